<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en_GB">
<context>
    <name>french cards</name>
    <message>
        <source>ace of spades</source>
        <translation>pikové eso</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>pikový král</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>piková dáma</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>pikový kluk</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>piková desítka</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>piková devítka</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>piková osmička</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>piková sedmička</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>piková šestka</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>piková pětka</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>piková čtyřka</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>piková trojka</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>piková dvojka</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>srdcové eso</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>srdcový král</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>srdcová dáma</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>srdcový kluk</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>srdcová desítka</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>srdcová devítka</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>srdcová osmička</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>srdcová sedmička</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>srdcová šestka</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>srdcová pětka</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>srdcová čtyřka</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>srdcová trojka</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>srdcová dvojka</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>kárové eso</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>kárový král</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>kárová dáma</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>kárový kluk</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>kárová desítka</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>kárová devítka</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>kárová osmička</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>kárová sedmička</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>kárová šestka</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>kárová pětka</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>kárová čtyřka</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>kárová trojka</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>kárová dvojka</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>křížové eso</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>křížový král</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>křížová dáma</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>křížový kluk</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>křížová desítka</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>křížová devítka</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>křížová osmička</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>křížová sedmička</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>křížová šestka</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>křížová pětka</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>křížová čtyřka</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>křížová trojka</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>křížová dvojka</translation>
    </message>
</context>
<context>
    <name>french cards, object form</name>
    <message>
        <source>ace of spades</source>
        <translation>pikové eso</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>pikového krále</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>pikovou dámu</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>pikového kluka</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>pikovou desítku</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>pikovou devítku</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>pikovou osmičku</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>pikovou sedmičku</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>pikovou šestku</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>pikovou pětku</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>pikovou čtyřku</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>pikovou trojku</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>pikovou dvojku</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>srdcové eso</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>srdcového krále</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>srdcovou dámu</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>srdcového kluka</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>srdcovou desítku</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>srdcovou devítku</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>srdcovou osmičku</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>srdcovou sedmičku</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>srdcovou šestku</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>srdcovou pětku</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>srdcovou čtyřku</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>srdcovou trojku</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>srdcovou dvojku</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>kárové eso</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>kárového krále</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>károvou dámu</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>kárového kluka</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>károvou desítku</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>károvou devítku</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>károvou osmičku</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>károvou sedmičku</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>károvou šestku</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>károvou pětku</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>károvou čtyřku</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>károvou trojku</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>károvou dvojku</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>křížové eso</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>křížového krále</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>křížovou dámu</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>křížového kluka</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>křížovou desítku</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>křížovou devítku</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>křížovou osmičku</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>křížovou sedmičku</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>křížovou šestku</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>křížovou pětku</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>křížovou čtyřku</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>křížovou trojku</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>křížovou dvojku</translation>
    </message>
</context>
<context>
    <name>german cards</name>
    <message>
        <source>Daus of acorns</source>
        <translation>žaludské eso</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>žaludská desítka</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>žaludský král</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>žaludský svršek</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>žaludský spodek</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>žaludská devítka</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>žaludská osmička</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>žaludská sedmička</translation>
    </message>
    <message>
        <source>Daus of leaves</source>
        <translation>zelené eso</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>zelená desítka</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>zelený král</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>zelený svršek</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>zelený spodek</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>zelená devítka</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>zelená osmička</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>zelená sedmička</translation>
    </message>
    <message>
        <source>Daus of hearts</source>
        <translation>červené eso</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>červená desítka</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>červený král</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>červený svršek</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>červený spodek</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>červená devítka</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>červená osmička</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>červená sedmička</translation>
    </message>
    <message>
        <source>Daus of bells</source>
        <translation>kulové eso</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>kulová desítka</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>kulový král</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>kulový svršek</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>kulový spodek</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>kulová devítka</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>kulová osmička</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>kulová sedmička</translation>
    </message>
</context>
<context>
    <name>german cards, object form</name>
    <message>
        <source>Daus of acorns</source>
        <translation>žaludské eso</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>žaludskou desítku</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>žaludského krále</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>žaludského svrška</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>žaludského spodka</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>žaludskou devítku</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>žaludskou osmičku</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>žaludskou sedmičku</translation>
    </message>
    <message>
        <source>Daus of leaves</source>
        <translation>zelené eso</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>zelenou desítku</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>zeleného krále</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>zeleného svrška</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>zeleného spodka</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>zelenou devítku</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>zelenou osmičku</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>zelenou sedmičku</translation>
    </message>
    <message>
        <source>Daus of hearts</source>
        <translation>červené eso</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>červenou desítku</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>červeného krále</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>červeného svrška</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>červeného spodka</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>červenou devítku</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>červenou osmičku</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>červenou sedmičku</translation>
    </message>
    <message>
        <source>Daus of bells</source>
        <translation>kulové eso</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>kulovou desítku</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>kulového krále</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>kulového svrška</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>kulového spodka</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>kulovou devítku</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>kulovou osmičku</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>kulovou sedmičku</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Push to your partner</source>
        <translation>Přeneste volbu na partnera</translation>
    </message>
    <message>
        <source>Choose: {contract}</source>
        <translation>Zvolte: {contract}</translation>
    </message>
    <message>
        <source>Exchange the trump first</source>
        <translation>Nejdřív vyměňte trumf</translation>
    </message>
    <message>
        <source>Close the stock</source>
        <comment>hint.close</comment>
        <translation>Uzavřete talon</translation>
    </message>
    <message>
        <source>Keep the {card_acc}</source>
        <translation>Nechte si {card_acc}</translation>
    </message>
    <message>
        <source>Discard the {card_acc}</source>
        <translation>Odhoďte {card_acc}</translation>
    </message>
    <message>
        <source>Do not bid double nil</source>
        <translation>Dvojitý nil nehlaste</translation>
    </message>
    <message>
        <source>Bid nil</source>
        <comment>hint.bidnil</comment>
        <translation>Nahlaste nil</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>Nahlaste {n}</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Hledá se rada…</translation>
    </message>
    <message>
        <source>No hint available</source>
        <translation>Rada není k&#xa0;dispozici</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zahrát</translation>
    </message>
    <message>
        <source>Lead the {card_acc}</source>
        <translation>Vyneste {card_acc}</translation>
    </message>
    <message>
        <source>Play the {card_acc}</source>
        <translation>Zahrajte {card_acc}</translation>
    </message>
    <message numerus="yes">
        <source>%n layouts examined</source>
        <translation>
            <numerusform>prozkoumáno %n rozložení</numerusform>
            <numerusform>prozkoumána %n rozložení</numerusform>
            <numerusform>prozkoumáno %n rozložení</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins in {n} of {m} layouts.</source>
        <translation>Vyhrávající rozložení karet: {n} / {m}.</translation>
    </message>
    <message>
        <source>Wins however the cards lie.</source>
        <translation>Vyhrává při každém rozložení karet.</translation>
    </message>
    <message>
        <source>It is the only playable card.</source>
        <translation>Je to jediná hratelná karta.</translation>
    </message>
    <message>
        <source>Several cards are equally good here.</source>
        <translation>Tady je více karet stejně dobrých.</translation>
    </message>
    <message>
        <source>Better than the next best by {points} on average.</source>
        <translation>Náskok před druhou nejlepší kartou: {points}.</translation>
    </message>
    <message>
        <source>Loses only if this card lies in the stock: {card}.</source>
        <translation>Prohrává jen tehdy, leží-li v&#xa0;talonu {card}.</translation>
    </message>
    <message>
        <source>Loses only if {name} holds this card: {card}.</source>
        <translation>Prohrává jen tehdy, má-li {name} tuto kartu: {card}.</translation>
    </message>
    <message>
        <source>Loses only if this card is out of play: {card}.</source>
        <translation>Prohrává jen tehdy, je-li mimo hru {card}.</translation>
    </message>
    <message>
        <source>The trick is lost: give as little as you can.</source>
        <translation>Zdvih je ztracený: dejte co nejméně bodů.</translation>
    </message>
    <message>
        <source>The lowest card that wins the trick.</source>
        <translation>Nejnižší karta, která zdvih bere.</translation>
    </message>
    <message>
        <source>You play last: nobody can take the trick any more.</source>
        <translation>Hrajete jako poslední: zdvih už nikdo nepřebije.</translation>
    </message>
    <message>
        <source>It pulls the trumps.</source>
        <translation>Vytahuje trumfy.</translation>
    </message>
    <message>
        <source>Keep your trumps for later.</source>
        <translation>Trumfy si nechte na později.</translation>
    </message>
    <message>
        <source>It saves your bid.</source>
        <translation>Zachraňuje váš závazek.</translation>
    </message>
    <message>
        <source>It makes {name}’s bid fail.</source>
        <translation>{name} tak závazek nesplní.</translation>
    </message>
    <message>
        <source>It keeps your nil safe.</source>
        <translation>Váš nil tak zůstává v&#xa0;bezpečí.</translation>
    </message>
    <message>
        <source>It attacks {name}’s nil.</source>
        <translation>{name} má nil: takto ho ohrozíte.</translation>
    </message>
    <message>
        <source>It avoids a bag.</source>
        <translation>Vyhnete se nadzdvihu.</translation>
    </message>
    <message>
        <source>Get rid of the high card while it cannot win.</source>
        <translation>Přihoďte vysokou kartu, dokud nemůže brát.</translation>
    </message>
    <message>
        <source>Your cards make {n} tricks on average.</source>
        <translation>Vaše karty dají v&#xa0;průměru {n} zdvihu.</translation>
    </message>
    <message>
        <source>On average it is worth more than the next card.</source>
        <translation>V&#xa0;průměru je cennější než další karta.</translation>
    </message>
    <message>
        <source>On average the next card is better.</source>
        <translation>V&#xa0;průměru je další karta lepší.</translation>
    </message>
    <message>
        <source>It keeps your marriage together.</source>
        <translation>Hláška vám zůstane pohromadě.</translation>
    </message>
    <message>
        <source>Leading it declares {n}.</source>
        <translation>Ohlásíte tím {n}.</translation>
    </message>
    <message>
        <source>You need only {n} more for 66.</source>
        <translation>Do 66 už chybí jen {n}.</translation>
    </message>
    <message>
        <source>The loser of this trick gets the turned-up trump: {card}.</source>
        <translation>Kdo tento zdvih ztratí, bere otočený trumf: {card}.</translation>
    </message>
    <message>
        <source>Nobody draws any more: your trumps and high cards are enough.</source>
        <translation>Už se nelíže: vaše trumfy a vysoké karty stačí.</translation>
    </message>
    <message>
        <source>The trick goes to {name}: give your partner the points.</source>
        <translation>Zdvih bere {name}: přihoďte partnerovi body.</translation>
    </message>
    <message>
        <source>It shows your partner this suit: {suit}.</source>
        <translation>Ukazuje partnerovi tuto barvu: {suit}.</translation>
    </message>
    <message>
        <source>Your cards in it: {cards}</source>
        <translation>Vaše karty v&#xa0;této barvě: {cards}</translation>
    </message>
    <message>
        <source>No suit of yours is strong enough.</source>
        <translation>Žádná vaše barva není dost silná.</translation>
    </message>
    <message>
        <source>Against the best card</source>
        <translation>Oproti nejlepší kartě</translation>
    </message>
    <message>
        <source>best</source>
        <translation>nejlepší</translation>
    </message>
    <message>
        <source>Hints are switched off in Preferences.</source>
        <translation>Rady jsou v&#xa0;Nastavení vypnuté.</translation>
    </message>
