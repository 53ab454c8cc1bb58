<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en_GB">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Meghajtó</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ismeretlen</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>&amp;Számlázási adatok:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Vége:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Kezdete:</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Feladat</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>A feladat &amp;fontossága:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>Időzített &amp;nyomtatás:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Hely:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fájl&amp;típus:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Cicero (CC)</source>
        <translation>Ciceró (CC)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Hüvelyk (in)</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Milliméter (mm)</translation>
    </message>
    <message>
        <source>Page &amp;order:</source>
        <translation>Az &amp;oldalak sorrendje:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Oldal &amp;laponként:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Ellentmondásos kétoldalas beállítások</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Érvénytelen oldalbeállítás</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>A kétoldalas beállítások ellentmondanak egymásnak. Kijavítod őket?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Ellentmondásos speciális beállítások</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Ellentmondásos oldalbeállítások</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Az oldalbeállítások ellentmondanak egymásnak. Kijavítod őket?</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Néhány speciális beállítás ellentmond egymásnak. Kijavítod őket?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Speciális</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Néhány beállítás ellentmond egymásnak. Javítsd ki őket!</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Kétoldalas nyomtatás</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Hosszú oldali kötés</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Oldal&amp;készlet:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Oldalak</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Rövid oldali kötés</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Adj meg oldalakat vagy tartományokat vesszővel elválasztva! A tartomány két szám, köztük kötőjellel. Például a 3,5-7,9 a 3., 5., 6., 7. és 9. oldalt nyomtatja ki.</translation>
    </message>
</context>
<context>
    <name>deals</name>
    <message>
        <source>The same number gives the same cards on every computer.</source>
        <translation>Ugyanaz a szám minden gépen ugyanazokat a lapokat adja.</translation>
    </message>
    <message>
        <source>Copy number</source>
        <translation>Szám másolása</translation>
    </message>
    <message>
        <source>The number was copied.</source>
        <translation>A szám a vágólapra került.</translation>
    </message>
    <message>
        <source>Type a deal number</source>
        <translation>Írd be a leosztás számát!</translation>
    </message>
    <message>
        <source>There is no deal with this number.</source>
        <translation>Nincs ilyen számú leosztás.</translation>
    </message>
    <message>
        <source>A deal number has ten letters and digits.</source>
        <translation>A leosztásszám tíz betűből és számjegyből áll.</translation>
    </message>
    <message>
        <source>Rules to play by</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>This deal has no number.</source>
        <translation>Ennek a leosztásnak nincs száma.</translation>
    </message>
    <message>
        <source>This deal is not over yet. Undo takes you back in it.</source>
        <translation>Ez a leosztás még tart. A Visszavonással léphetsz benne vissza.</translation>
    </message>
    <message>
        <source>The deal is over here: choose an earlier moment.</source>
        <translation>Itt már véget ért a leosztás: válassz egy korábbi pillanatot!</translation>
    </message>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>A nap leosztása, {date}</translation>
    </message>
    <message>
        <source>The same for everybody today; no connection needed.</source>
        <translation>Ma mindenkinek ugyanaz; internet nem kell hozzá.</translation>
    </message>
    <message>
        <source>You have already played today’s deal.</source>
        <translation>A mai leosztást már lejátszottad.</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Még nem játszottad</translation>
    </message>
</context>
<context>
    <name>first</name>
    <message>
        <source>Welcome to the card table</source>
        <translation>Üdvözlünk a kártyaasztalnál!</translation>
    </message>
    <message>
        <source>Which language?</source>
        <translation>Melyik nyelven?</translation>
    </message>
    <message>
        <source>Which game first?</source>
        <translation>Melyik játékkal kezdesz?</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Játék most</translation>
    </message>
    <message>
        <source>Learn it first</source>
        <translation>Előbb megtanulom</translation>
    </message>
</context>
<context>
    <name>french cards</name>
    <message>
        <source>ace of spades</source>
        <translation>pikk ász</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>pikk király</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>pikk dáma</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>pikk bubi</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>pikk tízes</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>pikk kilences</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>pikk nyolcas</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>pikk hetes</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>pikk hatos</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>pikk ötös</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>pikk négyes</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>pikk hármas</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>pikk kettes</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>kőr ász</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>kőr király</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>kőr dáma</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>kőr bubi</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>kőr tízes</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>kőr kilences</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>kőr nyolcas</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>kőr hetes</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>kőr hatos</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>kőr ötös</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>kőr négyes</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>kőr hármas</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>kőr kettes</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>káró ász</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>káró király</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>káró dáma</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>káró bubi</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>káró tízes</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>káró kilences</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>káró nyolcas</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>káró hetes</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>káró hatos</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>káró ötös</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>káró négyes</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>káró hármas</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>káró kettes</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>treff ász</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>treff király</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>treff dáma</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>treff bubi</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>treff tízes</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>treff kilences</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>treff nyolcas</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>treff hetes</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>treff hatos</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>treff ötös</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>treff négyes</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>treff hármas</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>treff kettes</translation>
    </message>
</context>
<context>
    <name>french cards, object form</name>
    <message>
        <source>ace of spades</source>
        <translation>pikk ászt</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>pikk királyt</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>pikk dámát</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>pikk bubit</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>pikk tízest</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>pikk kilencest</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>pikk nyolcast</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>pikk hetest</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>pikk hatost</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>pikk ötöst</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>pikk négyest</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>pikk hármast</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>pikk kettest</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>kőr ászt</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>kőr királyt</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>kőr dámát</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>kőr bubit</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>kőr tízest</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>kőr kilencest</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>kőr nyolcast</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>kőr hetest</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>kőr hatost</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>kőr ötöst</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>kőr négyest</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>kőr hármast</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>kőr kettest</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>káró ászt</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>káró királyt</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>káró dámát</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>káró bubit</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>káró tízest</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>káró kilencest</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>káró nyolcast</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>káró hetest</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>káró hatost</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>káró ötöst</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>káró négyest</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>káró hármast</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>káró kettest</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>treff ászt</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>treff királyt</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>treff dámát</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>treff bubit</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>treff tízest</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>treff kilencest</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>treff nyolcast</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>treff hetest</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>treff hatost</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>treff ötöst</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>treff négyest</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>treff hármast</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>treff kettest</translation>
    </message>
</context>
<context>
    <name>german cards</name>
    <message>
        <source>Daus of acorns</source>
        <translation>makk ász</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>makk tízes</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>makk király</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>makk felső</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>makk alsó</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>makk kilences</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>makk nyolcas</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>makk hetes</translation>
    </message>
    <message>
        <source>Daus of leaves</source>
        <translation>zöld ász</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>zöld tízes</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>zöld király</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>zöld felső</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>zöld alsó</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>zöld kilences</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>zöld nyolcas</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>zöld hetes</translation>
    </message>
    <message>
        <source>Daus of hearts</source>
        <translation>piros ász</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>piros tízes</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>piros király</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>piros felső</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>piros alsó</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>piros kilences</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>piros nyolcas</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>piros hetes</translation>
    </message>
    <message>
        <source>Daus of bells</source>
        <translation>tök ász</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>tök tízes</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>tök király</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>tök felső</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>tök alsó</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>tök kilences</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>tök nyolcas</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>tök hetes</translation>
    </message>
</context>
<context>
    <name>german cards, object form</name>
    <message>
        <source>Daus of acorns</source>
        <translation>makk ászt</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>makk tízest</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>makk királyt</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>makk felsőt</translation>
    </message>
    <message>
        <source>Unter of acorns</source>
        <translation>makk alsót</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>makk kilencest</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>makk nyolcast</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>makk hetest</translation>
    </message>
    <message>
        <source>Daus of leaves</source>
        <translation>zöld ászt</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>zöld tízest</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>zöld királyt</translation>
    </message>
    <message>
        <source>Ober of leaves</source>
        <translation>zöld felsőt</translation>
    </message>
    <message>
        <source>Unter of leaves</source>
        <translation>zöld alsót</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>zöld kilencest</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>zöld nyolcast</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>zöld hetest</translation>
    </message>
    <message>
        <source>Daus of hearts</source>
        <translation>piros ászt</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>piros tízest</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>piros királyt</translation>
    </message>
    <message>
        <source>Ober of hearts</source>
        <translation>piros felsőt</translation>
    </message>
    <message>
        <source>Unter of hearts</source>
        <translation>piros alsót</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>piros kilencest</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>piros nyolcast</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>piros hetest</translation>
    </message>
    <message>
        <source>Daus of bells</source>
        <translation>tök ászt</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>tök tízest</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>tök királyt</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>tök felsőt</translation>
    </message>
    <message>
        <source>Unter of bells</source>
        <translation>tök alsót</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>tök kilencest</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>tök nyolcast</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>tök hetest</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Push to your partner</source>
        <translation>Add át a választást a partnerednek!</translation>
    </message>
    <message>
        <source>Choose: {contract}</source>
        <translation>Válaszd ezt: {contract}!</translation>
    </message>
    <message>
        <source>Exchange the trump first</source>
        <translation>Előbb cseréld ki az adut!</translation>
    </message>
    <message>
        <source>Close the stock</source>
        <comment>hint.close</comment>
        <translation>Zárd le a talont!</translation>
    </message>
    <message>
        <source>Keep the {card_acc}</source>
        <translation>Tartsd meg a {card_acc}!</translation>
    </message>
    <message>
        <source>Discard the {card_acc}</source>
        <translation>Dobd el a {card_acc}!</translation>
    </message>
    <message>
        <source>Do not bid double nil</source>
        <translation>Ne licitálj dupla nilt!</translation>
    </message>
    <message>
        <source>Bid nil</source>
        <comment>hint.bidnil</comment>
        <translation>Licitálj nilt!</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>A licited legyen {n}!</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Tipp keresése…</translation>
    </message>
    <message>
        <source>No hint available</source>
        <translation>Nincs tipp</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Kijátszás</translation>
    </message>
    <message>
        <source>Lead the {card_acc}</source>
        <translation>Hívd ki a {card_acc}!</translation>
    </message>
    <message>
        <source>Play the {card_acc}</source>
        <translation>Játszd ki a {card_acc}!</translation>
    </message>
    <message numerus="yes">
        <source>%n layouts examined</source>
        <translation>
            <numerusform>%n lapeloszlás vizsgálva</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins in {n} of {m} layouts.</source>
        <translation>{m} lapeloszlásból {n} esetben nyer.</translation>
    </message>
    <message>
        <source>Wins however the cards lie.</source>
        <translation>Bármilyen lapeloszlásnál nyer.</translation>
    </message>
    <message>
        <source>It is the only playable card.</source>
        <translation>Ez az egyetlen kijátszható lap.</translation>
    </message>
    <message>
        <source>Several cards are equally good here.</source>
        <translation>Itt több lap is egyformán jó.</translation>
    </message>
    <message>
        <source>Better than the next best by {points} on average.</source>
        <translation>Átlagosan {points} ponttal jobb a második legjobbnál.</translation>
    </message>
    <message>
        <source>Loses only if this card lies in the stock: {card}.</source>
        <translation>Csak akkor veszít, ha ez a lap a talonban van: {card}.</translation>
    </message>
    <message>
        <source>Loses only if {name} holds this card: {card}.</source>
        <translation>Csak akkor veszít, ha ez a lap {name} kezében van: {card}.</translation>
    </message>
    <message>
        <source>Loses only if this card is out of play: {card}.</source>
        <translation>Csak akkor veszít, ha ez a lap játékon kívül van: {card}.</translation>
    </message>
    <message>
        <source>The trick is lost: give as little as you can.</source>
        <translation>Az ütés elveszett: adj minél kevesebb pontot!</translation>
    </message>
    <message>
        <source>The lowest card that wins the trick.</source>
        <translation>Ez a legkisebb lap, amely viszi az ütést.</translation>
    </message>
    <message>
        <source>You play last: nobody can take the trick any more.</source>
        <translation>Te teszel utoljára: az ütést már senki sem viheti el.</translation>
    </message>
    <message>
        <source>It pulls the trumps.</source>
        <translation>Ezzel lehívod az adukat.</translation>
    </message>
    <message>
        <source>Keep your trumps for later.</source>
        <translation>Tartogasd az adukat későbbre!</translation>
    </message>
    <message>
        <source>It saves your bid.</source>
        <translation>Ezzel megmented a licitedet.</translation>
    </message>
    <message>
        <source>It makes {name}’s bid fail.</source>
        <translation>Így {name} licitje megbukik.</translation>
    </message>
    <message>
        <source>It keeps your nil safe.</source>
        <translation>Így biztonságban marad a niled.</translation>
    </message>
    <message>
        <source>It attacks {name}’s nil.</source>
        <translation>Veszélybe sodorja {name} niljét.</translation>
    </message>
    <message>
        <source>It avoids a bag.</source>
        <translation>Elkerülsz egy többletütést.</translation>
    </message>
    <message>
        <source>Get rid of the high card while it cannot win.</source>
        <translation>Dobd el a magas lapot, amíg nem visz ütést!</translation>
    </message>
    <message>
        <source>Your cards make {tricks} tricks on average, and enough for this bid in {n} of {m} layouts.</source>
        <translation>A lapjaid átlagosan {tricks} ütést érnek, és {m} lapeloszlásból {n} esetben elegendők ehhez a licithez.</translation>
    </message>
    <message>
        <source>Nil holds in {n} of {m} layouts.</source>
        <translation>A nil {m} lapeloszlásból {n} esetben sikerül.</translation>
    </message>
    <message>
        <source>Your bid is made in {n} of {m} layouts.</source>
        <translation>{m} lapeloszlásból {n} esetben teljesül a licited.</translation>
    </message>
    <message>
        <source>{name}’s bid fails in {n} of {m} layouts.</source>
        <translation>{m} lapeloszlásból {n} esetben bukik meg {name} licitje.</translation>
    </message>
    <message>
        <source>Both bids are decided: only bags still count.</source>
        <translation>Mindkét licit eldőlt: már csak a többletütések számítanak.</translation>
    </message>
    <message>
        <source>With double nil you win the match in about {n} of 100 cases, without it in {m}.</source>
        <translation>Dupla nillel 100 esetből körülbelül {n} alkalommal nyered meg a mérkőzést, nélküle {m} alkalommal.</translation>
    </message>
    <message>
        <source>High cards and spades endanger your double nil.</source>
        <translation>A magas lapok és a pikkek veszélyeztetik a dupla niledet.</translation>
    </message>
    <message>
        <source>On average it is worth more than the next card.</source>
        <translation>Átlagosan többet ér a következő lapnál.</translation>
    </message>
    <message>
        <source>On average the next card is better.</source>
        <translation>Átlagosan a következő lap jobb.</translation>
    </message>
    <message>
        <source>It keeps your marriage together.</source>
        <translation>Egyben tartod a házasságodat.</translation>
    </message>
    <message>
        <source>Leading it declares {n}.</source>
        <translation>Ezzel bemondod: {n}.</translation>
    </message>
    <message>
        <source>You get this card for your lowest trump: {card}.</source>
        <translation>A legkisebb adudért ezt a lapot kapod: {card}.</translation>
    </message>
    <message>
        <source>You need only {n} more for 66.</source>
        <translation>Már csak {n} hiányzik a 66-hoz.</translation>
    </message>
    <message>
        <source>The loser of this trick gets the turned-up trump: {card}.</source>
        <translation>Aki ezt az ütést elveszti, megkapja a felütött adut: {card}.</translation>
    </message>
    <message>
        <source>Nobody draws any more: your trumps and high cards are enough.</source>
        <translation>Nincs több húzás: az adujaid és a magas lapjaid elegek.</translation>
    </message>
    <message>
        <source>The trick goes to {name}: give your partner the points.</source>
        <translation>Az ütést {name} viszi: adj pontot a partnerednek!</translation>
    </message>
    <message>
        <source>It shows your partner this suit: {suit}.</source>
        <translation>Ezt a színt mutatja a partnerednek: {suit}.</translation>
    </message>
    <message>
        <source>Your cards in it: {cards}</source>
        <translation>A lapjaid ebben: {cards}</translation>
    </message>
    <message>
        <source>No suit of yours is strong enough.</source>
        <translation>Egyik színed sem elég erős.</translation>
    </message>
    <message>
        <source>Against the best card</source>
        <translation>A legjobb laphoz képest</translation>
    </message>
    <message>
        <source>best</source>
        <translation>legjobb</translation>
    </message>
    <message>
        <source>Hints are switched off in Preferences.</source>
        <translation>A tippek ki vannak kapcsolva a Beállításokban.</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>History</source>
        <translation>Előzmények</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dátum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>No matches yet. Play one!</source>
        <translation>Még nincs mérkőzés. Játssz egyet!</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importálás…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>Mind exportálása…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Visszajátszás</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n matches?</source>
        <translation>
            <numerusform>Törölsz %n mérkőzést?</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Ez nem vonható vissza.</translation>
    </message>
    <message numerus="yes">
        <source>%n matches exported.</source>
        <translation>
            <numerusform>%n mérkőzés exportálva.</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Pontlap</translation>
    </message>
    <message>
        <source>This file cannot be written: {file}</source>
        <translation>Ez a fájl nem írható: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n matches imported.</source>
        <translation>
            <numerusform>%n mérkőzés importálva.</numerusform>
        </translation>
    </message>
    <message>
        <source>This match is already in the history.</source>
        <translation>Ez a mérkőzés már szerepel az előzményekben.</translation>
    </message>
    <message>
        <source>Cardtable match</source>
        <translation>Cardtable-mérkőzés</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statisztika…</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>No match fits the search.</source>
        <translation>Egy mérkőzés sem felel meg a keresésnek.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Befejezetlen</translation>
    </message>
    <message>
        <source>Import the matches in “{file}”?</source>
        <translation>Importálod a fájl mérkőzéseit? („{file}”)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importálás</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Folytatás innen</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Félbehagyva</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Vereség</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>tippel</translation>
    </message>
    <message>
        <source>with undo</source>
        <translation>visszavonással</translation>
    </message>
    <message>
        <source>same deal again</source>
        <translation>ugyanaz a leosztás újra</translation>
    </message>
    <message>
        <source>by deal number</source>
        <translation>leosztásszám alapján</translation>
    </message>
    <message>
        <source>from a position</source>
        <translation>állásból indítva</translation>
    </message>
    <message>
        <source>Importing matches</source>
        <translation>Mérkőzések importálása</translation>
    </message>
    <message>
        <source>Exporting matches</source>
        <translation>Mérkőzések exportálása</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>A fájl beolvasása…</translation>
    </message>
    <message>
        <source>{n} of {m} matches</source>
        <translation>{n} / {m} mérkőzés</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are already in the history.</source>
        <translation>
            <numerusform>%n mérkőzés már szerepel az előzményekben.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” is empty.</source>
        <translation>Üres fájl: „{file}”.</translation>
    </message>
    <message>
        <source>“{file}” is too large for a match.</source>
        <translation>Túl nagy fájl egy mérkőzéshez: „{file}”.</translation>
    </message>
    <message>
        <source>“{file}” is not a Cardtable match. Nothing was changed.</source>
        <translation>Nem Cardtable-mérkőzés: „{file}”. Semmi sem változott.</translation>
    </message>
    <message>
        <source>“{file}” needs a newer version of Cardtable (format {version}).</source>
        <translation>Újabb Cardtable-verzió kell ehhez a fájlhoz: „{file}” (formátum: {version}).</translation>
    </message>
    <message>
        <source>This game is not installed: {game}</source>
        <translation>Ez a játék nincs telepítve: {game}</translation>
    </message>
    <message>
        <source>The match breaks the rules at step {n} and cannot be replayed.</source>
        <translation>{n}. lépés: szabálytalan, a mérkőzés nem játszható vissza.</translation>
    </message>
    <message>
        <source>This file cannot be read: {file}</source>
        <translation>Ez a fájl nem olvasható: {file}</translation>
    </message>
    <message>
        <source>“{file}” is damaged. Nothing was changed.</source>
        <translation>A fájl sérült: „{file}”. Semmi sem változott.</translation>
    </message>
    <message>
        <source>Cards face up</source>
        <translation>Nyílt lapok</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Előző leosztás</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Egy lépést vissza</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Egy lépést előre</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>Points difference over time</source>
        <translation>A pontkülönbség alakulása</translation>
    </message>
    <message numerus="yes">
        <source>average of %n matches</source>
        <translation>
            <numerusform>%n mérkőzés átlaga</numerusform>
        </translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Ugyanaz a leosztás</translation>
    </message>
    <message>
        <source>Figures of this game</source>
        <translation>A játék adatai</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <source>Statistics begin with your first match.</source>
        <translation>A statisztika az első mérkőzéseddel kezdődik.</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Minden szint</translation>
    </message>
    <message numerus="yes">
        <source>%n matches with help, not counted.</source>
        <translation>
            <numerusform>%n mérkőzés segítséggel, nem számít bele.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still counting…</source>
        <translation>Számolás folyamatban…</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Lejátszott mérkőzések</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Győzelmi arány</translation>
    </message>
    <message>
        <source>last {n}: {rate}</source>
        <translation>utolsó {n}: {rate}</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Leghosszabb győzelmi sorozat</translation>
    </message>
    <message>
        <source>{n} right now</source>
        <translation>jelenleg {n}</translation>
    </message>
    <message>
        <source>Average per deal</source>
        <translation>Átlag leosztásonként</translation>
    </message>
    <message>
        <source>opponents {n}</source>
        <translation>ellenfelek: {n}</translation>
    </message>
