<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en_GB">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Station</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Onbekend</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>&amp;Factuurgegevens:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Einde:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Begin:</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Afdruktaak</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Prioriteit van de taak:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>Afdrukken &amp;plannen:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Zoeken in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Bestands&amp;typen:</translation>
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
        <translation>Inches (in)</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Millimeter (mm)</translation>
    </message>
    <message>
        <source>Page &amp;order:</source>
        <translation>Paginav&amp;olgorde:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Pagina’s &amp;per vel:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Conflicterende instellingen voor dubbelzijdig afdrukken</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Ongeldige pagina-opgave</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>De instellingen voor dubbelzijdig afdrukken zijn in strijd met elkaar. Wil je ze herstellen?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Conflicterende geavanceerde opties</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Conflicterende pagina-instellingen</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>De pagina-instellingen zijn in strijd met elkaar. Wil je ze herstellen?</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Sommige geavanceerde opties zijn in strijd met elkaar. Wil je ze herstellen?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Geavanceerd</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Sommige opties zijn in strijd met elkaar. Herstel ze.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Dubbelzijdig afdrukken</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Binden aan de lange zijde</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Pagina&amp;set:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Binden aan de korte zijde</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Geef pagina’s of reeksen op, gescheiden door komma’s. Een reeks bestaat uit twee getallen met een streepje ertussen. Zo drukt 3,5-7,9 de pagina’s 3, 5, 6, 7 en 9 af.</translation>
    </message>
</context>
<context>
    <name>deals</name>
    <message>
        <source>The same number gives the same cards on every computer.</source>
        <translation>Hetzelfde nummer geeft op elke computer dezelfde kaarten.</translation>
    </message>
    <message>
        <source>Copy number</source>
        <translation>Nummer kopiëren</translation>
    </message>
    <message>
        <source>The number was copied.</source>
        <translation>Het nummer is gekopieerd.</translation>
    </message>
    <message>
        <source>Type a deal number</source>
        <translation>Typ een handnummer</translation>
    </message>
    <message>
        <source>There is no deal with this number.</source>
        <translation>Er is geen hand met dit nummer.</translation>
    </message>
    <message>
        <source>A deal number has ten letters and digits.</source>
        <translation>Een handnummer heeft tien letters en cijfers.</translation>
    </message>
    <message>
        <source>Rules to play by</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>This deal has no number.</source>
        <translation>Deze hand heeft geen nummer.</translation>
    </message>
    <message>
        <source>This deal is not over yet. Undo takes you back in it.</source>
        <translation>Deze hand is nog niet afgelopen. Met Ongedaan maken ga je erin terug.</translation>
    </message>
    <message>
        <source>The deal is over here: choose an earlier moment.</source>
        <translation>Hier is de hand afgelopen: kies een eerder moment.</translation>
    </message>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>Hand van de dag, {date}</translation>
    </message>
    <message>
        <source>The same for everybody today; no connection needed.</source>
        <translation>Vandaag voor iedereen gelijk; zonder internet.</translation>
    </message>
    <message>
        <source>You have already played today’s deal.</source>
        <translation>Je hebt de hand van vandaag al gespeeld.</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Nog niet gespeeld</translation>
    </message>
</context>
<context>
    <name>first</name>
    <message>
        <source>Welcome to the card table</source>
        <translation>Welkom aan de kaarttafel</translation>
    </message>
    <message>
        <source>Which language?</source>
        <translation>Welke taal?</translation>
    </message>
    <message>
        <source>Which game first?</source>
        <translation>Welk spel eerst?</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Meteen spelen</translation>
    </message>
    <message>
        <source>Learn it first</source>
        <translation>Eerst leren</translation>
    </message>
</context>
<context>
    <name>french cards</name>
    <message>
        <source>ace of spades</source>
        <translation>schoppenaas</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>schoppenheer</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>schoppenvrouw</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>schoppenboer</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>schoppentien</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>schoppennegen</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>schoppenacht</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>schoppenzeven</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>schoppenzes</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>schoppenvijf</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>schoppenvier</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>schoppendrie</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>schoppentwee</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>hartenaas</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hartenheer</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>hartenvrouw</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>hartenboer</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>hartentien</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>hartennegen</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>hartenacht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>hartenzeven</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>hartenzes</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>hartenvijf</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>hartenvier</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>hartendrie</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>hartentwee</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruitenaas</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruitenheer</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruitenvrouw</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruitenboer</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ruitentien</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ruitennegen</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ruitenacht</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ruitenzeven</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>ruitenzes</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>ruitenvijf</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>ruitenvier</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>ruitendrie</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>ruitentwee</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>klaveraas</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>klaverheer</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>klavervrouw</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>klaverboer</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>klavertien</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>klavernegen</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>klaveracht</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>klaverzeven</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>klaverzes</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>klavervijf</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>klavervier</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>klaverdrie</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>klavertwee</translation>
    </message>
</context>
<context>
    <name>french cards, object form</name>
    <message>
        <source>ace of spades</source>
        <translation>schoppenaas</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>schoppenheer</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>schoppenvrouw</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>schoppenboer</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>schoppentien</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>schoppennegen</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>schoppenacht</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>schoppenzeven</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>schoppenzes</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>schoppenvijf</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>schoppenvier</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>schoppendrie</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>schoppentwee</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>hartenaas</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hartenheer</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>hartenvrouw</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>hartenboer</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>hartentien</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>hartennegen</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>hartenacht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>hartenzeven</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>hartenzes</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>hartenvijf</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>hartenvier</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>hartendrie</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>hartentwee</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruitenaas</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruitenheer</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruitenvrouw</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruitenboer</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ruitentien</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ruitennegen</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ruitenacht</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ruitenzeven</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>ruitenzes</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>ruitenvijf</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>ruitenvier</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>ruitendrie</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>ruitentwee</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>klaveraas</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>klaverheer</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>klavervrouw</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>klaverboer</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>klavertien</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>klavernegen</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>klaveracht</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>klaverzeven</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>klaverzes</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>klavervijf</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>klavervier</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>klaverdrie</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>klavertwee</translation>
    </message>
</context>
<context>
    <name>german cards</name>
    <message>
        <source>Daus of acorns</source>
        <translation>eikelaas</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>eikeltien</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>eikelheer</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>eikelober</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>eikelunter</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>eikelnegen</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>eikelacht</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>eikelzeven</translation>
    </message>
    <message>
        <source>Daus of leaves</source>
        <translation>bladaas</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>bladtien</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>bladheer</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>bladober</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>bladunter</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>bladnegen</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>bladacht</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>bladzeven</translation>
    </message>
    <message>
        <source>Daus of hearts</source>
        <translation>hartenaas</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>hartentien</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hartenheer</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>hartenober</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>hartenunter</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>hartennegen</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>hartenacht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>hartenzeven</translation>
    </message>
    <message>
        <source>Daus of bells</source>
        <translation>bellenaas</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>bellentien</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>bellenheer</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>bellenober</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>bellenunter</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>bellennegen</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>bellenacht</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>bellenzeven</translation>
    </message>
</context>
<context>
    <name>german cards, object form</name>
    <message>
        <source>Daus of acorns</source>
        <translation>eikelaas</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>eikeltien</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>eikelheer</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>eikelober</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>eikelunter</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>eikelnegen</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>eikelacht</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>eikelzeven</translation>
    </message>
    <message>
        <source>Daus of leaves</source>
        <translation>bladaas</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>bladtien</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>bladheer</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>bladober</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>bladunter</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>bladnegen</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>bladacht</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>bladzeven</translation>
    </message>
    <message>
        <source>Daus of hearts</source>
        <translation>hartenaas</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>hartentien</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hartenheer</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>hartenober</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>hartenunter</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>hartennegen</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>hartenacht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>hartenzeven</translation>
    </message>
    <message>
        <source>Daus of bells</source>
        <translation>bellenaas</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>bellentien</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>bellenheer</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>bellenober</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>bellenunter</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>bellennegen</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>bellenacht</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>bellenzeven</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Push to your partner</source>
        <translation>Schuif door naar je partner</translation>
    </message>
    <message>
        <source>Choose: {contract}</source>
        <translation>Kies: {contract}</translation>
    </message>
    <message>
        <source>Exchange the trump first</source>
        <translation>Ruil eerst troef</translation>
    </message>
    <message>
        <source>Close the stock</source>
        <comment>hint.close</comment>
        <translation>Sluit de stok</translation>
    </message>
    <message>
        <source>Keep the {card_acc}</source>
        <translation>Houd {card_acc}</translation>
    </message>
    <message>
        <source>Discard the {card_acc}</source>
        <translation>Leg {card_acc} af</translation>
    </message>
    <message>
        <source>Do not bid double nil</source>
        <translation>Bied geen dubbel nil</translation>
    </message>
    <message>
        <source>Bid nil</source>
        <comment>hint.bidnil</comment>
        <translation>Bied nil</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>Bied {n}</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Hint wordt gezocht…</translation>
    </message>
    <message>
        <source>No hint available</source>
        <translation>Geen hint beschikbaar</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Lead the {card_acc}</source>
        <translation>Kom uit met {card_acc}</translation>
    </message>
    <message>
        <source>Play the {card_acc}</source>
        <translation>Speel {card_acc}</translation>
    </message>
    <message numerus="yes">
        <source>%n layouts examined</source>
        <translation>
            <numerusform>%n verdeling onderzocht</numerusform>
            <numerusform>%n verdelingen onderzocht</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins in {n} of {m} layouts.</source>
        <translation>Wint in {n} van {m} verdelingen.</translation>
    </message>
    <message>
        <source>Wins however the cards lie.</source>
        <translation>Wint hoe de kaarten ook zitten.</translation>
    </message>
    <message>
        <source>It is the only playable card.</source>
        <translation>Het is de enige speelbare kaart.</translation>
    </message>
    <message>
        <source>Several cards are equally good here.</source>
        <translation>Hier zijn meer kaarten even goed.</translation>
    </message>
    <message>
        <source>Better than the next best by {points} on average.</source>
        <translation>Gemiddeld {points} beter dan de op een na beste kaart.</translation>
    </message>
    <message>
        <source>Loses only if this card lies in the stock: {card}.</source>
        <translation>Verliest alleen als deze kaart in de stok zit: {card}.</translation>
    </message>
    <message>
        <source>Loses only if {name} holds this card: {card}.</source>
        <translation>Verliest alleen als {name} deze kaart heeft: {card}.</translation>
    </message>
    <message>
        <source>Loses only if this card is out of play: {card}.</source>
        <translation>Verliest alleen als deze kaart niet meedoet: {card}.</translation>
    </message>
    <message>
        <source>The trick is lost: give as little as you can.</source>
        <translation>De slag is verloren: geef zo weinig mogelijk.</translation>
    </message>
    <message>
        <source>The lowest card that wins the trick.</source>
        <translation>De laagste kaart die de slag wint.</translation>
    </message>
    <message>
        <source>You play last: nobody can take the trick any more.</source>
        <translation>Je speelt als laatste: niemand kan de slag nog nemen.</translation>
    </message>
    <message>
        <source>It pulls the trumps.</source>
        <translation>Zo trek je de troeven.</translation>
    </message>
    <message>
        <source>Keep your trumps for later.</source>
        <translation>Bewaar je troeven voor later.</translation>
    </message>
    <message>
        <source>It saves your bid.</source>
        <translation>Het redt je bod.</translation>
    </message>
    <message>
        <source>It makes {name}’s bid fail.</source>
        <translation>Zo haalt {name} het bod niet.</translation>
    </message>
    <message>
        <source>It keeps your nil safe.</source>
        <translation>Zo blijft je nil veilig.</translation>
    </message>
    <message>
        <source>It attacks {name}’s nil.</source>
        <translation>Het bedreigt de nil van {name}.</translation>
    </message>
    <message>
        <source>It avoids a bag.</source>
        <translation>Het voorkomt een bag.</translation>
    </message>
    <message>
        <source>Get rid of the high card while it cannot win.</source>
        <translation>Gooi de hoge kaart af zolang hij niet kan winnen.</translation>
    </message>
    <message>
        <source>Your cards make {tricks} tricks on average, and enough for this bid in {n} of {m} layouts.</source>
        <translation>Je kaarten zijn gemiddeld {tricks} slagen goed, en in {n} van {m} verdelingen genoeg voor dit bod.</translation>
    </message>
    <message>
        <source>Nil holds in {n} of {m} layouts.</source>
        <translation>Nil houdt stand in {n} van {m} verdelingen.</translation>
    </message>
    <message>
        <source>Your bid is made in {n} of {m} layouts.</source>
        <translation>Je haalt je bod in {n} van {m} verdelingen.</translation>
    </message>
    <message>
        <source>{name}’s bid fails in {n} of {m} layouts.</source>
        <translation>In {n} van {m} verdelingen haalt {name} het bod niet.</translation>
    </message>
    <message>
        <source>Both bids are decided: only bags still count.</source>
        <translation>Beide biedingen staan vast: alleen bags tellen nog.</translation>
    </message>
    <message>
        <source>With double nil you win the match in about {n} of 100 cases, without it in {m}.</source>
        <translation>Met dubbel nil win je het spel in ongeveer {n} van de 100 gevallen, zonder in {m}.</translation>
    </message>
    <message>
        <source>High cards and spades endanger your double nil.</source>
        <translation>Hoge kaarten en schoppen bedreigen je dubbel nil.</translation>
    </message>
    <message>
        <source>On average it is worth more than the next card.</source>
        <translation>Gemiddeld is hij meer waard dan de volgende kaart.</translation>
    </message>
    <message>
        <source>On average the next card is better.</source>
        <translation>Gemiddeld is de volgende kaart beter.</translation>
    </message>
    <message>
        <source>It keeps your marriage together.</source>
        <translation>Zo houd je je huwelijk bij elkaar.</translation>
    </message>
    <message>
        <source>Leading it declares {n}.</source>
        <translation>Je meldt er {n} mee.</translation>
    </message>
    <message>
        <source>You get this card for your lowest trump: {card}.</source>
        <translation>Je krijgt deze kaart voor je laagste troef: {card}.</translation>
    </message>
    <message>
        <source>You need only {n} more for 66.</source>
        <translation>Je hebt nog maar {n} nodig voor 66.</translation>
    </message>
    <message>
        <source>The loser of this trick gets the turned-up trump: {card}.</source>
        <translation>Wie deze slag verliest, krijgt de opengelegde troef: {card}.</translation>
    </message>
    <message>
        <source>Nobody draws any more: your trumps and high cards are enough.</source>
        <translation>Niemand trekt meer: je troeven en hoge kaarten zijn genoeg.</translation>
    </message>
    <message>
        <source>The trick goes to {name}: give your partner the points.</source>
        <translation>De slag gaat naar {name}: geef je partner de punten.</translation>
    </message>
    <message>
        <source>It shows your partner this suit: {suit}.</source>
        <translation>Zo sein je deze kleur naar je partner: {suit}.</translation>
    </message>
    <message>
        <source>Your cards in it: {cards}</source>
        <translation>Je kaarten daarin: {cards}</translation>
    </message>
    <message>
        <source>No suit of yours is strong enough.</source>
        <translation>Geen van je kleuren is sterk genoeg.</translation>
    </message>
    <message>
        <source>Against the best card</source>
        <translation>Vergeleken met de beste kaart</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>Hints are switched off in Preferences.</source>
        <translation>Hints staan uit in de Voorkeuren.</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>No matches yet. Play one!</source>
        <translation>Nog geen spellen. Speel er een!</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importeren…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>Alles exporteren…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Naspelen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n matches?</source>
        <translation>
            <numerusform>%n spel verwijderen?</numerusform>
            <numerusform>%n spellen verwijderen?</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Dit kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches exported.</source>
        <translation>
            <numerusform>%n spel geëxporteerd.</numerusform>
            <numerusform>%n spellen geëxporteerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>This file cannot be written: {file}</source>
        <translation>Dit bestand kan niet worden geschreven: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n matches imported.</source>
        <translation>
            <numerusform>%n spel geïmporteerd.</numerusform>
            <numerusform>%n spellen geïmporteerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>This match is already in the history.</source>
        <translation>Dit spel staat al in de geschiedenis.</translation>
    </message>
    <message>
        <source>Cardtable match</source>
        <translation>Cardtable-spel</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistieken…</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>No match fits the search.</source>
        <translation>Geen enkel spel past bij de zoekopdracht.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Niet afgemaakt</translation>
    </message>
    <message>
        <source>Import the matches in “{file}”?</source>
        <translation>De spellen in ‘{file}’ importeren?</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Afgebroken</translation>
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
        <translation>met hints</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>met ongedaan maken</translation>
    </message>
    <message>
        <source>same deal again</source>
        <translation>dezelfde hand opnieuw</translation>
    </message>
    <message>
        <source>by deal number</source>
        <translation>op handnummer</translation>
    </message>
    <message>
        <source>from a position</source>
        <translation>vanuit een stelling</translation>
    </message>
    <message>
        <source>Importing matches</source>
        <translation>Spellen importeren</translation>
    </message>
    <message>
        <source>Exporting matches</source>
        <translation>Spellen exporteren</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Het bestand wordt gelezen…</translation>
    </message>
    <message>
        <source>{n} of {m} matches</source>
        <translation>{n} van {m} spellen</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are already in the history.</source>
        <translation>
            <numerusform>%n spel staat al in de geschiedenis.</numerusform>
            <numerusform>%n spellen staan al in de geschiedenis.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” is empty.</source>
        <translation>‘{file}’ is leeg.</translation>
    </message>
    <message>
        <source>“{file}” is too large for a match.</source>
        <translation>‘{file}’ is te groot voor een spel.</translation>
    </message>
    <message>
        <source>“{file}” is not a Cardtable match. Nothing was changed.</source>
        <translation>‘{file}’ is geen Cardtable-spel. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>“{file}” needs a newer version of Cardtable (format {version}).</source>
        <translation>Voor ‘{file}’ is een nieuwere versie van Cardtable nodig (formaat {version}).</translation>
    </message>
    <message>
        <source>This game is not installed: {game}</source>
        <translation>Dit spel is niet geïnstalleerd: {game}</translation>
    </message>
    <message>
        <source>The match breaks the rules at step {n} and cannot be replayed.</source>
        <translation>Het spel is bij stap {n} in strijd met de regels en kan niet worden nagespeeld.</translation>
    </message>
    <message>
        <source>This file cannot be read: {file}</source>
        <translation>Dit bestand kan niet worden gelezen: {file}</translation>
    </message>
    <message>
        <source>“{file}” is damaged. Nothing was changed.</source>
        <translation>‘{file}’ is beschadigd. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>Cards face up</source>
        <translation>Open kaarten</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Vorige hand</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Eén stap vooruit</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Points difference over time</source>
        <translation>Puntenverschil in de tijd</translation>
    </message>
    <message numerus="yes">
        <source>average of %n matches</source>
        <translation>
            <numerusform>gemiddelde van %n spel</numerusform>
            <numerusform>gemiddelde van %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Dezelfde hand opnieuw</translation>
    </message>
    <message>
        <source>Figures of this game</source>
        <translation>Cijfers van dit spel</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Statistics begin with your first match.</source>
        <translation>De statistieken beginnen met je eerste spel.</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle niveaus</translation>
    </message>
    <message numerus="yes">
        <source>%n matches with help, not counted.</source>
        <translation>
            <numerusform>%n spel met hulp, telt niet mee.</numerusform>
            <numerusform>%n spellen met hulp, tellen niet mee.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still counting…</source>
        <translation>Bezig met tellen…</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Gespeelde spellen</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Winstpercentage</translation>
    </message>
    <message>
        <source>last {n}: {rate}</source>
        <translation>laatste {n}: {rate}</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Langste winstreeks</translation>
    </message>
    <message>
        <source>{n} right now</source>
        <translation>nu {n}</translation>
    </message>
    <message>
        <source>Average per deal</source>
        <translation>Gemiddelde per hand</translation>
    </message>
    <message>
        <source>opponents {n}</source>
        <translation>tegenstanders {n}</translation>
    </message>