</context>
<context>
    <name>jass</name>
    <message>
        <source>Contract choice</source>
        <translation>Volba kontraktu</translation>
    </message>
    <message>
        <source>Your partner pushed: you must choose.</source>
        <translation>Partner přenesl volbu na vás: musíte zvolit.</translation>
    </message>
    <message>
        <source>You are forehand.</source>
        <translation>Jste forhont.</translation>
    </message>
    <message>
        <source>Your partner chooses; you still lead.</source>
        <translation>Volí partner, vynášíte stejně vy.</translation>
    </message>
    <message>
        <source>Aces in hand</source>
        <translation>Esa v&#xa0;ruce</translation>
    </message>
    <message>
        <source>Sixes in hand</source>
        <translation>Šestky v&#xa0;ruce</translation>
    </message>
    <message>
        <source>Trumps in hand</source>
        <translation>Trumfy v&#xa0;ruce</translation>
    </message>
    <message>
        <source>This deal – us: {a}, them: {b}</source>
        <translation>Toto rozdání – my: {a}, soupeři: {b}</translation>
    </message>
    <message>
        <source>The opponents win the match.</source>
        <translation>Zápas vyhrávají soupeři.</translation>
    </message>
    <message>
        <source>Match: all nine tricks are yours, +100.</source>
        <translation>Match: všech devět zdvihů má váš tým, +100.</translation>
    </message>
    <message>
        <source>Match: the opponents have all nine tricks, +100.</source>
        <translation>Match: všech devět zdvihů mají soupeři, +100.</translation>
    </message>
    <message>
        <source>The match is over at once; the remaining cards are not played.</source>
        <translation>Zápas končí okamžitě, zbylé karty se nehrají.</translation>
    </message>
    <message>
        <source>Your team reaches {n}!</source>
        <translation>Váš tým má {n}!</translation>
    </message>
    <message>
        <source>The opponents reach {n}.</source>
        <translation>Soupeři mají {n}.</translation>
    </message>
    <message>
        <source>The opponents stay below {n}: Schneider!</source>
        <translation>Soupeři zůstávají pod {n}: Schneider!</translation>
    </message>
    <message>
        <source>Your team stays below {n}: Schneider.</source>
        <translation>Váš tým zůstává pod {n}: Schneider.</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Tabule</translation>
    </message>
    <message>
        <source>{points} in this deal</source>
        <translation>{points} v&#xa0;tomto rozdání</translation>
    </message>
    <message>
        <source>Chosen by you</source>
        <translation>Vaše volba</translation>
    </message>
    <message>
        <source>Chosen by {name}</source>
        <translation>Volí {name}</translation>
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
        <translation>zdvih</translation>
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
        <translation>Bez trumfů musíte ctít barvu: {suit}.</translation>
    </message>
    <message>
        <source>Only a lone trump Under may be held back: you hold other trumps.</source>
        <translation>Ponechat si smíte jen samotného trumfového spodka, máte však další trumfy.</translation>
    </message>
    <message>
        <source>Trumps were led: you must play a trump.</source>
        <translation>Vynesen byl trumf: musíte přiznat trumf.</translation>
    </message>
    <message>
        <source>The trick is already trumped: a lower trump is not allowed.</source>
        <translation>Zdvih už je přebitý trumfem: podtrumfovat se nesmí.</translation>
    </message>
    <message>
        <source>Follow suit ({suit}) or play a trump.</source>
        <translation>Ctěte barvu ({suit}), nebo hrajte trumf.</translation>
    </message>
    <message>
        <source>Scoresheet: {game}</source>
        <translation>Tabulka bodů: {game}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>You announce: {weis}, {points}</source>
        <translation>Hlásíte Weis: {weis}, {points}</translation>
    </message>
    <message>
        <source>{name} announces: {weis}, {points}</source>
        <translation>{name} hlásí Weis: {weis}, {points}</translation>
    </message>
    <message>
        <source>You hold the seven of roses: you are forehand.</source>
        <translation>Máte sedmičku růží: jste forhont.</translation>
    </message>
    <message>
        <source>{name} holds the seven of roses and is forehand.</source>
        <translation>{name} má sedmičku růží a je forhontem.</translation>
    </message>
    <message>
        <source>{name} is forehand.</source>
        <translation>Forhontem je {name}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Vaše karty: {cards}.</translation>
    </message>
    <message>
        <source>You push to your partner.</source>
        <translation>Přenášíte volbu na partnera.</translation>
    </message>
    <message>
        <source>{name} pushes.</source>
        <translation>{name} přenáší volbu na partnera.</translation>
    </message>
    <message>
        <source>You choose: {contract}, ×{n}</source>
        <translation>Volíte: {contract}, ×{n}</translation>
    </message>
    <message>
        <source>{name} chooses: {contract}, ×{n}</source>
        <translation>{name} volí: {contract}, ×{n}</translation>
    </message>
    <message>
        <source>You lead the {card_acc}.</source>
        <translation>Vynášíte {card_acc}.</translation>
    </message>
    <message>
        <source>{name} leads the {card_acc}.</source>
        <translation>{name} vynáší {card_acc}.</translation>
    </message>
    <message>
        <source>You play the {card_acc}.</source>
        <translation>Hrajete {card_acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card_acc}.</source>
        <translation>{name} hraje {card_acc}.</translation>
    </message>
    <message>
        <source>Your team has the better Weis: {points}</source>
        <translation>Váš tým má lepší Weis: {points}</translation>
    </message>
    <message>
        <source>The opponents have the better Weis: {points}</source>
        <translation>Soupeři mají lepší Weis: {points}</translation>
    </message>
    <message>
        <source>You have Stöck: 20</source>
        <translation>Máte Stöck: 20</translation>
    </message>
    <message>
        <source>{name} has Stöck: 20.</source>
        <translation>{name} má Stöck: 20.</translation>
    </message>
    <message>
        <source>Stöck counts now and decides the match.</source>
        <translation>Stöck se počítá hned a rozhoduje zápas.</translation>
    </message>
    <message numerus="yes">
        <source>You win the trick: %n points.</source>
        <translation>
            <numerusform>Zdvih je váš: %n bod.</numerusform>
            <numerusform>Zdvih je váš: %n body.</numerusform>
            <numerusform>Zdvih je váš: %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n points.</source>
        <translation>
            <numerusform>Zdvih bere {name}: %n bod.</numerusform>
            <numerusform>Zdvih bere {name}: %n body.</numerusform>
            <numerusform>Zdvih bere {name}: %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last trick: +5</source>
        <translation>Poslední zdvih: +5</translation>
    </message>
    <message>
        <source>Nobody has a Weis.</source>
        <translation>Nikdo nemá Weis.</translation>
    </message>
    <message>
        <source>Deal {n} · Contract choice</source>
        <translation>Rozdání {n} · Volba kontraktu</translation>
    </message>
    <message>
        <source>Deal {n} · Trick {m} / 9</source>
        <translation>Rozdání {n} · Zdvih {m} / 9</translation>
    </message>
    <message>
        <source>forehand</source>
        <comment>plate.forehand</comment>
        <translation>forhont</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>plate.partner</comment>
        <translation>partner</translation>
    </message>
    <message>
        <source>opponent</source>
        <comment>plate.opponent</comment>
        <translation>soupeř</translation>
    </message>
    <message>
        <source>Schieber Jass</source>
        <translation>Schieber Jass</translation>
    </message>
    <message>
        <source>First to {n}</source>
        <translation>Do {n} bodů</translation>
    </message>
    <message>
        <source>You and a computer partner</source>
        <translation>Vy a AI partner</translation>
    </message>
    <message>
        <source>Acorns trump</source>
        <translation>Trumfy: žaludy</translation>
    </message>
    <message>
        <source>Roses trump</source>
        <translation>Trumfy: růže</translation>
    </message>
    <message>
        <source>Shields trump</source>
        <translation>Trumfy: štíty</translation>
    </message>
    <message>
        <source>Bells trump</source>
        <translation>Trumfy: zvony</translation>
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
        <translation>Přenést na partnera</translation>
    </message>
    <message>
        <source>I push.</source>
        <translation>Přenáším.</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>nižší</translation>
    </message>
    <message>
        <source>Stöck!</source>
        <translation>Stöck!</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>My</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Soupeři</translation>
    </message>
    <message>
        <source>You and {name}</source>
        <translation>Vy a {name}</translation>
    </message>
    <message>
        <source>{name} and {name2}</source>
        <translation>{name} a {name2}</translation>
    </message>
    <message>
        <source>Everything counts ×{n}.</source>
        <translation>Všechno se počítá ×{n}.</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>Násobitel</translation>
    </message>
    <message>
        <source>{run} {from}</source>
        <translation>{run} {from}</translation>
    </message>
    <message>
        <source>Equal points: the sequence beats four of a kind.</source>
        <translation>Stejné body: postupka je víc než čtveřice.</translation>
    </message>
    <message>
        <source>Equal points: four of a kind beats a sequence.</source>
        <translation>Stejné body: čtveřice je víc než postupka.</translation>
    </message>
    <message>
        <source>Otherwise equal: in Undenufe the lower cards count.</source>
        <translation>Jinak shodné: při Undenufe rozhodují nižší karty.</translation>
    </message>
    <message>
        <source>Otherwise equal: the higher top card counts.</source>
        <translation>Jinak shodné: rozhoduje nejvyšší karta.</translation>
    </message>
    <message>
        <source>It has more points.</source>
        <translation>Má více bodů.</translation>
    </message>
    <message>
        <source>Equal points: the longer sequence counts.</source>
        <translation>Stejné body: platí delší postupka.</translation>
    </message>
    <message>
        <source>Otherwise equal: the trump suit counts.</source>
        <translation>Jinak shodné: rozhoduje trumfová barva.</translation>
    </message>
    <message>
        <source>All equal: whoever played first counts.</source>
        <translation>Vše shodné: platí Weis hráče, který je dřív na řadě.</translation>
    </message>
    <message>
        <source>sequence of three</source>
        <translation>postupka tří karet</translation>
    </message>
    <message>
        <source>sequence of four</source>
        <translation>postupka čtyř karet</translation>
    </message>
    <message>
        <source>sequence of five</source>
        <translation>postupka pěti karet</translation>
    </message>
    <message>
        <source>sequence of six</source>
        <translation>postupka šesti karet</translation>
    </message>
    <message>
        <source>sequence of seven</source>
        <translation>postupka sedmi karet</translation>
    </message>
    <message>
        <source>sequence of eight</source>
        <translation>postupka osmi karet</translation>
    </message>
    <message>
        <source>sequence of nine</source>
        <translation>postupka devíti karet</translation>
    </message>
    <message>
        <source>from the ace</source>
        <translation>od esa</translation>
    </message>
    <message>
        <source>from the king</source>
        <translation>od krále</translation>
    </message>
    <message>
        <source>from the Ober</source>
        <translation>od svrška</translation>
    </message>
    <message>
        <source>from the Under</source>
        <translation>od spodka</translation>
    </message>
    <message>
        <source>from the Banner</source>
        <translation>od praporu</translation>
    </message>
    <message>
        <source>from the nine</source>
        <translation>od devítky</translation>
    </message>
    <message>
        <source>from the eight</source>
        <translation>od osmičky</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>čtyři esa</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>čtyři králové</translation>
    </message>
    <message>
        <source>four Obers</source>
        <translation>čtyři svršci</translation>
    </message>
    <message>
        <source>four Unders</source>
        <translation>čtyři spodci</translation>
    </message>
    <message>
        <source>four Banners</source>
        <translation>čtyři prapory</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Everywhere</source>
        <translation>Všude</translation>
    </message>
    <message>
        <source>Next zone</source>
        <translation>Další oblast</translation>
    </message>
    <message>
        <source>Inside the zone</source>
        <translation>Uvnitř oblasti</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Provést</translation>
    </message>
    <message>
        <source>Close, leave</source>
        <translation>Zavřít, opustit</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>U&#xa0;stolu</translation>
    </message>
    <message>
        <source>Walk through your hand</source>
        <translation>Procházet karty v&#xa0;ruce</translation>
    </message>
    <message>
        <source>First, last card</source>
        <translation>První, poslední karta</translation>
    </message>
    <message>
        <source>Next card of that rank</source>
        <translation>Další karta té hodnoty</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Zahrát kartu</translation>
    </message>
    <message>
        <source>Hint; Enter plays it</source>
        <translation>Rada; Enter ji zahraje</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Proč ne?</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Zopakovat oznámení</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Ruth</source>
        <comment>name.f1</comment>
        <translation>Hana</translation>
    </message>
    <message>
        <source>Walter</source>
        <comment>name.m1</comment>
        <translation>Karel</translation>
    </message>
    <message>
        <source>Alice</source>
        <comment>name.f2</comment>
        <translation>Jitka</translation>
    </message>
    <message>
        <source>Henry</source>
        <comment>name.m2</comment>
        <translation>Tomáš</translation>
    </message>
    <message>
        <source>Emma</source>
        <comment>name.f3</comment>
        <translation>Eva</translation>
    </message>
    <message>
        <source>George</source>
        <comment>name.m3</comment>
        <translation>Ondřej</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{a}–{b}</source>
        <extracomment>A score; {a} and {b} are numbers, such as 7 and 4.</extracomment>
        <translation>{a}:{b}</translation>
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
        <translation>Obecné</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>AI hráči</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Piky</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Vaše jméno</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Rychlost animací</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pauza po zdvihu</translation>
    </message>
    <message>
        <source>Play the only playable card automatically (Auto Play One)</source>
        <translation>Jedinou hratelnou kartu zahrát automaticky (Auto Play One)</translation>
    </message>
    <message>
        <source>Show unplayable cards darker</source>
        <translation>Ztmavit nehratelné karty</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Right opponent</source>
        <translation>Soupeř vpravo</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Písmena na kartách</translation>
    </message>
    <message>
        <source>Pace of the drawing</source>
        <translation>Tempo lízání</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Cílové skóre</translation>
    </message>
    <message>
        <source>Bids and leads first</source>
        <translation>První hlásí a vynáší</translation>
    </message>
    <message>
        <source>Look at the second card</source>
        <translation>Podívat se na druhou kartu</translation>
    </message>
    <message>
        <source>Allow double nil</source>
        <translation>Povolit dvojitý nil</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count as bags</source>
        <translation>Zdvihy nesplněného nilu se počítají jako nadzdvihy</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>st.partner</comment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Left opponent</source>
        <translation>Soupeř vlevo</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <translation>Jméno: {seat}</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Povolit rady</translation>
    </message>
    <message>
        <source>Level: {seat}</source>
        <translation>Úroveň: {seat}</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Rub karet</translation>
    </message>
    <message>
        <source>French-suited deck</source>
        <translation>Francouzské karty</translation>
    </message>
    <message>
        <source>German-suited deck</source>
        <translation>Mariášové karty</translation>
    </message>
    <message>
        <source>Swiss-suited deck</source>
        <translation>Švýcarské karty</translation>
    </message>
    <message>
        <source>The opponent in the games for two.</source>
        <translation>Ve hrách pro dva je to soupeř.</translation>
    </message>
    <message>
        <source>No level sees hidden cards.</source>
        <translation>Na žádné úrovni AI nevidí skryté karty.</translation>
    </message>
    <message>
        <source>How long the computer looks at a card at least.</source>
        <translation>Jak dlouho si AI kartu nejméně prohlíží.</translation>
    </message>
    <message>
        <source>A match by these rules gets a tile of its own on the start page.</source>
        <translation>Zápas podle těchto pravidel dostane na úvodní stránce vlastní dlaždici.</translation>
    </message>
    <message>
        <source>After you keep a card you see the one you must discard.</source>
        <translation>Když si kartu necháte, uvidíte i odhazovanou.</translation>
    </message>
    <message>
        <source>Applies from the next match.</source>
        <translation>Platí od příštího zápasu.</translation>
    </message>
    <message>
        <source>The whole program follows at once.</source>
        <translation>Celý program se přepne okamžitě.</translation>
    </message>
    <message>
        <source>Off shows every move without flights.</source>
        <translation>Vypnuto: každý tah bez pohybu.</translation>
    </message>
    <message>
        <source>A click always takes the trick at once.</source>
        <translation>Kliknutím zdvih vždy hned zmizí ze stolu.</translation>
    </message>
    <message>
        <source>A lone playable card is played for you, but never while you could exchange or close.</source>
        <translation>Lze-li hrát jen jednu kartu, zahraje se sama – ne však, dokud můžete měnit nebo uzavřít.</translation>
    </message>
    <message>
        <source>You see at a glance what may be played.</source>
        <translation>Na první pohled vidíte, co lze hrát.</translation>
    </message>
    <message>
        <source>A match with hints is marked in the history.</source>
        <translation>Zápas s&#xa0;radami je v&#xa0;historii označený.</translation>
    </message>
    <message>
        <source>How long the computer waits at least before it plays.</source>
        <translation>Jak dlouho AI nejméně počká, než zahraje.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Jazyk systému</translation>
    </message>
    <message>
        <source>A K O U B</source>
        <translation>A K&#xa0;Sv Sp P</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Večer</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnuto</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rychlá</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normální</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Pomalá</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Začátečník</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistr</translation>
    </message>
    <message>
        <source>A K Q J</source>
        <translation>A K&#xa0;Q J</translation>
    </message>
    <message>
        <source>who drew first</source>
        <translation>kdo líže první</translation>
    </message>
    <message>
        <source>who drew second</source>
        <translation>kdo líže druhý</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Svižné</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Pohodové</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Náhled</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Obnovit výchozí</translation>
    </message>
    <message>
        <source>Reset all preferences? Your matches and statistics stay.</source>
        <translation>Obnovit všechna nastavení? Zápasy a statistiky zůstanou.</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Vlastní kombinace</translation>
    </message>
