<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
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
        <source>Your cards make {n} tricks on average.</source>
        <translation>Ihre Karten bringen im Schnitt {n} Stiche.</translation>
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
        <source>Score</source>
        <translation>Spielstand</translation>
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
        <source>Allow hints</source>
        <translation>Tipps erlauben</translation>
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
        <source>A match with hints is marked in the history.</source>
        <translation>Ein Spiel mit Tipps wird im Verlauf gekennzeichnet.</translation>
    </message>
    <message>
        <source>How long the computer waits at least before it plays.</source>
        <translation>Wie lange der Computer mindestens wartet, bevor er spielt.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemsprache</translation>
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
        <source>Play</source>
        <comment>heading</comment>
        <translation>Spielverlauf</translation>
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
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>No trick has been played yet.</source>
        <translation>Es wurde noch kein Stich gespielt.</translation>
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
        <source>The current game will be lost.</source>
        <translation>Das laufende Spiel geht verloren.</translation>
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
        <source>Card Table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
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
        <source>&amp;About {app}</source>
        <translation>Ü&amp;ber {app}</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Punkteliste</translation>
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