</context>
<context>
    <name>jass</name>
    <message>
        <source>Contract choice</source>
        <translation>Contractkeuze</translation>
    </message>
    <message>
        <source>Your partner pushed: you must choose.</source>
        <translation>Je partner schuift door: jij moet kiezen.</translation>
    </message>
    <message>
        <source>You are forehand.</source>
        <translation>Jij bent voorhand.</translation>
    </message>
    <message>
        <source>Your partner chooses; you still lead.</source>
        <translation>Je partner kiest; jij komt toch uit.</translation>
    </message>
    <message>
        <source>Aces in hand</source>
        <translation>Azen in de hand</translation>
    </message>
    <message>
        <source>Sixes in hand</source>
        <translation>Zessen in de hand</translation>
    </message>
    <message>
        <source>Trumps in hand</source>
        <translation>Troeven in de hand</translation>
    </message>
    <message>
        <source>Weis per deal</source>
        <translation>Weis per hand</translation>
    </message>
    <message>
        <source>Matches (all nine tricks)</source>
        <translation>Match (alle negen slagen)</translation>
    </message>
    <message>
        <source>Wins with Schneider</source>
        <translation>Gewonnen met Schneider</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>Doorgeschoven</translation>
    </message>
    <message>
        <source>Contracts chosen</source>
        <translation>Gekozen contracten</translation>
    </message>
    <message>
        <source>This deal – us: {a}, them: {b}</source>
        <translation>Deze hand – wij: {a}, zij: {b}</translation>
    </message>
    <message>
        <source>The opponents win the match.</source>
        <translation>De tegenstanders winnen het spel.</translation>
    </message>
    <message>
        <source>Match: all nine tricks are yours, +100.</source>
        <translation>Match: alle negen slagen zijn van jullie, +100.</translation>
    </message>
    <message>
        <source>Match: the opponents have all nine tricks, +100.</source>
        <translation>Match: de tegenstanders hebben alle negen slagen, +100.</translation>
    </message>
    <message>
        <source>The match is over at once; the remaining cards are not played.</source>
        <translation>Het spel is meteen afgelopen; de overige kaarten worden niet gespeeld.</translation>
    </message>
    <message>
        <source>Your team reaches {n}!</source>
        <translation>Jullie team haalt {n}!</translation>
    </message>
    <message>
        <source>The opponents reach {n}.</source>
        <translation>De tegenstanders halen {n}.</translation>
    </message>
    <message>
        <source>The opponents stay below {n}: Schneider!</source>
        <translation>De tegenstanders blijven onder {n}: Schneider!</translation>
    </message>
    <message>
        <source>Your team stays below {n}: Schneider.</source>
        <translation>Jullie team blijft onder {n}: Schneider.</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Scorelei</translation>
    </message>
    <message>
        <source>{points} in this deal</source>
        <translation>{points} in deze hand</translation>
    </message>
    <message>
        <source>Chosen by you</source>
        <translation>Door jou gekozen</translation>
    </message>
    <message>
        <source>Chosen by {name}</source>
        <translation>Gekozen door {name}</translation>
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
        <translation>slag</translation>
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
        <translation>Zonder troef moet je kleur bekennen: {suit}.</translation>
    </message>
    <message>
        <source>Only a lone trump Under may be held back: you hold other trumps.</source>
        <translation>Alleen een troefunder zonder andere troef mag je achterhouden; jij hebt er meer.</translation>
    </message>
    <message>
        <source>Trumps were led: you must play a trump.</source>
        <translation>Er is troef gevraagd: je moet troef bekennen.</translation>
    </message>
    <message>
        <source>The trick is already trumped: a lower trump is not allowed.</source>
        <translation>De slag is al getroefd: ondertroeven mag niet.</translation>
    </message>
    <message>
        <source>Follow suit ({suit}) or play a trump.</source>
        <translation>Beken kleur ({suit}) of speel troef.</translation>
    </message>
    <message>
        <source>Scoresheet: {game}</source>
        <translation>Scoreblad: {game}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contract</translation>
    </message>
    <message>
        <source>You announce: {weis}, {points}</source>
        <translation>Je meldt: {weis}, {points}</translation>
    </message>
    <message>
        <source>{name} announces: {weis}, {points}</source>
        <translation>{name} meldt: {weis}, {points}</translation>
    </message>
    <message>
        <source>You hold the seven of roses: you are forehand.</source>
        <translation>Jij hebt rozenzeven: jij bent voorhand.</translation>
    </message>
    <message>
        <source>{name} holds the seven of roses and is forehand.</source>
        <translation>{name} heeft rozenzeven en is voorhand.</translation>
    </message>
    <message>
        <source>{name} is forehand.</source>
        <translation>{name} is voorhand.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Je kaarten: {cards}.</translation>
    </message>
    <message>
        <source>You push to your partner.</source>
        <translation>Je schuift door naar je partner.</translation>
    </message>
    <message>
        <source>{name} pushes.</source>
        <translation>{name} schuift door.</translation>
    </message>
    <message>
        <source>You choose: {contract}, ×{n}</source>
        <translation>Jij kiest: {contract}, ×{n}</translation>
    </message>
    <message>
        <source>{name} chooses: {contract}, ×{n}</source>
        <translation>{name} kiest: {contract}, ×{n}</translation>
    </message>
    <message>
        <source>You lead the {card_acc}.</source>
        <translation>Je komt uit met {card_acc}.</translation>
    </message>
    <message>
        <source>{name} leads the {card_acc}.</source>
        <translation>{name} komt uit met {card_acc}.</translation>
    </message>
    <message>
        <source>You play the {card_acc}.</source>
        <translation>Je speelt {card_acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card_acc}.</source>
        <translation>{name} speelt {card_acc}.</translation>
    </message>
    <message>
        <source>Your team has the better Weis: {points}</source>
        <translation>Jullie team heeft de hoogste Weis: {points}</translation>
    </message>
    <message>
        <source>The opponents have the better Weis: {points}</source>
        <translation>De tegenstanders hebben de hoogste Weis: {points}</translation>
    </message>
    <message>
        <source>You have Stöck: 20</source>
        <translation>Je hebt Stöck: 20</translation>
    </message>
    <message>
        <source>{name} has Stöck: 20.</source>
        <translation>{name} heeft Stöck: 20.</translation>
    </message>
    <message>
        <source>Stöck counts now and decides the match.</source>
        <translation>Stöck telt nu en beslist het spel.</translation>
    </message>
    <message numerus="yes">
        <source>You win the trick: %n points.</source>
        <translation>
            <numerusform>Je wint de slag: %n punt.</numerusform>
            <numerusform>Je wint de slag: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n points.</source>
        <translation>
            <numerusform>{name} wint de slag: %n punt.</numerusform>
            <numerusform>{name} wint de slag: %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last trick: +5</source>
        <translation>Laatste slag: +5</translation>
    </message>
    <message>
        <source>Nobody has a Weis.</source>
        <translation>Niemand heeft Weis.</translation>
    </message>
    <message>
        <source>Deal {n} · Contract choice</source>
        <translation>Hand {n} · Contractkeuze</translation>
    </message>
    <message>
        <source>Deal {n} · Trick {m} / 9</source>
        <translation>Hand {n} · Slag {m} / 9</translation>
    </message>
    <message>
        <source>forehand</source>
        <comment>plate.forehand</comment>
        <translation>voorhand</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>plate.partner</comment>
        <translation>partner</translation>
    </message>
    <message>
        <source>opponent</source>
        <comment>plate.opponent</comment>
        <translation>tegenstander</translation>
    </message>
    <message>
        <source>Schieber Jass</source>
        <translation>Schieber-Jass</translation>
    </message>
    <message>
        <source>First to {n}</source>
        <translation>Tot {n} punten</translation>
    </message>
    <message>
        <source>You and a computer partner</source>
        <translation>Jij en een computerpartner</translation>
    </message>
    <message>
        <source>Acorns trump</source>
        <translation>Eikels troef</translation>
    </message>
    <message>
        <source>Roses trump</source>
        <translation>Rozen troef</translation>
    </message>
    <message>
        <source>Shields trump</source>
        <translation>Schilden troef</translation>
    </message>
    <message>
        <source>Bells trump</source>
        <translation>Bellen troef</translation>
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
        <translation>Doorschuiven</translation>
    </message>
    <message>
        <source>I push.</source>
        <translation>Ik schuif.</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>lager</translation>
    </message>
    <message>
        <source>Stöck!</source>
        <translation>Stöck!</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Wij</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Zij</translation>
    </message>
    <message>
        <source>You and {name}</source>
        <translation>Jij en {name}</translation>
    </message>
    <message>
        <source>{name} and {name2}</source>
        <translation>{name} en {name2}</translation>
    </message>
    <message>
        <source>Everything counts ×{n}.</source>
        <translation>Alles telt ×{n}.</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>Factor</translation>
    </message>
    <message>
        <source>{run} {from}</source>
        <translation>{run} {from}</translation>
    </message>
    <message>
        <source>Equal points: the sequence beats four of a kind.</source>
        <translation>Evenveel punten: de serie gaat voor vier gelijke.</translation>
    </message>
    <message>
        <source>Equal points: four of a kind beats a sequence.</source>
        <translation>Evenveel punten: vier gelijke gaan voor een serie.</translation>
    </message>
    <message>
        <source>Otherwise equal: in Undenufe the lower cards count.</source>
        <translation>Verder gelijk: bij Undenufe tellen de lagere kaarten.</translation>
    </message>
    <message>
        <source>Otherwise equal: the higher top card counts.</source>
        <translation>Verder gelijk: de hoogste kaart beslist.</translation>
    </message>
    <message>
        <source>It has more points.</source>
        <translation>Meer punten.</translation>
    </message>
    <message>
        <source>Equal points: the longer sequence counts.</source>
        <translation>Evenveel punten: de langste serie telt.</translation>
    </message>
    <message>
        <source>Otherwise equal: the trump suit counts.</source>
        <translation>Verder gelijk: de troefkleur telt.</translation>
    </message>
    <message>
        <source>All equal: whoever played first counts.</source>
        <translation>Alles gelijk: wie het eerst speelde, gaat voor.</translation>
    </message>
    <message>
        <source>sequence of three</source>
        <translation>driekaart</translation>
    </message>
    <message>
        <source>sequence of four</source>
        <translation>vierkaart</translation>
    </message>
    <message>
        <source>sequence of five</source>
        <translation>vijfkaart</translation>
    </message>
    <message>
        <source>sequence of six</source>
        <translation>zeskaart</translation>
    </message>
    <message>
        <source>sequence of seven</source>
        <translation>zevenkaart</translation>
    </message>
    <message>
        <source>sequence of eight</source>
        <translation>achtkaart</translation>
    </message>
    <message>
        <source>sequence of nine</source>
        <translation>negenkaart</translation>
    </message>
    <message>
        <source>from the ace</source>
        <translation>vanaf het aas</translation>
    </message>
    <message>
        <source>from the king</source>
        <translation>vanaf de heer</translation>
    </message>
    <message>
        <source>from the Ober</source>
        <translation>vanaf de ober</translation>
    </message>
    <message>
        <source>from the Under</source>
        <translation>vanaf de under</translation>
    </message>
    <message>
        <source>from the Banner</source>
        <translation>vanaf de banier</translation>
    </message>
    <message>
        <source>from the nine</source>
        <translation>vanaf de negen</translation>
    </message>
    <message>
        <source>from the eight</source>
        <translation>vanaf de acht</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>vier azen</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>vier heren</translation>
    </message>
    <message>
        <source>four Obers</source>
        <translation>vier obers</translation>
    </message>
    <message>
        <source>four Unders</source>
        <translation>vier unders</translation>
    </message>
    <message>
        <source>four Banners</source>
        <translation>vier banieren</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
    <message>
        <source>Next zone</source>
        <translation>Volgende zone</translation>
    </message>
    <message>
        <source>Inside the zone</source>
        <translation>Binnen de zone</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Uitvoeren</translation>
    </message>
    <message>
        <source>Close, leave</source>
        <translation>Sluiten, verlaten</translation>
    </message>
    <message>
        <source>Start page: games 1–4</source>
        <translation>Startpagina: spel 1–4</translation>
    </message>
    <message>
        <source>Rules, at this point</source>
        <translation>Spelregels bij dit moment</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Walk through your hand</source>
        <translation>Door je kaarten lopen</translation>
    </message>
    <message>
        <source>First, last card</source>
        <translation>Eerste, laatste kaart</translation>
    </message>
    <message>
        <source>Next card of that rank</source>
        <translation>Volgende kaart van die rang</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>De kaart spelen</translation>
    </message>
    <message>
        <source>Hint; Enter plays it</source>
        <translation>Hint; Enter speelt hem</translation>
    </message>
    <message>
        <source>Claim remaining tricks</source>
        <translation>Resterende slagen claimen</translation>
    </message>
    <message>
        <source>Say the score</source>
        <translation>De stand zeggen</translation>
    </message>
    <message>
        <source>First, last step</source>
        <translation>Eerste, laatste stap</translation>
    </message>
    <message>
        <source>Continue or score sheet</source>
        <translation>Doorgaan of scoreblad</translation>
    </message>
    <message>
        <source>Say the trick on the table</source>
        <translation>Slag op tafel zeggen</translation>
    </message>
    <message>
        <source>Say your hand by suits</source>
        <translation>Je kaarten per kleur zeggen</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Waarom niet?</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Nog eens zeggen</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>One thing more: in Obenabe ({a}) and Undenufe ({b}) there are no trumps, and in Undenufe the six is the highest card.</source>
        <translation>Nog één ding: bij Obenabe ({a}) en Undenufe ({b}) is er geen troef, en bij Undenufe is de zes de hoogste kaart.</translation>
    </message>
    <message>
        <source>You and {name} are a team. Whoever reaches 3000 points first wins.</source>
        <translation>Jij en {name} zijn een team. Wie het eerst 3000 punten haalt, wint.</translation>
    </message>
    <message>
        <source>You are forehand: choose trumps, Obenabe or Undenufe, or push. Your best suit: {suit}</source>
        <translation>Jij bent voorhand: kies troef, Obenabe of Undenufe, of schuif door. Je beste kleur: {suit}</translation>
    </message>
    <message>
        <source>In that suit you hold the three highest cards, and everything counts {factor}.</source>
        <translation>In die kleur heb je de drie hoogste kaarten, en alles telt {factor}.</translation>
    </message>
    <message>
        <source>In trumps the Under is highest ({n}), then the nine ({m}), then the ace. Lead the {card_acc}.</source>
        <translation>In troef is de under het hoogst ({n}), dan de negen ({m}), dan het aas. Kom uit met {card_acc}.</translation>
    </message>
    <message>
        <source>Pull the opponents’ trumps first: nobody can beat your Under.</source>
        <translation>Haal eerst de troeven van de tegenstanders op: niemand kan je under slaan.</translation>
    </message>
    <message>
        <source>Three cards in a row are a Weis: the table announced it for you. {n} points, and in this contract everything counts {factor}.</source>
        <translation>Drie kaarten op rij zijn een Weis: de tafel heeft hem voor je gemeld. {n} punten, en in dit contract telt alles {factor}.</translation>
    </message>
    <message>
        <source>Two trumps are still out, and the nine is now the highest: lead the {card_acc}.</source>
        <translation>De anderen hebben nog twee troeven, en de negen is nu de hoogste: kom uit met {card_acc}.</translation>
    </message>
    <message>
        <source>As long as they hold trumps, they can trump your other cards.</source>
        <translation>Zolang zij troeven hebben, kunnen ze je andere kaarten troeven.</translation>
    </message>
    <message>
        <source>Only you hold trumps now. Lead the {card_acc}: your partner may have the ace.</source>
        <translation>Alleen jij hebt nu nog troeven. Kom uit met {card_acc}: misschien heeft je partner het aas.</translation>
    </message>
    <message>
        <source>Keep your trumps and high cards: let your partner take a trick.</source>
        <translation>Bewaar je troeven en hoge kaarten: laat je partner een slag halen.</translation>
    </message>
    <message>
        <source>{name} wins this trick: give your partner a card with many points.</source>
        <translation>{name} wint deze slag: geef je partner een kaart met veel punten.</translation>
    </message>
    <message>
        <source>That card counts less: the gold one is worth {n}.</source>
        <translation>Die kaart telt minder: de gouden is {n} waard.</translation>
    </message>
    <message>
        <source>Follow suit or trump. If you can do neither, throw off any card.</source>
        <translation>Beken kleur of speel troef. Kun je geen van beide, gooi dan een kaart naar keuze af.</translation>
    </message>
    <message>
        <source>Your lowest trump is enough for this trick.</source>
        <translation>Je laagste troef is genoeg voor deze slag.</translation>
    </message>
    <message>
        <source>You hold five cards. The turned-up card shows the trump: {suit}.</source>
        <translation>Je hebt vijf kaarten. De opengelegde kaart wijst troef aan: {suit}.</translation>
    </message>
    <message>
        <source>You hold the trump Unter: exchange it for the turned-up card before you lead.</source>
        <translation>Je hebt de troefunter: ruil hem tegen de opengelegde kaart voordat je uitkomt.</translation>
    </message>
    <message>
        <source>Once the stock is used up or closed, exchanging is over: do it now.</source>
        <translation>Is de stok op of gesloten, dan kun je niet meer ruilen: doe het nu.</translation>
    </message>
    <message>
        <source>While the stock is open, nobody has to follow suit. Lead the {card_acc}.</source>
        <translation>Zolang de stok open is, hoeft niemand te bekennen. Kom uit met {card_acc}.</translation>
    </message>
    <message>
        <source>Nothing but a trump can beat the gold card.</source>
        <translation>Alleen een troef kan de gouden kaart slaan.</translation>
    </message>
    <message>
        <source>The trick is yours: you draw first and lead again.</source>
        <translation>De slag is van jou: je trekt als eerste en komt weer uit.</translation>
    </message>
    <message>
        <source>King and Ober of one suit: lead one of them and you declare {n}, in trumps {m}.</source>
        <translation>Heer en ober van één kleur: kom met een van beide uit en je meldt {n}, in troef {m}.</translation>
    </message>
    <message>
        <source>The marriage is worth {n} points: take them first.</source>
        <translation>Het huwelijk is {n} punten waard: neem die eerst.</translation>
    </message>
    <message>
        <source>Enough for 66? Close the stock: then follow suit and beat, and nobody draws.</source>
        <translation>Genoeg voor 66? Sluit de stok: dan is bekennen en overnemen verplicht en trekt niemand meer.</translation>
    </message>
    <message>
        <source>As long as the stock is open, {name} keeps drawing and need not follow suit.</source>
        <translation>Zolang de stok open is, blijft {name} trekken en hoeft niet te bekennen.</translation>
    </message>
    <message>
        <source>Now the strict rules hold: {name} must follow suit. Pull the trumps: lead the {card_acc}.</source>
        <translation>Nu is bekennen verplicht, ook voor {name}. Haal de troeven op: kom uit met {card_acc}.</translation>
    </message>
    <message>
        <source>Pull the trumps first, or {name} may trump your other cards.</source>
        <translation>Haal eerst de troeven op, anders kan {name} je andere kaarten troeven.</translation>
    </message>
    <message>
        <source>Your next trump is now the highest: lead the {card_acc}, and you have {n}.</source>
        <translation>Je volgende troef is nu de hoogste: kom uit met {card_acc}, en je hebt er {n}.</translation>
    </message>
    <message>
        <source>That card may lose the trick; the gold one cannot.</source>
        <translation>Met die kaart kun je de slag verliezen, met de gouden niet.</translation>
    </message>
    <message>
        <source>You have 66, and {name} had no trick when you closed: {n} game points.</source>
        <translation>Je hebt 66, en {name} had geen slag toen je sloot: {n} spelpunten.</translation>
    </message>
    <message>
        <source>One thing more: nil is a bid of no trick at all. It is worth {n} points, and costs as many if you take one.</source>
        <translation>Nog één ding: nil is een bod van geen enkele slag. Het levert {n} punten op, en kost er evenveel als je toch een slag haalt.</translation>
    </message>
    <message>
        <source>High cards and spades win tricks: keep the {card_acc}. The next card is then discarded.</source>
        <translation>Hoge kaarten en schoppen halen slagen: houd {card_acc}. De volgende kaart wordt dan afgelegd.</translation>
    </message>
    <message>
        <source>The highest card of all: {card}.</source>
        <translation>De hoogste kaart van allemaal: {card}.</translation>
    </message>
    <message>
        <source>Low cards seldom win a trick: discard this one. The next card is then yours, whatever it is.</source>
        <translation>Lage kaarten halen zelden een slag: leg deze af. De volgende kaart is dan voor jou, welke het ook is.</translation>
    </message>
    <message>
        <source>The next card will probably be better.</source>
        <translation>De volgende kaart is waarschijnlijk beter.</translation>
    </message>
    <message>
        <source>Bid the number of tricks you will win. With these cards: {n}</source>
        <translation>Bied het aantal slagen dat je zult halen. Met deze kaarten: {n}</translation>
    </message>
    <message>
        <source>Count your aces, and one trick for trumping the suit you do not hold.</source>
        <translation>Tel je azen, en één slag voor het troeven van de kleur die je niet hebt.</translation>
    </message>
    <message>
        <source>Follow suit: {suit}. The highest card wins the trick.</source>
        <translation>Beken kleur: {suit}. De hoogste kaart wint de slag.</translation>
    </message>
    <message>
        <source>That card is too low: {name} would win the trick.</source>
        <translation>Die kaart is te laag: dan wint {name} de slag.</translation>
    </message>
    <message>
        <source>You lead, but no spade yet: spades are not broken. Lead the {card_acc}, a card you can do without.</source>
        <translation>Jij komt uit, maar nog niet met schoppen: die is nog niet gebroken. Kom uit met {card_acc}, die kun je missen.</translation>
    </message>
    <message>
        <source>Keep that one: you may need it later.</source>
        <translation>Bewaar die: misschien heb je hem later nodig.</translation>
    </message>
    <message>
        <source>You cannot follow suit: any spade takes the trick and breaks spades.</source>
        <translation>Je kunt niet bekennen: elke schoppen wint de slag en breekt schoppen.</translation>
    </message>
    <message>
        <source>The lowest spade is enough to win this trick.</source>
        <translation>De laagste schoppen is genoeg om deze slag te winnen.</translation>
    </message>
    <message>
        <source>Spades are broken: now you may lead them too. Lead the {card_acc}: no card is higher.</source>
        <translation>Schoppen is gebroken: nu mag je er ook mee uitkomen. Kom uit met {card_acc}: geen kaart is hoger.</translation>
    </message>
    <message>
        <source>One trick is missing from your bid, and the gold card is sure to win it.</source>
        <translation>Voor je bod heb je nog één slag nodig, en de gouden kaart haalt hem zeker.</translation>
    </message>
    <message>
        <source>Your bid is made. Every further trick is a bag: 1 point, but 10 bags cost 100.</source>
        <translation>Je bod is gehaald. Elke slag meer is een bag: 1 punt, maar 10 bags kosten 100.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>You may play that, but look at the gold card.</source>
        <translation>Dat mag, maar kijk eens naar de gouden kaart.</translation>
    </message>
    <message>
        <source>You may do that, but look at what is framed in gold.</source>
        <translation>Dat mag, maar kijk eens naar wat goud omlijst is.</translation>
    </message>
    <message>
        <source>Skip lesson</source>
        <translation>Les overslaan</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Goed gedaan!</translation>
    </message>
    <message>
        <source>That is all you need. Now play a real match.</source>
        <translation>Meer hoef je niet te weten. Speel nu een echt spel.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nog een keer</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Ruth</source>
        <comment>name.f1</comment>
        <translation>Marieke</translation>
    </message>
    <message>
        <source>Walter</source>
        <comment>name.m1</comment>
        <translation>Joost</translation>
    </message>
    <message>
        <source>Alice</source>
        <comment>name.f2</comment>
        <translation>Sanne</translation>
    </message>
    <message>
        <source>Henry</source>
        <comment>name.m2</comment>
        <translation>Bram</translation>
    </message>
    <message>
        <source>Emma</source>
        <comment>name.f3</comment>
        <translation>Femke</translation>
    </message>
    <message>
        <source>George</source>
        <comment>name.m3</comment>
        <translation>Daan</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{a}–{b}</source>
        <extracomment>A score; {a} and {b} are numbers, such as 7 and 4.</extracomment>
        <translation>{a}–{b}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <extracomment>A percentage; {n} is a number. German and Czech: with a no-break space.</extracomment>
        <translation>{n}%</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>General</source>
        <translation>Algemeen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Schoppen</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Animatiesnelheid</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pauze na een slag</translation>
    </message>
    <message>
        <source>Play the only playable card automatically (Auto Play One)</source>
        <translation>De enige speelbare kaart automatisch spelen (Auto Play One)</translation>
    </message>
    <message>
        <source>Show unplayable cards darker</source>
        <translation>Niet-speelbare kaarten donkerder tonen</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Right opponent</source>
        <translation>Rechtertegenstander</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Letters op de kaarten</translation>
    </message>
    <message>
        <source>Pace of the drawing</source>
        <translation>Tempo van het trekken</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Doelscore</translation>
    </message>
    <message>
        <source>Bids and leads first</source>
        <translation>Biedt en komt als eerste uit</translation>
    </message>
    <message>
        <source>Look at the second card</source>
        <translation>Tweede kaart bekijken</translation>
    </message>
    <message>
        <source>Allow double nil</source>
        <translation>Dubbel nil toestaan</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count as bags</source>
        <translation>Slagen van een mislukte nil tellen als bags</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>st.partner</comment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Left opponent</source>
        <translation>Linkertegenstander</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <translation>Naam: {seat}</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Toegankelijkheid</translation>
    </message>
    <message>
        <source>Play with one click</source>
        <translation>Spelen met één klik</translation>
    </message>
    <message>
        <source>Play by dragging too</source>
        <translation>Ook spelen door te slepen</translation>
    </message>
    <message>
        <source>Allow claiming the remaining tricks</source>
        <translation>Claimen van resterende slagen toestaan</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Hints toestaan</translation>
    </message>
    <message>
        <source>Ask before undo</source>
        <translation>Vragen vóór ongedaan maken</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Geluiden afspelen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Aankondigingen</translation>
    </message>
    <message>
        <source>Level: {seat}</source>
        <translation>Niveau: {seat}</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Kaartrug</translation>
    </message>
    <message>
        <source>French-suited deck</source>
        <translation>Franse speelkaarten</translation>
    </message>
    <message>
        <source>German-suited deck</source>
        <translation>Duitse speelkaarten</translation>
    </message>
    <message>
        <source>Swiss-suited deck</source>
        <translation>Zwitserse jaskaarten</translation>
    </message>
    <message>
        <source>The opponent in the games for two.</source>
        <translation>De tegenstander in de spellen voor twee.</translation>
    </message>
    <message>
        <source>No level sees hidden cards.</source>
        <translation>Op geen enkel niveau ziet de computer verborgen kaarten.</translation>
    </message>
    <message>
        <source>How long the computer looks at a card at least.</source>
        <translation>Hoe lang de computer een kaart minstens bekijkt.</translation>
    </message>
    <message>
        <source>A match by these rules gets a tile of its own on the start page.</source>
        <translation>Een spel met deze regels krijgt een eigen tegel op de startpagina.</translation>
    </message>
    <message>
        <source>After you keep a card you see the one you must discard.</source>
        <translation>Houd je een kaart, dan zie je welke je aflegt.</translation>
    </message>
    <message>
        <source>Applies from the next match.</source>
        <translation>Geldt vanaf het volgende spel.</translation>
    </message>
    <message>
        <source>The whole program follows at once.</source>
        <translation>Het hele programma volgt meteen.</translation>
    </message>
    <message>
        <source>Off shows every move without flights.</source>
        <translation>Uit: elke zet zonder beweging.</translation>
    </message>
    <message>
        <source>A click always takes the trick at once.</source>
        <translation>Een klik haalt de slag altijd meteen op.</translation>
    </message>
    <message>
        <source>A lone playable card is played for you, but never while you could exchange or close.</source>
        <translation>Kun je maar één kaart spelen, dan gaat dat vanzelf – maar niet zolang je kunt ruilen of sluiten.</translation>
    </message>
    <message>
        <source>You see at a glance what may be played.</source>
        <translation>Je ziet meteen wat je mag spelen.</translation>
    </message>
    <message>
        <source>Off: the first click lifts the card, the second plays it.</source>
        <translation>Uit: de eerste klik tilt de kaart op, de tweede speelt hem.</translation>
    </message>
    <message>
        <source>Pull a card from your hand onto the table.</source>
        <translation>Trek een kaart uit je hand naar de tafel.</translation>
    </message>
    <message>
        <source>Only when they are certain; the score stays the same.</source>
        <translation>Alleen als ze vaststaan; de score blijft gelijk.</translation>
    </message>
    <message>
        <source>A match with undo is marked in the history.</source>
        <translation>Een spel met ongedaan maken wordt gemarkeerd in de geschiedenis.</translation>
    </message>
    <message>
        <source>A match with hints is marked in the history.</source>
        <translation>Een spel met hints wordt gemarkeerd in de geschiedenis.</translation>
    </message>
    <message>
        <source>How long the computer waits at least before it plays.</source>
        <translation>Hoe lang de computer minstens wacht voordat hij speelt.</translation>
    </message>
    <message>
        <source>Cards, calls and results; no music.</source>
        <translation>Kaarten, meldingen en uitslagen; geen muziek.</translation>
    </message>
    <message>
        <source>At 100 points a sequence beats four of a kind</source>
        <translation>Bij 100 punten gaat een serie voor vier gelijke</translation>
    </message>
    <message>
        <source>Split long sequences</source>
        <translation>Lange series splitsen</translation>
    </message>
    <message>
        <source>So it is played in most of Switzerland.</source>
        <translation>Zo wordt meestal in Zwitserland gespeeld.</translation>
    </message>
    <message>
        <source>Eight or nine cards may count as two sequences.</source>
        <translation>Acht of negen kaarten mogen als twee series tellen.</translation>
    </message>
    <message>
        <source>The deck folder cannot be used. Pictures missing: {n}</source>
        <translation>De map met speelkaarten is niet bruikbaar. Ontbrekende afbeeldingen: {n}</translation>
    </message>
    <message>
        <source>First missing card: {card}</source>
        <translation>Eerste ontbrekende kaart: {card}</translation>
    </message>
    <message>
        <source>This picture cannot be read: {file}</source>
        <translation>Deze afbeelding kan niet worden gelezen: {file}</translation>
    </message>
    <message>
        <source>The deck folder cannot be used: its deck.json is for other cards.</source>
        <translation>De map met speelkaarten is niet bruikbaar: deck.json hoort bij andere kaarten.</translation>
    </message>
    <message>
        <source>The deck folder cannot be opened.</source>
        <translation>De map met speelkaarten kan niet worden geopend.</translation>
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
        <translation>Wijzigingen gelden meteen.</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Map kiezen…</translation>
    </message>
    <message>
        <source>Built-in cards</source>
        <translation>Ingebouwde kaarten</translation>
    </message>
    <message>
        <source>Start with the last game</source>
        <translation>Met het laatste spel beginnen</translation>
    </message>
    <message>
        <source>Ask before quitting</source>
        <translation>Bevestiging vragen bij afsluiten</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Minder beweging</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Kaartkleed</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kaartgrootte</translation>
    </message>
    <message>
        <source>Left-handed layout</source>
        <translation>Indeling voor linkshandigen</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Tot ik klik</translation>
    </message>
    <message>
        <source>Large corner letters</source>
        <translation>Grote hoekletters</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Volgorde van de kaarten</translation>
    </message>
    <message>
        <source>Low cards on the left</source>
        <translation>Lage kaarten links</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Own deck folder</source>
        <translation>Eigen map met speelkaarten</translation>
    </message>
    <message>
        <source>A folder with one SVG picture per card.</source>
        <translation>Een map met één SVG-afbeelding per kaart.</translation>
    </message>
    <message>
        <source>Skips the start page and goes on where you stopped.</source>
        <translation>Slaat de startpagina over en gaat verder waar je was.</translation>
    </message>
    <message>
        <source>Your match is saved in any case.</source>
        <translation>Je spel wordt in elk geval opgeslagen.</translation>
    </message>
    <message>
        <source>What a screen reader says about bids, cards and tricks.</source>
        <translation>Wat een schermlezer over biedingen, kaarten en slagen zegt.</translation>
    </message>
    <message>
        <source>Plain colours, strong edges, text that is easy to read.</source>
        <translation>Effen kleuren, stevige randen, goed leesbare tekst.</translation>
    </message>
    <message>
        <source>Cards fade instead of flying.</source>
        <translation>Kaarten vervagen in plaats van te vliegen.</translation>
    </message>
    <message>
        <source>Every game has its own, or one for all.</source>
        <translation>Elk spel zijn eigen kleed, of één voor alle.</translation>
    </message>
    <message>
        <source>Panel, stock and buttons change sides.</source>
        <translation>Paneel, stok en knoppen wisselen van kant.</translation>
    </message>
    <message>
        <source>Rank and suit twice as large.</source>
        <translation>Rang en kleur twee keer zo groot.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systeemtaal</translation>
    </message>
    <message>
        <source>As the system font</source>
        <translation>Zoals het systeemlettertype</translation>
    </message>
    <message>
        <source>A K O U B</source>
        <translation>A H O U B</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Avond</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Terse</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Volledig</translation>
    </message>
    <message>
        <source>As the game</source>
        <translation>Bij het spel</translation>
    </message>
    <message>
        <source>Green baize</source>
        <translation>Groen laken</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Nachtblauw</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeauxrood</translation>
    </message>
    <message>
        <source>Petrol</source>
        <translation>Petrolblauw</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Linnen</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Twee kleuren</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier kleuren</translation>
    </message>
    <message>
        <source>Four colours, colour-blind safe</source>
        <translation>Vier kleuren, voor kleurenblinden</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Op kleur</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Op rang</translation>
    </message>
    <message>
        <source>Trumps on the right</source>
        <translation>Troeven rechts</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Zoals gedeeld</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meester</translation>
    </message>
    <message>
        <source>A K Q J</source>
        <translation>A H V B</translation>
    </message>
    <message>
        <source>who drew first</source>
        <translation>wie als eerste trok</translation>
    </message>
    <message>
        <source>who drew second</source>
        <translation>wie als tweede trok</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Vlot</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Rustig</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Zacht</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia (PySide6-Addons), which is not installed.</source>
        <translation>Voor geluid is Qt Multimedia (PySide6-Addons) nodig; dat is niet geïnstalleerd.</translation>
    </message>
    <message>
        <source>No sound device was found.</source>
        <translation>Geen geluidsapparaat gevonden.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Standaard herstellen</translation>
    </message>
    <message>
        <source>Reset all preferences? Your matches and statistics stay.</source>
        <translation>Alle voorkeuren herstellen? Je spellen en statistieken blijven bewaard.</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Eigen regels</translation>
    </message>
