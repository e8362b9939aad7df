/** Tables: scores, columns and players without an opponent. */
export const TOLD_TABLES: Readonly<Record<string, string>> = {
  'The score {0} in the game of {1} against {2} is not used: the score of the other player is missing.':
    'Der Spielstand {0} im Spiel von {1} gegen {2} bleibt ungenutzt: Der Spielstand des anderen Spielers fehlt.',
  'Write the score of both players.': 'Gib den Spielstand beider Spieler an.',
  'The scores, such as {0}, may be points of the game or games won.':
    'Die Spielstände, etwa {0}, können Punkte des Spiels oder gewonnene Spiele sein.',
  'Answer scores with points or games, for example with --set scores=points.':
    'Beantworte scores mit points (Punkte) oder games (Spiele), etwa mit --set scores=points.',
  'The score {0} is not two whole numbers.': 'Der Spielstand {0} besteht nicht aus zwei ganzen Zahlen.',
  'Write the points of both as whole numbers, as in 100-35.':
    'Schreib die Punkte beider als ganze Zahlen, wie in 100-35.',
  'The result is a {0} of the first player, but the score is {1}.':
    'Das Ergebnis des ersten Spielers ist {0}, der Spielstand aber {1}.',
  'Correct the score or the result; the result counts.':
    'Korrigiere den Spielstand oder das Ergebnis; das Ergebnis zählt.',
  'The scores, such as {0}, are read as games won, and the report keeps who won.':
    'Die Spielstände, etwa {0}, werden als gewonnene Spiele gelesen; der Bericht hält fest, wer gewonnen hat.',
  'If they are points of the game, answer scores with points, for example with --set scores=points.':
    'Sind es Punkte des Spiels, beantworte scores mit points, etwa mit --set scores=points.',
  '{0} ended below {1} points, such as {2}: Modified Win if time was called.':
    '{0} unter {1} Punkten beendet, etwa {2}: modifizierter Sieg, wenn die Zeit um war.',
  'Answer wins with modified or full, for example with --set wins=modified. If they differ, write FW or MW as the result of each.':
    'Beantworte wins mit modified oder full, etwa mit --set wins=modified. Sind sie verschieden, schreib FW oder MW als Ergebnis eines jeden.',
  '{0} {1} by the score, such as {2}.': '{0} {1}, dem Spielstand nach, etwa {2}.',
  'is a modified one': 'ist ein modifizierter',
  'are modified ones': 'sind modifizierte',
  'If they were full wins, answer wins with full, for example with --set wins=full.':
    'Waren es volle Siege, beantworte wins mit full, etwa mit --set wins=full.',
  'the result “{0}”': 'das Ergebnis „{0}“',
  'the winner “{0}”': 'den Sieger „{0}“',
  'the score {0}': 'den Spielstand {0}',
  '{0} victory points': '{0} Siegpunkte',
  'the opponent is empty': 'der Gegner fehlt',
  'the opponent is “{0}”': 'als Gegner steht „{0}“',
  '{0} has {1}, but {2}.': '{0} hat {1}, aber {2}.',
  'For a bye, remove the result. Otherwise name the opponent.':
    'War es ein Freilos, entferne das Ergebnis. Sonst nenne den Gegner.',
  'Name the opponent; a game against somebody unknown cannot be stored. For a bye, write "bye" as the opponent; for a missed game, write "missed game" as the result.':
    'Nenne den Gegner; ein Spiel gegen jemand Unbekannten lässt sich nicht speichern. Für ein Freilos schreib „bye“ als Gegner, für ein verpasstes Spiel „missed game“ als Ergebnis.',
  'Row {0} has a bye, but no player.': 'Zeile {0} hat ein Freilos, aber keinen Spieler.',
  'Write the name of the player who had the bye, or remove the row.':
    'Schreib den Namen des Spielers, der das Freilos hatte, oder entferne die Zeile.',
  'The result is “{0}”, but the row names two players, {1} and {2}.':
    'Das Ergebnis ist „{0}“, aber die Zeile nennt zwei Spieler, {1} und {2}.',
  'Write "bye" in place of the second player, or correct the result.':
    'Schreib „bye“ an die Stelle des zweiten Spielers oder korrigiere das Ergebnis.',
  'The winner is “{0}”, but the result is “{1}”.': 'Der Sieger ist „{0}“, das Ergebnis aber „{1}“.',
  'Correct one of the two.': 'Korrigiere eines von beiden.',
  "Every score has the higher number first, also where the second player won, such as {0}: it is read as the winner's.":
    'Jeder Spielstand beginnt mit der höheren Zahl, auch wo der zweite Spieler gewann, etwa {0}: Sie wird als die des Siegers gelesen.',
  'If that is right, no change is needed; otherwise correct the results.':
    'Stimmt das, ist keine Änderung nötig; sonst korrigiere die Ergebnisse.',
  '“{0}” is the score of one player, the other one is missing: it is not used.':
    '„{0}“ ist der Spielstand eines Spielers, der andere fehlt: Er bleibt ungenutzt.',
  'Write both scores, as in 100-35, in one cell or in two columns.':
    'Schreib beide Spielstände, wie 100-35, in eine Zelle oder in zwei Spalten.',
  '“{0}” is not the score of two players.': '„{0}“ ist nicht der Spielstand zweier Spieler.',
  'Write both scores with a hyphen, as in 100-35.': 'Schreib beide Spielstände mit einem Bindestrich, wie 100-35.',
  'There was no opponent, so the score {0} is not used.':
    'Es gab keinen Gegner, deshalb bleibt der Spielstand {0} ungenutzt.',
  'If there was a game, name the opponent.': 'Gab es ein Spiel, nenne den Gegner.',
  'If that is right, no change is needed; otherwise write the result.':
    'Stimmt das, ist keine Änderung nötig; sonst schreib das Ergebnis.',
  'The result is left out, and is read from the score {0}.': 'Das Ergebnis fehlt und wird am Spielstand {0} abgelesen.',
  'The result of 1 game is': 'Das Ergebnis von 1 Spiel wird',
  'The results of {0} games are': 'Die Ergebnisse von {0} Spielen werden',
  '{0} read from the scores.': '{0} am Spielstand abgelesen.',
  'A report does not need these columns, and they are not read: {0}{1}.':
    'Ein Bericht braucht diese Spalten nicht, sie werden nicht gelesen: {0}{1}.',
  'If one of them holds results, give it another heading.':
    'Enthält eine davon Ergebnisse, gib ihr eine andere Überschrift.',
  'without a heading (number {0})': 'ohne Überschrift (Nummer {0})',
  'It begins with {0}.': 'Sie beginnt mit {0}.',
  'The column {0} is not read.{1}': 'Die Spalte {0} wird nicht gelesen.{1}',
  'If it holds results or scores, say which, for example with --set "{0}={1}". Otherwise no change is needed.':
    'Enthält sie Ergebnisse oder Spielstände, sag welche, etwa mit --set "{0}={1}". Sonst ist keine Änderung nötig.',
  'If it holds results or scores, give it a heading that says so, such as Result or Score 1. Otherwise no change is needed.':
    'Enthält sie Ergebnisse oder Spielstände, gib ihr eine passende Überschrift, etwa Ergebnis oder Punkte 1. Sonst ist keine Änderung nötig.',
  'If it holds results or scores, give it a heading that says so, such as Result or Score. Otherwise no change is needed.':
    'Enthält sie Ergebnisse oder Spielstände, gib ihr eine passende Überschrift, etwa Ergebnis oder Punkte. Sonst ist keine Änderung nötig.',
  'If it holds scores, write them into the cells of the rounds, as in 12W 100-35. Otherwise no change is needed.':
    'Enthält sie Spielstände, schreib sie in die Zellen der Runden, etwa 12W 100-35. Sonst ist keine Änderung nötig.',
  'A player who is in no later row counts as dropped. If that is right, no change is needed.':
    'Wer in keiner späteren Zeile steht, ist ausgestiegen. Stimmt das, ist keine Änderung nötig.',
  'The differentials, such as {0}, are not kept where the scores of the game are missing.':
    'Differenzen wie {0} gehen verloren, wo die Spielstände des Spiels fehlen.',
  'Add the scores of both players, as in 100-35. Without them the differential of these games is 0.':
    'Ergänze die Spielstände beider Spieler, etwa 100-35. Ohne sie ist die Differenz dieser Spiele 0.',
  'The result is a forfeit, so the score {0} is not used.':
    'Das Ergebnis ist kampflos, deshalb bleibt der Spielstand {0} ungenutzt.',
  'If they played, enter the result of the game in place of the forfeit.':
    'Haben sie gespielt, trag statt der kampflosen Wertung das Ergebnis des Spiels ein.',
  'If the second player conceded, write W. If the first player conceded, write L.':
    'Gab der zweite Spieler auf, schreib W; gab der erste auf, schreib L.',
  'Write "forfeit loss" if the first player was not there, or "forfeit win" if the second player was not there.':
    'War der erste Spieler nicht da, schreib „forfeit loss“; war es der zweite, schreib „forfeit win“.',
  'The game was conceded, so the score {0} is not used.':
    'Das Spiel wurde aufgegeben, deshalb bleibt der Spielstand {0} ungenutzt.',
  'If the game was played to its end, enter its result in place of the concession.':
    'Wurde zu Ende gespielt, trag statt der Aufgabe das Ergebnis ein.',
  'The scores, such as {0}, are not kept: this game counts games won, and the report keeps who won.':
    'Spielstände wie {0} gehen nicht in den Bericht ein: Hier zählen gewonnene Spiele, und der Bericht hält fest, wer gewann.',
  'If that is right, no change is needed; otherwise choose the game that was played.':
    'Stimmt das, ist keine Änderung nötig; sonst wähle das Spiel, das gespielt wurde.',
  'The result is a {0} of the first player, but the victory points are {1}.':
    'Das Ergebnis des ersten Spielers ist {0}, die Siegpunkte aber {1}.',
  'Correct the victory points or the result; the result counts.':
    'Korrigiere die Siegpunkte oder das Ergebnis; das Ergebnis zählt.',
  'The winner “{0}” is neither of the two players of this match.':
    'Der Sieger „{0}“ ist keiner der beiden Spieler dieser Begegnung.',
  'If it holds results or scores, give it a heading, such as Score 1. Otherwise no change is needed.':
    'Enthält sie Ergebnisse oder Spielstände, gib ihr eine Überschrift, etwa Score 1. Sonst ist keine Änderung nötig.',
};
