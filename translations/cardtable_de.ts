<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Verzeichnis</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>&amp;Rechnungsinformation:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Ende:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Anfang:</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Druckauftrag</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Priorität des Druckauftrags:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>Zum &amp;Drucken vorgesehen:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Dateien des &amp;Typs:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Cicero (CC)</source>
        <translation>Cicero (CC)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Zoll (in)</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Millimeter (mm)</translation>
    </message>
    <message>
        <source>Page &amp;order:</source>
        <translation>Reihenf&amp;olge der Seiten:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Seiten &amp;pro Blatt:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Widersprüchliche Duplexeinstellungen</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Ungültige Seitendefinition</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Die Duplexeinstellungen sind widersprüchlich. Möchten Sie diese korrigieren?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Widersprüchliche erweiterte Einstellungen</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Widersprüchliche Seiteneinstellungen</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Die Seiteneinstellungen sind widersprüchlich. Möchten Sie diese korrigieren?</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Die erweiterten Einstellungen sind widersprüchlich. Möchten Sie diese korrigieren?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Einige Einstellungen sind widersprüchlich. Bitte korrigieren Sie diese.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Beidseitiger Druck</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Lange Seite</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Seiten-&amp;Satz:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Kurze Seite</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Geben Sie die Seiten oder Bereiche durch Kommata getrennt ein. Bereiche werden durch zwei durch einen Bindestrich getrennte Zahlen festgelegt. Beispiel: 3,5-7,9 druckt die Seiten 3, 5, 6, 7 und 9.</translation>
    </message>
</context>
<context>
    <name>deals</name>
    <message>
        <source>The same number gives the same cards on every computer.</source>
        <translation>Dieselbe Nummer ergibt auf jedem Rechner dieselben Karten.</translation>
    </message>
    <message>
        <source>Copy number</source>
        <translation>Nummer kopieren</translation>
    </message>
    <message>
        <source>The number was copied.</source>
        <translation>Die Nummer wurde kopiert.</translation>
    </message>
    <message>
        <source>Type a deal number</source>
        <translation>Rundennummer eingeben</translation>
    </message>
    <message>
        <source>There is no deal with this number.</source>
        <translation>Eine Runde mit dieser Nummer gibt es nicht.</translation>
    </message>
    <message>
        <source>A deal number has ten letters and digits.</source>
        <translation>Eine Rundennummer hat zehn Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>Rules to play by</source>
        <translation>Gespielt wird</translation>
    </message>
    <message>
        <source>This deal has no number.</source>
        <translation>Diese Runde hat keine Nummer.</translation>
    </message>
    <message>
        <source>This deal is not over yet. Undo takes you back in it.</source>
        <translation>Diese Runde ist noch nicht zu Ende. Mit Rückgängig kommen Sie darin zurück.</translation>
    </message>
    <message>
        <source>The deal is over here: choose an earlier moment.</source>
        <translation>Hier ist die Runde zu Ende: Wählen Sie einen früheren Zeitpunkt.</translation>
    </message>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>Runde des Tages, {date}</translation>
    </message>
    <message>
        <source>The same for everybody today; no connection needed.</source>
        <translation>Heute für alle gleich; ohne Internet.</translation>
    </message>
    <message>
        <source>You have already played today’s deal.</source>
        <translation>Sie haben die heutige Runde schon gespielt.</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
</context>
<context>
    <name>first</name>
    <message>
        <source>Welcome to the card table</source>
        <translation>Willkommen am Kartentisch</translation>
    </message>
    <message>
        <source>Which language?</source>
        <translation>Welche Sprache?</translation>
    </message>
    <message>
        <source>Which game first?</source>
        <translation>Welches Spiel zuerst?</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Gleich spielen</translation>
    </message>
    <message>
        <source>Learn it first</source>
        <translation>Erst lernen</translation>
    </message>
</context>
<context>
    <name>french cards</name>
    <message>
        <source>ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>Pik-König</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>Pik-Neun</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>Pik-Acht</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>Pik-Sieben</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>Pik-Sechs</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>Pik-Fünf</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>Pik-Vier</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>Pik-Drei</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>Pik-Zwei</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>Herz-Dame</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>Herz-Sechs</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>Herz-Fünf</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>Herz-Vier</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>Herz-Drei</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>Herz-Zwei</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>Karo-Ass</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>Karo-König</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>Karo-Dame</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>Karo-Neun</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>Karo-Acht</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>Karo-Sieben</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>Karo-Sechs</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>Karo-Fünf</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>Karo-Vier</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>Karo-Drei</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>Karo-Zwei</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>Kreuz-Ass</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Kreuz-König</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>Kreuz-Dame</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>Kreuz-Neun</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>Kreuz-Acht</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>Kreuz-Sieben</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>Kreuz-Sechs</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>Kreuz-Fünf</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>Kreuz-Vier</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>Kreuz-Drei</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>Kreuz-Zwei</translation>
    </message>
</context>
<context>
    <name>french cards, object form</name>
    <message>
        <source>ace of spades</source>
        <translation>das Pik-Ass</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>den Pik-König</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>die Pik-Dame</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>den Pik-Buben</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>die Pik-Zehn</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>die Pik-Neun</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>die Pik-Acht</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>die Pik-Sieben</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>die Pik-Sechs</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>die Pik-Fünf</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>die Pik-Vier</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>die Pik-Drei</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>die Pik-Zwei</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>das Herz-Ass</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>den Herz-König</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>die Herz-Dame</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>den Herz-Buben</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>die Herz-Zehn</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>die Herz-Neun</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>die Herz-Acht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>die Herz-Sieben</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>die Herz-Sechs</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>die Herz-Fünf</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>die Herz-Vier</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>die Herz-Drei</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>die Herz-Zwei</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>das Karo-Ass</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>den Karo-König</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>die Karo-Dame</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>den Karo-Buben</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>die Karo-Zehn</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>die Karo-Neun</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>die Karo-Acht</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>die Karo-Sieben</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>die Karo-Sechs</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>die Karo-Fünf</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>die Karo-Vier</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>die Karo-Drei</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>die Karo-Zwei</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>das Kreuz-Ass</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>den Kreuz-König</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>die Kreuz-Dame</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>den Kreuz-Buben</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>die Kreuz-Zehn</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>die Kreuz-Neun</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>die Kreuz-Acht</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>die Kreuz-Sieben</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>die Kreuz-Sechs</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>die Kreuz-Fünf</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>die Kreuz-Vier</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>die Kreuz-Drei</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>die Kreuz-Zwei</translation>
    </message>
</context>
<context>
    <name>german cards</name>
    <message>
        <source>Daus of acorns</source>
        <translation>Eichel-Daus</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>Eichel-Zehner</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>Eichel-König</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>Eichel-Ober</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>Eichel-Unter</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>Eichel-Neuner</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>Eichel-Achter</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>Eichel-Siebener</translation>
    </message>
    <message>
        <source>Daus of leaves</source>
        <translation>Laub-Daus</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>Laub-Zehner</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>Laub-König</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>Laub-Ober</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>Laub-Unter</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>Laub-Neuner</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>Laub-Achter</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>Laub-Siebener</translation>
    </message>
    <message>
        <source>Daus of hearts</source>
        <translation>Herz-Daus</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehner</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>Herz-Ober</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>Herz-Unter</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neuner</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herz-Achter</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herz-Siebener</translation>
    </message>
    <message>
        <source>Daus of bells</source>
        <translation>Schellen-Daus</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>Schellen-Zehner</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>Schellen-König</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>Schellen-Ober</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>Schellen-Unter</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>Schellen-Neuner</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>Schellen-Achter</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>Schellen-Siebener</translation>
    </message>
</context>
<context>
    <name>german cards, object form</name>
    <message>
        <source>Daus of acorns</source>
        <translation>das Eichel-Daus</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>den Eichel-Zehner</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>den Eichel-König</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>den Eichel-Ober</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>den Eichel-Unter</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>den Eichel-Neuner</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>den Eichel-Achter</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>den Eichel-Siebener</translation>
    </message>
    <message>
        <source>Daus of leaves</source>
        <translation>das Laub-Daus</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>den Laub-Zehner</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>den Laub-König</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>den Laub-Ober</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>den Laub-Unter</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>den Laub-Neuner</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>den Laub-Achter</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>den Laub-Siebener</translation>
    </message>
    <message>
        <source>Daus of hearts</source>
        <translation>das Herz-Daus</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>den Herz-Zehner</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>den Herz-König</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>den Herz-Ober</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>den Herz-Unter</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>den Herz-Neuner</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>den Herz-Achter</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>den Herz-Siebener</translation>
    </message>
    <message>
        <source>Daus of bells</source>
        <translation>das Schellen-Daus</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>den Schellen-Zehner</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>den Schellen-König</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>den Schellen-Ober</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>den Schellen-Unter</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>den Schellen-Neuner</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>den Schellen-Achter</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>den Schellen-Siebener</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Push to your partner</source>
        <translation>Schieben Sie</translation>
    </message>
    <message>
        <source>Choose: {contract}</source>
        <translation>Wählen Sie: {contract}</translation>
    </message>
    <message>
        <source>Exchange the trump first</source>
        <translation>Tauschen Sie zuerst den Trumpf</translation>
    </message>
    <message>
        <source>Close the stock</source>
        <comment>hint.close</comment>
        <translation>Drehen Sie den Talon zu</translation>
    </message>
    <message>
        <source>Keep the {card_acc}</source>
        <translation>Behalten Sie {card_acc}</translation>
    </message>
    <message>
        <source>Discard the {card_acc}</source>
        <translation>Werfen Sie {card_acc} ab</translation>
    </message>
    <message>
        <source>Do not bid double nil</source>
        <translation>Bieten Sie nicht Doppel-Null</translation>
    </message>
    <message>
        <source>Bid nil</source>
        <comment>hint.bidnil</comment>
        <translation>Bieten Sie Null</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>Bieten Sie {n}</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Tipp wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>No hint available</source>
        <translation>Kein Tipp verfügbar</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Lead the {card_acc}</source>
        <translation>Spielen Sie {card_acc} aus</translation>
    </message>
    <message>
        <source>Play the {card_acc}</source>
        <translation>Spielen Sie {card_acc}</translation>
    </message>
    <message numerus="yes">
        <source>%n layouts examined</source>
        <translation>
            <numerusform>%n Verteilung untersucht</numerusform>
            <numerusform>%n Verteilungen untersucht</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins in {n} of {m} layouts.</source>
        <translation>Gewinnt in {n} von {m} Verteilungen.</translation>
    </message>
    <message>
        <source>Wins however the cards lie.</source>
        <translation>Gewinnt bei jeder Kartenverteilung.</translation>
    </message>
    <message>
        <source>It is the only playable card.</source>
        <translation>Es ist die einzige spielbare Karte.</translation>
    </message>
    <message>
        <source>Several cards are equally good here.</source>
        <translation>Hier sind mehrere Karten gleich gut.</translation>
    </message>
    <message>
        <source>Better than the next best by {points} on average.</source>
        <translation>Im Schnitt um {points} besser als die zweitbeste Karte.</translation>
    </message>
    <message>
        <source>Loses only if this card lies in the stock: {card}.</source>
        <translation>Verliert nur, wenn diese Karte im Talon liegt: {card}.</translation>
    </message>
    <message>
        <source>Loses only if {name} holds this card: {card}.</source>
        <translation>Verliert nur, wenn {name} diese Karte hat: {card}.</translation>
    </message>
    <message>
        <source>Loses only if this card is out of play: {card}.</source>
        <translation>Verliert nur, wenn diese Karte nicht im Spiel ist: {card}.</translation>
    </message>
    <message>
        <source>The trick is lost: give as little as you can.</source>
        <translation>Der Stich ist verloren: Geben Sie so wenig wie möglich.</translation>
    </message>
    <message>
        <source>The lowest card that wins the trick.</source>
        <translation>Die niedrigste Karte, die den Stich macht.</translation>
    </message>
    <message>
        <source>You play last: nobody can take the trick any more.</source>
        <translation>Sie spielen zuletzt: Niemand kann den Stich mehr nehmen.</translation>
    </message>
    <message>
        <source>It pulls the trumps.</source>
        <translation>So ziehen Sie die Trümpfe.</translation>
    </message>
    <message>
        <source>Keep your trumps for later.</source>
        <translation>Heben Sie die Trümpfe für später auf.</translation>
    </message>
    <message>
        <source>It saves your bid.</source>
        <translation>So erfüllen Sie Ihr Gebot noch.</translation>
    </message>
    <message>
        <source>It makes {name}’s bid fail.</source>
        <translation>So verfehlt {name} das Gebot.</translation>
    </message>
    <message>
        <source>It keeps your nil safe.</source>
        <translation>So halten Sie Ihr Null-Gebot.</translation>
    </message>
    <message>
        <source>It attacks {name}’s nil.</source>
        <translation>Das bringt das Null-Gebot von {name} in Gefahr.</translation>
    </message>
    <message>
        <source>It avoids a bag.</source>
        <translation>So vermeiden Sie Bags.</translation>
    </message>
    <message>
        <source>Get rid of the high card while it cannot win.</source>
        <translation>Werfen Sie die hohe Karte ab, solange sie nicht stechen kann.</translation>
    </message>
    <message>
        <source>Your cards make {tricks} tricks on average, and enough for this bid in {n} of {m} layouts.</source>
        <translation>Ihre Karten bringen im Schnitt {tricks} Stiche, und in {n} von {m} Verteilungen genug für dieses Gebot.</translation>
    </message>
    <message>
        <source>Nil holds in {n} of {m} layouts.</source>
        <translation>Null gelingt in {n} von {m} Verteilungen.</translation>
    </message>
    <message>
        <source>Your bid is made in {n} of {m} layouts.</source>
        <translation>Ihr Gebot wird in {n} von {m} Verteilungen erfüllt.</translation>
    </message>
    <message>
        <source>{name}’s bid fails in {n} of {m} layouts.</source>
        <translation>In {n} von {m} Verteilungen verfehlt {name} das Gebot.</translation>
    </message>
    <message>
        <source>Both bids are decided: only bags still count.</source>
        <translation>Beide Gebote sind entschieden: Nur noch Bags zählen.</translation>
    </message>
    <message>
        <source>With double nil you win the match in about {n} of 100 cases, without it in {m}.</source>
        <translation>Mit Doppel-Null gewinnen Sie das Spiel in etwa {n} von 100 Fällen, ohne in {m}.</translation>
    </message>
    <message>
        <source>High cards and spades endanger your double nil.</source>
        <translation>Hohe Karten und Pik gefährden Ihre Doppel-Null.</translation>
    </message>
    <message>
        <source>On average it is worth more than the next card.</source>
        <translation>Im Schnitt ist sie mehr wert als die nächste Karte.</translation>
    </message>
    <message>
        <source>On average the next card is better.</source>
        <translation>Im Schnitt ist die nächste Karte besser.</translation>
    </message>
    <message>
        <source>It keeps your marriage together.</source>
        <translation>Ihr Paar bleibt beisammen.</translation>
    </message>
    <message>
        <source>Leading it declares {n}.</source>
        <translation>Sie sagen damit {n} an.</translation>
    </message>
    <message>
        <source>You get this card for your lowest trump: {card}.</source>
        <translation>Sie erhalten diese Karte für Ihren niedrigsten Trumpf: {card}.</translation>
    </message>
    <message>
        <source>You need only {n} more for 66.</source>
        <translation>Bis 66 fehlen Ihnen nur noch {n}.</translation>
    </message>
    <message>
        <source>The loser of this trick gets the turned-up trump: {card}.</source>
        <translation>Wer diesen Stich verliert, erhält den aufgedeckten Trumpf: {card}.</translation>
    </message>
    <message>
        <source>Nobody draws any more: your trumps and high cards are enough.</source>
        <translation>Niemand zieht mehr: Ihre Trümpfe und hohen Karten reichen aus.</translation>
    </message>
    <message>
        <source>The trick goes to {name}: give your partner the points.</source>
        <translation>Der Stich geht an {name}: Schmieren Sie Ihrem Partner die Punkte.</translation>
    </message>
    <message>
        <source>It shows your partner this suit: {suit}.</source>
        <translation>Es zeigt Ihrem Partner diese Farbe: {suit}.</translation>
    </message>
    <message>
        <source>Your cards in it: {cards}</source>
        <translation>Ihre Karten darin: {cards}</translation>
    </message>
    <message>
        <source>No suit of yours is strong enough.</source>
        <translation>Keine Ihrer Farben ist stark genug.</translation>
    </message>
    <message>
        <source>Against the best card</source>
        <translation>Im Vergleich zur besten Karte</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>Hints are switched off in Preferences.</source>
        <translation>Tipps sind in den Einstellungen ausgeschaltet.</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>No matches yet. Play one!</source>
        <translation>Noch keine Spiele. Spielen Sie eins!</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>Alle exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n matches?</source>
        <translation>
            <numerusform>%n Spiel löschen?</numerusform>
            <numerusform>%n Spiele löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches exported.</source>
        <translation>
            <numerusform>%n Spiel exportiert.</numerusform>
            <numerusform>%n Spiele exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Punkteliste</translation>
    </message>
    <message>
        <source>This file cannot be written: {file}</source>
        <translation>Diese Datei kann nicht geschrieben werden: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n matches imported.</source>
        <translation>
            <numerusform>%n Spiel importiert.</numerusform>
            <numerusform>%n Spiele importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>This match is already in the history.</source>
        <translation>Dieses Spiel ist schon im Verlauf.</translation>
    </message>
    <message>
        <source>Cardtable match</source>
        <translation>Cardtable-Spiel</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik&#xa0;…</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>No match fits the search.</source>
        <translation>Kein Spiel passt zur Suche.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Import the matches in “{file}”?</source>
        <translation>Die Spiele aus „{file}“ importieren?</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>mit Tipps</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>mit Rücknahme</translation>
    </message>
    <message>
        <source>same deal again</source>
        <translation>gleiche Runde noch einmal</translation>
    </message>
    <message>
        <source>by deal number</source>
        <translation>nach Rundennummer</translation>
    </message>
    <message>
        <source>from a position</source>
        <translation>aus einer Stellung</translation>
    </message>
    <message>
        <source>Importing matches</source>
        <translation>Spiele werden importiert</translation>
    </message>
    <message>
        <source>Exporting matches</source>
        <translation>Spiele werden exportiert</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Die Datei wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>{n} of {m} matches</source>
        <translation>{n} von {m} Spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are already in the history.</source>
        <translation>
            <numerusform>%n Spiel ist schon im Verlauf.</numerusform>
            <numerusform>%n Spiele sind schon im Verlauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” is empty.</source>
        <translation>„{file}“ ist leer.</translation>
    </message>
    <message>
        <source>“{file}” is too large for a match.</source>
        <translation>„{file}“ ist zu groß für ein Spiel.</translation>
    </message>
    <message>
        <source>“{file}” is not a Cardtable match. Nothing was changed.</source>
        <translation>„{file}“ ist kein Cardtable-Spiel. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“{file}” needs a newer version of Cardtable (format {version}).</source>
        <translation>„{file}“ benötigt eine neuere Version von Cardtable (Format {version}).</translation>
    </message>
    <message>
        <source>This game is not installed: {game}</source>
        <translation>Dieses Spiel ist nicht installiert: {game}</translation>
    </message>
    <message>
        <source>The match breaks the rules at step {n} and cannot be replayed.</source>
        <translation>Das Spiel verstößt bei Schritt {n} gegen die Regeln und lässt sich nicht nachspielen.</translation>
    </message>
    <message>
        <source>This file cannot be read: {file}</source>
        <translation>Diese Datei kann nicht gelesen werden: {file}</translation>
    </message>
    <message>
        <source>“{file}” is damaged. Nothing was changed.</source>
        <translation>„{file}“ ist beschädigt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Cards face up</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Vorherige Runde</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>Points difference over time</source>
        <translation>Punktedifferenz im Zeitverlauf</translation>
    </message>
    <message numerus="yes">
        <source>average of %n matches</source>
        <translation>
            <numerusform>Mittel aus %n Spiel</numerusform>
            <numerusform>Mittel aus %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Gleiche Runde noch einmal</translation>
    </message>
    <message>
        <source>Figures of this game</source>
        <translation>Zahlen zu diesem Spiel</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Statistics begin with your first match.</source>
        <translation>Die Statistik beginnt mit Ihrem ersten Spiel.</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Spielstärken</translation>
    </message>
    <message numerus="yes">
        <source>%n matches with help, not counted.</source>
        <translation>
            <numerusform>%n Spiel mit Hilfe, nicht gezählt.</numerusform>
            <numerusform>%n Spiele mit Hilfe, nicht gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still counting…</source>
        <translation>Wird noch gezählt&#xa0;…</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Gewinnquote</translation>
    </message>
    <message>
        <source>last {n}: {rate}</source>
        <translation>letzte {n}: {rate}</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>{n} right now</source>
        <translation>aktuell {n}</translation>
    </message>
    <message>
        <source>Average per deal</source>
        <translation>Durchschnitt pro Runde</translation>
    </message>
    <message>
        <source>opponents {n}</source>
        <translation>Gegner {n}</translation>
    </message>