</context>
<context>
    <name>jass</name>
    <message>
        <source>Contract choice</source>
        <translation>Bemondás választása</translation>
    </message>
    <message>
        <source>Your partner pushed: you must choose.</source>
        <translation>A partnered átadta a választást: neked kell döntened.</translation>
    </message>
    <message>
        <source>You are forehand.</source>
        <translation>Te vagy a kezdő játékos.</translation>
    </message>
    <message>
        <source>Your partner chooses; you still lead.</source>
        <translation>A partnered választ, de te hívsz.</translation>
    </message>
    <message>
        <source>Aces in hand</source>
        <translation>Ászok kézben</translation>
    </message>
    <message>
        <source>Sixes in hand</source>
        <translation>Hatosok kézben</translation>
    </message>
    <message>
        <source>Trumps in hand</source>
        <translation>Aduk kézben</translation>
    </message>
    <message>
        <source>Weis per deal</source>
        <translation>Weis leosztásonként</translation>
    </message>
    <message>
        <source>Matches (all nine tricks)</source>
        <translation>Match (mind a kilenc ütés)</translation>
    </message>
    <message>
        <source>Wins with Schneider</source>
        <translation>Schneider-győzelmek</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>Átadások</translation>
    </message>
    <message>
        <source>Contracts chosen</source>
        <translation>Választott vállalások</translation>
    </message>
    <message>
        <source>This deal – us: {a}, them: {b}</source>
        <translation>Ez a leosztás – mi: {a}, ők: {b}</translation>
    </message>
    <message>
        <source>The opponents win the match.</source>
        <translation>Az ellenfelek nyerték meg a mérkőzést.</translation>
    </message>
    <message>
        <source>Match: all nine tricks are yours, +100.</source>
        <translation>Match: tiétek mind a kilenc ütés, +100.</translation>
    </message>
    <message>
        <source>Match: the opponents have all nine tricks, +100.</source>
        <translation>Match: az ellenfeleké mind a kilenc ütés, +100.</translation>
    </message>
    <message>
        <source>The match is over at once; the remaining cards are not played.</source>
        <translation>A mérkőzés azonnal véget ér, a maradék lapokat nem játsszuk ki.</translation>
    </message>
    <message>
        <source>Your team reaches {n}!</source>
        <translation>A csapatod elérte ezt: {n}!</translation>
    </message>
    <message>
        <source>The opponents reach {n}.</source>
        <translation>Az ellenfelek elérték ezt: {n}.</translation>
    </message>
    <message>
        <source>The opponents stay below {n}: Schneider!</source>
        <translation>Az ellenfelek {n} alatt maradtak: Schneider!</translation>
    </message>
    <message>
        <source>Your team stays below {n}: Schneider.</source>
        <translation>A csapatod {n} alatt maradt: Schneider.</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Palatábla</translation>
    </message>
    <message>
        <source>{points} in this deal</source>
        <translation>{points} ebben a leosztásban</translation>
    </message>
    <message>
        <source>Chosen by you</source>
        <translation>Te választottad</translation>
    </message>
    <message>
        <source>Chosen by {name}</source>
        <translation>Választotta: {name}</translation>
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
        <translation>ütés</translation>
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
        <translation>Adu nélkül színre színt kell adnod: {suit}.</translation>
    </message>
    <message>
        <source>Only a lone trump Under may be held back: you hold other trumps.</source>
        <translation>Csak a magányos adualsót tarthatod vissza, de van más adud is.</translation>
    </message>
    <message>
        <source>Trumps were led: you must play a trump.</source>
        <translation>Adut hívtak: adut kell adnod.</translation>
    </message>
    <message>
        <source>The trick is already trumped: a lower trump is not allowed.</source>
        <translation>Az ütésben már van adu: alacsonyabb adut nem tehetsz.</translation>
    </message>
    <message>
        <source>Follow suit ({suit}) or play a trump.</source>
        <translation>Adj színre színt ({suit}), vagy üss aduval!</translation>
    </message>
    <message>
        <source>Scoresheet: {game}</source>
        <translation>Pontlap: {game}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Vállalás</translation>
    </message>
    <message>
        <source>You announce: {weis}, {points}</source>
        <translation>Bemondásod: {weis}, {points}</translation>
    </message>
    <message>
        <source>{name} announces: {weis}, {points}</source>
        <translation>{name} bemondása: {weis}, {points}</translation>
    </message>
    <message>
        <source>You hold the seven of roses: you are forehand.</source>
        <translation>Nálad van a rózsa hetes: te vagy a kezdő játékos.</translation>
    </message>
    <message>
        <source>{name} holds the seven of roses and is forehand.</source>
        <translation>{name} kezében a rózsa hetes: ő a kezdő játékos.</translation>
    </message>
    <message>
        <source>{name} is forehand.</source>
        <translation>A kezdő játékos: {name}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>A lapjaid: {cards}.</translation>
    </message>
    <message>
        <source>You push to your partner.</source>
        <translation>Átadod a választást a partnerednek.</translation>
    </message>
    <message>
        <source>{name} pushes.</source>
        <translation>{name} átadja a választást.</translation>
    </message>
    <message>
        <source>You choose: {contract}, ×{n}</source>
        <translation>Választásod: {contract}, ×{n}</translation>
    </message>
    <message>
        <source>{name} chooses: {contract}, ×{n}</source>
        <translation>{name} választása: {contract}, ×{n}</translation>
    </message>
    <message>
        <source>You lead the {card_acc}.</source>
        <translation>Kihívod a {card_acc}.</translation>
    </message>
    <message>
        <source>{name} leads the {card_acc}.</source>
        <translation>{name} kihívja a {card_acc}.</translation>
    </message>
    <message>
        <source>You play the {card_acc}.</source>
        <translation>Kijátszod a {card_acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card_acc}.</source>
        <translation>{name} kijátssza a {card_acc}.</translation>
    </message>
    <message>
        <source>Your team has the better Weis: {points}</source>
        <translation>A csapatodé a jobb Weis: {points}</translation>
    </message>
    <message>
        <source>The opponents have the better Weis: {points}</source>
        <translation>Az ellenfeleké a jobb Weis: {points}</translation>
    </message>
    <message>
        <source>You have Stöck: 20</source>
        <translation>Nálad a Stöck: 20</translation>
    </message>
    <message>
        <source>{name} has Stöck: 20.</source>
        <translation>{name}: Stöck, 20.</translation>
    </message>
    <message>
        <source>Stöck counts now and decides the match.</source>
        <translation>A Stöck most számít, és eldönti a mérkőzést.</translation>
    </message>
    <message numerus="yes">
        <source>You win the trick: %n points.</source>
        <translation>
            <numerusform>Tiéd az ütés: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n points.</source>
        <translation>
            <numerusform>{name} viszi az ütést: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last trick: +5</source>
        <translation>Utolsó ütés: +5</translation>
    </message>
    <message>
        <source>Nobody has a Weis.</source>
        <translation>Nincs Weis.</translation>
    </message>
    <message>
        <source>Deal {n} · Contract choice</source>
        <translation>{n}. leosztás · Bemondás</translation>
    </message>
    <message>
        <source>Deal {n} · Trick {m} / 9</source>
        <translation>{n}. leosztás · {m}. ütés / 9</translation>
    </message>
    <message>
        <source>forehand</source>
        <comment>plate.forehand</comment>
        <translation>kezdő játékos</translation>
    </message>
    <message>
        <source>partner</source>
        <comment>plate.partner</comment>
        <translation>partner</translation>
    </message>
    <message>
        <source>opponent</source>
        <comment>plate.opponent</comment>
        <translation>ellenfél</translation>
    </message>
    <message>
        <source>Schieber Jass</source>
        <translation>Schieber Jass</translation>
    </message>
    <message>
        <source>First to {n}</source>
        <translation>{n} pontig</translation>
    </message>
    <message>
        <source>You and a computer partner</source>
        <translation>Te és az AI-partnered</translation>
    </message>
    <message>
        <source>Acorns trump</source>
        <translation>Makk adu</translation>
    </message>
    <message>
        <source>Roses trump</source>
        <translation>Rózsa adu</translation>
    </message>
    <message>
        <source>Shields trump</source>
        <translation>Pajzs adu</translation>
    </message>
    <message>
        <source>Bells trump</source>
        <translation>Tök adu</translation>
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
        <translation>Átadás a partnernek</translation>
    </message>
    <message>
        <source>I push.</source>
        <translation>Átadom.</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>gyengébb</translation>
    </message>
    <message>
        <source>Stöck!</source>
        <translation>Stöck!</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Mi</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Ők</translation>
    </message>
    <message>
        <source>You and {name}</source>
        <translation>Te és {name}</translation>
    </message>
    <message>
        <source>{name} and {name2}</source>
        <translation>{name} és {name2}</translation>
    </message>
    <message>
        <source>Everything counts ×{n}.</source>
        <translation>Minden pont szorzója: ×{n}.</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>Szorzó</translation>
    </message>
    <message>
        <source>{run} {from}</source>
        <translation>{run} {from}</translation>
    </message>
    <message>
        <source>Equal points: the sequence beats four of a kind.</source>
        <translation>Egyenlő pont: a sorozat jobb a négy egyformánál.</translation>
    </message>
    <message>
        <source>Equal points: four of a kind beats a sequence.</source>
        <translation>Egyenlő pont: a négy egyforma jobb a sorozatnál.</translation>
    </message>
    <message>
        <source>Otherwise equal: in Undenufe the lower cards count.</source>
        <translation>Egyébként egyenlő: Undenufénál az alacsonyabb lapok számítanak.</translation>
    </message>
    <message>
        <source>Otherwise equal: the higher top card counts.</source>
        <translation>Egyébként egyenlő: a legmagasabb lap dönt.</translation>
    </message>
    <message>
        <source>It has more points.</source>
        <translation>Több pontot ér.</translation>
    </message>
    <message>
        <source>Equal points: the longer sequence counts.</source>
        <translation>Egyenlő pont: a hosszabb sorozat számít.</translation>
    </message>
    <message>
        <source>Otherwise equal: the trump suit counts.</source>
        <translation>Egyébként egyenlő: az aduszín számít.</translation>
    </message>
    <message>
        <source>All equal: whoever played first counts.</source>
        <translation>Minden egyenlő: a sorban előbb álló játékosé számít.</translation>
    </message>
    <message>
        <source>sequence of three</source>
        <translation>terc</translation>
    </message>
    <message>
        <source>sequence of four</source>
        <translation>kvart</translation>
    </message>
    <message>
        <source>sequence of five</source>
        <translation>kvint</translation>
    </message>
    <message>
        <source>sequence of six</source>
        <translation>hatlapos sorozat</translation>
    </message>
    <message>
        <source>sequence of seven</source>
        <translation>hétlapos sorozat</translation>
    </message>
    <message>
        <source>sequence of eight</source>
        <translation>nyolclapos sorozat</translation>
    </message>
    <message>
        <source>sequence of nine</source>
        <translation>kilenclapos sorozat</translation>
    </message>
    <message>
        <source>from the ace</source>
        <translation>ásztól</translation>
    </message>
    <message>
        <source>from the king</source>
        <translation>királytól</translation>
    </message>
    <message>
        <source>from the Ober</source>
        <translation>felsőtől</translation>
    </message>
    <message>
        <source>from the Under</source>
        <translation>alsótól</translation>
    </message>
    <message>
        <source>from the Banner</source>
        <translation>zászlótól</translation>
    </message>
    <message>
        <source>from the nine</source>
        <translation>kilencestől</translation>
    </message>
    <message>
        <source>from the eight</source>
        <translation>nyolcastól</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>négy ász</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>négy király</translation>
    </message>
    <message>
        <source>four Obers</source>
        <translation>négy felső</translation>
    </message>
    <message>
        <source>four Unders</source>
        <translation>négy alsó</translation>
    </message>
    <message>
        <source>four Banners</source>
        <translation>négy zászló</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Everywhere</source>
        <translation>Mindenhol</translation>
    </message>
    <message>
        <source>Next zone</source>
        <translation>Következő terület</translation>
    </message>
    <message>
        <source>Inside the zone</source>
        <translation>Területen belül</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Végrehajtás</translation>
    </message>
    <message>
        <source>Close, leave</source>
        <translation>Bezárás, kilépés</translation>
    </message>
    <message>
        <source>Start page: games 1–4</source>
        <translation>Kezdőlap: 1–4. játék</translation>
    </message>
    <message>
        <source>Rules, at this point</source>
        <translation>Szabályok ehhez a helyzethez</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Az asztalnál</translation>
    </message>
    <message>
        <source>Walk through your hand</source>
        <translation>Lépkedés a lapjaid között</translation>
    </message>
    <message>
        <source>First, last card</source>
        <translation>Első, utolsó lap</translation>
    </message>
    <message>
        <source>Next card of that rank</source>
        <translation>Következő ilyen értékű lap</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>A lap kijátszása</translation>
    </message>
    <message>
        <source>Hint; Enter plays it</source>
        <translation>Tipp; Enter kijátssza</translation>
    </message>
    <message>
        <source>Claim remaining tricks</source>
        <translation>A maradék ütések igénylése</translation>
    </message>
    <message>
        <source>Say the score</source>
        <translation>Az állás felolvasása</translation>
    </message>
    <message>
        <source>First, last step</source>
        <translation>Első, utolsó lépés</translation>
    </message>
    <message>
        <source>Continue or score sheet</source>
        <translation>Folytatás vagy pontlap</translation>
    </message>
    <message>
        <source>Say the trick on the table</source>
        <translation>Az asztalon lévő ütés felolvasása</translation>
    </message>
    <message>
        <source>Say your hand by suits</source>
        <translation>A lapjaid felolvasása színenként</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Miért nem?</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Ismétlés</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>One thing more: in Obenabe ({a}) and Undenufe ({b}) there are no trumps, and in Undenufe the six is the highest card.</source>
        <translation>Még valami: Obenabénál ({a}) és Undenufénál ({b}) nincs adu, és Undenufénál a hatos a legmagasabb lap.</translation>
    </message>
    <message>
        <source>You and {name} are a team. Whoever reaches 3000 points first wins.</source>
        <translation>Te és {name} egy csapat vagytok. Az győz, aki előbb éri el a 3000 pontot.</translation>
    </message>
    <message>
        <source>You are forehand: choose trumps, Obenabe or Undenufe, or push. Your best suit: {suit}</source>
        <translation>Te vagy a kezdő játékos: válassz adut, Obenabét vagy Undenufét, vagy add át a választást! A legjobb színed: {suit}</translation>
    </message>
    <message>
        <source>In that suit you hold the three highest cards, and everything counts {factor}.</source>
        <translation>Abból a színből nálad van a három legmagasabb lap, és minden {factor} számít.</translation>
    </message>
    <message>
        <source>In trumps the Under is highest ({n}), then the nine ({m}), then the ace. Lead the {card_acc}.</source>
        <translation>Aduban az alsó a legmagasabb ({n}), aztán a kilences ({m}), majd az ász. Hívd ki a {card_acc}!</translation>
    </message>
    <message>
        <source>Pull the opponents’ trumps first: nobody can beat your Under.</source>
        <translation>Előbb szedd ki az ellenfelek aduit: az alsódat senki sem ütheti.</translation>
    </message>
    <message>
        <source>Three cards in a row are a Weis: the table announced it for you. {n} points, and in this contract everything counts {factor}.</source>
        <translation>Három egymást követő lap Weist ér: az asztal bemondta helyetted. {n} pont, és ebben a vállalásban minden {factor} számít.</translation>
    </message>
    <message>
        <source>Two trumps are still out, and the nine is now the highest: lead the {card_acc}.</source>
        <translation>Két adu még a többieknél van, és most a kilences a legmagasabb: hívd ki a {card_acc}!</translation>
    </message>
    <message>
        <source>As long as they hold trumps, they can trump your other cards.</source>
        <translation>Amíg van náluk adu, aduval üthetik a többi lapodat.</translation>
    </message>
    <message>
        <source>Only you hold trumps now. Lead the {card_acc}: your partner may have the ace.</source>
        <translation>Adu már csak nálad van. Hívd ki a {card_acc}: talán a partnerednél van az ász!</translation>
    </message>
    <message>
        <source>Keep your trumps and high cards: let your partner take a trick.</source>
        <translation>Tartogasd az aduidat és a magas lapjaidat: hadd vigyen ütést a partnered!</translation>
    </message>
    <message>
        <source>{name} wins this trick: give your partner a card with many points.</source>
        <translation>Ezt az ütést {name} viszi: adj a partnerednek sokat érő lapot!</translation>
    </message>
    <message>
        <source>That card counts less: the gold one is worth {n}.</source>
        <translation>Az a lap kevesebbet ér: az arany keretű {n} pont.</translation>
    </message>
    <message>
        <source>Follow suit or trump. If you can do neither, throw off any card.</source>
        <translation>Adj színre színt, vagy üss aduval! Ha egyik sem megy, bármelyik lapot eldobhatod.</translation>
    </message>
    <message>
        <source>Your lowest trump is enough for this trick.</source>
        <translation>Ehhez az ütéshez a legkisebb adud is elég.</translation>
    </message>
    <message>
        <source>You hold five cards. The turned-up card shows the trump: {suit}.</source>
        <translation>Öt lapod van. A felütött lap mutatja az adut: {suit}.</translation>
    </message>
    <message>
        <source>You hold the trump Unter: exchange it for the turned-up card before you lead.</source>
        <translation>Nálad az adualsó: hívás előtt cseréld ki a felütött lapra!</translation>
    </message>
    <message>
        <source>Once the stock is used up or closed, exchanging is over: do it now.</source>
        <translation>Ha a talon elfogyott vagy lezárták, már nem cserélhetsz: tedd meg most!</translation>
    </message>
    <message>
        <source>While the stock is open, nobody has to follow suit. Lead the {card_acc}.</source>
        <translation>Amíg a talon nyitva van, nem kell színre színt adni. Hívd ki a {card_acc}!</translation>
    </message>
    <message>
        <source>Nothing but a trump can beat the gold card.</source>
        <translation>Az arany keretű lapot csak adu ütheti.</translation>
    </message>
    <message>
        <source>The trick is yours: you draw first and lead again.</source>
        <translation>Tiéd az ütés: te húzol először, és újra te hívsz.</translation>
    </message>
    <message>
        <source>King and Ober of one suit: lead one of them and you declare {n}, in trumps {m}.</source>
        <translation>Egy szín királya és felsője: hívd ki az egyiket, és {n} pontot mondasz be, aduból {m} pontot.</translation>
    </message>
    <message>
        <source>The marriage is worth {n} points: take them first.</source>
        <translation>A házasság {n} pontot ér: előbb azt vidd be!</translation>
    </message>
    <message>
        <source>Enough for 66? Close the stock: then follow suit and beat, and nobody draws.</source>
        <translation>Meglesz a 66? Zárd le a talont: onnantól szín- és felülütési kényszer van, és nincs több húzás.</translation>
    </message>
    <message>
        <source>As long as the stock is open, {name} keeps drawing and need not follow suit.</source>
        <translation>Amíg a talon nyitva van, {name} tovább húz, és nem kell színre színt adnia.</translation>
    </message>
    <message>
        <source>Now the strict rules hold: {name} must follow suit. Pull the trumps: lead the {card_acc}.</source>
        <translation>Most már szín- és felülütési kényszer van: {name} köteles színre színt adni. Szedd ki az adukat: hívd ki a {card_acc}!</translation>
    </message>
    <message>
        <source>Pull the trumps first, or {name} may trump your other cards.</source>
        <translation>Előbb szedd ki az adukat, különben {name} aduval ütheti a többi lapodat.</translation>
    </message>
    <message>
        <source>Your next trump is now the highest: lead the {card_acc}, and you have {n}.</source>
        <translation>Most a következő adud a legmagasabb: hívd ki a {card_acc}, és {n} pontod lesz!</translation>
    </message>
    <message>
        <source>That card may lose the trick; the gold one cannot.</source>
        <translation>Azzal a lappal elveszítheted az ütést, az arany keretűvel nem.</translation>
    </message>
    <message>
        <source>You have 66, and {name} had no trick when you closed: {n} game points.</source>
        <translation>Megvan a 66, és záráskor {name} ütés nélkül állt: {n} játékpont.</translation>
    </message>
    <message>
        <source>One thing more: nil is a bid of no trick at all. It is worth {n} points, and costs as many if you take one.</source>
        <translation>Még valami: a nil azt jelenti, hogy egyetlen ütést sem vállalsz. {n} pontot ér, és ugyanannyiba kerül, ha mégis viszel egyet.</translation>
    </message>
    <message>
        <source>High cards and spades win tricks: keep the {card_acc}. The next card is then discarded.</source>
        <translation>A magas lapok és a pikkek visznek ütést: tartsd meg a {card_acc}! A következő lapot akkor el kell dobni.</translation>
    </message>
    <message>
        <source>The highest card of all: {card}.</source>
        <translation>A legmagasabb lap mind közül: {card}.</translation>
    </message>
    <message>
        <source>Low cards seldom win a trick: discard this one. The next card is then yours, whatever it is.</source>
        <translation>Az alacsony lapok ritkán visznek ütést: ezt dobd el! A következő lap akkor a tiéd, bármi is az.</translation>
    </message>
    <message>
        <source>The next card will probably be better.</source>
        <translation>A következő lap valószínűleg jobb lesz.</translation>
    </message>
    <message>
        <source>Bid the number of tricks you will win. With these cards: {n}</source>
        <translation>Licitáld meg, hány ütésed lesz! Ezekkel a lapokkal: {n}</translation>
    </message>
    <message>
        <source>Count your aces, and one trick for trumping the suit you do not hold.</source>
        <translation>Számold meg az ászaidat, és adj hozzá egy ütést: a hiányzó színt aduval ütheted.</translation>
    </message>
    <message>
        <source>Follow suit: {suit}. The highest card wins the trick.</source>
        <translation>Adj színre színt: {suit}! A legmagasabb lap viszi az ütést.</translation>
    </message>
    <message>
        <source>That card is too low: {name} would win the trick.</source>
        <translation>Ez a lap túl alacsony: akkor az ütést {name} viszi.</translation>
    </message>
    <message>
        <source>You lead, but no spade yet: spades are not broken. Lead the {card_acc}, a card you can do without.</source>
        <translation>Te hívsz, de pikket még nem: a pikk még nincs felszabadítva. Hívd ki a {card_acc}, ezt a lapot nélkülözheted.</translation>
    </message>
    <message>
        <source>Keep that one: you may need it later.</source>
        <translation>Azt tartogasd: később még szükséged lehet rá!</translation>
    </message>
    <message>
        <source>You cannot follow suit: any spade takes the trick and breaks spades.</source>
        <translation>Nincs a hívott színből lapod: bármelyik pikk ütést hoz, és felszabadítja a pikket.</translation>
    </message>
    <message>
        <source>The lowest spade is enough to win this trick.</source>
        <translation>Ehhez az ütéshez a legkisebb pikk is elég.</translation>
    </message>
    <message>
        <source>Spades are broken: now you may lead them too. Lead the {card_acc}: no card is higher.</source>
        <translation>A pikk felszabadult: most már azt is hívhatod. Hívd ki a {card_acc}: nincs nála magasabb lap!</translation>
    </message>
    <message>
        <source>One trick is missing from your bid, and the gold card is sure to win it.</source>
        <translation>A licitedhez még egy ütés kell, és az arany keretű lap biztosan viszi.</translation>
    </message>
    <message>
        <source>Your bid is made. Every further trick is a bag: 1 point, but 10 bags cost 100.</source>
        <translation>Megvan a licited. Minden további ütés többletütés: 1 pont, de 10 többletütés 100-ba kerül.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>You may play that, but look at the gold card.</source>
        <translation>Ez is szabályos, de nézd meg az arany keretű lapot!</translation>
    </message>
    <message>
        <source>You may do that, but look at what is framed in gold.</source>
        <translation>Ez is szabályos, de nézd meg, mi van arannyal keretezve!</translation>
    </message>
    <message>
        <source>Skip lesson</source>
        <translation>Lecke kihagyása</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Ügyes voltál!</translation>
    </message>
    <message>
        <source>That is all you need. Now play a real match.</source>
        <translation>Ennyi elég is. Jöhet egy igazi mérkőzés!</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Még egyszer</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Ruth</source>
        <comment>name.f1</comment>
        <translation>Erzsi</translation>
    </message>
    <message>
        <source>Walter</source>
        <comment>name.m1</comment>
        <translation>Bence</translation>
    </message>
    <message>
        <source>Alice</source>
        <comment>name.f2</comment>
        <translation>Kata</translation>
    </message>
    <message>
        <source>Henry</source>
        <comment>name.m2</comment>
        <translation>Gábor</translation>
    </message>
    <message>
        <source>Emma</source>
        <comment>name.f3</comment>
        <translation>Zsófi</translation>
    </message>
    <message>
        <source>George</source>
        <comment>name.m3</comment>
        <translation>Miklós</translation>
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
        <translation>Általános</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>AI-játékosok</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pikk</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>A neved</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Téma</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Animáció sebessége</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Szünet az ütés után</translation>
    </message>
    <message>
        <source>Play the only playable card automatically (Auto Play One)</source>
        <translation>Az egyetlen kijátszható lap automatikus kijátszása (Auto Play One)</translation>
    </message>
    <message>
        <source>Show unplayable cards darker</source>
        <translation>A nem kijátszható lapok sötétítése</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempó</translation>
    </message>
    <message>
        <source>Right opponent</source>
        <translation>Jobb oldali ellenfél</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Betűjelek a lapokon</translation>
    </message>
    <message>
        <source>Pace of the drawing</source>
        <translation>A húzás tempója</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Elérendő pontszám</translation>
    </message>
    <message>
        <source>Bids and leads first</source>
        <translation>Elsőként licitál és hív</translation>
    </message>
    <message>
        <source>Look at the second card</source>
        <translation>A második lap megnézése</translation>
    </message>
    <message>
        <source>Allow double nil</source>
        <translation>Dupla nil engedélyezése</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count as bags</source>
        <translation>A bukott nil ütései többletütésnek számítanak</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>st.partner</comment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Left opponent</source>
        <translation>Bal oldali ellenfél</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <translation>Név: {seat}</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Akadálymentesség</translation>
    </message>
    <message>
        <source>Play with one click</source>
        <translation>Kijátszás egy kattintással</translation>
    </message>
    <message>
        <source>Play by dragging too</source>
        <translation>Kijátszás húzással is</translation>
    </message>
    <message>
        <source>Allow claiming the remaining tricks</source>
        <translation>A maradék ütések igénylésének engedélyezése</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Tippek engedélyezése</translation>
    </message>
    <message>
        <source>Ask before undo</source>
        <translation>Megerősítés visszavonás előtt</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Hangok lejátszása</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hangerő</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Bejelentések</translation>
    </message>
    <message>
        <source>Level: {seat}</source>
        <translation>Szint: {seat}</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Hátlap</translation>
    </message>
    <message>
        <source>French-suited deck</source>
        <translation>Francia kártya</translation>
    </message>
    <message>
        <source>German-suited deck</source>
        <translation>Magyar kártya</translation>
    </message>
    <message>
        <source>Swiss-suited deck</source>
        <translation>Svájci kártya</translation>
    </message>
    <message>
        <source>The opponent in the games for two.</source>
        <translation>A kétszemélyes játékokban az ellenfél.</translation>
    </message>
    <message>
        <source>No level sees hidden cards.</source>
        <translation>Az AI egyik szinten sem lát rejtett lapokat.</translation>
    </message>
    <message>
        <source>How long the computer looks at a card at least.</source>
        <translation>Legalább ennyi ideig néz meg egy lapot az AI.</translation>
    </message>
    <message>
        <source>A match by these rules gets a tile of its own on the start page.</source>
        <translation>Az ilyen mérkőzés külön csempét kap a kezdőlapon.</translation>
    </message>
    <message>
        <source>After you keep a card you see the one you must discard.</source>
        <translation>Ha megtartasz egy lapot, látod, melyiket kell eldobnod.</translation>
    </message>
    <message>
        <source>Applies from the next match.</source>
        <translation>A következő mérkőzéstől érvényes.</translation>
    </message>
    <message>
        <source>The whole program follows at once.</source>
        <translation>Az egész program azonnal átvált.</translation>
    </message>
    <message>
        <source>Off shows every move without flights.</source>
        <translation>Kikapcsolva minden lépés mozgás nélkül jelenik meg.</translation>
    </message>
    <message>
        <source>A click always takes the trick at once.</source>
        <translation>Kattintásra az ütés mindig azonnal lekerül az asztalról.</translation>
    </message>
    <message>
        <source>A lone playable card is played for you, but never while you could exchange or close.</source>
        <translation>Ha csak egy lap játszható ki, magától lemegy – de nem, amíg cserélhetsz vagy zárhatsz.</translation>
    </message>
    <message>
        <source>You see at a glance what may be played.</source>
        <translation>Egy pillantással látod, mi játszható ki.</translation>
    </message>
    <message>
        <source>Off: the first click lifts the card, the second plays it.</source>
        <translation>Kikapcsolva az első kattintás kiemeli a lapot, a második kijátssza.</translation>
    </message>
    <message>
        <source>Pull a card from your hand onto the table.</source>
        <translation>Húzz egy lapot a kezedből az asztalra.</translation>
    </message>
    <message>
        <source>Only when they are certain; the score stays the same.</source>
        <translation>Csak ha biztosak; a pontszám nem változik.</translation>
    </message>
    <message>
        <source>A match with undo is marked in the history.</source>
        <translation>A visszavonással játszott mérkőzés meg lesz jelölve az előzményekben.</translation>
    </message>
    <message>
        <source>A match with hints is marked in the history.</source>
        <translation>A tippekkel játszott mérkőzés meg lesz jelölve az előzményekben.</translation>
    </message>
    <message>
        <source>How long the computer waits at least before it plays.</source>
        <translation>Legalább ennyit vár az AI, mielőtt játszik.</translation>
    </message>
    <message>
        <source>Cards, calls and results; no music.</source>
        <translation>Lapok, bemondások, eredmények; zene nincs.</translation>
    </message>
    <message>
        <source>At 100 points a sequence beats four of a kind</source>
        <translation>100 pontnál a sorozat jobb a négy egyformánál</translation>
    </message>
    <message>
        <source>Split long sequences</source>
        <translation>Hosszú sorozatok felosztása</translation>
    </message>
    <message>
        <source>So it is played in most of Switzerland.</source>
        <translation>Svájcban többnyire így játsszák.</translation>
    </message>
    <message>
        <source>Eight or nine cards may count as two sequences.</source>
        <translation>Nyolc vagy kilenc lap két sorozatnak is számíthat.</translation>
    </message>
    <message>
        <source>The deck folder cannot be used. Pictures missing: {n}</source>
        <translation>A kártyacsomag mappája nem használható. Hiányzó képek: {n}</translation>
    </message>
    <message>
        <source>First missing card: {card}</source>
        <translation>Az első hiányzó lap: {card}</translation>
    </message>
    <message>
        <source>This picture cannot be read: {file}</source>
        <translation>Ez a kép nem olvasható: {file}</translation>
    </message>
    <message>
        <source>The deck folder cannot be used: its deck.json is for other cards.</source>
        <translation>A mappa nem használható: a deck.json más kártyához való.</translation>
    </message>
    <message>
        <source>The deck folder cannot be opened.</source>
        <translation>A kártyacsomag mappája nem nyitható meg.</translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <translation>Snapszer (Schnapsen)</translation>
    </message>
    <message>
        <source>Jass</source>
        <translation>Jass</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>A változások azonnal érvényesek.</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Mappa kiválasztása…</translation>
    </message>
    <message>
        <source>Built-in cards</source>
        <translation>Beépített lapok</translation>
    </message>
    <message>
        <source>Start with the last game</source>
        <translation>Indítás a legutóbbi játékkal</translation>
    </message>
    <message>
        <source>Ask before quitting</source>
        <translation>Megerősítés kérése kilépés előtt</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Nagy kontraszt</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Kevesebb mozgás</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Szövegméret</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Kártyaterítő</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Lapméret</translation>
    </message>
    <message>
        <source>Left-handed layout</source>
        <translation>Balkezes elrendezés</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Kattintásig</translation>
    </message>
    <message>
        <source>Large corner letters</source>
        <translation>Nagy sarokjelek</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>A lapok sorrendje a kézben</translation>
    </message>
    <message>
        <source>Low cards on the left</source>
        <translation>Kis lapok bal oldalon</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Színek</translation>
    </message>
    <message>
        <source>Own deck folder</source>
        <translation>Saját kártyacsomag mappája</translation>
    </message>
    <message>
        <source>A folder with one SVG picture per card.</source>
        <translation>Mappa, laponként egy SVG-képpel.</translation>
    </message>
    <message>
        <source>Skips the start page and goes on where you stopped.</source>
        <translation>A kezdőlap helyett ott folytatja, ahol abbahagytad.</translation>
    </message>
    <message>
        <source>Your match is saved in any case.</source>
        <translation>A mérkőzés mindenképpen mentve lesz.</translation>
    </message>
    <message>
        <source>What a screen reader says about bids, cards and tricks.</source>
        <translation>Mit mond a képernyőolvasó licitről, lapokról, ütésekről.</translation>
    </message>
    <message>
        <source>Plain colours, strong edges, text that is easy to read.</source>
        <translation>Tiszta színek, erős szegélyek, jól olvasható szöveg.</translation>
    </message>
    <message>
        <source>Cards fade instead of flying.</source>
        <translation>A lapok repülés helyett áttűnnek.</translation>
    </message>
    <message>
        <source>Every game has its own, or one for all.</source>
        <translation>Játékonként külön terítő, vagy egy közös mindnek.</translation>
    </message>
    <message>
        <source>Panel, stock and buttons change sides.</source>
        <translation>A panel, a talon és a gombok oldalt cserélnek.</translation>
    </message>
    <message>
        <source>Rank and suit twice as large.</source>
        <translation>A lap értéke és színe kétszer akkora.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>A rendszer nyelve</translation>
    </message>
    <message>
        <source>As the system font</source>
        <translation>A rendszer betűmérete</translation>
    </message>
    <message>
        <source>A K O U B</source>
        <translation>Á K F A Z</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Rendszer szerint</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Nappal</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Bekapcsolva</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kikapcsolva</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>Terse</source>
        <translation>Tömör</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Részletes</translation>
    </message>
    <message>
        <source>As the game</source>
        <translation>A játékhoz illő</translation>
    </message>
    <message>
        <source>Green baize</source>
        <translation>Zöld posztó</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Éjkék</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordó</translation>
    </message>
    <message>
        <source>Petrol</source>
        <translation>Petrolkék</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lenvászon</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Két szín</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Négy szín</translation>
    </message>
    <message>
        <source>Four colours, colour-blind safe</source>
        <translation>Négy szín, színtévesztőknek is</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Szín szerint</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Rang szerint</translation>
    </message>
    <message>
        <source>Trumps on the right</source>
        <translation>Aduk a jobb szélen</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Osztás szerint</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Kezdő</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>A K Q J</source>
        <translation>A K D J</translation>
    </message>
    <message>
        <source>who drew first</source>
        <translation>aki először húzott</translation>
    </message>
    <message>
        <source>who drew second</source>
        <translation>aki másodszorra húzott</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Élénk</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Kényelmes</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Halk</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Hangos</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia (PySide6-Addons), which is not installed.</source>
        <translation>A hangokhoz Qt Multimedia (PySide6-Addons) kell, de nincs telepítve.</translation>
    </message>
    <message>
        <source>No sound device was found.</source>
        <translation>Nem található hangeszköz.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Előnézet</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Alapértelmezések visszaállítása</translation>
    </message>
    <message>
        <source>Reset all preferences? Your matches and statistics stay.</source>
        <translation>Visszaállítod az összes beállítást? A mérkőzések és a statisztika megmaradnak.</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Saját változat</translation>
    </message>
