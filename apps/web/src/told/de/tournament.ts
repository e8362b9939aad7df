/** What every rule system says of a tournament. */
export const TOLD_TOURNAMENT: Readonly<Record<string, string>> = {
  'is {0}, which is over: announce what is still to come, and submit the results of what was played':
    'ist {0}, und das ist vorbei: Kündige an, was noch kommt, und reiche die Ergebnisse von Gespieltem ein',
  'is {0}, more than two years ahead: check the year': 'ist {0}, mehr als zwei Jahre voraus: Prüfe das Jahr',
  'must be a day from {0} to {1}': 'muss ein Tag von {0} bis {1} sein',
  'must be one that has rules for {0}': 'muss eines sein, das Regeln für {0} hat',
  'is needed, so that players find it; only a tournament online has none':
    'ist nötig, damit die Spieler es finden; nur ein Online-Turnier hat keinen Ort',
  'must be somebody other than the director': 'muss jemand anderes als die Turnierleitung sein',
  'must be somebody other than the first two directors':
    'muss jemand anderes als die ersten beiden Turnierleitungen sein',
  'The tournament begins {0} after its announcement, but sanctioning needs {1}.':
    'Das Turnier beginnt {0} nach seiner Ankündigung, für eine Genehmigung sind aber {1} nötig.',
  'It can be played, but it will not be rated. For a rated one, choose a later date.':
    'Es kann gespielt werden, wird aber nicht gewertet. Für ein gewertetes wähle ein späteres Datum.',
  '{0} occurs twice on {1} in {2}, because the clocks are put back. The first one counts.':
    '{0} gibt es am {1} in {2} zweimal, weil die Uhren zurückgestellt werden. Gemeint ist die erste.',
  'If you mean the second one, choose a later time.': 'Meinst du die zweite, wähle eine spätere Uhrzeit.',
  '{0} planned, but sanctioning needs {1}.': '{0} geplant, für eine Genehmigung sind aber {1} nötig.',
  'Plan more rounds, or it is not rated.': 'Plane mehr Runden, sonst wird es nicht gewertet.',
  'For {0} at least {1} rounds are recommended, and {2} are planned.':
    'Für {0} sind mindestens {1} Runden empfohlen, geplant sind {2}.',
  'Fewer rounds may leave several players tied for the first place (Organized Play Guide 4.2, section 3).':
    'Bei weniger Runden können mehrere Spieler gleichauf auf dem ersten Platz landen (Organized Play Guide 4.2, section 3).',
  'A {0} tournament counts as such only with an approved application.':
    'Ein Turnier der Art {0} zählt nur mit einem genehmigten Antrag als solches.',
  'Apply for it (POST /api/v1/applications); until it is approved, the tournament counts as level 1.':
    'Stell den Antrag (POST /api/v1/applications); bis er genehmigt ist, zählt das Turnier als Stufe 1.',
  '{0} lies outside the season of a {1} tournament, {2} to {3}.':
    '{0} liegt außerhalb der Saison eines Turniers der Art {1}, {2} bis {3}.',
  'Choose a date inside it, or give the reason in the message ({0}).':
    'Wähle ein Datum darin oder nenne den Grund in der Nachricht ({0}).',
  'Applications are taken from {0} to {1}; today is {2}.': 'Anträge werden von {0} bis {1} angenommen; heute ist {2}.',
  'The person who decides can still approve the application ({0}).':
    'Wer entscheidet, kann den Antrag trotzdem genehmigen ({0}).',
  'A {0} tournament on {1} lies in the season of Continentals and Worlds.':
    'Ein Turnier der Art {0} am {1} liegt in der Saison von Continentals und Worlds.',
  'No change is needed. The Department of Organized Play decides this application, not the coordinator ({0}).':
    'Keine Änderung nötig. Über diesen Antrag entscheidet das Department of Organized Play, nicht die Koordination ({0}).',
  'This place already has a {0} tournament in {1}: {2}.': 'Dieser Ort hat {1} schon ein Turnier der Art {0}: {2}.',
  'Explain in the message why another one is needed; the person who decides can still allot it.':
    'Erkläre in der Nachricht, warum noch eines nötig ist; wer entscheidet, kann es trotzdem zuteilen.',
  'A {0} tournament is planned for the weekend before or after: {1}.':
    'Für das Wochenende davor oder danach ist ein Turnier der Art {0} geplant: {1}.',
  'Every application is decided individually (Organized Play Guide 4.2, section 11.2.1).':
    'Über jeden Antrag wird einzeln entschieden (Organized Play Guide 4.2, section 11.2.1).',
  'on application to the continental coordinator, by region, time and player groups':
    'auf Antrag bei der Koordination des Kontinents, nach Region, Zeit und Spielergruppen',
  'by the Department of Organized Play, or after bidding':
    'durch das Department of Organized Play, oder nach Bewerbung',
  'in rotation by the Department of Organized Play': 'reihum durch das Department of Organized Play',
  'one for each country, on application to the continental coordinator':
    'eines je Land, auf Antrag bei der Koordination des Kontinents',
  'by the Department of Organized Play': 'durch das Department of Organized Play',
  'open to every director, near the release of the set and advertised with its name':
    'offen für jede Turnierleitung, nahe am Erscheinen des Sets und mit dessen Namen beworben',
  'named by the Chairman of The Continuing Committee': 'vom Chairman des Continuing Committee benannt',
  'once a year in the days before Worlds, for players with 50 lifetime league points':
    'einmal im Jahr in den Tagen vor Worlds, für Spieler mit 50 Ligapunkten aller Zeiten',
  'trekcc.org, article 1414': 'trekcc.org, Artikel 1414',
  'largest {0}': 'höchstens {0}',
  'a {0} badge': 'ein Abzeichen {0}',
  'was added': 'wurde aufgenommen',
  'was corrected': 'wurde berichtigt',
  'was withdrawn': 'wurde zurückgezogen',
  'was given another level or rated flag': 'bekam eine andere Stufe oder Wertung',
  'was merged': 'wurde zusammengelegt',
  'was played by somebody who was merged with another player':
    'wurde von jemandem gespielt, der mit einem anderen Spieler zusammengelegt wurde',
  'was played by somebody whose merge with another player was undone':
    'wurde von jemandem gespielt, dessen Zusammenlegung mit einem anderen Spieler rückgängig gemacht wurde',
  'is now worth something else in its league': 'ist in seiner Liga jetzt anders viel wert',
  'was rated by other rules': 'wurde nach anderen Regeln gewertet',
  'was rolled back': 'wurde zurückgenommen',
  '{0} in {1}': '{0} in {1}',
  'for no known reason': 'aus unbekanntem Grund',
  'tournament {0} could not be taken in': 'Turnier {0} konnte nicht aufgenommen werden',
  'tournament {0}, revision {1}': 'Turnier {0}, Fassung {1}',
  'merge of tournaments': 'Zusammenlegung von Turnieren',
  'merges of tournaments': 'Zusammenlegungen von Turnieren',
  'merge of players': 'Zusammenlegung von Spielern',
  'merges of players': 'Zusammenlegungen von Spielern',
  'undone merge of players': 'rückgängig gemachte Zusammenlegung von Spielern',
  'undone merges of players': 'rückgängig gemachte Zusammenlegungen von Spielern',
  'change of a league': 'Änderung einer Liga',
  'changes of leagues': 'Änderungen von Ligen',
  'Decipher Sealed Deck Formats': 'Decipher Sealed Deck Formats',
  'needed {0} days ahead': 'nötig: {0} Tage vorher',
  'registration stated by the director': 'Anmeldung laut Turnierleitung',
  'registration stated by a coordinator': 'Anmeldung laut Koordination',
  'registration stated by an import': 'Anmeldung laut Import',
  'registration not known': 'Anmeldung nicht bekannt',
  'registration not known, taken as early enough': 'Anmeldung nicht bekannt, als früh genug gezählt',
  'registration date unknown, counted as early enough': 'Anmeldedatum unbekannt, als früh genug gezählt',
  'registration date unknown, {0}': 'Anmeldedatum unbekannt, {0}',
  'registered {0} ahead': '{0} vorher angemeldet',
  'after the start': 'nach dem Beginn',
  '{0} ahead': '{0} vorher',
  'registered {0}, {1}': 'angemeldet {0}, {1}',
  'contains a control, bidi, zero-width or otherwise invisible character':
    'enthält ein Steuer-, Richtungs-, Nullbreiten- oder sonst unsichtbares Zeichen',
  'is empty': 'ist leer',
  'has {0} characters, at most {1} are possible': 'hat {0} Zeichen, höchstens {1} sind möglich',
  'has no character besides accents': 'hat kein Zeichen außer Akzenten',
  'cannot be part of the address of a page': 'kann nicht Teil der Adresse einer Seite sein',
  '{0} dropped after round {1}, but has a result in round {2}.':
    '{0} ist nach Runde {1} ausgestiegen, hat aber ein Ergebnis in Runde {2}.',
  'Correct the round of the drop (droppedAfterRound) or the result.':
    'Korrigiere die Runde des Ausstiegs (droppedAfterRound) oder das Ergebnis.',
  '{0} has no result in {1}, which counts as {2}.': '{0} hat kein Ergebnis in {1}, das zählt als {2}.',
  'Add the result if there was one ({0}).': 'Ergänze das Ergebnis, falls es eines gab ({0}).',
  '{0} of {1} players have no result in some Swiss round, which counts as {2}.':
    '{0} von {1} Spielern haben in einer Schweizer Runde kein Ergebnis, das zählt als {2}.',
  'Enter after which round the others left (droppedAfterRound), or add results that are missing ({0}).':
    'Trag ein, nach welcher Runde die anderen gingen (droppedAfterRound), oder ergänze fehlende Ergebnisse ({0}).',
  '{0} went on from place {1} of the Swiss stage, but {2} in place {3} did not.':
    '{0} kam von Platz {1} der Schweizer Phase weiter, {2} auf Platz {3} aber nicht.',
  'Check results; say droppedAfterRound of those who left before the cut ({0}).':
    'Prüfe die Ergebnisse; gib droppedAfterRound für alle an, die vor dem Schnitt gingen ({0}).',
  '{0} claims an earned bye, which {1} does not have.':
    '{0} beansprucht ein verdientes Freilos, das es bei {1} nicht gibt.',
  'The report does not say when the tournament was registered. Without this date a tournament that a director reports is not sanctioned.':
    'Der Bericht sagt nicht, wann das Turnier angemeldet wurde. Ohne dieses Datum ist ein von der Turnierleitung gemeldetes Turnier nicht genehmigt.',
  'It is not known when the tournament was registered. It comes from a coordinator or an import, so it counts as announced early enough.':
    'Wann das Turnier angemeldet wurde, ist nicht bekannt. Es kommt von der Koordination oder aus einem Import und zählt deshalb als früh genug angekündigt.',
  'Add the date of registration if it is known.': 'Ergänze das Datum der Anmeldung, falls es bekannt ist.',
  'The tournament was registered {0} ahead, but sanctioning needs {1}.':
    'Das Turnier wurde {0} vorher angemeldet, für eine Genehmigung sind aber {1} nötig.',
  'It will not be rated; check the date.': 'Es wird nicht gewertet; prüfe das Datum.',
  '{0} has {1}: no game, so its {2} count nothing.': '{0} hat {1}: kein Spiel, daher zählt „{2}“ nicht.',
  'Remove them, or name the opponent.': 'Entferne sie oder nenne den Gegner.',
  '{0} meet in round {1}, but they already met in round {2} of this stage.':
    '{0} treffen in Runde {1} aufeinander, sind sich aber schon in Runde {2} dieser Phase begegnet.',
  'Check both rounds; players meet once only ({0}).': 'Prüfe beide Runden; Spieler begegnen sich nur einmal ({0}).',
  '{0} has a bye in round {1}, after one in round {2}.': '{0} hat in Runde {1} ein Freilos, nach einem in Runde {2}.',
  'Check both rounds; one normal bye is the rule ({0}).':
    'Prüfe beide Runden; ein gewöhnliches Freilos ist die Regel ({0}).',
  'Add the score if it is known; {0}.': 'Ergänze den Spielstand, falls er bekannt ist; {0}.',
  'None of the {0} games that need a score has one: their differential is 0.':
    'Keines der {0} Spiele, die einen Spielstand brauchen, hat einen: Ihre Differenz ist 0.',
  'The score of {0} is missing: its differential is 0.': 'Der Spielstand von {0} fehlt: Seine Differenz ist 0.',
  '{0} says nothing about this': '{0} sagt dazu nichts',
  'The director placed {0} of the players by hand; these places replace the computed ones.':
    'Die Turnierleitung hat {0} der Spieler von Hand platziert; diese Plätze ersetzen die berechneten.',
  'Leave places out: they are for formats without places ({0}), and {1} has them.':
    'Lass Plätze weg: Sie sind für Formate ohne Plätze ({0}), und {1} hat welche.',
  "The director's standings name {0} of {1} players, so they were not compared.":
    'Der Endstand der Turnierleitung nennt {0} von {1} Spielern, deshalb wurde er nicht verglichen.',
  'Name everybody; tosses are taken from the standings only where all tied players are named.':
    'Nenne alle; Münzwürfe werden nur dort aus dem Endstand gelesen, wo alle gleichauf liegenden Spieler genannt sind.',
  'The director has {0} in place {1}, the rules {2} (decided by {3}).':
    'Die Turnierleitung hat {0} auf Platz {1}, die Regeln {2} (entschieden durch {3}).',
  'Check results and scores; the computed order counts.':
    'Prüfe Ergebnisse und Spielstände; es zählt die berechnete Reihenfolge.',
  'sanctioning needs': 'für eine Genehmigung nötig:',
  'It will not be rated; check that nobody is missing.': 'Es wird nicht gewertet; prüfe, ob niemand fehlt.',
  '{0} took part, {1} {2}.': '{0} nahmen teil, {1} {2}.',
  'Round {0} is Swiss, but comes after an elimination round.':
    'Runde {0} ist eine Schweizer Runde, kommt aber nach einer K.-o.-Runde.',
  'Put the elimination stage after the Swiss stage.': 'Setze die K.-o.-Phase hinter die Schweizer Phase.',
  ', {0} of them Swiss': ', {0} davon Schweizer Runden',
  '{0} planned, but the report has {1}{2}.': '{0} geplant, der Bericht hat aber {1}{2}.',
  'Check that no round is missing or doubled, or correct the number of planned rounds ({0}).':
    'Prüfe, ob keine Runde fehlt oder doppelt ist, oder korrigiere die Zahl der geplanten Runden ({0}).',
  'The differential of {0} is {1}, though the result is {2}.':
    'Die Differenz von {0} ist {1}, obwohl das Ergebnis {2} ist.',
  "Give the first player's: the winner's is above 0, a tie has 0; it counts as given ({0}).":
    'Gib die des ersten Spielers an: Die des Siegers ist über 0, bei Unentschieden 0; sie zählt wie angegeben ({0}).',
  'A game of Star Trek does not end on {0} points.': 'Ein Star-Trek-Spiel endet nicht mit {0} Punkten.',
  'Check the score; it is from {0} to {1} ({2}).': 'Prüfe den Spielstand; er liegt zwischen {0} und {1} ({2}).',
  '{0} are not tied, so the game between them changes nothing.':
    '{0} liegen nicht gleichauf, daher ändert das Spiel zwischen ihnen nichts.',
  'Leave it out, or check results and scores; it decides between players who are tied ({0}).':
    'Lass es weg oder prüfe Ergebnisse und Spielstände; es entscheidet zwischen gleichauf liegenden Spielern ({0}).',
  '{0} tied': '{0} spielten unentschieden',
  '{0}; the later rounds show that {1} won, who has the lower seed.':
    '{0}; die späteren Runden zeigen, dass {1} gewann, mit dem schlechteren Setzplatz.',
  'Check the rounds, and give `seed` for both players as this stage was seeded ({0}).':
    'Prüfe die Runden und gib `seed` für beide Spieler an, wie diese Phase gesetzt war ({0}).',
  '{0}; the report does not say who won, so the Swiss order decided for {1}.':
    '{0}; der Bericht sagt nicht, wer gewann, deshalb entschied die Schweizer Reihenfolge für {1}.',
  'Give `seed` for both players ({0}).': 'Gib `seed` für beide Spieler an ({0}).',
  'tied: decided by lot when the report is stored':
    'gleichauf: entschieden durch Los, wenn der Bericht gespeichert wird',
  '{0} others': '{0} andere',
  '{0} are tied for places {1} to {2}, and no toss is recorded ({3}).':
    '{0} liegen auf den Plätzen {1} bis {2} gleichauf, und kein Münzwurf ist notiert ({3}).',
  'Name everybody in standings, the tied players in the order in which the toss placed them.':
    'Nenne im Endstand alle, die gleichauf liegenden Spieler in der Reihenfolge des Münzwurfs.',
  '{0} has no {1} {2} for {3}; it has no effect.': '{0} kennt {1} {2} für {3} nicht; es hat keine Wirkung.',
  'Leave {0} out.': 'Lass {0} weg.',
};