</context>
<context>
    <name>ranks</name>
    <message>
        <source>nine</source>
        <translation>devítka</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>osmička</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sedmička</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank.french.ace</comment>
        <translation>eso</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank.french.king</comment>
        <translation>král</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dáma</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>kluk</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank.10</comment>
        <translation>desítka</translation>
    </message>
    <message>
        <source>six</source>
        <translation>šestka</translation>
    </message>
    <message>
        <source>five</source>
        <translation>pětka</translation>
    </message>
    <message>
        <source>four</source>
        <translation>čtyřka</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trojka</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dvojka</translation>
    </message>
    <message>
        <source>Daus</source>
        <translation>eso</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank.german.king</comment>
        <translation>král</translation>
    </message>
    <message>
        <source>Ober</source>
        <comment>rank.german.ober</comment>
        <translation>svršek</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>spodek</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank.german.ten</comment>
        <translation>desítka</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank.swiss.ace</comment>
        <translation>eso</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank.swiss.king</comment>
        <translation>král</translation>
    </message>
    <message>
        <source>Ober</source>
        <comment>rank.swiss.ober</comment>
        <translation>svršek</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>spodek</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>prapor</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Play</source>
        <comment>heading</comment>
        <translation>Průběh hry</translation>
    </message>
    <message>
        <source>Exchange, marriages and closing</source>
        <translation>Výměna, hlášky a uzavření talonu</translation>
    </message>