</context>
<context>
    <name>ranks</name>
    <message>
        <source>nine</source>
        <translation>kilences</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>nyolcas</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>hetes</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank.french.ace</comment>
        <translation>ász</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank.french.king</comment>
        <translation>király</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dáma</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>bubi</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank.10</comment>
        <translation>tízes</translation>
    </message>
    <message>
        <source>six</source>
        <translation>hatos</translation>
    </message>
    <message>
        <source>five</source>
        <translation>ötös</translation>
    </message>
    <message>
        <source>four</source>
        <translation>négyes</translation>
    </message>
    <message>
        <source>three</source>
        <translation>hármas</translation>
    </message>
    <message>
        <source>two</source>
        <translation>kettes</translation>
    </message>
    <message>
        <source>Daus</source>
        <translation>ász</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank.german.king</comment>
        <translation>király</translation>
    </message>
    <message>
        <source>Ober</source>
        <comment>rank.german.ober</comment>
        <translation>felső</translation>
    </message>
    <message>
        <source>Unter</source>
        <translation>alsó</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>rank.german.ten</comment>
        <translation>tízes</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>rank.swiss.ace</comment>
        <translation>ász</translation>
    </message>
    <message>
        <source>king</source>
        <comment>rank.swiss.king</comment>
        <translation>király</translation>
    </message>
    <message>
        <source>Ober</source>
        <comment>rank.swiss.ober</comment>
        <translation>felső</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>alsó</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>zászló</translation>
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
        <translation>{players} játékos · Te és az AI-partnered {opponents} AI-ellenfél ellen · Mérkőzés {target} pontig</translation>
    </message>
    <message>
        <source>Choose the contract or push to your partner; tricks, Weis and Stöck bring points.</source>
        <translation>Válassz vállalást, vagy add át a választást a partnerednek; pontot az ütések, a Weis és a Stöck hoznak.</translation>
    </message>
    <message>
        <source>{players} players take part. Opposite seats form a team: you and a computer partner play against {opponents} computer opponents.</source>
        <translation>{players} játékos játszik. Az egymással szemben ülők csapatot alkotnak: te és az AI-partnered {opponents} AI-ellenfél ellen.</translation>
    </message>
    <message>
        <source>The first team to reach {target} points wins the match.</source>
        <translation>Amelyik csapat elsőként gyűjt {target} pontot, megnyeri a mérkőzést.</translation>
    </message>
    <message>
        <source>Opponents who stay under {schneider} points are Schneider.</source>
        <translation>Ha az ellenfelek {schneider} pont alatt maradnak, Schneider az eredményük.</translation>
    </message>
    <message>
        <source>The game uses {cards} Swiss-suited cards, {suit_cards} in each suit: ace, king, Ober, Under, Banner, 9, 8, 7, 6. The suits are acorns, roses, shields and bells.</source>
        <translation>A játékhoz svájci kártya ({cards} lap) kell, színenként {suit_cards} lap: ász (Ass), király (König), felső (Ober), alsó (Under), zászló (Banner), 9, 8, 7, 6. A színek: makk, rózsa, pajzs és tök.</translation>
    </message>
    <message>
        <source>The cards are dealt counter-clockwise in packets of {packet}, until each player has {hand} cards.</source>
        <translation>Az osztás az óramutató járásával ellentétesen halad, egyszerre {packet} lappal, amíg mindenkinél {hand} lap nem lesz.</translation>
    </message>
    <message>
        <source>In the first deal, forehand is the player who holds the 7 of roses. Later the player to the dealer’s right begins, and the deal passes to the right.</source>
        <translation>Az első leosztásban az a kezdő játékos, akinél a rózsa 7-es van. Később az osztótól jobbra ülő játékos kezd, és az osztás jobbra halad tovább.</translation>
    </message>
    <message>
        <source>Forehand chooses the contract: one of the {trump_suits} trump suits, Obenabe (no trumps, from high to low) or Undenufe (no trumps, from low to high). Forehand may also push the choice to the partner, who must then choose.</source>
        <translation>A kezdő játékos választja a vállalást. Ez lehet a {trump_suits} aduszín egyike, Obenabe (adu nélkül, fentről lefelé) vagy Undenufe (adu nélkül, lentről felfelé). A kezdő játékos át is adhatja a választást a partnerének, akinek akkor döntenie kell.</translation>
    </message>
    <message>
        <source>The contract multiplies all points of the deal: acorns and roses ×{single}, shields and bells ×{double}, Obenabe ×{obenabe}, Undenufe ×{undenufe}.</source>
        <translation>A vállalás szorzója a leosztás minden pontjára érvényes: makk és rózsa ×{single}, pajzs és tök ×{double}, Obenabe ×{obenabe}, Undenufe ×{undenufe}.</translation>
    </message>
    <message>
        <source>Plain order from high to low: ace, king, Ober, Under, Banner, 9, 8, 7, 6.</source>
        <translation>Rendes rangsor a legmagasabbtól lefelé: ász, király, felső, alsó, zászló, 9, 8, 7, 6.</translation>
    </message>
    <message>
        <source>Trump order from high to low: Under, 9, ace, king, Ober, Banner, 8, 7, 6. In Undenufe the plain order is reversed.</source>
        <translation>Az aduk rangsora a legmagasabbtól lefelé: alsó, 9, ász, király, felső, zászló, 8, 7, 6. Undenufe esetén a rendes rangsor megfordul.</translation>
    </message>
    <message>
        <source>Without trumps: follow suit if you can.</source>
        <translation>Adu nélkül játszva: adj színre színt, ha tudsz!</translation>
    </message>
    <message>
        <source>With trumps: follow suit or play a trump; if you cannot follow suit, play any card. If a plain-suit lead has already been trumped, you may not undertrump unless you hold only trumps.</source>
        <translation>Aduval játszva: adj színre színt, vagy üss aduval; ha nincs a hívott színből lapod, bármit tehetsz. Ha a mellékszínt már aduval ütötték, alacsonyabb adut nem tehetsz, kivéve, ha csak aduid vannak.</translation>
    </message>
    <message>
        <source>If a trump is led, play a trump if you can. If the trump Under is your only trump, you need not play it.</source>
        <translation>Ha adut hívnak, adut kell tenned, ha van. Ha az adualsó az egyetlen adud, nem kell beadnod.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. If there is no trump in it, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>Az ütést a legmagasabb adu viszi. Ha nincs benne adu, a hívott szín legmagasabb lapja viszi. Az ütés nyertese hív a következőhöz.</translation>
    </message>
    <message>
        <source>Small Weis: a sequence of {run3} cards of the same suit scores {run3_points} points, a sequence of {run4} cards {run4_points}, a sequence of {run5} or more cards {run5_points}.</source>
        <translation>Kis Weis: azonos színű sorozat. {run3} lap (terc) {run3_points} pontot, {run4} lap (kvart) {run4_points} pontot, {run5} vagy több lap (kvint) {run5_points} pontot ér.</translation>
    </message>
    <message>
        <source>{four} aces, kings, Obers or Banners score {four_points}. {four} Unders score {four_unders_points}. {four} nines score nothing.</source>
        <translation>{four} ász, király, felső vagy zászló {four_points} pontot ér. {four} alsó {four_unders_points} pontot ér. {four} kilences nem ér pontot.</translation>
    </message>
    <message>
        <source>Sequences follow the plain order, also in trumps. A card of a combination cannot belong to another.</source>
        <translation>A sorozatokra a rendes rangsor érvényes, aduban is. Egy kombináció lapja másik kombinációban nem szerepelhet.</translation>
    </message>
    <message>
        <source>In the first trick each player’s best combination is announced automatically. Combinations are compared by points, kind, length, rank, trump and order of play.</source>
        <translation>Az első ütésben az asztal automatikusan bemondja minden játékos legjobb kombinációját. Az összehasonlítás sorrendje: pont, fajta, hossz, rang, adu, játéksorrend.</translation>
    </message>
    <message>
        <source>The team with the best combination scores all valid combinations of both its players. The opponents score none of theirs.</source>
        <translation>Akié a legjobb kombináció, annak a csapata mindkét játékos összes érvényes kombinációjáért pontot kap. Az ellenfelek nem kapnak semmit.</translation>
    </message>
    <message>
        <source>In Undenufe ranks are compared the other way round, for sequences and for four of a kind of equal value.</source>
        <translation>Undenufe esetén a rangok összehasonlítása megfordul, a sorozatoknál és az azonos értékű négy egyformánál is.</translation>
    </message>
    <message>
        <source>Stöck is the king and Ober of trumps in the same hand. It scores {stoeck} points when the second of them is played, or earlier if that wins the match.</source>
        <translation>A Stöck (béla) az adukirály és az adufelső ugyanannál a játékosnál. {stoeck} pontot ér, amikor a játékos a második lapot is kijátssza, vagy korábban, ha a csapat ezzel megnyeri a mérkőzést.</translation>
    </message>
    <message>
        <source>Weis and Stöck are multiplied by the contract’s multiplier.</source>
        <translation>A vállalás szorzója a Weis és a Stöck pontjaira is érvényes.</translation>
    </message>
    <message>
        <source>Ace, king, Ober, Under and Banner count {ace}, {king}, {ober}, {under} and {banner}; other cards count {other}. The trump Under counts {trump_under}, the trump nine {trump_nine}.</source>
        <translation>Az ász, a király, a felső, az alsó és a zászló értéke {ace}, {king}, {ober}, {under} és {banner} pont; a többi lapé {other} pont. Az adualsó {trump_under}, az adu kilences {trump_nine} pontot ér.</translation>
    </message>
    <message>
        <source>Without trumps each eight counts {eight}. In Undenufe, too, the aces keep their {ace}.</source>
        <translation>Adu nélkül minden nyolcas {eight} pontot ér. Az ászok értéke Undenufe esetén is {ace} pont.</translation>
    </message>
    <message>
        <source>The last trick adds {last_trick} points. That makes {base_points} base points in all.</source>
        <translation>Az utolsó ütés további {last_trick} pontot ér. Ez összesen {base_points} alappont.</translation>
    </message>
    <message>
        <source>If a team wins all {tricks} tricks (Match), {match_bonus} points are added. The score of the deal is multiplied by the contract’s multiplier.</source>
        <translation>Ha egy csapat mind a {tricks} ütést elviszi (Match vagy durchmars), további {match_bonus} pontot kap. A leosztás pontjait a vállalás szorzójával szorozzuk.</translation>
    </message>
    <message>
        <source>The live score recognises {target} by itself. In the first trick the order is: Stöck, then Weis, then the points of the trick.</source>
        <translation>Az asztal menet közben magától észreveszi, ha egy csapat {target} pontnál tart. Az első ütésben a sorrend: előbb Stöck, aztán Weis, végül az ütés pontjai.</translation>
    </message>
    <message>
        <source>The table makes all declarations automatically. They replace spoken declarations and the penalties for false claims.</source>
        <translation>Az asztal minden bemondást automatikusan elvégez. Így nincs szóbeli bemondás, és nincs büntetés a téves bemondásért.</translation>
    </message>
    <message>
        <source>Choosing the contract</source>
        <translation>Adu választása</translation>
    </message>
    <message>
        <source>Weis and Stöck</source>
        <translation>Weis és Stöck</translation>
    </message>
    <message>
        <source>The first dealer is drawn at random.</source>
        <translation>Hogy ki oszt először, azt a véletlen dönti el.</translation>
    </message>
    <message>
        <source>The player to the dealer’s right gets the first cards.</source>
        <translation>Az első lapokat az osztótól jobbra ülő játékos kapja.</translation>
    </message>
    <message>
        <source>The first forehand deals the second deal.</source>
        <translation>A második leosztásban az első leosztás kezdő játékosa oszt.</translation>
    </message>
    <message>
        <source>Forehand always leads to the first trick, even after pushing.</source>
        <translation>Az első ütéshez mindig a kezdő játékos hív, akkor is, ha átadta a választást.</translation>
    </message>
    <message>
        <source>You never have to trump or overtrump a plain suit.</source>
        <translation>Mellékszínben sosem kötelező aduval vagy magasabb aduval ütni.</translation>
    </message>
    <message>
        <source>If you hold only trumps, you may play any of them, even a lower trump.</source>
        <translation>Ha csak aduid vannak, bármelyiket kijátszhatod, alacsonyabbat is.</translation>
    </message>
    <message>
        <source>In Obenabe and Undenufe no Under has a privilege: it must follow suit like any other card.</source>
        <translation>Obenabe és Undenufe esetén egyik alsónak sincs kiváltsága: azzal is színre színt kell adnod.</translation>
    </message>
    <message>
        <source>{four} eights, sevens or sixes score nothing either.</source>
        <translation>{four} nyolcas, hetes vagy hatos sem ér pontot.</translation>
    </message>
    <message>
        <source>If a card fits both a scoring four of a kind and a sequence, it counts in the four of a kind.</source>
        <translation>Ha egy lap pontot érő négy egyformába is, sorozatba is beleillik, a négy egyformához számít.</translation>
    </message>
    <message>
        <source>A long sequence is a single combination and is never split: even {longest_run} cards score {run5_points}.</source>
        <translation>A hosszú sorozat egyetlen kombináció, és nem osztható fel: {longest_run} lap is {run5_points} pontot ér.</translation>
    </message>
    <message>
        <source>A combination is shown when its player plays their first card. Nobody can decline.</source>
        <translation>A kombináció akkor jelenik meg, amikor a játékos kijátssza az első lapját. Lemondani róla nem lehet.</translation>
    </message>
    <message>
        <source>At {run5_points} points against {four_points}, four of a kind beats a sequence.</source>
        <translation>Ha {run5_points} pont áll szemben {four_points} ponttal, a négy egyforma erősebb a sorozatnál.</translation>
    </message>
    <message>
        <source>Without trumps, trump is left out of the comparison.</source>
        <translation>Adu nélkül az adu kimarad az összehasonlításból.</translation>
    </message>
    <message>
        <source>A team scores Weis even without a trick.</source>
        <translation>A Weis annak a csapatnak is számít, amelynek nincs ütése.</translation>
    </message>
    <message>
        <source>Stöck is not part of Weis and cannot be beaten. Its cards may also belong to a combination.</source>
        <translation>A Stöck nem Weis, ezért nem lehet felülmúlni. A lapjai kombinációban is szerepelhetnek.</translation>
    </message>
    <message>
        <source>Without trumps there is no Stöck.</source>
        <translation>Adu nélkül nincs Stöck.</translation>
    </message>
    <message>
        <source>Nothing is scored until all {first_trick_cards} cards of the first trick are on the table.</source>
        <translation>Semmi sem számít, amíg az első ütés mind a {first_trick_cards} lapja le nem került az asztalra.</translation>
    </message>
    <message>
        <source>All points count at once, in the order in which they are won. As soon as a team has {target}, the match is over; the rest of the deal no longer counts.</source>
        <translation>Minden pont azonnal számít, a megszerzés sorrendjében. Amint egy csapatnak {target} pontja van, a mérkőzés véget ér; a leosztás többi része már nem számít.</translation>
    </message>
    <message>
        <source>Stöck counts early if it brings its team to {target}, also together with Weis or a trick.</source>
        <translation>A Stöck korábban is számít, ha a csapatnak így gyűlik össze {target} pontja, akár Weis vagy ütés pontjaival együtt.</translation>
    </message>
    <message>
        <source>Schneider is only a label and changes no points. The score at the end of the match decides.</source>
        <translation>A Schneider csak megjelölés, a pontokat nem változtatja meg. A mérkőzés végi állás dönt.</translation>
    </message>
    <message>
        <source>The losers cannot use Stöck early to escape Schneider.</source>
        <translation>A vesztesek nem számíthatják be előbb a Stöck pontjait, hogy megmeneküljenek a Schneidertől.</translation>
    </message>
    <message>
        <source>Sixes count {six} in Undenufe, too.</source>
        <translation>A hatosok Undenufe esetén is {six} pontot érnek.</translation>
    </message>
    <message>
        <source>Cards that may not be played are shown darker. The only playable card is played automatically. You can switch this off in Preferences (Auto Play One).</source>
        <translation>A nem kijátszható lapok sötétebbek. Az egyetlen kijátszható lapot az asztal automatikusan kijátssza. Ez a Beállításokban kikapcsolható (Auto Play One).</translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <translation>Snapszer (Schnapsen)</translation>
    </message>
    <message>
        <source>{players} players · You against the computer · {match_points}-point match</source>
        <translation>{players} játékos · Te az AI ellen · {match_points} pontos mérkőzés</translation>
    </message>
    <message>
        <source>Win tricks and declare marriages until you have {deal_target} card points.</source>
        <translation>Vigyél ütéseket, mondj be házasságot, és gyűjts össze {deal_target} lappontot!</translation>
    </message>
    <message>
        <source>{players} opponents play against each other. Whoever first reaches {deal_target} card points, by a trick or by a valid marriage, wins the deal.</source>
        <translation>{players} ellenfél játszik egymás ellen. Aki elsőként gyűjt {deal_target} lappontot ütéssel vagy érvényes házassággal, megnyeri a leosztást.</translation>
    </message>
    <message>
        <source>Both players start with {match_points} match points. The game points you win are taken off your own. Whoever first gets down to {match_end} wins the match.</source>
        <translation>Mindkét játékos {match_points} mérkőzésponttal kezd. A megnyert játékpontokat a saját mérkőzéspontjaiból vonjuk le. Aki elsőként jut {match_end} pontra, megnyeri a mérkőzést.</translation>
    </message>
    <message>
        <source>The game uses {cards} German-suited cards. From high to low: Daus (the ace), ten, king, Ober, Unter. They are worth {ace}, {ten}, {king}, {ober} and {unter} card points.</source>
        <translation>A játékhoz magyar kártya ({cards} lap) kell. A rangsor a legmagasabbtól lefelé: ász (Daus), tízes, király (König), felső (Ober), alsó (Unter). Értékük {ace}, {ten}, {king}, {ober} és {unter} lappont.</translation>
    </message>
    <message>
        <source>Each player is dealt {first_packet} cards. The next card is turned up and shows the trump suit. Each player is then dealt {second_packet} more. The other {rest} cards go face down on top of the turned-up trump: together they form a stock of {stock}.</source>
        <translation>Minden játékos {first_packet} lapot kap. A következő lapot felütjük: ez mutatja az aduszínt. Ezután mindenki újabb {second_packet} lapot kap. A többi {rest} lap lefordítva a felütött adura kerül: együtt {stock} lapos talont alkotnak.</translation>
    </message>
    <message>
        <source>The non-dealer leads first. The players take turns to deal.</source>
        <translation>Az első ütéshez a nem osztó játékos hív. A játékosok felváltva osztanak.</translation>
    </message>
    <message>
        <source>While the stock is open, you need not follow suit or play a trump. The higher card of the suit led wins the trick, unless it is trumped.</source>
        <translation>Amíg a talon nyitva van, nem kell sem színre színt adnod, sem aduval ütnöd. Az ütést a hívott szín magasabb lapja viszi, hacsak aduval nem ütik.</translation>
    </message>
    <message>
        <source>The winner of the trick draws first, the loser second. The winner leads to the next trick. At the last draw the loser takes the turned-up trump.</source>
        <translation>Az ütés nyertese húz először, utána a vesztes. A következő ütéshez a nyertes hív. Az utolsó húzáskor a vesztes kapja a felütött adut.</translation>
    </message>
    <message>
        <source>Once the stock is used up or closed, you must follow suit and beat the card led if you can. If you cannot beat it, follow suit with a lower card. If you have no card of the suit led, play a trump. If you have no trump either, play any card.</source>
        <translation>Ha a talon elfogyott vagy le van zárva, színre színt kell adnod, és felül kell ütnöd a hívott lapot, ha tudod. Ha nem tudod felülütni, adj alacsonyabb lapot ugyanabból a színből! Ha nincs a hívott színből lapod, tegyél adut! Ha adud sincs, bármit tehetsz.</translation>
    </message>
    <message>
        <source>While the stock is open, the player on lead may exchange the trump Unter for the turned-up trump.</source>
        <translation>Amíg a talon nyitva van, a hívó játékos kicserélheti az adualsót a felütött adura.</translation>
    </message>
    <message>
        <source>Lead a king or an Ober while you hold the other of the same suit: this is a marriage. It is worth {marriage} points, or {trump_marriage} in trumps.</source>
        <translation>Ha királyt vagy felsőt hívsz, és ugyanabból a színből a másik is a kezedben van, az házasság. Értéke {marriage} pont, aduból {trump_marriage} pont.</translation>
    </message>
    <message>
        <source>If you have not won a trick yet, the bonus waits until your first trick.</source>
        <translation>Ha még nincs ütésed, a bónusz az első ütésedig várakozik.</translation>
    </message>
    <message>
        <source>Each player may declare each suit once, also after closing.</source>
        <translation>Minden játékos minden színt egyszer mondhat be, a lezárás után is.</translation>
    </message>
    <message>
        <source>You may close the stock before you lead, after drawing, with {closing_hand} cards in hand. Nobody draws any more, and the strict rules hold at once. Your opponent’s points and tricks are recorded at that moment.</source>
        <translation>A talon lezárása (takarás) hívás előtt, húzás után, {closing_hand} lappal a kézben lehetséges. Ezután nincs több húzás, és azonnal érvényes a szín- és felülütési kényszer. Az ellenfél pontjait és ütéseit ekkor feljegyezzük.</translation>
    </message>
    <message>
        <source>The table recognises {deal_target} by itself, at a marriage that scores or at a trick.</source>
        <translation>Az asztal magától észreveszi, ha valaki {deal_target} pontnál tart, akár pontot érő házasság, akár ütés után.</translation>
    </message>
    <message>
        <source>You win {low_win} game point if your opponent has at least {threshold} card points, {middle_win} if they have a trick but fewer than {threshold}, and {high_win} if they have no trick.</source>
        <translation>{low_win} játékpontot nyersz, ha az ellenfélnek legalább {threshold} lappontja van, {middle_win} játékpontot, ha van ütése, de {threshold} lappontnál kevesebbje, és {high_win} játékpontot, ha nincs ütése.</translation>
    </message>
    <message>
        <source>A player who closes and succeeds wins {low_win} to {high_win} game points. The opponent’s points and tricks at closing decide how many.</source>
        <translation>A sikeres záró játékos legalább {low_win}, legfeljebb {high_win} játékpontot nyer. Hogy mennyit, azt az ellenfél záráskori pontjai és ütései döntik el.</translation>
    </message>
    <message>
        <source>If the closer fails, or the opponent reaches {deal_target} first, the opponent wins {failed_close} game points. If the opponent had no trick at closing, it is {failed_close_no_trick}.</source>
        <translation>Ha a záró játékos nem jár sikerrel, vagy az ellenfél gyűjt előbb {deal_target} pontot, az ellenfél {failed_close} játékpontot nyer. Ha a záráskor még nem volt ütése, {failed_close_no_trick} játékpontot nyer.</translation>
    </message>
    <message>
        <source>If the stock was not closed and nobody has {deal_target}, the last trick wins {last_trick_win} game point. There is no bonus of {no_last_trick_bonus} card points for the last trick.</source>
        <translation>Ha senki sem zárta le a talont, és senkinek sincs {deal_target} pontja, az utolsó ütés {last_trick_win} játékpontot ér. Az utolsó ütésért nem jár {no_last_trick_bonus} lappontos bónusz.</translation>
    </message>
    <message>
        <source>A player who closes and ends below {deal_target} loses the deal.</source>
        <translation>Az a záró játékos, akinek a végén nincs {deal_target} pontja, elveszíti a leosztást.</translation>
    </message>
    <message>
        <source>The non-dealer gets the first cards.</source>
        <translation>Az első lapokat a nem osztó játékos kapja.</translation>
    </message>
    <message>
        <source>You may exchange without having a trick, even at the first lead of the deal. You may also exchange when the stock has only {exchange_stock_min} cards left.</source>
        <translation>Ütés nélkül is cserélhetsz, akár már az első híváskor. Akkor is cserélhetsz, ha a talonban csak {exchange_stock_min} lap maradt.</translation>
    </message>
    <message>
        <source>The same holds for closing: no trick is needed, and {closing_stock_min} cards in the stock are enough.</source>
        <translation>A lezárásra ugyanez érvényes: nem kell hozzá ütés, és elég {closing_stock_min} lap a talonban.</translation>
    </message>
    <message>
        <source>Before you lead you may exchange and then close. After closing no exchange is possible.</source>
        <translation>Hívás előtt cserélhetsz, és utána le is zárhatod a talont. Lezárás után már nem lehet cserélni.</translation>
    </message>
    <message>
        <source>The card you get in the exchange may complete a marriage at once.</source>
        <translation>A cserével kapott lap azonnal házasság része lehet.</translation>
    </message>
    <message>
        <source>The table declares a marriage automatically when you lead its king or Ober.</source>
        <translation>A házasságot az asztal automatikusan bemondja, amikor annak királyával vagy felsőjével hívsz.</translation>
    </message>
    <message>
        <source>Marriages also count when the stock is used up.</source>
        <translation>A házasság akkor is számít, ha a talon elfogyott.</translation>
    </message>
    <message>
        <source>If you win no trick in the deal, the waiting bonus is lost.</source>
        <translation>Ha a leosztásban nem lesz ütésed, a várakozó bónusz elvész.</translation>
    </message>
    <message>
        <source>After a trick its points count first, then a waiting bonus. Then the table checks for {deal_target}, and only then do the players draw.</source>
        <translation>Ütés után előbb az ütés pontjai számítanak, aztán a várakozó bónusz. Utána az asztal megnézi, van-e valakinek {deal_target} pontja, és csak ezután jön a húzás.</translation>
    </message>
    <message>
        <source>If a marriage brings you to {deal_target}, the deal ends at once. Your opponent plays no card to it.</source>
        <translation>Ha házassággal gyűlik össze {deal_target} pontod, a leosztás azonnal véget ér. Az ellenfél már nem tesz lapot.</translation>
    </message>
    <message>
        <source>The opponent’s marriages count towards the {threshold} card points, but a waiting bonus does not.</source>
        <translation>Az ellenfél házasságai beleszámítanak a {threshold} lappontba, a várakozó bónusz viszont nem.</translation>
    </message>
    <message>
        <source>If several cards obey the strict rules, you choose among them.</source>
        <translation>Ha több lap is megfelel a kényszernek, szabadon választasz közülük.</translation>
    </message>
    <message>
        <source>After closing, the last trick wins no game point.</source>
        <translation>Lezárás után az utolsó ütés nem ér játékpontot.</translation>
    </message>
    <message>
        <source>Whoever would go below {match_end} also wins the match; the score then shows {match_end}.</source>
        <translation>Az is megnyeri a mérkőzést, aki {match_end} pont alá kerülne; az állás ekkor {match_end} pont.</translation>
    </message>
    <message>
        <source>The only playable card is played automatically (Auto Play One). This does not happen when you lead and could still exchange or close.</source>
        <translation>Az egyetlen kijátszható lapot az asztal automatikusan kijátssza (Auto Play One). Híváskor ez nem történik meg, amíg cserélhetsz vagy zárhatsz.</translation>
    </message>
    <message>
        <source>Two-Handed Spades ({target})</source>
        <translation>Pikk kettesben ({target})</translation>
    </message>
    <message>
        <source>{players} players · You against the computer · First to {target}</source>
        <translation>{players} játékos · Te az AI ellen · {target} pontig</translation>
    </message>
    <message>
        <source>Choose your {hand} cards, bid the tricks you will win, and make your bid.</source>
        <translation>Válaszd ki a {hand} lapodat, mondd meg, hány ütést viszel, és teljesítsd a licitedet!</translation>
    </message>
    <message>
        <source>{players} players: you against the computer.</source>
        <translation>{players} játékos: te az AI ellen.</translation>
    </message>
    <message>
        <source>Score as many points as you can. The first player to reach {target} points wins the match.</source>
        <translation>Szerezz minél több pontot! Aki elsőként gyűjt {target} pontot, megnyeri a mérkőzést.</translation>
    </message>
    <message>
        <source>The game uses a standard pack of {cards} cards. The order in every suit, from high to low: A K Q J 10 9 8 7 6 5 4 3 2.</source>
        <translation>A játékhoz francia kártya ({cards} lap) kell. A rangsor minden színben, a legmagasabbtól lefelé: A K Q J 10 9 8 7 6 5 4 3 2.</translation>
    </message>
    <message>
        <source>Spades are always trumps.</source>
        <translation>Mindig a pikk az adu.</translation>
    </message>
    <message>
        <source>No cards are dealt. All {cards} cards lie face down in the middle: the stock.</source>
        <translation>Nincs osztás. A teljes pakli, {cards} lap, lefordítva fekszik középen: ez a talon.</translation>
    </message>
    <message>
        <source>The first player looks at the top card and decides. If they keep it, they look at the next card and discard that one. If they discard it, they must keep the next card. The first player changes with every deal.</source>
        <translation>Az első játékos megnézi a legfelső lapot, és dönt. Ha megtartja, megnézi a következőt is, és azt eldobja. Ha eldobja, a következőt meg kell tartania. Leosztásonként más játékos az első.</translation>
    </message>
    <message>
        <source>The players take turns until each has {hand} cards and has discarded {discards}.</source>
        <translation>A játékosok felváltva következnek. A lapválasztás akkor ér véget, amikor mindkettőjüknél {hand} lap van, és mindketten {discards} lapot dobtak el.</translation>
    </message>
    <message>
        <source>So {out_of_play} cards are out of play. Each player has seen only {discards} of them: their own discards.</source>
        <translation>Így {out_of_play} lap marad játékon kívül. Ezekből minden játékos csak {discards} lapot látott: a saját eldobott lapjait.</translation>
    </message>
    <message>
        <source>The computer remembers all {discards} cards that it discarded, and only those.</source>
        <translation>Az AI mind a {discards} eldobott lapjára emlékszik, de csak ezekre.</translation>
    </message>
    <message>
        <source>The player who drew first also bids first. This changes with every deal.</source>
        <translation>Az licitál először, aki először húzott. Ez leosztásonként változik.</translation>
    </message>
    <message>
        <source>Everyone must bid a number of tricks from {min_bid} to {max_bid}. A bid need not be higher than the one before. Passing is not allowed, and there is no second bidding round.</source>
        <translation>Mindenkinek licitálnia kell, legalább {min_bid}, legfeljebb {max_bid} ütést. A licitnek nem kell magasabbnak lennie az előzőnél. Passzolni nem lehet, és nincs második licitkör.</translation>
    </message>
    <message>
        <source>A bid of {nil_bid} is nil: the player says that they will win no trick. You cannot bid {nil_bid} without bidding nil. If you do not want nil, bid at least {min_other_bid}.</source>
        <translation>Aki {nil_bid} ütést licitál, nilt mond: azt vállalja, hogy egyetlen ütést sem visz. Nil nélkül {nil_bid} ütést licitálni nem lehet. Aki nem akar nilt, legalább {min_other_bid} ütést licitál.</translation>
    </message>
    <message>
        <source>The player who bid first leads to the first trick.</source>
        <translation>Az első ütéshez az hív, aki először licitált.</translation>
    </message>
    <message>
        <source>You must follow suit if you can. If you have no card of the suit led, you may play any card.</source>
        <translation>Ha tudsz, színre színt kell adnod. Ha nincs a hívott színből lapod, bármelyik lapot kijátszhatod.</translation>
    </message>
    <message>
        <source>The highest card of the suit led wins the trick. If spades were played, the highest spade wins it. The winner leads to the next trick.</source>
        <translation>Az ütést a hívott szín legmagasabb lapja viszi. Ha pikket is tettek rá, a legmagasabb pikk viszi. Az ütés nyertese hív a következőhöz.</translation>
    </message>
    <message>
        <source>You may not lead a spade until a spade has been played on another suit, or until you have nothing but spades. Playing the first spade is called breaking spades.</source>
        <translation>Pikket csak akkor hívhatsz, ha más színre már esett pikk, vagy ha csak pikk van a kezedben. Az első pikk kijátszása a pikk felszabadítása.</translation>
    </message>
    <message>
        <source>If you make your bid, you score {trick_points} times the bid. Every extra trick is a bag and scores {bag_points} point.</source>
        <translation>Aki teljesíti a licitjét, minden licitált ütésért {trick_points} pontot kap. Minden további ütés többletütés (bag), és {bag_points} pontot ér.</translation>
    </message>
    <message>
        <source>Whoever has collected {bag_limit} or more bags over several deals loses {bag_penalty} points; bags above {bag_limit} count towards the next {bag_limit}.</source>
        <translation>Aki több leosztás alatt legalább {bag_limit} többletütést gyűjt, {bag_penalty} pontot veszít; a {bag_limit} fölöttiek a következő {bag_limit}-be számítanak.</translation>
    </message>
    <message>
        <source>If you do not make your bid, you lose {trick_points} points for every trick you bid.</source>
        <translation>Aki nem teljesíti a licitjét, minden licitált ütésért {trick_points} pontot veszít.</translation>
    </message>
    <message>
        <source>A nil that is made scores {nil_points} points. If the nil bidder wins at least 1 trick, nil fails and they lose {nil_points} points.</source>
        <translation>A sikeres nil {nil_points} pontot ér. Ha a nilt licitáló játékos legalább 1 ütést visz, megbukott, és {nil_points} pontot veszít.</translation>
    </message>
    <message>
        <source>The first player to reach {target} points wins. If both reach {target} in the same deal, the higher score wins.</source>
        <translation>Aki elsőként gyűjt {target} pontot, győz. Ha ugyanabban a leosztásban mindketten eljutnak {target} pontig, a magasabb pontszám győz.</translation>
    </message>
    <message>
        <source>The first player of the first deal is drawn at random.</source>
        <translation>Hogy az első leosztásban ki kezd, azt a véletlen dönti el.</translation>
    </message>
    <message>
        <source>Bids are open: the second bidder knows the first bid.</source>
        <translation>A licit nyílt: a második licitáló ismeri az első licitet.</translation>
    </message>
    <message>
        <source>There is no double nil in this game.</source>
        <translation>Dupla nil ebben a játékban nincs.</translation>
    </message>
    <message>
        <source>The first trick follows the same rules as all the others.</source>
        <translation>Az első ütésre ugyanazok a szabályok érvényesek, mint a többire.</translation>
    </message>
    <message>
        <source>No deal ends early: all {tricks} tricks count.</source>
        <translation>Egy leosztás sem ér véget idő előtt: mind a {tricks} ütés számít.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil are not bags and score nothing.</source>
        <translation>Bukott nil esetén az elvitt ütések nem számítanak többletütésnek, és pontot sem érnek.</translation>
    </message>
    <message>
        <source>The points for the bags themselves stay, even after the penalty.</source>
        <translation>A többletütésekért járó pontok a levonás után is megmaradnak.</translation>
    </message>
    <message>
        <source>Whoever comes to {two_bag_limits} or more bags within the same deal, with those carried over, loses {two_bag_penalties} points.</source>
        <translation>Aki egy leosztáson belül a korábbiakkal együtt {two_bag_limits} vagy több többletütésig jut, {two_bag_penalties} pontot veszít.</translation>
    </message>
    <message>
        <source>The bag penalty is taken off first. Only then does the table check who has {target} points.</source>
        <translation>Előbb jön a többletütések miatti levonás. Csak utána dől el, kinek van {target} pontja.</translation>
    </message>
    <message>
        <source>If there is a tie at {target} points or more, another deal is played.</source>
        <translation>Ha legalább {target} ponttal döntetlen az állás, újabb leosztás dönt.</translation>
    </message>
    <message>
        <source>Scores may be negative. No lower limit ends the match.</source>
        <translation>A pontszám lehet negatív. Nincs alsó határ, amely véget vetne a mérkőzésnek.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil are bags, but without their points.</source>
        <translation>A bukott nil ütései többletütésnek számítanak, de pontot nem érnek.</translation>
    </message>
    <message>
        <source>Two-Handed Spades ({target}, double nil)</source>
        <translation>Pikk kettesben ({target}, dupla nil)</translation>
    </message>
    <message>
        <source>Spades are trumps. Choose your cards and make your bid – or risk double nil.</source>
        <translation>A pikk az adu. Válaszd ki a lapjaidat, és licitálj – vagy kockáztasd meg a dupla nilt!</translation>
    </message>
    <message>
        <source>The first player to reach {target} points wins the match.</source>
        <translation>Aki elsőként gyűjt {target} pontot, megnyeri a mérkőzést.</translation>
    </message>
    <message>
        <source>{players} players use a pack of {cards} cards. The ace is the highest card, the 2 the lowest.</source>
        <translation>{players} játékos játszik francia kártyával ({cards} lap). A legmagasabb lap az ász, a legalacsonyabb a 2-es.</translation>
    </message>
    <message>
        <source>The cards are shuffled but not dealt. Together they form the stock.</source>
        <translation>A lapokat megkeverjük, de nem osztjuk ki. Együtt alkotják a talont.</translation>
    </message>
    <message>
        <source>The first player draws the top card. If they keep it, the second card goes face down on the discard pile. If they do not keep it, it goes face down on the discard pile; they then draw the second card and keep it.</source>
        <translation>Az első játékos húzza a legfelső lapot. Ha megtartja, a második lap lefordítva az eldobott lapok közé kerül. Ha nem tartja meg, ez a lap kerül lefordítva az eldobott lapok közé; ilyenkor a második lapot húzza, és azt megtartja.</translation>
    </message>
    <message>
        <source>The second player does the same with the next {next_cards} cards. The players take turns until the stock is used up.</source>
        <translation>A második játékos ugyanezt teszi a következő {next_cards} lappal. Így haladnak felváltva, amíg a talon el nem fogy.</translation>
    </message>
    <message>
        <source>Each player then holds {hand} cards. The other {out_of_play} are set aside and not used in this deal.</source>
        <translation>Ekkor minden játékosnál {hand} lap van. A többi {out_of_play} lap félrekerül, ebben a leosztásban nem játszik.</translation>
    </message>
    <message>
        <source>The second player bids first.</source>
        <translation>Az első licit a második játékosé.</translation>
    </message>
    <message>
        <source>Any bid from {min_bid} to {max_bid} is allowed. Passing is not allowed, and a bid need not be higher than the one before. There is only {bidding_rounds} bidding round.</source>
        <translation>Licitálni legalább {min_bid}, legfeljebb {max_bid} ütést lehet. Passzolni nem lehet, és a licitnek nem kell magasabbnak lennie az előzőnél. Csak {bidding_rounds} licitkör van.</translation>
    </message>
    <message>
        <source>A bid of {nil_bid} is nil: you say that you will win no trick. If that works, you score {nil_points} points; otherwise you lose {nil_points} points.</source>
        <translation>Aki {nil_bid} ütést licitál, nilt mond: azt vállalja, hogy egyetlen ütést sem visz. Ha sikerül, {nil_points} pontot kap; ha nem, {nil_points} pontot veszít.</translation>
    </message>
    <message>
        <source>Double nil, also called blind nil, may be bid before you choose your first card. After that you look at your cards, discard up to {exchange_max} and draw as many at random from the cards discarded earlier. If you win no trick, you score {double_nil_points} points; otherwise you lose {double_nil_points} points.</source>
        <translation>Dupla nilt, más néven vak nilt licitálhatsz, mielőtt kiválasztod az első lapodat. Ezután megnézed a lapjaidat, legfeljebb {exchange_max} lapot eldobsz, és ugyanannyit húzol véletlenszerűen a korábban eldobott lapokból. Ha nem viszel ütést, {double_nil_points} pontot kapsz; ha viszel, {double_nil_points} pontot veszítesz.</translation>
    </message>
    <message>
        <source>The second player leads to the first trick.</source>
        <translation>Az első ütéshez a második játékos hív.</translation>
    </message>
    <message>
        <source>You may not lead a spade until spades are broken, unless you hold only spades.</source>
        <translation>Amíg a pikk nem szabadult fel, nem hívhatsz pikket, kivéve, ha csak pikk van a kezedben.</translation>
    </message>
    <message>
        <source>You must follow suit if you can. The highest card of the suit led wins the trick. If spades were played, the highest spade wins it.</source>
        <translation>Ha tudsz, színre színt kell adnod. Az ütést a hívott szín legmagasabb lapja viszi. Ha pikket is tettek rá, a legmagasabb pikk viszi.</translation>
    </message>
    <message>
        <source>Tricks you win lie in front of you, so that everybody can count them.</source>
        <translation>A megnyert ütések a nyertes előtt fekszenek, hogy mindenki megszámolhassa őket.</translation>
    </message>
    <message>
        <source>Spades are broken when a player who cannot follow suit plays a spade. They are also broken when a player has to lead a spade for lack of any other card.</source>
        <translation>A pikk felszabadul, ha pikket tesz valaki, aki nem tud színre színt adni. Akkor is felszabadul, ha valaki más lap híján pikket hív.</translation>
    </message>
    <message>
        <source>If you make your bid, every trick you bid scores {trick_points} points. Every trick above the bid is a bag and scores {bag_points} point.</source>
        <translation>Aki teljesíti a licitjét, minden licitált ütésért {trick_points} pontot kap. Minden ezen felüli ütés többletütés (bag), és {bag_points} pontot ér.</translation>
    </message>
    <message>
        <source>Every {bag_limit} bags you collect during a match cost you {bag_penalty} points. This is known as sandbagging.</source>
        <translation>Egy mérkőzés során minden {bag_limit} összegyűlt többletütés {bag_penalty} pontba kerül. Ennek neve: sandbagging.</translation>
    </message>
    <message>
        <source>If nobody has {target} points after a deal, the second player becomes the first player of the next deal.</source>
        <translation>Ha egy leosztás után senkinek sincs {target} pontja, a következő leosztásban a második játékos lesz az első.</translation>
    </message>
    <message>
        <source>If both players reach {target} points in the same deal, the higher score wins. If it is a tie, another deal is played.</source>
        <translation>Ha ugyanabban a leosztásban mindketten eljutnak {target} pontig, a magasabb pontszám győz. Döntetlen esetén újabb leosztás dönt.</translation>
    </message>
    <message>
        <source>If you keep the first card, nobody sees the second.</source>
        <translation>Ha megtartod az első lapot, a másodikat senki sem látja.</translation>
    </message>
    <message>
        <source>Each player decides about double nil just before their own first card. Later it is no longer possible.</source>
        <translation>Minden játékos közvetlenül a saját első lapja előtt dönt a dupla nilről. Később már nem lehet.</translation>
    </message>
    <message>
        <source>Double nil is announced at once and cannot be withdrawn. It replaces the normal bid. The other player then bids as usual.</source>
        <translation>A dupla nil azonnal nyilvános, és nem vonható vissza. Ez helyettesíti a rendes licitet. A másik játékos ezután a szokásos módon licitál.</translation>
    </message>
    <message>
        <source>Both players may bid double nil, whatever the score.</source>
        <translation>Bármi is az állás, mindkét játékos licitálhat dupla nilt.</translation>
    </message>
    <message>
        <source>The exchange comes after all cards have been chosen and before the other player bids.</source>
        <translation>A csere a lapválasztás után jön, a másik játékos licitje előtt.</translation>
    </message>
    <message>
        <source>The new cards come from the {out_of_play} discards of both players. You cannot get back the cards you have just discarded.</source>
        <translation>Az új lapok mindkét játékos eldobott lapjai közül kerülnek ki, összesen {out_of_play} lapból. Az éppen eldobott lapjaidat nem kaphatod vissza.</translation>
    </message>
    <message>
        <source>All cards are exchanged together. Your opponent sees only how many there are.</source>
        <translation>Az összes lapot egyszerre cseréled ki. Az ellenfél csak azt látja, hány lap az.</translation>
    </message>
    <message>
        <source>If both players bid double nil, the second player exchanges first. The first player may then also draw the cards discarded in that exchange.</source>
        <translation>Ha mindketten dupla nilt licitálnak, először a második játékos cserél. Utána az első játékos az ekkor eldobott lapokat is kihúzhatja.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>Az ütés nyertese hív a következőhöz.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil or double nil are not bags and score nothing.</source>
        <translation>Bukott nil vagy dupla nil esetén az elvitt ütések nem számítanak többletütésnek, és pontot sem érnek.</translation>
    </message>
    <message>
        <source>The computer remembers only the cards it has really seen.</source>
        <translation>Az AI csak azokra a lapokra emlékszik, amelyeket valóban látott.</translation>
    </message>
    <message>
        <source>Tricks won in a failed nil or double nil are bags, but without their points.</source>
        <translation>A bukott nil vagy dupla nil ütései többletütésnek számítanak, de pontot nem érnek.</translation>
    </message>
    <message>
        <source>Object of the game</source>
        <translation>A játék célja</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Előkészítés</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>heading</comment>
        <translation>Játékmenet</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pontozás</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>How this table plays it</source>
        <translation>Így játszik ez az asztal</translation>
    </message>
    <message>
        <source>The rules leave these points open. This table has decided as follows.</source>
        <translation>Ezeket a kérdéseket a szabályok nyitva hagyják. Ennél az asztalnál a következő érvényes.</translation>
    </message>
    <message>
        <source>Exchange, marriages and closing</source>
        <translation>Csere, házasság és lezárás</translation>
    </message>