</context>
<context>
    <name>jass</name>
    <message>
        <source>Contract choice</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Your partner pushed: you must choose.</source>
        <translation>Ihr Partner hat geschoben: Sie müssen wählen.</translation>
    </message>
    <message>
        <source>You are forehand.</source>
        <translation>Sie sind Vorhand.</translation>
    </message>
    <message>
        <source>Your partner chooses; you still lead.</source>
        <translation>Ihr Partner sagt an; Sie spielen trotzdem aus.</translation>
    </message>
    <message>
        <source>Aces in hand</source>
        <translation>Asse auf der Hand</translation>
    </message>
    <message>
        <source>Sixes in hand</source>
        <translation>Sechsen auf der Hand</translation>
    </message>
    <message>
        <source>Trumps in hand</source>
        <translation>Trümpfe auf der Hand</translation>
    </message>
    <message>
        <source>Weis per deal</source>
        <translation>Weis pro Runde</translation>
    </message>
    <message>
        <source>Matches (all nine tricks)</source>
        <translation>Match (alle neun Stiche)</translation>
    </message>
    <message>
        <source>Wins with Schneider</source>
        <translation>Siege mit Schneider</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>Geschoben</translation>
    </message>
    <message>
        <source>Contracts chosen</source>
        <translation>Gewählte Trumpfarten</translation>
    </message>
    <message>
        <source>This deal – us: {a}, them: {b}</source>
        <translation>Diese Runde – wir: {a}, Gegner: {b}</translation>
    </message>
    <message>
        <source>The opponents win the match.</source>
        <translation>Die Gegner gewinnen das Spiel.</translation>
    </message>
    <message>
        <source>Match: all nine tricks are yours, +100.</source>
        <translation>Match: Alle neun Stiche gehören Ihrem Team, +100.</translation>
    </message>
    <message>
        <source>Match: the opponents have all nine tricks, +100.</source>
        <translation>Match: Die Gegner haben alle neun Stiche, +100.</translation>
    </message>
    <message>
        <source>The match is over at once; the remaining cards are not played.</source>
        <translation>Das Spiel ist sofort zu Ende; die übrigen Karten werden nicht gespielt.</translation>
    </message>
    <message>
        <source>Your team reaches {n}!</source>
        <translation>Ihr Team erreicht {n}!</translation>
    </message>
    <message>
        <source>The opponents reach {n}.</source>
        <translation>Die Gegner erreichen {n}.</translation>
    </message>
    <message>
        <source>The opponents stay below {n}: Schneider!</source>
        <translation>Die Gegner bleiben unter {n}: Schneider!</translation>
    </message>
    <message>
        <source>Your team stays below {n}: Schneider.</source>
        <translation>Ihr Team bleibt unter {n}: Schneider.</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Jasstafel</translation>
    </message>
    <message>
        <source>{points} in this deal</source>
        <translation>{points} in dieser Runde</translation>
    </message>
    <message>
        <source>Chosen by you</source>
        <translation>Von Ihnen gewählt</translation>
    </message>
    <message>
        <source>Chosen by {name}</source>
        <translation>Gewählt von {name}</translation>
    </message>
    <message>
        <source>Stöck</source>
        <translation>Stöck</translation>
    </message>
    <message>
        <source>Weis</source>
        <translation>Weis</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>sh.match</comment>
        <translation>Match</translation>
    </message>
    <message>
        <source>{what} {points} × {n} = {total}</source>
        <translation>{what} {points} × {n} = {total}</translation>
    </message>
    <message>
        <source>Without trumps you must follow suit: {suit}.</source>
        <translation>Ohne Trumpf müssen Sie Farbe bedienen: {suit}.</translation>
    </message>
    <message>
        <source>Only a lone trump Under may be held back: you hold other trumps.</source>
        <translation>Nur den blanken Trumpf-Under dürfen Sie zurückhalten; Sie haben weitere Trümpfe.</translation>
    </message>
    <message>
        <source>Trumps were led: you must play a trump.</source>
        <translation>Trumpf ist ausgespielt: Sie müssen Trumpf zugeben.</translation>
    </message>
    <message>
        <source>The trick is already trumped: a lower trump is not allowed.</source>
        <translation>Der Stich ist schon gestochen: Untertrumpfen ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>Follow suit ({suit}) or play a trump.</source>
        <translation>Bedienen Sie die Farbe ({suit}) oder spielen Sie Trumpf.</translation>
    </message>
    <message>
        <source>Scoresheet: {game}</source>
        <translation>Punkteliste: {game}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Trumpfart</translation>
    </message>
    <message>
        <source>You announce: {weis}, {points}</source>
        <translation>Sie weisen: {weis}, {points}</translation>
    </message>
    <message>
        <source>{name} announces: {weis}, {points}</source>
        <translation>{name} weist: {weis}, {points}</translation>
    </message>
    <message>
        <source>You hold the seven of roses: you are forehand.</source>
        <translation>Sie haben die Rosen-Sieben: Sie sind Vorhand.</translation>
    </message>
    <message>
        <source>{name} holds the seven of roses and is forehand.</source>
        <translation>{name} hat die Rosen-Sieben und ist Vorhand.</translation>
    </message>
    <message>
        <source>{name} is forehand.</source>
        <translation>{name} ist Vorhand.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Ihre Karten: {cards}.</translation>
    </message>
    <message>
        <source>You push to your partner.</source>
        <translation>Sie schieben.</translation>
    </message>
    <message>
        <source>{name} pushes.</source>
        <translation>{name} schiebt.</translation>
    </message>
    <message>
        <source>You choose: {contract}, ×{n}</source>
        <translation>Sie wählen: {contract}, ×{n}</translation>
    </message>
    <message>
        <source>{name} chooses: {contract}, ×{n}</source>
        <translation>{name} wählt: {contract}, ×{n}</translation>
    </message>
    <message>
        <source>You lead the {card_acc}.</source>
        <translation>Sie spielen {card_acc} aus.</translation>
    </message>
    <message>
        <source>{name} leads the {card_acc}.</source>
        <translation>{name} spielt {card_acc} aus.</translation>
    </message>
    <message>
        <source>You play the {card_acc}.</source>
        <translation>Sie spielen {card_acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card_acc}.</source>
        <translation>{name} spielt {card_acc}.</translation>
    </message>
    <message>
        <source>Your team has the better Weis: {points}</source>
        <translation>Ihr Team hat den höheren Weis: {points}</translation>
    </message>
    <message>
        <source>The opponents have the better Weis: {points}</source>
        <translation>Die Gegner haben den höheren Weis: {points}</translation>
    </message>
    <message>
        <source>You have Stöck: 20</source>
        <translation>Sie haben Stöck: 20</translation>
    </message>
    <message>
        <source>{name} has Stöck: 20.</source>
        <translation>{name} hat Stöck: 20.</translation>
    </message>
    <message>
        <source>Stöck counts now and decides the match.</source>
        <translation>Stöck zählt jetzt und entscheidet das Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>You win the trick: %n points.</source>
        <translation>
            <numerusform>Sie machen den Stich: %n Punkt.</numerusform>
            <numerusform>Sie machen den Stich: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n points.</source>
        <translation>
            <numerusform>{name} macht den Stich: %n Punkt.</numerusform>
            <numerusform>{name} macht den Stich: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last trick: +5</source>
        <translation>Letzter Stich: +5</translation>
    </message>
    <message>
        <source>Nobody has a Weis.</source>
        <translation>Niemand hat einen Weis.</translation>
    </message>
    <message>
        <source>Deal {n} · Contract choice</source>
        <translation>Runde {n} · Ansage</translation>
    </message>
    <message>
        <source>Deal {n} · Trick {m} / 9</source>
        <translation>Runde {n} · Stich {m} / 9</translation>
    </message>
    <message>
        <source>forehand</source>
        <comment>plate.forehand</comment>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>plate.partner</comment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>opponent</source>
        <comment>plate.opponent</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Schieber Jass</source>
        <translation>Schieber-Jass</translation>
    </message>
    <message>
        <source>First to {n}</source>
        <translation>Bis {n} Punkte</translation>
    </message>
    <message>
        <source>You and a computer partner</source>
        <translation>Sie und ein Computerpartner</translation>
    </message>
    <message>
        <source>Acorns trump</source>
        <translation>Eichel Trumpf</translation>
    </message>
    <message>
        <source>Roses trump</source>
        <translation>Rosen Trumpf</translation>
    </message>
    <message>
        <source>Shields trump</source>
        <translation>Schilten Trumpf</translation>
    </message>
    <message>
        <source>Bells trump</source>
        <translation>Schellen Trumpf</translation>
    </message>
    <message>
        <source>Obenabe</source>
        <translation>Obenabe</translation>
    </message>
    <message>
        <source>Undenufe</source>
        <translation>Undenufe</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>I push.</source>
        <translation>Ich schiebe.</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>tiefer</translation>
    </message>
    <message>
        <source>Stöck!</source>
        <translation>Stöck!</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>You and {name}</source>
        <translation>Sie und {name}</translation>
    </message>
    <message>
        <source>{name} and {name2}</source>
        <translation>{name} und {name2}</translation>
    </message>
    <message>
        <source>Everything counts ×{n}.</source>
        <translation>Alles zählt ×{n}.</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>Multiplikator</translation>
    </message>
    <message>
        <source>{run} {from}</source>
        <translation>{run} {from}</translation>
    </message>
    <message>
        <source>Equal points: the sequence beats four of a kind.</source>
        <translation>Gleich viele Punkte: Die Folge schlägt vier Gleiche.</translation>
    </message>
    <message>
        <source>Equal points: four of a kind beats a sequence.</source>
        <translation>Gleich viele Punkte: Vier Gleiche schlagen eine Folge.</translation>
    </message>
    <message>
        <source>Otherwise equal: in Undenufe the lower cards count.</source>
        <translation>Sonst gleich: Bei Undenufe zählen die tieferen Karten.</translation>
    </message>
    <message>
        <source>Otherwise equal: the higher top card counts.</source>
        <translation>Sonst gleich: Die höchste Karte entscheidet.</translation>
    </message>
    <message>
        <source>It has more points.</source>
        <translation>Er hat mehr Punkte.</translation>
    </message>
    <message>
        <source>Equal points: the longer sequence counts.</source>
        <translation>Gleich viele Punkte: Die längere Folge zählt.</translation>
    </message>
    <message>
        <source>Otherwise equal: the trump suit counts.</source>
        <translation>Sonst gleich: Die Trumpffarbe zählt.</translation>
    </message>
    <message>
        <source>All equal: whoever played first counts.</source>
        <translation>Alles gleich: Wer zuerst an der Reihe war, zählt.</translation>
    </message>
    <message>
        <source>sequence of three</source>
        <translation>Dreiblatt</translation>
    </message>
    <message>
        <source>sequence of four</source>
        <translation>Vierblatt</translation>
    </message>
    <message>
        <source>sequence of five</source>
        <translation>Fünfblatt</translation>
    </message>
    <message>
        <source>sequence of six</source>
        <translation>Sechsblatt</translation>
    </message>
    <message>
        <source>sequence of seven</source>
        <translation>Siebenblatt</translation>
    </message>
    <message>
        <source>sequence of eight</source>
        <translation>Achtblatt</translation>
    </message>
    <message>
        <source>sequence of nine</source>
        <translation>Neunblatt</translation>
    </message>
    <message>
        <source>from the ace</source>
        <translation>vom Ass</translation>
    </message>
    <message>
        <source>from the king</source>
        <translation>vom König</translation>
    </message>
    <message>
        <source>from the Ober</source>
        <translation>vom Ober</translation>
    </message>
    <message>
        <source>from the Under</source>
        <translation>vom Under</translation>
    </message>
    <message>
        <source>from the Banner</source>
        <translation>vom Banner</translation>
    </message>
    <message>
        <source>from the nine</source>
        <translation>von der Neun</translation>
    </message>
    <message>
        <source>from the eight</source>
        <translation>von der Acht</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>vier Asse</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>vier Könige</translation>
    </message>
    <message>
        <source>four Obers</source>
        <translation>vier Ober</translation>
    </message>
    <message>
        <source>four Unders</source>
        <translation>vier Under</translation>
    </message>
    <message>
        <source>four Banners</source>
        <translation>vier Banner</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Next zone</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Inside the zone</source>
        <translation>Im Bereich</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Close, leave</source>
        <translation>Schließen, verlassen</translation>
    </message>
    <message>
        <source>Start page: games 1–4</source>
        <translation>Startseite: Spiel 1–4</translation>
    </message>
    <message>
        <source>Rules, at this point</source>
        <translation>Spielregeln zur Lage</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Walk through your hand</source>
        <translation>Durch die Handkarten gehen</translation>
    </message>
    <message>
        <source>First, last card</source>
        <translation>Erste, letzte Karte</translation>
    </message>
    <message>
        <source>Next card of that rank</source>
        <translation>Nächste Karte dieses Werts</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>Hint; Enter plays it</source>
        <translation>Tipp; Enter spielt ihn</translation>
    </message>
    <message>
        <source>Claim remaining tricks</source>
        <translation>Übrige Stiche beanspruchen</translation>
    </message>
    <message>
        <source>Say the score</source>
        <translation>Spielstand ansagen</translation>
    </message>
    <message>
        <source>First, last step</source>
        <translation>Erster, letzter Schritt</translation>
    </message>
    <message>
        <source>Continue or score sheet</source>
        <translation>Fortsetzen oder Punkteliste</translation>
    </message>
    <message>
        <source>Say the trick on the table</source>
        <translation>Stich auf dem Tisch ansagen</translation>
    </message>
    <message>
        <source>Say your hand by suits</source>
        <translation>Handkarten nach Farben ansagen</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Noch einmal ansagen</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>One thing more: in Obenabe ({a}) and Undenufe ({b}) there are no trumps, and in Undenufe the six is the highest card.</source>
        <translation>Noch etwas: Bei Obenabe ({a}) und Undenufe ({b}) gibt es keinen Trumpf, und bei Undenufe ist die Sechs die höchste Karte.</translation>
    </message>
    <message>
        <source>You and {name} are a team. Whoever reaches 3000 points first wins.</source>
        <translation>Sie und {name} sind ein Team. Wer zuerst 3000 Punkte erreicht, gewinnt.</translation>
    </message>
    <message>
        <source>You are forehand: choose trumps, Obenabe or Undenufe, or push. Your best suit: {suit}</source>
        <translation>Sie sind Vorhand: Wählen Sie Trumpf, Obenabe oder Undenufe, oder schieben Sie. Ihre beste Farbe: {suit}</translation>
    </message>
    <message>
        <source>In that suit you hold the three highest cards, and everything counts {factor}.</source>
        <translation>In dieser Farbe haben Sie die drei höchsten Karten, und alles zählt {factor}.</translation>
    </message>
    <message>
        <source>In trumps the Under is highest ({n}), then the nine ({m}), then the ace. Lead the {card_acc}.</source>
        <translation>Im Trumpf ist der Under am höchsten ({n}), dann die Neun ({m}), dann das Ass. Spielen Sie {card_acc} aus.</translation>
    </message>
    <message>
        <source>Pull the opponents’ trumps first: nobody can beat your Under.</source>
        <translation>Ziehen Sie den Gegnern zuerst die Trümpfe: Ihren Under kann niemand schlagen.</translation>
    </message>
    <message>
        <source>Three cards in a row are a Weis: the table announced it for you. {n} points, and in this contract everything counts {factor}.</source>
        <translation>Drei Karten in Folge sind ein Weis: Der Tisch hat ihn für Sie gewiesen. {n} Punkte, und bei dieser Trumpfart zählt alles {factor}.</translation>
    </message>
    <message>
        <source>Two trumps are still out, and the nine is now the highest: lead the {card_acc}.</source>
        <translation>Die anderen haben noch zwei Trümpfe, und die Neun ist jetzt der höchste: Spielen Sie {card_acc} aus.</translation>
    </message>
    <message>
        <source>As long as they hold trumps, they can trump your other cards.</source>
        <translation>Solange sie Trümpfe haben, können sie Ihre anderen Karten stechen.</translation>
    </message>
    <message>
        <source>Only you hold trumps now. Lead the {card_acc}: your partner may have the ace.</source>
        <translation>Trümpfe haben jetzt nur noch Sie. Spielen Sie {card_acc} aus: Vielleicht hat Ihr Partner das Ass.</translation>
    </message>
    <message>
        <source>Keep your trumps and high cards: let your partner take a trick.</source>
        <translation>Heben Sie Trümpfe und hohe Karten auf: Lassen Sie Ihren Partner einen Stich machen.</translation>
    </message>
    <message>
        <source>{name} wins this trick: give your partner a card with many points.</source>
        <translation>{name} macht diesen Stich: Schmieren Sie Ihrem Partner viele Punkte.</translation>
    </message>
    <message>
        <source>That card counts less: the gold one is worth {n}.</source>
        <translation>Diese Karte zählt weniger: Die goldene ist {n} wert.</translation>
    </message>
    <message>
        <source>Follow suit or trump. If you can do neither, throw off any card.</source>
        <translation>Bedienen Sie die Farbe oder stechen Sie mit Trumpf. Geht beides nicht, werfen Sie eine beliebige Karte ab.</translation>
    </message>
    <message>
        <source>Your lowest trump is enough for this trick.</source>
        <translation>Ihr niedrigster Trumpf reicht für diesen Stich.</translation>
    </message>
    <message>
        <source>You hold five cards. The turned-up card shows the trump: {suit}.</source>
        <translation>Sie haben fünf Karten. Die aufgedeckte Karte zeigt den Trumpf: {suit}.</translation>
    </message>
    <message>
        <source>You hold the trump Unter: exchange it for the turned-up card before you lead.</source>
        <translation>Sie haben den Trumpf-Unter: Tauschen Sie ihn vor dem Ausspielen gegen die aufgedeckte Karte.</translation>
    </message>
    <message>
        <source>Once the stock is used up or closed, exchanging is over: do it now.</source>
        <translation>Ist der Talon aufgebraucht oder zugedreht, geht das Tauschen nicht mehr: Tun Sie es jetzt.</translation>
    </message>
    <message>
        <source>While the stock is open, nobody has to follow suit. Lead the {card_acc}.</source>
        <translation>Solange der Talon offen ist, muss niemand bedienen. Spielen Sie {card_acc} aus.</translation>
    </message>
    <message>
        <source>Nothing but a trump can beat the gold card.</source>
        <translation>Nur ein Trumpf kann die goldene Karte stechen.</translation>
    </message>
    <message>
        <source>The trick is yours: you draw first and lead again.</source>
        <translation>Der Stich gehört Ihnen: Sie ziehen zuerst und spielen wieder aus.</translation>
    </message>
    <message>
        <source>King and Ober of one suit: lead one of them and you declare {n}, in trumps {m}.</source>
        <translation>König und Ober einer Farbe: Wenn Sie eine der beiden Karten ausspielen, sagen Sie {n} an, in Trumpf {m}.</translation>
    </message>
    <message>
        <source>The marriage is worth {n} points: take them first.</source>
        <translation>Das Paar bringt {n} Augen: Nehmen Sie die zuerst mit.</translation>
    </message>
    <message>
        <source>Enough for 66? Close the stock: then follow suit and beat, and nobody draws.</source>
        <translation>Reicht es für 66? Drehen Sie zu: Dann gilt Farb- und Stichzwang, und niemand zieht mehr.</translation>
    </message>
    <message>
        <source>As long as the stock is open, {name} keeps drawing and need not follow suit.</source>
        <translation>Solange der Talon offen ist, zieht {name} weiter Karten und muss nicht bedienen.</translation>
    </message>
    <message>
        <source>Now the strict rules hold: {name} must follow suit. Pull the trumps: lead the {card_acc}.</source>
        <translation>Jetzt gilt Farb- und Stichzwang: {name} muss bedienen. Ziehen Sie die Trümpfe: Spielen Sie {card_acc} aus.</translation>
    </message>
    <message>
        <source>Pull the trumps first, or {name} may trump your other cards.</source>
        <translation>Ziehen Sie zuerst die Trümpfe, sonst kann {name} Ihre anderen Karten stechen.</translation>
    </message>
    <message>
        <source>Your next trump is now the highest: lead the {card_acc}, and you have {n}.</source>
        <translation>Ihr nächster Trumpf ist jetzt der höchste: Spielen Sie {card_acc} aus, dann haben Sie {n}.</translation>
    </message>
    <message>
        <source>That card may lose the trick; the gold one cannot.</source>
        <translation>Mit dieser Karte können Sie den Stich verlieren, mit der goldenen nicht.</translation>
    </message>
    <message>
        <source>You have 66, and {name} had no trick when you closed: {n} game points.</source>
        <translation>Sie haben 66, und {name} hatte beim Zudrehen keinen Stich: {n} Spielpunkte.</translation>
    </message>
    <message>
        <source>One thing more: nil is a bid of no trick at all. It is worth {n} points, and costs as many if you take one.</source>
        <translation>Noch etwas: Null ist ein Gebot auf gar keinen Stich. Es bringt {n} Punkte und kostet ebenso viele, wenn Sie doch einen machen.</translation>
    </message>
    <message>
        <source>High cards and spades win tricks: keep the {card_acc}. The next card is then discarded.</source>
        <translation>Hohe Karten und Pik machen Stiche: Behalten Sie {card_acc}. Die nächste Karte wird dann abgeworfen.</translation>
    </message>
    <message>
        <source>The highest card of all: {card}.</source>
        <translation>Die höchste Karte von allen: {card}.</translation>
    </message>
    <message>
        <source>Low cards seldom win a trick: discard this one. The next card is then yours, whatever it is.</source>
        <translation>Niedrige Karten machen selten einen Stich: Werfen Sie diese ab. Die nächste gehört dann Ihnen, egal welche es ist.</translation>
    </message>
    <message>
        <source>The next card will probably be better.</source>
        <translation>Die nächste Karte ist wahrscheinlich besser.</translation>
    </message>
    <message>
        <source>Bid the number of tricks you will win. With these cards: {n}</source>
        <translation>Bieten Sie die Zahl der Stiche, die Sie machen werden. Mit diesen Karten: {n}</translation>
    </message>
    <message>
        <source>Count your aces, and one trick for trumping the suit you do not hold.</source>
        <translation>Zählen Sie Ihre Asse und dazu einen Stich, weil Sie die fehlende Farbe mit Trumpf stechen können.</translation>
    </message>
    <message>
        <source>Follow suit: {suit}. The highest card wins the trick.</source>
        <translation>Bedienen Sie die Farbe: {suit}. Die höchste Karte macht den Stich.</translation>
    </message>
    <message>
        <source>That card is too low: {name} would win the trick.</source>
        <translation>Diese Karte ist zu niedrig: Dann macht {name} den Stich.</translation>
    </message>
    <message>
        <source>You lead, but no spade yet: spades are not broken. Lead the {card_acc}, a card you can do without.</source>
        <translation>Sie spielen aus, aber noch kein Pik: Pik ist noch nicht gebrochen. Spielen Sie {card_acc} aus, auf diese Karte können Sie verzichten.</translation>
    </message>
    <message>
        <source>Keep that one: you may need it later.</source>
        <translation>Heben Sie diese Karte auf: Vielleicht brauchen Sie sie noch.</translation>
    </message>
    <message>
        <source>You cannot follow suit: any spade takes the trick and breaks spades.</source>
        <translation>Sie können nicht bedienen: Jedes Pik macht den Stich und bricht Pik.</translation>
    </message>
    <message>
        <source>The lowest spade is enough to win this trick.</source>
        <translation>Das niedrigste Pik reicht, um diesen Stich zu machen.</translation>
    </message>
    <message>
        <source>Spades are broken: now you may lead them too. Lead the {card_acc}: no card is higher.</source>
        <translation>Pik ist gebrochen: Jetzt dürfen Sie es auch ausspielen. Spielen Sie {card_acc} aus: Keine Karte ist höher.</translation>
    </message>
    <message>
        <source>One trick is missing from your bid, and the gold card is sure to win it.</source>
        <translation>Zu Ihrem Gebot fehlt noch ein Stich, und die goldene Karte macht ihn sicher.</translation>
    </message>
    <message>
        <source>Your bid is made. Every further trick is a bag: 1 point, but 10 bags cost 100.</source>
        <translation>Ihr Gebot ist erfüllt. Jeder weitere Stich ist ein Bag: 1 Punkt, aber 10 Bags kosten 100.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>You may play that, but look at the gold card.</source>
        <translation>Das dürfen Sie spielen, aber sehen Sie sich die goldene Karte an.</translation>
    </message>
    <message>
        <source>You may do that, but look at what is framed in gold.</source>
        <translation>Das dürfen Sie, aber sehen Sie sich an, was golden umrahmt ist.</translation>
    </message>
    <message>
        <source>Skip lesson</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Gut gemacht!</translation>
    </message>
    <message>
        <source>That is all you need. Now play a real match.</source>
        <translation>Mehr brauchen Sie nicht. Spielen Sie jetzt ein richtiges Spiel.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Ruth</source>
        <comment>name.f1</comment>
        <translation>Theresia</translation>
    </message>
    <message>
        <source>Walter</source>
        <comment>name.m1</comment>
        <translation>Lukas</translation>
    </message>
    <message>
        <source>Alice</source>
        <comment>name.f2</comment>
        <translation>Johanna</translation>
    </message>
    <message>
        <source>Henry</source>
        <comment>name.m2</comment>
        <translation>Matthias</translation>
    </message>
    <message>
        <source>Emma</source>
        <comment>name.f3</comment>
        <translation>Greta</translation>
    </message>
    <message>
        <source>George</source>
        <comment>name.m3</comment>
        <translation>Felix</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{a}–{b}</source>
        <extracomment>A score; {a} and {b} are numbers, such as 7 and 4.</extracomment>
        <translation>{a} : {b}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <extracomment>A percentage; {n} is a number. German and Czech: with a no-break space.</extracomment>
        <translation>{n}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spades</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Animationsgeschwindigkeit</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pause nach einem Stich</translation>
    </message>
    <message>
        <source>Play the only playable card automatically (Auto Play One)</source>
        <translation>Einzige spielbare Karte automatisch spielen (Auto Play One)</translation>
    </message>
    <message>
        <source>Show unplayable cards darker</source>
        <translation>Nicht spielbare Karten dunkler anzeigen</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Right opponent</source>
        <translation>Rechter Gegner</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>Pace of the drawing</source>
        <translation>Tempo beim Ziehen</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>Bids and leads first</source>
        <translation>Bietet und spielt zuerst aus</translation>
    </message>
    <message>
        <source>Look at the second card</source>
        <translation>Zweite Karte ansehen</translation>
    </message>
    <message>
        <source>Allow double nil</source>
        <translation>Doppel-Null erlauben</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count as bags</source>
        <translation>Stiche bei verlorener Null zählen als Bags</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>st.partner</comment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Left opponent</source>
        <translation>Linker Gegner</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <translation>Name: {seat}</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Barrierefreiheit</translation>
    </message>
    <message>
        <source>Play with one click</source>
        <translation>Mit einem Klick spielen</translation>
    </message>
    <message>
        <source>Play by dragging too</source>
        <translation>Auch durch Ziehen spielen</translation>
    </message>
    <message>
        <source>Allow claiming the remaining tricks</source>
        <translation>Beanspruchen übriger Stiche erlauben</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Tipps erlauben</translation>
    </message>
    <message>
        <source>Ask before undo</source>
        <translation>Vor dem Rückgängigmachen fragen</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Klänge abspielen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Level: {seat}</source>
        <translation>Spielstärke: {seat}</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Kartenrückseite</translation>
    </message>
    <message>
        <source>French-suited deck</source>
        <translation>Französisches Blatt</translation>
    </message>
    <message>
        <source>German-suited deck</source>
        <translation>Deutsches Blatt</translation>
    </message>
    <message>
        <source>Swiss-suited deck</source>
        <translation>Deutschschweizer Jasskarten</translation>
    </message>
    <message>
        <source>The opponent in the games for two.</source>
        <translation>In den Spielen zu zweit: der Gegner.</translation>
    </message>
    <message>
        <source>No level sees hidden cards.</source>
        <translation>Der Computer sieht auf keiner Stufe verdeckte Karten.</translation>
    </message>
    <message>
        <source>How long the computer looks at a card at least.</source>
        <translation>Wie lange der Computer eine Karte mindestens ansieht.</translation>
    </message>
    <message>
        <source>A match by these rules gets a tile of its own on the start page.</source>
        <translation>Ein Spiel nach diesen Regeln bekommt eine eigene Kachel auf der Startseite.</translation>
    </message>
    <message>
        <source>After you keep a card you see the one you must discard.</source>
        <translation>Wenn Sie eine Karte behalten, sehen Sie die abgeworfene.</translation>
    </message>
    <message>
        <source>Applies from the next match.</source>
        <translation>Gilt ab dem nächsten Spiel.</translation>
    </message>
    <message>
        <source>The whole program follows at once.</source>
        <translation>Das ganze Programm folgt sofort.</translation>
    </message>
    <message>
        <source>Off shows every move without flights.</source>
        <translation>Aus: jeder Zug ohne Bewegung.</translation>
    </message>
    <message>
        <source>A click always takes the trick at once.</source>
        <translation>Ein Klick zieht den Stich immer sofort ein.</translation>
    </message>
    <message>
        <source>A lone playable card is played for you, but never while you could exchange or close.</source>
        <translation>Ist nur eine Karte spielbar, wird sie von selbst gespielt – nicht, solange Sie tauschen oder zudrehen können.</translation>
    </message>
    <message>
        <source>You see at a glance what may be played.</source>
        <translation>Sie sehen auf einen Blick, was spielbar ist.</translation>
    </message>
    <message>
        <source>Off: the first click lifts the card, the second plays it.</source>
        <translation>Aus: Der erste Klick hebt die Karte an, der zweite spielt sie.</translation>
    </message>
    <message>
        <source>Pull a card from your hand onto the table.</source>
        <translation>Eine Karte aus der Hand auf den Tisch ziehen.</translation>
    </message>
    <message>
        <source>Only when they are certain; the score stays the same.</source>
        <translation>Nur wenn sie sicher sind; die Wertung bleibt gleich.</translation>
    </message>
    <message>
        <source>A match with undo is marked in the history.</source>
        <translation>Ein Spiel mit zurückgenommenen Zügen wird im Verlauf gekennzeichnet.</translation>
    </message>
    <message>
        <source>A match with hints is marked in the history.</source>
        <translation>Ein Spiel mit Tipps wird im Verlauf gekennzeichnet.</translation>
    </message>
    <message>
        <source>How long the computer waits at least before it plays.</source>
        <translation>Wie lange der Computer mindestens wartet, bevor er spielt.</translation>
    </message>
    <message>
        <source>Cards, calls and results; no music.</source>
        <translation>Karten, Ansagen und Ergebnisse; keine Musik.</translation>
    </message>
    <message>
        <source>At 100 points a sequence beats four of a kind</source>
        <translation>Bei 100 Punkten schlägt die Folge vier Gleiche</translation>
    </message>
    <message>
        <source>Split long sequences</source>
        <translation>Lange Folgen teilen</translation>
    </message>
    <message>
        <source>So it is played in most of Switzerland.</source>
        <translation>So wird meist in der Schweiz gespielt.</translation>
    </message>
    <message>
        <source>Eight or nine cards may count as two sequences.</source>
        <translation>Acht oder neun Karten dürfen als zwei Folgen zählen.</translation>
    </message>
    <message>
        <source>The deck folder cannot be used. Pictures missing: {n}</source>
        <translation>Der Ordner ist nicht verwendbar. Fehlende Bilder: {n}</translation>
    </message>
    <message>
        <source>First missing card: {card}</source>
        <translation>Erste fehlende Karte: {card}</translation>
    </message>
    <message>
        <source>This picture cannot be read: {file}</source>
        <translation>Dieses Bild lässt sich nicht lesen: {file}</translation>
    </message>
    <message>
        <source>The deck folder cannot be used: its deck.json is for other cards.</source>
        <translation>Der Ordner ist nicht verwendbar: Die Datei deck.json gehört zu anderen Karten.</translation>
    </message>
    <message>
        <source>The deck folder cannot be opened.</source>
        <translation>Der Ordner mit dem Blatt lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <translation>Schnapsen</translation>
    </message>
    <message>
        <source>Jass</source>
        <translation>Jass</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Änderungen gelten sofort.</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Ordner wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Built-in cards</source>
        <translation>Eingebaute Karten</translation>
    </message>
    <message>
        <source>Start with the last game</source>
        <translation>Mit dem letzten Spiel beginnen</translation>
    </message>
    <message>
        <source>Ask before quitting</source>
        <translation>Vor dem Beenden nachfragen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Spieltuch</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Left-handed layout</source>
        <translation>Anordnung für Linkshänder</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Bis zum Klick</translation>
    </message>
    <message>
        <source>Large corner letters</source>
        <translation>Große Eckzeichen</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Reihenfolge der Handkarten</translation>
    </message>
    <message>
        <source>Low cards on the left</source>
        <translation>Niedrige Karten links</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Own deck folder</source>
        <translation>Ordner mit eigenem Blatt</translation>
    </message>
    <message>
        <source>A folder with one SVG picture per card.</source>
        <translation>Ein Ordner mit einem SVG-Bild je Karte.</translation>
    </message>
    <message>
        <source>Skips the start page and goes on where you stopped.</source>
        <translation>Überspringt die Startseite und macht dort weiter, wo Sie aufgehört haben.</translation>
    </message>
    <message>
        <source>Your match is saved in any case.</source>
        <translation>Ihr Spiel wird in jedem Fall gespeichert.</translation>
    </message>
    <message>
        <source>What a screen reader says about bids, cards and tricks.</source>
        <translation>Was ein Bildschirmleser über Gebote, Karten und Stiche sagt.</translation>
    </message>
    <message>
        <source>Plain colours, strong edges, text that is easy to read.</source>
        <translation>Volle Farben, kräftige Ränder, gut lesbarer Text.</translation>
    </message>
    <message>
        <source>Cards fade instead of flying.</source>
        <translation>Karten blenden über, statt zu fliegen.</translation>
    </message>
    <message>
        <source>Every game has its own, or one for all.</source>
        <translation>Jedes Spiel hat sein eigenes oder eines gilt für alle.</translation>
    </message>
    <message>
        <source>Panel, stock and buttons change sides.</source>
        <translation>Seitenleiste, Talon und Knöpfe wechseln die Seite.</translation>
    </message>
    <message>
        <source>Rank and suit twice as large.</source>
        <translation>Wert und Farbe doppelt so groß.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>As the system font</source>
        <translation>Wie die Systemschrift</translation>
    </message>
    <message>
        <source>A K O U B</source>
        <translation>A K O U B</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Terse</source>
        <translation>Knapp</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Ausführlich</translation>
    </message>
    <message>
        <source>As the game</source>
        <translation>Wie das Spiel</translation>
    </message>
    <message>
        <source>Green baize</source>
        <translation>Grünes Tuch</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Nachtblau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeauxrot</translation>
    </message>
    <message>
        <source>Petrol</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Leinen</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Four colours, colour-blind safe</source>
        <translation>Vier Farben, für Farbenblinde</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>Trumps on the right</source>
        <translation>Trümpfe rechts</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Wie ausgeteilt</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>A K Q J</source>
        <translation>A K D B</translation>
    </message>
    <message>
        <source>who drew first</source>
        <translation>wer zuerst gezogen hat</translation>
    </message>
    <message>
        <source>who drew second</source>
        <translation>wer als Zweiter gezogen hat</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Zügig</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia (PySide6-Addons), which is not installed.</source>
        <translation>Für Klänge wird Qt Multimedia (PySide6-Addons) gebraucht; es ist nicht installiert.</translation>
    </message>
    <message>
        <source>No sound device was found.</source>
        <translation>Kein Audiogerät gefunden.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>Reset all preferences? Your matches and statistics stay.</source>
        <translation>Alle Einstellungen zurücksetzen? Ihre Spiele und die Statistik bleiben erhalten.</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Eigene Regeln</translation>
    </message>