</context>
<context>
    <name>ranks</name>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank.french.ace</comment>
        <translation>aas</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank.french.king</comment>
        <translation>heer</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank.10</comment>
        <translation>tien</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>Daus</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank.german.king</comment>
        <translation>heer</translation>
    </message>
    <message>
        <source>Ober</source>
        <comment>rank.german.ober</comment>
        <translation>ober</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank.german.ten</comment>
        <translation>tien</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank.swiss.ace</comment>
        <translation>aas</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank.swiss.king</comment>
        <translation>heer</translation>
    </message>
    <message>
        <source>Ober</source>
        <comment>rank.swiss.ober</comment>
        <translation>ober</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>under</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>banier</translation>
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
        <translation>{players} spelers · Jij en een computerpartner tegen {opponents} tegenstanders · Spel tot {target} punten</translation>
    </message>
    <message>
        <source>Choose the contract or push to your partner; tricks, Weis and Stöck bring points.</source>
        <translation>Maak troef of schuif door naar je partner; slagen, Weis en Stöck leveren punten op.</translation>
    </message>
    <message>
        <source>{players} players take part. Opposite seats form a team: you and a computer partner play against {opponents} computer opponents.</source>
        <translation>Er doen {players} spelers mee. Wie tegenover elkaar zitten, vormen een team: jij en een computerpartner spelen tegen {opponents} computertegenstanders.</translation>
    </message>
    <message>
        <source>The first team to reach {target} points wins the match.</source>
        <translation>Het team dat als eerste {target} punten haalt, wint het spel.</translation>
    </message>
    <message>
        <source>Opponents who stay under {schneider} points are Schneider.</source>
        <translation>Tegenstanders die onder de {schneider} punten blijven, zijn Schneider.</translation>
    </message>
    <message>
        <source>The game uses {cards} Swiss-suited cards, {suit_cards} in each suit: ace, king, Ober, Under, Banner, 9, 8, 7, 6. The suits are acorns, roses, shields and bells.</source>
        <translation>Je speelt met Zwitserse jaskaarten ({cards} kaarten), {suit_cards} in elke kleur: aas, heer, ober, under, banier, 9, 8, 7, 6. De kleuren zijn eikels, rozen, schilden en bellen.</translation>
    </message>
    <message>
        <source>The cards are dealt counter-clockwise in packets of {packet}, until each player has {hand} cards.</source>
        <translation>De kaarten worden tegen de klok in gedeeld, steeds {packet} tegelijk, tot elke speler {hand} kaarten heeft.</translation>
    </message>
    <message>
        <source>In the first deal, forehand is the player who holds the 7 of roses. Later the player to the dealer’s right begins, and the deal passes to the right.</source>
        <translation>In de eerste hand is de speler met rozen 7 de voorhand. Later begint de speler rechts van de gever, en het geven gaat naar rechts verder.</translation>
    </message>
    <message>
        <source>Forehand chooses the contract: one of the {trump_suits} trump suits, Obenabe (no trumps, from high to low) or Undenufe (no trumps, from low to high). Forehand may also push the choice to the partner, who must then choose.</source>
        <translation>De voorhand kiest het contract: een van de {trump_suits} troefkleuren, Obenabe (zonder troef, van hoog naar laag) of Undenufe (zonder troef, van laag naar hoog). De voorhand mag ook doorschuiven naar de partner; die moet dan kiezen.</translation>
    </message>
    <message>
        <source>The contract multiplies all points of the deal: acorns and roses ×{single}, shields and bells ×{double}, Obenabe ×{obenabe}, Undenufe ×{undenufe}.</source>
        <translation>Het contract bepaalt de factor voor alle punten van de hand: eikels en rozen ×{single}, schilden en bellen ×{double}, Obenabe ×{obenabe}, Undenufe ×{undenufe}.</translation>
    </message>
    <message>
        <source>Plain order from high to low: ace, king, Ober, Under, Banner, 9, 8, 7, 6.</source>
        <translation>Gewone rangorde van hoog naar laag: aas, heer, ober, under, banier, 9, 8, 7, 6.</translation>
    </message>
    <message>
        <source>Trump order from high to low: Under, 9, ace, king, Ober, Banner, 8, 7, 6. In Undenufe the plain order is reversed.</source>
        <translation>Rangorde van troef, van hoog naar laag: under, 9, aas, heer, ober, banier, 8, 7, 6. In Undenufe is de gewone rangorde omgekeerd.</translation>
    </message>
    <message>
        <source>Without trumps: follow suit if you can.</source>
        <translation>Zonder troef: beken kleur als je kunt.</translation>
    </message>
    <message>
        <source>With trumps: follow suit or play a trump; if you cannot follow suit, play any card. If a plain-suit lead has already been trumped, you may not undertrump unless you hold only trumps.</source>
        <translation>Met troef: beken kleur of troef; kun je niet bekennen, speel dan een willekeurige kaart. Is een bijkleur al getroefd, dan mag je niet ondertroeven, tenzij je alleen nog troeven hebt.</translation>
    </message>
    <message>
        <source>If a trump is led, play a trump if you can. If the trump Under is your only trump, you need not play it.</source>
        <translation>Wordt met troef uitgekomen, dan speel je troef als je kunt. Is de troefunder je enige troef, dan hoef je hem niet te spelen.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. If there is no trump in it, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>De hoogste troef wint de slag. Ligt er geen troef, dan wint de hoogste kaart in de gevraagde kleur. De winnaar komt uit in de volgende slag.</translation>
    </message>
    <message>
        <source>Small Weis: a sequence of {run3} cards of the same suit scores {run3_points} points, a sequence of {run4} cards {run4_points}, a sequence of {run5} or more cards {run5_points}.</source>
        <translation>Kleine Weis: een serie van {run3} kaarten in dezelfde kleur telt {run3_points} punten, een serie van {run4} kaarten {run4_points}, een serie van {run5} of meer kaarten {run5_points}.</translation>
    </message>
    <message>
        <source>{four} aces, kings, Obers or Banners score {four_points}. {four} Unders score {four_unders_points}. {four} nines score nothing.</source>
        <translation>{four} azen, heren, obers of banieren tellen {four_points}. {four} unders tellen {four_unders_points}. {four} negens tellen niets.</translation>
    </message>
    <message>
        <source>Sequences follow the plain order, also in trumps. A card of a combination cannot belong to another.</source>
        <translation>Series volgen de gewone rangorde, ook in troef. Een kaart uit een combinatie kan niet bij een andere horen.</translation>
    </message>
    <message>
        <source>In the first trick each player’s best combination is announced automatically. Combinations are compared by points, kind, length, rank, trump and order of play.</source>
        <translation>In de eerste slag wordt de hoogste combinatie van elke speler automatisch gemeld. Vergeleken worden punten, soort, lengte, rang, troef en speelvolgorde.</translation>
    </message>
    <message>
        <source>The team with the best combination scores all valid combinations of both its players. The opponents score none of theirs.</source>
        <translation>Het team met de hoogste combinatie krijgt de punten van alle geldige combinaties van zijn beide spelers. De tegenstanders krijgen niets.</translation>
    </message>
    <message>
        <source>In Undenufe ranks are compared the other way round, for sequences and for four of a kind of equal value.</source>
        <translation>In Undenufe wordt de rang omgekeerd vergeleken, bij series en bij vier gelijke van dezelfde waarde.</translation>
    </message>
    <message>
        <source>Stöck is the king and Ober of trumps in the same hand. It scores {stoeck} points when the second of them is played, or earlier if that wins the match.</source>
        <translation>Stöck (stuk) is heer en ober van troef bij dezelfde speler. Stöck telt {stoeck} punten zodra de tweede kaart wordt gespeeld, of eerder als het spel daarmee gewonnen is.</translation>
    </message>
    <message>
        <source>Weis and Stöck are multiplied by the contract’s multiplier.</source>
        <translation>Weis en Stöck worden vermenigvuldigd met de factor van het contract.</translation>
    </message>
    <message>
        <source>Ace, king, Ober, Under and Banner count {ace}, {king}, {ober}, {under} and {banner}; other cards count {other}. The trump Under counts {trump_under}, the trump nine {trump_nine}.</source>
        <translation>Aas, heer, ober, under en banier tellen {ace}, {king}, {ober}, {under} en {banner}; andere kaarten tellen {other}. De troefunder telt {trump_under}, de troefnegen {trump_nine}.</translation>
    </message>
    <message>
        <source>Without trumps each eight counts {eight}. In Undenufe, too, the aces keep their {ace}.</source>
        <translation>Zonder troef telt elke acht {eight}. Ook in Undenufe houden de azen hun {ace} punten.</translation>
    </message>
    <message>
        <source>The last trick adds {last_trick} points. That makes {base_points} base points in all.</source>
        <translation>De laatste slag telt {last_trick} punten extra. Samen zijn dat {base_points} basispunten.</translation>
    </message>
    <message>
        <source>If a team wins all {tricks} tricks (Match), {match_bonus} points are added. The score of the deal is multiplied by the contract’s multiplier.</source>
        <translation>Wint een team alle {tricks} slagen (Match, in het Nederlands pit), dan komen er {match_bonus} punten bij. De punten van de hand worden vermenigvuldigd met de factor van het contract.</translation>
    </message>
    <message>
        <source>The live score recognises {target} by itself. In the first trick the order is: Stöck, then Weis, then the points of the trick.</source>
        <translation>De lopende score herkent {target} punten zelf. In de eerste slag is de volgorde: eerst Stöck, dan Weis, dan de punten van de slag.</translation>
    </message>
    <message>
        <source>The table makes all declarations automatically. They replace spoken declarations and the penalties for false claims.</source>
        <translation>De tafel doet alle meldingen automatisch. Daardoor zijn er geen gesproken meldingen en geen straffen voor onterechte meldingen.</translation>
    </message>
    <message>
        <source>Choosing the contract</source>
        <translation>Troef maken</translation>
    </message>
    <message>
        <source>Weis and Stöck</source>
        <translation>Weis en Stöck</translation>
    </message>
    <message>
        <source>The first dealer is drawn at random.</source>
        <translation>Wie als eerste geeft, bepaalt het lot.</translation>
    </message>
    <message>
        <source>The player to the dealer’s right gets the first cards.</source>
        <translation>De speler rechts van de gever krijgt de eerste kaarten.</translation>
    </message>
    <message>
        <source>The first forehand deals the second deal.</source>
        <translation>De eerste voorhand geeft de tweede hand.</translation>
    </message>
    <message>
        <source>Forehand always leads to the first trick, even after pushing.</source>
        <translation>De voorhand komt altijd uit in de eerste slag, ook na doorschuiven.</translation>
    </message>
    <message>
        <source>You never have to trump or overtrump a plain suit.</source>
        <translation>In een bijkleur hoef je nooit te troeven of te overtroeven.</translation>
    </message>
    <message>
        <source>If you hold only trumps, you may play any of them, even a lower trump.</source>
        <translation>Heb je alleen nog troeven, dan mag je elke troef spelen, ook een lagere.</translation>
    </message>
    <message>
        <source>In Obenabe and Undenufe no Under has a privilege: it must follow suit like any other card.</source>
        <translation>In Obenabe en Undenufe heeft geen enkele under een voorrecht: ook met de under moet je bekennen.</translation>
    </message>
    <message>
        <source>{four} eights, sevens or sixes score nothing either.</source>
        <translation>Ook {four} achten, zevens of zessen tellen niets.</translation>
    </message>
    <message>
        <source>If a card fits both a scoring four of a kind and a sequence, it counts in the four of a kind.</source>
        <translation>Past een kaart zowel bij vier gelijke met punten als in een serie, dan telt hij bij de vier gelijke.</translation>
    </message>
    <message>
        <source>A long sequence is a single combination and is never split: even {longest_run} cards score {run5_points}.</source>
        <translation>Een lange serie is een enkele combinatie en wordt nooit gesplitst: ook {longest_run} kaarten tellen {run5_points}.</translation>
    </message>
    <message>
        <source>A combination is shown when its player plays their first card. Nobody can decline.</source>
        <translation>Een combinatie verschijnt zodra de speler zijn eerste kaart speelt. Weigeren kan niet.</translation>
    </message>
    <message>
        <source>At {run5_points} points against {four_points}, four of a kind beats a sequence.</source>
        <translation>Bij {run5_points} punten tegen {four_points} gaat vier gelijke boven een serie.</translation>
    </message>
    <message>
        <source>Without trumps, trump is left out of the comparison.</source>
        <translation>Zonder troef wordt troef bij het vergelijken overgeslagen.</translation>
    </message>
    <message>
        <source>A team scores Weis even without a trick.</source>
        <translation>Weis telt ook voor een team zonder slag.</translation>
    </message>
    <message>
        <source>Stöck is not part of Weis and cannot be beaten. Its cards may also belong to a combination.</source>
        <translation>Stöck hoort niet bij de Weis en kan niet worden overtroffen. De kaarten ervan mogen ook bij een combinatie horen.</translation>
    </message>
    <message>
        <source>Without trumps there is no Stöck.</source>
        <translation>Zonder troef bestaat er geen Stöck.</translation>
    </message>
    <message>
        <source>Nothing is scored until all {first_trick_cards} cards of the first trick are on the table.</source>
        <translation>Er wordt pas geteld als alle {first_trick_cards} kaarten van de eerste slag op tafel liggen.</translation>
    </message>
    <message>
        <source>All points count at once, in the order in which they are won. As soon as a team has {target}, the match is over; the rest of the deal no longer counts.</source>
        <translation>Alle punten tellen meteen, in de volgorde waarin ze worden gewonnen. Zodra een team {target} punten heeft, is het spel afgelopen; de rest van de hand telt niet meer.</translation>
    </message>
    <message>
        <source>Stöck counts early if it brings its team to {target}, also together with Weis or a trick.</source>
        <translation>Stöck telt eerder mee als het team daarmee {target} punten haalt, ook samen met Weis of een slag.</translation>
    </message>
    <message>
        <source>Schneider is only a label and changes no points. The score at the end of the match decides.</source>
        <translation>Schneider is alleen een vermelding en verandert geen punten. De stand aan het einde van het spel beslist.</translation>
    </message>
    <message>
        <source>The losers cannot use Stöck early to escape Schneider.</source>
        <translation>De verliezers kunnen Stöck niet eerder laten tellen om aan Schneider te ontkomen.</translation>
    </message>
    <message>
        <source>Sixes count {six} in Undenufe, too.</source>
        <translation>De zessen tellen ook in Undenufe {six} punten.</translation>
    </message>
    <message>
        <source>Cards that may not be played are shown darker. The only playable card is played automatically. You can switch this off in Preferences (Auto Play One).</source>
        <translation>Kaarten die je niet mag spelen, zijn donkerder. De enige speelbare kaart wordt automatisch gespeeld. In Voorkeuren kun je dit uitzetten (Auto Play One).</translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <translation>Schnapsen</translation>
    </message>
    <message>
        <source>{players} players · You against the computer · {match_points}-point match</source>
        <translation>{players} spelers · Jij tegen de computer · Spel om {match_points} punten</translation>
    </message>
    <message>
        <source>Win tricks and declare marriages until you have {deal_target} card points.</source>
        <translation>Win slagen en meld huwelijken tot je {deal_target} kaartpunten hebt.</translation>
    </message>
    <message>
        <source>{players} opponents play against each other. Whoever first reaches {deal_target} card points, by a trick or by a valid marriage, wins the deal.</source>
        <translation>Het spel gaat tussen {players} tegenstanders. Wie als eerste {deal_target} kaartpunten haalt, met een slag of een geldig huwelijk, wint de hand.</translation>
    </message>
    <message>
        <source>Both players start with {match_points} match points. The game points you win are taken off your own. Whoever first gets down to {match_end} wins the match.</source>
        <translation>Beide spelers beginnen op {match_points}. De spelpunten die je wint, gaan van je eigen stand af. Wie als eerste op {match_end} staat, wint het spel.</translation>
    </message>
    <message>
        <source>The game uses {cards} German-suited cards. From high to low: Daus (the ace), ten, king, Ober, Unter. They are worth {ace}, {ten}, {king}, {ober} and {unter} card points.</source>
        <translation>Je speelt met Duitse speelkaarten ({cards} kaarten). De rangorde van hoog naar laag: aas (Daus), tien, heer, ober, unter. Ze tellen {ace}, {ten}, {king}, {ober} en {unter} kaartpunten.</translation>
    </message>
    <message>
        <source>Each player is dealt {first_packet} cards. The next card is turned up and shows the trump suit. Each player is then dealt {second_packet} more. The other {rest} cards go face down on top of the turned-up trump: together they form a stock of {stock}.</source>
        <translation>Elke speler krijgt {first_packet} kaarten. De volgende kaart wordt opengelegd en bepaalt de troefkleur. Daarna krijgt elke speler er nog {second_packet}. De andere {rest} kaarten komen gedekt op de opengelegde troef: zo ontstaat een stok van {stock} kaarten.</translation>
    </message>
    <message>
        <source>The non-dealer leads first. The players take turns to deal.</source>
        <translation>De tegenstander van de gever komt als eerste uit. De spelers geven om de beurt.</translation>
    </message>
    <message>
        <source>While the stock is open, you need not follow suit or play a trump. The higher card of the suit led wins the trick, unless it is trumped.</source>
        <translation>Zolang de stok open is, hoef je geen kleur te bekennen en niet te troeven. De hoogste kaart in de gevraagde kleur wint de slag, tenzij die wordt getroefd.</translation>
    </message>
    <message>
        <source>The winner of the trick draws first, the loser second. The winner leads to the next trick. At the last draw the loser takes the turned-up trump.</source>
        <translation>De winnaar van de slag trekt eerst, daarna de verliezer. De winnaar komt uit in de volgende slag. Bij de laatste keer trekken krijgt de verliezer de opengelegde troef.</translation>
    </message>
    <message>
        <source>Once the stock is used up or closed, you must follow suit and beat the card led if you can. If you cannot beat it, follow suit with a lower card. If you have no card of the suit led, play a trump. If you have no trump either, play any card.</source>
        <translation>Is de stok op of gesloten, dan moet je kleur bekennen en de kaart overnemen als je kunt. Kun je niet overnemen, dan beken je met een lagere kaart. Kun je niet bekennen, dan moet je troeven. Heb je ook geen troef, dan speel je een willekeurige kaart.</translation>
    </message>
    <message>
        <source>While the stock is open, the player on lead may exchange the trump Unter for the turned-up trump.</source>
        <translation>Zolang de stok open is, mag de speler die moet uitkomen de troefunter ruilen tegen de opengelegde troef.</translation>
    </message>
    <message>
        <source>Lead a king or an Ober while you hold the other of the same suit: this is a marriage. It is worth {marriage} points, or {trump_marriage} in trumps.</source>
        <translation>Kom uit met een heer of ober terwijl je ook de andere van die kleur in de hand hebt: dat is een huwelijk. Het levert {marriage} punten op, in troef {trump_marriage}.</translation>
    </message>
    <message>
        <source>If you have not won a trick yet, the bonus waits until your first trick.</source>
        <translation>Heb je nog geen slag, dan wacht de bonus op je eerste slag.</translation>
    </message>
    <message>
        <source>Each player may declare each suit once, also after closing.</source>
        <translation>Elke speler mag elke kleur eenmaal melden, ook na het sluiten.</translation>
    </message>
    <message>
        <source>You may close the stock before you lead, after drawing, with {closing_hand} cards in hand. Nobody draws any more, and the strict rules hold at once. Your opponent’s points and tricks are recorded at that moment.</source>
        <translation>Je mag de stok sluiten voordat je uitkomt, na het trekken en met {closing_hand} kaarten in de hand. Niemand trekt dan nog, en bekennen en overnemen zijn meteen verplicht. De punten en slagen van je tegenstander worden op dat moment vastgelegd.</translation>
    </message>
    <message>
        <source>The table recognises {deal_target} by itself, at a marriage that scores or at a trick.</source>
        <translation>De tafel herkent {deal_target} punten zelf, bij een huwelijk dat telt of bij een slag.</translation>
    </message>
    <message>
        <source>You win {low_win} game point if your opponent has at least {threshold} card points, {middle_win} if they have a trick but fewer than {threshold}, and {high_win} if they have no trick.</source>
        <translation>Je wint {low_win} spelpunt als je tegenstander minstens {threshold} kaartpunten heeft, {middle_win} als hij een slag heeft maar minder dan {threshold}, en {high_win} als hij geen slag heeft.</translation>
    </message>
    <message>
        <source>A player who closes and succeeds wins {low_win} to {high_win} game points. The opponent’s points and tricks at closing decide how many.</source>
        <translation>Wie sluit en slaagt, wint {low_win} tot {high_win} spelpunten. De punten en slagen van de tegenstander bij het sluiten bepalen hoeveel.</translation>
    </message>
    <message>
        <source>If the closer fails, or the opponent reaches {deal_target} first, the opponent wins {failed_close} game points. If the opponent had no trick at closing, it is {failed_close_no_trick}.</source>
        <translation>Mislukt het sluiten, of haalt de tegenstander eerst {deal_target} punten, dan wint de tegenstander {failed_close} spelpunten. Had hij bij het sluiten nog geen slag, dan wint hij er {failed_close_no_trick}.</translation>
    </message>
    <message>
        <source>If the stock was not closed and nobody has {deal_target}, the last trick wins {last_trick_win} game point. There is no bonus of {no_last_trick_bonus} card points for the last trick.</source>
        <translation>Is de stok niet gesloten en heeft niemand {deal_target} punten, dan levert de laatste slag {last_trick_win} spelpunt op. Een bonus van {no_last_trick_bonus} kaartpunten voor de laatste slag bestaat niet.</translation>
    </message>
    <message>
        <source>A player who closes and ends below {deal_target} loses the deal.</source>
        <translation>Wie sluit en onder de {deal_target} punten blijft, verliest de hand.</translation>
    </message>
    <message>
        <source>The non-dealer gets the first cards.</source>
        <translation>De tegenstander van de gever krijgt de eerste kaarten.</translation>
    </message>
    <message>
        <source>You may exchange without having a trick, even at the first lead of the deal. You may also exchange when the stock has only {exchange_stock_min} cards left.</source>
        <translation>Ruilen mag ook zonder slag, zelfs bij de eerste keer uitkomen. Ruilen mag ook nog als de stok maar {exchange_stock_min} kaarten heeft.</translation>
    </message>
    <message>
        <source>The same holds for closing: no trick is needed, and {closing_stock_min} cards in the stock are enough.</source>
        <translation>Voor sluiten geldt hetzelfde: een slag is niet nodig, en {closing_stock_min} kaarten in de stok zijn genoeg.</translation>
    </message>
    <message>
        <source>Before you lead you may exchange and then close. After closing no exchange is possible.</source>
        <translation>Voordat je uitkomt, mag je eerst ruilen en dan sluiten. Na het sluiten kun je niet meer ruilen.</translation>
    </message>
    <message>
        <source>The card you get in the exchange may complete a marriage at once.</source>
        <translation>De kaart die je bij het ruilen krijgt, mag meteen bij een huwelijk horen.</translation>
    </message>
    <message>
        <source>The table declares a marriage automatically when you lead its king or Ober.</source>
        <translation>De tafel meldt een huwelijk automatisch zodra je met de heer of de ober ervan uitkomt.</translation>
    </message>
    <message>
        <source>Marriages also count when the stock is used up.</source>
        <translation>Huwelijken tellen ook als de stok op is.</translation>
    </message>
    <message>
        <source>If you win no trick in the deal, the waiting bonus is lost.</source>
        <translation>Win je in de hand geen slag, dan vervalt de wachtende bonus.</translation>
    </message>
    <message>
        <source>After a trick its points count first, then a waiting bonus. Then the table checks for {deal_target}, and only then do the players draw.</source>
        <translation>Na een slag tellen eerst de punten van de slag, dan een wachtende bonus. Daarna kijkt de tafel of er {deal_target} punten zijn, en pas dan wordt er getrokken.</translation>
    </message>
    <message>
        <source>If a marriage brings you to {deal_target}, the deal ends at once. Your opponent plays no card to it.</source>
        <translation>Haal je met een huwelijk {deal_target} punten, dan is de hand meteen afgelopen. Je tegenstander speelt geen kaart meer.</translation>
    </message>
    <message>
        <source>The opponent’s marriages count towards the {threshold} card points, but a waiting bonus does not.</source>
        <translation>Voor de {threshold} kaartpunten tellen de huwelijken van de tegenstander mee, maar een wachtende bonus niet.</translation>
    </message>
    <message>
        <source>If several cards obey the strict rules, you choose among them.</source>
        <translation>Voldoen meerdere kaarten aan de verplichting, dan mag je kiezen.</translation>
    </message>
    <message>
        <source>After closing, the last trick wins no game point.</source>
        <translation>Na het sluiten levert de laatste slag geen spelpunt op.</translation>
    </message>
    <message>
        <source>Whoever would go below {match_end} also wins the match; the score then shows {match_end}.</source>
        <translation>Ook wie onder de {match_end} zou komen, wint het spel; de stand is dan {match_end}.</translation>
    </message>
    <message>
        <source>The only playable card is played automatically (Auto Play One). This does not happen when you lead and could still exchange or close.</source>
        <translation>De enige speelbare kaart wordt automatisch gespeeld (Auto Play One). Dat gebeurt niet als je moet uitkomen en nog kunt ruilen of sluiten.</translation>
    </message>
    <message>
        <source>Two-Handed Spades ({target})</source>
        <translation>Schoppen voor twee ({target})</translation>
    </message>
    <message>
        <source>{players} players · You against the computer · First to {target}</source>
        <translation>{players} spelers · Jij tegen de computer · Tot {target} punten</translation>
    </message>
    <message>
        <source>Choose your {hand} cards, bid the tricks you will win, and make your bid.</source>
        <translation>Kies je {hand} kaarten, bied het aantal slagen dat je wilt halen en maak je bod waar.</translation>
    </message>
    <message>
        <source>{players} players: you against the computer.</source>
        <translation>{players} spelers: jij tegen de computer.</translation>
    </message>
    <message>
        <source>Score as many points as you can. The first player to reach {target} points wins the match.</source>
        <translation>Haal zo veel mogelijk punten. Wie als eerste {target} punten heeft, wint het spel.</translation>
    </message>
    <message>
        <source>The game uses a standard pack of {cards} cards. The order in every suit, from high to low: A K Q J 10 9 8 7 6 5 4 3 2.</source>
        <translation>Je speelt met Franse speelkaarten ({cards} kaarten). De rangorde in elke kleur, van hoog naar laag: A K Q J 10 9 8 7 6 5 4 3 2.</translation>
    </message>
    <message>
        <source>Spades are always trumps.</source>
        <translation>Schoppen is altijd troef.</translation>
    </message>
    <message>
        <source>No cards are dealt. All {cards} cards lie face down in the middle: the stock.</source>
        <translation>Er worden geen kaarten gedeeld. Alle {cards} kaarten liggen gedekt in het midden: de trekstapel.</translation>
    </message>
    <message>
        <source>The first player looks at the top card and decides. If they keep it, they look at the next card and discard that one. If they discard it, they must keep the next card. The first player changes with every deal.</source>
        <translation>De eerste speler bekijkt de bovenste kaart en kiest. Houdt hij die kaart, dan bekijkt hij de volgende en legt die af. Legt hij de kaart af, dan moet hij de volgende houden. De eerste speler wisselt per hand.</translation>
    </message>
    <message>
        <source>The players take turns until each has {hand} cards and has discarded {discards}.</source>
        <translation>Zo gaat het om de beurt door, tot beide spelers {hand} kaarten hebben en er {discards} hebben afgelegd.</translation>
    </message>
    <message>
        <source>So {out_of_play} cards are out of play. Each player has seen only {discards} of them: their own discards.</source>
        <translation>Zo doen {out_of_play} kaarten niet mee. Elke speler heeft er maar {discards} van gezien: de kaarten die hij zelf heeft afgelegd.</translation>
    </message>
    <message>
        <source>The computer remembers all {discards} cards that it discarded, and only those.</source>
        <translation>De computer onthoudt alle {discards} kaarten die hij zelf heeft afgelegd, en alleen die.</translation>
    </message>
    <message>
        <source>The player who drew first also bids first. This changes with every deal.</source>
        <translation>Wie als eerste heeft getrokken, biedt ook als eerste. Dat wisselt per hand.</translation>
    </message>
    <message>
        <source>Everyone must bid a number of tricks from {min_bid} to {max_bid}. A bid need not be higher than the one before. Passing is not allowed, and there is no second bidding round.</source>
        <translation>Iedereen moet een aantal slagen bieden, van {min_bid} tot en met {max_bid}. Een bod hoeft niet hoger te zijn dan het vorige. Passen mag niet, en een tweede biedronde is er niet.</translation>
    </message>
    <message>
        <source>A bid of {nil_bid} is nil: the player says that they will win no trick. You cannot bid {nil_bid} without bidding nil. If you do not want nil, bid at least {min_other_bid}.</source>
        <translation>Een bod van {nil_bid} heet nil: de speler zegt dat hij geen enkele slag zal winnen. Wie {nil_bid} biedt, biedt dus altijd nil. Wil je geen nil, bied dan minstens {min_other_bid}.</translation>
    </message>
    <message>
        <source>The player who bid first leads to the first trick.</source>
        <translation>Wie als eerste heeft geboden, komt uit in de eerste slag.</translation>
    </message>
    <message>
        <source>You must follow suit if you can. If you have no card of the suit led, you may play any card.</source>
        <translation>Je moet kleur bekennen als je kunt. Heb je geen kaart in de gevraagde kleur, dan mag je elke kaart spelen.</translation>
    </message>
    <message>
        <source>The highest card of the suit led wins the trick. If spades were played, the highest spade wins it. The winner leads to the next trick.</source>
        <translation>De hoogste kaart in de gevraagde kleur wint de slag. Is er schoppen gespeeld, dan wint de hoogste schoppen. De winnaar komt uit in de volgende slag.</translation>
    </message>
    <message>
        <source>You may not lead a spade until a spade has been played on another suit, or until you have nothing but spades. Playing the first spade is called breaking spades.</source>
        <translation>Met schoppen uitkomen mag pas als er al schoppen is gespeeld op een andere kleur, of als je alleen nog schoppen hebt. De eerste schoppen spelen heet schoppen breken.</translation>
    </message>
    <message>
        <source>If you make your bid, you score {trick_points} times the bid. Every extra trick is a bag and scores {bag_points} point.</source>
        <translation>Haal je je bod, dan krijg je {trick_points} keer het bod aan punten. Elke extra slag is een overslag (bag) en levert {bag_points} punt op.</translation>
    </message>
    <message>
        <source>Whoever has collected {bag_limit} or more bags over several deals loses {bag_penalty} points; bags above {bag_limit} count towards the next {bag_limit}.</source>
        <translation>Wie over meerdere handen {bag_limit} of meer bags verzamelt, verliest {bag_penalty} punten; de bags boven de {bag_limit} tellen mee voor de volgende {bag_limit}.</translation>
    </message>
    <message>
        <source>If you do not make your bid, you lose {trick_points} points for every trick you bid.</source>
        <translation>Haal je je bod niet, dan verlies je {trick_points} punten voor elke geboden slag.</translation>
    </message>
    <message>
        <source>A nil that is made scores {nil_points} points. If the nil bidder wins at least 1 trick, nil fails and they lose {nil_points} points.</source>
        <translation>Lukt nil, dan levert dat {nil_points} punten op. Wint de bieder minstens 1 slag, dan is nil mislukt en verliest hij {nil_points} punten.</translation>
    </message>
    <message>
        <source>The first player to reach {target} points wins. If both reach {target} in the same deal, the higher score wins.</source>
        <translation>Wie als eerste op {target} punten komt, wint. Halen beide spelers in dezelfde hand {target} punten, dan wint de hoogste score.</translation>
    </message>
    <message>
        <source>The first player of the first deal is drawn at random.</source>
        <translation>Wie in de eerste hand begint, bepaalt het lot.</translation>
    </message>
    <message>
        <source>Bids are open: the second bidder knows the first bid.</source>
        <translation>Er wordt open geboden: de tweede bieder kent het eerste bod.</translation>
    </message>
    <message>
        <source>There is no double nil in this game.</source>
        <translation>Dubbel nil bestaat in dit spel niet.</translation>
    </message>
    <message>
        <source>The first trick follows the same rules as all the others.</source>
        <translation>Voor de eerste slag gelden dezelfde regels als voor alle andere.</translation>
    </message>
    <message>
        <source>No deal ends early: all {tricks} tricks count.</source>
        <translation>Een hand eindigt nooit eerder: alle {tricks} slagen tellen.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil are not bags and score nothing.</source>
        <translation>Mislukt nil, dan zijn de gewonnen slagen geen bags. Ze leveren ook geen punten op.</translation>
    </message>
    <message>
        <source>The points for the bags themselves stay, even after the penalty.</source>
        <translation>De punten voor de bags zelf blijven staan, ook na de straf.</translation>
    </message>
    <message>
        <source>Whoever comes to {two_bag_limits} or more bags within the same deal, with those carried over, loses {two_bag_penalties} points.</source>
        <translation>Wie binnen een hand met de eerdere erbij op {two_bag_limits} of meer bags komt, verliest {two_bag_penalties} punten.</translation>
    </message>
    <message>
        <source>The bag penalty is taken off first. Only then does the table check who has {target} points.</source>
        <translation>Eerst gaat de straf voor bags eraf. Pas daarna kijkt de tafel wie {target} punten heeft.</translation>
    </message>
    <message>
        <source>If there is a tie at {target} points or more, another deal is played.</source>
        <translation>Bij gelijkspel met {target} punten of meer volgt nog een hand.</translation>
    </message>
    <message>
        <source>Scores may be negative. No lower limit ends the match.</source>
        <translation>Een score mag negatief zijn. Er is geen ondergrens die het spel beëindigt.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil are bags, but without their points.</source>
        <translation>Slagen uit een mislukt nil zijn bags, maar zonder de punten ervoor.</translation>
    </message>
    <message>
        <source>Two-Handed Spades ({target}, double nil)</source>
        <translation>Schoppen voor twee ({target}, dubbel nil)</translation>
    </message>
    <message>
        <source>Spades are trumps. Choose your cards and make your bid – or risk double nil.</source>
        <translation>Schoppen is troef. Kies je kaarten en doe je bod – of waag dubbel nil.</translation>
    </message>
    <message>
        <source>The first player to reach {target} points wins the match.</source>
        <translation>Wie als eerste {target} punten heeft, wint het spel.</translation>
    </message>
    <message>
        <source>{players} players use a pack of {cards} cards. The ace is the highest card, the 2 the lowest.</source>
        <translation>Het spel is voor {players} spelers, met Franse speelkaarten ({cards} kaarten). Aas is de hoogste kaart, 2 de laagste.</translation>
    </message>
    <message>
        <source>The cards are shuffled but not dealt. Together they form the stock.</source>
        <translation>De kaarten worden geschud, maar niet gedeeld. Samen vormen ze de trekstapel.</translation>
    </message>
    <message>
        <source>The first player draws the top card. If they keep it, the second card goes face down on the discard pile. If they do not keep it, it goes face down on the discard pile; they then draw the second card and keep it.</source>
        <translation>De eerste speler begint en trekt de bovenste kaart. Houdt hij die, dan gaat de tweede kaart gedekt naar de aflegstapel. Houdt hij die niet, dan gaat de eerste kaart gedekt naar de aflegstapel; hij trekt dan de tweede kaart en houdt die.</translation>
    </message>
    <message>
        <source>The second player does the same with the next {next_cards} cards. The players take turns until the stock is used up.</source>
        <translation>De tweede speler doet hetzelfde met de volgende {next_cards} kaarten. Zo gaat het om de beurt door, tot de trekstapel op is.</translation>
    </message>
    <message>
        <source>Each player then holds {hand} cards. The other {out_of_play} are set aside and not used in this deal.</source>
        <translation>Elke speler heeft dan {hand} kaarten in de hand. De andere {out_of_play} gaan opzij en doen deze keer niet mee.</translation>
    </message>
    <message>
        <source>The second player bids first.</source>
        <translation>Het eerste bod is voor de tweede speler.</translation>
    </message>
    <message>
        <source>Any bid from {min_bid} to {max_bid} is allowed. Passing is not allowed, and a bid need not be higher than the one before. There is only {bidding_rounds} bidding round.</source>
        <translation>Elk bod van {min_bid} tot en met {max_bid} mag. Passen mag niet, en een bod hoeft niet hoger te zijn dan het vorige. Het blijft bij {bidding_rounds} biedronde.</translation>
    </message>
    <message>
        <source>A bid of {nil_bid} is nil: you say that you will win no trick. If that works, you score {nil_points} points; otherwise you lose {nil_points} points.</source>
        <translation>Een bod van {nil_bid} heet nil: je zegt dat je geen enkele slag zult winnen. Lukt dat, dan krijg je {nil_points} punten; anders verlies je {nil_points} punten.</translation>
    </message>
    <message>
        <source>Double nil, also called blind nil, may be bid before you choose your first card. After that you look at your cards, discard up to {exchange_max} and draw as many at random from the cards discarded earlier. If you win no trick, you score {double_nil_points} points; otherwise you lose {double_nil_points} points.</source>
        <translation>Dubbel nil (ook: blind nil) mag je bieden voordat je je eerste kaart kiest. Daarna bekijk je je kaarten en leg je er hoogstens {exchange_max} af. Je trekt er dan willekeurig evenveel uit de kaarten die eerder zijn afgelegd. Win je geen slag, dan krijg je {double_nil_points} punten; anders verlies je {double_nil_points} punten.</translation>
    </message>
    <message>
        <source>The second player leads to the first trick.</source>
        <translation>In de eerste slag komt de tweede speler uit.</translation>
    </message>
    <message>
        <source>You may not lead a spade until spades are broken, unless you hold only spades.</source>
        <translation>Zolang schoppen niet is gebroken, mag je niet met schoppen uitkomen, tenzij je alleen schoppen hebt.</translation>
    </message>
    <message>
        <source>You must follow suit if you can. The highest card of the suit led wins the trick. If spades were played, the highest spade wins it.</source>
        <translation>Je moet kleur bekennen als je kunt. De hoogste kaart in de gevraagde kleur wint de slag. Is er schoppen gespeeld, dan wint de hoogste schoppen.</translation>
    </message>
    <message>
        <source>Tricks you win lie in front of you, so that everybody can count them.</source>
        <translation>Gewonnen slagen liggen voor de winnaar op tafel, zodat iedereen ze kan tellen.</translation>
    </message>
    <message>
        <source>Spades are broken when a player who cannot follow suit plays a spade. They are also broken when a player has to lead a spade for lack of any other card.</source>
        <translation>Schoppen is gebroken zodra iemand die niet kan bekennen, schoppen speelt. Ook wie noodgedwongen met schoppen uitkomt, breekt schoppen.</translation>
    </message>
    <message>
        <source>If you make your bid, every trick you bid scores {trick_points} points. Every trick above the bid is a bag and scores {bag_points} point.</source>
        <translation>Haal je je bod, dan levert elke geboden slag {trick_points} punten op. Elke slag boven het bod is een overslag (bag) en levert {bag_points} punt op.</translation>
    </message>
    <message>
        <source>Every {bag_limit} bags you collect during a match cost you {bag_penalty} points. This is known as sandbagging.</source>
        <translation>Elke {bag_limit} bags die je tijdens een spel verzamelt, kosten je {bag_penalty} punten. Dit heet sandbagging.</translation>
    </message>
    <message>
        <source>If nobody has {target} points after a deal, the second player becomes the first player of the next deal.</source>
        <translation>Heeft na een hand niemand {target} punten, dan is de tweede speler in de volgende hand de eerste speler.</translation>
    </message>
    <message>
        <source>If both players reach {target} points in the same deal, the higher score wins. If it is a tie, another deal is played.</source>
        <translation>Halen beide spelers in dezelfde hand {target} punten, dan wint de hoogste score. Bij gelijkspel volgt nog een hand.</translation>
    </message>
    <message>
        <source>If you keep the first card, nobody sees the second.</source>
        <translation>Houd je de eerste kaart, dan krijgt niemand de tweede te zien.</translation>
    </message>
    <message>
        <source>Each player decides about double nil just before their own first card. Later it is no longer possible.</source>
        <translation>Elke speler beslist over dubbel nil vlak voor zijn eigen eerste kaart. Later kan het niet meer.</translation>
    </message>
    <message>
        <source>Double nil is announced at once and cannot be withdrawn. It replaces the normal bid. The other player then bids as usual.</source>
        <translation>Dubbel nil wordt meteen bekendgemaakt en is niet terug te nemen. Het vervangt het gewone bod. De andere speler biedt daarna zoals altijd.</translation>
    </message>
    <message>
        <source>Both players may bid double nil, whatever the score.</source>
        <translation>Beide spelers mogen dubbel nil bieden, ongeacht de stand.</translation>
    </message>
    <message>
        <source>The exchange comes after all cards have been chosen and before the other player bids.</source>
        <translation>Het ruilen komt na het kiezen van de kaarten en vóór het bod van de andere speler.</translation>
    </message>
    <message>
        <source>The new cards come from the {out_of_play} discards of both players. You cannot get back the cards you have just discarded.</source>
        <translation>De nieuwe kaarten komen uit de {out_of_play} afgelegde kaarten van beide spelers. De kaarten die je net hebt afgelegd, kun je niet terugkrijgen.</translation>
    </message>
    <message>
        <source>All cards are exchanged together. Your opponent sees only how many there are.</source>
        <translation>Je ruilt alle kaarten tegelijk. Je tegenstander ziet alleen hoeveel het er zijn.</translation>
    </message>
    <message>
        <source>If both players bid double nil, the second player exchanges first. The first player may then also draw the cards discarded in that exchange.</source>
        <translation>Bieden beide spelers dubbel nil, dan ruilt de tweede speler eerst. De eerste speler kan daarna ook de kaarten trekken die daarbij zijn afgelegd.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>De winnaar van een slag komt uit in de volgende.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil or double nil are not bags and score nothing.</source>
        <translation>Mislukt nil of dubbel nil, dan zijn de gewonnen slagen geen bags. Ze leveren ook geen punten op.</translation>
    </message>
    <message>
        <source>The computer remembers only the cards it has really seen.</source>
        <translation>De computer onthoudt alleen de kaarten die hij echt heeft gezien.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil or double nil are bags, but without their points.</source>
        <translation>Slagen uit een mislukt nil of dubbel nil zijn bags, maar zonder de punten ervoor.</translation>
    </message>
    <message>
        <source>Object of the game</source>
        <translation>Doel van het spel</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>heading</comment>
        <translation>Spelverloop</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Einde van het spel</translation>
    </message>
    <message>
        <source>How this table plays it</source>
        <translation>Zo speelt deze tafel</translation>
    </message>
    <message>
        <source>The rules leave these points open. This table has decided as follows.</source>
        <translation>De regels laten deze punten open. Aan deze tafel geldt het volgende.</translation>
    </message>
    <message>
        <source>Exchange, marriages and closing</source>
        <translation>Ruilen, huwelijken en sluiten</translation>
    </message>