</context>
<context>
    <name>schnapsen</name>
    <message>
        <source>Game points to zero</source>
        <translation>Mérkőzéspont nulláig</translation>
    </message>
    <message>
        <source>Turned up: {card}</source>
        <translation>Felütve: {card}</translation>
    </message>
    <message>
        <source>No more drawing.</source>
        <translation>Nincs több húzás.</translation>
    </message>
    <message>
        <source>You at closing</source>
        <translation>Te a záráskor</translation>
    </message>
    <message>
        <source>{name} at closing</source>
        <translation>{name} a záráskor</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Lappont</translation>
    </message>
    <message>
        <source>You can beat the card led: play a higher one ({suit}).</source>
        <translation>Felül tudsz ütni: magasabb lapot kell tenned ({suit}).</translation>
    </message>
    <message>
        <source>Follow suit: {suit}.</source>
        <translation>Adj színre színt: {suit}!</translation>
    </message>
    <message>
        <source>You cannot follow suit: play a trump ({suit}).</source>
        <translation>Nincs a hívott színből lapod: adut kell tenned ({suit}).</translation>
    </message>
    <message>
        <source>The stock is closed: no more exchanging.</source>
        <translation>A talon le van zárva: már nem lehet cserélni.</translation>
    </message>
    <message>
        <source>The stock is used up: there is nothing to exchange for.</source>
        <translation>A talon elfogyott: nincs mire cserélni.</translation>
    </message>
    <message>
        <source>You can exchange only when you are on lead.</source>
        <translation>Csak akkor cserélhetsz, ha te hívsz.</translation>
    </message>
    <message>
        <source>Exchange before you play a card.</source>
        <translation>Cserélni csak a lap kijátszása előtt lehet.</translation>
    </message>
    <message>
        <source>Only the trump Unter can be exchanged: {card}.</source>
        <translation>Csak az adualsó cserélhető: {card}.</translation>
    </message>
    <message>
        <source>The stock is already closed.</source>
        <translation>A talon már le van zárva.</translation>
    </message>
    <message>
        <source>The stock is used up: it cannot be closed.</source>
        <translation>A talon elfogyott: nincs mit lezárni.</translation>
    </message>
    <message>
        <source>You can close only when you are on lead.</source>
        <translation>Lezárni csak akkor tudsz, ha te hívsz.</translation>
    </message>
    <message>
        <source>Close before you play a card, with five cards in hand.</source>
        <translation>Lezárni csak hívás előtt, öt lappal a kézben lehet.</translation>
    </message>
    <message>
        <source>Scoresheet: {game}</source>
        <translation>Pontlap: {game}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>You close the stock.</source>
        <translation>Lezárod a talont.</translation>
    </message>
    <message>
        <source>{name} closes the stock.</source>
        <translation>{name} lezárja a talont.</translation>
    </message>
    <message>
        <source>Your waiting {n} now count.</source>
        <translation>A várakozó bónuszod most már számít: {n}.</translation>
    </message>
    <message>
        <source>{name}’s waiting {n} now count.</source>
        <translation>{name} bónusza most már számít: {n}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>A lapjaid: {cards}.</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>Closed by</source>
        <translation>Zárta</translation>
    </message>
    <message>
        <source>New deal. You deal.</source>
        <translation>Új leosztás. Te osztasz.</translation>
    </message>
    <message>
        <source>New deal. {name} deals.</source>
        <translation>Új leosztás. {name} oszt.</translation>
    </message>
    <message>
        <source>Turned up: {card}. Trump: {suit}.</source>
        <translation>Felütve: {card}. Adu: {suit}.</translation>
    </message>
    <message>
        <source>You lead the {card_acc}.</source>
        <translation>Kihívod a {card_acc}.</translation>
    </message>
    <message>
        <source>{name} leads the {card_acc}.</source>
        <translation>{name} kihívja a {card_acc}.</translation>
    </message>
    <message>
        <source>You play the {card_acc}.</source>
        <translation>Kijátszod a {card_acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card_acc}.</source>
        <translation>{name} kijátssza a {card_acc}.</translation>
    </message>
    <message>
        <source>You exchange the trump: {card_out} → {card_in}</source>
        <translation>Kicseréled az adut: {card_out} → {card_in}</translation>
    </message>
    <message>
        <source>{name} exchanges the trump: {card_out} → {card_in}</source>
        <translation>{name} kicseréli az adut: {card_out} → {card_in}</translation>
    </message>
    <message>
        <source>You declare 40 in trumps.</source>
        <translation>Negyvenet mondasz be.</translation>
    </message>
    <message>
        <source>{name} declares 40 in trumps.</source>
        <translation>{name} negyvenet mond be.</translation>
    </message>
    <message>
        <source>You declare 20 in {suit}.</source>
        <translation>Húszat mondasz be: {suit}.</translation>
    </message>
    <message>
        <source>{name} declares 20 in {suit}.</source>
        <translation>{name} húszat mond be: {suit}.</translation>
    </message>
    <message>
        <source>The bonus counts after your first trick.</source>
        <translation>A bónusz csak az első ütésed után számít.</translation>
    </message>
    <message>
        <source>{name}’s bonus counts only after a first trick.</source>
        <translation>{name} bónusza csak az első ütése után számít.</translation>
    </message>
    <message numerus="yes">
        <source>You win the trick: %n points.</source>
        <translation>
            <numerusform>Tiéd az ütés: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n points.</source>
        <translation>
            <numerusform>{name} viszi az ütést: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the turned-up trump: {card}</source>
        <translation>Tiéd a felütött adu: {card}</translation>
    </message>
    <message>
        <source>{name} takes the turned-up trump: {card}</source>
        <translation>{name} kapja a felütött adut: {card}</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>A talon elfogyott.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} húz egy lapot.</translation>
    </message>
    <message>
        <source>You draw: {card}</source>
        <translation>Húzott lapod: {card}</translation>
    </message>
    <message>
        <source>From now on: follow suit, beat if you can, otherwise trump.</source>
        <translation>Mostantól szín- és felülütési kényszer van.</translation>
    </message>
    <message>
        <source>Deal {n} · you closed</source>
        <translation>{n}. leosztás · te zártál</translation>
    </message>
    <message>
        <source>Deal {n} · {name} closed</source>
        <translation>{n}. leosztás · {name} zárt</translation>
    </message>
    <message>
        <source>Waiting for a trick: {n}</source>
        <translation>Ütésre vár: {n}</translation>
    </message>
    <message>
        <source>strict rules (follow and beat)</source>
        <translation>szín- és felülütési kényszer</translation>
    </message>
    <message>
        <source>The stock is closed</source>
        <translation>A talon le van zárva</translation>
    </message>
    <message>
        <source>The stock is used up</source>
        <translation>A talon elfogyott</translation>
    </message>
    <message numerus="yes">
        <source>stock: %n cards</source>
        <translation>
            <numerusform>talon: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>Schnapsen</source>
        <translation>Snapszer</translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <translation>
            <numerusform>%n pontos mérkőzés</numerusform>
        </translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Te az AI ellen</translation>
    </message>
    <message>
        <source>Exchange the trump card</source>
        <translation>Adu cseréje</translation>
    </message>
    <message>
        <source>Close the stock</source>
        <translation>Talon lezárása</translation>
    </message>
    <message>
        <source>Trump: {suit}</source>
        <translation>Adu: {suit}</translation>
    </message>
    <message>
        <source>I close.</source>
        <translation>Lezárom.</translation>
    </message>
    <message>
        <source>I exchange.</source>
        <translation>Cserélek.</translation>
    </message>
    <message>
        <source>40</source>
        <translation>Negyven</translation>
    </message>
    <message>
        <source>20</source>
        <translation>Húsz</translation>
    </message>
    <message>
        <source>66!</source>
        <translation>Hatvanhat!</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <translation>Megnyerted a leosztást</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} megnyerte a leosztást</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Megnyerted a mérkőzést!</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} megnyerte a mérkőzést.</translation>
    </message>
    <message>
        <source>You closed and have 66: your opponent’s state at closing counts.</source>
        <translation>Lezártad a talont, és megvan a 66: az ellenfél záráskori állása számít.</translation>
    </message>
    <message>
        <source>{name} closed and has 66: your state at closing counts.</source>
        <translation>{name} lezárta a talont, és elérte a 66-ot: a te záráskori állásod számít.</translation>
    </message>
    <message>
        <source>You closed without reaching 66: {name} gets {n} game points.</source>
        <translation>Lezártad a talont, de nincs meg a 66: {name} {n} játékpontot kap.</translation>
    </message>
    <message>
        <source>{name} closed without reaching 66: you get {n} game points.</source>
        <translation>{name} lezárta a talont, de nem érte el a 66-ot: {n} játékpontot kapsz.</translation>
    </message>
    <message>
        <source>You closed, but {name} has 66 first: {n} game points.</source>
        <translation>Lezártad a talont, de {name} előbb érte el a 66-ot: {n} játékpont.</translation>
    </message>
    <message>
        <source>{name} closed, but you have 66 first: {n} game points.</source>
        <translation>{name} lezárta a talont, de neked előbb lett meg a 66: {n} játékpont.</translation>
    </message>
    <message>
        <source>Nobody has 66: your last trick is worth 1 game point.</source>
        <translation>Senkinek sincs meg a 66: az utolsó ütésed 1 játékpontot ér.</translation>
    </message>
    <message>
        <source>Nobody has 66: {name}’s last trick is worth 1 game point.</source>
        <translation>Senkinek sincs meg a 66: {name} utolsó ütése 1 játékpontot ér.</translation>
    </message>
    <message>
        <source>You have no trick: 3 game points.</source>
        <translation>Nincs ütésed: 3 játékpont.</translation>
    </message>
    <message>
        <source>{name} has no trick: 3 game points.</source>
        <translation>{name} ütés nélkül maradt: 3 játékpont.</translation>
    </message>
    <message>
        <source>You have a trick, but fewer than 33: 2 game points.</source>
        <translation>Van ütésed, de 33-nál kevesebb pontod: 2 játékpont.</translation>
    </message>
    <message>
        <source>{name} has a trick, but fewer than 33: 2 game points.</source>
        <translation>{name} ütött, de 33 alatt maradt: 2 játékpont.</translation>
    </message>
    <message>
        <source>You have at least 33: 1 game point.</source>
        <translation>Legalább 33 pontod van: 1 játékpont.</translation>
    </message>
    <message>
        <source>{name} has at least 33: 1 game point.</source>
        <translation>{name} lappontja legalább 33: 1 játékpont.</translation>
    </message>
    <message>
        <source>Game point</source>
        <translation>Játékpont</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Játékpont</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Megnyert leosztások</translation>
    </message>
    <message>
        <source>Game points per deal</source>
        <translation>Játékpont leosztásonként</translation>
    </message>
    <message>
        <source>Successful closings</source>
        <translation>Sikeres zárások</translation>
    </message>
    <message>
        <source>Marriages declared</source>
        <translation>Bemondott házasságok</translation>
    </message>
    <message>
        <source>You reach 66!</source>
        <translation>Megvan a 66!</translation>
    </message>
    <message>
        <source>{name} reaches 66.</source>
        <translation>{name} elérte a 66-ot.</translation>
    </message>
    <message>
        <source>last trick</source>
        <comment>sh.why.last</comment>
        <translation>utolsó ütés</translation>
    </message>
    <message>
        <source>Marriage in {suit}</source>
        <translation>Házasság: {suit}</translation>
    </message>