</context>
<context>
    <name>ranks</name>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank.french.ace</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank.french.king</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank.10</comment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Daus</source>
        <translation>Daus</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank.german.king</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>Ober</source>
        <comment>rank.german.ober</comment>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank.german.ten</comment>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank.swiss.ace</comment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank.swiss.king</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>Ober</source>
        <comment>rank.swiss.ober</comment>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Under</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Banner</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Schieber Jass</source>
        <translation>Schieber-Jass</translation>
    </message>
    <message>
        <source>{players} players · You and a computer partner against {opponents} opponents · Match to {target} points</source>
        <translation>{players} Spieler · Sie und ein Computerpartner gegen {opponents} Gegner · Spiel bis {target} Punkte</translation>
    </message>
    <message>
        <source>Choose the contract or push to your partner; tricks, Weis and Stöck bring points.</source>
        <translation>Wählen Sie die Trumpfart oder schieben Sie; Stiche, Weis und Stöck bringen Punkte.</translation>
    </message>
    <message>
        <source>{players} players take part. Opposite seats form a team: you and a computer partner play against {opponents} computer opponents.</source>
        <translation>Es spielen {players} Spieler. Gegenüberliegende Plätze bilden ein Team: Sie und ein Computerpartner gegen {opponents} Computergegner.</translation>
    </message>
    <message>
        <source>The first team to reach {target} points wins the match.</source>
        <translation>Das Spiel gewinnt das Team, das zuerst {target} Punkte hat.</translation>
    </message>
    <message>
        <source>Opponents who stay under {schneider} points are Schneider.</source>
        <translation>Gegner, die unter {schneider} Punkten bleiben, sind Schneider.</translation>
    </message>
    <message>
        <source>The game uses {cards} Swiss-suited cards, {suit_cards} in each suit: ace, king, Ober, Under, Banner, 9, 8, 7, 6. The suits are acorns, roses, shields and bells.</source>
        <translation>Gespielt wird mit Deutschschweizer Jasskarten ({cards} Karten), {suit_cards} in jeder Farbe: Ass, König, Ober, Under, Banner, 9, 8, 7, 6. Die Farben sind Eicheln, Rosen, Schilten und Schellen.</translation>
    </message>
    <message>
        <source>The cards are dealt counter-clockwise in packets of {packet}, until each player has {hand} cards.</source>
        <translation>Ausgeteilt wird gegen den Uhrzeigersinn, immer {packet} Karten auf einmal, bis jeder {hand} Karten hat.</translation>
    </message>
    <message>
        <source>In the first deal, forehand is the player who holds the 7 of roses. Later the player to the dealer’s right begins, and the deal passes to the right.</source>
        <translation>In der ersten Runde ist Vorhand, wer die Rosen-7 hat. Später beginnt der Spieler rechts vom Geber, und das Geben geht nach rechts weiter.</translation>
    </message>
    <message>
        <source>Forehand chooses the contract: one of the {trump_suits} trump suits, Obenabe (no trumps, from high to low) or Undenufe (no trumps, from low to high). Forehand may also push the choice to the partner, who must then choose.</source>
        <translation>Die Vorhand wählt die Trumpfart: eine der {trump_suits} Trumpffarben, Obenabe (ohne Trumpf, von oben nach unten) oder Undenufe (ohne Trumpf, von unten nach oben). Die Vorhand kann auch schieben; dann muss der Partner wählen.</translation>
    </message>
    <message>
        <source>The contract multiplies all points of the deal: acorns and roses ×{single}, shields and bells ×{double}, Obenabe ×{obenabe}, Undenufe ×{undenufe}.</source>
        <translation>Die Trumpfart bestimmt den Multiplikator für alle Punkte der Runde: Eicheln und Rosen ×{single}, Schilten und Schellen ×{double}, Obenabe ×{obenabe}, Undenufe ×{undenufe}.</translation>
    </message>
    <message>
        <source>Plain order from high to low: ace, king, Ober, Under, Banner, 9, 8, 7, 6.</source>
        <translation>Gewöhnliche Rangfolge von hoch nach niedrig: Ass, König, Ober, Under, Banner, 9, 8, 7, 6.</translation>
    </message>
    <message>
        <source>Trump order from high to low: Under, 9, ace, king, Ober, Banner, 8, 7, 6. In Undenufe the plain order is reversed.</source>
        <translation>Rangfolge im Trumpf von hoch nach niedrig: Under, 9, Ass, König, Ober, Banner, 8, 7, 6. In Undenufe gilt die gewöhnliche Rangfolge umgekehrt.</translation>
    </message>
    <message>
        <source>Without trumps: follow suit if you can.</source>
        <translation>Ohne Trumpf: Bedienen Sie die Farbe, wenn Sie können.</translation>
    </message>
    <message>
        <source>With trumps: follow suit or play a trump; if you cannot follow suit, play any card. If a plain-suit lead has already been trumped, you may not undertrump unless you hold only trumps.</source>
        <translation>Mit Trumpf: Bedienen Sie die Farbe oder stechen Sie mit Trumpf; können Sie nicht bedienen, spielen Sie eine beliebige Karte. Wurde eine Nebenfarbe bereits gestochen, dürfen Sie nicht untertrumpfen, außer Sie haben nur noch Trümpfe.</translation>
    </message>
    <message>
        <source>If a trump is led, play a trump if you can. If the trump Under is your only trump, you need not play it.</source>
        <translation>Wird Trumpf ausgespielt, spielen Sie Trumpf, wenn Sie können. Ist der Trumpf-Under Ihr einziger Trumpf, müssen Sie ihn nicht zugeben.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. If there is no trump in it, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>Der höchste Trumpf macht den Stich. Liegt kein Trumpf, macht ihn die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>Small Weis: a sequence of {run3} cards of the same suit scores {run3_points} points, a sequence of {run4} cards {run4_points}, a sequence of {run5} or more cards {run5_points}.</source>
        <translation>Kleiner Weis: Eine Folge von {run3} Karten derselben Farbe zählt {run3_points} Punkte, eine Folge von {run4} Karten {run4_points}, eine Folge von {run5} oder mehr Karten {run5_points}.</translation>
    </message>
    <message>
        <source>{four} aces, kings, Obers or Banners score {four_points}. {four} Unders score {four_unders_points}. {four} nines score nothing.</source>
        <translation>{four} Asse, Könige, Ober oder Banner zählen {four_points}. {four} Under zählen {four_unders_points}. {four} Neunen zählen nichts.</translation>
    </message>
    <message>
        <source>Sequences follow the plain order, also in trumps. A card of a combination cannot belong to another.</source>
        <translation>Für Folgen gilt die gewöhnliche Rangfolge, auch im Trumpf. Eine Karte aus einer Kombination kann zu keiner anderen gehören.</translation>
    </message>
    <message>
        <source>In the first trick each player’s best combination is announced automatically. Combinations are compared by points, kind, length, rank, trump and order of play.</source>
        <translation>Im ersten Stich wird die höchste Kombination jedes Spielers automatisch gewiesen. Verglichen werden Punkte, Art, Länge, Rang, Trumpf und Spielreihenfolge.</translation>
    </message>
    <message>
        <source>The team with the best combination scores all valid combinations of both its players. The opponents score none of theirs.</source>
        <translation>Das Team mit der höchsten Kombination erhält die Punkte aller gültigen Kombinationen seiner beiden Spieler. Die Gegner erhalten nichts.</translation>
    </message>
    <message>
        <source>In Undenufe ranks are compared the other way round, for sequences and for four of a kind of equal value.</source>
        <translation>In Undenufe wird der Rang umgekehrt verglichen, bei Folgen und bei vier Gleichen von gleichem Wert.</translation>
    </message>
    <message>
        <source>Stöck is the king and Ober of trumps in the same hand. It scores {stoeck} points when the second of them is played, or earlier if that wins the match.</source>
        <translation>Stöck sind König und Ober der Trumpffarbe bei demselben Spieler. Stöck zählen {stoeck} Punkte, wenn die zweite Karte gespielt wird, oder früher, wenn damit das Spiel gewonnen ist.</translation>
    </message>
    <message>
        <source>Weis and Stöck are multiplied by the contract’s multiplier.</source>
        <translation>Weis und Stöck werden mit dem Multiplikator der Trumpfart multipliziert.</translation>
    </message>
    <message>
        <source>Ace, king, Ober, Under and Banner count {ace}, {king}, {ober}, {under} and {banner}; other cards count {other}. The trump Under counts {trump_under}, the trump nine {trump_nine}.</source>
        <translation>Ass, König, Ober, Under und Banner zählen {ace}, {king}, {ober}, {under} und {banner}; andere Karten zählen {other}. Der Trumpf-Under (Puur) zählt {trump_under}, die Trumpf-Neun (Nell) {trump_nine}.</translation>
    </message>
    <message>
        <source>Without trumps each eight counts {eight}. In Undenufe, too, the aces keep their {ace}.</source>
        <translation>Ohne Trumpf zählt jede Acht {eight}. Auch in Undenufe behalten die Asse ihre {ace} Punkte.</translation>
    </message>
    <message>
        <source>The last trick adds {last_trick} points. That makes {base_points} base points in all.</source>
        <translation>Der letzte Stich zählt {last_trick} Punkte extra. Das ergibt zusammen {base_points} Grundpunkte.</translation>
    </message>
    <message>
        <source>If a team wins all {tricks} tricks (Match), {match_bonus} points are added. The score of the deal is multiplied by the contract’s multiplier.</source>
        <translation>Macht ein Team alle {tricks} Stiche (Match), kommen {match_bonus} Punkte dazu. Die Punkte der Runde werden mit dem Multiplikator der Trumpfart multipliziert.</translation>
    </message>
    <message>
        <source>The live score recognises {target} by itself. In the first trick the order is: Stöck, then Weis, then the points of the trick.</source>
        <translation>Der laufende Punktestand erkennt {target} Punkte von selbst. Im ersten Stich gilt die Reihenfolge: erst Stöck, dann Weis, dann die Punkte des Stichs.</translation>
    </message>
    <message>
        <source>The table makes all declarations automatically. They replace spoken declarations and the penalties for false claims.</source>
        <translation>Der Tisch macht alle Ansagen automatisch. Das ersetzt gesprochene Ansagen und die Strafen für falsche Ansprüche.</translation>
    </message>
    <message>
        <source>Choosing the contract</source>
        <translation>Trumpfwahl</translation>
    </message>
    <message>
        <source>Weis and Stöck</source>
        <translation>Weis und Stöck</translation>
    </message>
    <message>
        <source>The first dealer is drawn at random.</source>
        <translation>Wer zuerst gibt, entscheidet das Los.</translation>
    </message>
    <message>
        <source>The player to the dealer’s right gets the first cards.</source>
        <translation>Der Spieler rechts vom Geber erhält die ersten Karten.</translation>
    </message>
    <message>
        <source>The first forehand deals the second deal.</source>
        <translation>Die erste Vorhand gibt die zweite Runde.</translation>
    </message>
    <message>
        <source>Forehand always leads to the first trick, even after pushing.</source>
        <translation>Die Vorhand spielt immer zum ersten Stich aus, auch nach dem Schieben.</translation>
    </message>
    <message>
        <source>You never have to trump or overtrump a plain suit.</source>
        <translation>In einer Nebenfarbe müssen Sie nie mit Trumpf stechen oder übertrumpfen.</translation>
    </message>
    <message>
        <source>If you hold only trumps, you may play any of them, even a lower trump.</source>
        <translation>Haben Sie nur noch Trümpfe, dürfen Sie jeden davon spielen, auch einen niedrigeren.</translation>
    </message>
    <message>
        <source>In Obenabe and Undenufe no Under has a privilege: it must follow suit like any other card.</source>
        <translation>In Obenabe und Undenufe hat kein Under ein Vorrecht: Auch mit ihm müssen Sie bedienen.</translation>
    </message>
    <message>
        <source>{four} eights, sevens or sixes score nothing either.</source>
        <translation>Auch {four} Achten, Siebenen oder Sechsen zählen nichts.</translation>
    </message>
    <message>
        <source>If a card fits both a scoring four of a kind and a sequence, it counts in the four of a kind.</source>
        <translation>Passt eine Karte zu vier Gleichen mit Punkten und auch zu einer Folge, zählt sie bei den vier Gleichen.</translation>
    </message>
    <message>
        <source>A long sequence is a single combination and is never split: even {longest_run} cards score {run5_points}.</source>
        <translation>Eine lange Folge ist eine einzige Kombination und wird nie geteilt: Auch {longest_run} Karten zählen {run5_points}.</translation>
    </message>
    <message>
        <source>A combination is shown when its player plays their first card. Nobody can decline.</source>
        <translation>Eine Kombination wird gezeigt, sobald der Spieler seine erste Karte spielt. Verzichten kann niemand.</translation>
    </message>
    <message>
        <source>At {run5_points} points against {four_points}, four of a kind beats a sequence.</source>
        <translation>Bei {run5_points} gegen {four_points} Punkten gehen vier Gleiche einer Folge vor.</translation>
    </message>
    <message>
        <source>Without trumps, trump is left out of the comparison.</source>
        <translation>Ohne Trumpf entfällt der Vergleich nach Trumpf.</translation>
    </message>
    <message>
        <source>A team scores Weis even without a trick.</source>
        <translation>Weis zählt auch für ein Team ohne Stich.</translation>
    </message>
    <message>
        <source>Stöck is not part of Weis and cannot be beaten. Its cards may also belong to a combination.</source>
        <translation>Stöck gehören nicht zum Weis und können nicht übertroffen werden. Dieselben Karten dürfen auch zu einer Kombination gehören.</translation>
    </message>
    <message>
        <source>Without trumps there is no Stöck.</source>
        <translation>Ohne Trumpf gibt es keine Stöck.</translation>
    </message>
    <message>
        <source>Nothing is scored until all {first_trick_cards} cards of the first trick are on the table.</source>
        <translation>Gezählt wird erst, wenn alle {first_trick_cards} Karten des ersten Stichs auf dem Tisch liegen.</translation>
    </message>
    <message>
        <source>All points count at once, in the order in which they are won. As soon as a team has {target}, the match is over; the rest of the deal no longer counts.</source>
        <translation>Alle Punkte zählen sofort, in der Reihenfolge, in der sie gewonnen werden. Sobald ein Team {target} Punkte hat, ist das Spiel zu Ende; der Rest der Runde zählt nicht mehr.</translation>
    </message>
    <message>
        <source>Stöck counts early if it brings its team to {target}, also together with Weis or a trick.</source>
        <translation>Stöck zählen früher, wenn das Team damit {target} Punkte erreicht, auch zusammen mit Weis oder einem Stich.</translation>
    </message>
    <message>
        <source>Schneider is only a label and changes no points. The score at the end of the match decides.</source>
        <translation>Schneider ist nur eine Bezeichnung und ändert keine Punkte. Es entscheidet der Punktestand am Ende des Spiels.</translation>
    </message>
    <message>
        <source>The losers cannot use Stöck early to escape Schneider.</source>
        <translation>Die Verlierer können Stöck nicht früher zählen lassen, um Schneider zu vermeiden.</translation>
    </message>
    <message>
        <source>Sixes count {six} in Undenufe, too.</source>
        <translation>Sechsen zählen auch in Undenufe {six} Punkte.</translation>
    </message>
    <message>
        <source>Cards that may not be played are shown darker. The only playable card is played automatically. You can switch this off in Preferences (Auto Play One).</source>
        <translation>Nicht spielbare Karten werden dunkler angezeigt. Die einzige spielbare Karte wird automatisch gespielt. In den Einstellungen lässt sich das ausschalten (Auto Play One).</translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <translation>Schnapsen</translation>
    </message>
    <message>
        <source>{players} players · You against the computer · {match_points}-point match</source>
        <translation>{players} Spieler · Sie gegen den Computer · Spiel um {match_points} Punkte</translation>
    </message>
    <message>
        <source>Win tricks and declare marriages until you have {deal_target} card points.</source>
        <translation>Machen Sie Stiche und sagen Sie Paare an, bis Sie {deal_target} Augen haben.</translation>
    </message>
    <message>
        <source>{players} opponents play against each other. Whoever first reaches {deal_target} card points, by a trick or by a valid marriage, wins the deal.</source>
        <translation>{players} Gegner spielen gegeneinander. Wer zuerst {deal_target} Augen erreicht, durch einen Stich oder ein gültiges Paar, gewinnt die Runde.</translation>
    </message>
    <message>
        <source>Both players start with {match_points} match points. The game points you win are taken off your own. Whoever first gets down to {match_end} wins the match.</source>
        <translation>Beide Spieler beginnen beim Spielstand {match_points}. Gewonnene Spielpunkte werden vom eigenen Spielstand abgezogen. Wer zuerst {match_end} erreicht, gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>The game uses {cards} German-suited cards. From high to low: Daus (the ace), ten, king, Ober, Unter. They are worth {ace}, {ten}, {king}, {ober} and {unter} card points.</source>
        <translation>Gespielt wird mit dem deutschen oder doppeldeutschen Blatt ({cards} Karten). Die Rangfolge von hoch nach niedrig: Daus, Zehner, König, Ober, Unter. Die Karten zählen {ace}, {ten}, {king}, {ober} und {unter} Augen.</translation>
    </message>
    <message>
        <source>Each player is dealt {first_packet} cards. The next card is turned up and shows the trump suit. Each player is then dealt {second_packet} more. The other {rest} cards go face down on top of the turned-up trump: together they form a stock of {stock}.</source>
        <translation>Jeder Spieler erhält {first_packet} Karten. Die nächste Karte wird aufgedeckt und bestimmt die Trumpffarbe. Dann erhält jeder noch {second_packet} Karten. Die anderen {rest} Karten kommen verdeckt auf den aufgedeckten Trumpf: So entsteht ein Talon von {stock} Karten.</translation>
    </message>
    <message>
        <source>The non-dealer leads first. The players take turns to deal.</source>
        <translation>Der Gegner des Gebers spielt zuerst aus. Gegeben wird abwechselnd.</translation>
    </message>
    <message>
        <source>While the stock is open, you need not follow suit or play a trump. The higher card of the suit led wins the trick, unless it is trumped.</source>
        <translation>Solange der Talon offen ist, müssen Sie weder Farbe bedienen noch Trumpf spielen. Die höhere Karte der ausgespielten Farbe macht den Stich, außer sie wird mit Trumpf gestochen.</translation>
    </message>
    <message>
        <source>The winner of the trick draws first, the loser second. The winner leads to the next trick. At the last draw the loser takes the turned-up trump.</source>
        <translation>Der Gewinner des Stichs zieht zuerst, danach der Verlierer. Der Gewinner spielt zum nächsten Stich aus. Beim letzten Ziehen nimmt der Verlierer den aufgedeckten Trumpf.</translation>
    </message>
    <message>
        <source>Once the stock is used up or closed, you must follow suit and beat the card led if you can. If you cannot beat it, follow suit with a lower card. If you have no card of the suit led, play a trump. If you have no trump either, play any card.</source>
        <translation>Ist der Talon aufgebraucht oder zugedreht, müssen Sie Farbe bedienen und die ausgespielte Karte überstechen, wenn Sie können. Können Sie nicht überstechen, bedienen Sie mit einer niedrigeren Karte. Können Sie nicht bedienen, spielen Sie Trumpf. Haben Sie auch keinen Trumpf, spielen Sie eine beliebige Karte.</translation>
    </message>
    <message>
        <source>While the stock is open, the player on lead may exchange the trump Unter for the turned-up trump.</source>
        <translation>Solange der Talon offen ist, darf der Ausspielende den Trumpf-Unter gegen den aufgedeckten Trumpf tauschen.</translation>
    </message>
    <message>
        <source>Lead a king or an Ober while you hold the other of the same suit: this is a marriage. It is worth {marriage} points, or {trump_marriage} in trumps.</source>
        <translation>Sie spielen König oder Ober aus und haben auch die andere dieser Karten in derselben Farbe auf der Hand: Das ist ein Paar. Es zählt {marriage}, in Trumpf {trump_marriage}.</translation>
    </message>
    <message>
        <source>If you have not won a trick yet, the bonus waits until your first trick.</source>
        <translation>Haben Sie noch keinen Stich, wartet der Bonus auf Ihren ersten Stich.</translation>
    </message>
    <message>
        <source>Each player may declare each suit once, also after closing.</source>
        <translation>Jeder Spieler darf jede Farbe einmal ansagen, auch nach dem Zudrehen.</translation>
    </message>
    <message>
        <source>You may close the stock before you lead, after drawing, with {closing_hand} cards in hand. Nobody draws any more, and the strict rules hold at once. Your opponent’s points and tricks are recorded at that moment.</source>
        <translation>Sie dürfen den Talon zudrehen, bevor Sie ausspielen, nach dem Ziehen und mit {closing_hand} Karten auf der Hand. Danach zieht niemand mehr, und es gilt sofort Farb- und Stichzwang. Augen und Stiche des Gegners werden in diesem Moment festgehalten.</translation>
    </message>
    <message>
        <source>The table recognises {deal_target} by itself, at a marriage that scores or at a trick.</source>
        <translation>Der Tisch erkennt {deal_target} Augen von selbst, bei einem Paar, das zählt, oder bei einem Stich.</translation>
    </message>
    <message>
        <source>You win {low_win} game point if your opponent has at least {threshold} card points, {middle_win} if they have a trick but fewer than {threshold}, and {high_win} if they have no trick.</source>
        <translation>Sie erhalten {low_win} Spielpunkt, wenn der Gegner mindestens {threshold} Augen hat, {middle_win}, wenn er einen Stich, aber weniger als {threshold} hat, und {high_win}, wenn er keinen Stich hat.</translation>
    </message>
    <message>
        <source>A player who closes and succeeds wins {low_win} to {high_win} game points. The opponent’s points and tricks at closing decide how many.</source>
        <translation>Wer zudreht und gewinnt, erhält {low_win} bis {high_win} Spielpunkte. Augen und Stiche des Gegners beim Zudrehen bestimmen, wie viele.</translation>
    </message>
    <message>
        <source>If the closer fails, or the opponent reaches {deal_target} first, the opponent wins {failed_close} game points. If the opponent had no trick at closing, it is {failed_close_no_trick}.</source>
        <translation>Misslingt das Zudrehen oder erreicht der Gegner zuerst {deal_target} Augen, erhält der Gegner {failed_close} Spielpunkte. Hatte er beim Zudrehen noch keinen Stich, sind es {failed_close_no_trick}.</translation>
    </message>
    <message>
        <source>If the stock was not closed and nobody has {deal_target}, the last trick wins {last_trick_win} game point. There is no bonus of {no_last_trick_bonus} card points for the last trick.</source>
        <translation>Wurde nicht zugedreht und hat niemand {deal_target} Augen, bringt der letzte Stich {last_trick_win} Spielpunkt. Einen Bonus von {no_last_trick_bonus} Augen für den letzten Stich gibt es nicht.</translation>
    </message>
    <message>
        <source>A player who closes and ends below {deal_target} loses the deal.</source>
        <translation>Wer zudreht und unter {deal_target} Augen bleibt, verliert die Runde.</translation>
    </message>
    <message>
        <source>The non-dealer gets the first cards.</source>
        <translation>Der Gegner des Gebers erhält die ersten Karten.</translation>
    </message>
    <message>
        <source>You may exchange without having a trick, even at the first lead of the deal. You may also exchange when the stock has only {exchange_stock_min} cards left.</source>
        <translation>Tauschen dürfen Sie auch ohne Stich, sogar beim ersten Ausspielen der Runde. Es ist auch dann noch erlaubt, wenn der Talon nur {exchange_stock_min} Karten hat.</translation>
    </message>
    <message>
        <source>The same holds for closing: no trick is needed, and {closing_stock_min} cards in the stock are enough.</source>
        <translation>Für das Zudrehen gilt dasselbe: Ein Stich ist nicht nötig, und {closing_stock_min} Karten im Talon genügen.</translation>
    </message>
    <message>
        <source>Before you lead you may exchange and then close. After closing no exchange is possible.</source>
        <translation>Vor dem Ausspielen dürfen Sie erst tauschen und dann zudrehen. Nach dem Zudrehen ist kein Tausch mehr möglich.</translation>
    </message>
    <message>
        <source>The card you get in the exchange may complete a marriage at once.</source>
        <translation>Die eingetauschte Karte darf sofort zu einem Paar gehören.</translation>
    </message>
    <message>
        <source>The table declares a marriage automatically when you lead its king or Ober.</source>
        <translation>Der Tisch sagt ein Paar automatisch an, wenn Sie dessen König oder Ober ausspielen.</translation>
    </message>
    <message>
        <source>Marriages also count when the stock is used up.</source>
        <translation>Paare zählen auch, wenn der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>If you win no trick in the deal, the waiting bonus is lost.</source>
        <translation>Machen Sie in der Runde keinen Stich, verfällt der wartende Bonus.</translation>
    </message>
    <message>
        <source>After a trick its points count first, then a waiting bonus. Then the table checks for {deal_target}, and only then do the players draw.</source>
        <translation>Nach einem Stich zählen zuerst seine Augen, dann ein wartender Bonus. Danach prüft der Tisch auf {deal_target} Augen, und erst dann wird gezogen.</translation>
    </message>
    <message>
        <source>If a marriage brings you to {deal_target}, the deal ends at once. Your opponent plays no card to it.</source>
        <translation>Erreichen Sie mit einem Paar {deal_target} Augen, endet die Runde sofort. Der Gegner spielt keine Karte mehr.</translation>
    </message>
    <message>
        <source>The opponent’s marriages count towards the {threshold} card points, but a waiting bonus does not.</source>
        <translation>Für die {threshold} Augen zählen auch die Paare des Gegners, ein wartender Bonus aber nicht.</translation>
    </message>
    <message>
        <source>If several cards obey the strict rules, you choose among them.</source>
        <translation>Erfüllen mehrere Karten die Pflicht, haben Sie die freie Wahl.</translation>
    </message>
    <message>
        <source>After closing, the last trick wins no game point.</source>
        <translation>Nach dem Zudrehen bringt der letzte Stich keinen Spielpunkt.</translation>
    </message>
    <message>
        <source>Whoever would go below {match_end} also wins the match; the score then shows {match_end}.</source>
        <translation>Auch wer unter {match_end} käme, gewinnt das Spiel; der Spielstand zeigt dann {match_end}.</translation>
    </message>
    <message>
        <source>The only playable card is played automatically (Auto Play One). This does not happen when you lead and could still exchange or close.</source>
        <translation>Die einzige spielbare Karte wird automatisch gespielt (Auto Play One). Das geschieht nicht, wenn Sie ausspielen und noch tauschen oder zudrehen können.</translation>
    </message>
    <message>
        <source>Two-Handed Spades ({target})</source>
        <translation>Spades zu zweit ({target})</translation>
    </message>
    <message>
        <source>{players} players · You against the computer · First to {target}</source>
        <translation>{players} Spieler · Sie gegen den Computer · Bis {target} Punkte</translation>
    </message>
    <message>
        <source>Choose your {hand} cards, bid the tricks you will win, and make your bid.</source>
        <translation>Wählen Sie Ihre {hand} Karten, bieten Sie Ihre Stiche und erfüllen Sie Ihr Gebot.</translation>
    </message>
    <message>
        <source>{players} players: you against the computer.</source>
        <translation>{players} Spieler: Sie gegen den Computer.</translation>
    </message>
    <message>
        <source>Score as many points as you can. The first player to reach {target} points wins the match.</source>
        <translation>Sammeln Sie möglichst viele Punkte. Das Spiel gewinnt, wer zuerst {target} Punkte hat.</translation>
    </message>
    <message>
        <source>The game uses a standard pack of {cards} cards. The order in every suit, from high to low: A K Q J 10 9 8 7 6 5 4 3 2.</source>
        <translation>Gespielt wird mit dem französischen Blatt ({cards} Karten). Die Rangfolge in jeder Farbe, von hoch nach niedrig: A K Q J 10 9 8 7 6 5 4 3 2.</translation>
    </message>
    <message>
        <source>Spades are always trumps.</source>
        <translation>Trumpf ist immer Pik.</translation>
    </message>
    <message>
        <source>No cards are dealt. All {cards} cards lie face down in the middle: the stock.</source>
        <translation>Es wird nicht ausgeteilt. Alle {cards} Karten liegen verdeckt als Vorrat in der Mitte.</translation>
    </message>
    <message>
        <source>The first player looks at the top card and decides. If they keep it, they look at the next card and discard that one. If they discard it, they must keep the next card. The first player changes with every deal.</source>
        <translation>Der erste Spieler sieht sich die oberste Karte an und entscheidet. Behält er sie, sieht er sich die nächste Karte an und wirft diese ab. Wirft er sie ab, muss er die nächste Karte behalten. Der erste Spieler wechselt mit jeder Runde.</translation>
    </message>
    <message>
        <source>The players take turns until each has {hand} cards and has discarded {discards}.</source>
        <translation>Die Spieler wechseln sich ab, bis jeder {hand} Karten behalten und {discards} Karten abgeworfen hat.</translation>
    </message>
    <message>
        <source>So {out_of_play} cards are out of play. Each player has seen only {discards} of them: their own discards.</source>
        <translation>So sind {out_of_play} Karten nicht im Spiel. Jeder Spieler hat nur {discards} davon gesehen: seine eigenen abgeworfenen Karten.</translation>
    </message>
    <message>
        <source>The computer remembers all {discards} cards that it discarded, and only those.</source>
        <translation>Der Computer merkt sich alle seine {discards} abgeworfenen Karten, und nur diese.</translation>
    </message>
    <message>
        <source>The player who drew first also bids first. This changes with every deal.</source>
        <translation>Wer zuerst gezogen hat, bietet auch zuerst. Das wechselt mit jeder Runde.</translation>
    </message>
    <message>
        <source>Everyone must bid a number of tricks from {min_bid} to {max_bid}. A bid need not be higher than the one before. Passing is not allowed, and there is no second bidding round.</source>
        <translation>Jeder muss eine Anzahl Stiche von {min_bid} bis {max_bid} bieten. Ein Gebot muss nicht höher sein als das vorige. Passen ist nicht erlaubt, und eine zweite Bietrunde gibt es nicht.</translation>
    </message>
    <message>
        <source>A bid of {nil_bid} is nil: the player says that they will win no trick. You cannot bid {nil_bid} without bidding nil. If you do not want nil, bid at least {min_other_bid}.</source>
        <translation>Ein Gebot von {nil_bid} heißt Null: Der Spieler sagt damit, dass er keinen Stich macht. Wer {nil_bid} bietet, bietet also immer Null. Wer das nicht will, bietet mindestens {min_other_bid}.</translation>
    </message>
    <message>
        <source>The player who bid first leads to the first trick.</source>
        <translation>Wer zuerst geboten hat, spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>You must follow suit if you can. If you have no card of the suit led, you may play any card.</source>
        <translation>Sie müssen Farbe bedienen, wenn Sie können. Haben Sie keine Karte der ausgespielten Farbe, dürfen Sie eine beliebige Karte spielen.</translation>
    </message>
    <message>
        <source>The highest card of the suit led wins the trick. If spades were played, the highest spade wins it. The winner leads to the next trick.</source>
        <translation>Die höchste Karte der ausgespielten Farbe macht den Stich. Wurde Pik gespielt, macht ihn das höchste Pik. Wer den Stich macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>You may not lead a spade until a spade has been played on another suit, or until you have nothing but spades. Playing the first spade is called breaking spades.</source>
        <translation>Pik darf erst ausgespielt werden, wenn schon ein Pik auf eine andere Farbe gefallen ist oder wenn der Ausspielende nur noch Pik hat. Das erste Pik spielen heißt Pik brechen.</translation>
    </message>
    <message>
        <source>If you make your bid, you score {trick_points} times the bid. Every extra trick is a bag and scores {bag_points} point.</source>
        <translation>Wer sein Gebot erfüllt, erhält das {trick_points}-Fache des Gebots. Jeder weitere Stich ist ein Überstich (Bag) und zählt {bag_points} Punkt.</translation>
    </message>
    <message>
        <source>Whoever has collected {bag_limit} or more bags over several deals loses {bag_penalty} points; bags above {bag_limit} count towards the next {bag_limit}.</source>
        <translation>Wer über mehrere Runden {bag_limit} oder mehr Bags sammelt, verliert {bag_penalty} Punkte; die Bags über {bag_limit} zählen für die nächsten {bag_limit}.</translation>
    </message>
    <message>
        <source>If you do not make your bid, you lose {trick_points} points for every trick you bid.</source>
        <translation>Wer sein Gebot verfehlt, verliert {trick_points} Punkte für jeden gebotenen Stich.</translation>
    </message>
    <message>
        <source>A nil that is made scores {nil_points} points. If the nil bidder wins at least 1 trick, nil fails and they lose {nil_points} points.</source>
        <translation>Gelingt Null, erhält der Bieter {nil_points} Punkte. Macht er mindestens 1 Stich, ist Null verloren, und er verliert {nil_points} Punkte.</translation>
    </message>
    <message>
        <source>The first player to reach {target} points wins. If both reach {target} in the same deal, the higher score wins.</source>
        <translation>Gewonnen hat, wer zuerst {target} Punkte erreicht. Erreichen beide in derselben Runde {target} Punkte, gewinnt der höhere Punktestand.</translation>
    </message>
    <message>
        <source>The first player of the first deal is drawn at random.</source>
        <translation>Wer in der ersten Runde beginnt, entscheidet das Los.</translation>
    </message>
    <message>
        <source>Bids are open: the second bidder knows the first bid.</source>
        <translation>Es wird offen geboten: Der zweite Bieter kennt das erste Gebot.</translation>
    </message>
    <message>
        <source>There is no double nil in this game.</source>
        <translation>Doppel-Null gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>The first trick follows the same rules as all the others.</source>
        <translation>Für den ersten Stich gelten dieselben Regeln wie für alle anderen.</translation>
    </message>
    <message>
        <source>No deal ends early: all {tricks} tricks count.</source>
        <translation>Keine Runde endet vorzeitig: Alle {tricks} Stiche zählen.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil are not bags and score nothing.</source>
        <translation>Geht Null verloren, zählen die gemachten Stiche weder als Bags noch als Punkte.</translation>
    </message>
    <message>
        <source>The points for the bags themselves stay, even after the penalty.</source>
        <translation>Die Punkte für die Bags selbst bleiben auch nach dem Abzug stehen.</translation>
    </message>
    <message>
        <source>Whoever comes to {two_bag_limits} or more bags within the same deal, with those carried over, loses {two_bag_penalties} points.</source>
        <translation>Wer innerhalb einer Runde samt den früheren auf {two_bag_limits} oder mehr Bags kommt, verliert {two_bag_penalties} Punkte.</translation>
    </message>
    <message>
        <source>The bag penalty is taken off first. Only then does the table check who has {target} points.</source>
        <translation>Zuerst kommt der Abzug für Bags. Erst danach prüft der Tisch, wer {target} Punkte hat.</translation>
    </message>
    <message>
        <source>If there is a tie at {target} points or more, another deal is played.</source>
        <translation>Bei Gleichstand mit {target} oder mehr Punkten wird eine weitere Runde gespielt.</translation>
    </message>
    <message>
        <source>Scores may be negative. No lower limit ends the match.</source>
        <translation>Der Punktestand darf negativ werden. Keine Untergrenze beendet das Spiel.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil are bags, but without their points.</source>
        <translation>Die Stiche einer verlorenen Null zählen als Bags, bringen aber keine Punkte.</translation>
    </message>
    <message>
        <source>Two-Handed Spades ({target}, double nil)</source>
        <translation>Spades zu zweit ({target}, Doppel-Null)</translation>
    </message>
    <message>
        <source>Spades are trumps. Choose your cards and make your bid – or risk double nil.</source>
        <translation>Pik ist Trumpf. Wählen Sie Ihre Karten und geben Sie Ihr Gebot ab – oder wagen Sie Doppel-Null.</translation>
    </message>
    <message>
        <source>The first player to reach {target} points wins the match.</source>
        <translation>Das Spiel gewinnt, wer zuerst {target} Punkte hat.</translation>
    </message>
    <message>
        <source>{players} players use a pack of {cards} cards. The ace is the highest card, the 2 the lowest.</source>
        <translation>{players} Spieler verwenden das französische Blatt ({cards} Karten). Das Ass ist die höchste Karte, die 2 die niedrigste.</translation>
    </message>
    <message>
        <source>The cards are shuffled but not dealt. Together they form the stock.</source>
        <translation>Die Karten werden gemischt, aber nicht ausgeteilt. Zusammen bilden sie den Vorrat.</translation>
    </message>
    <message>
        <source>The first player draws the top card. If they keep it, the second card goes face down on the discard pile. If they do not keep it, it goes face down on the discard pile; they then draw the second card and keep it.</source>
        <translation>Der erste Spieler zieht die oberste Karte. Behält er sie, kommt die zweite Karte verdeckt auf den Ablagestapel. Behält er sie nicht, kommt sie verdeckt auf den Ablagestapel; er zieht dann die zweite Karte und behält sie.</translation>
    </message>
    <message>
        <source>The second player does the same with the next {next_cards} cards. The players take turns until the stock is used up.</source>
        <translation>Der zweite Spieler macht mit den nächsten {next_cards} Karten dasselbe. So geht es abwechselnd weiter, bis der Vorrat aufgebraucht ist.</translation>
    </message>
    <message>
        <source>Each player then holds {hand} cards. The other {out_of_play} are set aside and not used in this deal.</source>
        <translation>Jeder Spieler hat dann {hand} Karten auf der Hand. Die anderen {out_of_play} kommen zur Seite und werden in dieser Runde nicht verwendet.</translation>
    </message>
    <message>
        <source>The second player bids first.</source>
        <translation>Der zweite Spieler bietet zuerst.</translation>
    </message>
    <message>
        <source>Any bid from {min_bid} to {max_bid} is allowed. Passing is not allowed, and a bid need not be higher than the one before. There is only {bidding_rounds} bidding round.</source>
        <translation>Jedes Gebot von {min_bid} bis {max_bid} ist erlaubt. Passen ist nicht erlaubt, und ein Gebot muss nicht höher sein als das vorige. Es gibt nur {bidding_rounds} Bietrunde.</translation>
    </message>
    <message>
        <source>A bid of {nil_bid} is nil: you say that you will win no trick. If that works, you score {nil_points} points; otherwise you lose {nil_points} points.</source>
        <translation>Ein Gebot von {nil_bid} heißt Null: Sie sagen damit, dass Sie keinen Stich machen. Gelingt das, erhalten Sie {nil_points} Punkte, sonst verlieren Sie {nil_points} Punkte.</translation>
    </message>
    <message>
        <source>Double nil, also called blind nil, may be bid before you choose your first card. After that you look at your cards, discard up to {exchange_max} and draw as many at random from the cards discarded earlier. If you win no trick, you score {double_nil_points} points; otherwise you lose {double_nil_points} points.</source>
        <translation>Doppel-Null, auch Blind-Null genannt, dürfen Sie bieten, bevor Sie Ihre erste Karte wählen. Danach sehen Sie Ihre Karten an, werfen bis zu {exchange_max} ab und ziehen dafür zufällig ebenso viele aus den früher abgeworfenen. Machen Sie keinen Stich, erhalten Sie {double_nil_points} Punkte, sonst verlieren Sie {double_nil_points} Punkte.</translation>
    </message>
    <message>
        <source>The second player leads to the first trick.</source>
        <translation>Der zweite Spieler spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>You may not lead a spade until spades are broken, unless you hold only spades.</source>
        <translation>Solange Pik nicht gebrochen ist, dürfen Sie kein Pik ausspielen, außer Sie haben nur Pik auf der Hand.</translation>
    </message>
    <message>
        <source>You must follow suit if you can. The highest card of the suit led wins the trick. If spades were played, the highest spade wins it.</source>
        <translation>Sie müssen Farbe bedienen, wenn Sie können. Die höchste Karte der ausgespielten Farbe macht den Stich. Wurde Pik gespielt, macht ihn das höchste Pik.</translation>
    </message>
    <message>
        <source>Tricks you win lie in front of you, so that everybody can count them.</source>
        <translation>Jeder legt seine Stiche vor sich ab, damit alle sie zählen können.</translation>
    </message>
    <message>
        <source>Spades are broken when a player who cannot follow suit plays a spade. They are also broken when a player has to lead a spade for lack of any other card.</source>
        <translation>Pik ist gebrochen, sobald jemand, der nicht bedienen kann, Pik spielt. Auch wer mangels anderer Karten Pik ausspielt, bricht Pik.</translation>
    </message>
    <message>
        <source>If you make your bid, every trick you bid scores {trick_points} points. Every trick above the bid is a bag and scores {bag_points} point.</source>
        <translation>Wer sein Gebot erfüllt, erhält {trick_points} Punkte für jeden gebotenen Stich. Jeder Stich darüber ist ein Überstich (Bag) und zählt {bag_points} Punkt.</translation>
    </message>
    <message>
        <source>Every {bag_limit} bags you collect during a match cost you {bag_penalty} points. This is known as sandbagging.</source>
        <translation>Je {bag_limit} Bags, die Sie im Lauf eines Spiels sammeln, kosten Sie {bag_penalty} Punkte. Das nennt man Sandbagging.</translation>
    </message>
    <message>
        <source>If nobody has {target} points after a deal, the second player becomes the first player of the next deal.</source>
        <translation>Hat nach einer Runde niemand {target} Punkte, ist der zweite Spieler in der nächsten Runde der erste Spieler.</translation>
    </message>
    <message>
        <source>If both players reach {target} points in the same deal, the higher score wins. If it is a tie, another deal is played.</source>
        <translation>Erreichen beide in derselben Runde {target} Punkte, gewinnt der höhere Punktestand. Bei Gleichstand wird eine weitere Runde gespielt.</translation>
    </message>
    <message>
        <source>If you keep the first card, nobody sees the second.</source>
        <translation>Behalten Sie die erste Karte, sieht niemand die zweite.</translation>
    </message>
    <message>
        <source>Each player decides about double nil just before their own first card. Later it is no longer possible.</source>
        <translation>Jeder Spieler entscheidet über Doppel-Null unmittelbar vor seiner eigenen ersten Karte. Später geht es nicht mehr.</translation>
    </message>
    <message>
        <source>Double nil is announced at once and cannot be withdrawn. It replaces the normal bid. The other player then bids as usual.</source>
        <translation>Doppel-Null wird sofort bekannt gegeben und gilt endgültig. Ein weiteres Gebot entfällt. Der andere Spieler bietet dann wie sonst.</translation>
    </message>
    <message>
        <source>Both players may bid double nil, whatever the score.</source>
        <translation>Beide Spieler dürfen Doppel-Null bieten, unabhängig vom Punktestand.</translation>
    </message>
    <message>
        <source>The exchange comes after all cards have been chosen and before the other player bids.</source>
        <translation>Getauscht wird nach der Kartenwahl und vor dem Gebot des anderen Spielers.</translation>
    </message>
    <message>
        <source>The new cards come from the {out_of_play} discards of both players. You cannot get back the cards you have just discarded.</source>
        <translation>Die neuen Karten kommen aus den {out_of_play} abgeworfenen Karten beider Spieler. Die gerade abgeworfenen Karten können Sie nicht zurückbekommen.</translation>
    </message>
    <message>
        <source>All cards are exchanged together. Your opponent sees only how many there are.</source>
        <translation>Alle Karten werden auf einmal getauscht. Der Gegner sieht nur, wie viele es sind.</translation>
    </message>
    <message>
        <source>If both players bid double nil, the second player exchanges first. The first player may then also draw the cards discarded in that exchange.</source>
        <translation>Bieten beide Doppel-Null, tauscht der zweite Spieler zuerst. Der erste Spieler kann danach auch die dabei abgeworfenen Karten ziehen.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>Wer einen Stich macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil or double nil are not bags and score nothing.</source>
        <translation>Geht Null oder Doppel-Null verloren, zählen die gemachten Stiche weder als Bags noch als Punkte.</translation>
    </message>
    <message>
        <source>The computer remembers only the cards it has really seen.</source>
        <translation>Der Computer merkt sich nur die Karten, die er wirklich gesehen hat.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil or double nil are bags, but without their points.</source>
        <translation>Die Stiche einer verlorenen Null oder Doppel-Null zählen als Bags, bringen aber keine Punkte.</translation>
    </message>
    <message>
        <source>Object of the game</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>heading</comment>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>How this table plays it</source>
        <translation>So spielt dieser Tisch</translation>
    </message>
    <message>
        <source>The rules leave these points open. This table has decided as follows.</source>
        <translation>Die Regeln lassen diese Punkte offen. An diesem Tisch gilt Folgendes.</translation>
    </message>
    <message>
        <source>Exchange, marriages and closing</source>
        <translation>Tauschen, Paare und Zudrehen</translation>
    </message>