</context>
<context>
    <name>schnapsen</name>
    <message>
        <source>Game points to zero</source>
        <translation>Zápasové body do nuly</translation>
    </message>
    <message>
        <source>Turned up: {card}</source>
        <translation>Otočená karta: {card}</translation>
    </message>
    <message>
        <source>No more drawing.</source>
        <translation>Už se nelíže.</translation>
    </message>
    <message>
        <source>You at closing</source>
        <translation>Vy při uzavření</translation>
    </message>
    <message>
        <source>{name} at closing</source>
        <translation>{name} při uzavření</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Body v&#xa0;kartách</translation>
    </message>
    <message>
        <source>You can beat the card led: play a higher one ({suit}).</source>
        <translation>Můžete přebít: zahrajte vyšší kartu ({suit}).</translation>
    </message>
    <message>
        <source>Follow suit: {suit}.</source>
        <translation>Ctěte barvu: {suit}.</translation>
    </message>
    <message>
        <source>You cannot follow suit: play a trump ({suit}).</source>
        <translation>Vynesenou barvu nemáte: musíte hrát trumf ({suit}).</translation>
    </message>
    <message>
        <source>The stock is closed: no more exchanging.</source>
        <translation>Talon je uzavřený: už nelze měnit.</translation>
    </message>
    <message>
        <source>The stock is used up: there is nothing to exchange for.</source>
        <translation>Talon je rozebraný: není co vyměnit.</translation>
    </message>
    <message>
        <source>You can exchange only when you are on lead.</source>
        <translation>Vyměnit můžete, jen když vynášíte.</translation>
    </message>
    <message>
        <source>Exchange before you play a card.</source>
        <translation>Vyměnit lze jen před výnosem.</translation>
    </message>
    <message>
        <source>Only the trump Unter can be exchanged: {card}.</source>
        <translation>Vyměnit lze jen trumfového spodka: {card}.</translation>
    </message>
    <message>
        <source>The stock is already closed.</source>
        <translation>Talon už je uzavřený.</translation>
    </message>
    <message>
        <source>The stock is used up: it cannot be closed.</source>
        <translation>Talon je rozebraný: není co uzavřít.</translation>
    </message>
    <message>
        <source>You can close only when you are on lead.</source>
        <translation>Uzavřít můžete, jen když vynášíte.</translation>
    </message>
    <message>
        <source>Close before you play a card, with five cards in hand.</source>
        <translation>Uzavřít lze jen před výnosem, s&#xa0;pěti kartami v&#xa0;ruce.</translation>
    </message>
    <message>
        <source>You close the stock.</source>
        <translation>Uzavíráte talon.</translation>
    </message>
    <message>
        <source>{name} closes the stock.</source>
        <translation>{name} uzavírá talon.</translation>
    </message>
    <message>
        <source>Your waiting {n} now count.</source>
        <translation>Čekající bonus se vám nyní počítá: {n}.</translation>
    </message>
    <message>
        <source>{name}’s waiting {n} now count.</source>
        <translation>{name}: čekající bonus se nyní počítá: {n}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Vaše karty: {cards}.</translation>
    </message>
    <message>
        <source>New deal. You deal.</source>
        <translation>Nové rozdání. Rozdáváte.</translation>
    </message>
    <message>
        <source>New deal. {name} deals.</source>
        <translation>Nové rozdání. Rozdává {name}.</translation>
    </message>
    <message>
        <source>Turned up: {card}. Trump: {suit}.</source>
        <translation>Otočená karta: {card}. Trumfy: {suit}.</translation>
    </message>
    <message>
        <source>You lead the {card_acc}.</source>
        <translation>Vynášíte {card_acc}.</translation>
    </message>
    <message>
        <source>{name} leads the {card_acc}.</source>
        <translation>{name} vynáší {card_acc}.</translation>
    </message>
    <message>
        <source>You play the {card_acc}.</source>
        <translation>Hrajete {card_acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card_acc}.</source>
        <translation>{name} hraje {card_acc}.</translation>
    </message>
    <message>
        <source>You exchange the trump: {card_out} → {card_in}</source>
        <translation>Vyměňujete trumf: {card_out} → {card_in}</translation>
    </message>
    <message>
        <source>{name} exchanges the trump: {card_out} → {card_in}</source>
        <translation>{name} vyměňuje trumf: {card_out} → {card_in}</translation>
    </message>
    <message>
        <source>You declare 40 in trumps.</source>
        <translation>Hlásíte 40 v&#xa0;trumfech.</translation>
    </message>
    <message>
        <source>{name} declares 40 in trumps.</source>
        <translation>{name} hlásí 40 v&#xa0;trumfech.</translation>
    </message>
    <message>
        <source>You declare 20 in {suit}.</source>
        <translation>Hlásíte 20: {suit}.</translation>
    </message>
    <message>
        <source>{name} declares 20 in {suit}.</source>
        <translation>{name} hlásí 20: {suit}.</translation>
    </message>
    <message>
        <source>The bonus counts after your first trick.</source>
        <translation>Bonus se počítá až po vašem prvním zdvihu.</translation>
    </message>
    <message>
        <source>{name}’s bonus counts only after a first trick.</source>
        <translation>{name}: bonus se počítá až po prvním zdvihu.</translation>
    </message>
    <message numerus="yes">
        <source>You win the trick: %n points.</source>
        <translation>
            <numerusform>Zdvih je váš: %n bod.</numerusform>
            <numerusform>Zdvih je váš: %n body.</numerusform>
            <numerusform>Zdvih je váš: %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n points.</source>
        <translation>
            <numerusform>Zdvih bere {name}: %n bod.</numerusform>
            <numerusform>Zdvih bere {name}: %n body.</numerusform>
            <numerusform>Zdvih bere {name}: %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the turned-up trump: {card}</source>
        <translation>Berete si otočený trumf: {card}</translation>
    </message>
    <message>
        <source>{name} takes the turned-up trump: {card}</source>
        <translation>{name} si bere otočený trumf: {card}</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>Talon je rozebraný.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} líže kartu.</translation>
    </message>
    <message>
        <source>You draw: {card}</source>
        <translation>Líznutá karta: {card}</translation>
    </message>
    <message>
        <source>From now on: follow suit, beat if you can, otherwise trump.</source>
        <translation>Odteď platí povinnost ctít barvu a přebíjet.</translation>
    </message>
    <message>
        <source>Deal {n} · you closed</source>
        <translation>Rozdání {n} · máte uzavřeno</translation>
    </message>
    <message>
        <source>Deal {n} · {name} closed</source>
        <translation>Rozdání {n} · {name} má uzavřeno</translation>
    </message>
    <message>
        <source>Waiting for a trick: {n}</source>
        <translation>Čeká na zdvih: {n}</translation>
    </message>
    <message>
        <source>strict rules (follow and beat)</source>
        <translation>povinnost ctít barvu a přebíjet</translation>
    </message>
    <message>
        <source>The stock is closed</source>
        <translation>Talon je uzavřený</translation>
    </message>
    <message>
        <source>The stock is used up</source>
        <translation>Talon je rozebraný</translation>
    </message>
    <message numerus="yes">
        <source>stock: %n cards</source>
        <translation>
            <numerusform>talon: %n karta</numerusform>
            <numerusform>talon: %n karty</numerusform>
            <numerusform>talon: %n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <translation>Šnops</translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <translation>
            <numerusform>Zápas na %n bod</numerusform>
            <numerusform>Zápas na %n body</numerusform>
            <numerusform>Zápas na %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Vy proti AI</translation>
    </message>
    <message>
        <source>Exchange the trump card</source>
        <translation>Vyměnit trumf</translation>
    </message>
    <message>
        <source>Close the stock</source>
        <translation>Uzavřít talon</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Trumfy: {suit}</translation>
    </message>
    <message>
        <source>I close.</source>
        <translation>Uzavírám.</translation>
    </message>
    <message>
        <source>I exchange.</source>
        <translation>Měním.</translation>
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
        <translation>Rozdání je vaše</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>Rozdání získává {name}</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Vyhráváte zápas!</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>Zápas vyhrává {name}.</translation>
    </message>
    <message>
        <source>You closed and have 66: your opponent’s state at closing counts.</source>
        <translation>Uzavření vyšlo, máte 66: rozhoduje stav soupeře při uzavření.</translation>
    </message>
    <message>
        <source>{name} closed and has 66: your state at closing counts.</source>
        <translation>{name} má po uzavření 66: rozhoduje váš stav při uzavření.</translation>
    </message>
    <message>
        <source>You closed without reaching 66: {name} gets {n} game points.</source>
        <translation>Po uzavření nemáte 66: {name} získává {n} zápasové body.</translation>
    </message>
    <message>
        <source>{name} closed without reaching 66: you get {n} game points.</source>
        <translation>{name} po uzavření nemá 66: získáváte {n} zápasové body.</translation>
    </message>
    <message>
        <source>You closed, but {name} has 66 first: {n} game points.</source>
        <translation>Uzavření nevyšlo, {name} má 66 dřív: {n} zápasové body.</translation>
    </message>
    <message>
        <source>{name} closed, but you have 66 first: {n} game points.</source>
        <translation>{name} uzavírá, ale vy máte 66 dřív: {n} zápasové body.</translation>
    </message>
    <message>
        <source>Nobody has 66: your last trick is worth 1 game point.</source>
        <translation>Nikdo nemá 66: za poslední zdvih získáváte 1 zápasový bod.</translation>
    </message>
    <message>
        <source>Nobody has 66: {name}’s last trick is worth 1 game point.</source>
        <translation>Nikdo nemá 66: {name} bere poslední zdvih, 1 zápasový bod.</translation>
    </message>
    <message>
        <source>You have no trick: 3 game points.</source>
        <translation>Nemáte žádný zdvih: 3 zápasové body.</translation>
    </message>
    <message>
        <source>{name} has no trick: 3 game points.</source>
        <translation>{name} nemá žádný zdvih: 3 zápasové body.</translation>
    </message>
    <message>
        <source>You have a trick, but fewer than 33: 2 game points.</source>
        <translation>Máte zdvih, ale méně než 33: 2 zápasové body.</translation>
    </message>
    <message>
        <source>{name} has a trick, but fewer than 33: 2 game points.</source>
        <translation>{name} má zdvih, ale méně než 33: 2 zápasové body.</translation>
    </message>
    <message>
        <source>You have at least 33: 1 game point.</source>
        <translation>Máte alespoň 33: 1 zápasový bod.</translation>
    </message>
    <message>
        <source>{name} has at least 33: 1 game point.</source>
        <translation>{name} má alespoň 33: 1 zápasový bod.</translation>
    </message>
    <message>
        <source>Game point</source>
        <translation>Zápasový bod</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Zápasové body</translation>
    </message>
    <message>
        <source>You reach 66!</source>
        <translation>Máte 66!</translation>
    </message>
    <message>
        <source>{name} reaches 66.</source>
        <translation>{name} má 66.</translation>
    </message>
    <message>
        <source>last trick</source>
        <comment>sh.why.last</comment>
        <translation>poslední zdvih</translation>
    </message>
    <message>
        <source>Marriage in {suit}</source>
        <translation>Hláška: {suit}</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