</context>
<context>
    <name>score sheet</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Mentés PDF-ként…</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Mentés szövegként…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Nyomtatás…</translation>
    </message>
    <message>
        <source>No printer was found. You can save the scoresheet as a PDF.</source>
        <translation>Nem található nyomtató. A pontlapot elmentheted PDF-ként.</translation>
    </message>
    <message>
        <source>The scoresheet could not be printed.</source>
        <translation>A pontlapot nem sikerült kinyomtatni.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Mentve: {file}</translation>
    </message>
    <message>
        <source>Page {n} of {m}</source>
        <translation>{n}. oldal / {m}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
</context>
<context>
    <name>spades</name>
    <message>
        <source>Bid double nil before you see your cards?</source>
        <translation>Dupla nilt licitálsz, mielőtt megnéznéd a lapjaidat?</translation>
    </message>
    <message>
        <source>Keep this card?</source>
        <translation>Megtartod ezt a lapot?</translation>
    </message>
    <message>
        <source>Exchange up to three cards</source>
        <translation>Legfeljebb három lap cseréje</translation>
    </message>
    <message>
        <source>You receive as many back, at random from the discards.</source>
        <translation>Ugyanannyit kapsz vissza, véletlenszerűen az eldobott lapokból.</translation>
    </message>
    <message>
        <source>How many tricks will you bid?</source>
        <translation>Hány ütést licitálsz?</translation>
    </message>
    <message>
        <source>No trick, cards unseen: +200, otherwise −200</source>
        <translation>Nincs ütés, a lapok látatlanban: +200, különben −200</translation>
    </message>
    <message>
        <source>You see the next card; it is discarded.</source>
        <translation>Megnézheted a következő lapot, de el kell dobni.</translation>
    </message>
    <message>
        <source>The next card is discarded unseen.</source>
        <translation>A következő lapot látatlanban el kell dobni.</translation>
    </message>
    <message>
        <source>You must keep the next card.</source>
        <translation>A következő lapot meg kell tartanod.</translation>
    </message>
    <message>
        <source>No trick: +100, otherwise −100</source>
        <translation>Nincs ütés: +100, különben −100</translation>
    </message>
    <message>
        <source>Nil: not a single trick.</source>
        <translation>Nil: egyetlen ütés sem.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>vagy</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks: {gain}, otherwise {loss}</source>
        <translation>
            <numerusform>%n ütés: {gain}, különben {loss}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks:</source>
        <translation>
            <numerusform>%n ütés:</numerusform>
        </translation>
    </message>
    <message>
        <source>+1 for each more</source>
        <translation>többletütésenként +1</translation>
    </message>
    <message>
        <source>if not made</source>
        <translation>ha nem teljesül</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Még egy lap</translation>
    </message>
    <message>
        <source>You may exchange at most three cards.</source>
        <translation>Legfeljebb három lapot cserélhetsz.</translation>
    </message>
    <message>
        <source>Bags per deal</source>
        <translation>Többletütés leosztásonként</translation>
    </message>
    <message>
        <source>Bids made</source>
        <translation>Teljesített licitek</translation>
    </message>
    <message>
        <source>Nils bid</source>
        <translation>Licitált nilek</translation>
    </message>
    <message>
        <source>Nils made</source>
        <translation>Sikeres nilek</translation>
    </message>
    <message>
        <source>Double nils made</source>
        <translation>Sikeres dupla nilek</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Pontlap</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Többletütés</translation>
    </message>
    <message>
        <source>tricks/bid</source>
        <translation>ütés/licit</translation>
    </message>
    <message>
        <source>Not a single trick, bid without seeing your cards.</source>
        <translation>Egyetlen ütés sem, a lapok megnézése nélkül licitálva.</translation>
    </message>
    <message>
        <source>{name} bids double nil.</source>
        <translation>{name} dupla nilt licitál.</translation>
    </message>
    <message>
        <source>made</source>
        <translation>ha sikerül</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>ha megbukik</translation>
    </message>
    <message>
        <source>13 tricks</source>
        <translation>13 ütés</translation>
    </message>
    <message>
        <source>You bid double nil.</source>
        <translation>Dupla nilt licitálsz.</translation>
    </message>
    <message>
        <source>You bid nil.</source>
        <translation>Nilt licitálsz.</translation>
    </message>
    <message>
        <source>{name} bids nil</source>
        <translation>{name} nilt licitál</translation>
    </message>
    <message>
        <source>You bid {n}</source>
        <translation>A licited: {n}</translation>
    </message>
    <message>
        <source>{name} bids {n}</source>
        <translation>{name} licitje: {n}</translation>
    </message>
    <message numerus="yes">
        <source>The computer remembers only its own %n discards.</source>
        <translation>
            <numerusform>Az AI csak a saját %n eldobott lapjára emlékszik.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen and discarded</source>
        <translation>Megnézve és eldobva</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks left</source>
        <translation>
            <numerusform>még %n ütés</numerusform>
        </translation>
    </message>
    <message>
        <source>Spades are broken.</source>
        <translation>A pikk felszabadult.</translation>
    </message>
    <message>
        <source>Spades are always trumps.</source>
        <translation>Mindig a pikk az adu.</translation>
    </message>
    <message>
        <source>Spades are not broken yet: you may not lead one.</source>
        <translation>A pikk még nem szabadult fel: nem hívhatsz pikket.</translation>
    </message>
    <message>
        <source>Follow suit: {suit}.</source>
        <translation>Adj színre színt: {suit}!</translation>
    </message>
    <message>
        <source>Scoresheet: {game}</source>
        <translation>Pontlap: {game}</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>10 bags</source>
        <translation>10 többletütés</translation>
    </message>
    <message>
        <source>You draw first.</source>
        <translation>Te húzol először.</translation>
    </message>
    <message>
        <source>{name} draws first.</source>
        <translation>{name} húz először.</translation>
    </message>
    <message>
        <source>No double nil.</source>
        <translation>Nincs dupla nil.</translation>
    </message>
    <message>
        <source>{name} does not bid double nil.</source>
        <translation>{name} nem licitál dupla nilt.</translation>
    </message>
    <message>
        <source>{name} keeps the first card; the next is discarded.</source>
        <translation>{name} megtartja az első lapot, a következőt eldobja.</translation>
    </message>
    <message>
        <source>{name} discards the first card and keeps the next.</source>
        <translation>{name} eldobja az első lapot, és megtartja a következőt.</translation>
    </message>
    <message>
        <source>Offered card: {card}</source>
        <translation>Felkínált lap: {card}</translation>
    </message>
    <message>
        <source>You keep the {card_acc}.</source>
        <translation>Megtartod a {card_acc}.</translation>
    </message>
    <message>
        <source>You discard the {card_acc}.</source>
        <translation>Eldobod a {card_acc}.</translation>
    </message>
    <message>
        <source>Seen and discarded: {card}</source>
        <translation>Megnézve és eldobva: {card}</translation>
    </message>
    <message>
        <source>The next card is yours: {card}</source>
        <translation>A következő lap a tiéd: {card}</translation>
    </message>
    <message>
        <source>The next card goes to the discards unseen.</source>
        <translation>A következő lap lefordítva az eldobott lapokhoz kerül.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>A lapjaid: {cards}.</translation>
    </message>
    <message>
        <source>The stock is used up: both of you hold 13 cards.</source>
        <translation>A talon elfogyott: mindkét játékosnál 13 lap van.</translation>
    </message>
    <message>
        <source>You bid first.</source>
        <translation>Te licitálsz először.</translation>
    </message>
    <message>
        <source>{name} bids first.</source>
        <translation>{name} licitál először.</translation>
    </message>
    <message>
        <source>You exchange nothing.</source>
        <translation>Nem cserélsz.</translation>
    </message>
    <message>
        <source>{name} exchanges nothing.</source>
        <translation>{name} nem cserél.</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n cards.</source>
        <translation>
            <numerusform>%n lapot cserélsz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges %n cards.</source>
        <translation>
            <numerusform>{name} %n lapot cserél.</numerusform>
        </translation>
    </message>
    <message>
        <source>You receive: {cards}</source>
        <translation>Kapott lapok: {cards}</translation>
    </message>
    <message>
        <source>Bids together: {n} of 13</source>
        <translation>A licitek összege: {n} / 13</translation>
    </message>
    <message>
        <source>You lead the {card_acc}.</source>
        <translation>Kihívod a {card_acc}.</translation>
    </message>
    <message>
        <source>{name} leads the {card_acc}.</source>
        <translation>{name} kihívja a {card_acc}.</translation>
    </message>
    <message>
        <source>You play the {card_acc}.</source>
        <translation>Kijátszod a {card_acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card_acc}.</source>
        <translation>{name} kijátssza a {card_acc}.</translation>
    </message>
    <message>
        <source>You break spades.</source>
        <translation>Felszabadítod a pikket.</translation>
    </message>
    <message>
        <source>{name} breaks spades.</source>
        <translation>{name} felszabadítja a pikket.</translation>
    </message>
    <message>
        <source>You win the trick. Tricks: {n}, bid: {bid}.</source>
        <translation>Tiéd az ütés. Ütések: {n}, licit: {bid}.</translation>
    </message>
    <message>
        <source>{name} wins the trick. Tricks: {n}, bid: {bid}.</source>
        <translation>{name} viszi az ütést. Ütések: {n}, licit: {bid}.</translation>
    </message>
    <message>
        <source>Bags: {n} new, {total} in all</source>
        <translation>Többletütések: {n} új, összesen {total}</translation>
    </message>
    <message>
        <source>{target} · Deal {n}</source>
        <translation>{target} · {n}. leosztás</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Double nil</source>
        <translation>{target} · {n}. leosztás · Dupla nil</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Choosing cards</source>
        <translation>{target} · {n}. leosztás · Lapválasztás</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Bidding</source>
        <translation>{target} · {n}. leosztás · Licit</translation>
    </message>
    <message>
        <source>{target} · Deal {n} · Trick {m} of 13</source>
        <translation>{target} · {n}. leosztás · {m}. ütés / 13</translation>
    </message>
    <message>
        <source>exchanging…</source>
        <translation>cserél…</translation>
    </message>
    <message>
        <source>bidding…</source>
        <translation>licitál…</translation>
    </message>
    <message>
        <source>choosing cards…</source>
        <translation>lapot választ…</translation>
    </message>
    <message>
        <source>Turn {n} of 13</source>
        <translation>{n}. választás / 13</translation>
    </message>
    <message>
        <source>bid: double nil</source>
        <translation>licit: dupla nil</translation>
    </message>
    <message>
        <source>bid: nil</source>
        <translation>licit: nil</translation>
    </message>
    <message numerus="yes">
        <source>bid: %n tricks</source>
        <translation>
            <numerusform>licit: %n ütés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n cards</source>
        <translation>
            <numerusform>Talon: %n lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n cards</source>
        <translation>
            <numerusform>Eldobva: %n lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %n tricks</source>
        <translation>
            <numerusform>{taken} / %n ütés</numerusform>
        </translation>
    </message>
    <message>
        <source>Two-Handed Spades</source>
        <translation>Pikk kettesben</translation>
    </message>
    <message>
        <source>First to {n}</source>
        <translation>{n} pontig</translation>
    </message>
    <message>
        <source>You against the computer</source>
        <translation>Te az AI ellen</translation>
    </message>
    <message>
        <source>nil</source>
        <translation>nil</translation>
    </message>
    <message>
        <source>double nil</source>
        <translation>dupla nil</translation>
    </message>
    <message>
        <source>Bid double nil</source>
        <translation>Dupla nil licitálása</translation>
    </message>
    <message>
        <source>No, look at the cards</source>
        <translation>Nem, lapok megnézése</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Megtartás</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Eldobás</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>Csere nélkül</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards</source>
        <translation>
            <numerusform>%n lap cseréje</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid nil</source>
        <comment>tb.bidnil</comment>
        <translation>Nil licitálása</translation>
    </message>
    <message>
        <source>Bid: {n}</source>
        <translation>Licit: {n}</translation>
    </message>
    <message>
        <source>Bid 13</source>
        <translation>13 licitálása</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Csere</translation>
    </message>
    <message numerus="yes">
        <source>%n cards exchanged</source>
        <translation>
            <numerusform>%n lap cserélve</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Megnyerted a mérkőzést!</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} megnyerte a mérkőzést.</translation>
    </message>
    <message>
        <source>You make your bid: {points}</source>
        <translation>Teljesítetted a licitedet: {points}</translation>
    </message>
    <message>
        <source>{name} makes the bid: {points}</source>
        <translation>{name} teljesítette a licitjét: {points}</translation>
    </message>
    <message>
        <source>You miss your bid: {points}</source>
        <translation>A licited megbukott: {points}</translation>
    </message>
    <message>
        <source>{name} misses the bid: {points}</source>
        <translation>{name} licitje megbukott: {points}</translation>
    </message>
    <message>
        <source>You make nil: {points}</source>
        <translation>Sikerült a nil: {points}</translation>
    </message>
    <message>
        <source>{name} makes nil: {points}</source>
        <translation>{name} nilje sikerült: {points}</translation>
    </message>
    <message>
        <source>Your nil fails: {points}</source>
        <translation>A niled megbukott: {points}</translation>
    </message>
    <message>
        <source>{name}’s nil fails: {points}</source>
        <translation>{name} nilje megbukott: {points}</translation>
    </message>
    <message>
        <source>You make double nil: {points}</source>
        <translation>Sikerült a dupla nil: {points}</translation>
    </message>
    <message>
        <source>{name} makes double nil: {points}</source>
        <translation>{name} dupla nilje sikerült: {points}</translation>
    </message>
    <message>
        <source>Your double nil fails: {points}</source>
        <translation>A dupla niled megbukott: {points}</translation>
    </message>
    <message>
        <source>{name}’s double nil fails: {points}</source>
        <translation>{name} dupla nilje megbukott: {points}</translation>
    </message>
    <message>
        <source>You lose 100 points for 10 bags.</source>
        <translation>10 többletütésért 100 pontot veszítesz.</translation>
    </message>
    <message>
        <source>{name} loses 100 points for 10 bags.</source>
        <translation>{name} 100 pontot veszít 10 többletütésért.</translation>
    </message>
    <message>
        <source>It is a tie – another deal decides.</source>
        <translation>Döntetlen – újabb leosztás dönt.</translation>
    </message>
    <message>
        <source>Both of you are there: the higher score wins.</source>
        <translation>Mindketten célba értetek: a magasabb pontszám nyer.</translation>
    </message>
    <message>
        <source>You reach {n} points.</source>
        <translation>Eléred a célt: {n} pont.</translation>
    </message>
    <message>
        <source>{name} reaches {n} points.</source>
        <translation>{name} eléri a célt: {n} pont.</translation>
    </message>
