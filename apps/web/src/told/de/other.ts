/** Runs, receipts, the rulebook and explanations. */
export const TOLD_OTHER: Readonly<Record<string, string>> = {
  'A run is being published. Nothing was changed; try again when it is done.':
    'Ein Lauf wird gerade veröffentlicht. Nichts wurde geändert; versuche es noch einmal, wenn er fertig ist.',
  'Publishing is paused since {0} by {1} ({2}): "quadrant resume" ends that.':
    'Die Veröffentlichung ruht seit {0} durch {1} ({2:raw}): „quadrant resume“ beendet das.',
  'No published tournament had begun by then.': 'Bis dahin hatte kein aufgenommenes Turnier begonnen.',
  'No official run was published by then.': 'Bis dahin war kein offizieller Lauf veröffentlicht.',
  'Nothing was published by then.': 'Bis dahin war nichts veröffentlicht.',
  'There are no official numbers yet: the weekly refresh makes them.':
    'Es gibt noch keine offiziellen Zahlen: Die wöchentliche Neuberechnung macht sie.',
  'No tournament has been rated yet.': 'Noch ist kein Turnier gewertet.',
  'Run {0} rated by engine {1}; these games are explained by engine {2}.':
    'Lauf {0} wurde mit der Programmversion {1} gewertet; diese Spiele werden mit Version {2} erklärt.',
  'Run {0} rated by the rules {1}; these games are explained by the rules {2}.':
    'Lauf {0} wurde nach den Regeln {1} gewertet; diese Spiele werden nach den Regeln {2} erklärt.',
  'The stored report does not give what run {0} published of it.':
    'Was vom Bericht gespeichert ist, ergibt nicht, was Lauf {0} davon veröffentlicht hat.',
  'weekly refresh of {0}': 'wöchentliche Neuberechnung vom {0}',
  'publishing was resumed': 'die Veröffentlichung geht weiter',
  'try failed reports again': 'fehlgeschlagene Berichte noch einmal versuchen',
  'Nothing has been published yet.': 'Noch wurde nichts veröffentlicht.',
  'Runs are numbered from 1 to {0}.': 'Läufe sind von 1 bis {0} nummeriert.',
  'There is no run {0}.': 'Es gibt keinen Lauf {0}.',
  'must not be after today, {0} in UTC': 'darf nicht nach heute liegen, {0} in UTC',
  'Not valid in the query: {0}.': 'Ungültig in der Abfrage: {0}.',
  'Run {0} moved no rating of {1} in {2}/{3}{4}.': 'Lauf {0} hat bei {1} in {2}/{3}{4} keine Wertung bewegt.',
  'The rating changes of a player, each with the run that published it, are at /api/v1/players/{handle}/rating-changes.':
    'Die Wertungsänderungen eines Spielers, je mit ihrem Lauf, stehen unter /api/v1/players/{handle}/rating-changes.',
  'Run {0} has no rating change of {1} in the category {2} from tournament {3}.':
    'Lauf {0} hat keine Wertungsänderung von {1} in der Kategorie {2} aus dem Turnier {3}.',
  'The rating changes of a player, each with this link, are at /api/v1/players/{handle}/rating-changes.':
    'Die Wertungsänderungen eines Spielers, je mit diesem Link, stehen unter /api/v1/players/{handle}/rating-changes.',
  'There is no leaderboard {0}/{1}.': 'Es gibt keine Rangliste {0}/{1}.',
  'There are {0}.': 'Es gibt {0}.',
  '{0} is not on the leaderboard {1}/{2} under these filters.':
    '{0} steht mit diesen Filtern nicht in der Rangliste {1}/{2}.',
  'Leave filters out, or choose another leaderboard: the page of the player lists their ratings.':
    'Lass Filter weg oder wähle eine andere Rangliste: Die Seite des Spielers führt seine Wertungen auf.',
  'There is no player {0}.': 'Es gibt keinen Spieler {0}.',
  'Check the spelling; leaderboards list handles.': 'Prüfe die Schreibweise; die Ranglisten nennen alle Handles.',
  'Check the spelling; /players lists handles.': 'Prüfe die Schreibweise; /players listet alle Handles.',
  '{0}, largest {1}': '{0}, größte Änderung {1}',
  'There is no player with the handle {0}.': 'Es gibt keinen Spieler mit dem Handle {0}.',
  'Check the spelling; GET /api/v1/players?name= finds names that are nearly right.':
    'Prüfe die Schreibweise; GET /api/v1/players?name= findet fast richtige Namen.',
  'Not valid in the query: around.': 'Ungültig in der Abfrage: around.',
  'The ruling cannot be stored': 'Die Regelung kann nicht gespeichert werden',
  'There is no interim ruling {0}.': 'Es gibt keine Übergangsregelung {0}.',
  'They are listed at /api/v1/rulings.': 'Sie stehen unter /api/v1/rulings.',
  'The ruling ends no later': 'Die Regelung endet nicht später',
  'Interim ruling {0} is no longer in force from {1} on.': 'Übergangsregelung {0} gilt ab {1} nicht mehr.',
  'Give an earlier day, or make another ruling for the days after it.':
    'Gib einen früheren Tag an oder triff für die Tage danach eine andere Regelung.',
  'This is no receipt': 'Das ist keine Quittung',
  'The text is no signed receipt, or is signed with another algorithm than EdDSA.':
    'Der Text ist keine signierte Quittung oder mit einem anderen Verfahren als EdDSA signiert.',
  'Send the member `signature` of a receipt unchanged: three parts with dots between them.':
    'Sende das Feld `signature` einer Quittung, wie es dort steht: drei Teile mit Punkten dazwischen.',
  'No key of this site signed it': 'Kein Schlüssel dieser Website hat sie signiert',
  'None of the keys of this site, past ones included, signed this receipt.':
    'Keiner der Schlüssel dieser Website, auch kein früherer, hat diese Quittung signiert.',
  'Ask the site whose address the receipt names as `iss`.':
    'Frag die Website, deren Adresse die Quittung als `iss` nennt.',
  'The receipt was changed': 'Die Quittung wurde verändert',
  'The receipt is not what this site signed: somebody changed it afterwards, or a part is missing.':
    'Die Quittung ist nicht, was diese Website signiert hat: Jemand hat sie danach verändert, oder ein Teil fehlt.',
  'Ask its sender for the receipt as they got it.': 'Bitte den Absender um die Quittung, wie er sie bekommen hat.',
  'must be a list of at most {0} handles of players, each of 1 to 64 visible characters':
    'muss eine Liste von höchstens {0} Handles von Spielern sein, je 1 bis 64 sichtbare Zeichen',
  'must be a list of at most {0} texts, each of 1 to {1} characters without control characters':
    'muss eine Liste von höchstens {0} Texten sein, je 1 bis {1} Zeichen ohne Steuerzeichen',
  'must be 1 to {0} visible characters': 'muss aus 1 bis {0} sichtbaren Zeichen bestehen',
  'must be a text of 1 to {0} characters without control characters':
    'muss ein Text aus 1 bis {0} Zeichen ohne Steuerzeichen sein',
  'must be the number of a run, such as 12, or a day of the calendar from 1900 to 2099, such as 2014-11-08':
    'muss die Nummer eines Laufs sein, etwa 12, oder ein Tag des Kalenders von 1900 bis 2099, etwa 2014-11-08',
  'must not be before {0}': 'darf nicht vor {0} liegen',
  'must be a day from 1900 to 2099, such as 2014-11-08, or an instant with its offset, such as 2014-11-08T10:00:00Z':
    'muss ein Tag von 1900 bis 2099 sein, etwa 2014-11-08, oder ein Zeitpunkt mit Zeitverschiebung, etwa 2014-11-08T10:00:00Z',
  'The rulebook has no document "{0}".': 'Das Regelwerk hat kein Dokument „{0}“.',
  'Use one of {0}; /api/v1/rules lists them.': 'Verwende {0}; /api/v1/rules führt sie auf.',
  '{0} has no section "{1}" in the rulebook.': '{0} hat im Regelwerk keinen Abschnitt „{1}“.',
  'Its sections are listed at /api/v1/rules/{0}.': 'Seine Abschnitte stehen unter /api/v1/rules/{0}.',
  'There is no refresh with the id {0}.': 'Es gibt keine Neuberechnung mit der Nummer {0}.',
  'All refreshes are at /api/v1/refreshes.': 'Alle Neuberechnungen stehen unter /api/v1/refreshes.',
  'Publishing is not paused': 'Die Veröffentlichung ruht nicht',
  'Runs are published already.': 'Läufe werden schon veröffentlicht.',
  'There is nothing to resume.': 'Es gibt nichts fortzusetzen.',
  'Ask /api/v1/refreshes/{0} now and then instead.': 'Ruf stattdessen ab und zu /api/v1/refreshes/{0} ab.',
  'The refresh has ended': 'Die Neuberechnung ist zu Ende',
  'The refresh is {0}: there is nothing to cancel.': 'Stand der Neuberechnung: {0:w}. Es gibt nichts abzubrechen.',
  'The refresh was published as run {0}.': 'Die Neuberechnung wurde als Lauf {0} veröffentlicht.',
  'Request another one, should you want one.': 'Fordere eine andere an, falls du eine willst.',
  'A coordinator takes a run back with a rollback: POST /api/v1/rollbacks.':
    'Einen Lauf nimmt die Koordination mit einem Rollback zurück: POST /api/v1/rollbacks.',
  'This refresh cannot be published as it is': 'Diese Neuberechnung kann so nicht veröffentlicht werden',
  'It is {0}; only a dry run that is computed can be published.':
    'Ihr Stand: {0:w}. Nur ein berechneter Probelauf kann veröffentlicht werden.',
  'Request a dry run, wait until it is computed, and publish that one.':
    'Fordere einen Probelauf an, warte, bis er berechnet ist, und veröffentliche ihn.',
  'Nothing is published at the moment': 'Im Moment wird nichts veröffentlicht',
  'Publishing is paused since {0} by {1}: {2}': 'Die Veröffentlichung ruht seit {0} durch {1}: {2:raw}',
  'A coordinator resumes it with POST /api/v1/publication/resume, which requests a full refresh.':
    'Die Koordination setzt sie mit POST /api/v1/publication/resume fort; das fordert eine vollständige Neuberechnung an.',
  'Something else was published in the meantime': 'Inzwischen wurde etwas anderes veröffentlicht',
  'The dry run was computed on run {0}; run {1} ({2}: {3}) was published at {4}.':
    'Der Probelauf wurde auf Lauf {0} berechnet; Lauf {1} ({2}: {3}) wurde veröffentlicht: {4}.',
  'Request another dry run, and publish that one.': 'Fordere einen neuen Probelauf an und veröffentliche ihn.',
  'Something else arrived in the meantime': 'Inzwischen kam etwas anderes an',
  'The same run, {0}, is published, but other tournaments or corrections wait than in the dry run.':
    'Veröffentlicht ist derselbe Lauf, {0}, aber es warten andere Turniere oder Berichtigungen als im Probelauf.',
  'a dry run that is {0}': 'ein Probelauf im Stand {0:w}',
  'no dry run': 'kein Probelauf',
  'The dry run is {0} and says nothing yet.': 'Stand des Probelaufs: {0:w}. Er sagt noch nichts.',
  'This refresh is no dry run.': 'Diese Neuberechnung ist kein Probelauf.',
  'Ask again when it is computed.': 'Frag noch einmal, wenn er berechnet ist.',
  'What its run moved is at /api/v1/runs/{number}/diff.':
    'Was ihr Lauf bewegt hat, steht unter /api/v1/runs/{number}/diff.',
  'A rollback goes back': 'Ein Rollback geht zurück',
  'Run {0} is what is published.': 'Lauf {0} ist schon veröffentlicht.',
  'Run {0} is newer than run {1}, which is what is published.':
    'Lauf {0} ist neuer als Lauf {1}, der veröffentlicht ist.',
  'A run is being published, and nothing was rolled back.':
    'Ein Lauf wird gerade veröffentlicht, und nichts wurde zurückgenommen.',
  'Call the refresh off that runs (DELETE /api/v1/refreshes/{id}), or try again when it is done.':
    'Brich die laufende Neuberechnung ab (DELETE /api/v1/refreshes/{id}) oder versuche es noch einmal, wenn sie fertig ist.',
  'What is stored is not what the run published': 'Gespeichert ist nicht, was der Lauf veröffentlicht hat',
  'The rows of run {0} do not give the hash that it had, so nothing was rolled back.':
    'Die Zeilen von Lauf {0} ergeben nicht seine Prüfsumme, deshalb wurde nichts zurückgenommen.',
  'The database was changed by hand: ask the operator to run "quadrant verify".':
    'Die Datenbank wurde von Hand geändert: Bitte den Betreiber, „quadrant verify“ auszuführen.',
  'A run is being published, so publishing was not resumed. Nothing was changed.':
    'Ein Lauf wird gerade veröffentlicht, deshalb wurde die Veröffentlichung nicht fortgesetzt. Nichts wurde geändert.',
  'Retry after the time that Retry-After names.': 'Versuche es nach der in Retry-After genannten Zeit noch einmal.',
  'There is no earlier run.': 'Es gibt keinen früheren Lauf.',
  'Name a run from 1 to {0}; all of them are at /api/v1/runs.':
    'Nenne einen Lauf von 1 bis {0}; alle stehen unter /api/v1/runs.',
  'There is no schema of this name.': 'Es gibt kein Schema dieses Namens.',
  'The schemas are {0}.': 'Die Schemas sind {0}.',
  'There is no revision {0} of a tournament with the id {1}.':
    'Es gibt keine Fassung {0} eines Turniers mit der Nummer {1}.',
  'Take the id from a receipt; /api/v1/tournaments/{id} names its current revision.':
    'Nimm die Nummer aus einer Quittung; /api/v1/tournaments/{id} nennt seine jetzige Fassung.',
  'Revision 1 is the first one.': 'Fassung 1 ist die erste.',
  'The tournament has no revision {0}.': 'Das Turnier hat keine Fassung {0}.',
  'Name a revision to compare with, as in ?against=1.': 'Nenne eine Fassung zum Vergleich, wie in ?against=1.',
  'There is no submission with the id {0}.': 'Es gibt keine Einreichung mit der Nummer {0}.',
  'Take the id from a receipt; a refused document has none, because nothing of it is stored.':
    'Nimm die Nummer aus einer Quittung; ein abgelehntes Dokument hat keine, weil nichts davon gespeichert ist.',
  'You sent no report with the id {0}.': 'Du hast keinen Bericht mit der Nummer {0} gesendet.',
  'Take the id from a receipt of yours. A director gets a new code for a player from POST /api/v1/players/{handle}/claim-code.':
    'Nimm die Nummer aus einer deiner Quittungen. Einen neuen Code für einen Spieler bekommt die Turnierleitung von POST /api/v1/players/{handle}/claim-code.',
  'The format cannot hold this tournament': 'Das Format kann dieses Turnier nicht aufnehmen',
  '{0} cannot hold a tournament that was played in pods (Tribbles).':
    '{0} kann kein Turnier aufnehmen, das in Pods gespielt wurde (Tribbles).',
  'Download it as quadrant-1.': 'Lade es als quadrant-1 herunter.',
  'There is no tournament with the id {0}.': 'Es gibt kein Turnier mit der Nummer {0}.',
  'Take the id from a receipt or from /api/v1/tournaments.':
    'Nimm die Nummer aus einer Quittung oder aus /api/v1/tournaments.',
  'You have answered nothing of this name.': 'Unter diesem Namen hast du nichts beantwortet.',
  'Take the name from GET /api/v1/upload-answers.': 'Nimm den Namen aus GET /api/v1/upload-answers.',
};
