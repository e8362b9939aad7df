/** Cells, rosters and XML of files. */
export const TOLD_FILE_READING: Readonly<Record<string, string>> = {
  'The cell has {0} “{1}” in place of {2} value.': 'In der Zelle steht {0} „{1}“ anstelle von {2}.',
  '“{0}” is not a number here.': '„{0}“ ist hier keine Zahl.',
  'the formula': 'die Formel',
  'the error': 'der Fehler',
  'Correct the formula if it failed, and save the spreadsheet as CSV with values, not with formulas.':
    'Korrigiere die Formel, wenn sie fehlschlug, und speichere die Tabelle als CSV mit Werten, nicht mit Formeln.',
  'Write a number of at most nine digits, as in 12 or 2,5.':
    'Schreib eine Zahl mit höchstens neun Ziffern, wie 12 oder 2,5.',
  'Write the date as 2024-02-29.': 'Schreib das Datum wie 2024-02-29.',
  'In round {0} {1} met {2}, but the line of {3} names {4}{5}.':
    'In Runde {0} traf {1} auf {2}, in der Zeile von {3} steht aber {4}{5}.',
  'The game of {0} against {1} has no result.': 'Das Spiel von {0} gegen {1} hat kein Ergebnis.',
  'Enter the result and save the file again.': 'Trag das Ergebnis ein und speichere die Datei noch einmal.',
  '{0} has “{1}” against {2}, who has “{3}” for the same game{4}.':
    '{0} hat „{1}“ gegen {2}, dort steht aber „{3}“ für dasselbe Spiel{4}.',
  '{0} has the score {1} against {2}, who has {3}{4}.': '{0} hat gegen {2} den Spielstand {1}, dort steht aber {3}{4}.',
  '{0} has “{1}” and {2} victory points against {3}, who has {4}{5}.':
    '{0} hat „{1}“ und {2} Siegpunkte gegen {3}, dort steht aber {4}{5}.',
  '(line {0})': '(Zeile {0})',
  'Correct one of the two lines.': 'Korrigiere eine der beiden Zeilen.',
  'Elements are nested deeper than {0}.': 'Elemente sind tiefer als {0} Ebenen verschachtelt.',
  'The file has no element.': 'Die Datei hat kein Element.',
  'The player {0} is listed twice in this file ({1}).': 'Der Spieler {0} steht zweimal in dieser Datei ({1}).',
  'Keep one of the two, or write the names of two people differently.':
    'Behalte einen von beiden oder schreib die Namen zweier Personen verschieden.',
  'A player is missing here.': 'Hier fehlt ein Spieler.',
  'The player {0} is not in the list of players of this file.{1}':
    'Der Spieler {0} steht nicht in der Spielerliste dieser Datei.{1}',
  'Export the file again with its list of players, or add the player to the list.':
    'Exportiere die Datei noch einmal mit ihrer Spielerliste oder füge den Spieler zur Liste hinzu.',
  '{0} does not save who failed to appear: every match with two players counts as played.':
    '{0} speichert nicht, wer nicht angetreten ist: Jede Begegnung mit zwei Personen zählt als gespielt.',
  'If a match was not played, enter a bye for the player who was there and a missed game for the other.':
    'Wurde eine Begegnung nicht gespielt, trage für die anwesende Person ein Freilos ein und für die andere ein verpasstes Spiel.',
  'Challonge lists no byes. These players are taken to have had one: {0}.':
    'Challonge führt keine Freilose auf. Angenommen wird je eines für: {0}.',
  'If that is right, no change is needed; otherwise remove the bye.':
    'Stimmt das, ist keine Änderung nötig; sonst entferne das Freilos.',
  'Challonge lists no byes. Each of these players was absent, had left or had a bye: {0}.':
    'Challonge führt keine Freilose auf. Jede dieser Personen fehlte, war ausgeschieden oder hatte ein Freilos: {0}.',
  'No bye is stored for them. If one of them had a bye, add it.':
    'Für sie wird kein Freilos gespeichert. Hatte eine von ihnen eines, füge es hinzu.',
  '{0} in round {1}': '{0} in Runde {1}',
  '{0} in any round': '{0} in irgendeiner Runde',
};