</context>
<context>
    <name>suits</name>
    <message>
        <source>spades</source>
        <comment>suit.french.spades</comment>
        <translation>pikk</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit.french.hearts</comment>
        <translation>kőr</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>suit.french.diamonds</comment>
        <translation>káró</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>suit.french.clubs</comment>
        <translation>treff</translation>
    </message>
    <message>
        <source>acorns</source>
        <comment>suit.german.acorns</comment>
        <translation>makk</translation>
    </message>
    <message>
        <source>leaves</source>
        <comment>suit.german.leaves</comment>
        <translation>zöld</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>suit.german.hearts</comment>
        <translation>piros</translation>
    </message>
    <message>
        <source>bells</source>
        <comment>suit.german.bells</comment>
        <translation>tök</translation>
    </message>
    <message>
        <source>acorns</source>
        <comment>suit.swiss.acorns</comment>
        <translation>makk</translation>
    </message>
    <message>
        <source>roses</source>
        <comment>suit.swiss.roses</comment>
        <translation>rózsa</translation>
    </message>
    <message>
        <source>shields</source>
        <comment>suit.swiss.shields</comment>
        <translation>pajzs</translation>
    </message>
    <message>
        <source>bells</source>
        <comment>suit.swiss.bells</comment>
        <translation>tök</translation>
    </message>
