<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en_GB">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Jednotka</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Složka</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Neznámé</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>&amp;Fakturační údaje:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Konec:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Začátek:</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Úloha</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Priorita úlohy:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>Naplánovaný &amp;tisk:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Oblast hledání:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Soubory &amp;typu:</translation>
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
        <translation>Palce (in)</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Milimetry (mm)</translation>
    </message>
    <message>
        <source>Page &amp;order:</source>
        <translation>P&amp;ořadí stránek:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Stránek na &amp;list:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Rozpor v&#xa0;nastavení oboustranného tisku</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Neplatné zadání stránek</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Nastavení oboustranného tisku si odporují. Chcete je opravit?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Rozpor v&#xa0;pokročilých volbách</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Rozpor ve vzhledu stránky</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Volby vzhledu stránky si odporují. Chcete je opravit?</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Některé pokročilé volby si odporují. Chcete je opravit?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Pokročilé</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Některé volby si odporují. Opravte je prosím.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Oboustranný tisk</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Vazba na delší straně</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnuto</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Sada stránek:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Vazba na kratší straně</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Zadejte stránky nebo rozsahy oddělené čárkami. Rozsah tvoří dvě čísla oddělená spojovníkem. Např. 3,5-7,9 vytiskne stránky 3, 5, 6, 7 a 9.</translation>
    </message>
</context>
<context>
    <name>deals</name>
    <message>
        <source>The same number gives the same cards on every computer.</source>
        <translation>Stejné číslo dá na každém počítači stejné karty.</translation>
    </message>
    <message>
        <source>Copy number</source>
        <translation>Kopírovat číslo</translation>
    </message>
    <message>
        <source>The number was copied.</source>
        <translation>Číslo je zkopírováno.</translation>
    </message>
    <message>
        <source>Type a deal number</source>
        <translation>Zadejte číslo rozdání</translation>
    </message>
    <message>
        <source>There is no deal with this number.</source>
        <translation>Rozdání s&#xa0;tímto číslem neexistuje.</translation>
    </message>
    <message>
        <source>A deal number has ten letters and digits.</source>
        <translation>Číslo rozdání má deset písmen a číslic.</translation>
    </message>
    <message>
        <source>Rules to play by</source>
        <translation>Podle pravidel</translation>
    </message>
    <message>
        <source>This deal has no number.</source>
        <translation>Toto rozdání nemá číslo.</translation>
    </message>
    <message>
        <source>This deal is not over yet. Undo takes you back in it.</source>
        <translation>Toto rozdání ještě neskončilo. Zpátky vás v&#xa0;něm vrátí Vrátit tah.</translation>
    </message>
    <message>
        <source>The deal is over here: choose an earlier moment.</source>
        <translation>Tady už rozdání skončilo: vyberte dřívější okamžik.</translation>
    </message>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>Rozdání dne, {date}</translation>
    </message>
    <message>
        <source>The same for everybody today; no connection needed.</source>
        <translation>Dnes pro všechny stejné; bez internetu.</translation>
    </message>
    <message>
        <source>You have already played today’s deal.</source>
        <translation>Dnešní rozdání už máte odehrané.</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Ještě neodehráno</translation>
    </message>
</context>
<context>
    <name>first</name>
    <message>
        <source>Welcome to the card table</source>
        <translation>Vítejte u&#xa0;karetního stolu</translation>
    </message>
    <message>
        <source>Which language?</source>
        <translation>Který jazyk?</translation>
    </message>
    <message>
        <source>Which game first?</source>
        <translation>Kterou hrou začít?</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Hrát hned</translation>
    </message>
    <message>
        <source>Learn it first</source>
        <translation>Nejdřív se naučit</translation>
    </message>