</context>
<context>
    <name>schnapsen</name>
    <message>
        <source>Game points to zero</source>
        <translation>Spielpunkte bis null</translation>
    </message>
    <message>
        <source>Turned up: {card}</source>
        <translation>Aufgedeckt: {card}</translation>
    </message>
    <message>
        <source>No more drawing.</source>
        <translation>Es wird nicht mehr gezogen.</translation>
    </message>
    <message>
        <source>You at closing</source>
        <translation>Sie beim Zudrehen</translation>
    </message>
    <message>
        <source>{name} at closing</source>
        <translation>{name} beim Zudrehen</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>You can beat the card led: play a higher one ({suit}).</source>
        <translation>Sie können überstechen: Spielen Sie eine höhere Karte ({suit}).</translation>
    </message>
    <message>
        <source>Follow suit: {suit}.</source>
        <translation>Bedienen Sie die Farbe: {suit}.</translation>
    </message>
    <message>
        <source>You cannot follow suit: play a trump ({suit}).</source>
        <translation>Sie können nicht bedienen: Spielen Sie Trumpf ({suit}).</translation>
    </message>
    <message>
        <source>The stock is closed: no more exchanging.</source>
        <translation>Der Talon ist zugedreht: Tauschen geht nicht mehr.</translation>
    </message>
    <message>
        <source>The stock is used up: there is nothing to exchange for.</source>
        <translation>Der Talon ist aufgebraucht: Es gibt nichts mehr zu tauschen.</translation>
    </message>
    <message>
        <source>You can exchange only when you are on lead.</source>
        <translation>Tauschen können Sie nur, wenn Sie ausspielen.</translation>
    </message>
    <message>
        <source>Exchange before you play a card.</source>
        <translation>Tauschen Sie, bevor Sie eine Karte ausspielen.</translation>
    </message>
    <message>
        <source>Only the trump Unter can be exchanged: {card}.</source>
        <translation>Nur der Trumpf-Unter kann getauscht werden: {card}.</translation>
    </message>
    <message>
        <source>The stock is already closed.</source>
        <translation>Der Talon ist schon zugedreht.</translation>
    </message>
    <message>
        <source>The stock is used up: it cannot be closed.</source>
        <translation>Der Talon ist aufgebraucht: Zudrehen geht nicht mehr.</translation>
    </message>
    <message>
        <source>You can close only when you are on lead.</source>
        <translation>Zudrehen können Sie nur, wenn Sie ausspielen.</translation>
    </message>
    <message>
        <source>Close before you play a card, with five cards in hand.</source>
        <translation>Zudrehen geht nur vor dem Ausspielen, mit fünf Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Scoresheet: {game}</source>
        <translation>Punkteliste: {game}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>You close the stock.</source>
        <translation>Sie drehen zu.</translation>
    </message>
    <message>
        <source>{name} closes the stock.</source>
        <translation>{name} dreht zu.</translation>
    </message>
    <message>
        <source>Your waiting {n} now count.</source>
        <translation>Ihr Bonus von {n} zählt jetzt.</translation>
    </message>
    <message>
        <source>{name}’s waiting {n} now count.</source>
        <translation>Der Bonus von {name} zählt jetzt: {n}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Ihre Karten: {cards}.</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Closed by</source>
        <translation>Zugedreht</translation>
    </message>
    <message>
        <source>New deal. You deal.</source>
        <translation>Neue Runde. Sie geben.</translation>
    </message>
    <message>
        <source>New deal. {name} deals.</source>
        <translation>Neue Runde. {name} gibt.</translation>
    </message>
    <message>
        <source>Turned up: {card}. Trump: {suit}.</source>
        <translation>Aufgedeckt: {card}. Trumpf: {suit}.</translation>
    </message>
    <message>
        <source>You lead the {card_acc}.</source>
        <translation>Sie spielen {card_acc} aus.</translation>
    </message>
    <message>
        <source>{name} leads the {card_acc}.</source>
        <translation>{name} spielt {card_acc} aus.</translation>
    </message>
    <message>
        <source>You play the {card_acc}.</source>
        <translation>Sie spielen {card_acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card_acc}.</source>
        <translation>{name} spielt {card_acc}.</translation>
    </message>
    <message>
        <source>You exchange the trump: {card_out} → {card_in}</source>
        <translation>Sie tauschen den Trumpf: {card_out} → {card_in}</translation>
    </message>
    <message>
        <source>{name} exchanges the trump: {card_out} → {card_in}</source>
        <translation>{name} tauscht den Trumpf: {card_out} → {card_in}</translation>
    </message>
    <message>
        <source>You declare 40 in trumps.</source>
        <translation>Sie sagen 40 in Trumpf an.</translation>
    </message>
    <message>
        <source>{name} declares 40 in trumps.</source>
        <translation>{name} sagt 40 in Trumpf an.</translation>
    </message>
    <message>
        <source>You declare 20 in {suit}.</source>
        <translation>Sie sagen 20 in {suit} an.</translation>
    </message>
    <message>
        <source>{name} declares 20 in {suit}.</source>
        <translation>{name} sagt 20 in {suit} an.</translation>
    </message>
    <message>
        <source>The bonus counts after your first trick.</source>
        <translation>Der Bonus zählt erst nach Ihrem ersten Stich.</translation>
    </message>
    <message>
        <source>{name}’s bonus counts only after a first trick.</source>
        <translation>Der Bonus von {name} zählt erst nach dem ersten Stich.</translation>
    </message>
    <message numerus="yes">
        <source>You win the trick: %n points.</source>
        <translation>
            <numerusform>Sie machen den Stich: %n Auge.</numerusform>
            <numerusform>Sie machen den Stich: %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n points.</source>
        <translation>
            <numerusform>{name} macht den Stich: %n Auge.</numerusform>
            <numerusform>{name} macht den Stich: %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the turned-up trump: {card}</source>
        <translation>Sie nehmen den aufgedeckten Trumpf: {card}</translation>
    </message>
    <message>
        <source>{name} takes the turned-up trump: {card}</source>
        <translation>{name} nimmt den aufgedeckten Trumpf: {card}</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>Der Talon ist aufgebraucht.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} zieht eine Karte.</translation>
    </message>
    <message>
        <source>You draw: {card}</source>
        <translation>Sie ziehen: {card}</translation>
    </message>
    <message>
        <source>From now on: follow suit, beat if you can, otherwise trump.</source>
        <translation>Ab jetzt gilt Farb- und Stichzwang.</translation>
    </message>
    <message>
        <source>Deal {n} · you closed</source>
        <translation>Runde {n} · Sie haben zugedreht</translation>
    </message>
    <message>
        <source>Deal {n} · {name} closed</source>
        <translation>Runde {n} · {name} hat zugedreht</translation>
    </message>
    <message>
        <source>Waiting for a trick: {n}</source>
        <translation>Wartet auf einen Stich: {n}</translation>
    </message>
    <message>
        <source>strict rules (follow and beat)</source>
        <translation>Farb- und Stichzwang</translation>
    </message>
    <message>
        <source>The stock is closed</source>
        <translation>Der Talon ist zugedreht</translation>
    </message>
    <message>
        <source>The stock is used up</source>
        <translation>Der Talon ist aufgebraucht</translation>
    </message>
    <message numerus="yes">
        <source>stock: %n cards</source>
        <translation>
            <numerusform>Talon: %n Karte</numerusform>
            <numerusform>Talon: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <translation>Schnapsen</translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <translation>
            <numerusform>Spiel um %n Punkt</numerusform>
            <numerusform>Spiel um %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Sie gegen den Computer</translation>
    </message>
    <message>
        <source>Exchange the trump card</source>
        <translation>Trumpf tauschen</translation>
    </message>
    <message>
        <source>Close the stock</source>
        <translation>Talon zudrehen</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>I close.</source>
        <translation>Ich drehe zu.</translation>
    </message>
    <message>
        <source>I exchange.</source>
        <translation>Ich tausche.</translation>
    </message>
    <message>
        <source>40</source>
        <translation>40</translation>
    </message>
    <message>
        <source>20</source>
        <translation>20</translation>
    </message>
    <message>
        <source>66!</source>
        <translation>66!</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <translation>Sie gewinnen die Runde</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} gewinnt die Runde</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Sie gewinnen das Spiel!</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>You closed and have 66: your opponent’s state at closing counts.</source>
        <translation>Sie haben zugedreht und 66 erreicht: Es zählt der Stand des Gegners beim Zudrehen.</translation>
    </message>
    <message>
        <source>{name} closed and has 66: your state at closing counts.</source>
        <translation>{name} hat zugedreht und 66 erreicht: Es zählt Ihr Stand beim Zudrehen.</translation>
    </message>
    <message>
        <source>You closed without reaching 66: {name} gets {n} game points.</source>
        <translation>Sie haben zugedreht und 66 nicht erreicht: {name} erhält {n} Spielpunkte.</translation>
    </message>
    <message>
        <source>{name} closed without reaching 66: you get {n} game points.</source>
        <translation>{name} hat zugedreht und 66 nicht erreicht: Sie erhalten {n} Spielpunkte.</translation>
    </message>
    <message>
        <source>You closed, but {name} has 66 first: {n} game points.</source>
        <translation>Sie haben zugedreht, aber {name} hat 66 zuerst: {n} Spielpunkte.</translation>
    </message>
    <message>
        <source>{name} closed, but you have 66 first: {n} game points.</source>
        <translation>{name} hat zugedreht, aber Sie haben 66 zuerst: {n} Spielpunkte.</translation>
    </message>
    <message>
        <source>Nobody has 66: your last trick is worth 1 game point.</source>
        <translation>Niemand hat 66: Ihr letzter Stich zählt 1 Spielpunkt.</translation>
    </message>
    <message>
        <source>Nobody has 66: {name}’s last trick is worth 1 game point.</source>
        <translation>Niemand hat 66: Der letzte Stich bringt {name} 1 Spielpunkt.</translation>
    </message>
    <message>
        <source>You have no trick: 3 game points.</source>
        <translation>Sie haben keinen Stich: 3 Spielpunkte.</translation>
    </message>
    <message>
        <source>{name} has no trick: 3 game points.</source>
        <translation>{name} hat keinen Stich: 3 Spielpunkte.</translation>
    </message>
    <message>
        <source>You have a trick, but fewer than 33: 2 game points.</source>
        <translation>Sie haben einen Stich, aber weniger als 33: 2 Spielpunkte.</translation>
    </message>
    <message>
        <source>{name} has a trick, but fewer than 33: 2 game points.</source>
        <translation>{name} hat einen Stich, aber weniger als 33: 2 Spielpunkte.</translation>
    </message>
    <message>
        <source>You have at least 33: 1 game point.</source>
        <translation>Sie haben mindestens 33 Augen: 1 Spielpunkt.</translation>
    </message>
    <message>
        <source>{name} has at least 33: 1 game point.</source>
        <translation>{name} hat mindestens 33 Augen: 1 Spielpunkt.</translation>
    </message>
    <message>
        <source>Game point</source>
        <translation>Spielpunkt</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Spielpunkte</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Game points per deal</source>
        <translation>Spielpunkte pro Runde</translation>
    </message>
    <message>
        <source>Successful closings</source>
        <translation>Erfolgreich zugedreht</translation>
    </message>
    <message>
        <source>Marriages declared</source>
        <translation>Angesagte Paare</translation>
    </message>
    <message>
        <source>You reach 66!</source>
        <translation>Sie haben 66!</translation>
    </message>
    <message>
        <source>{name} reaches 66.</source>
        <translation>{name} hat 66.</translation>
    </message>
    <message>
        <source>last trick</source>
        <comment>sh.why.last</comment>
        <translation>letzter Stich</translation>
    </message>
    <message>
        <source>Marriage in {suit}</source>
        <translation>Paar: {suit}</translation>
    </message>