</context>
<context>
    <name>spades</name>
    <message>
        <source>Bid double nil before you see your cards?</source>
        <translation>Hlásit dvojitý nil, než uvidíte své karty?</translation>
    </message>
    <message>
        <source>Keep this card?</source>
        <translation>Nechat si tuto kartu?</translation>
    </message>
    <message>
        <source>Exchange up to three cards</source>
        <translation>Vyměnit nejvýše tři karty</translation>
    </message>
    <message>
        <source>You receive as many back, at random from the discards.</source>
        <translation>Stejný počet dostanete zpět, náhodně z&#xa0;odhazovacího balíčku.</translation>
    </message>
    <message>
        <source>How many tricks will you bid?</source>
        <translation>Kolik zdvihů hlásíte?</translation>
    </message>
    <message>
        <source>No trick, cards unseen: +200, otherwise −200</source>
        <translation>Žádný zdvih bez pohledu do karet: +200, jinak −200</translation>
    </message>
    <message>
        <source>You see the next card; it is discarded.</source>
        <translation>Další kartu uvidíte, ale odhazuje se.</translation>
    </message>
    <message>
        <source>The next card is discarded unseen.</source>
        <translation>Další karta se odhazuje lícem dolů.</translation>
    </message>
    <message>
        <source>You must keep the next card.</source>
        <translation>Další kartu si musíte nechat.</translation>
    </message>
    <message>
        <source>No trick: +100, otherwise −100</source>
        <translation>Žádný zdvih: +100, jinak −100</translation>
    </message>
    <message>
        <source>Nil: not a single trick.</source>
        <translation>Nil: ani jeden zdvih.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>nebo</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks: {gain}, otherwise {loss}</source>
        <translation>
            <numerusform>%n zdvih: {gain}, jinak {loss}</numerusform>
            <numerusform>%n zdvihy: {gain}, jinak {loss}</numerusform>
            <numerusform>%n zdvihů: {gain}, jinak {loss}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks:</source>
        <translation>
            <numerusform>%n zdvih:</numerusform>
            <numerusform>%n zdvihy:</numerusform>
            <numerusform>%n zdvihů:</numerusform>
        </translation>
    </message>
    <message>
        <source>+1 for each more</source>
        <translation>+1 za každý další</translation>
    </message>
    <message>
        <source>if not made</source>
        <translation>při nesplnění</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Ještě jedna karta</translation>
    </message>
    <message>
        <source>You may exchange at most three cards.</source>
        <translation>Vyměnit smíte nejvýše tři karty.</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Tabulka bodů</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Nadzdvihy</translation>
    </message>
    <message>
        <source>tricks/bid</source>
        <translation>zdvihy/závazek</translation>
    </message>
    <message>
        <source>Not a single trick, bid without seeing your cards.</source>
        <translation>Ani jeden zdvih, hlášeno bez pohledu do karet.</translation>
    </message>
    <message>
        <source>{name} bids double nil.</source>
        <translation>{name} hlásí dvojitý nil.</translation>
    </message>
    <message>
        <source>made</source>
        <translation>při splnění</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>při nesplnění</translation>
    </message>
    <message>
        <source>13 tricks</source>
        <translation>13 zdvihů</translation>
    </message>
    <message>
        <source>You bid double nil.</source>
        <translation>Hlásíte dvojitý nil.</translation>
    </message>
    <message>
        <source>You bid nil.</source>
        <translation>Hlásíte nil.</translation>
    </message>
    <message>
        <source>{name} bids nil</source>
        <translation>{name} hlásí nil</translation>
    </message>
    <message>
        <source>You bid {n}</source>
        <translation>Váš závazek: {n}</translation>
    </message>
    <message>
        <source>{name} bids {n}</source>
        <translation>{name} hlásí {n}</translation>
    </message>
    <message numerus="yes">
        <source>The computer remembers only its own %n discards.</source>
        <translation>
            <numerusform>AI si pamatuje jen svou %n odhozenou kartu.</numerusform>
            <numerusform>AI si pamatuje jen své %n odhozené karty.</numerusform>
            <numerusform>AI si pamatuje jen svých %n odhozených karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen and discarded</source>
        <translation>Viděné a odhozené</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks left</source>
        <translation>
            <numerusform>zbývá %n zdvih</numerusform>
            <numerusform>zbývají %n zdvihy</numerusform>
            <numerusform>zbývá %n zdvihů</numerusform>
        </translation>
    </message>
    <message>
        <source>Spades are broken.</source>
        <translation>Piky jsou prolomené.</translation>
    </message>
    <message>
        <source>Spades are always trumps.</source>
        <translation>Trumfy jsou vždy piky.</translation>
    </message>
    <message>
        <source>Spades are not broken yet: you may not lead one.</source>
        <translation>Piky ještě nejsou prolomené: nesmíte je vynést.</translation>
    </message>
    <message>
        <source>Follow suit: {suit}.</source>
        <translation>Ctěte barvu: {suit}.</translation>
    </message>
    <message>
        <source>Scoresheet: {game}</source>
        <translation>Tabulka bodů: {game}</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Závazek</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>10 bags</source>
        <translation>10 nadzdvihů</translation>
    </message>
    <message>
        <source>You draw first.</source>
        <translation>Lížete jako první.</translation>
    </message>
    <message>
        <source>{name} draws first.</source>
        <translation>{name} líže jako první.</translation>
    </message>
    <message>
        <source>No double nil.</source>
        <translation>Bez dvojitého nilu.</translation>
    </message>
    <message>
        <source>{name} does not bid double nil.</source>
        <translation>{name} nehlásí dvojitý nil.</translation>
    </message>
    <message>
        <source>{name} keeps the first card; the next is discarded.</source>
        <translation>{name} si nechává první kartu, další se odhazuje.</translation>
    </message>
    <message>
        <source>{name} discards the first card and keeps the next.</source>
        <translation>{name} odhazuje první kartu a další si nechává.</translation>
    </message>
    <message>
        <source>Offered card: {card}</source>
        <translation>Nabízená karta: {card}</translation>
    </message>
    <message>
        <source>You keep the {card_acc}.</source>
        <translation>Necháváte si {card_acc}.</translation>
    </message>
    <message>
        <source>You discard the {card_acc}.</source>
        <translation>Odhazujete {card_acc}.</translation>
    </message>
    <message>
        <source>Seen and discarded: {card}</source>
        <translation>Viděno a odhozeno: {card}</translation>
    </message>
    <message>
        <source>The next card is yours: {card}</source>
        <translation>Další karta je vaše: {card}</translation>
    </message>
    <message>
        <source>The next card goes to the discards unseen.</source>
        <translation>Další karta jde lícem dolů do odhazovacího balíčku.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Vaše karty: {cards}.</translation>
    </message>
    <message>
        <source>The stock is used up: both of you hold 13 cards.</source>
        <translation>Dobírací balíček je rozebraný: každý má 13 karet.</translation>
    </message>
    <message>
        <source>You bid first.</source>
        <translation>Závazek hlásíte první.</translation>
    </message>
    <message>
        <source>{name} bids first.</source>
        <translation>{name} hlásí závazek první.</translation>
    </message>
    <message>
        <source>You exchange nothing.</source>
        <translation>Nic neměníte.</translation>
    </message>
    <message>
        <source>{name} exchanges nothing.</source>
        <translation>{name} nic nemění.</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n cards.</source>
        <translation>
            <numerusform>Vyměňujete %n kartu.</numerusform>
            <numerusform>Vyměňujete %n karty.</numerusform>
            <numerusform>Vyměňujete %n karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges %n cards.</source>
        <translation>
            <numerusform>{name} vyměňuje %n kartu.</numerusform>
            <numerusform>{name} vyměňuje %n karty.</numerusform>
            <numerusform>{name} vyměňuje %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>You receive: {cards}</source>
        <translation>Dostáváte: {cards}</translation>
    </message>
    <message>
        <source>Bids together: {n} of 13</source>
        <translation>Závazky celkem: {n} / 13</translation>
    </message>
    <message>
        <source>You lead the {card_acc}.</source>
        <translation>Vynášíte {card_acc}.</translation>
    </message>
    <message>
        <source>{name} leads the {card_acc}.</source>
        <translation>{name} vynáší {card_acc}.</translation>
    </message>
    <message>
        <source>You play the {card_acc}.</source>
        <translation>Hrajete {card_acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card_acc}.</source>
        <translation>{name} hraje {card_acc}.</translation>
    </message>
    <message>
        <source>You break spades.</source>
        <translation>Prolamujete piky.</translation>
    </message>
    <message>
        <source>{name} breaks spades.</source>
        <translation>{name} prolamuje piky.</translation>
    </message>
    <message>
        <source>You win the trick. Tricks: {n}, bid: {bid}.</source>
        <translation>Zdvih je váš. Zdvihy: {n}, závazek: {bid}.</translation>
    </message>
    <message>
        <source>{name} wins the trick. Tricks: {n}, bid: {bid}.</source>
        <translation>Zdvih bere {name}. Zdvihy: {n}, závazek: {bid}.</translation>
    </message>
    <message>
        <source>Bags: {n} new, {total} in all</source>
        <translation>Nadzdvihy: nové {n}, celkem {total}</translation>
    </message>
    <message>
        <source>{target} · Deal {n}</source>
        <translation>{target} · Rozdání {n}</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Double nil</source>
        <translation>{target} · Rozdání {n} · Dvojitý nil</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Choosing cards</source>
        <translation>{target} · Rozdání {n} · Výběr karet</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Bidding</source>
        <translation>{target} · Rozdání {n} · Hlášení závazků</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Trick {m} of 13</source>
        <translation>{target} · Rozdání {n} · Zdvih {m} / 13</translation>
    </message>
    <message>
        <source>exchanging…</source>
        <translation>vyměňuje karty…</translation>
    </message>
    <message>
        <source>bidding…</source>
        <translation>hlásí závazek…</translation>
    </message>
    <message>
        <source>choosing cards…</source>
        <translation>vybírá karty…</translation>
    </message>
    <message>
        <source>Turn {n} of 13</source>
        <translation>Výběr {n} / 13</translation>
    </message>
    <message>
        <source>bid: double nil</source>
        <translation>závazek: dvojitý nil</translation>
    </message>
    <message>
        <source>bid: nil</source>
        <translation>závazek: nil</translation>
    </message>
    <message numerus="yes">
        <source>bid: %n tricks</source>
        <translation>
            <numerusform>závazek: %n zdvih</numerusform>
            <numerusform>závazek: %n zdvihy</numerusform>
            <numerusform>závazek: %n zdvihů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n cards</source>
        <translation>
            <numerusform>Dobírací balíček: %n karta</numerusform>
            <numerusform>Dobírací balíček: %n karty</numerusform>
            <numerusform>Dobírací balíček: %n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n cards</source>
        <translation>
            <numerusform>Odhozeno: %n karta</numerusform>
            <numerusform>Odhozeno: %n karty</numerusform>
            <numerusform>Odhozeno: %n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %n tricks</source>
        <translation>
            <numerusform>{taken} / %n zdvih</numerusform>
            <numerusform>{taken} / %n zdvihy</numerusform>
            <numerusform>{taken} / %n zdvihů</numerusform>
        </translation>
    </message>
    <message>
        <source>Two-Handed Spades</source>
        <translation>Piky ve dvou</translation>
    </message>
    <message>
        <source>First to {n}</source>
        <translation>Do {n} bodů</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Vy proti AI</translation>
    </message>
    <message>
        <source>nil</source>
        <translation>nil</translation>
    </message>
    <message>
        <source>double nil</source>
        <translation>dvojitý nil</translation>
    </message>
    <message>
        <source>Bid double nil</source>
        <translation>Hlásit dvojitý nil</translation>
    </message>
    <message>
        <source>No, look at the cards</source>
        <translation>Ne, podívat se na karty</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Nechat si</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odhodit</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>Nic neměnit</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards</source>
        <translation>
            <numerusform>Vyměnit %n kartu</numerusform>
            <numerusform>Vyměnit %n karty</numerusform>
            <numerusform>Vyměnit %n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid nil</source>
        <comment>tb.bidnil</comment>
        <translation>Hlásit nil</translation>
    </message>
    <message>
        <source>Bid: {n}</source>
        <translation>Závazek: {n}</translation>
    </message>
    <message>
        <source>Bid 13</source>
        <translation>Závazek 13</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Vyměnit</translation>
    </message>
    <message numerus="yes">
        <source>%n cards exchanged</source>
        <translation>
            <numerusform>vyměněna %n karta</numerusform>
            <numerusform>vyměněny %n karty</numerusform>
            <numerusform>vyměněno %n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Vyhráváte zápas!</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>Zápas vyhrává {name}.</translation>
    </message>
    <message>
        <source>You make your bid: {points}</source>
        <translation>Plníte svůj závazek: {points}</translation>
    </message>
    <message>
        <source>{name} makes the bid: {points}</source>
        <translation>{name} plní závazek: {points}</translation>
    </message>
    <message>
        <source>You miss your bid: {points}</source>
        <translation>Závazek neplníte: {points}</translation>
    </message>
    <message>
        <source>{name} misses the bid: {points}</source>
        <translation>{name} závazek neplní: {points}</translation>
    </message>
    <message>
        <source>You make nil: {points}</source>
        <translation>Plníte nil: {points}</translation>
    </message>
    <message>
        <source>{name} makes nil: {points}</source>
        <translation>{name} plní nil: {points}</translation>
    </message>
    <message>
        <source>Your nil fails: {points}</source>
        <translation>Nil neplníte: {points}</translation>
    </message>
    <message>
        <source>{name}’s nil fails: {points}</source>
        <translation>{name} nil neplní: {points}</translation>
    </message>
    <message>
        <source>You make double nil: {points}</source>
        <translation>Plníte dvojitý nil: {points}</translation>
    </message>
    <message>
        <source>{name} makes double nil: {points}</source>
        <translation>{name} plní dvojitý nil: {points}</translation>
    </message>
    <message>
        <source>Your double nil fails: {points}</source>
        <translation>Dvojitý nil neplníte: {points}</translation>
    </message>
    <message>
        <source>{name}’s double nil fails: {points}</source>
        <translation>{name} dvojitý nil neplní: {points}</translation>
    </message>
    <message>
        <source>You lose 100 points for 10 bags.</source>
        <translation>Za 10 nadzdvihů ztrácíte 100 bodů.</translation>
    </message>
    <message>
        <source>{name} loses 100 points for 10 bags.</source>
        <translation>{name} ztrácí 100 bodů za 10 nadzdvihů.</translation>
    </message>
    <message>
        <source>It is a tie – another deal decides.</source>
        <translation>Remíza – rozhodne další rozdání.</translation>
    </message>
    <message>
        <source>Both of you are there: the higher score wins.</source>
        <translation>V&#xa0;cíli jsou oba hráči: vyhrává vyšší skóre.</translation>
    </message>
    <message>
        <source>You reach {n} points.</source>
        <translation>Dosahujete cíle: {n} bodů.</translation>
    </message>
    <message>
        <source>{name} reaches {n} points.</source>
        <translation>{name} dosahuje cíle: {n} bodů.</translation>
    </message>