</context>
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
        <source>Your cards make {tricks} tricks on average, and enough for this bid in {n} of {m} layouts.</source>
        <translation>Vaše karty dají v&#xa0;průměru {tricks} zdvihu; na tento závazek stačí v&#xa0;rozloženích: {n} / {m}.</translation>
    </message>
    <message>
        <source>Nil holds in {n} of {m} layouts.</source>
        <translation>Nil vyjde v&#xa0;rozloženích: {n} / {m}.</translation>
    </message>
    <message>
        <source>Your bid is made in {n} of {m} layouts.</source>
        <translation>Váš závazek vyjde v&#xa0;rozloženích: {n} / {m}.</translation>
    </message>
    <message>
        <source>{name}’s bid fails in {n} of {m} layouts.</source>
        <translation>{name} nesplní závazek v&#xa0;rozloženích: {n} / {m}.</translation>
    </message>
    <message>
        <source>Both bids are decided: only bags still count.</source>
        <translation>O&#xa0;obou závazcích je rozhodnuto: počítají se už jen nadzdvihy.</translation>
    </message>
    <message>
        <source>With double nil you win the match in about {n} of 100 cases, without it in {m}.</source>
        <translation>S&#xa0;dvojitým nilem vyhrajete asi {n} zápasů ze 100, bez něj {m}.</translation>
    </message>
    <message>
        <source>High cards and spades endanger your double nil.</source>
        <translation>Vysoké karty a piky ohrožují váš dvojitý nil.</translation>
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
        <source>You get this card for your lowest trump: {card}.</source>
        <translation>Za nejnižší trumf dostanete tuto kartu: {card}.</translation>
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
    <name>history</name>
    <message>
        <source>History</source>
        <translation>Historie</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiky</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>No matches yet. Play one!</source>
        <translation>Zatím žádné zápasy. Zahrajte si!</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importovat…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>Exportovat vše…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Přehrát</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n matches?</source>
        <translation>
            <numerusform>Smazat %n zápas?</numerusform>
            <numerusform>Smazat %n zápasy?</numerusform>
            <numerusform>Smazat %n zápasů?</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Tuto akci nelze vrátit.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches exported.</source>
        <translation>
            <numerusform>Exportován %n zápas.</numerusform>
            <numerusform>Exportovány %n zápasy.</numerusform>
            <numerusform>Exportováno %n zápasů.</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Všechny hry</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Tabulka bodů</translation>
    </message>
    <message>
        <source>This file cannot be written: {file}</source>
        <translation>Do tohoto souboru nelze zapisovat: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n matches imported.</source>
        <translation>
            <numerusform>Importován %n zápas.</numerusform>
            <numerusform>Importovány %n zápasy.</numerusform>
            <numerusform>Importováno %n zápasů.</numerusform>
        </translation>
    </message>
    <message>
        <source>This match is already in the history.</source>
        <translation>Tento zápas už v&#xa0;historii je.</translation>
    </message>
    <message>
        <source>Cardtable match</source>
        <translation>Zápas Cardtable</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiky…</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Soupeři</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>No match fits the search.</source>
        <translation>Hledání neodpovídá žádný zápas.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nedohraný</translation>
    </message>
    <message>
        <source>Import the matches in “{file}”?</source>
        <translation>Importovat zápasy ze souboru „{file}“?</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importovat</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Hrát dál odtud</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Přerušeno</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhra</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohra</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>s&#xa0;radami</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>s&#xa0;vracením tahů</translation>
    </message>
    <message>
        <source>same deal again</source>
        <translation>stejné rozdání znovu</translation>
    </message>
    <message>
        <source>by deal number</source>
        <translation>podle čísla rozdání</translation>
    </message>
    <message>
        <source>from a position</source>
        <translation>z&#xa0;pozice</translation>
    </message>
    <message>
        <source>Importing matches</source>
        <translation>Import zápasů</translation>
    </message>
    <message>
        <source>Exporting matches</source>
        <translation>Export zápasů</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Načítá se soubor…</translation>
    </message>
    <message>
        <source>{n} of {m} matches</source>
        <translation>Zápasy: {n} / {m}</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are already in the history.</source>
        <translation>
            <numerusform>%n zápas už v&#xa0;historii je.</numerusform>
            <numerusform>%n zápasy už v&#xa0;historii jsou.</numerusform>
            <numerusform>%n zápasů už v&#xa0;historii je.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” is empty.</source>
        <translation>Soubor „{file}“ je prázdný.</translation>
    </message>
    <message>
        <source>“{file}” is too large for a match.</source>
        <translation>Soubor „{file}“ je na zápas příliš velký.</translation>
    </message>
    <message>
        <source>“{file}” is not a Cardtable match. Nothing was changed.</source>
        <translation>Soubor „{file}“ není zápas Cardtable. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>“{file}” needs a newer version of Cardtable (format {version}).</source>
        <translation>Soubor „{file}“ vyžaduje novější verzi Cardtable (formát {version}).</translation>
    </message>
    <message>
        <source>This game is not installed: {game}</source>
        <translation>Tato hra není nainstalovaná: {game}</translation>
    </message>
    <message>
        <source>The match breaks the rules at step {n} and cannot be replayed.</source>
        <translation>Zápas porušuje pravidla v&#xa0;kroku {n} a nelze ho přehrát.</translation>
    </message>
    <message>
        <source>This file cannot be read: {file}</source>
        <translation>Tento soubor nelze přečíst: {file}</translation>
    </message>
    <message>
        <source>“{file}” is damaged. Nothing was changed.</source>
        <translation>Soubor „{file}“ je poškozený. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>Cards face up</source>
        <translation>Otevřené karty</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Předchozí rozdání</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>O&#xa0;krok zpět</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>O&#xa0;krok vpřed</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Úroveň</translation>
    </message>
    <message>
        <source>Points difference over time</source>
        <translation>Vývoj bodového rozdílu</translation>
    </message>
    <message numerus="yes">
        <source>average of %n matches</source>
        <translation>
            <numerusform>průměr: %n zápas</numerusform>
            <numerusform>průměr: %n zápasy</numerusform>
            <numerusform>průměr: %n zápasů</numerusform>
        </translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Stejné rozdání znovu</translation>
    </message>
    <message>
        <source>Figures of this game</source>
        <translation>Čísla k&#xa0;této hře</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportovat…</translation>
    </message>
    <message>
        <source>Statistics begin with your first match.</source>
        <translation>Statistiky začnou prvním zápasem.</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Všechny úrovně</translation>
    </message>
    <message numerus="yes">
        <source>%n matches with help, not counted.</source>
        <translation>
            <numerusform>%n zápas s&#xa0;pomocí se nepočítá.</numerusform>
            <numerusform>%n zápasy s&#xa0;pomocí se nepočítají.</numerusform>
            <numerusform>%n zápasů s&#xa0;pomocí se nepočítá.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still counting…</source>
        <translation>Ještě se počítá…</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Odehrané zápasy</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Úspěšnost</translation>
    </message>
    <message>
        <source>last {n}: {rate}</source>
        <translation>posledních {n}: {rate}</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Nejdelší série výher</translation>
    </message>
    <message>
        <source>{n} right now</source>
        <translation>{n} právě teď</translation>
    </message>
    <message>
        <source>Average per deal</source>
        <translation>Průměr na rozdání</translation>
    </message>
    <message>
        <source>opponents {n}</source>
        <translation>soupeři {n}</translation>
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
        <source>Weis per deal</source>
        <translation>Weis na rozdání</translation>
    </message>
    <message>
        <source>Matches (all nine tricks)</source>
        <translation>Match (všech devět zdvihů)</translation>
    </message>
    <message>
        <source>Wins with Schneider</source>
        <translation>Výhry se Schneiderem</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>Přenesené volby</translation>
    </message>
    <message>
        <source>Contracts chosen</source>
        <translation>Zvolené kontrakty</translation>
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
        <source>Contract</source>
        <translation>Kontrakt</translation>
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
        <source>Start page: games 1–4</source>
        <translation>Úvodní stránka: hra 1–4</translation>
    </message>
    <message>
        <source>Rules, at this point</source>
        <translation>Pravidla k&#xa0;této situaci</translation>
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
        <source>Claim remaining tricks</source>
        <translation>Nárokovat zbylé zdvihy</translation>
    </message>
    <message>
        <source>Say the score</source>
        <translation>Přečíst stav</translation>
    </message>
    <message>
        <source>First, last step</source>
        <translation>První, poslední krok</translation>
    </message>
    <message>
        <source>Continue or score sheet</source>
        <translation>Pokračovat nebo tabulka bodů</translation>
    </message>
    <message>
        <source>Say the trick on the table</source>
        <translation>Přečíst zdvih na stole</translation>
    </message>
    <message>
        <source>Say your hand by suits</source>
        <translation>Přečíst karty podle barev</translation>
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
    <name>lesson</name>
    <message>
        <source>One thing more: in Obenabe ({a}) and Undenufe ({b}) there are no trumps, and in Undenufe the six is the highest card.</source>
        <translation>Ještě něco: při Obenabe ({a}) a Undenufe ({b}) trumfy nejsou a při Undenufe je nejvyšší kartou šestka.</translation>
    </message>
    <message>
        <source>You and {name} are a team. Whoever reaches 3000 points first wins.</source>
        <translation>Vy a {name} jste tým. Vyhrává, kdo má dřív 3000 bodů.</translation>
    </message>
    <message>
        <source>You are forehand: choose trumps, Obenabe or Undenufe, or push. Your best suit: {suit}</source>
        <translation>Jste forhont: zvolte trumfy, Obenabe, nebo Undenufe, nebo přeneste volbu. Vaše nejlepší barva: {suit}</translation>
    </message>
    <message>
        <source>In that suit you hold the three highest cards, and everything counts {factor}.</source>
        <translation>V&#xa0;té barvě máte tři nejvyšší karty a všechno se počítá {factor}.</translation>
    </message>
    <message>
        <source>In trumps the Under is highest ({n}), then the nine ({m}), then the ace. Lead the {card_acc}.</source>
        <translation>V&#xa0;trumfech je nejvyšší spodek ({n}), pak devítka ({m}) a eso. Vyneste {card_acc}.</translation>
    </message>
    <message>
        <source>Pull the opponents’ trumps first: nobody can beat your Under.</source>
        <translation>Nejdřív stáhněte soupeřům trumfy: vašeho spodka nikdo nepřebije.</translation>
    </message>
    <message>
        <source>Three cards in a row are a Weis: the table announced it for you. {n} points, and in this contract everything counts {factor}.</source>
        <translation>Tři karty za sebou tvoří Weis: stůl ho za vás ohlásil. {n} bodů a v&#xa0;tomto kontraktu se všechno počítá {factor}.</translation>
    </message>
    <message>
        <source>Two trumps are still out, and the nine is now the highest: lead the {card_acc}.</source>
        <translation>Ostatní mají ještě dva trumfy a nejvyšší je teď devítka: vyneste {card_acc}.</translation>
    </message>
    <message>
        <source>As long as they hold trumps, they can trump your other cards.</source>
        <translation>Dokud mají trumfy, mohou jimi přebít vaše ostatní karty.</translation>
    </message>
    <message>
        <source>Only you hold trumps now. Lead the {card_acc}: your partner may have the ace.</source>
        <translation>Trumfy máte už jen vy. Vyneste {card_acc}: eso má možná váš partner.</translation>
    </message>
    <message>
        <source>Keep your trumps and high cards: let your partner take a trick.</source>
        <translation>Trumfy a vysoké karty si nechte: ať vezme zdvih partner.</translation>
    </message>
    <message>
        <source>{name} wins this trick: give your partner a card with many points.</source>
        <translation>Tento zdvih bere {name}: přihoďte partnerovi kartu za hodně bodů.</translation>
    </message>
    <message>
        <source>That card counts less: the gold one is worth {n}.</source>
        <translation>Ta karta má menší hodnotu: karta ve zlatém rámečku má {n}.</translation>
    </message>
    <message>
        <source>Follow suit or trump. If you can do neither, throw off any card.</source>
        <translation>Ctěte barvu, nebo přebijte trumfem. Nemáte-li ani jedno, přihoďte libovolnou kartu.</translation>
    </message>
    <message>
        <source>Your lowest trump is enough for this trick.</source>
        <translation>Na tento zdvih stačí váš nejnižší trumf.</translation>
    </message>
    <message>
        <source>You hold five cards. The turned-up card shows the trump: {suit}.</source>
        <translation>Máte pět karet. Otočená karta určuje trumfy: {suit}.</translation>
    </message>
    <message>
        <source>You hold the trump Unter: exchange it for the turned-up card before you lead.</source>
        <translation>Máte trumfového spodka: před výnosem ho vyměňte za otočenou kartu.</translation>
    </message>
    <message>
        <source>Once the stock is used up or closed, exchanging is over: do it now.</source>
        <translation>Jakmile je talon rozebraný nebo uzavřený, vyměnit už nelze: udělejte to teď.</translation>
    </message>
    <message>
        <source>While the stock is open, nobody has to follow suit. Lead the {card_acc}.</source>
        <translation>Dokud je talon otevřený, barva se ctít nemusí. Vyneste {card_acc}.</translation>
    </message>
    <message>
        <source>Nothing but a trump can beat the gold card.</source>
        <translation>Kartu ve zlatém rámečku přebije jen trumf.</translation>
    </message>
    <message>
        <source>The trick is yours: you draw first and lead again.</source>
        <translation>Zdvih je váš: lížete první a znovu vynášíte.</translation>
    </message>
    <message>
        <source>King and Ober of one suit: lead one of them and you declare {n}, in trumps {m}.</source>
        <translation>Král a svršek téže barvy: vyneste jednoho z&#xa0;nich a hlásíte {n}, v&#xa0;trumfech {m}.</translation>
    </message>
    <message>
        <source>The marriage is worth {n} points: take them first.</source>
        <translation>Hláška má hodnotu {n} bodů: nejdřív si vezměte je.</translation>
    </message>
    <message>
        <source>Enough for 66? Close the stock: then follow suit and beat, and nobody draws.</source>
        <translation>Stačí to na 66? Uzavřete talon: pak se ctí barva a přebíjí a už se nelíže.</translation>
    </message>
    <message>
        <source>As long as the stock is open, {name} keeps drawing and need not follow suit.</source>
        <translation>Dokud je talon otevřený, {name} dále líže a nemusí ctít barvu.</translation>
    </message>
    <message>
        <source>Now the strict rules hold: {name} must follow suit. Pull the trumps: lead the {card_acc}.</source>
        <translation>Teď platí povinnost ctít barvu: {name} ji musí ctít také. Stáhněte trumfy: vyneste {card_acc}.</translation>
    </message>
    <message>
        <source>Pull the trumps first, or {name} may trump your other cards.</source>
        <translation>Nejdřív stáhněte trumfy, jinak může {name} přebít vaše ostatní karty trumfem.</translation>
    </message>
    <message>
        <source>Your next trump is now the highest: lead the {card_acc}, and you have {n}.</source>
        <translation>Váš další trumf je teď nejvyšší: vyneste {card_acc} a máte {n} bodů.</translation>
    </message>
    <message>
        <source>That card may lose the trick; the gold one cannot.</source>
        <translation>S&#xa0;tou kartou můžete o&#xa0;zdvih přijít, s&#xa0;kartou ve zlatém rámečku ne.</translation>
    </message>
    <message>
        <source>You have 66, and {name} had no trick when you closed: {n} game points.</source>
        <translation>Máte 66 a {name} je při uzavření bez zdvihu. Zápasové body: {n}</translation>
    </message>
    <message>
        <source>One thing more: nil is a bid of no trick at all. It is worth {n} points, and costs as many if you take one.</source>
        <translation>Ještě něco: nil je závazek nevzít ani jeden zdvih. Vynáší {n} bodů a stejně tolik stojí, když přece nějaký vezmete.</translation>
    </message>
    <message>
        <source>High cards and spades win tricks: keep the {card_acc}. The next card is then discarded.</source>
        <translation>Zdvihy berou vysoké karty a piky: nechte si {card_acc}. Další karta se pak odhodí.</translation>
    </message>
    <message>
        <source>The highest card of all: {card}.</source>
        <translation>Nejvyšší karta ze všech: {card}.</translation>
    </message>
    <message>
        <source>Low cards seldom win a trick: discard this one. The next card is then yours, whatever it is.</source>
        <translation>Nízké karty zdvih berou zřídka: tuto odhoďte. Další karta je pak vaše, ať je jakákoli.</translation>
    </message>
    <message>
        <source>The next card will probably be better.</source>
        <translation>Další karta bude nejspíš lepší.</translation>
    </message>
    <message>
        <source>Bid the number of tricks you will win. With these cards: {n}</source>
        <translation>Nahlaste, kolik zdvihů získáte. S&#xa0;těmito kartami: {n}</translation>
    </message>
    <message>
        <source>Count your aces, and one trick for trumping the suit you do not hold.</source>
        <translation>Spočítejte svá esa a přidejte jeden zdvih za to, že chybějící barvu přebijete trumfem.</translation>
    </message>
    <message>
        <source>Follow suit: {suit}. The highest card wins the trick.</source>
        <translation>Ctěte barvu: {suit}. Zdvih bere nejvyšší karta.</translation>
    </message>
    <message>
        <source>That card is too low: {name} would win the trick.</source>
        <translation>Tato karta je příliš nízká: zdvih pak bere {name}.</translation>
    </message>
    <message>
        <source>You lead, but no spade yet: spades are not broken. Lead the {card_acc}, a card you can do without.</source>
        <translation>Vynášíte, ale ještě ne piky: nejsou prolomené. Vyneste {card_acc}, tuto kartu můžete postrádat.</translation>
    </message>
    <message>
        <source>Keep that one: you may need it later.</source>
        <translation>Tu si nechte: může se ještě hodit.</translation>
    </message>
    <message>
        <source>You cannot follow suit: any spade takes the trick and breaks spades.</source>
        <translation>Vynesenou barvu nemáte: zdvih vezme kterákoli piková karta a piky jsou tím prolomené.</translation>
    </message>
    <message>
        <source>The lowest spade is enough to win this trick.</source>
        <translation>Na tento zdvih stačí nejnižší piková karta.</translation>
    </message>
    <message>
        <source>Spades are broken: now you may lead them too. Lead the {card_acc}: no card is higher.</source>
        <translation>Piky jsou prolomené: teď je smíte i vynést. Vyneste {card_acc}: žádná karta není vyšší.</translation>
    </message>
    <message>
        <source>One trick is missing from your bid, and the gold card is sure to win it.</source>
        <translation>K&#xa0;závazku chybí ještě jeden zdvih a karta ve zlatém rámečku ho jistě vezme.</translation>
    </message>
    <message>
        <source>Your bid is made. Every further trick is a bag: 1 point, but 10 bags cost 100.</source>
        <translation>Závazek je splněný. Každý další zdvih je nadzdvih: 1 bod, ale 10 nadzdvihů stojí 100.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>You may play that, but look at the gold card.</source>
        <translation>I to smíte zahrát, ale všimněte si karty ve zlatém rámečku.</translation>
    </message>
    <message>
        <source>You may do that, but look at what is framed in gold.</source>
        <translation>I to smíte, ale všimněte si, co je ve zlatém rámečku.</translation>
    </message>
    <message>
        <source>Skip lesson</source>
        <translation>Přeskočit lekci</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Výborně!</translation>
    </message>
    <message>
        <source>That is all you need. Now play a real match.</source>
        <translation>Víc vědět nemusíte. Teď si zahrajte skutečný zápas.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ještě jednou</translation>
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
        <source>Sound</source>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Přístupnost</translation>
    </message>
    <message>
        <source>Play with one click</source>
        <translation>Hrát jedním kliknutím</translation>
    </message>
    <message>
        <source>Play by dragging too</source>
        <translation>Hrát i přetažením</translation>
    </message>
    <message>
        <source>Allow claiming the remaining tricks</source>
        <translation>Povolit nárokování zbylých zdvihů</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Povolit rady</translation>
    </message>
    <message>
        <source>Ask before undo</source>
        <translation>Ptát se před vrácením tahu</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Přehrávat zvuky</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Oznámení</translation>
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
        <source>Off: the first click lifts the card, the second plays it.</source>
        <translation>Vypnuto: první kliknutí kartu zvedne, druhé ji zahraje.</translation>
    </message>
    <message>
        <source>Pull a card from your hand onto the table.</source>
        <translation>Přetáhněte kartu z&#xa0;ruky na stůl.</translation>
    </message>
    <message>
        <source>Only when they are certain; the score stays the same.</source>
        <translation>Jen jsou-li jisté; skóre se nemění.</translation>
    </message>
    <message>
        <source>A match with undo is marked in the history.</source>
        <translation>Zápas s&#xa0;vrácenými tahy je v&#xa0;historii označený.</translation>
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
        <source>Cards, calls and results; no music.</source>
        <translation>Karty, hlášky a výsledky; bez hudby.</translation>
    </message>
    <message>
        <source>At 100 points a sequence beats four of a kind</source>
        <translation>Při 100 bodech je postupka víc než čtveřice</translation>
    </message>
    <message>
        <source>Split long sequences</source>
        <translation>Dělit dlouhé postupky</translation>
    </message>
    <message>
        <source>So it is played in most of Switzerland.</source>
        <translation>Tak se většinou hraje ve Švýcarsku.</translation>
    </message>
    <message>
        <source>Eight or nine cards may count as two sequences.</source>
        <translation>Osm nebo devět karet lze počítat jako dvě postupky.</translation>
    </message>
    <message>
        <source>The deck folder cannot be used. Pictures missing: {n}</source>
        <translation>Složku s&#xa0;kartami nelze použít. Chybějící obrázky: {n}</translation>
    </message>
    <message>
        <source>First missing card: {card}</source>
        <translation>První chybějící karta: {card}</translation>
    </message>
    <message>
        <source>This picture cannot be read: {file}</source>
        <translation>Tento obrázek nelze načíst: {file}</translation>
    </message>
    <message>
        <source>The deck folder cannot be used: its deck.json is for other cards.</source>
        <translation>Složku nelze použít: soubor deck.json patří k&#xa0;jiným kartám.</translation>
    </message>
    <message>
        <source>The deck folder cannot be opened.</source>
        <translation>Složku s&#xa0;kartami nelze otevřít.</translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <translation>Šnops (Schnapsen)</translation>
    </message>
    <message>
        <source>Jass</source>
        <translation>Jass</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Změny platí okamžitě.</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Vybrat složku…</translation>
    </message>
    <message>
        <source>Built-in cards</source>
        <translation>Vestavěné karty</translation>
    </message>
    <message>
        <source>Start with the last game</source>
        <translation>Začínat poslední hrou</translation>
    </message>
    <message>
        <source>Ask before quitting</source>
        <translation>Před ukončením požádat o&#xa0;potvrzení</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Méně pohybu</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Velikost textu</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Potah stolu</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Velikost karet</translation>
    </message>
    <message>
        <source>Left-handed layout</source>
        <translation>Rozložení pro leváky</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Do kliknutí</translation>
    </message>
    <message>
        <source>Large corner letters</source>
        <translation>Velké znaky v&#xa0;rozích</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Pořadí karet v&#xa0;ruce</translation>
    </message>
    <message>
        <source>Low cards on the left</source>
        <translation>Nízké karty vlevo</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <source>Own deck folder</source>
        <translation>Složka s&#xa0;vlastními kartami</translation>
    </message>
    <message>
        <source>A folder with one SVG picture per card.</source>
        <translation>Složka s&#xa0;jedním obrázkem SVG na kartu.</translation>
    </message>
    <message>
        <source>Skips the start page and goes on where you stopped.</source>
        <translation>Přeskočí úvodní stránku a pokračuje v&#xa0;rozehraném zápase.</translation>
    </message>
    <message>
        <source>Your match is saved in any case.</source>
        <translation>Zápas se v&#xa0;každém případě uloží.</translation>
    </message>
    <message>
        <source>What a screen reader says about bids, cards and tricks.</source>
        <translation>Co odečítač obrazovky říká o&#xa0;závazcích, kartách a zdvizích.</translation>
    </message>
    <message>
        <source>Plain colours, strong edges, text that is easy to read.</source>
        <translation>Plné barvy, výrazné okraje, dobře čitelný text.</translation>
    </message>
    <message>
        <source>Cards fade instead of flying.</source>
        <translation>Karty se prolínají místo létání.</translation>
    </message>
    <message>
        <source>Every game has its own, or one for all.</source>
        <translation>Každá hra má svůj, nebo jeden pro všechny.</translation>
    </message>
    <message>
        <source>Panel, stock and buttons change sides.</source>
        <translation>Panel, talon a tlačítka si vymění strany.</translation>
    </message>
    <message>
        <source>Rank and suit twice as large.</source>
        <translation>Hodnota a barva dvakrát větší.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Jazyk systému</translation>
    </message>
    <message>
        <source>As the system font</source>
        <translation>Podle systémového písma</translation>
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
        <source>On</source>
        <translation>Zapnuto</translation>
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
        <source>Terse</source>
        <translation>Stručná</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Úplná</translation>
    </message>
    <message>
        <source>As the game</source>
        <translation>Podle hry</translation>
    </message>
    <message>
        <source>Green baize</source>
        <translation>Zelené sukno</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Půlnoční modrá</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Vínová</translation>
    </message>
    <message>
        <source>Petrol</source>
        <translation>Petrolejová</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lněné plátno</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dvě barvy</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Čtyři barvy</translation>
    </message>
    <message>
        <source>Four colours, colour-blind safe</source>
        <translation>Čtyři barvy, i pro barvoslepé</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Podle barvy</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Podle hodnoty</translation>
    </message>
    <message>
        <source>Trumps on the right</source>
        <translation>Trumfy vpravo</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>V&#xa0;pořadí rozdání</translation>
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
        <source>Quiet</source>
        <translation>Tiše</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Nahlas</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia (PySide6-Addons), which is not installed.</source>
        <translation>Ke zvukům je třeba Qt Multimedia (PySide6-Addons); není nainstalováno.</translation>
    </message>
    <message>
        <source>No sound device was found.</source>
        <translation>Nebylo nalezeno zvukové zařízení.</translation>
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
        <source>Schieber Jass</source>
        <translation>Schieber Jass</translation>
    </message>
    <message>
        <source>{players} players · You and a computer partner against {opponents} opponents · Match to {target} points</source>
        <translation>{players} hráči · Vy a AI partner proti {opponents} AI soupeřům · Zápas o&#xa0;{target} bodů</translation>
    </message>
    <message>
        <source>Choose the contract or push to your partner; tricks, Weis and Stöck bring points.</source>
        <translation>Zvolte kontrakt, nebo přeneste volbu na partnera; body přinášejí zdvihy, Weis a Stöck.</translation>
    </message>
    <message>
        <source>{players} players take part. Opposite seats form a team: you and a computer partner play against {opponents} computer opponents.</source>
        <translation>Hrají {players} hráči. Protější místa tvoří tým: vy a AI partner proti {opponents} AI soupeřům.</translation>
    </message>
    <message>
        <source>The first team to reach {target} points wins the match.</source>
        <translation>Zápas vyhrává tým, který první dosáhne {target} bodů.</translation>
    </message>
    <message>
        <source>Opponents who stay under {schneider} points are Schneider.</source>
        <translation>Soupeři, kteří zůstanou pod {schneider} body, jsou Schneider.</translation>
    </message>
    <message>
        <source>The game uses {cards} Swiss-suited cards, {suit_cards} in each suit: ace, king, Ober, Under, Banner, 9, 8, 7, 6. The suits are acorns, roses, shields and bells.</source>
        <translation>Hraje se se švýcarskými kartami ({cards} karet), v&#xa0;každé barvě {suit_cards}: eso (Ass), král (König), svršek (Ober), spodek (Under), prapor (Banner), 9, 8, 7, 6. Barvy jsou žaludy, růže, štíty a zvony (v&#xa0;mariášových kartách kule).</translation>
    </message>
    <message>
        <source>The cards are dealt counter-clockwise in packets of {packet}, until each player has {hand} cards.</source>
        <translation>Rozdává se proti směru hodinových ručiček, vždy po {packet} kartách, až má každý {hand} karet.</translation>
    </message>
    <message>
        <source>In the first deal, forehand is the player who holds the 7 of roses. Later the player to the dealer’s right begins, and the deal passes to the right.</source>
        <translation>V&#xa0;prvním rozdání je forhontem hráč, který drží sedmičku růží (7). Později začíná ten, kdo sedí po pravici rozdávajícího, a rozdávání se posouvá doprava.</translation>
    </message>
    <message>
        <source>Forehand chooses the contract: one of the {trump_suits} trump suits, Obenabe (no trumps, from high to low) or Undenufe (no trumps, from low to high). Forehand may also push the choice to the partner, who must then choose.</source>
        <translation>Forhont volí kontrakt: kteroukoli ze {trump_suits} trumfových barev, Obenabe (bez trumfů, od nejvyšší po nejnižší) nebo Undenufe (bez trumfů, od nejnižší po nejvyšší). Volbu smí také přenést na partnera; ten pak zvolit musí.</translation>
    </message>
    <message>
        <source>The contract multiplies all points of the deal: acorns and roses ×{single}, shields and bells ×{double}, Obenabe ×{obenabe}, Undenufe ×{undenufe}.</source>
        <translation>Kontrakt určuje násobitel všech bodů rozdání: žaludy a růže ×{single}, štíty a zvony ×{double}, Obenabe ×{obenabe}, Undenufe ×{undenufe}.</translation>
    </message>
    <message>
        <source>Plain order from high to low: ace, king, Ober, Under, Banner, 9, 8, 7, 6.</source>
        <translation>Běžné pořadí od nejvyšší: eso, král, svršek, spodek, prapor, 9, 8, 7, 6.</translation>
    </message>
    <message>
        <source>Trump order from high to low: Under, 9, ace, king, Ober, Banner, 8, 7, 6. In Undenufe the plain order is reversed.</source>
        <translation>Pořadí trumfů od nejvyššího: spodek, 9, eso, král, svršek, prapor, 8, 7, 6. Při Undenufe se běžné pořadí obrací.</translation>
    </message>
    <message>
        <source>Without trumps: follow suit if you can.</source>
        <translation>Bez trumfů: ctěte barvu, pokud můžete.</translation>
    </message>
    <message>
        <source>With trumps: follow suit or play a trump; if you cannot follow suit, play any card. If a plain-suit lead has already been trumped, you may not undertrump unless you hold only trumps.</source>
        <translation>S&#xa0;trumfy: ctěte barvu, nebo přebijte trumfem; nemáte-li vynesenou barvu, zahrajte libovolnou kartu. Byla-li vedlejší barva už přebita trumfem, nesmíte podtrumfovat, ledaže máte v&#xa0;ruce jen trumfy.</translation>
    </message>
    <message>
        <source>If a trump is led, play a trump if you can. If the trump Under is your only trump, you need not play it.</source>
        <translation>Na vynesený trumf zahrajte trumf, pokud můžete. Je-li trumfový spodek vaším jediným trumfem, nemusíte ho přiznat.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. If there is no trump in it, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>Padly-li trumfy, získává zdvih nejvyšší z&#xa0;nich. Nepadl-li žádný, získává ho nejvyšší karta vynesené barvy. Vítěz zdvihu vynáší k&#xa0;dalšímu.</translation>
    </message>
    <message>
        <source>Small Weis: a sequence of {run3} cards of the same suit scores {run3_points} points, a sequence of {run4} cards {run4_points}, a sequence of {run5} or more cards {run5_points}.</source>
        <translation>Malé Weis: postupka {run3} karet stejné barvy přináší {run3_points} bodů, postupka {run4} karet {run4_points}, postupka {run5} a více karet {run5_points}.</translation>
    </message>
    <message>
        <source>{four} aces, kings, Obers or Banners score {four_points}. {four} Unders score {four_unders_points}. {four} nines score nothing.</source>
        <translation>{four} esa, králové, svršci nebo prapory přinášejí {four_points} bodů. {four} spodci přinášejí {four_unders_points} bodů. {four} devítky nepřinášejí nic.</translation>
    </message>
    <message>
        <source>Sequences follow the plain order, also in trumps. A card of a combination cannot belong to another.</source>
        <translation>Postupky se řídí běžným pořadím, i v&#xa0;trumfech. Karta z&#xa0;některé kombinace nemůže patřit do jiné.</translation>
    </message>
    <message>
        <source>In the first trick each player’s best combination is announced automatically. Combinations are compared by points, kind, length, rank, trump and order of play.</source>
        <translation>V&#xa0;prvním zdvihu stůl za každého hráče sám ohlásí jeho nejlepší kombinaci. Porovnávají se postupně body, druh, délka, výška karet, trumfy a pořadí ve hře.</translation>
    </message>
    <message>
        <source>The team with the best combination scores all valid combinations of both its players. The opponents score none of theirs.</source>
        <translation>Nejlepší kombinace rozhoduje: její tým získává body za všechny platné kombinace obou svých hráčů. Soupeři vyjdou naprázdno.</translation>
    </message>
    <message>
        <source>In Undenufe ranks are compared the other way round, for sequences and for four of a kind of equal value.</source>
        <translation>Při Undenufe se výška karet porovnává obráceně, u&#xa0;postupek i u&#xa0;stejně hodnotných čtveřic.</translation>
    </message>
    <message>
        <source>Stöck is the king and Ober of trumps in the same hand. It scores {stoeck} points when the second of them is played, or earlier if that wins the match.</source>
        <translation>Stöck je král a svršek v&#xa0;trumfech u&#xa0;téhož hráče. Přináší {stoeck} bodů, jakmile hráč zahraje druhou z&#xa0;těchto karet, nebo dříve, vyhraje-li se tím zápas.</translation>
    </message>
    <message>
        <source>Weis and Stöck are multiplied by the contract’s multiplier.</source>
        <translation>Weis i Stöck se násobí násobitelem kontraktu.</translation>
    </message>
    <message>
        <source>Ace, king, Ober, Under and Banner count {ace}, {king}, {ober}, {under} and {banner}; other cards count {other}. The trump Under counts {trump_under}, the trump nine {trump_nine}.</source>
        <translation>Eso, král, svršek, spodek a prapor mají {ace}, {king}, {ober}, {under} a {banner} bodů; ostatní karty mají {other}. Trumfový spodek má {trump_under} bodů, trumfová devítka {trump_nine}.</translation>
    </message>
    <message>
        <source>Without trumps each eight counts {eight}. In Undenufe, too, the aces keep their {ace}.</source>
        <translation>Bez trumfů má každá osmička {eight} bodů. I při Undenufe mají esa {ace} bodů.</translation>
    </message>
    <message>
        <source>The last trick adds {last_trick} points. That makes {base_points} base points in all.</source>
        <translation>Za poslední zdvih je navíc {last_trick} bodů. Dohromady je to {base_points} základních bodů.</translation>
    </message>
    <message>
        <source>If a team wins all {tricks} tricks (Match), {match_bonus} points are added. The score of the deal is multiplied by the contract’s multiplier.</source>
        <translation>Tým, který získá všech {tricks} zdvihů (Match neboli durch), má navíc {match_bonus} bodů. Body za rozdání se násobí násobitelem kontraktu.</translation>
    </message>
    <message>
        <source>The live score recognises {target} by itself. In the first trick the order is: Stöck, then Weis, then the points of the trick.</source>
        <translation>Průběžné skóre samo pozná {target} bodů. V&#xa0;prvním zdvihu je pořadí toto: nejdříve Stöck, pak Weis, nakonec body za zdvih.</translation>
    </message>
    <message>
        <source>The table makes all declarations automatically. They replace spoken declarations and the penalties for false claims.</source>
        <translation>Stůl hlásí vše automaticky. Odpadá tak mluvené hlášení i tresty za neoprávněné nároky.</translation>
    </message>
    <message>
        <source>Choosing the contract</source>
        <translation>Volba kontraktu</translation>
    </message>
    <message>
        <source>Weis and Stöck</source>
        <translation>Weis a Stöck</translation>
    </message>
    <message>
        <source>The first dealer is drawn at random.</source>
        <translation>O&#xa0;prvním rozdávajícím rozhoduje los.</translation>
    </message>
    <message>
        <source>The player to the dealer’s right gets the first cards.</source>
        <translation>První karty dostává hráč po pravici rozdávajícího.</translation>
    </message>
    <message>
        <source>The first forehand deals the second deal.</source>
        <translation>Druhé rozdání rozdává první forhont.</translation>
    </message>
    <message>
        <source>Forehand always leads to the first trick, even after pushing.</source>
        <translation>K&#xa0;prvnímu zdvihu vynáší vždy forhont, i když volbu přenesl na partnera.</translation>
    </message>
    <message>
        <source>You never have to trump or overtrump a plain suit.</source>
        <translation>Vedlejší barvu nikdy nemusíte přebíjet trumfem ani vyšším trumfem.</translation>
    </message>
    <message>
        <source>If you hold only trumps, you may play any of them, even a lower trump.</source>
        <translation>Máte-li v&#xa0;ruce jen trumfy, smíte zahrát kterýkoli, i nižší.</translation>
    </message>
    <message>
        <source>In Obenabe and Undenufe no Under has a privilege: it must follow suit like any other card.</source>
        <translation>Při Obenabe a Undenufe nemá žádný spodek výsadu: i s&#xa0;ním musíte ctít barvu.</translation>
    </message>
    <message>
        <source>{four} eights, sevens or sixes score nothing either.</source>
        <translation>Ani {four} osmičky, sedmičky nebo šestky nepřinášejí nic.</translation>
    </message>
    <message>
        <source>If a card fits both a scoring four of a kind and a sequence, it counts in the four of a kind.</source>
        <translation>Hodí-li se karta do bodované čtveřice i do postupky, počítá se do čtveřice.</translation>
    </message>
    <message>
        <source>A long sequence is a single combination and is never split: even {longest_run} cards score {run5_points}.</source>
        <translation>Dlouhá postupka je jediná kombinace a nikdy se nedělí: i {longest_run} karet přináší {run5_points} bodů.</translation>
    </message>
    <message>
        <source>A combination is shown when its player plays their first card. Nobody can decline.</source>
        <translation>Kombinace se ukáže, jakmile hráč zahraje svou první kartu. Vzdát se jí nelze.</translation>
    </message>
    <message>
        <source>At {run5_points} points against {four_points}, four of a kind beats a sequence.</source>
        <translation>Při {run5_points} bodech proti {four_points} je čtveřice vyšší než postupka.</translation>
    </message>
    <message>
        <source>Without trumps, trump is left out of the comparison.</source>
        <translation>Bez trumfů se trumfy při porovnávání vynechávají.</translation>
    </message>
    <message>
        <source>A team scores Weis even without a trick.</source>
        <translation>Weis se počítá i týmu bez zdvihu.</translation>
    </message>
    <message>
        <source>Stöck is not part of Weis and cannot be beaten. Its cards may also belong to a combination.</source>
        <translation>Stöck není Weis a nelze ho překonat. Jeho karty smějí patřit i do kombinace.</translation>
    </message>
    <message>
        <source>Without trumps there is no Stöck.</source>
        <translation>Bez trumfů Stöck není.</translation>
    </message>
    <message>
        <source>Nothing is scored until all {first_trick_cards} cards of the first trick are on the table.</source>
        <translation>Nic se nepočítá, dokud na stole neleží všechny {first_trick_cards} karty prvního zdvihu.</translation>
    </message>
    <message>
        <source>All points count at once, in the order in which they are won. As soon as a team has {target}, the match is over; the rest of the deal no longer counts.</source>
        <translation>Všechny body se počítají hned, v&#xa0;pořadí, v&#xa0;jakém byly získány. Jakmile má tým {target} bodů, zápas končí; zbytek rozdání se už nepočítá.</translation>
    </message>
    <message>
        <source>Stöck counts early if it brings its team to {target}, also together with Weis or a trick.</source>
        <translation>Stöck se počítá dříve, pokud s&#xa0;ním tým dosáhne {target} bodů, třeba i spolu s&#xa0;Weis nebo se zdvihem.</translation>
    </message>
    <message>
        <source>Schneider is only a label and changes no points. The score at the end of the match decides.</source>
        <translation>Schneider je jen označení a body nemění. Rozhoduje skóre na konci zápasu.</translation>
    </message>
    <message>
        <source>The losers cannot use Stöck early to escape Schneider.</source>
        <translation>Poražení si nemohou započítat Stöck dříve, aby unikli Schneideru.</translation>
    </message>
    <message>
        <source>Sixes count {six} in Undenufe, too.</source>
        <translation>Šestky mají i při Undenufe {six} bodů.</translation>
    </message>
    <message>
        <source>Cards that may not be played are shown darker. The only playable card is played automatically. You can switch this off in Preferences (Auto Play One).</source>
        <translation>Nehratelné karty jsou tmavší. Jediná hratelná karta se zahraje automaticky. V&#xa0;Nastavení to lze vypnout (Auto Play One).</translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <translation>Šnops (Schnapsen)</translation>
    </message>
    <message>
        <source>{players} players · You against the computer · {match_points}-point match</source>
        <translation>{players} hráči · Vy proti AI · Zápas na {match_points} bodů</translation>
    </message>
    <message>
        <source>Win tricks and declare marriages until you have {deal_target} card points.</source>
        <translation>Získávejte zdvihy a hlaste hlášky, dokud nemáte {deal_target} bodů v&#xa0;kartách.</translation>
    </message>
    <message>
        <source>{players} opponents play against each other. Whoever first reaches {deal_target} card points, by a trick or by a valid marriage, wins the deal.</source>
        <translation>Proti sobě hrají {players} soupeři. Kdo jako první dosáhne {deal_target} bodů v&#xa0;kartách, zdvihem nebo platnou hláškou, vyhrává rozdání.</translation>
    </message>
    <message>
        <source>Both players start with {match_points} match points. The game points you win are taken off your own. Whoever first gets down to {match_end} wins the match.</source>
        <translation>Oba hráči začínají se skóre zápasu {match_points}. Získané zápasové body se odečítají od vlastního skóre. Kdo se jako první dostane na {match_end}, vyhrává zápas.</translation>
    </message>
    <message>
        <source>The game uses {cards} German-suited cards. From high to low: Daus (the ace), ten, king, Ober, Unter. They are worth {ace}, {ten}, {king}, {ober} and {unter} card points.</source>
        <translation>Hraje se s&#xa0;mariášovými kartami ({cards} karet). Pořadí od nejvyšší: eso (Daus), desítka, král (König), svršek (Ober), spodek (Unter). Mají hodnotu {ace}, {ten}, {king}, {ober} a {unter} body v&#xa0;kartách.</translation>
    </message>
    <message>
        <source>Each player is dealt {first_packet} cards. The next card is turned up and shows the trump suit. Each player is then dealt {second_packet} more. The other {rest} cards go face down on top of the turned-up trump: together they form a stock of {stock}.</source>
        <translation>Každý hráč dostane {first_packet} karty. Další karta se otočí a určuje trumfovou barvu. Pak každý dostane ještě {second_packet} karty. Zbylých {rest} karet se položí lícem dolů na otočený trumf: tak vznikne talon {stock} karet.</translation>
    </message>
    <message>
        <source>The non-dealer leads first. The players take turns to deal.</source>
        <translation>První vynáší nerozdávající hráč. V&#xa0;rozdávání se hráči střídají.</translation>
    </message>
    <message>
        <source>While the stock is open, you need not follow suit or play a trump. The higher card of the suit led wins the trick, unless it is trumped.</source>
        <translation>Dokud je talon otevřený, nemusíte ctít barvu ani hrát trumf. Zdvih získává vyšší karta vynesené barvy, není-li přebita trumfem.</translation>
    </message>
    <message>
        <source>The winner of the trick draws first, the loser second. The winner leads to the next trick. At the last draw the loser takes the turned-up trump.</source>
        <translation>Vítěz zdvihu si líže první, poražený druhý. K&#xa0;dalšímu zdvihu vynáší vítěz. Při posledním lízání si poražený bere otočený trumf.</translation>
    </message>
    <message>
        <source>Once the stock is used up or closed, you must follow suit and beat the card led if you can. If you cannot beat it, follow suit with a lower card. If you have no card of the suit led, play a trump. If you have no trump either, play any card.</source>
        <translation>Je-li talon rozebraný nebo uzavřený, musíte ctít barvu a vynesenou kartu přebít, pokud můžete. Nemůžete-li ji přebít, přidejte nižší kartu téže barvy. Nemáte-li vynesenou barvu, zahrajte trumf. Nemáte-li ani trumf, zahrajte libovolnou kartu.</translation>
    </message>
    <message>
        <source>While the stock is open, the player on lead may exchange the trump Unter for the turned-up trump.</source>
        <translation>Dokud je talon otevřený, smí vynášející hráč vyměnit trumfového spodka za otočený trumf.</translation>
    </message>
    <message>
        <source>Lead a king or an Ober while you hold the other of the same suit: this is a marriage. It is worth {marriage} points, or {trump_marriage} in trumps.</source>
        <translation>Vynesete-li krále nebo svrška a máte-li v&#xa0;ruce i druhou z&#xa0;těchto karet téže barvy, je to hláška. Přináší {marriage} bodů, v&#xa0;trumfech {trump_marriage}.</translation>
    </message>
    <message>
        <source>If you have not won a trick yet, the bonus waits until your first trick.</source>
        <translation>Nemáte-li ještě žádný zdvih, bonus čeká na váš první zdvih.</translation>
    </message>
    <message>
        <source>Each player may declare each suit once, also after closing.</source>
        <translation>Každý hráč smí každou barvu hlásit jednou, i po uzavření talonu.</translation>
    </message>
    <message>
        <source>You may close the stock before you lead, after drawing, with {closing_hand} cards in hand. Nobody draws any more, and the strict rules hold at once. Your opponent’s points and tricks are recorded at that moment.</source>
        <translation>Talon smíte uzavřít před výnosem, po líznutí a s&#xa0;{closing_hand} kartami v&#xa0;ruce. Pak už nikdo nelíže a hned platí povinnost ctít barvu a přebíjet. Body a zdvihy soupeře se v&#xa0;tu chvíli zaznamenají.</translation>
    </message>
    <message>
        <source>The table recognises {deal_target} by itself, at a marriage that scores or at a trick.</source>
        <translation>Stůl sám pozná {deal_target} bodů, při hlášce, která se počítá, i při zdvihu.</translation>
    </message>
    <message>
        <source>You win {low_win} game point if your opponent has at least {threshold} card points, {middle_win} if they have a trick but fewer than {threshold}, and {high_win} if they have no trick.</source>
        <translation>Získáváte {low_win} zápasový bod, má-li soupeř alespoň {threshold} bodů v&#xa0;kartách, {middle_win}, má-li zdvih, ale méně než {threshold}, a {high_win}, nemá-li žádný zdvih.</translation>
    </message>
    <message>
        <source>A player who closes and succeeds wins {low_win} to {high_win} game points. The opponent’s points and tricks at closing decide how many.</source>
        <translation>Kdo talon uzavře a uspěje, získává {low_win} až {high_win} zápasové body. O&#xa0;jejich počtu rozhodují body a zdvihy soupeře při uzavření.</translation>
    </message>
    <message>
        <source>If the closer fails, or the opponent reaches {deal_target} first, the opponent wins {failed_close} game points. If the opponent had no trick at closing, it is {failed_close_no_trick}.</source>
        <translation>Neuspěje-li hráč, který talon uzavřel, nebo dosáhne-li soupeř {deal_target} bodů dříve, získává soupeř {failed_close} zápasové body. Neměl-li při uzavření žádný zdvih, získává {failed_close_no_trick}.</translation>
    </message>
    <message>
        <source>If the stock was not closed and nobody has {deal_target}, the last trick wins {last_trick_win} game point. There is no bonus of {no_last_trick_bonus} card points for the last trick.</source>
        <translation>Nebyl-li talon uzavřen a nikdo nemá {deal_target} bodů, přináší poslední zdvih {last_trick_win} zápasový bod. Za poslední zdvih není žádný bonus {no_last_trick_bonus} bodů.</translation>
    </message>
    <message>
        <source>A player who closes and ends below {deal_target} loses the deal.</source>
        <translation>Kdo talon uzavře a zůstane pod {deal_target} body, prohrává rozdání.</translation>
    </message>
    <message>
        <source>The non-dealer gets the first cards.</source>
        <translation>První karty dostává nerozdávající hráč.</translation>
    </message>
    <message>
        <source>You may exchange without having a trick, even at the first lead of the deal. You may also exchange when the stock has only {exchange_stock_min} cards left.</source>
        <translation>Vyměnit smíte i bez zdvihu, třeba hned při prvním výnosu. Smíte i tehdy, když v&#xa0;talonu zbývají jen {exchange_stock_min} karty.</translation>
    </message>
    <message>
        <source>The same holds for closing: no trick is needed, and {closing_stock_min} cards in the stock are enough.</source>
        <translation>Pro uzavření platí totéž: zdvih není potřeba a stačí {closing_stock_min} karty v&#xa0;talonu.</translation>
    </message>
    <message>
        <source>Before you lead you may exchange and then close. After closing no exchange is possible.</source>
        <translation>Před výnosem smíte nejdříve vyměnit a pak uzavřít. Po uzavření už vyměnit nelze.</translation>
    </message>
    <message>
        <source>The card you get in the exchange may complete a marriage at once.</source>
        <translation>Karta získaná výměnou může hned patřit k&#xa0;hlášce.</translation>
    </message>
    <message>
        <source>The table declares a marriage automatically when you lead its king or Ober.</source>
        <translation>Stůl hlásí hlášku automaticky, když vynesete jejího krále nebo svrška.</translation>
    </message>
    <message>
        <source>Marriages also count when the stock is used up.</source>
        <translation>Hlášky se počítají, i když je talon rozebraný.</translation>
    </message>
    <message>
        <source>If you win no trick in the deal, the waiting bonus is lost.</source>
        <translation>Nezískáte-li v&#xa0;rozdání žádný zdvih, čekající bonus propadá.</translation>
    </message>
    <message>
        <source>After a trick its points count first, then a waiting bonus. Then the table checks for {deal_target}, and only then do the players draw.</source>
        <translation>Po zdvihu se nejdříve počítají jeho body, pak čekající bonus. Potom stůl zkontroluje, zda má někdo {deal_target} bodů, a teprve pak se líže.</translation>
    </message>
    <message>
        <source>If a marriage brings you to {deal_target}, the deal ends at once. Your opponent plays no card to it.</source>
        <translation>Dosáhnete-li {deal_target} bodů hláškou, rozdání hned končí. Soupeř už kartu nehraje.</translation>
    </message>
    <message>
        <source>The opponent’s marriages count towards the {threshold} card points, but a waiting bonus does not.</source>
        <translation>Do {threshold} bodů v&#xa0;kartách se počítají i hlášky soupeře, čekající bonus však ne.</translation>
    </message>
    <message>
        <source>If several cards obey the strict rules, you choose among them.</source>
        <translation>Vyhovuje-li povinnosti více karet, můžete si z&#xa0;nich vybrat.</translation>
    </message>
    <message>
        <source>After closing, the last trick wins no game point.</source>
        <translation>Po uzavření talonu nepřináší poslední zdvih žádný zápasový bod.</translation>
    </message>
    <message>
        <source>Whoever would go below {match_end} also wins the match; the score then shows {match_end}.</source>
        <translation>Zápas vyhrává i ten, kdo by se dostal pod {match_end}; skóre pak ukazuje {match_end}.</translation>
    </message>
    <message>
        <source>The only playable card is played automatically (Auto Play One). This does not happen when you lead and could still exchange or close.</source>
        <translation>Jediná hratelná karta se zahraje automaticky (Auto Play One). Neplatí to při výnosu, dokud můžete vyměnit nebo uzavřít.</translation>
    </message>
    <message>
        <source>Two-Handed Spades ({target})</source>
        <translation>Piky ve dvou ({target})</translation>
    </message>
    <message>
        <source>{players} players · You against the computer · First to {target}</source>
        <translation>{players} hráči · Vy proti AI · Do {target} bodů</translation>
    </message>
    <message>
        <source>Choose your {hand} cards, bid the tricks you will win, and make your bid.</source>
        <translation>Vyberte si svých {hand} karet, nahlaste počet zdvihů a splňte svůj závazek.</translation>
    </message>
    <message>
        <source>{players} players: you against the computer.</source>
        <translation>{players} hráči: vy proti AI.</translation>
    </message>
    <message>
        <source>Score as many points as you can. The first player to reach {target} points wins the match.</source>
        <translation>Získejte co nejvíce bodů. Kdo jako první dosáhne {target} bodů, vyhrává zápas.</translation>
    </message>
    <message>
        <source>The game uses a standard pack of {cards} cards. The order in every suit, from high to low: A K Q J 10 9 8 7 6 5 4 3 2.</source>
        <translation>Hraje se s&#xa0;francouzskými kartami ({cards} karet). Pořadí v&#xa0;každé barvě, od nejvyšší: A K&#xa0;Q J 10 9 8 7 6 5 4 3 2.</translation>
    </message>
    <message>
        <source>Spades are always trumps.</source>
        <translation>Trumfy jsou vždy piky.</translation>
    </message>
    <message>
        <source>No cards are dealt. All {cards} cards lie face down in the middle: the stock.</source>
        <translation>Karty se nerozdávají. Všech {cards} karet leží lícem dolů uprostřed: to je dobírací balíček.</translation>
    </message>
    <message>
        <source>The first player looks at the top card and decides. If they keep it, they look at the next card and discard that one. If they discard it, they must keep the next card. The first player changes with every deal.</source>
        <translation>První hráč se podívá na vrchní kartu a rozhodne se. Nechá-li si ji, podívá se na další kartu a tu odhodí. Odhodí-li ji, další kartu si musí nechat. První hráč se s&#xa0;každým rozdáním mění.</translation>
    </message>
    <message>
        <source>The players take turns until each has {hand} cards and has discarded {discards}.</source>
        <translation>Hráči se střídají, dokud každý nemá v&#xa0;ruce {hand} karet a dalších {discards} odhozených.</translation>
    </message>
    <message>
        <source>So {out_of_play} cards are out of play. Each player has seen only {discards} of them: their own discards.</source>
        <translation>Mimo hru tak zůstává {out_of_play} karet. Každý hráč z&#xa0;nich viděl jen {discards}, a to své odhozené karty.</translation>
    </message>
    <message>
        <source>The computer remembers all {discards} cards that it discarded, and only those.</source>
        <translation>AI si pamatuje všech {discards} svých odhozených karet a žádné jiné.</translation>
    </message>
    <message>
        <source>The player who drew first also bids first. This changes with every deal.</source>
        <translation>Závazek hlásí jako první ten, kdo si první lízl kartu. To se s&#xa0;každým rozdáním mění.</translation>
    </message>
    <message>
        <source>Everyone must bid a number of tricks from {min_bid} to {max_bid}. A bid need not be higher than the one before. Passing is not allowed, and there is no second bidding round.</source>
        <translation>Každý musí nahlásit závazek od {min_bid} do {max_bid} zdvihů. Závazek nemusí být vyšší než předchozí. Pasovat se nesmí a druhé kolo hlášení není.</translation>
    </message>
    <message>
        <source>A bid of {nil_bid} is nil: the player says that they will win no trick. You cannot bid {nil_bid} without bidding nil. If you do not want nil, bid at least {min_other_bid}.</source>
        <translation>Závazek {nil_bid} je nil: hráč ohlašuje, že nezíská žádný zdvih. Kdo hlásí {nil_bid}, hlásí tedy vždy nil. Kdo nil nechce, hlásí alespoň {min_other_bid} zdvih.</translation>
    </message>
    <message>
        <source>The player who bid first leads to the first trick.</source>
        <translation>K&#xa0;prvnímu zdvihu vynáší ten, kdo první hlásil závazek.</translation>
    </message>
    <message>
        <source>You must follow suit if you can. If you have no card of the suit led, you may play any card.</source>
        <translation>Musíte ctít barvu, pokud můžete. Nemáte-li vynesenou barvu, smíte zahrát libovolnou kartu.</translation>
    </message>
    <message>
        <source>The highest card of the suit led wins the trick. If spades were played, the highest spade wins it. The winner leads to the next trick.</source>
        <translation>Zdvih získává nejvyšší karta vynesené barvy. Byly-li hrány i piky, získává ho nejvyšší piková karta. Vítěz zdvihu vynáší k&#xa0;dalšímu.</translation>
    </message>
    <message>
        <source>You may not lead a spade until a spade has been played on another suit, or until you have nothing but spades. Playing the first spade is called breaking spades.</source>
        <translation>Piky smíte vynést, až když už byly zahrány na jinou barvu, nebo když máte v&#xa0;ruce jen piky. Zahrát první pikovou kartu znamená prolomit piky.</translation>
    </message>
    <message>
        <source>If you make your bid, you score {trick_points} times the bid. Every extra trick is a bag and scores {bag_points} point.</source>
        <translation>Kdo splní závazek, získává {trick_points} bodů za každý nahlášený zdvih. Každý zdvih navíc je nadzdvih (bag) a přináší {bag_points} bod.</translation>
    </message>
    <message>
        <source>Whoever has collected {bag_limit} or more bags over several deals loses {bag_penalty} points; bags above {bag_limit} count towards the next {bag_limit}.</source>
        <translation>Kdo během více rozdání nasbírá {bag_limit} nebo více nadzdvihů, ztrácí {bag_penalty} bodů; nadzdvihy nad {bag_limit} se počítají do dalších {bag_limit}.</translation>
    </message>
    <message>
        <source>If you do not make your bid, you lose {trick_points} points for every trick you bid.</source>
        <translation>Kdo závazek nesplní, ztrácí {trick_points} bodů za každý nahlášený zdvih.</translation>
    </message>
    <message>
        <source>A nil that is made scores {nil_points} points. If the nil bidder wins at least 1 trick, nil fails and they lose {nil_points} points.</source>
        <translation>Splněný nil přináší {nil_points} bodů. Získá-li hráč s&#xa0;nilem alespoň 1 zdvih, nil není splněn a hráč ztrácí {nil_points} bodů.</translation>
    </message>
    <message>
        <source>The first player to reach {target} points wins. If both reach {target} in the same deal, the higher score wins.</source>
        <translation>Kdo jako první dosáhne {target} bodů, vyhrává. Dosáhnou-li oba hráči {target} bodů ve stejném rozdání, rozhoduje vyšší skóre.</translation>
    </message>
    <message>
        <source>The first player of the first deal is drawn at random.</source>
        <translation>O&#xa0;tom, kdo začíná v&#xa0;prvním rozdání, rozhoduje los.</translation>
    </message>
    <message>
        <source>Bids are open: the second bidder knows the first bid.</source>
        <translation>Závazky se hlásí otevřeně: druhý hráč zná závazek prvního.</translation>
    </message>
    <message>
        <source>There is no double nil in this game.</source>
        <translation>Dvojitý nil se v&#xa0;této hře nehlásí.</translation>
    </message>
    <message>
        <source>The first trick follows the same rules as all the others.</source>
        <translation>Pro první zdvih platí stejná pravidla jako pro všechny ostatní.</translation>
    </message>
    <message>
        <source>No deal ends early: all {tricks} tricks count.</source>
        <translation>Žádné rozdání nekončí předčasně: počítá se všech {tricks} zdvihů.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil are not bags and score nothing.</source>
        <translation>Zdvihy z&#xa0;nesplněného nilu nejsou nadzdvihy a nepřinášejí žádné body.</translation>
    </message>
    <message>
        <source>The points for the bags themselves stay, even after the penalty.</source>
        <translation>Body za samotné nadzdvihy zůstávají i po srážce.</translation>
    </message>
    <message>
        <source>Whoever comes to {two_bag_limits} or more bags within the same deal, with those carried over, loses {two_bag_penalties} points.</source>
        <translation>Kdo se během rozdání i s&#xa0;dřívějšími dostane na {two_bag_limits} nebo více nadzdvihů, ztrácí {two_bag_penalties} bodů.</translation>
    </message>
    <message>
        <source>The bag penalty is taken off first. Only then does the table check who has {target} points.</source>
        <translation>Nejdříve se odečte srážka za nadzdvihy. Teprve potom se zjišťuje, kdo má {target} bodů.</translation>
    </message>
    <message>
        <source>If there is a tie at {target} points or more, another deal is played.</source>
        <translation>Při remíze ({target} a více bodů) se hraje další rozdání.</translation>
    </message>
    <message>
        <source>Scores may be negative. No lower limit ends the match.</source>
        <translation>Skóre může být záporné. Žádná dolní hranice zápas neukončí.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil are bags, but without their points.</source>
        <translation>Zdvihy z&#xa0;nesplněného nilu jsou nadzdvihy, ale bez bodů.</translation>
    </message>
    <message>
        <source>Two-Handed Spades ({target}, double nil)</source>
        <translation>Piky ve dvou ({target}, dvojitý nil)</translation>
    </message>
    <message>
        <source>Spades are trumps. Choose your cards and make your bid – or risk double nil.</source>
        <translation>Trumfy jsou piky. Vyberte si karty a nahlaste závazek – nebo zkuste dvojitý nil.</translation>
    </message>
    <message>
        <source>The first player to reach {target} points wins the match.</source>
        <translation>Kdo jako první dosáhne {target} bodů, vyhrává zápas.</translation>
    </message>
    <message>
        <source>{players} players use a pack of {cards} cards. The ace is the highest card, the 2 the lowest.</source>
        <translation>Hrají {players} hráči s&#xa0;francouzskými kartami ({cards} karet). Nejvyšší karta je eso, nejnižší 2.</translation>
    </message>
    <message>
        <source>The cards are shuffled but not dealt. Together they form the stock.</source>
        <translation>Karty se zamíchají, ale nerozdávají. Všechny tvoří dobírací balíček.</translation>
    </message>
    <message>
        <source>The first player draws the top card. If they keep it, the second card goes face down on the discard pile. If they do not keep it, it goes face down on the discard pile; they then draw the second card and keep it.</source>
        <translation>První hráč si lízne vrchní kartu. Nechá-li si ji, druhá karta jde lícem dolů na odhazovací balíček. Nenechá-li si ji, jde lícem dolů na odhazovací balíček tato karta; hráč si pak lízne druhou a nechá si ji.</translation>
    </message>
    <message>
        <source>The second player does the same with the next {next_cards} cards. The players take turns until the stock is used up.</source>
        <translation>Druhý hráč udělá totéž s&#xa0;dalšími {next_cards} kartami. Tak se střídají, dokud se dobírací balíček nerozebere.</translation>
    </message>
    <message>
        <source>Each player then holds {hand} cards. The other {out_of_play} are set aside and not used in this deal.</source>
        <translation>Každý hráč má pak v&#xa0;ruce {hand} karet. Zbylých {out_of_play} se odloží a v&#xa0;tomto rozdání se nepoužije.</translation>
    </message>
    <message>
        <source>The second player bids first.</source>
        <translation>Nejdříve hlásí závazek druhý hráč.</translation>
    </message>
    <message>
        <source>Any bid from {min_bid} to {max_bid} is allowed. Passing is not allowed, and a bid need not be higher than the one before. There is only {bidding_rounds} bidding round.</source>
        <translation>Závazek smí být od {min_bid} do {max_bid} zdvihů. Pasovat se nesmí a závazek nemusí být vyšší než předchozí. Koná se jen {bidding_rounds} kolo hlášení.</translation>
    </message>
    <message>
        <source>A bid of {nil_bid} is nil: you say that you will win no trick. If that works, you score {nil_points} points; otherwise you lose {nil_points} points.</source>
        <translation>Závazek {nil_bid} je nil: hráč ohlašuje, že nezíská žádný zdvih. Když se to podaří, získává {nil_points} bodů, jinak ztrácí {nil_points} bodů.</translation>
    </message>
    <message>
        <source>Double nil, also called blind nil, may be bid before you choose your first card. After that you look at your cards, discard up to {exchange_max} and draw as many at random from the cards discarded earlier. If you win no trick, you score {double_nil_points} points; otherwise you lose {double_nil_points} points.</source>
        <translation>Dvojitý nil, zvaný také slepý nil, smíte hlásit, než si vyberete první kartu. Pak se podíváte na své karty, nejvýše {exchange_max} odhodíte a stejný počet si náhodně líznete z&#xa0;dříve odhozených karet. Nezískáte-li žádný zdvih, získáváte {double_nil_points} bodů; jinak ztrácíte {double_nil_points} bodů.</translation>
    </message>
    <message>
        <source>The second player leads to the first trick.</source>
        <translation>K&#xa0;prvnímu zdvihu vynáší druhý hráč.</translation>
    </message>
    <message>
        <source>You may not lead a spade until spades are broken, unless you hold only spades.</source>
        <translation>Dokud nejsou piky prolomené, nesmíte je vynést, ledaže máte v&#xa0;ruce jen piky.</translation>
    </message>
    <message>
        <source>You must follow suit if you can. The highest card of the suit led wins the trick. If spades were played, the highest spade wins it.</source>
        <translation>Musíte ctít barvu, pokud můžete. Zdvih získává nejvyšší karta vynesené barvy. Byly-li hrány i piky, získává ho nejvyšší piková karta.</translation>
    </message>
    <message>
        <source>Tricks you win lie in front of you, so that everybody can count them.</source>
        <translation>Získané zdvihy leží před vítězem, aby je mohl každý spočítat.</translation>
    </message>
    <message>
        <source>Spades are broken when a player who cannot follow suit plays a spade. They are also broken when a player has to lead a spade for lack of any other card.</source>
        <translation>Piky jsou prolomené, jakmile je zahraje hráč, který nemůže ctít barvu. Prolomí je i ten, kdo je musí vynést, protože jinou barvu nemá.</translation>
    </message>
    <message>
        <source>If you make your bid, every trick you bid scores {trick_points} points. Every trick above the bid is a bag and scores {bag_points} point.</source>
        <translation>Kdo splní závazek, získává {trick_points} bodů za každý nahlášený zdvih. Každý zdvih nad závazek je nadzdvih (bag) a přináší {bag_points} bod.</translation>
    </message>
    <message>
        <source>Every {bag_limit} bags you collect during a match cost you {bag_penalty} points. This is known as sandbagging.</source>
        <translation>Každých {bag_limit} nadzdvihů nasbíraných během zápasu stojí {bag_penalty} bodů. Říká se tomu sandbagging.</translation>
    </message>
    <message>
        <source>If nobody has {target} points after a deal, the second player becomes the first player of the next deal.</source>
        <translation>Nemá-li po rozdání nikdo {target} bodů, je druhý hráč v&#xa0;příštím rozdání prvním hráčem.</translation>
    </message>
    <message>
        <source>If both players reach {target} points in the same deal, the higher score wins. If it is a tie, another deal is played.</source>
        <translation>Dosáhnou-li oba hráči {target} bodů ve stejném rozdání, rozhoduje vyšší skóre. Při remíze se hraje další rozdání.</translation>
    </message>
    <message>
        <source>If you keep the first card, nobody sees the second.</source>
        <translation>Necháte-li si první kartu, druhou nikdo neuvidí.</translation>
    </message>
    <message>
        <source>Each player decides about double nil just before their own first card. Later it is no longer possible.</source>
        <translation>Každý hráč se o&#xa0;dvojitém nilu rozhoduje těsně před svou první kartou. Později už to nejde.</translation>
    </message>
    <message>
        <source>Double nil is announced at once and cannot be withdrawn. It replaces the normal bid. The other player then bids as usual.</source>
        <translation>Dvojitý nil se oznámí hned a nelze ho vzít zpět. Nahrazuje běžný závazek. Soupeř pak hlásí závazek jako obvykle.</translation>
    </message>
    <message>
        <source>Both players may bid double nil, whatever the score.</source>
        <translation>Dvojitý nil smějí hlásit oba hráči, bez ohledu na skóre.</translation>
    </message>
    <message>
        <source>The exchange comes after all cards have been chosen and before the other player bids.</source>
        <translation>Vyměňuje se po výběru karet a před závazkem soupeře.</translation>
    </message>
    <message>
        <source>The new cards come from the {out_of_play} discards of both players. You cannot get back the cards you have just discarded.</source>
        <translation>Nové karty pocházejí z&#xa0;{out_of_play} odhozených karet obou hráčů. Právě odhozené karty zpět dostat nemůžete.</translation>
    </message>
    <message>
        <source>All cards are exchanged together. Your opponent sees only how many there are.</source>
        <translation>Všechny karty se vyměňují najednou. Soupeř vidí jen jejich počet.</translation>
    </message>
    <message>
        <source>If both players bid double nil, the second player exchanges first. The first player may then also draw the cards discarded in that exchange.</source>
        <translation>Hlásí-li oba dvojitý nil, vyměňuje nejdříve druhý hráč. První hráč si pak může líznout i karty odhozené při této výměně.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>Vítěz zdvihu vynáší k&#xa0;dalšímu.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil or double nil are not bags and score nothing.</source>
        <translation>Zdvihy z&#xa0;nesplněného nilu nebo dvojitého nilu nejsou nadzdvihy a nepřinášejí žádné body.</translation>
    </message>
    <message>
        <source>The computer remembers only the cards it has really seen.</source>
        <translation>AI si pamatuje jen skutečně viděné karty.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil or double nil are bags, but without their points.</source>
        <translation>Zdvihy z&#xa0;nesplněného nilu nebo dvojitého nilu jsou nadzdvihy, ale bez bodů.</translation>
    </message>
    <message>
        <source>Object of the game</source>
        <translation>Cíl hry</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Příprava</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Hlášení závazků</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>heading</comment>
        <translation>Průběh hry</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Bodování</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>How this table plays it</source>
        <translation>Jak hraje tento stůl</translation>
    </message>
    <message>
        <source>The rules leave these points open. This table has decided as follows.</source>
        <translation>Tyto otázky pravidla nechávají otevřené. U&#xa0;tohoto stolu platí následující.</translation>
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
        <source>Scoresheet: {game}</source>
        <translation>Tabulka bodů: {game}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
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
        <source>Marriages</source>
        <translation>Hlášky</translation>
    </message>
    <message>
        <source>Closed by</source>
        <translation>Uzavření</translation>
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
        <source>Deals won</source>
        <translation>Vyhraná rozdání</translation>
    </message>
    <message>
        <source>Game points per deal</source>
        <translation>Zápasové body na rozdání</translation>
    </message>
    <message>
        <source>Successful closings</source>
        <translation>Úspěšná uzavření</translation>
    </message>
    <message>
        <source>Marriages declared</source>
        <translation>Ohlášené hlášky</translation>
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
    <name>score sheet</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Uložit jako text…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Vytisknout…</translation>
    </message>
    <message>
        <source>No printer was found. You can save the scoresheet as a PDF.</source>
        <translation>Nebyla nalezena žádná tiskárna. Tabulku bodů můžete uložit jako PDF.</translation>
    </message>
    <message>
        <source>The scoresheet could not be printed.</source>
        <translation>Tabulku bodů se nepodařilo vytisknout.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Uloženo: {file}</translation>
    </message>
    <message>
        <source>Page {n} of {m}</source>
        <translation>Strana {n} / {m}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
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
        <source>Bags per deal</source>
        <translation>Nadzdvihy na rozdání</translation>
    </message>
    <message>
        <source>Bids made</source>
        <translation>Splněné závazky</translation>
    </message>
    <message>
        <source>Nils bid</source>
        <translation>Hlášené nily</translation>
    </message>
    <message>
        <source>Nils made</source>
        <translation>Splněné nily</translation>
    </message>
    <message>
        <source>Double nils made</source>
        <translation>Splněné dvojité nily</translation>
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
        <source>Deals played</source>
        <translation>Odehraná rozdání</translation>
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
        <source>Table</source>
        <translation>Stůl</translation>
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
        <source>Only the last trick may be looked at.</source>
        <translation>Prohlížet se smí jen poslední zdvih.</translation>
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
        <source>You may play this card.</source>
        <translation>Tuto kartu můžete zahrát.</translation>
    </message>
    <message>
        <source>Claiming is switched off in Preferences.</source>
        <translation>Nárokování je v&#xa0;Nastavení vypnuté.</translation>
    </message>
    <message>
        <source>You can claim only when you lead.</source>
        <translation>Nárokovat lze, jen když vynášíte.</translation>
    </message>
    <message>
        <source>The remaining tricks are not certain: play on.</source>
        <translation>Zbylé zdvihy nejsou jisté: hrajte dál.</translation>
    </message>
    <message>
        <source>The remaining tricks are yours.</source>
        <translation>Zbylé zdvihy jsou vaše.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Ponechat</translation>
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
        <source>to play</source>
        <comment>plate.turn.name</comment>
        <translation>na tahu</translation>
    </message>
    <message>
        <source>No trick has been played yet.</source>
        <translation>Zatím nebyl žádný zdvih.</translation>
    </message>
    <message>
        <source>Undo the last move?</source>
        <translation>Vrátit poslední tah?</translation>
    </message>
    <message>
        <source>The match is then marked as played with undo.</source>
        <translation>Zápas pak bude označen jako hraný s&#xa0;vracením tahů.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Není co zopakovat.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Obnoveno.</translation>
    </message>
    <message>
        <source>You: {card}</source>
        <translation>Vy: {card}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Your trick</source>
        <translation>Váš zdvih</translation>
    </message>
    <message>
        <source>Trick: {name}</source>
        <translation>Zdvih: {name}</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}: {call}</translation>
    </message>
    <message>
        <source>No card on the table.</source>
        <translation>Na stole není žádná karta.</translation>
    </message>
    <message>
        <source>{suit}: {ranks}</source>
        <translation>{suit}: {ranks}</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Nemáte v&#xa0;ruce žádné karty.</translation>
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
        <source>The report contains the match on the table with all its cards.</source>
        <translation>Hlášení obsahuje zápas na stole se všemi kartami.</translation>
    </message>
    <message>
        <source>The current game will be lost.</source>
        <translation>Rozehraná hra bude ztracena.</translation>
    </message>
    <message>
        <source>Quit the program?</source>
        <translation>Ukončit program?</translation>
    </message>
    <message>
        <source>Your game is saved and you can continue it later.</source>
        <translation>Hra se uloží a můžete v&#xa0;ní později pokračovat.</translation>
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
    <message numerus="yes">
        <source>The history was damaged. %n matches could be saved from it; the old file: {file}</source>
        <translation>
            <numerusform>Historie byla poškozená. %n zápas se podařilo zachránit; starý soubor: {file}</numerusform>
            <numerusform>Historie byla poškozená. %n zápasy se podařilo zachránit; starý soubor: {file}</numerusform>
            <numerusform>Historie byla poškozená. %n zápasů se podařilo zachránit; starý soubor: {file}</numerusform>
        </translation>
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
        <source>The deck folder is gone. The built-in cards are used.</source>
        <translation>Složka s&#xa0;kartami chybí. Použijí se vestavěné karty.</translation>
    </message>
    <message>
        <source>Card Table</source>
        <translation>Karetní stůl</translation>
    </message>
    <message>
        <source>Keep this game</source>
        <translation>Ponechat hru</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nový zápas</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>A button on a narrow tile of the start page: a new match.</extracomment>
        <translation>Nový</translation>
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
        <source>&amp;Rules</source>
        <translation>Pr&amp;avidla hry</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Pravidla: {game}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>&amp;About {app}</source>
        <translation>&amp;O&#xa0;aplikaci {app}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Zopakovat tah</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Číslo rozdání</translation>
    </message>
    <message>
        <source>Deal by number…</source>
        <translation>Rozdání podle čísla…</translation>
    </message>
    <message>
        <source>Number: {number}</source>
        <translation>Číslo: {number}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Rozdání dne</translation>
    </message>
    <message>
        <source>The unfinished match is kept in the history.</source>
        <translation>Nedohraný zápas zůstává v&#xa0;historii.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Hrát hned</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Tabulka bodů</translation>
    </message>
    <message>
        <source>Clai&amp;m Remaining Tricks</source>
        <translation>&amp;Nárokovat zbylé zdvihy</translation>
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
