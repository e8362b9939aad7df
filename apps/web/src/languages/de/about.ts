/** What Quadrant is, statistics, data, and heats with their finals. */
export const ABOUT: Readonly<Record<string, string>> = {
  new: 'neu',
  up: 'aufgestiegen',
  down: 'abgestiegen',
  'Quadrant rates players of card games and runs their leagues, from the results of tournaments.':
    'Quadrant wertet Kartenspieler und führt ihre Ligen, aus den Ergebnissen von Turnieren.',
  'What it does': 'Was es tut',
  'Directors announce tournaments in the {link} and {link2}.':
    'Als Turnierleitung: Kündige Turniere im {link} an und {link2}.',
  calendar: 'Kalender',
  'Quadrant checks every report, rates the players and awards points for {link} and championships.':
    'Quadrant prüft jeden Bericht, wertet die Spieler und vergibt Punkte für {link} und Meisterschaften.',
  leagues: 'Ligen',
  'Everybody can read the {link}, and open the reason for every number on them.':
    'Alle können die {link} lesen und zu jeder Zahl darauf den Grund öffnen.',
  leaderboards: 'Ranglisten',
  'Where the numbers come from': 'Woher die Zahlen kommen',
  'Every number follows from the reports of tournaments and from published rules. The {link} shows each rule with what implements and tests it. Where a document leaves something open, {link2} say what we decided. Numbers change in numbered publications only: {link3} say what changed, who asked for it, and why.':
    'Jede Zahl folgt aus den Berichten von Turnieren und aus veröffentlichten Regeln. Das {link} zeigt jede Regel mit dem, was sie umsetzt und prüft. Wo ein Dokument etwas offen lässt, sagen {link2}, was wir entschieden haben. Zahlen ändern sich nur in nummerierten Veröffentlichungen: {link3} sagen, was sich geändert hat, wer es verlangt hat und warum.',
  rulebook: 'Regelbuch',
  'our readings': 'unsere Lesarten',
  'the runs': 'die Läufe',
  'New here? {link} explains them on one page, with an example. {link2} says how to check everything yourself.':
    'Neu hier? {link} erklärt sie auf einer Seite, mit einem Beispiel. {link2} sagt, wie du alles selbst nachprüfst.',
  'Data and downloads': 'Daten und Downloads',
  'Who looks after it': 'Wer sich darum kümmert',
  'Directors answer for the results of their tournaments. Coordinators approve directors and reports, and decide disputes. What they decide is kept in a log that nobody can change unnoticed.':
    'Turnierleitungen stehen für die Ergebnisse ihrer Turniere ein. Die Koordination erkennt Turnierleitungen und Berichte an und entscheidet über Beanstandungen. Was sie entscheidet, steht in einem Protokoll, das niemand unbemerkt ändern kann.',
  'Is something wrong?': 'Stimmt etwas nicht?',
  'Open the tournament and choose “Report an error”. Its directors must answer within seven days; after that, a coordinator decides.':
    'Öffne das Turnier und wähle „Fehler melden“. Die Turnierleitung muss innerhalb von sieben Tagen antworten; danach entscheidet die Koordination.',
  'What is shown about you': 'Was über dich gezeigt wird',
  'Results are public: your handle, and your name, country and region where a report or you state them. You can hide your name and places: {link}, link it to your player, and choose “Change” on your page.':
    'Ergebnisse sind öffentlich: dein Handle, und dein Name, Land und deine Region, wo ein Bericht oder du sie angibst. Du kannst Namen und Orte verbergen: {link}, verknüpfe es mit deinem Spieler und wähle auf deiner Seite „Ändern“.',
  'create an account': 'leg ein Konto an',
  'A leaderboard': 'Eine Rangliste',
  'CSV and JSON, with the filters and the day that you chose':
    'CSV und JSON, mit den gewählten Filtern und dem gewählten Tag',
  'at the end of each leaderboard': 'am Ende jeder Rangliste',
  'A tournament': 'Ein Turnier',
  'The report as it counts (JSON), tables of matches, scorecards and the crosstable (CSV), and FIDE’s report file (TRF)':
    'Der Bericht, wie er zählt (JSON), Tabellen der Begegnungen, Spielzettel und die Kreuztabelle (CSV) und die Berichtsdatei der FIDE (TRF)',
  'on the page of each tournament, under “Downloads”': 'auf der Seite jedes Turniers unter „Downloads“',
  'A player': 'Ein Spieler',
  'Ratings, tournaments and rating history (JSON)': 'Wertungen, Turniere und Wertungsverlauf (JSON)',
  'at the end of each player’s page': 'am Ende der Seite jedes Spielers',
  'The calendar': 'Der Kalender',
  'in the calendar': 'im Kalender',
  'A run': 'Ein Lauf',
  'Every number that a publication changed (JSON)': 'Jede Zahl, die eine Veröffentlichung geändert hat (JSON)',
  'on the page of each run': 'auf der Seite jedes Laufs',
  'Everything else': 'Alles andere',
  'Each page has the same facts as JSON; the description lists all operations':
    'Jede Seite gibt es mit denselben Angaben als JSON; die Beschreibung nennt alle Operationen',
  'in the description of the API': 'in der Beschreibung der API',
  'What you can download, and how to check every number yourself.':
    'Was du herunterladen kannst und wie du jede Zahl selbst nachprüfst.',
  'The formats are described by schemas: a {link} and a {link2}.':
    'Die Formate sind durch Schemas beschrieben: {link} und {link2}.',
  report: 'Bericht',
  'table of matches': 'Tabelle von Begegnungen',
  'Check it yourself': 'Prüfe es selbst',
  'The operators of this site can export everything public with {code}. The command {code2} then computes every rating and every award again, from the reports alone, and compares them with what is published. It needs no database and no network.':
    'Die Betreiber dieser Website können alles Öffentliche mit {code} exportieren. Der Befehl {code2} berechnet dann jede Wertung und jede Punktvergabe allein aus den Berichten neu und vergleicht sie mit dem Veröffentlichten. Er braucht weder Datenbank noch Netz.',
  '{strong} the export lists the SHA-256 hash of each file. {code} checks the list.':
    '{strong} Der Export nennt die SHA-256-Prüfsumme jeder Datei. {code} prüft die Liste.',
  'Files:': 'Dateien:',
  '{strong} each {link} names the hash of all its results, chained to the one before.':
    '{strong} Jeder {link} nennt die Prüfsumme aller seiner Ergebnisse, verkettet mit dem vorigen.',
  'Runs:': 'Läufe:',
  run: 'Lauf',
  '{strong} the receipt of a report is signed. The {link} check it.':
    '{strong} Die Quittung eines Berichts ist signiert. Die {link} prüfen sie.',
  'Receipts:': 'Quittungen:',
  'public keys': 'öffentlichen Schlüssel',
  '{strong} the seeds of coin tosses come from {link} that were published before the tournament.':
    '{strong} Die Startwerte von Münzwürfen kommen aus {link}, die vor dem Turnier veröffentlicht wurden.',
  'Random draws:': 'Zufallslose:',
  'hash chains': 'Hash-Ketten',
  'This site checks itself every night. The first result is not there yet.':
    'Diese Website prüft sich jede Nacht selbst. Das erste Ergebnis liegt noch nicht vor.',
  'This site checks itself every night, last {link}.': 'Diese Website prüft sich jede Nacht selbst, zuletzt {link}.',
  'It replayed run {run}: {tournaments, plural, one {# tournament} other {# tournaments}}, {games, plural, one {# game} other {# games}}.':
    'Nachgespielt wurde Lauf {run}: {tournaments, plural, one {# Turnier} other {# Turniere}}, {games, plural, one {# Spiel} other {# Spiele}}.',
  'It found no difference.': 'Es gab keinen Unterschied.',
  'It found a difference. The operators have been notified.':
    'Es gab einen Unterschied. Die Betreiber sind benachrichtigt.',
  Contents: 'Inhalt',
  'How a rating comes from your games, with an example.':
    'Wie aus deinen Spielen eine Wertung wird, mit einem Beispiel.',
  'What a game is worth': 'Was ein Spiel wert ist',
  'A win against a stronger player gives more than a win against a weaker one. Two players with the same rating are expected to share the points: each is expected to score 0.5.':
    'Ein Sieg gegen einen stärkeren Spieler bringt mehr als einer gegen einen schwächeren. Zwei Spieler mit gleicher Wertung sollten sich die Punkte teilen: Von jedem werden 0,5 erwartet.',
  'One game at a local tournament': 'Ein Spiel bei einem lokalen Turnier',
  'The k-factor is what one game can move at most. It grows with the level of the tournament ({link}).':
    'Der K-Faktor ist das, was ein Spiel höchstens ändern kann. Er wächst mit der Stufe des Turniers ({link}).',
  'K-factor by level': 'K-Faktor nach Stufe',
  'Which games count': 'Welche Spiele zählen',
  'The tournament must be sanctioned: registered early enough, with enough players and rounds ({link}). Its page says why it is rated or not.':
    'Das Turnier muss genehmigt sein: früh genug angemeldet, mit genug Spielern und Runden ({link}). Seine Seite sagt, warum es gewertet ist oder nicht.',
  'Organized Play Guide 4.2, section 2': 'Organized Play Guide 4.2, Abschnitt 2',
  'Byes are no games and move no rating.': 'Freilose sind keine Spiele und ändern keine Wertung.',
  'Each game title has a leaderboard for each category, such as constructed and sealed, and an overall one, which every game moves.':
    'Jedes Spiel hat eine Rangliste für jede Kategorie, etwa Constructed und Sealed, und eine Gesamtrangliste, die jedes Spiel ändert.',
  'When ratings change': 'Wann sich Wertungen ändern',
  'A report that arrives within {onTimeDays, plural, one {# day} other {# days}} is rated at once. A later one waits for the weekly refresh, which rates everything again in the order in which it was played. So an older result can move your rating, although you did not play. {link} has all limits.':
    'Ein Bericht, der innerhalb von {onTimeDays, plural, one {# Tag} other {# Tagen}} eintrifft, wird sofort gewertet. Ein späterer wartet auf die wöchentliche Neuberechnung, die alles in der Reihenfolge wertet, in der es gespielt wurde. Ein älteres Ergebnis kann also deine Wertung ändern, obwohl du nicht gespielt hast. {link} nennt alle Grenzen.',
  'A question mark beside a rating means that it is provisional: fewer than {provisionalBelow, plural, one {# rated game} other {# rated games}} so far.':
    'Ein Fragezeichen neben einer Wertung heißt, dass sie vorläufig ist: bisher weniger als {provisionalBelow, plural, one {# gewertetes Spiel} other {# gewertete Spiele}}.',
  'Your page explains every change game by game, under “Rating history”.':
    'Deine Seite erklärt jede Änderung Spiel für Spiel unter „Wertungsverlauf“.',
  '{link} calculates with your opponents and results.': '{link} rechnet mit deinen Gegnern und Ergebnissen.',
  '{link} shows how well ratings foretell results.': '{link} zeigt, wie gut Wertungen Ergebnisse vorhersagen.',
  'Everybody starts at {start}. Before each game, the two ratings say which score is expected of you. You gain what you score above that, and lose what you score below it.':
    'Alle beginnen bei {start}. Vor jedem Spiel sagen die beiden Wertungen, welches Ergebnis von dir erwartet wird. Du gewinnst, was du darüber erzielst, und verlierst, was du darunter bleibst.',
  'An example': 'Ein Beispiel',
  'Kim is rated {before} and plays {games, plural, one {# game} other {# games}} at a local tournament. The k-factor there is {kFactor}. After the tournament Kim is rated {after}.':
    'Kim hat die Wertung {before} und spielt {games, plural, one {# Spiel} other {# Spiele}} bei einem lokalen Turnier. Der K-Faktor ist dort {kFactor}. Nach dem Turnier hat Kim die Wertung {after}.',
  'Kim’s tournament, game by game': 'Kims Turnier, Spiel für Spiel',
  'Kim’s rating': 'Kims Wertung',
  'the same': 'gleich',
  '{distance} higher': '{distance} darüber',
  '{distance} lower': '{distance} darunter',
  'Opponent’s rating': 'Wertung des Gegners',
  'Expected score': 'Erwartet',
  'You win': 'Du gewinnst',
  'You lose': 'Du verlierst',
  'A win against an equal': 'Ein Sieg gegen einen Gleichstarken',
  'What has been played, by whom and where, and how well ratings foretell results.':
    'Was von wem wo gespielt wurde und wie gut Wertungen Ergebnisse vorhersagen.',
  'Nothing has been published yet. Statistics begin with the first rated tournament.':
    'Noch wurde nichts veröffentlicht. Statistiken beginnen mit dem ersten gewerteten Turnier.',
  'By game title': 'Nach Spiel',
  'By number of players': 'Nach Zahl der Spieler',
  'By game and format': 'Nach Spiel und Format',
  'By year': 'Nach Jahr',
  'By country': 'Nach Land',
  'By region': 'Nach Region',
  'Players have at least one rated game. Tournaments are those that {link} publishes, rated or not.':
    'Spieler haben mindestens ein gewertetes Spiel. Turniere sind die, die {link} veröffentlicht, gewertet oder nicht.',
  'Rated tournaments': 'Gewertete Turniere',
  'Rated games': 'Gewertete Spiele',
  'How well ratings foretell results': 'Wie gut Wertungen Ergebnisse vorhersagen',
  'Favourites were expected to score {percent} of their games, and scored {percent2}. This counts {whole} games between different ratings, from the latest {tournaments, plural, one {# rated tournament} other {# rated tournaments}}. Ratings are those before each tournament; a tie is half a game.':
    'Favoriten sollten {percent} ihrer Spiele holen und holten {percent2}. Gezählt sind {whole} Spiele zwischen verschiedenen Wertungen aus den letzten {tournaments, plural, one {# gewerteten Turnier} other {# gewerteten Turnieren}}. Wertungen sind die vor jedem Turnier; ein Unentschieden ist ein halbes Spiel.',
  'By how clear the favourite was': 'Nach Klarheit des Favoriten',
  'Usual field': 'Übliches Feld',
  'Largest field': 'Größtes Feld',
  Scored: 'Erzielt',
  '{value}%': '{value} %',
  '{value} to {value2}%': '{value} bis {value2} %',
  '{from} or more': '{from} oder mehr',
  Year: 'Jahr',
  '▲ and ▼ say how many ranks somebody has climbed or fallen since the last official list, {link}.':
    '▲ und ▼ sagen, um wie viele Ränge jemand seit der letzten offiziellen Liste gestiegen oder gefallen ist, {link}.',
  'run {comparedWith}': 'Lauf {comparedWith}',
  '2 players: one final': '2 Spieler: ein Finale',
  '4 players': '4 Spieler',
  '8 players': '8 Spieler',
  '8 players, Modified McIntyre': '8 Spieler, modifiziertes McIntyre',
  '16 players': '16 Spieler',
  '16 players, Modified McIntyre': '16 Spieler, modifiziertes McIntyre',
  '32 players': '32 Spieler',
  'The best players of each heat play the finals. Players read here before the first heat which seeds each heat takes.':
    'Die Besten jeder Vorrunde spielen das Finale. Spieler lesen hier vor der ersten Vorrunde, welche Setzplätze jede Vorrunde bekommt.',
  Heats: 'Vorrunden',
  'Who plays the finals': 'Wer das Finale spielt',
  'Everybody, by tables (Tribbles)': 'Alle, an Tischen (Tribbles)',
  'This is a heat. {link}.': 'Das ist eine Vorrunde. {link}.',
  'See the finals and the other heats': 'Sieh das Finale und die anderen Vorrunden',
  'Heats, and who plays the finals': 'Vorrunden, und wer das Finale spielt',
  'Everybody plays the finals, at the table of their score.': 'Alle spielen das Finale, am Tisch ihrer Punktzahl.',
  'one game a match': 'ein Spiel je Begegnung',
  'the best two out of three games': 'zwei Gewinnspiele aus drei',
  'The finals are played as {title}, {games}. Players who qualify play no further heat.':
    'Das Finale wird so gespielt: {title}, {games}. Wer sich qualifiziert, spielt keine weitere Vorrunde.',
  'not begun': 'nicht begonnen',
  running: 'läuft',
  finished: 'beendet',
  Heat: 'Vorrunde',
  Seeds: 'Setzplätze',
  Qualified: 'Qualifiziert',
  'Heat {heat}': 'Vorrunde {heat}',
  'by score': 'nach Punkten',
  'Run heat {heat}': 'Vorrunde {heat} leiten',
  'Begin heat {heat}': 'Vorrunde {heat} beginnen',
  '{name} is open. Check in its players.': '{name} ist offen. Erfasse das Eintreffen der Spieler.',
  'Begin the finals': 'Finale beginnen',
  'The qualified players play the finals.': 'Die qualifizierten Spieler spielen das Finale.',
  'Fewer players qualified?': 'Weniger Spieler qualifiziert?',
  'Play the finals without the other heats': 'Finale ohne die anderen Vorrunden spielen',
  'Begin the finals in another way': 'Finale auf andere Art beginnen',
  'Another bracket': 'Ein anderer Turnierbaum',
  'Only where fewer players qualified than the bracket has seats, such as play-in-6 for six.':
    'Nur wenn sich weniger Spieler qualifiziert haben, als der Turnierbaum Plätze hat, etwa play-in-6 für sechs.',
  'Change the plan of the heats': 'Plan der Vorrunden ändern',
  'Possible until round 1 of the first heat starts.': 'Möglich, bis Runde 1 der ersten Vorrunde beginnt.',
  'Change the plan': 'Plan ändern',
  'The plan is changed.': 'Der Plan ist geändert.',
  'Heats and finals': 'Vorrunden und Finale',
  'Announced tournaments for your calendar program (iCalendar) or your feed reader (Atom)':
    'Angekündigte Turniere für dein Kalenderprogramm (iCalendar) oder deinen Feedreader (Atom)',
};