</context>
<context>
    <name>suits</name>
    <message>
        <source>spades</source>
        <comment>suit.french.spades</comment>
        <translation>piky</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit.french.hearts</comment>
        <translation>srdce</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>suit.french.diamonds</comment>
        <translation>kára</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>suit.french.clubs</comment>
        <translation>kříže</translation>
    </message>
    <message>
        <source>acorns</source>
        <comment>suit.german.acorns</comment>
        <translation>žaludy</translation>
    </message>
    <message>
        <source>leaves</source>
        <comment>suit.german.leaves</comment>
        <translation>zelené</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit.german.hearts</comment>
        <translation>červené</translation>
    </message>
    <message>
        <source>bells</source>
        <comment>suit.german.bells</comment>
        <translation>kule</translation>
    </message>
    <message>
        <source>acorns</source>
        <comment>suit.swiss.acorns</comment>
        <translation>žaludy</translation>
    </message>
    <message>
        <source>roses</source>
        <comment>suit.swiss.roses</comment>
        <translation>růže</translation>
    </message>
    <message>
        <source>shields</source>
        <comment>suit.swiss.shields</comment>
        <translation>štíty</translation>
    </message>
    <message>
        <source>bells</source>
        <comment>suit.swiss.bells</comment>
        <translation>zvony</translation>
    </message>
