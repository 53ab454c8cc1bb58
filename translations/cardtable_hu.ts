<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en_GB">
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
        <source>Your cards make {n} tricks on average.</source>
        <translation>A lapjaid átlagosan {n} ütést érnek.</translation>
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
        <source>Score</source>
        <translation>Állás</translation>
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
        <source>Allow hints</source>
        <translation>Tippek engedélyezése</translation>
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
        <source>A match with hints is marked in the history.</source>
        <translation>A tippekkel játszott mérkőzés meg lesz jelölve az előzményekben.</translation>
    </message>
    <message>
        <source>How long the computer waits at least before it plays.</source>
        <translation>Legalább ennyit vár az AI, mielőtt játszik.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>A rendszer nyelve</translation>
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
        <source>Play</source>
        <comment>heading</comment>
        <translation>Játékmenet</translation>
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
        <source>There is nothing to undo.</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Visszavonva.</translation>
    </message>
    <message>
        <source>No trick has been played yet.</source>
        <translation>Még nem volt ütés.</translation>
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
        <source>The current game will be lost.</source>
        <translation>A jelenlegi játék elvész.</translation>
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
        <source>Card Table</source>
        <translation>Kártyaasztal</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Új mérkőzés</translation>
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
        <source>&amp;About {app}</source>
        <translation>&amp;Névjegy: {app}</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Pontlap</translation>
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