</context>
<context>
    <name>schnapsen</name>
    <message>
        <source>Game points to zero</source>
        <translation>Spelpunten tot nul</translation>
    </message>
    <message>
        <source>Turned up: {card}</source>
        <translation>Opengelegd: {card}</translation>
    </message>
    <message>
        <source>No more drawing.</source>
        <translation>Er wordt niet meer getrokken.</translation>
    </message>
    <message>
        <source>You at closing</source>
        <translation>Jij bij het sluiten</translation>
    </message>
    <message>
        <source>{name} at closing</source>
        <translation>{name} bij het sluiten</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Kaartpunten</translation>
    </message>
    <message>
        <source>You can beat the card led: play a higher one ({suit}).</source>
        <translation>Je kunt de kaart overnemen: speel een hogere ({suit}).</translation>
    </message>
    <message>
        <source>Follow suit: {suit}.</source>
        <translation>Beken kleur: {suit}.</translation>
    </message>
    <message>
        <source>You cannot follow suit: play a trump ({suit}).</source>
        <translation>Je kunt niet bekennen: je moet troeven ({suit}).</translation>
    </message>
    <message>
        <source>The stock is closed: no more exchanging.</source>
        <translation>De stok is gesloten: ruilen kan niet meer.</translation>
    </message>
    <message>
        <source>The stock is used up: there is nothing to exchange for.</source>
        <translation>De stok is op: er valt niets meer te ruilen.</translation>
    </message>
    <message>
        <source>You can exchange only when you are on lead.</source>
        <translation>Ruilen kan alleen als jij moet uitkomen.</translation>
    </message>
    <message>
        <source>Exchange before you play a card.</source>
        <translation>Ruil voordat je een kaart speelt.</translation>
    </message>
    <message>
        <source>Only the trump Unter can be exchanged: {card}.</source>
        <translation>Alleen de troefunter kan worden geruild: {card}.</translation>
    </message>
    <message>
        <source>The stock is already closed.</source>
        <translation>De stok is al gesloten.</translation>
    </message>
    <message>
        <source>The stock is used up: it cannot be closed.</source>
        <translation>De stok is op: sluiten kan niet meer.</translation>
    </message>
    <message>
        <source>You can close only when you are on lead.</source>
        <translation>Sluiten kan alleen als jij moet uitkomen.</translation>
    </message>
    <message>
        <source>Close before you play a card, with five cards in hand.</source>
        <translation>Sluit voordat je een kaart speelt, met vijf kaarten in de hand.</translation>
    </message>
    <message>
        <source>Scoresheet: {game}</source>
        <translation>Scoreblad: {game}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>You close the stock.</source>
        <translation>Je sluit de stok.</translation>
    </message>
    <message>
        <source>{name} closes the stock.</source>
        <translation>{name} sluit de stok.</translation>
    </message>
    <message>
        <source>Your waiting {n} now count.</source>
        <translation>Je bonus van {n} telt nu mee.</translation>
    </message>
    <message>
        <source>{name}’s waiting {n} now count.</source>
        <translation>De bonus van {name} telt nu mee: {n}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Je kaarten: {cards}.</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Huwelijken</translation>
    </message>
    <message>
        <source>Closed by</source>
        <translation>Gesloten door</translation>
    </message>
    <message>
        <source>New deal. You deal.</source>
        <translation>Nieuwe hand. Jij geeft.</translation>
    </message>
    <message>
        <source>New deal. {name} deals.</source>
        <translation>Nieuwe hand. {name} geeft.</translation>
    </message>
    <message>
        <source>Turned up: {card}. Trump: {suit}.</source>
        <translation>Opengelegd: {card}. Troef: {suit}.</translation>
    </message>
    <message>
        <source>You lead the {card_acc}.</source>
        <translation>Je komt uit met {card_acc}.</translation>
    </message>
    <message>
        <source>{name} leads the {card_acc}.</source>
        <translation>{name} komt uit met {card_acc}.</translation>
    </message>
    <message>
        <source>You play the {card_acc}.</source>
        <translation>Je speelt {card_acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card_acc}.</source>
        <translation>{name} speelt {card_acc}.</translation>
    </message>
    <message>
        <source>You exchange the trump: {card_out} → {card_in}</source>
        <translation>Je ruilt troef: {card_out} → {card_in}</translation>
    </message>
    <message>
        <source>{name} exchanges the trump: {card_out} → {card_in}</source>
        <translation>{name} ruilt troef: {card_out} → {card_in}</translation>
    </message>
    <message>
        <source>You declare 40 in trumps.</source>
        <translation>Je meldt 40 in troef.</translation>
    </message>
    <message>
        <source>{name} declares 40 in trumps.</source>
        <translation>{name} meldt 40 in troef.</translation>
    </message>
    <message>
        <source>You declare 20 in {suit}.</source>
        <translation>Je meldt 20 in {suit}.</translation>
    </message>
    <message>
        <source>{name} declares 20 in {suit}.</source>
        <translation>{name} meldt 20 in {suit}.</translation>
    </message>
    <message>
        <source>The bonus counts after your first trick.</source>
        <translation>De bonus telt pas na je eerste slag.</translation>
    </message>
    <message>
        <source>{name}’s bonus counts only after a first trick.</source>
        <translation>De bonus van {name} telt pas na de eerste slag.</translation>
    </message>
    <message numerus="yes">
        <source>You win the trick: %n points.</source>
        <translation>
            <numerusform>Je wint de slag: %n punt.</numerusform>
            <numerusform>Je wint de slag: %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n points.</source>
        <translation>
            <numerusform>{name} wint de slag: %n punt.</numerusform>
            <numerusform>{name} wint de slag: %n punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the turned-up trump: {card}</source>
        <translation>Je krijgt de opengelegde troef: {card}</translation>
    </message>
    <message>
        <source>{name} takes the turned-up trump: {card}</source>
        <translation>{name} krijgt de opengelegde troef: {card}</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>De stok is op.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} trekt een kaart.</translation>
    </message>
    <message>
        <source>You draw: {card}</source>
        <translation>Je trekt: {card}</translation>
    </message>
    <message>
        <source>From now on: follow suit, beat if you can, otherwise trump.</source>
        <translation>Vanaf nu is bekennen en overnemen verplicht.</translation>
    </message>
    <message>
        <source>Deal {n} · you closed</source>
        <translation>Hand {n} · jij hebt gesloten</translation>
    </message>
    <message>
        <source>Deal {n} · {name} closed</source>
        <translation>Hand {n} · {name} heeft gesloten</translation>
    </message>
    <message>
        <source>Waiting for a trick: {n}</source>
        <translation>Wacht op een slag: {n}</translation>
    </message>
    <message>
        <source>strict rules (follow and beat)</source>
        <translation>bekennen en overnemen verplicht</translation>
    </message>
    <message>
        <source>The stock is closed</source>
        <translation>De stok is gesloten</translation>
    </message>
    <message>
        <source>The stock is used up</source>
        <translation>De stok is op</translation>
    </message>
    <message numerus="yes">
        <source>stock: %n cards</source>
        <translation>
            <numerusform>stok: %n kaart</numerusform>
            <numerusform>stok: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <translation>Schnapsen</translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <translation>
            <numerusform>Spel om %n punt</numerusform>
            <numerusform>Spel om %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Jij tegen de computer</translation>
    </message>
    <message>
        <source>Exchange the trump card</source>
        <translation>Troef ruilen</translation>
    </message>
    <message>
        <source>Close the stock</source>
        <translation>Stok sluiten</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Troef: {suit}</translation>
    </message>
    <message>
        <source>I close.</source>
        <translation>Ik sluit.</translation>
    </message>
    <message>
        <source>I exchange.</source>
        <translation>Ik ruil.</translation>
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
        <translation>Je wint de hand</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} wint de hand</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Je wint het spel!</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} wint het spel.</translation>
    </message>
    <message>
        <source>You closed and have 66: your opponent’s state at closing counts.</source>
        <translation>Je hebt gesloten en haalt 66: de stand van je tegenstander bij het sluiten telt.</translation>
    </message>
    <message>
        <source>{name} closed and has 66: your state at closing counts.</source>
        <translation>{name} heeft gesloten en haalt 66: jouw stand bij het sluiten telt.</translation>
    </message>
    <message>
        <source>You closed without reaching 66: {name} gets {n} game points.</source>
        <translation>Je hebt gesloten en geen 66 gehaald: {name} krijgt {n} spelpunten.</translation>
    </message>
    <message>
        <source>{name} closed without reaching 66: you get {n} game points.</source>
        <translation>{name} heeft gesloten en geen 66 gehaald: je krijgt {n} spelpunten.</translation>
    </message>
    <message>
        <source>You closed, but {name} has 66 first: {n} game points.</source>
        <translation>Je hebt gesloten, maar {name} haalt eerder 66: {n} spelpunten.</translation>
    </message>
    <message>
        <source>{name} closed, but you have 66 first: {n} game points.</source>
        <translation>{name} heeft gesloten, maar jij haalt eerder 66: {n} spelpunten.</translation>
    </message>
    <message>
        <source>Nobody has 66: your last trick is worth 1 game point.</source>
        <translation>Niemand heeft 66: je laatste slag is 1 spelpunt waard.</translation>
    </message>
    <message>
        <source>Nobody has 66: {name}’s last trick is worth 1 game point.</source>
        <translation>Niemand heeft 66: de laatste slag is voor {name}, 1 spelpunt.</translation>
    </message>
    <message>
        <source>You have no trick: 3 game points.</source>
        <translation>Je hebt geen slag: 3 spelpunten.</translation>
    </message>
    <message>
        <source>{name} has no trick: 3 game points.</source>
        <translation>{name} heeft geen slag: 3 spelpunten.</translation>
    </message>
    <message>
        <source>You have a trick, but fewer than 33: 2 game points.</source>
        <translation>Je hebt een slag, maar minder dan 33: 2 spelpunten.</translation>
    </message>
    <message>
        <source>{name} has a trick, but fewer than 33: 2 game points.</source>
        <translation>{name} heeft een slag, maar minder dan 33: 2 spelpunten.</translation>
    </message>
    <message>
        <source>You have at least 33: 1 game point.</source>
        <translation>Je hebt minstens 33: 1 spelpunt.</translation>
    </message>
    <message>
        <source>{name} has at least 33: 1 game point.</source>
        <translation>{name} heeft minstens 33: 1 spelpunt.</translation>
    </message>
    <message>
        <source>Game point</source>
        <translation>Spelpunt</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Spelpunten</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Gewonnen handen</translation>
    </message>
    <message>
        <source>Game points per deal</source>
        <translation>Spelpunten per hand</translation>
    </message>
    <message>
        <source>Successful closings</source>
        <translation>Geslaagde sluitingen</translation>
    </message>
    <message>
        <source>Marriages declared</source>
        <translation>Gemelde huwelijken</translation>
    </message>
    <message>
        <source>You reach 66!</source>
        <translation>Je haalt 66!</translation>
    </message>
    <message>
        <source>{name} reaches 66.</source>
        <translation>{name} haalt 66.</translation>
    </message>
    <message>
        <source>last trick</source>
        <comment>sh.why.last</comment>
        <translation>laatste slag</translation>
    </message>
    <message>
        <source>Marriage in {suit}</source>
        <translation>Huwelijk: {suit}</translation>
    </message>
