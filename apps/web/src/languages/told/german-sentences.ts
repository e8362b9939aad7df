/** Findings, problems and what to do about them, as rules and the API tell them: `{0}` … stand for values. */
export const TOLD_SENTENCES: Readonly<Record<string, string>> = {
  'This code links your results to your account. It works once, within 90 days. Do not show it to anyone else.':
    'Dieser Code verbindet deine Ergebnisse mit deinem Konto. Er gilt einmal, 90 Tage lang. Zeig ihn niemandem sonst.',
  'Directors withdraw a tournament alone while its report is on time: this one until the end of {0}, local time (policy {1}).':
    'Turnierleitungen ziehen ein Turnier allein zurück, solange sein Bericht rechtzeitig ist: dieses bis zum Ende des {0}, Ortszeit (Richtlinie {1}).',
  'The sender is not an approved director in the place of this tournament.':
    'Der Absender ist am Ort dieses Turniers nicht als Turnierleitung anerkannt.',
  'The sender played in this tournament, so the withdrawal would take away results of their own.':
    'Der Absender hat in diesem Turnier gespielt, der Rückzug würde also eigene Ergebnisse entfernen.',
  'Send a corrected report: the rules of today cannot score this one.':
    'Sende einen berichtigten Bericht: Mit den heutigen Regeln lässt sich dieser nicht berechnen.',
  'This may be the tournament {0} once more (/api/v1/tournaments/{1}): {2}.':
    'Das könnte noch einmal das Turnier {0} sein (/api/v1/tournaments/{1}): {2}.',
  'If they are one tournament, do not report it again; to correct it, send a revision of the other one. If they are two, confirm this with a reason.':
    'Ist es dasselbe Turnier, melde es nicht noch einmal; zum Berichtigen sende eine neue Fassung des anderen. Sind es zwei, bestätige das mit einem Grund.',
  '{0} was expected to win {1} of 100 games against new players, and lost {2} of {3}.':
    '{0} hätte gegen neue Spieler {1} von 100 Spielen gewinnen sollen und verlor {2} von {3}.',
  'Check the results and who the new players are. If the report is right, confirm this with a reason.':
    'Prüfe die Ergebnisse und wer die neuen Spieler sind. Stimmt der Bericht, bestätige das mit einem Grund.',
  '{0} of {1} are new here, and {2}, who is known, won.':
    '{0} von {1} sind hier neu, und gewonnen hat {2}, der bekannt ist.',
  'Check the handles of the new players: some may be misspelt. If the report is right, confirm this with a reason.':
    'Prüfe die Handles der neuen Spieler: Einige könnten falsch geschrieben sein. Stimmt der Bericht, bestätige das mit einem Grund.',
  '{0} played in {1} at the same time (/api/v1/tournaments/{2}), {3}.':
    '{0} spielte zur selben Zeit in {1} (/api/v1/tournaments/{2}), {3}.',
  'Correct the players, the times or the place. If the report is right, confirm this with a reason.':
    'Korrigiere die Spieler, die Zeiten oder den Ort. Stimmt der Bericht, bestätige das mit einem Grund.',
  'Send a revision with these facts, or leave it: nothing else depends on them.':
    'Sende eine Fassung mit diesen Angaben oder lass es: Sonst hängt nichts davon ab.',
  'No earlier report of the league has the {0} "{1}" ({2}). Did you mean "{3}"?':
    'Kein früherer Bericht der Liga hat {0} „{1}“ ({2}). Meintest du „{3}“?',
  'Correct the spelling if you did: bonus schemes take it for another one. Otherwise no change is needed.':
    'Wenn ja, korrigiere die Schreibweise: Bonusregeln halten es sonst für etwas anderes. Sonst ist keine Änderung nötig.',
  'Correct the numbers: bonus schemes compute with them as they are.':
    'Korrigiere die Zahlen: Bonusregeln rechnen mit ihnen, wie sie sind.',
  'The deck of {0} has {1} Non-Aligned of {2} personnel.': 'Das Deck von {0} hat {1} Non-Aligned von {2} Personal.',
  'The deck of {0} has {1} playable of {2} personnel that are not Non-Aligned.':
    'Das Deck von {0} hat {1} spielbare von {2} Personal, das nicht Non-Aligned ist.',
  '{0} completed {1} missions in {2} rounds; more than {3} are impossible.':
    '{0} hat {1} Missionen in {2} Runden abgeschlossen; mehr als {3} sind unmöglich.',
  'Correct the list.': 'Korrigiere die Liste.',
  '{0} has {1} as {2}; the league allows at most {3}.': '{0} hat {1} als {2}; die Liga erlaubt höchstens {3}.',
  'Correct the number: bonus schemes compute with it as it is.':
    'Korrigiere die Zahl: Bonusregeln rechnen mit ihr, wie sie ist.',
  'The league has not declared the fact "{0}" of decks.{1}':
    'Die Liga hat die Angabe „{0}“ zu Decks nicht vorgesehen.{1}',
  'Leave it out, or ask the league director to declare it.': 'Lass sie weg oder bitte die Ligaleitung, sie vorzusehen.',
  'Use one of {0}.': 'Verwende {0}.',
  'There is no league "{0}".': 'Es gibt keine Liga „{0}“.',
  'Use the slug of a league from /api/v1/leagues, or ask a coordinator to create it.':
    'Verwende den Kurznamen einer Liga aus /api/v1/leagues oder bitte die Koordination, sie anzulegen.',
  'League "{0}" has no season on {1}, so the tournament gives no league points.':
    'Die Liga „{0}“ hat am {1} keine Saison, daher gibt das Turnier keine Ligapunkte.',
  'Check the date, or ask the league director to create the season.':
    'Prüfe das Datum oder bitte die Ligaleitung, die Saison anzulegen.',
  'The tournament is rated, but it does not count for league "{0}" yet: neither the league director nor one of their alternates has flagged it (Organized Play Guide 4.2, section 12.2).':
    'Das Turnier ist gewertet, zählt aber noch nicht für die Liga „{0}“: Weder die Ligaleitung noch ihre Stellvertretung hat es markiert (Organized Play Guide 4.2, section 12.2).',
  'Ask the league director to flag it. They find it at /api/v1/leagues/{0}/not-counting?reason=not-flagged and flag it with POST /api/v1/leagues/{1}/flags.':
    'Bitte die Ligaleitung, es zu markieren. Sie findet es unter /api/v1/leagues/{0}/not-counting?reason=not-flagged und markiert es mit POST /api/v1/leagues/{1}/flags.',
  'Ask a coordinator to flag it for the league: POST /api/v1/leagues/{0}/flags.':
    'Bitte die Koordination, es für die Liga zu markieren: POST /api/v1/leagues/{0}/flags.',
  '{0} took part, but league points need at least {1} (Organized Play Guide 4.2, section 12.4). The tournament gives none.':
    '{0} nahmen teil, Ligapunkte brauchen aber mindestens {1} (Organized Play Guide 4.2, section 12.4). Das Turnier gibt keine.',
  'No change is needed. The tournament is stored, but it counts nothing in its league.':
    'Keine Änderung nötig. Das Turnier ist gespeichert, zählt aber nicht in seiner Liga.',
  'Check the date, or ask the league director which of them count for the league.':
    'Prüfe das Datum oder frag die Ligaleitung, welche Turniere für die Liga zählen.',
  '"{0}" is not known, so the report creates a new player.':
    '„{0}“ ist nicht bekannt, daher legt der Bericht einen neuen Spieler an.',
  '{0}If this is a misspelt known handle, send a corrected report.':
    '{0}Ist das ein falsch geschriebenes bekanntes Handle, sende einen berichtigten Bericht.',
  'Nobody has the handle "{0}", and the report is not to create players.':
    'Niemand hat das Handle „{0}“, und der Bericht soll keine Spieler anlegen.',
  'Nobody has the handle "{0}"; the entry counts for {1}, the only player of this name.':
    'Niemand hat das Handle „{0}“; der Eintrag zählt für {1}, den einzigen Spieler dieses Namens.',
  'By its name the entry "{0}" means {1}, whom the entry "{2}" means too.':
    'Dem Namen nach meint der Eintrag „{0}“ {1}, den auch der Eintrag „{2}“ meint.',
  '"{0}" was announced for this day and cancelled{1}.': '„{0}“ war für diesen Tag angekündigt und wurde abgesagt{1}.',
  'If it was played all the same, or if this is another tournament, confirm this with the reason.':
    'Wurde es trotzdem gespielt oder ist es ein anderes Turnier, bestätige das mit dem Grund.',
  'It is "{0}", announced here on {1}. The announcement counts as its registration.':
    'Es ist „{0}“, hier angekündigt am {1}. Die Ankündigung zählt als Anmeldung.',
  'No change is needed.': 'Keine Änderung nötig.',
  '"{0}" was announced here on {1} for this day. Is it this one?':
    '„{0}“ wurde hier am {1} für diesen Tag angekündigt. Ist es dieses?',
  'The report says that the tournament is {0}, but "{1}" was announced as {2}. The announcement counts.':
    'Der Bericht nennt das Turnier {0}, „{1}“ war aber als {2} angekündigt. Es zählt die Ankündigung.',
  'If that is wrong, ask a coordinator of the place to change it.':
    'Ist das falsch, bitte die Koordination des Ortes, es zu ändern.',
  'Reports of this tournament were on time until the end of {0}, local time: {1} days after its last day (policy {2}).':
    'Berichte dieses Turniers waren rechtzeitig bis zum Ende des {0}, Ortszeit: {1} Tage nach seinem letzten Tag (Richtlinie {2}).',
  'It is stored and is rated by the next weekly refresh; a coordinator can ask for one sooner.':
    'Er ist gespeichert, und die nächste wöchentliche Neuberechnung wertet ihn; die Koordination kann eine frühere anfordern.',
  'Publishing is paused since {0}. The report is stored; its numbers appear when a coordinator resumes publishing.':
    'Die Veröffentlichung ruht seit {0}. Der Bericht ist gespeichert; seine Zahlen erscheinen, wenn die Koordination die Veröffentlichung fortsetzt.',
  'You need to do nothing. /api/v1/publication says whether publishing is still paused.':
    'Du musst nichts tun. /api/v1/publication sagt, ob die Veröffentlichung noch ruht.',
  'Directors could report this tournament until the end of {0}, local time: {1} days after its last day (policy {2}).':
    'Turnierleitungen konnten dieses Turnier bis zum Ende des {0} melden, Ortszeit: {1} Tage nach seinem letzten Tag (Richtlinie {2}).',
  'Ask a coordinator of the place to send this report, or correct the date.':
    'Bitte die Koordination des Ortes, diesen Bericht zu senden, oder korrigiere das Datum.',
  'The sender must confirm {0}, each with a reason: {1}.':
    'Der Absender muss {0} bestätigen, jeweils mit einem Grund: {1}.',
  'You need to do nothing: a coordinator of the place approves or declines it, and its time of receipt counts. Ask them to approve you as a director, so that your next reports count at once.':
    'Du musst nichts tun: Die Koordination des Ortes gibt ihn frei oder lehnt ihn ab, und es zählt die Zeit seines Eingangs. Bitte sie, dich als Turnierleitung anzuerkennen, damit deine nächsten Berichte sofort zählen.',
  'You need to do nothing: a coordinator approves or declines the revision as a whole.':
    'Du musst nichts tun: Die Koordination nimmt die Fassung als Ganzes an oder lehnt sie ab.',
  'The tournament became official on {0}, and directors could revise it until {1} (policy {2}: {3} days). The revision waits for a coordinator and changes nothing until then.':
    'Das Turnier wurde am {0} offiziell, und Turnierleitungen konnten es bis {1} berichtigen (Richtlinie {2}: {3} Tage). Die Fassung wartet auf die Koordination und ändert bis dahin nichts.',
  'You need to do nothing: a coordinator of the place approves or declines the revision.':
    'Du musst nichts tun: Die Koordination des Ortes nimmt die Fassung an oder lehnt sie ab.',
  'The revision changes facts that a director does not change alone, so all of it waits for a coordinator. {0}.':
    'Die Fassung ändert Angaben, die eine Turnierleitung nicht allein ändert; deshalb wartet sie ganz auf die Koordination. {0}.',
  'Wait for the coordinator, and tell them why; what counts now stays until then. Or send a revision without these changes: it takes the place of this one.':
    'Warte auf die Koordination und sag ihr warum; bis dahin bleibt, was jetzt zählt. Oder sende eine Fassung ohne diese Änderungen: Sie tritt an die Stelle dieser.',
  'Level {0} ({1}) stands: the application "{2}" for {3} ({4}) was approved.':
    'Stufe {0} ({1}) gilt: Der Antrag „{2}“ für {3} ({4}) wurde genehmigt.',
  'Nothing: the application is used for this tournament.': 'Nichts: Der Antrag wird für dieses Turnier verwendet.',
  'The tournament counts as level 1, not {0}: {1}.': 'Das Turnier zählt als Stufe 1, nicht {0}: {1}.',
  'The tournament counts as a local one of level 1, not as the Champions League: no coordinator says that it is.':
    'Das Turnier zählt als lokales der Stufe 1, nicht als Champions League: Keine Koordination sagt, dass es sie ist.',
  'No region is called {0}.{1}': 'Keine Region heißt {0}.{1}',
  'It is kept as it stands; known regions are listed at /api/v1/regions, and the coordinator of the continent adds others.':
    'Sie bleibt, wie sie ist; bekannte Regionen stehen unter /api/v1/regions, und die Koordination des Kontinents fügt weitere hinzu.',
  'The venue {0} was refused by {1}: {2}.': 'Der Spielort {0} wurde von {1} abgelehnt: {2}.',
  'Correct the name of the venue, or ask a coordinator of the place to look at it again; the results are in.':
    'Korrigiere den Namen des Spielorts oder bitte die Koordination des Ortes, ihn sich noch einmal anzusehen; die Ergebnisse sind angekommen.',
  'The venue {0} is not listed until a coordinator has looked at it.':
    'Der Spielort {0} erscheint erst in der Liste, wenn die Koordination ihn sich angesehen hat.',
  'Nothing: only the venue waits, the results are in.':
    'Nichts: Nur der Spielort wartet, die Ergebnisse sind angekommen.',
  '{0} has {1} lifetime league points up to {2}, the day before, and the Champions League asks for {3}; the result counts.':
    '{0} hat bis {2}, dem Tag davor, {1} Ligapunkte aller Zeiten, und die Champions League verlangt {3}; das Ergebnis zählt.',
  'Correct the player, or leave it if the director let them play (Organized Play Guide 4.2, section 12.7).':
    'Korrigiere den Spieler oder lass es, wenn die Turnierleitung ihn spielen ließ (Organized Play Guide 4.2, section 12.7).',
  '"{0}" and "{1}" are handles of one player.': '„{0}“ und „{1}“ sind Handles desselben Spielers.',
  'Name this player once. If they are two people, ask a coordinator to undo their merge.':
    'Nenne diesen Spieler einmal. Sind es zwei Personen, bitte die Koordination, ihre Zusammenlegung rückgängig zu machen.',
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
  'Leave it out.': 'Lass es weg.',
  '{0} has a head start of {1}, which {2} does not have; it counts for nothing.':
    '{0} hat einen Vorsprung von {1}, den es bei {2} nicht gibt; er zählt nicht.',
  'The report does not say when the tournament was registered. Without this date a tournament that a director reports is not sanctioned.':
    'Der Bericht sagt nicht, wann das Turnier angemeldet wurde. Ohne dieses Datum ist ein von der Turnierleitung gemeldetes Turnier nicht genehmigt.',
  'Add the date of registration if it is known.': 'Ergänze das Datum der Anmeldung, falls es bekannt ist.',
  'It will not be rated; check the date.': 'Es wird nicht gewertet; prüfe das Datum.',
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
  'The director placed {0} of the players by hand; these places replace the computed ones.':
    'Die Turnierleitung hat {0} der Spieler von Hand platziert; diese Plätze ersetzen die berechneten.',
  "The director's standings name {0} of {1} players, so they were not compared.":
    'Der Endstand der Turnierleitung nennt {0} von {1} Spielern, deshalb wurde er nicht verglichen.',
  'Name everybody; tosses are taken from the standings only where all tied players are named.':
    'Nenne alle; Münzwürfe werden nur dort aus dem Endstand gelesen, wo alle gleichauf liegenden Spieler genannt sind.',
  'Check results and scores; the computed order counts.':
    'Prüfe Ergebnisse und Spielstände; es zählt die berechnete Reihenfolge.',
  'It will not be rated; check that nobody is missing.': 'Es wird nicht gewertet; prüfe, ob niemand fehlt.',
  'Round {0} is Swiss, but comes after an elimination round.':
    'Runde {0} ist eine Schweizer Runde, kommt aber nach einer K.-o.-Runde.',
  'Put the elimination stage after the Swiss stage.': 'Setze die K.-o.-Phase hinter die Schweizer Phase.',
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
  'Check the rounds, and give `seed` for both players as this stage was seeded ({0}).':
    'Prüfe die Runden und gib `seed` für beide Spieler an, wie diese Phase gesetzt war ({0}).',
  'Give `seed` for both players ({0}).': 'Gib `seed` für beide Spieler an ({0}).',
  '{0} are tied for places {1} to {2}, and no toss is recorded ({3}).':
    '{0} liegen auf den Plätzen {1} bis {2} gleichauf, und kein Münzwurf ist notiert ({3}).',
  'Name everybody in standings, the tied players in the order in which the toss placed them.':
    'Nenne im Endstand alle, die gleichauf liegenden Spieler in der Reihenfolge des Münzwurfs.',
  'Leave {0} out.': 'Lass {0} weg.',
  '{0} contains a date of birth, and documents are published as they are.':
    '{0} enthält ein Geburtsdatum, und Dokumente werden unverändert veröffentlicht.',
  'Remove it; it is not used here.': 'Entferne es; es wird hier nicht gebraucht.',
  'The text is empty.': 'Der Text ist leer.',
  'The text has {0} characters; at most {1} are allowed.': 'Der Text hat {0} Zeichen; höchstens {1} sind erlaubt.',
  'Shorten it.': 'Kürze ihn.',
  '{0} contains a control character.': '{0} enthält ein Steuerzeichen.',
  'Remove it.': 'Entferne es.',
  '{0} is outside {1} to {2}.': '{0} liegt außerhalb von {1} bis {2}.',
  'Correct the number.': 'Korrigiere die Zahl.',
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
  '{0}, or leave it out.': '{0} oder lass es weg.',
  'The key {0} is missing; {1} is needed.': 'Der Schlüssel {0} fehlt; nötig ist {1}.',
  'Add {0}.': 'Füge {0} hinzu.',
  'The list {0} has {1} elements, at most {2} are possible.':
    'Die Liste {0} hat {1} Elemente, höchstens {2} sind möglich.',
  'Check the document; split it if it holds several tournaments.':
    'Prüfe das Dokument; teile es, falls es mehrere Turniere enthält.',
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
  'Players cannot change {0}.': 'Spieler können {0} nicht ändern.',
  'Open a dispute instead.': 'Stell stattdessen eine Beanstandung.',
  'The patch leaves the document as it is.': 'Der Vorschlag lässt das Dokument, wie es ist.',
  'Say what is to be changed.': 'Sag, was geändert werden soll.',
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
  'Both players have the {0} side.': 'Beide Spieler haben die Seite {0}.',
  'Correct one of the two sides.': 'Korrigiere eine der beiden Seiten.',
  'The kind {0} is of level {1}, the report says level {2}.':
    'Die Art {0} gehört zu Stufe {1}, der Bericht nennt Stufe {2}.',
  'Correct the level or the kind.': 'Korrigiere die Stufe oder die Art.',
  'Add level, 1 for a local tournament, or kind.': 'Ergänze level, 1 für ein lokales Turnier, oder kind.',
  'Neither level nor kind is given; one of them is needed.':
    'Weder Stufe noch Art ist angegeben; eines davon ist nötig.',
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
  'The pod has no players.': 'Der Pod hat keine Spieler.',
  'Name its players, or remove the pod.': 'Nenne seine Spieler oder entferne den Pod.',
  'The pod has {0} players; at most {1} are allowed.': 'Der Pod hat {0} Spieler; höchstens {1} sind erlaubt.',
  'Give every table a pod of its own (Organized Play Guide 4.2, section 7.2).':
    'Gib jedem Tisch einen eigenen Pod (Organized Play Guide 4.2, section 7.2).',
  'Save it as UTF-8 and send it again.': 'Speichere es als UTF-8 und sende es noch einmal.',
  'The document is not JSON.': 'Das Dokument ist kein JSON.',
  'Line {0}, column {1}: {2}': 'Zeile {0}, Spalte {1}: {2}',
  '{0} is a result of another rule system.': '{0} ist ein Ergebnis eines anderen Regelsystems.',
  'Use {0}.': 'Verwende {0}.',
  'Neither result nor games is given; one of them is needed.':
    'Weder Ergebnis noch Spiele sind angegeben; eines davon ist nötig.',
  'Add the result, or the games one by one.': 'Ergänze das Ergebnis oder die einzelnen Spiele.',
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
  'Round {0} has no {1}.': 'Runde {0} hat kein {1}.',
  'The document is not a valid report.': 'Das Dokument ist kein gültiger Bericht.',
  '{0} is not in the list of players.': '{0} steht nicht in der Liste der Spieler.',
  'Add the player to players, or correct the handle.': 'Füge den Spieler zu players hinzu oder korrigiere das Handle.',
  'It can be played, but it will not be rated. For a rated one, choose a later date.':
    'Es kann gespielt werden, wird aber nicht gewertet. Für ein gewertetes wähle ein späteres Datum.',
  'If you mean the second one, choose a later time.': 'Meinst du die zweite, wähle eine spätere Uhrzeit.',
  'Plan more rounds, or it is not rated.': 'Plane mehr Runden, sonst wird es nicht gewertet.',
  'Fewer rounds may leave several players tied for the first place (Organized Play Guide 4.2, section 3).':
    'Bei weniger Runden können mehrere Spieler gleichauf auf dem ersten Platz landen (Organized Play Guide 4.2, section 3).',
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
  'The file is empty.': 'Die Datei ist leer.',
  'Save the results once more, and send that file.': 'Speichere die Ergebnisse noch einmal und sende diese Datei.',
  'The first row of this table is {0}: we do not know what its columns hold.':
    'Die erste Zeile dieser Tabelle ist {0}: Wir wissen nicht, was ihre Spalten enthalten.',
  'The file begins like JSON and is none.': 'Die Datei beginnt wie JSON und ist keines.',
  'Export the tournament again, and send the whole file.':
    'Exportiere das Turnier noch einmal und sende die ganze Datei.',
  'No program that we know writes {0} like this one.': 'Kein Programm, das wir kennen, schreibt {0} so wie hier.',
  'Name the columns in the first row: Round, Player 1, Player 2 and Result; or Player, Round, Opponent and Result; or No, Name and a column for each round.':
    'Benenne die Spalten in der ersten Zeile: Round, Player 1, Player 2 und Result; oder Player, Round, Opponent und Result; oder No, Name und eine Spalte je Runde.',
  'The table breaks in line {0}: {1}.': 'Die Tabelle bricht in Zeile {0} ab: {1}.',
  'Close every quotation mark, and write a quotation mark inside a cell twice. Nothing of this file was read.':
    'Schließe jedes Anführungszeichen und schreib eines innerhalb einer Zelle doppelt. Von dieser Datei wurde nichts gelesen.',
  'Row {0} names other columns than row {1}: the file holds two tables.':
    'Zeile {0} nennt andere Spalten als Zeile {1}: Die Datei enthält zwei Tabellen.',
  'Save each table in a file of its own, or give both the same columns.':
    'Speichere jede Tabelle in einer eigenen Datei oder gib beiden dieselben Spalten.',
  'A cell of row {0} has more than {1} characters.': 'Eine Zelle der Zeile {0} hat mehr als {1} Zeichen.',
  'Shorten it; a quotation mark may be missing.': 'Kürze sie; vielleicht fehlt ein Anführungszeichen.',
  'Row {0} has {1} cells, but the table has {2} columns.': 'Zeile {0} hat {1} Zellen, die Tabelle aber {2} Spalten.',
  'Put cells with the delimiter in quotation marks, and keep the same columns in all rows.':
    'Setze Zellen mit dem Trennzeichen in Anführungszeichen und lass alle Zeilen dieselben Spalten haben.',
  'The request cannot be understood': 'Die Anfrage ist nicht zu verstehen',
  'Compare the request with /docs.': 'Vergleiche die Anfrage mit /docs.',
  'Parts of the request are not valid': 'Teile der Anfrage sind ungültig',
  'Correct every part that "errors" names and send the request again.':
    'Korrigiere jeden Teil, den „errors“ nennt, und sende die Anfrage noch einmal.',
  'The form cannot be read': 'Das Formular ist nicht lesbar',
  'The body has too many parts': 'Der Inhalt hat zu viele Teile',
  'The body ended too early': 'Der Inhalt brach zu früh ab',
  'Send the request again.': 'Sende die Anfrage noch einmal.',
  'The cursor does not belong here': 'Diese Fortsetzung gehört nicht hierher',
  'You have to sign in, or send a valid token': 'Du musst dich anmelden oder einen gültigen Token senden',
  'You need a second factor first': 'Du brauchst zuerst einen zweiten Faktor',
  'This installation requires one of administrators and coordinators: set it up at /account/second-factor.':
    'Diese Installation verlangt von Administration und Koordination einen: Richte ihn unter /account/second-factor ein.',
  'You may not do that': 'Das darfst du nicht',
  'Ask a person with this right, or use an account with the right role.':
    'Frag jemanden mit diesem Recht oder verwende ein Konto mit der richtigen Rolle.',
  'You are not this player': 'Du bist nicht dieser Spieler',
  'Ask them, or a coordinator of their region or continent.':
    'Frag ihn oder die Koordination seiner Region oder seines Kontinents.',
  'The request does not come from a page of this site': 'Die Anfrage kommt nicht von einer Seite dieser Website',
  'Do it on a page of this site; a program sends a token instead of a cookie.':
    'Tu es auf einer Seite dieser Website; ein Programm sendet einen Token statt eines Cookies.',
  'The request does not show that a page of this site sends it':
    'Die Anfrage zeigt nicht, dass eine Seite dieser Website sie sendet',
  'Not found': 'Nicht gefunden',
  'Check the address; every path is listed at /docs.': 'Prüfe die Adresse; alle Pfade stehen unter /docs.',
  'This path does not know that method': 'Dieser Pfad kennt diese Methode nicht',
  'The request took too long': 'Die Anfrage dauerte zu lange',
  'The request contradicts the present state': 'Die Anfrage widerspricht dem jetzigen Stand',
  'Read the present state, then decide again.': 'Lies den jetzigen Stand und entscheide dann neu.',
  'Somebody else is changing the same data': 'Jemand anderes ändert gerade dieselben Daten',
  'Send the same request again after the time that Retry-After names.':
    'Sende dieselbe Anfrage nach der in Retry-After genannten Zeit noch einmal.',
  'Too many of yours wait already': 'Zu viel von dir wartet schon',
  'Wait for answers, or withdraw what is settled.': 'Warte auf Antworten oder zieh zurück, was erledigt ist.',
  'The first request with this key is still running': 'Die erste Anfrage mit diesem Schlüssel läuft noch',
  'The first request with this key was carried out, and its answer is lost':
    'Die erste Anfrage mit diesem Schlüssel wurde ausgeführt, und ihre Antwort ist verloren',
  'Look at what it was about before you send anything again, then use a new key.':
    'Sieh nach, worum es ging, bevor du wieder etwas sendest, und verwende dann einen neuen Schlüssel.',
  'This was changed since you opened it': 'Das wurde geändert, seit du es geöffnet hast',
  'Reload it and retry with the current version.': 'Lade es neu und versuche es mit der jetzigen Fassung noch einmal.',
  'The request must name the version that it changes': 'Die Anfrage muss die Fassung nennen, die sie ändert',
  'The body is too large': 'Der Inhalt ist zu groß',
  'The address is too long': 'Die Adresse ist zu lang',
  'Shorten the path or the parameters.': 'Kürze den Pfad oder die Parameter.',
  'The body has a type that is not read here': 'Der Inhalt hat eine Art, die hier nicht gelesen wird',
  'The request is understood and refused': 'Die Anfrage ist verstanden und abgelehnt',
  'Correct what is named and send the request again.':
    'Korrigiere, was genannt ist, und sende die Anfrage noch einmal.',
  'The key belongs to another request': 'Der Schlüssel gehört zu einer anderen Anfrage',
  'Too many requests': 'Zu viele Anfragen',
  'Wait, then go on more slowly.': 'Warte und mach dann langsamer weiter.',
  'A limit is reached': 'Eine Grenze ist erreicht',
  'Try again after the time that Retry-After names.': 'Versuche es nach der in Retry-After genannten Zeit noch einmal.',
  'Something went wrong on our side': 'Bei uns ist etwas schiefgegangen',
  'Try again; if it happens again, tell the operator the request id.':
    'Versuche es noch einmal; geschieht es wieder, nenne dem Betreiber die Nummer der Anfrage.',
  'This is not done here': 'Das wird hier nicht getan',
  'See /docs for what is.': 'Unter /docs steht, was getan wird.',
  'The service is not available at the moment': 'Der Dienst ist gerade nicht verfügbar',
  'Send the same request again after the time that Retry-After names; nothing acknowledged is lost.':
    'Sende dieselbe Anfrage nach der in Retry-After genannten Zeit noch einmal; nichts Bestätigtes geht verloren.',
  'The disk of the server is nearly full': 'Der Datenträger des Servers ist fast voll',
  'Send the same request again later. Storing goes on by itself as soon as an operator has freed some space.':
    'Sende dieselbe Anfrage später noch einmal. Sobald der Betreiber Platz geschaffen hat, wird von selbst wieder gespeichert.',
  'The request failed with an unexpected error.': 'Die Anfrage schlug mit einem unerwarteten Fehler fehl.',
  'The database cannot be reached.': 'Die Datenbank ist nicht erreichbar.',
  'The disk of the database is full; nothing of the request was stored.':
    'Der Datenträger der Datenbank ist voll; von der Anfrage wurde nichts gespeichert.',
  'The request was refused.': 'Die Anfrage wurde abgelehnt.',
  'What you asked for is being replaced by a new run at the moment.':
    'Was du abgefragt hast, wird gerade durch einen neuen Lauf ersetzt.',
  'Another request or a refresh is changing the same data. This request waited 5 seconds, and nothing was changed.':
    'Eine andere Anfrage oder eine Neuberechnung ändert dieselben Daten. Diese Anfrage hat 5 Sekunden gewartet, und nichts wurde geändert.',
  'The database needed more than 10 seconds for one step of this request, so it was stopped. Nothing was changed.':
    'Die Datenbank brauchte mehr als 10 Sekunden für einen Schritt dieser Anfrage, deshalb wurde sie abgebrochen. Nichts wurde geändert.',
  'The server was too busy to finish the request in time. Nothing was changed.':
    'Der Server war zu beschäftigt, um die Anfrage rechtzeitig zu beenden. Nichts wurde geändert.',
  'Nothing was changed.': 'Nichts wurde geändert.',
  'Nothing is served at {0}.': 'Unter {0} gibt es nichts.',
  'Try again after {0}.': 'Versuche es nach {0} noch einmal.',
  'Waiting does not help: this is more at once than a whole day allows.':
    'Warten hilft nicht: Das ist auf einmal mehr, als ein ganzer Tag erlaubt.',
  'An administrator can create an account for you before then.':
    'Die Administration kann dir vorher ein Konto anlegen.',
  'The operator of this site can raise the limit.': 'Der Betreiber dieser Website kann die Grenze anheben.',
  'A coordinator can submit more, or the operator of this site can raise the limit.':
    'Die Koordination kann mehr einreichen, oder der Betreiber dieser Website kann die Grenze anheben.',
  'A coordinator can approve you as a director, which lifts this limit.':
    'Die Koordination kann dich als Turnierleitung anerkennen, dann entfällt diese Grenze.',
  'There is no tournament with this id.': 'Es gibt kein Turnier mit dieser Nummer.',
  'You are not this player and not their coordinator.': 'Du bist weder dieser Spieler noch seine Koordination.',
  'Your roles rest: your account has no second factor yet.':
    'Deine Rollen ruhen: Dein Konto hat noch keinen zweiten Faktor.',
  'You have no such role.': 'Du hast keine solche Rolle.',
  'The request has neither a token nor a session.': 'Die Anfrage hat weder einen Token noch eine Sitzung.',
  'The token is not one of ours.': 'Der Token ist keiner von uns.',
  'The token has a typing error.': 'Der Token hat einen Tippfehler.',
  'The token expired at {0}.': 'Der Token ist am {0} abgelaufen.',
  'The account of the token is disabled.': 'Das Konto des Tokens ist gesperrt.',
  'The token is unknown here or was revoked.': 'Der Token ist hier unbekannt oder widerrufen.',
  'The session is over: it was not used for long, or began long ago.':
    'Die Sitzung ist vorbei: Sie wurde lange nicht benutzt oder begann vor langer Zeit.',
  'The account of the session is disabled.': 'Das Konto der Sitzung ist gesperrt.',
  'The session is unknown here or has ended.': 'Die Sitzung ist hier unbekannt oder beendet.',
  'The browser says that a page of another site, or nobody, sends this request.':
    'Der Browser sagt, dass eine Seite einer anderen Website oder niemand diese Anfrage sendet.',
  'The request has no CSRF token.': 'Die Anfrage hat keinen CSRF-Token.',
  'The CSRF token is not that of this session.': 'Der CSRF-Token ist nicht der dieser Sitzung.',
  'Another request with this Idempotency-Key is being worked on.':
    'Eine andere Anfrage mit diesem Idempotency-Key wird gerade bearbeitet.',
};