</context>
<context>
    <name>score sheet</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Als Text speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>No printer was found. You can save the scoresheet as a PDF.</source>
        <translation>Es wurde kein Drucker gefunden. Sie können die Punkteliste als PDF speichern.</translation>
    </message>
    <message>
        <source>The scoresheet could not be printed.</source>
        <translation>Die Punkteliste konnte nicht gedruckt werden.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>Page {n} of {m}</source>
        <translation>Seite {n} von {m}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
</context>
<context>
    <name>spades</name>
    <message>
        <source>Bid double nil before you see your cards?</source>
        <translation>Doppel-Null bieten, bevor Sie Ihre Karten sehen?</translation>
    </message>
    <message>
        <source>Keep this card?</source>
        <translation>Diese Karte behalten?</translation>
    </message>
    <message>
        <source>Exchange up to three cards</source>
        <translation>Bis zu drei Karten tauschen</translation>
    </message>
    <message>
        <source>You receive as many back, at random from the discards.</source>
        <translation>Sie bekommen ebenso viele zurück, zufällig aus dem Ablagestapel.</translation>
    </message>
    <message>
        <source>How many tricks will you bid?</source>
        <translation>Wie viele Stiche bieten Sie?</translation>
    </message>
    <message>
        <source>No trick, cards unseen: +200, otherwise −200</source>
        <translation>Kein Stich, Karten ungesehen: +200, sonst −200</translation>
    </message>
    <message>
        <source>You see the next card; it is discarded.</source>
        <translation>Sie sehen die nächste Karte; sie wird abgeworfen.</translation>
    </message>
    <message>
        <source>The next card is discarded unseen.</source>
        <translation>Die nächste Karte wird ungesehen abgeworfen.</translation>
    </message>
    <message>
        <source>You must keep the next card.</source>
        <translation>Die nächste Karte müssen Sie behalten.</translation>
    </message>
    <message>
        <source>No trick: +100, otherwise −100</source>
        <translation>Kein Stich: +100, sonst −100</translation>
    </message>
    <message>
        <source>Nil: not a single trick.</source>
        <translation>Null: kein einziger Stich.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks: {gain}, otherwise {loss}</source>
        <translation>
            <numerusform>%n Stich: {gain}, sonst {loss}</numerusform>
            <numerusform>%n Stiche: {gain}, sonst {loss}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks:</source>
        <translation>
            <numerusform>%n Stich:</numerusform>
            <numerusform>%n Stiche:</numerusform>
        </translation>
    </message>
    <message>
        <source>+1 for each more</source>
        <translation>+1 für jeden weiteren</translation>
    </message>
    <message>
        <source>if not made</source>
        <translation>falls nicht erfüllt</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Noch eine Karte</translation>
    </message>
    <message>
        <source>You may exchange at most three cards.</source>
        <translation>Sie dürfen höchstens drei Karten tauschen.</translation>
    </message>
    <message>
        <source>Bags per deal</source>
        <translation>Bags pro Runde</translation>
    </message>
    <message>
        <source>Bids made</source>
        <translation>Erfüllte Gebote</translation>
    </message>
    <message>
        <source>Nils bid</source>
        <translation>Gebotene Nullspiele</translation>
    </message>
    <message>
        <source>Nils made</source>
        <translation>Gewonnene Nullspiele</translation>
    </message>
    <message>
        <source>Double nils made</source>
        <translation>Gewonnene Doppel-Nullspiele</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Punkteliste</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Bags</translation>
    </message>
    <message>
        <source>tricks/bid</source>
        <translation>Stiche/Gebot</translation>
    </message>
    <message>
        <source>Not a single trick, bid without seeing your cards.</source>
        <translation>Kein einziger Stich, geboten ohne Blick in Ihre Karten.</translation>
    </message>
    <message>
        <source>{name} bids double nil.</source>
        <translation>{name} bietet Doppel-Null.</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>13 tricks</source>
        <translation>13 Stiche</translation>
    </message>
    <message>
        <source>You bid double nil.</source>
        <translation>Sie bieten Doppel-Null.</translation>
    </message>
    <message>
        <source>You bid nil.</source>
        <translation>Sie bieten Null.</translation>
    </message>
    <message>
        <source>{name} bids nil</source>
        <translation>{name} bietet Null</translation>
    </message>
    <message>
        <source>You bid {n}</source>
        <translation>Sie bieten {n}</translation>
    </message>
    <message>
        <source>{name} bids {n}</source>
        <translation>{name} bietet {n}</translation>
    </message>
    <message numerus="yes">
        <source>The computer remembers only its own %n discards.</source>
        <translation>
            <numerusform>Der Computer merkt sich nur die %n Karte, die er selbst abgeworfen hat.</numerusform>
            <numerusform>Der Computer merkt sich nur die %n Karten, die er selbst abgeworfen hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen and discarded</source>
        <translation>Gesehen und abgeworfen</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks left</source>
        <translation>
            <numerusform>noch %n Stich</numerusform>
            <numerusform>noch %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Spades are broken.</source>
        <translation>Pik ist gebrochen.</translation>
    </message>
    <message>
        <source>Spades are always trumps.</source>
        <translation>Trumpf ist immer Pik.</translation>
    </message>
    <message>
        <source>Spades are not broken yet: you may not lead one.</source>
        <translation>Pik ist noch nicht gebrochen: Sie dürfen es nicht ausspielen.</translation>
    </message>
    <message>
        <source>Follow suit: {suit}.</source>
        <translation>Bedienen Sie die Farbe: {suit}.</translation>
    </message>
    <message>
        <source>Scoresheet: {game}</source>
        <translation>Punkteliste: {game}</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>10 bags</source>
        <translation>10 Bags</translation>
    </message>
    <message>
        <source>You draw first.</source>
        <translation>Sie ziehen zuerst.</translation>
    </message>
    <message>
        <source>{name} draws first.</source>
        <translation>{name} zieht zuerst.</translation>
    </message>
    <message>
        <source>No double nil.</source>
        <translation>Ohne Doppel-Null.</translation>
    </message>
    <message>
        <source>{name} does not bid double nil.</source>
        <translation>{name} bietet nicht Doppel-Null.</translation>
    </message>
    <message>
        <source>{name} keeps the first card; the next is discarded.</source>
        <translation>{name} behält die erste Karte; die nächste wird abgeworfen.</translation>
    </message>
    <message>
        <source>{name} discards the first card and keeps the next.</source>
        <translation>{name} wirft die erste Karte ab und behält die nächste.</translation>
    </message>
    <message>
        <source>Offered card: {card}</source>
        <translation>Angebotene Karte: {card}</translation>
    </message>
    <message>
        <source>You keep the {card_acc}.</source>
        <translation>Sie behalten {card_acc}.</translation>
    </message>
    <message>
        <source>You discard the {card_acc}.</source>
        <translation>Sie werfen {card_acc} ab.</translation>
    </message>
    <message>
        <source>Seen and discarded: {card}</source>
        <translation>Gesehen und abgeworfen: {card}</translation>
    </message>
    <message>
        <source>The next card is yours: {card}</source>
        <translation>Die nächste Karte ist Ihre: {card}</translation>
    </message>
    <message>
        <source>The next card goes to the discards unseen.</source>
        <translation>Die nächste Karte wird verdeckt abgelegt.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Ihre Karten: {cards}.</translation>
    </message>
    <message>
        <source>The stock is used up: both of you hold 13 cards.</source>
        <translation>Der Vorrat ist aufgebraucht: Beide haben 13 Karten.</translation>
    </message>
    <message>
        <source>You bid first.</source>
        <translation>Sie bieten zuerst.</translation>
    </message>
    <message>
        <source>{name} bids first.</source>
        <translation>{name} bietet zuerst.</translation>
    </message>
    <message>
        <source>You exchange nothing.</source>
        <translation>Sie tauschen nichts.</translation>
    </message>
    <message>
        <source>{name} exchanges nothing.</source>
        <translation>{name} tauscht nichts.</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n cards.</source>
        <translation>
            <numerusform>Sie tauschen %n Karte.</numerusform>
            <numerusform>Sie tauschen %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges %n cards.</source>
        <translation>
            <numerusform>{name} tauscht %n Karte.</numerusform>
            <numerusform>{name} tauscht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You receive: {cards}</source>
        <translation>Sie erhalten: {cards}</translation>
    </message>
    <message>
        <source>Bids together: {n} of 13</source>
        <translation>Zusammen geboten: {n} von 13</translation>
    </message>
    <message>
        <source>You lead the {card_acc}.</source>
        <translation>Sie spielen {card_acc} aus.</translation>
    </message>
    <message>
        <source>{name} leads the {card_acc}.</source>
        <translation>{name} spielt {card_acc} aus.</translation>
    </message>
    <message>
        <source>You play the {card_acc}.</source>
        <translation>Sie spielen {card_acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card_acc}.</source>
        <translation>{name} spielt {card_acc}.</translation>
    </message>
    <message>
        <source>You break spades.</source>
        <translation>Sie brechen Pik.</translation>
    </message>
    <message>
        <source>{name} breaks spades.</source>
        <translation>{name} bricht Pik.</translation>
    </message>
    <message>
        <source>You win the trick. Tricks: {n}, bid: {bid}.</source>
        <translation>Sie machen den Stich. Stiche: {n}, Gebot: {bid}.</translation>
    </message>
    <message>
        <source>{name} wins the trick. Tricks: {n}, bid: {bid}.</source>
        <translation>{name} macht den Stich. Stiche: {n}, Gebot: {bid}.</translation>
    </message>
    <message>
        <source>Bags: {n} new, {total} in all</source>
        <translation>Bags: {n} neu, {total} insgesamt</translation>
    </message>
    <message>
        <source>{target} · Deal {n}</source>
        <translation>{target} · Runde {n}</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Double nil</source>
        <translation>{target} · Runde {n} · Doppel-Null</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Choosing cards</source>
        <translation>{target} · Runde {n} · Kartenwahl</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Bidding</source>
        <translation>{target} · Runde {n} · Bieten</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Trick {m} of 13</source>
        <translation>{target} · Runde {n} · Stich {m} von 13</translation>
    </message>
    <message>
        <source>exchanging…</source>
        <translation>tauscht&#xa0;…</translation>
    </message>
    <message>
        <source>bidding…</source>
        <translation>bietet&#xa0;…</translation>
    </message>
    <message>
        <source>choosing cards…</source>
        <translation>wählt Karten&#xa0;…</translation>
    </message>
    <message>
        <source>Turn {n} of 13</source>
        <translation>Zug {n} von 13</translation>
    </message>
    <message>
        <source>bid: double nil</source>
        <translation>Gebot: Doppel-Null</translation>
    </message>
    <message>
        <source>bid: nil</source>
        <translation>Gebot: Null</translation>
    </message>
    <message numerus="yes">
        <source>bid: %n tricks</source>
        <translation>
            <numerusform>Gebot: %n Stich</numerusform>
            <numerusform>Gebot: %n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n cards</source>
        <translation>
            <numerusform>Vorrat: %n Karte</numerusform>
            <numerusform>Vorrat: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n cards</source>
        <translation>
            <numerusform>Ablagestapel: %n Karte</numerusform>
            <numerusform>Ablagestapel: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %n tricks</source>
        <translation>
            <numerusform>{taken} von %n Stich</numerusform>
            <numerusform>{taken} von %n Stichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Two-Handed Spades</source>
        <translation>Spades zu zweit</translation>
    </message>
    <message>
        <source>First to {n}</source>
        <translation>Bis {n} Punkte</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Sie gegen den Computer</translation>
    </message>
    <message>
        <source>nil</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>double nil</source>
        <translation>Doppel-Null</translation>
    </message>
    <message>
        <source>Bid double nil</source>
        <translation>Doppel-Null bieten</translation>
    </message>
    <message>
        <source>No, look at the cards</source>
        <translation>Nein, Karten ansehen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>Nichts tauschen</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards</source>
        <translation>
            <numerusform>%n Karte tauschen</numerusform>
            <numerusform>%n Karten tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid nil</source>
        <comment>tb.bidnil</comment>
        <translation>Null bieten</translation>
    </message>
    <message>
        <source>Bid: {n}</source>
        <translation>Gebot: {n}</translation>
    </message>
    <message>
        <source>Bid 13</source>
        <translation>13 bieten</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message numerus="yes">
        <source>%n cards exchanged</source>
        <translation>
            <numerusform>%n Karte getauscht</numerusform>
            <numerusform>%n Karten getauscht</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Sie gewinnen das Spiel!</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>You make your bid: {points}</source>
        <translation>Sie erfüllen Ihr Gebot: {points}</translation>
    </message>
    <message>
        <source>{name} makes the bid: {points}</source>
        <translation>{name} erfüllt das Gebot: {points}</translation>
    </message>
    <message>
        <source>You miss your bid: {points}</source>
        <translation>Sie verfehlen Ihr Gebot: {points}</translation>
    </message>
    <message>
        <source>{name} misses the bid: {points}</source>
        <translation>{name} verfehlt das Gebot: {points}</translation>
    </message>
    <message>
        <source>You make nil: {points}</source>
        <translation>Sie gewinnen Null: {points}</translation>
    </message>
    <message>
        <source>{name} makes nil: {points}</source>
        <translation>{name} gewinnt Null: {points}</translation>
    </message>
    <message>
        <source>Your nil fails: {points}</source>
        <translation>Sie verlieren Null: {points}</translation>
    </message>
    <message>
        <source>{name}’s nil fails: {points}</source>
        <translation>{name} verliert Null: {points}</translation>
    </message>
    <message>
        <source>You make double nil: {points}</source>
        <translation>Sie gewinnen Doppel-Null: {points}</translation>
    </message>
    <message>
        <source>{name} makes double nil: {points}</source>
        <translation>{name} gewinnt Doppel-Null: {points}</translation>
    </message>
    <message>
        <source>Your double nil fails: {points}</source>
        <translation>Sie verlieren Doppel-Null: {points}</translation>
    </message>
    <message>
        <source>{name}’s double nil fails: {points}</source>
        <translation>{name} verliert Doppel-Null: {points}</translation>
    </message>
    <message>
        <source>You lose 100 points for 10 bags.</source>
        <translation>Sie verlieren 100 Punkte für 10 Bags.</translation>
    </message>
    <message>
        <source>{name} loses 100 points for 10 bags.</source>
        <translation>{name} verliert 100 Punkte für 10 Bags.</translation>
    </message>
    <message>
        <source>It is a tie – another deal decides.</source>
        <translation>Gleichstand – eine weitere Runde entscheidet.</translation>
    </message>
    <message>
        <source>Both of you are there: the higher score wins.</source>
        <translation>Beide sind am Ziel: Der höhere Punktestand gewinnt.</translation>
    </message>
    <message>
        <source>You reach {n} points.</source>
        <translation>Sie erreichen {n} Punkte.</translation>
    </message>
    <message>
        <source>{name} reaches {n} points.</source>
        <translation>{name} erreicht {n} Punkte.</translation>
    </message>