</context>
<context>
    <name>score sheet</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Opslaan als pdf…</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Opslaan als tekst…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>No printer was found. You can save the scoresheet as a PDF.</source>
        <translation>Er is geen printer gevonden. Je kunt het scoreblad als pdf opslaan.</translation>
    </message>
    <message>
        <source>The scoresheet could not be printed.</source>
        <translation>Het scoreblad kon niet worden afgedrukt.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Opgeslagen: {file}</translation>
    </message>
    <message>
        <source>Page {n} of {m}</source>
        <translation>Pagina {n} van {m}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
</context>
<context>
    <name>spades</name>
    <message>
        <source>Bid double nil before you see your cards?</source>
        <translation>Dubbel nil bieden voordat je je kaarten ziet?</translation>
    </message>
    <message>
        <source>Keep this card?</source>
        <translation>Deze kaart houden?</translation>
    </message>
    <message>
        <source>Exchange up to three cards</source>
        <translation>Ruil hoogstens drie kaarten</translation>
    </message>
    <message>
        <source>You receive as many back, at random from the discards.</source>
        <translation>Je krijgt er evenveel terug, willekeurig uit de aflegstapel.</translation>
    </message>
    <message>
        <source>How many tricks will you bid?</source>
        <translation>Hoeveel slagen bied je?</translation>
    </message>
    <message>
        <source>No trick, cards unseen: +200, otherwise −200</source>
        <translation>Geen slag, kaarten ongezien: +200, anders −200</translation>
    </message>
    <message>
        <source>You see the next card; it is discarded.</source>
        <translation>Je ziet de volgende kaart; die wordt afgelegd.</translation>
    </message>
    <message>
        <source>The next card is discarded unseen.</source>
        <translation>De volgende kaart wordt ongezien afgelegd.</translation>
    </message>
    <message>
        <source>You must keep the next card.</source>
        <translation>De volgende kaart moet je houden.</translation>
    </message>
    <message>
        <source>No trick: +100, otherwise −100</source>
        <translation>Geen slag: +100, anders −100</translation>
    </message>
    <message>
        <source>Nil: not a single trick.</source>
        <translation>Nil: geen enkele slag.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>of</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks: {gain}, otherwise {loss}</source>
        <translation>
            <numerusform>%n slag: {gain}, anders {loss}</numerusform>
            <numerusform>%n slagen: {gain}, anders {loss}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks:</source>
        <translation>
            <numerusform>%n slag:</numerusform>
            <numerusform>%n slagen:</numerusform>
        </translation>
    </message>
    <message>
        <source>+1 for each more</source>
        <translation>+1 voor elke slag meer</translation>
    </message>
    <message>
        <source>if not made</source>
        <translation>als je het niet haalt</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Nog een kaart</translation>
    </message>
    <message>
        <source>You may exchange at most three cards.</source>
        <translation>Je mag hoogstens drie kaarten ruilen.</translation>
    </message>
    <message>
        <source>Bags per deal</source>
        <translation>Bags per hand</translation>
    </message>
    <message>
        <source>Bids made</source>
        <translation>Gehaalde biedingen</translation>
    </message>
    <message>
        <source>Nils bid</source>
        <translation>Geboden nils</translation>
    </message>
    <message>
        <source>Nils made</source>
        <translation>Gehaalde nils</translation>
    </message>
    <message>
        <source>Double nils made</source>
        <translation>Gehaalde dubbele nils</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Bags</translation>
    </message>
    <message>
        <source>tricks/bid</source>
        <translation>slagen/bod</translation>
    </message>
    <message>
        <source>Not a single trick, bid without seeing your cards.</source>
        <translation>Geen enkele slag, geboden zonder je kaarten te zien.</translation>
    </message>
    <message>
        <source>{name} bids double nil.</source>
        <translation>{name} biedt dubbel nil.</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gehaald</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>mislukt</translation>
    </message>
    <message>
        <source>13 tricks</source>
        <translation>13 slagen</translation>
    </message>
    <message>
        <source>You bid double nil.</source>
        <translation>Je biedt dubbel nil.</translation>
    </message>
    <message>
        <source>You bid nil.</source>
        <translation>Je biedt nil.</translation>
    </message>
    <message>
        <source>{name} bids nil</source>
        <translation>{name} biedt nil</translation>
    </message>
    <message>
        <source>You bid {n}</source>
        <translation>Je biedt {n}</translation>
    </message>
    <message>
        <source>{name} bids {n}</source>
        <translation>{name} biedt {n}</translation>
    </message>
    <message numerus="yes">
        <source>The computer remembers only its own %n discards.</source>
        <translation>
            <numerusform>De computer onthoudt alleen de %n kaart die hij zelf heeft afgelegd.</numerusform>
            <numerusform>De computer onthoudt alleen de %n kaarten die hij zelf heeft afgelegd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen and discarded</source>
        <translation>Bekeken en afgelegd</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks left</source>
        <translation>
            <numerusform>nog %n slag</numerusform>
            <numerusform>nog %n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Spades are broken.</source>
        <translation>Schoppen is gebroken.</translation>
    </message>
    <message>
        <source>Spades are always trumps.</source>
        <translation>Schoppen is altijd troef.</translation>
    </message>
    <message>
        <source>Spades are not broken yet: you may not lead one.</source>
        <translation>Schoppen is nog niet gebroken: je mag er niet mee uitkomen.</translation>
    </message>
    <message>
        <source>Follow suit: {suit}.</source>
        <translation>Beken kleur: {suit}.</translation>
    </message>
    <message>
        <source>Scoresheet: {game}</source>
        <translation>Scoreblad: {game}</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bod</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>10 bags</source>
        <translation>10 bags</translation>
    </message>
    <message>
        <source>You draw first.</source>
        <translation>Jij trekt als eerste.</translation>
    </message>
    <message>
        <source>{name} draws first.</source>
        <translation>{name} trekt als eerste.</translation>
    </message>
    <message>
        <source>No double nil.</source>
        <translation>Geen dubbel nil.</translation>
    </message>
    <message>
        <source>{name} does not bid double nil.</source>
        <translation>{name} biedt geen dubbel nil.</translation>
    </message>
    <message>
        <source>{name} keeps the first card; the next is discarded.</source>
        <translation>{name} houdt de eerste kaart; de volgende wordt afgelegd.</translation>
    </message>
    <message>
        <source>{name} discards the first card and keeps the next.</source>
        <translation>{name} legt de eerste kaart af en houdt de volgende.</translation>
    </message>
    <message>
        <source>Offered card: {card}</source>
        <translation>Aangeboden kaart: {card}</translation>
    </message>
    <message>
        <source>You keep the {card_acc}.</source>
        <translation>Je houdt {card_acc}.</translation>
    </message>
    <message>
        <source>You discard the {card_acc}.</source>
        <translation>Je legt {card_acc} af.</translation>
    </message>
    <message>
        <source>Seen and discarded: {card}</source>
        <translation>Bekeken en afgelegd: {card}</translation>
    </message>
    <message>
        <source>The next card is yours: {card}</source>
        <translation>De volgende kaart is voor jou: {card}</translation>
    </message>
    <message>
        <source>The next card goes to the discards unseen.</source>
        <translation>De volgende kaart gaat gedekt naar de aflegstapel.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Je kaarten: {cards}.</translation>
    </message>
    <message>
        <source>The stock is used up: both of you hold 13 cards.</source>
        <translation>De trekstapel is op: jullie hebben allebei 13 kaarten.</translation>
    </message>
    <message>
        <source>You bid first.</source>
        <translation>Jij biedt als eerste.</translation>
    </message>
    <message>
        <source>{name} bids first.</source>
        <translation>{name} biedt als eerste.</translation>
    </message>
    <message>
        <source>You exchange nothing.</source>
        <translation>Je ruilt niets.</translation>
    </message>
    <message>
        <source>{name} exchanges nothing.</source>
        <translation>{name} ruilt niets.</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n cards.</source>
        <translation>
            <numerusform>Je ruilt %n kaart.</numerusform>
            <numerusform>Je ruilt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges %n cards.</source>
        <translation>
            <numerusform>{name} ruilt %n kaart.</numerusform>
            <numerusform>{name} ruilt %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You receive: {cards}</source>
        <translation>Je krijgt: {cards}</translation>
    </message>
    <message>
        <source>Bids together: {n} of 13</source>
        <translation>Samen geboden: {n} van 13</translation>
    </message>
    <message>
        <source>You lead the {card_acc}.</source>
        <translation>Je komt uit met {card_acc}.</translation>
    </message>
    <message>
        <source>{name} leads the {card_acc}.</source>
        <translation>{name} komt uit met {card_acc}.</translation>
    </message>
    <message>
        <source>You play the {card_acc}.</source>
        <translation>Je speelt {card_acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card_acc}.</source>
        <translation>{name} speelt {card_acc}.</translation>
    </message>
    <message>
        <source>You break spades.</source>
        <translation>Je breekt schoppen.</translation>
    </message>
    <message>
        <source>{name} breaks spades.</source>
        <translation>{name} breekt schoppen.</translation>
    </message>
    <message>
        <source>You win the trick. Tricks: {n}, bid: {bid}.</source>
        <translation>Je wint de slag. Slagen: {n}, bod: {bid}.</translation>
    </message>
    <message>
        <source>{name} wins the trick. Tricks: {n}, bid: {bid}.</source>
        <translation>{name} wint de slag. Slagen: {n}, bod: {bid}.</translation>
    </message>
    <message>
        <source>Bags: {n} new, {total} in all</source>
        <translation>Bags: {n} erbij, {total} in totaal</translation>
    </message>
    <message>
        <source>{target} · Deal {n}</source>
        <translation>{target} · Hand {n}</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Double nil</source>
        <translation>{target} · Hand {n} · Dubbel nil</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Choosing cards</source>
        <translation>{target} · Hand {n} · Kaarten kiezen</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Bidding</source>
        <translation>{target} · Hand {n} · Bieden</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Trick {m} of 13</source>
        <translation>{target} · Hand {n} · Slag {m} van 13</translation>
    </message>
    <message>
        <source>exchanging…</source>
        <translation>ruilt…</translation>
    </message>
    <message>
        <source>bidding…</source>
        <translation>biedt…</translation>
    </message>
    <message>
        <source>choosing cards…</source>
        <translation>kiest kaarten…</translation>
    </message>
    <message>
        <source>Turn {n} of 13</source>
        <translation>Beurt {n} van 13</translation>
    </message>
    <message>
        <source>bid: double nil</source>
        <translation>bod: dubbel nil</translation>
    </message>
    <message>
        <source>bid: nil</source>
        <translation>bod: nil</translation>
    </message>
    <message numerus="yes">
        <source>bid: %n tricks</source>
        <translation>
            <numerusform>bod: %n slag</numerusform>
            <numerusform>bod: %n slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n cards</source>
        <translation>
            <numerusform>Trekstapel: %n kaart</numerusform>
            <numerusform>Trekstapel: %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n cards</source>
        <translation>
            <numerusform>Aflegstapel: %n kaart</numerusform>
            <numerusform>Aflegstapel: %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %n tricks</source>
        <translation>
            <numerusform>{taken} van %n slag</numerusform>
            <numerusform>{taken} van %n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Two-Handed Spades</source>
        <translation>Schoppen voor twee</translation>
    </message>
    <message>
        <source>First to {n}</source>
        <translation>Tot {n} punten</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Jij tegen de computer</translation>
    </message>
    <message>
        <source>nil</source>
        <translation>nil</translation>
    </message>
    <message>
        <source>double nil</source>
        <translation>dubbel nil</translation>
    </message>
    <message>
        <source>Bid double nil</source>
        <translation>Dubbel nil bieden</translation>
    </message>
    <message>
        <source>No, look at the cards</source>
        <translation>Nee, kaarten bekijken</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Houden</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>Niets ruilen</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards</source>
        <translation>
            <numerusform>%n kaart ruilen</numerusform>
            <numerusform>%n kaarten ruilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid nil</source>
        <comment>tb.bidnil</comment>
        <translation>Nil bieden</translation>
    </message>
    <message>
        <source>Bid: {n}</source>
        <translation>Bod: {n}</translation>
    </message>
    <message>
        <source>Bid 13</source>
        <translation>13 bieden</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Ruilen</translation>
    </message>
    <message numerus="yes">
        <source>%n cards exchanged</source>
        <translation>
            <numerusform>%n kaart geruild</numerusform>
            <numerusform>%n kaarten geruild</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Je wint het spel!</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} wint het spel.</translation>
    </message>
    <message>
        <source>You make your bid: {points}</source>
        <translation>Je haalt je bod: {points}</translation>
    </message>
    <message>
        <source>{name} makes the bid: {points}</source>
        <translation>{name} haalt het bod: {points}</translation>
    </message>
    <message>
        <source>You miss your bid: {points}</source>
        <translation>Je haalt je bod niet: {points}</translation>
    </message>
    <message>
        <source>{name} misses the bid: {points}</source>
        <translation>{name} haalt het bod niet: {points}</translation>
    </message>
    <message>
        <source>You make nil: {points}</source>
        <translation>Je haalt nil: {points}</translation>
    </message>
    <message>
        <source>{name} makes nil: {points}</source>
        <translation>{name} haalt nil: {points}</translation>
    </message>
    <message>
        <source>Your nil fails: {points}</source>
        <translation>Je nil mislukt: {points}</translation>
    </message>
    <message>
        <source>{name}’s nil fails: {points}</source>
        <translation>{name} haalt nil niet: {points}</translation>
    </message>
    <message>
        <source>You make double nil: {points}</source>
        <translation>Je haalt dubbel nil: {points}</translation>
    </message>
    <message>
        <source>{name} makes double nil: {points}</source>
        <translation>{name} haalt dubbel nil: {points}</translation>
    </message>
    <message>
        <source>Your double nil fails: {points}</source>
        <translation>Je dubbel nil mislukt: {points}</translation>
    </message>
    <message>
        <source>{name}’s double nil fails: {points}</source>
        <translation>{name} haalt dubbel nil niet: {points}</translation>
    </message>
    <message>
        <source>You lose 100 points for 10 bags.</source>
        <translation>Je verliest 100 punten voor 10 bags.</translation>
    </message>
    <message>
        <source>{name} loses 100 points for 10 bags.</source>
        <translation>{name} verliest 100 punten voor 10 bags.</translation>
    </message>
    <message>
        <source>It is a tie – another deal decides.</source>
        <translation>Gelijkspel – nog een hand beslist.</translation>
    </message>
    <message>
        <source>Both of you are there: the higher score wins.</source>
        <translation>Jullie zijn er allebei: de hoogste score wint.</translation>
    </message>
    <message>
        <source>You reach {n} points.</source>
        <translation>Je haalt {n} punten.</translation>
    </message>
    <message>
        <source>{name} reaches {n} points.</source>
        <translation>{name} haalt {n} punten.</translation>
    </message>