</context>
<context>
    <name>swiss cards</name>
    <message>
        <source>ace of acorns</source>
        <translation>makk ász</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>makk király</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>makk felső</translation>
    </message>
    <message>
        <source>Under of acorns</source>
        <translation>makk alsó</translation>
    </message>
    <message>
        <source>Banner of acorns</source>
        <translation>makk zászló</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>makk kilences</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>makk nyolcas</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>makk hetes</translation>
    </message>
    <message>
        <source>six of acorns</source>
        <translation>makk hatos</translation>
    </message>
    <message>
        <source>ace of roses</source>
        <translation>rózsa ász</translation>
    </message>
    <message>
        <source>king of roses</source>
        <translation>rózsa király</translation>
    </message>
    <message>
        <source>Ober of roses</source>
        <translation>rózsa felső</translation>
    </message>
    <message>
        <source>Under of roses</source>
        <translation>rózsa alsó</translation>
    </message>
    <message>
        <source>Banner of roses</source>
        <translation>rózsa zászló</translation>
    </message>
    <message>
        <source>nine of roses</source>
        <translation>rózsa kilences</translation>
    </message>
    <message>
        <source>eight of roses</source>
        <translation>rózsa nyolcas</translation>
    </message>
    <message>
        <source>seven of roses</source>
        <translation>rózsa hetes</translation>
    </message>
    <message>
        <source>six of roses</source>
        <translation>rózsa hatos</translation>
    </message>
    <message>
        <source>ace of shields</source>
        <translation>pajzs ász</translation>
    </message>
    <message>
        <source>king of shields</source>
        <translation>pajzs király</translation>
    </message>
    <message>
        <source>Ober of shields</source>
        <translation>pajzs felső</translation>
    </message>
    <message>
        <source>Under of shields</source>
        <translation>pajzs alsó</translation>
    </message>
    <message>
        <source>Banner of shields</source>
        <translation>pajzs zászló</translation>
    </message>
    <message>
        <source>nine of shields</source>
        <translation>pajzs kilences</translation>
    </message>
    <message>
        <source>eight of shields</source>
        <translation>pajzs nyolcas</translation>
    </message>
    <message>
        <source>seven of shields</source>
        <translation>pajzs hetes</translation>
    </message>
    <message>
        <source>six of shields</source>
        <translation>pajzs hatos</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>tök ász</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>tök király</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>tök felső</translation>
    </message>
    <message>
        <source>Under of bells</source>
        <translation>tök alsó</translation>
    </message>
    <message>
        <source>Banner of bells</source>
        <translation>tök zászló</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>tök kilences</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>tök nyolcas</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>tök hetes</translation>
    </message>
    <message>
        <source>six of bells</source>
        <translation>tök hatos</translation>
    </message>