</context>
<context>
    <name>swiss cards</name>
    <message>
        <source>ace of acorns</source>
        <translation>eso žaludů</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>král žaludů</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>svršek žaludů</translation>
    </message>
    <message>
        <source>Under of acorns</source>
        <translation>spodek žaludů</translation>
    </message>
    <message>
        <source>Banner of acorns</source>
        <translation>prapor žaludů</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>devítka žaludů</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>osmička žaludů</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>sedmička žaludů</translation>
    </message>
    <message>
        <source>six of acorns</source>
        <translation>šestka žaludů</translation>
    </message>
    <message>
        <source>ace of roses</source>
        <translation>eso růží</translation>
    </message>
    <message>
        <source>king of roses</source>
        <translation>král růží</translation>
    </message>
    <message>
        <source>Ober of roses</source>
        <translation>svršek růží</translation>
    </message>
    <message>
        <source>Under of roses</source>
        <translation>spodek růží</translation>
    </message>
    <message>
        <source>Banner of roses</source>
        <translation>prapor růží</translation>
    </message>
    <message>
        <source>nine of roses</source>
        <translation>devítka růží</translation>
    </message>
    <message>
        <source>eight of roses</source>
        <translation>osmička růží</translation>
    </message>
    <message>
        <source>seven of roses</source>
        <translation>sedmička růží</translation>
    </message>
    <message>
        <source>six of roses</source>
        <translation>šestka růží</translation>
    </message>
    <message>
        <source>ace of shields</source>
        <translation>eso štítů</translation>
    </message>
    <message>
        <source>king of shields</source>
        <translation>král štítů</translation>
    </message>
    <message>
        <source>Ober of shields</source>
        <translation>svršek štítů</translation>
    </message>
    <message>
        <source>Under of shields</source>
        <translation>spodek štítů</translation>
    </message>
    <message>
        <source>Banner of shields</source>
        <translation>prapor štítů</translation>
    </message>
    <message>
        <source>nine of shields</source>
        <translation>devítka štítů</translation>
    </message>
    <message>
        <source>eight of shields</source>
        <translation>osmička štítů</translation>
    </message>
    <message>
        <source>seven of shields</source>
        <translation>sedmička štítů</translation>
    </message>
    <message>
        <source>six of shields</source>
        <translation>šestka štítů</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>eso zvonů</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>král zvonů</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>svršek zvonů</translation>
    </message>
    <message>
        <source>Under of bells</source>
        <translation>spodek zvonů</translation>
    </message>
    <message>
        <source>Banner of bells</source>
        <translation>prapor zvonů</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>devítka zvonů</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>osmička zvonů</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>sedmička zvonů</translation>
    </message>
    <message>
        <source>six of bells</source>
        <translation>šestka zvonů</translation>
    </message>