</context>
<context>
    <name>suits</name>
    <message>
        <source>spades</source>
        <comment>suit.french.spades</comment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit.french.hearts</comment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>suit.french.diamonds</comment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>suit.french.clubs</comment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>acorns</source>
        <comment>suit.german.acorns</comment>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>leaves</source>
        <comment>suit.german.leaves</comment>
        <translation>Laub</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit.german.hearts</comment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>bells</source>
        <comment>suit.german.bells</comment>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>acorns</source>
        <comment>suit.swiss.acorns</comment>
        <translation>Eicheln</translation>
    </message>
    <message>
        <source>roses</source>
        <comment>suit.swiss.roses</comment>
        <translation>Rosen</translation>
    </message>
    <message>
        <source>shields</source>
        <comment>suit.swiss.shields</comment>
        <translation>Schilten</translation>
    </message>
    <message>
        <source>bells</source>
        <comment>suit.swiss.bells</comment>
        <translation>Schellen</translation>
    </message>
</context>
<context>
    <name>swiss cards</name>
    <message>
        <source>ace of acorns</source>
        <translation>Eichel-Ass</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>Eichel-König</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>Eichel-Ober</translation>
    </message>
    <message>
        <source>Under of acorns</source>
        <translation>Eichel-Under</translation>
    </message>
    <message>
        <source>Banner of acorns</source>
        <translation>Eichel-Banner</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>Eichel-Neun</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>Eichel-Acht</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>Eichel-Sieben</translation>
    </message>
    <message>
        <source>six of acorns</source>
        <translation>Eichel-Sechs</translation>
    </message>
    <message>
        <source>ace of roses</source>
        <translation>Rosen-Ass</translation>
    </message>
    <message>
        <source>king of roses</source>
        <translation>Rosen-König</translation>
    </message>
    <message>
        <source>Ober of roses</source>
        <translation>Rosen-Ober</translation>
    </message>
    <message>
        <source>Under of roses</source>
        <translation>Rosen-Under</translation>
    </message>
    <message>
        <source>Banner of roses</source>
        <translation>Rosen-Banner</translation>
    </message>
    <message>
        <source>nine of roses</source>
        <translation>Rosen-Neun</translation>
    </message>
    <message>
        <source>eight of roses</source>
        <translation>Rosen-Acht</translation>
    </message>
    <message>
        <source>seven of roses</source>
        <translation>Rosen-Sieben</translation>
    </message>
    <message>
        <source>six of roses</source>
        <translation>Rosen-Sechs</translation>
    </message>
    <message>
        <source>ace of shields</source>
        <translation>Schilten-Ass</translation>
    </message>
    <message>
        <source>king of shields</source>
        <translation>Schilten-König</translation>
    </message>
    <message>
        <source>Ober of shields</source>
        <translation>Schilten-Ober</translation>
    </message>
    <message>
        <source>Under of shields</source>
        <translation>Schilten-Under</translation>
    </message>
    <message>
        <source>Banner of shields</source>
        <translation>Schilten-Banner</translation>
    </message>
    <message>
        <source>nine of shields</source>
        <translation>Schilten-Neun</translation>
    </message>
    <message>
        <source>eight of shields</source>
        <translation>Schilten-Acht</translation>
    </message>
    <message>
        <source>seven of shields</source>
        <translation>Schilten-Sieben</translation>
    </message>
    <message>
        <source>six of shields</source>
        <translation>Schilten-Sechs</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>Schellen-Ass</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>Schellen-König</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>Schellen-Ober</translation>
    </message>
    <message>
        <source>Under of bells</source>
        <translation>Schellen-Under</translation>
    </message>
    <message>
        <source>Banner of bells</source>
        <translation>Schellen-Banner</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>Schellen-Neun</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>Schellen-Acht</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>Schellen-Sieben</translation>
    </message>
    <message>
        <source>six of bells</source>
        <translation>Schellen-Sechs</translation>
    </message>
