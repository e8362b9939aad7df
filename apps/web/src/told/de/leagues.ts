/** Leagues, entitlements and prizes. */
export const TOLD_LEAGUES: Readonly<Record<string, string>> = {
  '{0} of the first half, {1} of the second half': '{0} aus der ersten Hälfte, {1} aus der zweiten Hälfte',
  'the best {0} of the season': 'die besten {0} der Saison',
  'the best {0} of a half': 'die besten {0} einer Hälfte',
  '{0} to {1}': '{0} bis {1}',
  '{0}, version {1}, from {2}{3}': '{0}, Version {1}, ab {2}{3}',
  'to {0}': 'bis {0}',
  'Organized Play Guide 4.2, section 12.4: a tournament of a league within its season, with four participants or more':
    'Organized Play Guide 4.2, section 12.4: ein Turnier einer Liga innerhalb ihrer Saison, mit mindestens vier Teilnehmern',
  'Organized Play Guide 4.2, section 11.2.2: a sanctioned Trek Masters tournament, with four participants or more':
    'Organized Play Guide 4.2, section 11.2.2: ein genehmigtes Trek-Masters-Turnier, mit mindestens vier Teilnehmern',
  '{0} or more players': '{0} oder mehr Spieler',
  '{0} players': '{0} Spieler',
  '{0}-{1} players': '{0}–{1} Spieler',
  '{0} v{1}, rule {2}': '{0} v{1}, Regel {2}',
  'player {0}': 'Spieler {0}',
  'Non-Aligned Headquarters': 'Non-Aligned Headquarters',
  'place {0} of {1} in a tournament of kind {2}: {3}': 'Platz {0} von {1} in einem Turnier der Art {2}: {3}',
  'played in a tournament of kind {0}': 'gespielt in einem Turnier der Art {0}',
  'place {0} in one of kind {1}': 'Platz {0} in einem der Art {1}',
  'an Earned Bye for round {0}': 'ein verdientes Freilos für Runde {0}',
  'a head start of {0}': 'ein Vorsprung von {0}',
  '{0} claims {1}, but {2}; it counts as given.': '{0} beansprucht {1}, aber {2}; es zählt wie angegeben.',
  'Correct player or claim, or leave it if the director allowed it (Organized Play Guide 4.2, sections 7.2 and 11).':
    'Korrigiere Spieler oder Anspruch oder lass es, wenn die Turnierleitung es erlaubt hat (Organized Play Guide 4.2, sections 7.2 and 11).',
  'Correct player or head start, or leave it if the director allowed it (Organized Play Guide 4.2, section 11).':
    'Korrigiere Spieler oder Vorsprung oder lass es, wenn die Turnierleitung es erlaubt hat (Organized Play Guide 4.2, section 11).',
  'Correct the head start to what was won (Organized Play Guide 4.2, sections 11.1.1 to 11.2.1).':
    'Korrigiere den Vorsprung auf den gewonnenen (Organized Play Guide 4.2, sections 11.1.1 to 11.2.1).',
  'Have the player choose this continent (Organized Play Guide 4.2, section 11.1.3); then the claim is valid.':
    'Lass den Spieler diesen Kontinent wählen (Organized Play Guide 4.2, section 11.1.3); dann gilt der Anspruch.',
  'Nothing can be done after the first heat; correct the claim (Organized Play Guide 4.2, section 9).':
    'Nach der ersten Vorrunde ist nichts mehr zu tun; korrigiere den Anspruch (Organized Play Guide 4.2, section 9).',
  'it was used in {0}': 'es wurde in {0:raw} eingesetzt',
  'none was won': 'keines wurde gewonnen',
  'the one that was won in {0}': 'das in {0:raw} gewonnene',
  '{0} is for {1}{2}': '{0} gilt für {1}{2}',
  '{0} was for {1}': '{0} galt für {1}',
  'it was won in {0} only, on {1}': 'es wurde erst in {0:raw} gewonnen, am {1}',
  '{0} is for {1}': '{0} gilt für {1}',
  'it was given up on {0}': 'am {0} wurde darauf verzichtet',
  'no continent was chosen for {0}': 'für {0} wurde kein Kontinent gewählt',
  '{0} is {1}': '{0} ist {1}',
  'its player took part in an earlier heat without it': 'der Spieler nahm ohne es an einer früheren Vorrunde teil',
  '{0} was played': '{0} wurde gespielt',
  'its player took part in {0} without it': 'der Spieler nahm ohne es an {0:raw} teil',
  '{0} is over': '{0} ist vorbei',
  'Earned Byes for rounds {0}': 'verdiente Freilose für die Runden {0}',
  "that year's": 'des Jahres',
  "the following year's": 'des folgenden Jahres',
  'the next': 'des nächsten Mals',
  '{0} into {1} World Championships': '{0} für die Weltmeisterschaft {1}',
  '{0} into {1} Continental Championship {2}': '{0} für die Kontinentalmeisterschaft {1} {2}',
  '{0} World Championships': 'Weltmeisterschaft {0}',
  "of the player's choice": 'nach Wahl des Spielers',
  'on that continent': 'auf jenem Kontinent',
  '{0} Continental Championship {1}': 'Kontinentalmeisterschaft {0} {1}',
  'the World Championships of {0}': 'die Weltmeisterschaft {0}',
  'World Championships': 'Weltmeisterschaft',
  'Continental Championship': 'Kontinentalmeisterschaft',
  'on a continent not yet chosen': 'auf einem noch nicht gewählten Kontinent',
  'in {0}': 'in {0}',
  'the next {0}{1}': 'die nächste {0}{1}',
  'the {0} of {1}{2}': 'die {0} {1}{2}',
  'must not be before startsOn, which is {0}': 'darf nicht vor startsOn liegen, also vor {0}',
  'makes a season of {0} days; at most {1} are allowed': 'ergibt eine Saison von {0} Tagen; höchstens {1} sind erlaubt',
  'must limit the results of the season or of a half, or be null':
    'muss die Ergebnisse der Saison oder einer Hälfte begrenzen oder null sein',
  'must not be before its from, which is {0}': 'darf nicht vor dem eigenen Beginn liegen, also vor {0}',
  'must not be before the season: {0}': 'darf nicht vor der Saison liegen: {0}',
  'must not be after the season: {0}': 'darf nicht nach der Saison liegen: {0}',
  'must be after the {0}, which ends on {1}': 'muss nach {0} liegen; dieser Teil endet am {1}',
  '{0} by hand for {1}: {2}': '{0} von Hand für {1}: {2}',
  '{0} by hand taken back: {1}': '{0} von Hand zurückgenommen: {1}',
  'it ended two weeks ago': 'sie endete vor zwei Wochen',
  'season {0} of {1} is closed: {2}': 'Saison {0:raw} von {1:raw} ist abgeschlossen: {2}',
  'first half of season {0} of {1} is closed: {2}':
    'erste Hälfte der Saison {0:raw} von {1:raw} ist abgeschlossen: {2}',
  'second half of season {0} of {1} is closed: {2}':
    'zweite Hälfte der Saison {0:raw} von {1:raw} ist abgeschlossen: {2}',
  'playoffs of season {0} of {1} is closed: {2}': 'Playoffs der Saison {0:raw} von {1:raw} sind abgeschlossen: {2}',
  '{0} {1} of {2} is closed: {3}': '{0} {1} von {2} ist abgeschlossen: {3}',
  '{0} of season': '{0} der Saison',
  'There is no list of names {0}.': 'Es gibt keine Namensliste {0}.',
  'The lists are {0}.': 'Die Listen sind {0}.',
  '{0} is not a year of the Champions League.': '{0} ist kein Jahr der Champions League.',
  'Years are four digits, such as 2015.': 'Jahre haben vier Ziffern, etwa 2015.',
  'Not everybody may enter': 'Nicht alle dürfen teilnehmen',
  'Nobody has the handle {0}.': 'Niemand hat das Handle {0}.',
  '{0} has {1} league points by {2}.': '{0} hat {1} Ligapunkte bis {2}.',
  'The Champions League asks for {0} lifetime points (Organized Play Guide 4.2, section 12.7): leave out who has fewer, or correct the handle.':
    'Die Champions League verlangt {0} Ligapunkte aller Zeiten (Organized Play Guide 4.2, section 12.7): Lass weg, wer weniger hat, oder korrigiere das Handle.',
  'It has no season yet.': 'Sie hat noch keine Saison.',
  'Its seasons are {0}.': 'Ihre Saisons sind {0}.',
  'The league "{0}" has no season {1}.': 'Die Liga „{0}“ hat keine Saison {1}.',
  'the first half of season': 'Die erste Hälfte der Saison',
  'the second half of season': 'Die zweite Hälfte der Saison',
  'There is no league {0}.': 'Es gibt keine Liga {0}.',
  'The slugs of all leagues are at /api/v1/leagues.': 'Die Kurznamen aller Ligen stehen unter /api/v1/leagues.',
  'Its seasons are at /api/v1/leagues/{0}.': 'Ihre Saisons stehen unter /api/v1/leagues/{0}.',
  'The slug is taken': 'Der Kurzname ist vergeben',
  'There is a league "{0}" already.': 'Es gibt schon eine Liga „{0}“.',
  'Take another slug, or use the league at /api/v1/leagues/{0}.':
    'Nimm einen anderen Kurznamen oder verwende die Liga unter /api/v1/leagues/{0}.',
  'A league begins with four players': 'Eine Liga beginnt mit vier Spielern',
  '"players" names {0} different ones; a league is formed once at least four are committed to it (Organized Play Guide 4.2, section 12.1).':
    '„players“ nennt {0} verschiedene; eine Liga wird gegründet, sobald mindestens vier zugesagt haben (Organized Play Guide 4.2, section 12.1).',
  'Name four players or more, each once; or leave "players" out and vouch for them.':
    'Nenne mindestens vier Spieler, jeden einmal; oder lass „players“ weg und steh selbst für sie ein.',
  'This part of the season is closed': 'Dieser Teil der Saison ist abgeschlossen',
  '{0} of the league "{1}" {2} closed.': 'Abgeschlossen: {0} der Liga „{1}“.',
  'Ask a coordinator: they can change what is closed, with a reason and a run.':
    'Frag die Koordination: Sie kann Abgeschlossenes ändern, mit einem Grund und einem Lauf.',
  'Nobody has this handle': 'Niemand hat dieses Handle',
  'Directors and alternates need an account or a tournament that they played: correct the handle, or ask them to sign up.':
    'Ligaleitung und Stellvertretung brauchen ein Konto oder ein gespieltes Turnier: Korrigiere das Handle oder bitte sie, sich zu registrieren.',
  'The league has version {0} now.': 'Die Liga hat jetzt Version {0}.',
  'There is no account and no player {0}.{1}': 'Es gibt kein Konto und keinen Spieler {0}.{1}',
  'The season cannot be like that': 'Die Saison kann nicht so sein',
  'Its halves and its playoffs lie inside it, one after the other, and share no day (Organized Play Guide 4.2, section 12.2).':
    'Ihre Hälften und Playoffs liegen in ihr, nacheinander, und teilen keinen Tag (Organized Play Guide 4.2, section 12.2).',
  'The season has no such part': 'Die Saison hat keinen solchen Teil',
  'Season "{0}" of "{1}" has no {2}.': 'Die Saison „{0}“ von „{1}“ hat keinen Teil „{2:w}“.',
  'Close a part that the season has, or `season` for all of it.':
    'Schließe einen Teil ab, den die Saison hat, oder `season` für die ganze.',
  'This part of the season is not over': 'Dieser Teil der Saison ist nicht vorbei',
  'The {0} lasts until {1}, and not all of its tournaments were played.':
    'Der Teil „{0:w}“ dauert bis {1}, und nicht alle seine Turniere sind gespielt.',
  'Close it after {0}, or once its last tournament is published.':
    'Schließe ihn nach dem {0} ab oder sobald sein letztes Turnier veröffentlicht ist.',
  'This part of the season is closed already': 'Dieser Teil der Saison ist schon abgeschlossen',
  'The {0} was closed at {1}.': 'Der Teil „{0:w}“ wurde abgeschlossen: {1}.',
  'There is nothing left to do. A coordinator can still change what is in it.':
    'Es ist nichts mehr zu tun. Die Koordination kann weiterhin ändern, was darin ist.',
  'The season collides with another one': 'Die Saison überschneidet sich mit einer anderen',
  'The league has the season "{0}" already, from {1} to {2}.': 'Die Liga hat schon die Saison „{0}“, von {1} bis {2}.',
  'Two seasons of one league need different names and must not share a day: change the name or the days.':
    'Zwei Saisons einer Liga brauchen verschiedene Namen und dürfen keinen Tag teilen: Ändere den Namen oder die Tage.',
  'The season has tournaments': 'Die Saison hat Turniere',
  '"{0}" was played in it on {1}.': '„{0}“ wurde in ihr am {1} gespielt.',
  'Only a season in which nothing was ever played can be renamed or deleted. Change its days instead.':
    'Nur eine Saison, in der nie etwas gespielt wurde, kann umbenannt oder gelöscht werden. Ändere stattdessen ihre Tage.',
  'The champion is not known': 'Der Meister ist nicht bekannt',
  'No player has the handle {0}.': 'Kein Spieler hat das Handle {0}.',
  'Take the handle from the playoffs of the season.': 'Nimm das Handle aus den Playoffs der Saison.',
  'How many players qualify is frozen': 'Wie viele Spieler sich qualifizieren, steht fest',
  'It is announced before the first tournament of the season (Organized Play Guide 4.2, section 12.2), and "{0}" was played on {1}.':
    'Das wird vor dem ersten Turnier der Saison angekündigt (Organized Play Guide 4.2, section 12.2), und „{0}“ wurde am {1} gespielt.',
  'Leave "qualifiers" as announced, or ask a coordinator: they can change them, with a reason.':
    'Lass „qualifiers“ wie angekündigt oder frag die Koordination: Sie kann es ändern, mit einem Grund.',
  'Ask a coordinator: they can announce it late, with a reason.':
    'Frag die Koordination: Sie kann es nachträglich ankündigen, mit einem Grund.',
  'A scheme asks for the fact': 'Eine Bonusregel braucht die Angabe',
  'The scheme "{0}" asks for deck.{1}, which would be declared no more.':
    'Die Bonusregel „{0}“ fragt nach deck.{1}, das dann nicht mehr vorgesehen wäre.',
  'Keep the fact: versions of schemes stay in force on the days that they were.':
    'Behalte die Angabe: Fassungen von Bonusregeln gelten weiter an ihren Tagen.',
  'The league has tournaments': 'Die Liga hat Turniere',
  '"{0}" of {1} names it.': '„{0}“ vom {1} nennt sie.',
  'A league that was ever named by a report stays, so that its points can be explained. Change its name instead.':
    'Eine Liga, die je ein Bericht genannt hat, bleibt, damit ihre Punkte erklärbar sind. Ändere stattdessen ihren Namen.',
  'A toss is between players who are tied': 'Ein Münzwurf entscheidet zwischen Spielern, die gleichauf liegen',
  'Points or another criterion already part {0} from the first of the order.':
    'Punkte oder ein anderes Kriterium trennen {0} schon vom Ersten der Reihenfolge.',
  'Also tied at this place: {0}.': 'Auf diesem Platz auch gleichauf: {0}.',
  'Name everybody who is tied at one place, and nobody else. The ranking shows with "toss" what nothing else decides.':
    'Nenne alle, die auf einem Platz gleichauf liegen, und sonst niemanden. Die Rangfolge zeigt mit „toss“, was sonst nichts entscheidet.',
  'This toss is recorded already': 'Dieser Münzwurf ist schon festgehalten',
  'A recorded toss says in which order these players go: {0}.':
    'Ein festgehaltener Münzwurf sagt, in welcher Reihenfolge diese Spieler stehen: {0}.',
  'It is at /api/v1/leagues/{0}/seasons/{1}/tosses. A new toss with players who tied later must keep this order. If it is wrong, ask a coordinator to record the right one.':
    'Er steht unter /api/v1/leagues/{0}/seasons/{1}/tosses. Ein neuer Münzwurf mit Spielern, die später gleichauf liegen, muss diese Reihenfolge behalten. Ist er falsch, bitte die Koordination, den richtigen festzuhalten.',
  'Somebody in the order is not known': 'Jemand in der Reihenfolge ist nicht bekannt',
  'Take the handles from the table of the season.': 'Nimm die Handles aus der Tabelle der Saison.',
  'A player is in the order twice': 'Ein Spieler steht zweimal in der Reihenfolge',
  'Named before, by this handle or by another one: {0}.': 'Schon genannt, mit diesem oder einem anderen Handle: {0}.',
  'Name each of the tied players once.': 'Nenne jeden der gleichauf liegenden Spieler einmal.',
  'Another director needs a reason: give one.': 'Eine andere Leitung braucht einen Grund: Gib einen an.',
  'None of name, director and alternates is given: there is nothing to change.':
    'Weder Name noch Leitung noch Stellvertretung ist angegeben: Es gibt nichts zu ändern.',
  'The tournament is not known': 'Das Turnier ist nicht bekannt',
  'No tournament that counts has the id in "tournament".': 'Kein zählendes Turnier hat die Nummer in „tournament“.',
  'Take its id from /api/v1/tournaments; one that was withdrawn has to be reinstated first.':
    'Nimm seine Nummer aus /api/v1/tournaments; ein zurückgezogenes muss zuerst wiederhergestellt werden.',
  'The tournament is not of this league': 'Das Turnier gehört nicht zu dieser Liga',
  'The tournament does not count for the league "{0}".': 'Das Turnier zählt nicht für die Liga „{0}“.',
  'Compare the id; where the tournament belongs to the league, have it flagged first.':
    'Vergleiche die Nummer; gehört das Turnier zur Liga, lass es zuerst markieren.',
  'The player did not take part': 'Der Spieler hat nicht teilgenommen',
  'No participant of the tournament has the handle in "player".':
    'Kein Teilnehmer des Turniers hat das Handle in „player“.',
  'Take the handle from the standings of the tournament.': 'Nimm das Handle aus dem Endstand des Turniers.',
  'The league "{0}" has no award by hand of this id.':
    'Die Liga „{0}“ hat keine von Hand gegebenen Punkte mit dieser Nummer.',
  'Those that were not taken back are at /api/v1/leagues/{0}/manual-awards.':
    'Nicht zurückgenommene stehen unter /api/v1/leagues/{0}/manual-awards.',
  'Check the spelling; the leaderboards at /api/v1/leaderboards list handles.':
    'Prüfe die Schreibweise; die Ranglisten unter /api/v1/leaderboards führen Handles auf.',
  'The seasons are {0}.': 'Die Saisons sind {0}.',
  'There is no season yet.': 'Es gibt noch keine Saison.',
  '{0} is not a Masters season.': '{0} ist keine Masters-Saison.',
  'A Masters season is a calendar year, such as 2014.': 'Eine Masters-Saison ist ein Kalenderjahr, etwa 2014.',
  'The scheme has mistakes': 'Die Bonusregel hat Fehler',
  'The text cannot be used as a bonus scheme; nothing was stored.':
    'Der Text kann nicht als Bonusregel dienen; nichts wurde gespeichert.',
  'See the findings: each says where the mistake is and what to do. /api/v1/bonus-schemes has examples.':
    'Sieh dir die Befunde an: Jeder sagt, wo der Fehler ist und was zu tun ist. /api/v1/bonus-schemes hat Beispiele.',
  'The scheme is like that already': 'Die Bonusregel ist schon so',
  'Version {0} of "{1}" has this name and this text, and is in force from then on without end.':
    'Version {0} von „{1}“ hat diesen Namen und diesen Text und gilt von da an ohne Ende.',
  'There is nothing left to do; give an earlier day if it is to be in force from there on.':
    'Es ist nichts mehr zu tun; gib einen früheren Tag an, wenn sie ab dann gelten soll.',
  'The league "{0}" has no scheme {1}.': 'Die Liga „{0}“ hat keine Bonusregel {1}.',
  'Its schemes are at /api/v1/leagues/{0}/schemes.': 'Ihre Bonusregeln stehen unter /api/v1/leagues/{0}/schemes.',
  'The scheme has ended already': 'Die Bonusregel ist schon zu Ende',
  'No version of "{0}" is in force after {1}.': 'Keine Version von „{0}“ gilt nach dem {1}.',
  'Its versions and their days are at /api/v1/leagues/{0}/schemes; an earlier day ends it earlier.':
    'Ihre Versionen und deren Tage stehen unter /api/v1/leagues/{0}/schemes; ein früherer Tag lässt sie eher enden.',
  'The dry run is too large': 'Der Probelauf ist zu groß',
  'It would try the scheme on {0} tournaments; at most {1} are allowed.':
    'Er würde die Bonusregel an {0} Turnieren erproben; höchstens {1} sind erlaubt.',
  'Name a season, or a later "from".': 'Nenne eine Saison oder ein späteres „from“.',
  'The scheme "{0}" has version {1} already, and the league "{2}" has version {3}. Without If-Match this change could overwrite the one of another person.':
    'Die Bonusregel „{0}“ hat schon Version {1}, und die Liga „{2}“ hat Version {3}. Ohne If-Match könnte diese Änderung die einer anderen Person überschreiben.',
  'Read /api/v1/leagues/{0}/schemes, then send If-Match with its "leagueVersion", as "v3" (command: --league-version 3).':
    'Lies /api/v1/leagues/{0}/schemes und sende dann If-Match mit „leagueVersion“, etwa „v3“ (Befehl: --league-version 3).',
  'The league "{0}" has no season of that name.': 'Die Liga „{0}“ hat keine Saison dieses Namens.',
  '{0} cannot name a scheme.': '{0} kann nicht der Name einer Bonusregel sein.',
  'Use 1 to 40 lower-case letters and digits, with single hyphens between them.':
    'Verwende 1 bis 40 Kleinbuchstaben und Ziffern, dazwischen einzelne Bindestriche.',
  'Both "text" and "printed" are given.': '„text“ und „printed“ sind beide angegeben.',
  'Give the one of them that the scheme is to be.': 'Gib das an, was die Bonusregel sein soll.',
  'The request has only a reason: there is nothing to change.':
    'Die Anfrage hat nur einen Grund: Es gibt nichts zu ändern.',
  'See GET /api/v1/players/{handle}/entitlements for what the player has.':
    'GET /api/v1/players/{handle}/entitlements zeigt, was der Spieler hat.',
  'There is no entitlement with this id.': 'Es gibt keinen Anspruch mit dieser Nummer.',
  'Another player has won it': 'Ein anderer Spieler hat ihn gewonnen',
  'The entitlement belongs to another player; it cannot be handed on (Organized Play Guide 4.2, section 7.2).':
    'Der Anspruch gehört einem anderen Spieler; er kann nicht weitergegeben werden (Organized Play Guide 4.2, section 7.2).',
  '{0} A correction may have moved it.': '{0} Eine Berichtigung kann ihn verschoben haben.',
  'There is nothing to choose': 'Es gibt nichts zu wählen',
  'The entitlement is for {0}.': 'Der Anspruch gilt für {0}.',
  'Only what the places of Worlds give into a Continental, and what was won nowhere in particular, has a choice (Organized Play Guide 4.2, section 11.1.3).':
    'Eine Wahl gibt es nur, wo die Plätze von Worlds zu einem Continental führen, und bei dem, was nirgendwo Bestimmtem gewonnen wurde (Organized Play Guide 4.2, section 11.1.3).',
  'The continent is chosen already': 'Der Kontinent ist schon gewählt',
  'It was chosen for {0}.': 'Gewählt wurde {0}.',
  'Ask a coordinator of your region or continent to change it while it is not used.':
    'Bitte die Koordination deiner Region oder deines Kontinents, ihn zu ändern, solange er nicht eingesetzt ist.',
  'The entitlement is used already': 'Der Anspruch ist schon eingesetzt',
  'It was used in {0}.': 'Er wurde in {0:raw} eingesetzt.',
  'Nothing can be done; if it was not, have the report of that tournament corrected.':
    'Es ist nichts zu tun; stimmt das nicht, lass den Bericht jenes Turniers berichtigen.',
  'The entitlement is given up already': 'Auf den Anspruch wurde schon verzichtet',
  'The entitlement has expired': 'Der Anspruch ist abgelaufen',
  'There is no championship {0}.': 'Es gibt keine Meisterschaft {0}.',
  'Give one of {0}, and a year such as 2015.': 'Gib {0} und ein Jahr wie 2015 an.',
};