</context>
<context>
    <name>suits</name>
    <message>
        <source>spades</source>
        <comment>suit.french.spades</comment>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit.french.hearts</comment>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>suit.french.diamonds</comment>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>suit.french.clubs</comment>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>acorns</source>
        <comment>suit.german.acorns</comment>
        <translation>eikels</translation>
    </message>
    <message>
        <source>leaves</source>
        <comment>suit.german.leaves</comment>
        <translation>bladeren</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit.german.hearts</comment>
        <translation>harten</translation>
    </message>
    <message>
        <source>bells</source>
        <comment>suit.german.bells</comment>
        <translation>bellen</translation>
    </message>
    <message>
        <source>acorns</source>
        <comment>suit.swiss.acorns</comment>
        <translation>eikels</translation>
    </message>
    <message>
        <source>roses</source>
        <comment>suit.swiss.roses</comment>
        <translation>rozen</translation>
    </message>
    <message>
        <source>shields</source>
        <comment>suit.swiss.shields</comment>
        <translation>schilden</translation>
    </message>
    <message>
        <source>bells</source>
        <comment>suit.swiss.bells</comment>
        <translation>bellen</translation>
    </message>
</context>
<context>
    <name>swiss cards</name>
    <message>
        <source>ace of acorns</source>
        <translation>eikelaas</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>eikelheer</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>eikelober</translation>
    </message>
    <message>
        <source>Under of acorns</source>
        <translation>eikelunder</translation>
    </message>
    <message>
        <source>Banner of acorns</source>
        <translation>eikelbanier</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>eikelnegen</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>eikelacht</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>eikelzeven</translation>
    </message>
    <message>
        <source>six of acorns</source>
        <translation>eikelzes</translation>
    </message>
    <message>
        <source>ace of roses</source>
        <translation>rozenaas</translation>
    </message>
    <message>
        <source>king of roses</source>
        <translation>rozenheer</translation>
    </message>
    <message>
        <source>Ober of roses</source>
        <translation>rozenober</translation>
    </message>
    <message>
        <source>Under of roses</source>
        <translation>rozenunder</translation>
    </message>
    <message>
        <source>Banner of roses</source>
        <translation>rozenbanier</translation>
    </message>
    <message>
        <source>nine of roses</source>
        <translation>rozennegen</translation>
    </message>
    <message>
        <source>eight of roses</source>
        <translation>rozenacht</translation>
    </message>
    <message>
        <source>seven of roses</source>
        <translation>rozenzeven</translation>
    </message>
    <message>
        <source>six of roses</source>
        <translation>rozenzes</translation>
    </message>
    <message>
        <source>ace of shields</source>
        <translation>schildenaas</translation>
    </message>
    <message>
        <source>king of shields</source>
        <translation>schildenheer</translation>
    </message>
    <message>
        <source>Ober of shields</source>
        <translation>schildenober</translation>
    </message>
    <message>
        <source>Under of shields</source>
        <translation>schildenunder</translation>
    </message>
    <message>
        <source>Banner of shields</source>
        <translation>schildenbanier</translation>
    </message>
    <message>
        <source>nine of shields</source>
        <translation>schildennegen</translation>
    </message>
    <message>
        <source>eight of shields</source>
        <translation>schildenacht</translation>
    </message>
    <message>
        <source>seven of shields</source>
        <translation>schildenzeven</translation>
    </message>
    <message>
        <source>six of shields</source>
        <translation>schildenzes</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>bellenaas</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>bellenheer</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>bellenober</translation>
    </message>
    <message>
        <source>Under of bells</source>
        <translation>bellenunder</translation>
    </message>
    <message>
        <source>Banner of bells</source>
        <translation>bellenbanier</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>bellennegen</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>bellenacht</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>bellenzeven</translation>
    </message>
    <message>
        <source>six of bells</source>
        <translation>bellenzes</translation>
    </message>
