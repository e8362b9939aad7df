/** Documents of reports. */
export const TOLD_REPORT: Readonly<Record<string, string>> = {
  '{0} contains a date of birth, and documents are published as they are.':
    '{0} enthält ein Geburtsdatum, und Dokumente werden unverändert veröffentlicht.',
  'Remove it; it is not used here.': 'Entferne es; es wird hier nicht gebraucht.',
  'handle {0}': 'Handle {0}',
  'round {0} {1}': 'Runde {0} {1:w}',
  'players {0}': 'Spieler {0}',
  'The text is empty.': 'Der Text ist leer.',
  'Write something': 'Schreib etwas',
  'The text has {0} characters; at most {1} are allowed.': 'Der Text hat {0} Zeichen; höchstens {1} sind erlaubt.',
  'Shorten it.': 'Kürze ihn.',
  '{0} contains a control character.': '{0} enthält ein Steuerzeichen.',
  '{0} is outside {1} to {2}.': '{0} liegt außerhalb von {1} bis {2}.',
  'Correct the number.': 'Korrigiere die Zahl.',
  'rule system': 'Regelsystem',
  'card pool': 'Kartenpool',
  'set of rules': 'Regelsatz',
  '{0} is not a known {1}.{2}': '{0} ist nicht bekannt als {1}.{2}',
  'The object has more than {0} keys that are not part of quadrant/1.':
    'Das Objekt hat mehr als {0} Schlüssel, die nicht zu quadrant/1 gehören.',
  'Remove them.': 'Entferne sie.',
  '{0} is not a key of quadrant/1 here, so it counts nothing.{1}':
    '{0} ist hier kein Schlüssel von quadrant/1 und zählt daher nicht.{1}',
  'Correct or remove it; the document is kept as it came.':
    'Korrigiere oder entferne ihn; das Dokument bleibt, wie es kam.',
  '{0} of {1} findings are not listed here.': '{0} von {1} Befunden sind hier nicht aufgeführt.',
  'Correct the ones that are listed, and send the document again.':
    'Behebe die aufgeführten und sende das Dokument noch einmal.',
  'The handle {0} is reserved for players whose names are hidden or removed.':
    'Das Handle {0} ist für Spieler reserviert, deren Namen verborgen oder entfernt sind.',
  'Give the handle that the player goes by.': 'Gib das Handle an, unter dem der Spieler auftritt.',
  'Use 1 to 64 visible characters; spaces are allowed.':
    'Verwende 1 bis 64 sichtbare Zeichen; Leerzeichen sind erlaubt.',
  'The handle {0} {1}.': 'Das Handle {0} {1}.',
  '{0} is not allowed here: {1} is needed.': '{0} ist hier nicht erlaubt: Nötig ist {1}.',
  'Give {0}': 'Gib {0} an',
  '{0}, or leave it out.': '{0} oder lass es weg.',
  'The key {0} is missing; {1} is needed.': 'Der Schlüssel {0} fehlt; nötig ist {1}.',
  'Add {0}.': 'Füge {0} hinzu.',
  'The list {0} has {1} elements, at most {2} are possible.':
    'Die Liste {0} hat {1} Elemente, höchstens {2} sind möglich.',
  'Check the document; split it if it holds several tournaments.':
    'Prüfe das Dokument; teile es, falls es mehrere Turniere enthält.',
  'an object': 'ein Objekt',
  '{0} is already here, with other capitals or accents.':
    '{0} steht schon hier, mit anderen Großbuchstaben oder Akzenten.',
  'Name every player once.': 'Nenne jeden Spieler einmal.',
  '{0} does not play here.': '{0} spielt hier nicht mit.',
  'Correct the handle.': 'Korrigiere das Handle.',
  '{0} is not a valid country code.': '{0} ist kein gültiges Länderkürzel.',
  'Use two letters (ISO 3166-1), such as DE or US.': 'Verwende zwei Buchstaben (ISO 3166-1), etwa DE oder US.',
  '{0} is not a valid name of a region.': '{0} ist kein gültiger Name einer Region.',
  'Use 1 to 64 visible characters, or leave it out.': 'Verwende 1 bis 64 sichtbare Zeichen oder lass es weg.',
  'The name {0} holds invisible characters, such as those that turn the direction of a text.':
    'Der Name {0} enthält unsichtbare Zeichen, etwa solche, die die Schreibrichtung umkehren.',
  'No change is needed if the text is correct without them; we remove them.':
    'Keine Änderung nötig, wenn der Text ohne sie stimmt; wir entfernen sie.',
  'The text has no visible character.': 'Der Text hat kein sichtbares Zeichen.',
  'Write something.': 'Schreib etwas.',
  '{0} needs two numbers, one for each player, but has {1}.': '{0} braucht zwei Zahlen, eine je Spieler, hat aber {1}.',
  'Give both, in the order of the players.': 'Gib beide an, in der Reihenfolge der Spieler.',
  'The tournament starts at {0}, which is in the future.': 'Das Turnier beginnt {0}, das liegt in der Zukunft.',
  'Report it when it is over, or correct the date.': 'Melde es, wenn es vorbei ist, oder korrigiere das Datum.',
  'The tournament ends at {0}, before it starts at {1}.': 'Das Turnier endet {0}, vor seinem Beginn {1}.',
  'Correct one of the dates.': 'Korrigiere eines der Daten.',
  'The tournament ends at {0}, which is in the future.': 'Das Turnier endet {0}, das liegt in der Zukunft.',
  'The tournament was registered at {0}, after its start at {1}.':
    'Das Turnier wurde {0} angemeldet, nach seinem Beginn {1}.',
  'Check the dates; it will not be sanctioned.': 'Prüfe die Daten; es wird nicht genehmigt.',
  '{0} is not a date and time with its offset.': '{0} ist kein Datum mit Uhrzeit und Zeitverschiebung.',
  'Write it as 2014-11-08T10:00:00-05:00, or with Z for UTC.':
    'Schreib es wie 2014-11-08T10:00:00-05:00 oder mit Z für UTC.',
  '{0} is outside the years {1} to {2}.': '{0} liegt außerhalb der Jahre {1} bis {2}.',
  'Correct the year.': 'Korrigiere das Jahr.',
  'The document is {0}, not an object.': 'Das Dokument ist {0}, kein Objekt.',
  'Send one JSON object for one tournament.': 'Sende ein JSON-Objekt für ein Turnier.',
  'The key schema is missing.': 'Der Schlüssel schema fehlt.',
  'The schema is {0}.': 'Das Schema ist {0}.',
  '{0} is not a game of this rule system.': '{0} ist kein Spiel dieses Regelsystems.',
  'Use one of {0}, or correct the rule system.': 'Verwende {0} oder korrigiere das Regelsystem.',
  'The final confrontation has two players, but this one has {0}.':
    'Die finale Konfrontation hat zwei Spieler, diese aber {0}.',
  'Name both players.': 'Nenne beide Spieler.',
  'The key winner is missing.': 'Der Schlüssel winner fehlt.',
  'Name the winner.': 'Nenne den Sieger.',
  'A player is listed as their own opponent.': 'Ein Spieler ist als sein eigener Gegner aufgeführt.',
  'Correct one of the two handles.': 'Korrigiere eines der beiden Handles.',
  'The winner of the final confrontation did not play in it.':
    'Der Sieger der finalen Konfrontation hat nicht mitgespielt.',
  'Name one of its two players.': 'Nenne einen ihrer beiden Spieler.',
  'The key handle is missing.': 'Der Schlüssel handle fehlt.',
  'Name the player.': 'Nenne den Spieler.',
  'Place {0} or its player is given twice.': 'Platz {0} oder sein Spieler ist zweimal angegeben.',
  'Give every place once, and every player one place.': 'Gib jeden Platz einmal an und jedem Spieler einen Platz.',
  'A player is listed twice in the final order.': 'Ein Spieler steht zweimal im Endstand.',
  'The sides of both players are needed.': 'Die Seiten beider Spieler werden gebraucht.',
  'Give both sides by handle, or leave sides out.': 'Gib beide Seiten mit Handle an oder lass sides weg.',
  'Both players have the {0} side.': 'Beide Spieler haben die Seite {0}.',
  'Correct one of the two sides.': 'Korrigiere eine der beiden Seiten.',
  'The kind {0} is of level {1}, the report says level {2}.':
    'Die Art {0} gehört zu Stufe {1}, der Bericht nennt Stufe {2}.',
  'Correct the level or the kind.': 'Korrigiere die Stufe oder die Art.',
  'Add level, 1 for a local tournament, or kind.': 'Ergänze level, 1 für ein lokales Turnier, oder kind.',
  'Neither level nor kind is given; one of them is needed.':
    'Weder Stufe noch Art ist angegeben; eines davon ist nötig.',
  '{0} is not a valid external id.': '{0} ist keine gültige externe Nummer.',
  'Use source:id, such as melee:47512.': 'Verwende quelle:nummer, etwa melee:47512.',
  '{0} is not a valid slug of a league.': '{0} ist kein gültiger Kurzname einer Liga.',
  'Use the one in the address of the league: lower-case letters and digits, with single hyphens between them.':
    'Verwende den aus der Adresse der Liga: Kleinbuchstaben und Ziffern, dazwischen einzelne Bindestriche.',
  'The key {0} is not used in this rule system and has no effect.':
    'Der Schlüssel {0} wird in diesem Regelsystem nicht verwendet und bewirkt nichts.',
  'Remove it, or check the rule system.': 'Entferne ihn oder prüfe das Regelsystem.',
  'A match has one or two players, but this one has {0}.':
    'Eine Begegnung hat einen oder zwei Spieler, diese aber {0}.',
  'Give two handles, or one for a bye or a Missed Game.':
    'Gib zwei Handles an, oder eines für ein Freilos oder ein verpasstes Spiel.',
  'A match is the best of an odd number of games, not of {0}.':
    'Eine Begegnung geht über eine ungerade Zahl von Spielen, nicht über {0}.',
  'Use 1, 3, 5 or 7, or leave it out.': 'Verwende 1, 3, 5 oder 7 oder lass es weg.',
  'The list of players is empty.': 'Die Liste der Spieler ist leer.',
  'Name everybody who took part.': 'Nenne alle, die teilgenommen haben.',
  '{0} is already in the list, perhaps with other capitals or accents.':
    '{0} steht schon in der Liste, vielleicht mit anderen Großbuchstaben oder Akzenten.',
  'Name every player once, or give the second one another handle.':
    'Nenne jeden Spieler einmal oder gib dem zweiten ein anderes Handle.',
  'A deck has at most {0} facts.': 'Ein Deck hat höchstens {0} Angaben.',
  '{0} is not the name of a fact.': '{0} ist nicht der Name einer Angabe.',
  'Use at most {0} names of one word, up to {1} letters and digits each.':
    'Verwende höchstens {0} Namen aus einem Wort, mit je bis zu {1} Buchstaben und Ziffern.',
  'the name of a mission': 'der Name einer Mission',
  'The pod has no players.': 'Der Pod hat keine Spieler.',
  'Name its players, or remove the pod.': 'Nenne seine Spieler oder entferne den Pod.',
  'The pod has {0} players; at most {1} are allowed.': 'Der Pod hat {0} Spieler; höchstens {1} sind erlaubt.',
  'Report every table as its own pod.': 'Gib jedem Tisch einen eigenen Pod.',
  'The document is not UTF-8: byte {0} (counted from 0) begins no character.':
    'Das Dokument ist kein UTF-8: Mit Byte {0} (von 0 gezählt) beginnt kein Zeichen.',
  'Save it as UTF-8 and send it again.': 'Speichere es als UTF-8 und sende es noch einmal.',
  'The document is nested deeper than {0} lists and objects.':
    'Das Dokument ist tiefer als {0} Listen und Objekte verschachtelt.',
  'A report needs at most six levels.': 'Ein Bericht braucht höchstens sechs Ebenen.',
  'The document has more than {0} different keys.': 'Das Dokument hat mehr als {0} verschiedene Schlüssel.',
  'The document has {0} members and elements; at most {1} are allowed.':
    'Das Dokument hat {0} Schlüssel und Elemente; höchstens {1} sind erlaubt.',
  'Send one tournament, without keys that the format does not know.':
    'Sende ein Turnier, ohne Schlüssel, die das Format nicht kennt.',
  'The document is not JSON.': 'Das Dokument ist kein JSON.',
  'Line {0}, column {1}: {2}': 'Zeile {0}, Spalte {1}: {2}',
  'Send one JSON object (RFC 8259), without comments.': 'Sende ein JSON-Objekt (RFC 8259), ohne Kommentare.',
  'The key {0} appears twice in one object.': 'Der Schlüssel {0} kommt in einem Objekt zweimal vor.',
  '{0} is a result of another rule system.': '{0} ist ein Ergebnis eines anderen Regelsystems.',
  'Give the games one by one: this rule system counts games, not matches.':
    'Gib die Spiele einzeln an: Dieses Regelsystem zählt Spiele, nicht Begegnungen.',
  'Use {0}.': 'Verwende {0}.',
  'Neither result nor games is given; one of them is needed.':
    'Weder Ergebnis noch Spiele sind angegeben; eines davon ist nötig.',
  'Add the result, or the games one by one.': 'Ergänze das Ergebnis oder die einzelnen Spiele.',
  'A match without a result': 'Eine Begegnung ohne Ergebnis',
  '{0} needs an opponent, but one player is named.': '{0} braucht einen Gegner, es ist aber nur ein Spieler genannt.',
  'Name both players, or give only the result {0}.': 'Nenne beide Spieler oder gib nur das Ergebnis {0} an.',
  '{0} is a result without an opponent, but two players are named.':
    '{0} ist ein Ergebnis ohne Gegner, es sind aber zwei Spieler genannt.',
  'Name one player for each bye or Missed Game, or correct the result.':
    'Nenne je Freilos oder verpasstem Spiel einen Spieler oder korrigiere das Ergebnis.',
  'The result {0} does not match the games, which are {1} to {2}.':
    'Das Ergebnis {0} passt nicht zu den Spielen, die {1} zu {2} stehen.',
  'Correct one of them, or give the games alone.': 'Korrigiere eines davon oder gib nur die Spiele an.',
  'The report has no rounds.': 'Der Bericht hat keine Runden.',
  'Add every round that was played.': 'Ergänze jede gespielte Runde.',
  '{0} is in round {1} twice.': '{0} kommt in Runde {1} zweimal vor.',
  'Remove or correct one of the two.': 'Entferne oder korrigiere eines von beiden.',
  'Round {0} is expected here, but this is round {1}.': 'Erwartet wird hier Runde {0}, das ist aber Runde {1}.',
  'Give every round once, in order, numbered from 1 without a gap; Tribbles Finals may begin at 6.':
    'Gib jede Runde einmal und der Reihe nach an, lückenlos ab 1 nummeriert; Tribbles-Finals dürfen bei 6 beginnen.',
  'A round of {0} has {1}, not {2}.': 'Eine Runde von {0} hat {1}, nicht {2}.',
  'Give {0}, or correct the game.': 'Gib {0} an oder korrigiere das Spiel.',
  'Add its {0}, or remove the round if it was not played.':
    'Füge {0} hinzu oder entferne die Runde, wenn sie nicht gespielt wurde.',
  'Round {0} has no {1}.': 'Runde {0} hat kein {1}.',
  'The key {0} is reserved for documents from which Quadrant has removed a name.':
    'Der Schlüssel {0} ist für Dokumente reserviert, aus denen Quadrant einen Namen entfernt hat.',
  'Send the report as its director wrote it.': 'Sende den Bericht so, wie ihn seine Turnierleitung geschrieben hat.',
  '{0} is not in the list of players.': '{0} steht nicht in der Liste der Spieler.',
  'Add the player to players, or correct the handle.': 'Füge den Spieler zu players hinzu oder korrigiere das Handle.',
  'the end of the document': 'das Ende des Dokuments',
  'The document ends where {0} was expected.': 'Das Dokument endet, wo {0} erwartet wurde.',
  'Found {0} where {1} was expected.': 'Gefunden wurde {0}, erwartet {1}.',
  'a key in double quotes': 'ein Schlüssel in doppelten Anführungszeichen',
  'a key in double quotes or }': 'ein Schlüssel in doppelten Anführungszeichen oder }',
  'A key is not closed, or holds a character that must be escaped.':
    'Ein Schlüssel ist nicht geschlossen oder enthält ein Zeichen, das maskiert sein muss.',
  'A text is not closed, or holds a character that must be escaped.':
    'Ein Text ist nicht geschlossen oder enthält ein Zeichen, das maskiert sein muss.',
  '{0} {1} contains a NUL or half of a surrogate pair, which cannot be stored.':
    '{0} {1} enthält NUL oder ein halbes Ersatzpaar, das sich nicht speichern lässt.',
  'Remove the character.': 'Entferne das Zeichen.',
  'The key {0} is not allowed anywhere.': 'Der Schlüssel {0} ist nirgends erlaubt.',
  'The key': 'Der Schlüssel',
  'The text': 'Der Text',
  'The number is too large to be read.': 'Die Zahl ist zu groß, um gelesen zu werden.',
  'Nested deeper than {0}.': 'Tiefer als {0} Ebenen verschachtelt.',
  'Flatten the document.': 'Mach das Dokument flacher.',
};