</context>
<context>
    <name>swiss cards, object form</name>
    <message>
        <source>ace of acorns</source>
        <translation>makk ászt</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>makk királyt</translation>
    </message>
    <message>
        <source>Ober of acorns</source>
        <translation>makk felsőt</translation>
    </message>
    <message>
        <source>Under of acorns</source>
        <translation>makk alsót</translation>
    </message>
    <message>
        <source>Banner of acorns</source>
        <translation>makk zászlót</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>makk kilencest</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>makk nyolcast</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>makk hetest</translation>
    </message>
    <message>
        <source>six of acorns</source>
        <translation>makk hatost</translation>
    </message>
    <message>
        <source>ace of roses</source>
        <translation>rózsa ászt</translation>
    </message>
    <message>
        <source>king of roses</source>
        <translation>rózsa királyt</translation>
    </message>
    <message>
        <source>Ober of roses</source>
        <translation>rózsa felsőt</translation>
    </message>
    <message>
        <source>Under of roses</source>
        <translation>rózsa alsót</translation>
    </message>
    <message>
        <source>Banner of roses</source>
        <translation>rózsa zászlót</translation>
    </message>
    <message>
        <source>nine of roses</source>
        <translation>rózsa kilencest</translation>
    </message>
    <message>
        <source>eight of roses</source>
        <translation>rózsa nyolcast</translation>
    </message>
    <message>
        <source>seven of roses</source>
        <translation>rózsa hetest</translation>
    </message>
    <message>
        <source>six of roses</source>
        <translation>rózsa hatost</translation>
    </message>
    <message>
        <source>ace of shields</source>
        <translation>pajzs ászt</translation>
    </message>
    <message>
        <source>king of shields</source>
        <translation>pajzs királyt</translation>
    </message>
    <message>
        <source>Ober of shields</source>
        <translation>pajzs felsőt</translation>
    </message>
    <message>
        <source>Under of shields</source>
        <translation>pajzs alsót</translation>
    </message>
    <message>
        <source>Banner of shields</source>
        <translation>pajzs zászlót</translation>
    </message>
    <message>
        <source>nine of shields</source>
        <translation>pajzs kilencest</translation>
    </message>
    <message>
        <source>eight of shields</source>
        <translation>pajzs nyolcast</translation>
    </message>
    <message>
        <source>seven of shields</source>
        <translation>pajzs hetest</translation>
    </message>
    <message>
        <source>six of shields</source>
        <translation>pajzs hatost</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>tök ászt</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>tök királyt</translation>
    </message>
    <message>
        <source>Ober of bells</source>
        <translation>tök felsőt</translation>
    </message>
    <message>
        <source>Under of bells</source>
        <translation>tök alsót</translation>
    </message>
    <message>
        <source>Banner of bells</source>
        <translation>tök zászlót</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>tök kilencest</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>tök nyolcast</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>tök hetest</translation>
    </message>
    <message>
        <source>six of bells</source>
        <translation>tök hatost</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Score</source>
        <comment>key.score</comment>
        <translation>Állás</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n ütés</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks</source>
        <comment>sh.tricks</comment>
        <translation>Ütések</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>a tiéd</translation>
    </message>
    <message>
        <source>for {name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Utolsó ütés</translation>
    </message>
    <message>
        <source>You: {a}. {name}: {b}.</source>
        <translation>Te: {a}. {name}: {b}.</translation>
    </message>
    <message>
        <source>Rules · {section}</source>
        <translation>Szabályok · {section}</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>A te lapod</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>{n}. leosztás</translation>
    </message>
    <message>
        <source>Deal {n} · trick {m}</source>
        <translation>{n}. leosztás · {m}. ütés</translation>
    </message>
    <message>
        <source>you lead</source>
        <comment>plate.lead.you</comment>
        <translation>te hívsz</translation>
    </message>
    <message>
        <source>thinking…</source>
        <comment>plate.think</comment>
        <translation>gondolkodik…</translation>
    </message>
    <message>
        <source>your turn</source>
        <comment>plate.turn.you</comment>
        <translation>te jössz</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>plate.lead.name</comment>
        <translation>hív</translation>
    </message>
    <message>
        <source>you deal</source>
        <comment>plate.deal.you</comment>
        <translation>te osztasz</translation>
    </message>
    <message>
        <source>deals</source>
        <comment>plate.deal.name</comment>
        <translation>oszt</translation>
    </message>
    <message>
        <source>Marriage · {n}</source>
        <translation>Házasság · {n}</translation>
    </message>
    <message>
        <source>Score {a} : {b}</source>
        <translation>Állás: {a}–{b}</translation>
    </message>
    <message>
        <source>Result of the Match</source>
        <translation>Végeredmény</translation>
    </message>
    <message>
        <source>Result of the Deal</source>
        <translation>A leosztás eredménye</translation>
    </message>
    <message>
        <source>Your team wins the match!</source>
        <translation>A csapatod megnyerte a mérkőzést!</translation>
    </message>
    <message>
        <source>Us: {a}. Them: {b}.</source>
        <translation>Mi: {a}. Ők: {b}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Leosztás</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Lappont</translation>
    </message>
    <message>
        <source>trick so far</source>
        <comment>plate.hold.you</comment>
        <translation>tiéd az ütés</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Lejátszott leosztások</translation>
    </message>
    <message>
        <source>trick so far</source>
        <comment>plate.hold.name</comment>
        <translation>viszi az ütést</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>plate.wait</comment>
        <translation>vár</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A lapjaid</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Választások</translation>
    </message>
    <message>
        <source>Take back: {card}</source>
        <translation>Visszavétel: {card}</translation>
    </message>
    <message>
        <source>Offered card</source>
        <translation>Felkínált lap</translation>
    </message>
    <message>
        <source>Put out</source>
        <translation>Cserére kitett lapok</translation>
    </message>
    <message>
        <source>Trick on the table</source>
        <translation>Ütés az asztalon</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Kupacok</translation>
    </message>
    <message>
        <source>Opponent’s cards</source>
        <translation>Az ellenfél lapjai</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n cards.</source>
        <translation>
            <numerusform>{name} kezében %n lap van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the last trick may be looked at.</source>
        <translation>Csak az utolsó ütés nézhető meg.</translation>
    </message>
    <message>
        <source>Score panel</source>
        <translation>Eredménypanel</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>kijátszható</translation>
    </message>
    <message>
        <source>not playable: {reason}</source>
        <translation>nem játszható ki: {reason}</translation>
    </message>
    <message>
        <source>card {n} of {m}</source>
        <translation>{n}. lap / {m}</translation>
    </message>
    <message>
        <source>You may play this card.</source>
        <translation>Ezt a lapot kijátszhatod.</translation>
    </message>
    <message>
        <source>Claiming is switched off in Preferences.</source>
        <translation>Az igénylés ki van kapcsolva a Beállításokban.</translation>
    </message>
    <message>
        <source>You can claim only when you lead.</source>
        <translation>Igényelni csak akkor lehet, ha te hívsz.</translation>
    </message>
    <message>
        <source>The remaining tricks are not certain: play on.</source>
        <translation>A maradék ütések nem biztosak: játssz tovább!</translation>
    </message>
    <message>
        <source>The remaining tricks are yours.</source>
        <translation>A maradék ütések a tieid.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Maradjon így</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Visszavonva.</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>plate.turn.name</comment>
        <translation>következik</translation>
    </message>
    <message>
        <source>No trick has been played yet.</source>
        <translation>Még nem volt ütés.</translation>
    </message>
    <message>
        <source>Undo the last move?</source>
        <translation>Visszavonod az utolsó lépést?</translation>
    </message>
    <message>
        <source>The match is then marked as played with undo.</source>
        <translation>A mérkőzés visszavonással játszottként lesz megjelölve.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nincs mit megismételni.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Újra végrehajtva.</translation>
    </message>
    <message>
        <source>You: {card}</source>
        <translation>Te: {card}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Your trick</source>
        <translation>A te ütésed</translation>
    </message>
    <message>
        <source>Trick: {name}</source>
        <translation>Ütés: {name}</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}: {call}</translation>
    </message>
    <message>
        <source>No card on the table.</source>
        <translation>Nincs lap az asztalon.</translation>
    </message>
    <message>
        <source>{suit}: {ranks}</source>
        <translation>{suit}: {ranks}</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Nincs lap a kezedben.</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Még egyetlen leosztás sem ért véget.</translation>
    </message>
    <message>
        <source>Nothing to repeat.</source>
        <translation>Nincs mit megismételni.</translation>
    </message>
    <message>
        <source>Next Deal</source>
        <translation>Következő leosztás</translation>
    </message>
</context>
<context>
    <name>windows</name>
    <message>
        <source>Version {version}</source>
        <translation>Verzió: {version}</translation>
    </message>
    <message>
        <source>Card games for one person against the computer, with no connection and no advertising.</source>
        <translation>Kártyajátékok egy személynek az AI ellen, internet és reklám nélkül.</translation>
    </message>
    <message>
        <source>Free software under the GPL, version 3 or later</source>
        <translation>Szabad szoftver, GPL 3-as vagy újabb változat</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>Váratlan hiba történt.</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is saved.</source>
        <translation>Valami hiba történt. A mérkőzés el van mentve.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Jelentés másolása</translation>
    </message>
    <message>
        <source>Report copied.</source>
        <translation>Jelentés a vágólapon.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <translation>&amp;Utolsó ütés</translation>
    </message>
    <message>
        <source>The unfinished match cannot be continued: its record is damaged. It is kept; you can begin a new match.</source>
        <translation>A félbehagyott mérkőzés nem folytatható, mert a mentése megsérült. A mentés megmarad; kezdhetsz új mérkőzést.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Start a new game?</source>
        <translation>Új játékot kezdesz?</translation>
    </message>
    <message>
        <source>Fonts and pictures</source>
        <translation>Betűtípusok és képek</translation>
    </message>
    <message>
        <source>Computer: compiled core</source>
        <translation>AI: lefordított mag</translation>
    </message>
    <message>
        <source>Computer: plain Python</source>
        <translation>AI: sima Python</translation>
    </message>
    <message>
        <source>The report contains the match on the table with all its cards.</source>
        <translation>A jelentés az asztalon lévő mérkőzés minden lapját tartalmazza.</translation>
    </message>
    <message>
        <source>The current game will be lost.</source>
        <translation>A jelenlegi játék elvész.</translation>
    </message>
    <message>
        <source>Quit the program?</source>
        <translation>Kilépsz a programból?</translation>
    </message>
    <message>
        <source>Your game is saved and you can continue it later.</source>
        <translation>A játékállás mentve lesz, később folytathatod.</translation>
    </message>
    <message>
        <source>The preferences were damaged. The old file was set aside: {file}</source>
        <translation>A beállítások megsérültek. A régi fájl félretéve ide: {file}</translation>
    </message>
    <message>
        <source>The program starts with default preferences.</source>
        <translation>A program alapbeállításokkal indul.</translation>
    </message>
    <message>
        <source>The preferences could not be saved.</source>
        <translation>A beállításokat nem sikerült elmenteni.</translation>
    </message>
    <message numerus="yes">
        <source>The history was damaged. %n matches could be saved from it; the old file: {file}</source>
        <translation>
            <numerusform>Az előzmények megsérültek. %n mérkőzést sikerült megmenteni; a régi fájl: {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>The history was damaged. A new one was begun; the old file: {file}</source>
        <translation>Az előzmények sérültek. Új készült; a régi fájl: {file}</translation>
    </message>
    <message>
        <source>The history comes from a newer version of {app}. Nothing is saved here.</source>
        <translation>Az előzményeket egy újabb verzió írta ({app}). Itt semmi sem lesz elmentve.</translation>
    </message>
    <message>
        <source>The disk is full: this match is not being saved.</source>
        <translation>Megtelt a lemez: ez a mérkőzés nem lesz elmentve.</translation>
    </message>
    <message>
        <source>The folder is write-protected: this match is not being saved.</source>
        <translation>A mappa írásvédett: ez a mérkőzés nem lesz elmentve.</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>A mentés újra működik.</translation>
    </message>
    <message>
        <source>The history cannot be opened. You can play on, but nothing is saved.</source>
        <translation>Az előzmények nem nyithatók meg. Játszhatsz tovább, de semmi sem lesz elmentve.</translation>
    </message>
    <message>
        <source>The deck folder is gone. The built-in cards are used.</source>
        <translation>A kártyacsomag mappája eltűnt. A beépített lapok láthatók.</translation>
    </message>
    <message>
        <source>Card Table</source>
        <translation>Kártyaasztal</translation>
    </message>
    <message>
        <source>Keep this game</source>
        <translation>Játék megtartása</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Új mérkőzés</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>A button on a narrow tile of the start page: a new match.</extracomment>
        <translation>Új</translation>
    </message>
    <message>
        <source>Continue: deal {n}</source>
        <translation>Folytatás: {n}. leosztás</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Válassz játékot!</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Beállítás&amp;ok…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Billentyűparancsok</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>S&amp;zabályok</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Szabályok: {game}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lecke</translation>
    </message>
    <message>
        <source>&amp;About {app}</source>
        <translation>&amp;Névjegy: {app}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Mégis</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Leosztásszám</translation>
    </message>
    <message>
        <source>Deal by number…</source>
        <translation>Leosztás szám szerint…</translation>
    </message>
    <message>
        <source>Number: {number}</source>
        <translation>Szám: {number}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>A nap leosztása</translation>
    </message>
    <message>
        <source>The unfinished match is kept in the history.</source>
        <translation>A befejezetlen mérkőzés megmarad az előzmények között.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Játék most</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Pontlap</translation>
    </message>
    <message>
        <source>Clai&amp;m Remaining Tricks</source>
        <translation>A &amp;maradék ütések igénylése</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Ti&amp;pp</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Teljes képernyő</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Kilépés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
</context>
</TS>