</context>
<context>
    <name>swiss cards, object form</name>
    <message>
        <source>ace of acorns</source>
        <translation>eikelaas</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>eikelheer</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>eikelober</translation>
    </message>
    <message>
        <source>Under of acorns</source>
        <translation>eikelunder</translation>
    </message>
    <message>
        <source>Banner of acorns</source>
        <translation>eikelbanier</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>eikelnegen</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>eikelacht</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>eikelzeven</translation>
    </message>
    <message>
        <source>six of acorns</source>
        <translation>eikelzes</translation>
    </message>
    <message>
        <source>ace of roses</source>
        <translation>rozenaas</translation>
    </message>
    <message>
        <source>king of roses</source>
        <translation>rozenheer</translation>
    </message>
    <message>
        <source>Ober of roses</source>
        <translation>rozenober</translation>
    </message>
    <message>
        <source>Under of roses</source>
        <translation>rozenunder</translation>
    </message>
    <message>
        <source>Banner of roses</source>
        <translation>rozenbanier</translation>
    </message>
    <message>
        <source>nine of roses</source>
        <translation>rozennegen</translation>
    </message>
    <message>
        <source>eight of roses</source>
        <translation>rozenacht</translation>
    </message>
    <message>
        <source>seven of roses</source>
        <translation>rozenzeven</translation>
    </message>
    <message>
        <source>six of roses</source>
        <translation>rozenzes</translation>
    </message>
    <message>
        <source>ace of shields</source>
        <translation>schildenaas</translation>
    </message>
    <message>
        <source>king of shields</source>
        <translation>schildenheer</translation>
    </message>
    <message>
        <source>Ober of shields</source>
        <translation>schildenober</translation>
    </message>
    <message>
        <source>Under of shields</source>
        <translation>schildenunder</translation>
    </message>
    <message>
        <source>Banner of shields</source>
        <translation>schildenbanier</translation>
    </message>
    <message>
        <source>nine of shields</source>
        <translation>schildennegen</translation>
    </message>
    <message>
        <source>eight of shields</source>
        <translation>schildenacht</translation>
    </message>
    <message>
        <source>seven of shields</source>
        <translation>schildenzeven</translation>
    </message>
    <message>
        <source>six of shields</source>
        <translation>schildenzes</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>bellenaas</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>bellenheer</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>bellenober</translation>
    </message>
    <message>
        <source>Under of bells</source>
        <translation>bellenunder</translation>
    </message>
    <message>
        <source>Banner of bells</source>
        <translation>bellenbanier</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>bellennegen</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>bellenacht</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>bellenzeven</translation>
    </message>
    <message>
        <source>six of bells</source>
        <translation>bellenzes</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Score</source>
        <comment>key.score</comment>
        <translation>Stand</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks</source>
        <comment>sh.tricks</comment>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>voor jou</translation>
    </message>
    <message>
        <source>for {name}</source>
        <translation>voor {name}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Laatste slag</translation>
    </message>
    <message>
        <source>You: {a}. {name}: {b}.</source>
        <translation>Jij: {a}. {name}: {b}.</translation>
    </message>
    <message>
        <source>Rules · {section}</source>
        <translation>Spelregels · {section}</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Jouw kaart</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>Hand {n}</translation>
    </message>
    <message>
        <source>Deal {n} · trick {m}</source>
        <translation>Hand {n} · slag {m}</translation>
    </message>
    <message>
        <source>you lead</source>
        <comment>plate.lead.you</comment>
        <translation>komt uit</translation>
    </message>
    <message>
        <source>thinking…</source>
        <comment>plate.think</comment>
        <translation>denkt na…</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>plate.turn.you</comment>
        <translation>aan de beurt</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>plate.lead.name</comment>
        <translation>komt uit</translation>
    </message>
    <message>
        <source>you deal</source>
        <comment>plate.deal.you</comment>
        <translation>geeft</translation>
    </message>
    <message>
        <source>deals</source>
        <comment>plate.deal.name</comment>
        <translation>geeft</translation>
    </message>
    <message>
        <source>Marriage · {n}</source>
        <translation>Huwelijk · {n}</translation>
    </message>
    <message>
        <source>Score {a} : {b}</source>
        <translation>Stand {a}–{b}</translation>
    </message>
    <message>
        <source>Result of the Match</source>
        <translation>Einduitslag</translation>
    </message>
    <message>
        <source>Result of the Deal</source>
        <translation>Uitslag van de hand</translation>
    </message>
    <message>
        <source>Your team wins the match!</source>
        <translation>Jullie team wint het spel!</translation>
    </message>
    <message>
        <source>Us: {a}. Them: {b}.</source>
        <translation>Wij: {a}. Zij: {b}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Kaartpunten</translation>
    </message>
    <message>
        <source>trick so far</source>
        <comment>plate.hold.you</comment>
        <translation>heeft de slag</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Gespeelde handen</translation>
    </message>
    <message>
        <source>trick so far</source>
        <comment>plate.hold.name</comment>
        <translation>heeft de slag</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>plate.wait</comment>
        <translation>wacht</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Je kaarten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Keuzes</translation>
    </message>
    <message>
        <source>Take back: {card}</source>
        <translation>Terugnemen: {card}</translation>
    </message>
    <message>
        <source>Offered card</source>
        <translation>Aangeboden kaart</translation>
    </message>
    <message>
        <source>Put out</source>
        <translation>Uitgelegd</translation>
    </message>
    <message>
        <source>Trick on the table</source>
        <translation>Slag op tafel</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Stapels</translation>
    </message>
    <message>
        <source>Opponent’s cards</source>
        <translation>Kaarten van de tegenstander</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n cards.</source>
        <translation>
            <numerusform>{name} heeft %n kaart.</numerusform>
            <numerusform>{name} heeft %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the last trick may be looked at.</source>
        <translation>Alleen de laatste slag mag je bekijken.</translation>
    </message>
    <message>
        <source>Score panel</source>
        <translation>Scorepaneel</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>speelbaar</translation>
    </message>
    <message>
        <source>not playable: {reason}</source>
        <translation>niet speelbaar: {reason}</translation>
    </message>
    <message>
        <source>card {n} of {m}</source>
        <translation>kaart {n} van {m}</translation>
    </message>
    <message>
        <source>You may play this card.</source>
        <translation>Deze kaart mag je spelen.</translation>
    </message>
    <message>
        <source>Claiming is switched off in Preferences.</source>
        <translation>Claimen staat uit in de Voorkeuren.</translation>
    </message>
    <message>
        <source>You can claim only when you lead.</source>
        <translation>Claimen kan alleen als jij uitkomt.</translation>
    </message>
    <message>
        <source>The remaining tricks are not certain: play on.</source>
        <translation>De resterende slagen staan niet vast: speel verder.</translation>
    </message>
    <message>
        <source>The remaining tricks are yours.</source>
        <translation>De resterende slagen zijn voor jou.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Er is niets om ongedaan te maken.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Ongedaan gemaakt.</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>plate.turn.name</comment>
        <translation>aan de beurt</translation>
    </message>
    <message>
        <source>No trick has been played yet.</source>
        <translation>Er is nog geen slag gespeeld.</translation>
    </message>
    <message>
        <source>Undo the last move?</source>
        <translation>Laatste zet ongedaan maken?</translation>
    </message>
    <message>
        <source>The match is then marked as played with undo.</source>
        <translation>Het spel wordt dan gemarkeerd als gespeeld met ongedaan maken.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Er is niets om opnieuw uit te voeren.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Opnieuw uitgevoerd.</translation>
    </message>
    <message>
        <source>You: {card}</source>
        <translation>Jij: {card}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Your trick</source>
        <translation>Jouw slag</translation>
    </message>
    <message>
        <source>Trick: {name}</source>
        <translation>Slag: {name}</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}: {call}</translation>
    </message>
    <message>
        <source>No card on the table.</source>
        <translation>Er ligt geen kaart op tafel.</translation>
    </message>
    <message>
        <source>{suit}: {ranks}</source>
        <translation>{suit}: {ranks}</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Je hebt geen kaarten in de hand.</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Er is nog geen hand afgelopen.</translation>
    </message>
    <message>
        <source>Nothing to repeat.</source>
        <translation>Er is niets te herhalen.</translation>
    </message>
    <message>
        <source>Next Deal</source>
        <translation>Volgende hand</translation>
    </message>
