<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en_GB">
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
        <source>Your cards make {n} tricks on average.</source>
        <translation>Je kaarten zijn gemiddeld {n} slagen goed.</translation>
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
        <source>Score</source>
        <translation>Stand</translation>
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
        <source>Allow hints</source>
        <translation>Hints toestaan</translation>
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
        <source>A match with hints is marked in the history.</source>
        <translation>Een spel met hints wordt gemarkeerd in de geschiedenis.</translation>
    </message>
    <message>
        <source>How long the computer waits at least before it plays.</source>
        <translation>Hoe lang de computer minstens wacht voordat hij speelt.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systeemtaal</translation>
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
        <source>Play</source>
        <comment>heading</comment>
        <translation>Spelverloop</translation>
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
        <source>There is nothing to undo.</source>
        <translation>Er is niets om ongedaan te maken.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Ongedaan gemaakt.</translation>
    </message>
    <message>
        <source>No trick has been played yet.</source>
        <translation>Er is nog geen slag gespeeld.</translation>
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
        <source>The current game will be lost.</source>
        <translation>Het huidige spel gaat verloren.</translation>
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
        <source>Card Table</source>
        <translation>Kaarttafel</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nieuw spel</translation>
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
        <source>&amp;About {app}</source>
        <translation>&amp;Info over {app}</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Scoreblad</translation>
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
