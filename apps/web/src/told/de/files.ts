/** Files of results. */
export const TOLD_FILES: Readonly<Record<string, string>> = {
  'The file does not say everything; you answered this for an earlier file: {0}.':
    'Die Datei sagt nicht alles; das hast du für eine frühere Datei beantwortet: {0}.',
  'If this is correct, no change is needed. To change one, answer it again for this file.':
    'Stimmt das, ist keine Änderung nötig. Um etwas zu ändern, beantworte es für diese Datei neu.',
  'The file has {0} {1}, and says that more follow on another page.':
    'Die Datei hat {0} {1} und sagt, dass auf einer weiteren Seite mehr folgen.',
  'The file has {0} of {1} {2}: other pages are missing.': 'Die Datei hat {0} von {1} {2}: Andere Seiten fehlen.',
  '{0} meets themselves in round {1}.': '{0} trifft in Runde {1} auf sich selbst.',
  'Correct one of the two names.': 'Korrigiere einen der beiden Namen.',
  '{0} is twice in round {1}.': '{0} kommt in Runde {1} zweimal vor.',
  'Remove one of the two matches, or correct its round or its player.':
    'Entferne eine der beiden Begegnungen oder korrigiere ihre Runde oder ihren Spieler.',
  'The total is {0}, but the results of this row give {1}.':
    'Die Summe ist {0}, die Ergebnisse dieser Zeile ergeben aber {1}.',
  'Correct the total, or the result that is wrong.': 'Korrigiere die Summe oder das falsche Ergebnis.',
  'We do not know what the column “{0}” holds.': 'Wir wissen nicht, was die Spalte „{0}“ enthält.',
  'Answer it with round, first, second, player, opponent, result, winner, firstScore or secondScore, for example with --set "{0}={1}". Columns that do not matter need no answer.':
    'Antworte mit round, first, second, player, opponent, result, winner, firstScore oder secondScore, etwa mit --set "{0}={1}". Spalten ohne Bedeutung brauchen keine Antwort.',
  'Stage (Swiss or elimination)': 'Phase (Schweizer oder K.-o.)',
  'Player (one row for each player and round)': 'Spieler (eine Zeile je Spieler und Runde)',
  'Opponent of that player': 'Gegner dieses Spielers',
  'Start date': 'Datum des Beginns',
  'Save the file again with its results, and check that the right sheet is saved.':
    'Speichere die Datei noch einmal mit ihren Ergebnissen und prüfe, ob das richtige Blatt gespeichert ist.',
  'The file names no players.': 'Die Datei nennt keine Spieler.',
  'The file has {0} bytes; at most {1} are allowed.': 'Die Datei hat {0} Bytes; höchstens {1} sind erlaubt.',
  'Send one tournament in a file, without pictures and logs.':
    'Sende ein Turnier je Datei, ohne Bilder und Protokolle.',
  'Save the table as CSV, or export the tournament as text, JSON or XML. Unpack an archive first.':
    'Speichere die Tabelle als CSV oder exportiere das Turnier als Text, JSON oder XML. Entpacke ein Archiv vorher.',
  'The file is no text: it may be a workbook, a picture or an archive.':
    'Die Datei ist kein Text: Sie könnte eine Arbeitsmappe, ein Bild oder ein Archiv sein.',
  'The XML breaks in line {0}, column {1}: {2}.': 'Das XML bricht in Zeile {0}, Spalte {1} ab: {2}.',
  'Export the tournament again; entities of a document type are not read.':
    'Exportiere das Turnier noch einmal; Entitäten eines Dokumenttyps werden nicht gelesen.',
  'The file is empty.': 'Die Datei ist leer.',
  'The file does not tell Full Wins from Modified Wins: {0} taken as full.':
    'Die Datei unterscheidet volle Siege nicht von modifizierten: {0} als voll gewertet.',
  'If time was called in all of them, answer wins with modified, for example with --set wins=modified. If only in some, write FW or MW as the result of each.':
    'Endeten alle durch Zeitablauf, beantworte wins mit modified, etwa mit --set wins=modified. Endeten nur manche so, schreibe FW oder MW als Ergebnis zu jedem.',
  'Konami Tournament Software': 'Konami Tournament Software',
  'Save the results again, and send that file.': 'Speichere die Ergebnisse noch einmal und sende diese Datei.',
  'The first row of this table is {0}: we do not know what its columns hold.':
    'Die erste Zeile dieser Tabelle ist {0}: Wir wissen nicht, was ihre Spalten enthalten.',
  'The file begins like JSON and is none.': 'Die Datei beginnt wie JSON und ist keines.',
  'Export the tournament again, and send the whole file.':
    'Exportiere das Turnier noch einmal und sende die ganze Datei.',
  'a table as CSV': 'eine Tabelle als CSV',
  'No program that we know writes {0} like this.': 'Kein Programm, das wir kennen, schreibt {0} so.',
  'This text has no columns that we know, and no tournament program that we know writes it.':
    'Dieser Text hat keine Spalten, die wir kennen, und kein Turnierprogramm, das wir kennen, schreibt ihn.',
  'Or send the file of a tournament program that /submit lists.':
    'Oder sende die Datei eines Turnierprogramms, das auf /submit steht.',
  'Send {0}.': 'Sende {0}.',
  'Name the columns in the first row: Round, Player 1, Player 2 and Result; or Player, Round, Opponent and Result; or No, Name and a column for each round.':
    'Benenne die Spalten in der ersten Zeile: Round, Player 1, Player 2 und Result; oder Player, Round, Opponent und Result; oder No, Name und eine Spalte je Runde.',
  'The table breaks in line {0}: {1}.': 'Die Tabelle bricht in Zeile {0} ab: {1}.',
  'a cell cannot be read': 'eine Zelle ist nicht lesbar',
  'Close every quotation mark, and write a quotation mark inside a cell twice. Nothing of this file was read.':
    'Schließe jedes Anführungszeichen und schreib eines innerhalb einer Zelle doppelt. Von dieser Datei wurde nichts gelesen.',
  'Row {0} names other columns than row {1}: the file holds two tables.':
    'Zeile {0} nennt andere Spalten als Zeile {1}: Die Datei enthält zwei Tabellen.',
  'Save each table in its own file, or give both the same columns.':
    'Speichere jede Tabelle in einer eigenen Datei oder gib beiden dieselben Spalten.',
  'a quotation mark that begins there is not closed before the end of the file':
    'ein Anführungszeichen, das dort beginnt, ist bis zum Ende der Datei nicht geschlossen',
  'text follows a closing quotation mark': 'auf ein schließendes Anführungszeichen folgt Text',
  'a quotation mark is in the middle of a cell': 'mitten in einer Zelle steht ein Anführungszeichen',
  'A cell of row {0} has more than {1} characters.': 'Eine Zelle der Zeile {0} hat mehr als {1} Zeichen.',
  'Shorten it; a quotation mark may be missing.': 'Kürze sie; vielleicht fehlt ein Anführungszeichen.',
  'Row {0} has {1} cells, but the table has {2} columns.': 'Zeile {0} hat {1} Zellen, die Tabelle aber {2} Spalten.',
  'Put cells with the delimiter in quotation marks, and keep the same columns in all rows.':
    'Setze Zellen mit dem Trennzeichen in Anführungszeichen und lass alle Zeilen dieselben Spalten haben.',
  'Challonge API JSON': 'Challonge API JSON',
  'Challonge API 2.1 JSON': 'Challonge API 2.1 JSON',
  '{0} rows': '{0} Zeilen',
  'Ask for every page and send all answers together in one list.':
    'Ruf jede Seite ab und sende alle Antworten zusammen in einer Liste.',
  'round robin': 'jeder gegen jeden',
  'Ask the API with include_participants=1 and include_matches=1, and send the whole answer.':
    'Frag die API mit include_participants=1 und include_matches=1 und sende die ganze Antwort.',
  'The file has the tournament without its {0}.': 'Die Datei hat das Turnier, aber es fehlt: {0:w}.',
  'Challonge says that the tournament is {0}, not complete.': 'Challonge nennt das Turnier {0}, nicht abgeschlossen.',
  'in no state': 'ohne Stand',
  'Finish it on Challonge and export it again.': 'Schließe es bei Challonge ab und exportiere es noch einmal.',
  'This participant has no id or no name.': 'Dieser Teilnehmer hat keine Nummer oder keinen Namen.',
  'Export the tournament again.': 'Exportiere das Turnier noch einmal.',
  'This match has no winner and no result.': 'Diese Begegnung hat keinen Sieger und kein Ergebnis.',
  'Enter the result on Challonge and export the tournament again.':
    'Trag das Ergebnis bei Challonge ein und exportiere das Turnier noch einmal.',
  'Cryodex JSON': 'Cryodex JSON',
  'This player has no name.': 'Dieser Spieler hat keinen Namen.',
  'The match of {0} and {1} does not say who won: both have the same points.':
    'Die Begegnung von {0} und {1} sagt nicht, wer gewann: Beide haben dieselben Punkte.',
  'Enter the points of both and export the tournament again.':
    'Trag die Punkte beider ein und exportiere das Turnier noch einmal.',
  'a crosstable (CSV)': 'eine Kreuztabelle (CSV)',
  'Row {0} has no name.': 'Zeile {0} hat keinen Namen.',
  'Write the name of the player, or remove the row.': 'Schreib den Namen des Spielers oder entferne die Zeile.',
  'Write the number of the opponent and the result, as in 12W, or "bye".':
    'Schreib die Nummer des Gegners und das Ergebnis, wie 12W, oder „bye“.',
  'a table of matches (CSV)': 'eine Tabelle von Begegnungen (CSV)',
  'Write a whole number from 1, or the name of a final.': 'Schreib eine ganze Zahl ab 1 oder den Namen eines Finales.',
  'The result “{0}” is not understood.': 'Das Ergebnis „{0}“ ist nicht zu verstehen.',
  'The match of {0} and {1} has no result.': 'Die Begegnung von {0} und {1} hat kein Ergebnis.',
  'Write a result, a winner or a score.': 'Schreib ein Ergebnis, einen Sieger oder einen Spielstand.',
  'The winner “{0}” is neither {1} nor {2}.': 'Der Sieger „{0}“ ist weder {1} noch {2}.',
  'Write the name of one of the two, or "draw".': 'Schreib den Namen eines der beiden oder „draw“.',
  'a table of scorecards (CSV)': 'eine Tabelle von Punktekarten (CSV)',
  '{0} has two rows for round {1}.': '{0} hat zwei Zeilen für Runde {1}.',
  'Add a column with the number of the round.': 'Ergänze eine Spalte mit der Nummer der Runde.',
  'Keep one of the two rows.': 'Behalte eine der beiden Zeilen.',
  'Write a whole number from 1 to {0}.': 'Schreib eine ganze Zahl von 1 bis {0}.',
  'victory points': 'Siegpunkte',
  'The {0} of {1} add up to {2}, but the table says {3}.':
    '„{0}“ von {1} ergibt zusammen {2}, in der Tabelle steht aber {3}.',
  'Correct the total, or the round that is wrong.': 'Korrigiere die Summe oder die falsche Runde.',
  '{0} VP': '{0} Siegpunkte',
  'a .Tournament file of Konami': 'eine .Tournament-Datei von Konami',
  'This player has no id or no name.': 'Dieser Spieler hat keine Nummer oder keinen Namen.',
  'Save the tournament again.': 'Speichere das Turnier noch einmal.',
  'Save the tournament again, with its matches.': 'Speichere das Turnier noch einmal, mit seinen Begegnungen.',
  'The file has players and no matches.': 'Die Datei hat Spieler und keine Begegnungen.',
  'The file says that the tournament is not finalized.': 'Die Datei sagt, dass das Turnier nicht abgeschlossen ist.',
  'Finalize the tournament and save it again.': 'Schließe das Turnier ab und speichere es noch einmal.',
  'This match has no result.': 'Diese Begegnung hat kein Ergebnis.',
  'Enter the result and save the tournament again.': 'Trag das Ergebnis ein und speichere das Turnier noch einmal.',
  'Melee JSON': 'Melee JSON',
  'Ask for all pages and send them together in one list.': 'Ruf alle Seiten ab und sende sie zusammen in einer Liste.',
  'Export the matches again, with the names of players.':
    'Exportiere die Begegnungen noch einmal, mit den Namen der Spieler.',
  'This competitor has no player with a name.': 'Dieser Teilnehmer hat keinen Spieler mit Namen.',
  'This match has {0} competitors; only matches of two can be read.':
    'Diese Begegnung hat {0} Teilnehmer; lesbar sind nur Begegnungen von zweien.',
  'Send a tournament that was played one against one.': 'Sende ein Turnier, in dem einer gegen einen gespielt wurde.',
  'Enter the result on Melee and export the matches again.':
    'Trag das Ergebnis bei Melee ein und exportiere die Begegnungen noch einmal.',
  'NRTM or Cobra JSON': 'NRTM- oder Cobra-JSON',
  'Aesop’s Tables JSON': 'Aesop’s Tables JSON',
  'This pairing is not an object.': 'Diese Paarung ist kein Objekt.',
  'This pairing has no result: no player has points in it.':
    'Diese Paarung hat kein Ergebnis: Kein Spieler hat Punkte darin.',
  'Enter the result and export the tournament again; for a draw set intentionalDraw.':
    'Trag das Ergebnis ein und exportiere das Turnier noch einmal; für ein Unentschieden setze intentionalDraw.',
  'Enter the result and export the tournament again.': 'Trag das Ergebnis ein und exportiere das Turnier noch einmal.',
  'OpenGotha XML': 'OpenGotha XML',
  'This game has no result.': 'Dieses Spiel hat kein Ergebnis.',
  'Ask for the sets of the event too, and send both answers in one list.':
    'Frag auch nach den Sets des Events und sende beide Antworten in einer Liste.',
  'The file has the event without its sets.': 'Die Datei hat das Event ohne seine Sets.',
  'start.gg says that the event is {0}, not completed.': 'start.gg nennt das Event {0}, nicht abgeschlossen.',
  'Finish it there and ask again.': 'Schließe es dort ab und frag noch einmal.',
  'Ask for the name of each entrant, and send the whole answer.':
    'Frag nach dem Namen jedes Teilnehmers und sende die ganze Antwort.',
  'This entrant has no name.': 'Dieser Teilnehmer hat keinen Namen.',
  'This set has no winner.': 'Dieses Set hat keinen Sieger.',
  'Enter the result on start.gg and ask for the sets again.':
    'Trag das Ergebnis bei start.gg ein und frag noch einmal nach den Sets.',
  'SwissPerfect export': 'SwissPerfect-Export',
  'This line has no number or no name.': 'Diese Zeile hat keine Nummer oder keinen Namen.',
  'Remove the line, or save the table again.': 'Entferne die Zeile oder speichere die Tabelle noch einmal.',
  'A round is missing in this line.': 'In dieser Zeile fehlt eine Runde.',
  'Write the number of the opponent and the result, as in "12:W", and "0:" for a player who was not there.':
    'Schreib die Nummer des Gegners und das Ergebnis, wie „12:W“, und „0:“ für einen Spieler, der nicht da war.',
  'a .tdf file of Tournament Operations Manager': 'eine .tdf-Datei von Tournament Operations Manager',
  'TopDeck API JSON': 'TopDeck API JSON',
  'Ask the API for the column "name" of players, and send the whole answer.':
    'Frag die API nach der Spalte „name“ der Spieler und sende die ganze Antwort.',
  'Ask the API with "rounds": true, and send the whole answer.':
    'Frag die API mit „rounds“: true und sende die ganze Antwort.',
  'The file has the tournament without its rounds.': 'Die Datei hat das Turnier ohne seine Runden.',
  'This table has {0} players; only matches of two can be read.':
    'Dieser Tisch hat {0} Spieler; lesbar sind nur Begegnungen von zweien.',
  'Enter the result on TopDeck and ask for the rounds again.':
    'Trag das Ergebnis bei TopDeck ein und frag noch einmal nach den Runden.',
  'TopDeck JSON': 'TopDeck JSON',
  'Write the games won, lost and drawn, as in "2-1-0".':
    'Schreib die gewonnenen, verlorenen und unentschiedenen Spiele, wie „2-1-0“.',
  'This line 001 has no starting number in columns 5 to 8, or no name in columns 15 to 47.':
    'Diese Zeile 001 hat keine Startnummer in den Spalten 5 bis 8 oder keinen Namen in den Spalten 15 bis 47.',
  'Export the file again; each value of a TRF has its own columns.':
    'Exportiere die Datei noch einmal; jeder Wert einer TRF hat seine eigenen Spalten.',
  'Write type, round and numbers of players, as in "240 H 007  0026".':
    'Schreib Art, Runde und Nummern der Spieler, wie „240 H 007  0026“.',
  'The game “{0}” is not understood.': 'Das Spiel „{0}“ ist nicht zu verstehen.',
  'Write opponent, colour and result, as in "  12 w 1".': 'Schreib Gegner, Farbe und Ergebnis, wie „  12 w 1“.',
  'a .wer file of Wizards Event Reporter': 'eine .wer-Datei von Wizards Event Reporter',
  'The file has the standings of an event without its matches.':
    'Die Datei hat den Endstand eines Events ohne seine Begegnungen.',
  'Send the .wer file that Event Reporter saves.': 'Sende die .wer-Datei, die Event Reporter speichert.',
  'This person has no name.': 'Diese Person hat keinen Namen.',
  'Save the event again.': 'Speichere das Event noch einmal.',
  'Enter the result and save the event again.': 'Trag das Ergebnis ein und speichere das Event noch einmal.',
  'The spreadsheet program made a date of a score as 2-1: format the column as text, and type the scores again.':
    'Das Tabellenprogramm hat aus einem Spielstand wie 2-1 ein Datum gemacht: Formatiere die Spalte als Text und tippe die Spielstände neu ein.',
  'Write win, loss or draw as the first player’s, FW, MW, FL, ML or TT, or a score as 2-1.':
    'Schreib win, loss oder draw für den ersten Spieler, FW, MW, FL, ML oder TT, oder einen Spielstand wie 2-1.',
  'Row {0} names no players and was left out: “{1}”.': 'Zeile {0} nennt keine Spieler und wurde weggelassen: „{1}“.',
  'If it is a note, no change is needed.': 'Ist es eine Notiz, ist keine Änderung nötig.',
  'Did you mean {0}? If so, write one spelling everywhere, or answer --set "handle.{1}={2}". Otherwise no change is needed.':
    'Meintest du {0}? Wenn ja, schreib überall dasselbe oder antworte --set "handle.{1}={2}". Sonst ist keine Änderung nötig.',
  'If that is right, no change is needed; otherwise write two different names.':
    'Stimmt das, ist keine Änderung nötig; sonst schreib zwei verschiedene Namen.',
  'Answer {0}, for example with --set {1}={2}.': 'Beantworte {0}, etwa mit --set {1}={2}.',
  'Nobody won the match of {0} and {1} in round {2}: both have a Missed Game there.':
    'Niemand gewann die Begegnung von {0} und {1} in Runde {2}: Beide haben dort ein verpasstes Spiel.',
  'Nobody won the match of {0} and {1} in round {2}: neither has a result there.':
    'Niemand gewann die Begegnung von {0} und {1} in Runde {2}: Keiner hat dort ein Ergebnis.',
  'Forfeit in round {0}: {1} has a bye, {2} a Missed Game; not rated.':
    'Kampflos in Runde {0}: {1} hat ein Freilos, {2} ein verpasstes Spiel; nicht gewertet.',
  'Forfeit in round {0}: {1} has a bye, {2} no result there; not rated.':
    'Kampflos in Runde {0}: {1} hat ein Freilos, {2} dort kein Ergebnis; nicht gewertet.',
  'Forfeit in round {0}: {1} has won, {2} lost; not rated.':
    'Kampflos in Runde {0}: {1} hat gewonnen, {2} verloren; nicht gewertet.',
  'Forfeit in round {0}: {1} has a full win 2(+100), {2} a full loss 0(-100); rated.':
    'Kampflos in Runde {0}: {1} hat einen vollen Sieg 2(+100), {2} eine volle Niederlage 0(-100); gewertet.',
  'Forfeit in round {0}: {1} has a full win, {2} a full loss; rated.':
    'Kampflos in Runde {0}: {1} hat einen vollen Sieg, {2} eine volle Niederlage; gewertet.',
  'If they played, correct the result. Enter a concession as a win and a loss.':
    'Haben sie gespielt, korrigiere das Ergebnis. Trag eine Aufgabe als Sieg und Niederlage ein.',
  'No rule system has half-point byes, but the file has some, each with its round: {0}.':
    'Kein Regelwerk kennt Freilose für einen halben Punkt, die Datei hat aber welche, je mit ihrer Runde: {0}.',
  'Answer halfByes: with --set halfByes=bye each is a bye, with --set halfByes=missed the player missed the round.':
    'Beantworte halfByes: Mit --set halfByes=bye ist jedes ein Freilos, mit --set halfByes=missed hat der Spieler die Runde verpasst.',
  'This set has one entrant and no winner, so it is left out.':
    'Dieser Satz hat einen Teilnehmer und keinen Sieger und wird deshalb weggelassen.',
  'If it was played, ask start.gg for the sets again.': 'Wurde er gespielt, ruf die Sätze bei start.gg noch einmal ab.',
  'If one of them won, correct the result.': 'Hat einer davon gewonnen, korrigiere das Ergebnis.',
  'The file does not say which game was played.': 'Die Datei sagt nicht, welches Spiel gespielt wurde.',
  'The file does not say who directed the tournament.': 'Die Datei sagt nicht, wer das Turnier geleitet hat.',
  'The file does not say what the tournament is called.': 'Die Datei sagt nicht, wie das Turnier heißt.',
  'The file does not say when the tournament began.': 'Die Datei sagt nicht, wann das Turnier begann.',
};