</context>
<context>
    <name>windows</name>
    <message>
        <source>Version {version}</source>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>Card games for one person against the computer, with no connection and no advertising.</source>
        <translation>Kaartspellen voor één persoon tegen de computer, zonder internet en zonder reclame.</translation>
    </message>
    <message>
        <source>Free software under the GPL, version 3 or later</source>
        <translation>Vrije software onder de GPL, versie 3 of later</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>Er is een onverwachte fout opgetreden.</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is saved.</source>
        <translation>Er is iets misgegaan. Je spel is opgeslagen.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Rapport kopiëren</translation>
    </message>
    <message>
        <source>Report copied.</source>
        <translation>Rapport gekopieerd.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <translation>&amp;Laatste slag</translation>
    </message>
    <message>
        <source>The unfinished match cannot be continued: its record is damaged. It is kept; you can begin a new match.</source>
        <translation>Het onafgemaakte spel kan niet worden voortgezet: de gegevens zijn beschadigd. Ze blijven bewaard; je kunt een nieuw spel beginnen.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Start a new game?</source>
        <translation>Nieuw spel beginnen?</translation>
    </message>
    <message>
        <source>Fonts and pictures</source>
        <translation>Lettertypen en afbeeldingen</translation>
    </message>
    <message>
        <source>Computer: compiled core</source>
        <translation>Computer: gecompileerde kern</translation>
    </message>
    <message>
        <source>Computer: plain Python</source>
        <translation>Computer: gewoon Python</translation>
    </message>
    <message>
        <source>The report contains the match on the table with all its cards.</source>
        <translation>Het rapport bevat het spel op tafel met al zijn kaarten.</translation>
    </message>
    <message>
        <source>The current game will be lost.</source>
        <translation>Het huidige spel gaat verloren.</translation>
    </message>
    <message>
        <source>Quit the program?</source>
        <translation>Programma afsluiten?</translation>
    </message>
    <message>
        <source>Your game is saved and you can continue it later.</source>
        <translation>Je spel wordt opgeslagen; je kunt het later voortzetten.</translation>
    </message>
    <message>
        <source>The preferences were damaged. The old file was set aside: {file}</source>
        <translation>De voorkeuren waren beschadigd. Het oude bestand is apart gezet: {file}</translation>
    </message>
    <message>
        <source>The program starts with default preferences.</source>
        <translation>Het programma begint met de standaardvoorkeuren.</translation>
    </message>
    <message>
        <source>The preferences could not be saved.</source>
        <translation>De voorkeuren kunnen niet worden opgeslagen.</translation>
    </message>
    <message numerus="yes">
        <source>The history was damaged. %n matches could be saved from it; the old file: {file}</source>
        <translation>
            <numerusform>De geschiedenis was beschadigd. %n spel kon worden gered; het oude bestand: {file}</numerusform>
            <numerusform>De geschiedenis was beschadigd. %n spellen konden worden gered; het oude bestand: {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>The history was damaged. A new one was begun; the old file: {file}</source>
        <translation>De geschiedenis was beschadigd. Er is een nieuwe begonnen; het oude bestand: {file}</translation>
    </message>
    <message>
        <source>The history comes from a newer version of {app}. Nothing is saved here.</source>
        <translation>De geschiedenis komt van een nieuwere versie van {app}. Hier wordt niets opgeslagen.</translation>
    </message>
    <message>
        <source>The disk is full: this match is not being saved.</source>
        <translation>De schijf is vol: dit spel wordt niet opgeslagen.</translation>
    </message>
    <message>
        <source>The folder is write-protected: this match is not being saved.</source>
        <translation>De map is alleen-lezen: dit spel wordt niet opgeslagen.</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>Opslaan werkt weer.</translation>
    </message>
    <message>
        <source>The history cannot be opened. You can play on, but nothing is saved.</source>
        <translation>De geschiedenis kan niet worden geopend. Je kunt doorspelen, maar er wordt niets opgeslagen.</translation>
    </message>
    <message>
        <source>The deck folder is gone. The built-in cards are used.</source>
        <translation>De map met speelkaarten is weg. De ingebouwde kaarten worden gebruikt.</translation>
    </message>
    <message>
        <source>Card Table</source>
        <translation>Kaarttafel</translation>
    </message>
    <message>
        <source>Keep this game</source>
        <translation>Spel behouden</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>A button on a narrow tile of the start page: a new match.</extracomment>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>Continue: deal {n}</source>
        <translation>Doorgaan: hand {n}</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Doorgaan</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Kies een spel</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Voorkeuren…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>Snel&amp;toetsen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>S&amp;pelregels</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Spelregels: {game}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Les</translation>
    </message>
    <message>
        <source>&amp;About {app}</source>
        <translation>&amp;Info over {app}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw uitvoeren</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Handnummer</translation>
    </message>
    <message>
        <source>Deal by number…</source>
        <translation>Hand op nummer…</translation>
    </message>
    <message>
        <source>Number: {number}</source>
        <translation>Nummer: {number}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Hand van de dag</translation>
    </message>
    <message>
        <source>The unfinished match is kept in the history.</source>
        <translation>Het onafgemaakte spel blijft in de geschiedenis staan.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Meteen spelen</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Clai&amp;m Remaining Tricks</source>
        <translation>&amp;Resterende slagen claimen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Volledi&amp;g scherm</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
</context>
</TS>