</context>
<context>
    <name>swiss cards, object form</name>
    <message>
        <source>ace of acorns</source>
        <translation>das Eichel-Ass</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>den Eichel-König</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>den Eichel-Ober</translation>
    </message>
    <message>
        <source>Under of acorns</source>
        <translation>den Eichel-Under</translation>
    </message>
    <message>
        <source>Banner of acorns</source>
        <translation>das Eichel-Banner</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>die Eichel-Neun</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>die Eichel-Acht</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>die Eichel-Sieben</translation>
    </message>
    <message>
        <source>six of acorns</source>
        <translation>die Eichel-Sechs</translation>
    </message>
    <message>
        <source>ace of roses</source>
        <translation>das Rosen-Ass</translation>
    </message>
    <message>
        <source>king of roses</source>
        <translation>den Rosen-König</translation>
    </message>
    <message>
        <source>Ober of roses</source>
        <translation>den Rosen-Ober</translation>
    </message>
    <message>
        <source>Under of roses</source>
        <translation>den Rosen-Under</translation>
    </message>
    <message>
        <source>Banner of roses</source>
        <translation>das Rosen-Banner</translation>
    </message>
    <message>
        <source>nine of roses</source>
        <translation>die Rosen-Neun</translation>
    </message>
    <message>
        <source>eight of roses</source>
        <translation>die Rosen-Acht</translation>
    </message>
    <message>
        <source>seven of roses</source>
        <translation>die Rosen-Sieben</translation>
    </message>
    <message>
        <source>six of roses</source>
        <translation>die Rosen-Sechs</translation>
    </message>
    <message>
        <source>ace of shields</source>
        <translation>das Schilten-Ass</translation>
    </message>
    <message>
        <source>king of shields</source>
        <translation>den Schilten-König</translation>
    </message>
    <message>
        <source>Ober of shields</source>
        <translation>den Schilten-Ober</translation>
    </message>
    <message>
        <source>Under of shields</source>
        <translation>den Schilten-Under</translation>
    </message>
    <message>
        <source>Banner of shields</source>
        <translation>das Schilten-Banner</translation>
    </message>
    <message>
        <source>nine of shields</source>
        <translation>die Schilten-Neun</translation>
    </message>
    <message>
        <source>eight of shields</source>
        <translation>die Schilten-Acht</translation>
    </message>
    <message>
        <source>seven of shields</source>
        <translation>die Schilten-Sieben</translation>
    </message>
    <message>
        <source>six of shields</source>
        <translation>die Schilten-Sechs</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>das Schellen-Ass</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>den Schellen-König</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>den Schellen-Ober</translation>
    </message>
    <message>
        <source>Under of bells</source>
        <translation>den Schellen-Under</translation>
    </message>
    <message>
        <source>Banner of bells</source>
        <translation>das Schellen-Banner</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>die Schellen-Neun</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>die Schellen-Acht</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>die Schellen-Sieben</translation>
    </message>
    <message>
        <source>six of bells</source>
        <translation>die Schellen-Sechs</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Score</source>
        <comment>key.score</comment>
        <translation>Spielstand</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks</source>
        <comment>sh.tricks</comment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>für Sie</translation>
    </message>
    <message>
        <source>for {name}</source>
        <translation>für {name}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>You: {a}. {name}: {b}.</source>
        <translation>Sie: {a}. {name}: {b}.</translation>
    </message>
    <message>
        <source>Rules · {section}</source>
        <translation>Spielregeln · {section}</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Ihre Karte</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>Deal {n} · trick {m}</source>
        <translation>Runde {n} · Stich {m}</translation>
    </message>
    <message>
        <source>you lead</source>
        <comment>plate.lead.you</comment>
        <translation>am Ausspiel</translation>
    </message>
    <message>
        <source>thinking…</source>
        <comment>plate.think</comment>
        <translation>überlegt&#xa0;…</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>plate.turn.you</comment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>plate.lead.name</comment>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>you deal</source>
        <comment>plate.deal.you</comment>
        <translation>am Geben</translation>
    </message>
    <message>
        <source>deals</source>
        <comment>plate.deal.name</comment>
        <translation>gibt</translation>
    </message>
    <message>
        <source>Marriage · {n}</source>
        <translation>Paar · {n}</translation>
    </message>
    <message>
        <source>Score {a} : {b}</source>
        <translation>Spielstand {a} : {b}</translation>
    </message>
    <message>
        <source>Result of the Match</source>
        <translation>Endergebnis</translation>
    </message>
    <message>
        <source>Result of the Deal</source>
        <translation>Ergebnis der Runde</translation>
    </message>
    <message>
        <source>Your team wins the match!</source>
        <translation>Ihr Team gewinnt das Spiel!</translation>
    </message>
    <message>
        <source>Us: {a}. Them: {b}.</source>
        <translation>Wir: {a}. Gegner: {b}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>trick so far</source>
        <comment>plate.hold.you</comment>
        <translation>haben den Stich</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Gespielte Runden</translation>
    </message>
    <message>
        <source>trick so far</source>
        <comment>plate.hold.name</comment>
        <translation>hat den Stich</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>plate.wait</comment>
        <translation>wartet</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ihre Handkarten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Take back: {card}</source>
        <translation>Zurücknehmen: {card}</translation>
    </message>
    <message>
        <source>Offered card</source>
        <translation>Angebotene Karte</translation>
    </message>
    <message>
        <source>Put out</source>
        <translation>Zum Tausch ausgelegt</translation>
    </message>
    <message>
        <source>Trick on the table</source>
        <translation>Stich auf dem Tisch</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Opponent’s cards</source>
        <translation>Karten des Gegners</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n cards.</source>
        <translation>
            <numerusform>{name} hat %n Karte.</numerusform>
            <numerusform>{name} hat %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the last trick may be looked at.</source>
        <translation>Nur der letzte Stich darf angesehen werden.</translation>
    </message>
    <message>
        <source>Score panel</source>
        <translation>Punktetafel</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>spielbar</translation>
    </message>
    <message>
        <source>not playable: {reason}</source>
        <translation>nicht spielbar: {reason}</translation>
    </message>
    <message>
        <source>card {n} of {m}</source>
        <translation>Karte {n} von {m}</translation>
    </message>
    <message>
        <source>You may play this card.</source>
        <translation>Diese Karte dürfen Sie spielen.</translation>
    </message>
    <message>
        <source>Claiming is switched off in Preferences.</source>
        <translation>Beanspruchen ist in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>You can claim only when you lead.</source>
        <translation>Beanspruchen können Sie nur, wenn Sie ausspielen.</translation>
    </message>
    <message>
        <source>The remaining tricks are not certain: play on.</source>
        <translation>Die übrigen Stiche sind nicht sicher: Spielen Sie weiter.</translation>
    </message>
    <message>
        <source>The remaining tricks are yours.</source>
        <translation>Die übrigen Stiche gehören Ihnen.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>plate.turn.name</comment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>No trick has been played yet.</source>
        <translation>Es wurde noch kein Stich gespielt.</translation>
    </message>
    <message>
        <source>Undo the last move?</source>
        <translation>Letzten Zug rückgängig machen?</translation>
    </message>
    <message>
        <source>The match is then marked as played with undo.</source>
        <translation>Das Spiel wird dann als „mit Rücknahme“ gekennzeichnet.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Wiederhergestellt.</translation>
    </message>
    <message>
        <source>You: {card}</source>
        <translation>Sie: {card}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Your trick</source>
        <translation>Ihr Stich</translation>
    </message>
    <message>
        <source>Trick: {name}</source>
        <translation>Stich: {name}</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}: {call}</translation>
    </message>
    <message>
        <source>No card on the table.</source>
        <translation>Keine Karte auf dem Tisch.</translation>
    </message>
    <message>
        <source>{suit}: {ranks}</source>
        <translation>{suit}: {ranks}</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Sie haben keine Karten auf der Hand.</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Noch ist keine Runde beendet.</translation>
    </message>
    <message>
        <source>Nothing to repeat.</source>
        <translation>Nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Next Deal</source>
        <translation>Nächste Runde</translation>
    </message>