</context>
<context>
    <name>swiss cards, object form</name>
    <message>
        <source>ace of acorns</source>
        <translation>eso žaludů</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>krále žaludů</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>svrška žaludů</translation>
    </message>
    <message>
        <source>Under of acorns</source>
        <translation>spodka žaludů</translation>
    </message>
    <message>
        <source>Banner of acorns</source>
        <translation>prapor žaludů</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>devítku žaludů</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>osmičku žaludů</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>sedmičku žaludů</translation>
    </message>
    <message>
        <source>six of acorns</source>
        <translation>šestku žaludů</translation>
    </message>
    <message>
        <source>ace of roses</source>
        <translation>eso růží</translation>
    </message>
    <message>
        <source>king of roses</source>
        <translation>krále růží</translation>
    </message>
    <message>
        <source>Ober of roses</source>
        <translation>svrška růží</translation>
    </message>
    <message>
        <source>Under of roses</source>
        <translation>spodka růží</translation>
    </message>
    <message>
        <source>Banner of roses</source>
        <translation>prapor růží</translation>
    </message>
    <message>
        <source>nine of roses</source>
        <translation>devítku růží</translation>
    </message>
    <message>
        <source>eight of roses</source>
        <translation>osmičku růží</translation>
    </message>
    <message>
        <source>seven of roses</source>
        <translation>sedmičku růží</translation>
    </message>
    <message>
        <source>six of roses</source>
        <translation>šestku růží</translation>
    </message>
    <message>
        <source>ace of shields</source>
        <translation>eso štítů</translation>
    </message>
    <message>
        <source>king of shields</source>
        <translation>krále štítů</translation>
    </message>
    <message>
        <source>Ober of shields</source>
        <translation>svrška štítů</translation>
    </message>
    <message>
        <source>Under of shields</source>
        <translation>spodka štítů</translation>
    </message>
    <message>
        <source>Banner of shields</source>
        <translation>prapor štítů</translation>
    </message>
    <message>
        <source>nine of shields</source>
        <translation>devítku štítů</translation>
    </message>
    <message>
        <source>eight of shields</source>
        <translation>osmičku štítů</translation>
    </message>
    <message>
        <source>seven of shields</source>
        <translation>sedmičku štítů</translation>
    </message>
    <message>
        <source>six of shields</source>
        <translation>šestku štítů</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>eso zvonů</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>krále zvonů</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>svrška zvonů</translation>
    </message>
    <message>
        <source>Under of bells</source>
        <translation>spodka zvonů</translation>
    </message>
    <message>
        <source>Banner of bells</source>
        <translation>prapor zvonů</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>devítku zvonů</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>osmičku zvonů</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>sedmičku zvonů</translation>
    </message>
    <message>
        <source>six of bells</source>
        <translation>šestku zvonů</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Score</source>
        <comment>key.score</comment>
        <translation>Skóre</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n zdvih</numerusform>
            <numerusform>%n zdvihy</numerusform>
            <numerusform>%n zdvihů</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks</source>
        <comment>sh.tricks</comment>
        <translation>Zdvihy</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>pro vás</translation>
    </message>
    <message>
        <source>for {name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Poslední zdvih</translation>
    </message>
    <message>
        <source>You: {a}. {name}: {b}.</source>
        <translation>Vy: {a}. {name}: {b}.</translation>
    </message>
    <message>
        <source>Rules · {section}</source>
        <translation>Pravidla · {section}</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Vaše karta</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>Rozdání {n}</translation>
    </message>
    <message>
        <source>Deal {n} · trick {m}</source>
        <translation>Rozdání {n} · zdvih {m}</translation>
    </message>
    <message>
        <source>you lead</source>
        <comment>plate.lead.you</comment>
        <translation>vynášíte</translation>
    </message>
    <message>
        <source>thinking…</source>
        <comment>plate.think</comment>
        <translation>přemýšlí…</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>plate.turn.you</comment>
        <translation>na tahu</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>plate.lead.name</comment>
        <translation>vynáší</translation>
    </message>
    <message>
        <source>you deal</source>
        <comment>plate.deal.you</comment>
        <translation>rozdáváte</translation>
    </message>
    <message>
        <source>deals</source>
        <comment>plate.deal.name</comment>
        <translation>rozdává</translation>
    </message>
    <message>
        <source>Marriage · {n}</source>
        <translation>Hláška · {n}</translation>
    </message>
    <message>
        <source>Score {a} : {b}</source>
        <translation>Stav {a}:{b}</translation>
    </message>
    <message>
        <source>Result of the Match</source>
        <translation>Konečný výsledek</translation>
    </message>
    <message>
        <source>Result of the Deal</source>
        <translation>Výsledek rozdání</translation>
    </message>
    <message>
        <source>Your team wins the match!</source>
        <translation>Váš tým vyhrává zápas!</translation>
    </message>
    <message>
        <source>Us: {a}. Them: {b}.</source>
        <translation>My: {a}. Soupeři: {b}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Body v&#xa0;kartách</translation>
    </message>
    <message>
        <source>trick so far</source>
        <comment>plate.hold.you</comment>
        <translation>berete zdvih</translation>
    </message>
    <message>
        <source>trick so far</source>
        <comment>plate.hold.name</comment>
        <translation>bere zdvih</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>plate.wait</comment>
        <translation>čeká</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Karty v&#xa0;ruce</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Volby</translation>
    </message>
    <message>
        <source>Take back: {card}</source>
        <translation>Vzít zpět: {card}</translation>
    </message>
    <message>
        <source>Offered card</source>
        <translation>Nabízená karta</translation>
    </message>
    <message>
        <source>Put out</source>
        <translation>Karty k&#xa0;výměně</translation>
    </message>
    <message>
        <source>Trick on the table</source>
        <translation>Zdvih na stole</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Hromádky</translation>
    </message>
    <message>
        <source>Opponent’s cards</source>
        <translation>Karty soupeře</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n cards.</source>
        <translation>
            <numerusform>{name} má %n kartu.</numerusform>
            <numerusform>{name} má %n karty.</numerusform>
            <numerusform>{name} má %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score panel</source>
        <translation>Panel se skóre</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>hratelná</translation>
    </message>
    <message>
        <source>not playable: {reason}</source>
        <translation>nehratelná: {reason}</translation>
    </message>
    <message>
        <source>card {n} of {m}</source>
        <translation>karta {n} / {m}</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Není co vrátit.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Vráceno.</translation>
    </message>
    <message>
        <source>No trick has been played yet.</source>
        <translation>Zatím nebyl žádný zdvih.</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Ještě neskončilo žádné rozdání.</translation>
    </message>
    <message>
        <source>Nothing to repeat.</source>
        <translation>Není co opakovat.</translation>
    </message>
    <message>
        <source>Next Deal</source>
        <translation>Další rozdání</translation>
    </message>
</context>
<context>
    <name>windows</name>
    <message>
        <source>Version {version}</source>
        <translation>Verze {version}</translation>
    </message>
    <message>
        <source>Card games for one person against the computer, with no connection and no advertising.</source>
        <translation>Karetní hry pro jednoho proti AI, bez internetu a bez reklam.</translation>
    </message>
    <message>
        <source>Free software under the GPL, version 3 or later</source>
        <translation>Svobodný software pod licencí GPL, verze 3 nebo novější</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>Došlo k&#xa0;neočekávané chybě.</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is saved.</source>
        <translation>Něco se nepovedlo. Zápas je uložený.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopírovat hlášení</translation>
    </message>
    <message>
        <source>Report copied.</source>
        <translation>Hlášení zkopírováno.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Vrátit tah</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <translation>Poslední z&amp;dvih</translation>
    </message>
    <message>
        <source>The unfinished match cannot be continued: its record is damaged. It is kept; you can begin a new match.</source>
        <translation>Nedohraný zápas nelze dohrát: jeho záznam je poškozený. Záznam zůstává uložen; můžete začít nový zápas.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Nabídka</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Start a new game?</source>
        <translation>Začít novou hru?</translation>
    </message>
    <message>
        <source>Fonts and pictures</source>
        <translation>Písma a obrázky</translation>
    </message>
    <message>
        <source>Computer: compiled core</source>
        <translation>AI: přeložené jádro</translation>
    </message>
    <message>
        <source>Computer: plain Python</source>
        <translation>AI: čistý Python</translation>
    </message>
    <message>
        <source>The current game will be lost.</source>
        <translation>Rozehraná hra bude ztracena.</translation>
    </message>
    <message>
        <source>The preferences were damaged. The old file was set aside: {file}</source>
        <translation>Nastavení bylo poškozené. Původní soubor byl odložen stranou: {file}</translation>
    </message>
    <message>
        <source>The program starts with default preferences.</source>
        <translation>Program začíná s&#xa0;výchozím nastavením.</translation>
    </message>
    <message>
        <source>The preferences could not be saved.</source>
        <translation>Nastavení se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>The history was damaged. A new one was begun; the old file: {file}</source>
        <translation>Historie byla poškozená. Vznikla nová; původní soubor: {file}</translation>
    </message>
    <message>
        <source>The history comes from a newer version of {app}. Nothing is saved here.</source>
        <translation>Historie pochází z&#xa0;novější verze ({app}). Nic se zde neukládá.</translation>
    </message>
    <message>
        <source>The disk is full: this match is not being saved.</source>
        <translation>Disk je plný: tento zápas se neukládá.</translation>
    </message>
    <message>
        <source>The folder is write-protected: this match is not being saved.</source>
        <translation>Složka je jen pro čtení: tento zápas se neukládá.</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>Ukládání opět funguje.</translation>
    </message>
    <message>
        <source>The history cannot be opened. You can play on, but nothing is saved.</source>
        <translation>Historii nelze otevřít. Můžete hrát dál, ale nic se neukládá.</translation>
    </message>
    <message>
        <source>Card Table</source>
        <translation>Karetní stůl</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nový zápas</translation>
    </message>
    <message>
        <source>Continue: deal {n}</source>
        <translation>Pokračovat: rozdání {n}</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Pokračovat</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Vyberte hru</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Na&amp;stavení…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Klávesové zkratky</translation>
    </message>
    <message>
        <source>&amp;About {app}</source>
        <translation>&amp;O&#xa0;aplikaci {app}</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Tabulka bodů</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Rada</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Celá obrazovka</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ukončit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
</context>
</TS>
