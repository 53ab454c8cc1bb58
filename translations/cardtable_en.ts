<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_GB">
<context>
    <name>hints</name>
    <message numerus="yes">
        <source>%n layouts examined</source>
        <translation>
            <numerusform>%n layout examined</numerusform>
            <numerusform>%n layouts examined</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>history</name>
    <message numerus="yes">
        <source>Delete %n matches?</source>
        <translation>
            <numerusform>Delete %n match?</numerusform>
            <numerusform>Delete %n matches?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches exported.</source>
        <translation>
            <numerusform>%n match exported.</numerusform>
            <numerusform>%n matches exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches imported.</source>
        <translation>
            <numerusform>%n match imported.</numerusform>
            <numerusform>%n matches imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are already in the history.</source>
        <translation>
            <numerusform>%n match is already in the history.</numerusform>
            <numerusform>%n matches are already in the history.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>average of %n matches</source>
        <translation>
            <numerusform>average of %n match</numerusform>
            <numerusform>average of %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches with help, not counted.</source>
        <translation>
            <numerusform>%n match with help, not counted.</numerusform>
            <numerusform>%n matches with help, not counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jass</name>
    <message numerus="yes">
        <source>You win the trick: %n points.</source>
        <translation>
            <numerusform>You win the trick: %n point.</numerusform>
            <numerusform>You win the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n points.</source>
        <translation>
            <numerusform>{name} wins the trick: %n point.</numerusform>
            <numerusform>{name} wins the trick: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>schnapsen</name>
    <message numerus="yes">
        <source>You win the trick: %n points.</source>
        <translation>
            <numerusform>You win the trick: %n point.</numerusform>
            <numerusform>You win the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick: %n points.</source>
        <translation>
            <numerusform>{name} wins the trick: %n point.</numerusform>
            <numerusform>{name} wins the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock: %n cards</source>
        <translation>
            <numerusform>stock: %n card</numerusform>
            <numerusform>stock: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n-point match</source>
        <translation>
            <numerusform>%n-point match</numerusform>
            <numerusform>%n-point match</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spades</name>
    <message numerus="yes">
        <source>%n tricks: {gain}, otherwise {loss}</source>
        <translation>
            <numerusform>%n trick: {gain}, otherwise {loss}</numerusform>
            <numerusform>%n tricks: {gain}, otherwise {loss}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks:</source>
        <translation>
            <numerusform>%n trick:</numerusform>
            <numerusform>%n tricks:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer remembers only its own %n discards.</source>
        <translation>
            <numerusform>The computer remembers only its own %n discard.</numerusform>
            <numerusform>The computer remembers only its own %n discards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks left</source>
        <translation>
            <numerusform>%n trick left</numerusform>
            <numerusform>%n tricks left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n cards.</source>
        <translation>
            <numerusform>You exchange %n card.</numerusform>
            <numerusform>You exchange %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges %n cards.</source>
        <translation>
            <numerusform>{name} exchanges %n card.</numerusform>
            <numerusform>{name} exchanges %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bid: %n tricks</source>
        <translation>
            <numerusform>bid: %n trick</numerusform>
            <numerusform>bid: %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n cards</source>
        <translation>
            <numerusform>Stock: %n card</numerusform>
            <numerusform>Stock: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n cards</source>
        <translation>
            <numerusform>Discards: %n card</numerusform>
            <numerusform>Discards: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{taken} of %n tricks</source>
        <translation>
            <numerusform>{taken} of %n trick</numerusform>
            <numerusform>{taken} of %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards</source>
        <translation>
            <numerusform>Exchange %n card</numerusform>
            <numerusform>Exchange %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards exchanged</source>
        <translation>
            <numerusform>%n card exchanged</numerusform>
            <numerusform>%n cards exchanged</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n cards.</source>
        <translation>
            <numerusform>{name} holds %n card.</numerusform>
            <numerusform>{name} holds %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windows</name>
    <message numerus="yes">
        <source>The history was damaged. %n matches could be saved from it; the old file: {file}</source>
        <translation>
            <numerusform>The history was damaged. %n match could be saved from it; the old file: {file}</numerusform>
            <numerusform>The history was damaged. %n matches could be saved from it; the old file: {file}</numerusform>
        </translation>
    </message>
</context>
</TS>