</context>
<context>
    <name>windows</name>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Card games for one person against the computer, with no connection and no advertising.</source>
        <translation>Kartenspiele für eine Person gegen den Computer, ohne Internet und ohne Werbung.</translation>
    </message>
    <message>
        <source>Free software under the GPL, version 3 or later</source>
        <translation>Freie Software unter der GPL, Version 3 oder später</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>Ein unerwarteter Fehler ist aufgetreten.</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is saved.</source>
        <translation>Etwas ist schiefgegangen. Ihr Spiel ist gespeichert.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Report copied.</source>
        <translation>Bericht kopiert.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <translation>Letzter &amp;Stich</translation>
    </message>
    <message>
        <source>The unfinished match cannot be continued: its record is damaged. It is kept; you can begin a new match.</source>
        <translation>Das unterbrochene Spiel lässt sich nicht fortsetzen: Seine Aufzeichnung ist beschädigt. Sie bleibt erhalten; Sie können ein neues Spiel beginnen.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start a new game?</source>
        <translation>Neues Spiel beginnen?</translation>
    </message>
    <message>
        <source>Fonts and pictures</source>
        <translation>Schriften und Bilder</translation>
    </message>
    <message>
        <source>Computer: compiled core</source>
        <translation>Computer: kompilierter Kern</translation>
    </message>
    <message>
        <source>Computer: plain Python</source>
        <translation>Computer: reines Python</translation>
    </message>
    <message>
        <source>The report contains the match on the table with all its cards.</source>
        <translation>Der Bericht enthält das Spiel auf dem Tisch mit allen Karten.</translation>
    </message>
    <message>
        <source>The current game will be lost.</source>
        <translation>Das laufende Spiel geht verloren.</translation>
    </message>
    <message>
        <source>Quit the program?</source>
        <translation>Programm beenden?</translation>
    </message>
    <message>
        <source>Your game is saved and you can continue it later.</source>
        <translation>Ihr Spiel wird gespeichert und kann später fortgesetzt werden.</translation>
    </message>
    <message>
        <source>The preferences were damaged. The old file was set aside: {file}</source>
        <translation>Die Einstellungen waren beschädigt. Die alte Datei wurde beiseitegelegt: {file}</translation>
    </message>
    <message>
        <source>The program starts with default preferences.</source>
        <translation>Das Programm startet mit Voreinstellungen.</translation>
    </message>
    <message>
        <source>The preferences could not be saved.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden.</translation>
    </message>
    <message numerus="yes">
        <source>The history was damaged. %n matches could be saved from it; the old file: {file}</source>
        <translation>
            <numerusform>Der Verlauf war beschädigt. %n Spiel konnte gerettet werden; die alte Datei: {file}</numerusform>
            <numerusform>Der Verlauf war beschädigt. %n Spiele konnten gerettet werden; die alte Datei: {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>The history was damaged. A new one was begun; the old file: {file}</source>
        <translation>Der Verlauf war beschädigt. Ein neuer wurde angelegt; die alte Datei: {file}</translation>
    </message>
    <message>
        <source>The history comes from a newer version of {app}. Nothing is saved here.</source>
        <translation>Der Verlauf stammt von einer neueren Version von {app}. Hier wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>The disk is full: this match is not being saved.</source>
        <translation>Der Datenträger ist voll: Dieses Spiel wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>The folder is write-protected: this match is not being saved.</source>
        <translation>Der Ordner ist schreibgeschützt: Dieses Spiel wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>Das Speichern funktioniert wieder.</translation>
    </message>
    <message>
        <source>The history cannot be opened. You can play on, but nothing is saved.</source>
        <translation>Der Verlauf lässt sich nicht öffnen. Sie können weiterspielen, aber nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>The deck folder is gone. The built-in cards are used.</source>
        <translation>Der Ordner mit dem Blatt fehlt. Die eingebauten Karten werden verwendet.</translation>
    </message>
    <message>
        <source>Card Table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>Keep this game</source>
        <translation>Spiel behalten</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>A button on a narrow tile of the start page: a new match.</extracomment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Continue: deal {n}</source>
        <translation>Fortsetzen: Runde {n}</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Spiel auswählen</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>S&amp;pielregeln</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Spielregeln: {game}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>&amp;About {app}</source>
        <translation>Ü&amp;ber {app}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Rundennummer</translation>
    </message>
    <message>
        <source>Deal by number…</source>
        <translation>Runde nach Nummer&#xa0;…</translation>
    </message>
    <message>
        <source>Number: {number}</source>
        <translation>Nummer: {number}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Runde des Tages</translation>
    </message>
    <message>
        <source>The unfinished match is kept in the history.</source>
        <translation>Das unvollendete Spiel bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Gleich spielen</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Punkteliste</translation>
    </message>
    <message>
        <source>Clai&amp;m Remaining Tricks</source>
        <translation>Übrige Stiche be&amp;anspruchen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Bee&amp;nden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
</TS>
