/** Reports against what is stored. */
export const TOLD_INTAKE: Readonly<Record<string, string>> = {
  'Directors withdraw a tournament alone while its report is on time: this one until the end of {0}, local time (policy {1}).':
    'Turnierleitungen ziehen ein Turnier allein zurück, solange sein Bericht rechtzeitig ist: dieses bis zum Ende des {0}, Ortszeit (Richtlinie {1}).',
  'The sender is not an approved director in the place of this tournament.':
    'Der Absender ist am Ort dieses Turniers nicht als Turnierleitung anerkannt.',
  'The sender played in this tournament, so the withdrawal would remove their own results.':
    'Der Absender hat in diesem Turnier gespielt, der Rückzug würde also eigene Ergebnisse entfernen.',
  'Send a corrected report: the rules of today cannot score this one.':
    'Sende einen berichtigten Bericht: Mit den heutigen Regeln lässt sich dieser nicht berechnen.',
  'season {0}': 'der Saison {0}',
  'the {0} of season {1}': '{0:w} der Saison {1}',
  'The tournament counts in {0} of the league "{1}", which is closed':
    'Das Turnier zählt in {0} der Liga „{1}“, und dieser Teil ist abgeschlossen',
  'The players {0} and {1} may be one person: both are called {2}, and they never played in the same tournament.':
    'Die Spieler {0:raw} und {1:raw} könnten eine Person sein: Beide heißen {2:raw}, und sie spielten nie im selben Turnier.',
  'If they are one person, merge one into the other. If they are two, say that it is fine.':
    'Sind sie eine Person, lege sie zusammen. Sind es zwei, sage, dass es in Ordnung ist.',
  'This may be the same tournament as {0} (/api/v1/tournaments/{1}): {2}.':
    'Das könnte noch einmal das Turnier {0:raw} sein (/api/v1/tournaments/{1}): {2}.',
  'If they are one tournament, do not report it again; to correct it, send a revision of the other one. If they are two, confirm this with a reason.':
    'Ist es dasselbe Turnier, melde es nicht noch einmal; zum Berichtigen sende eine neue Fassung des anderen. Sind es zwei, bestätige das mit einem Grund.',
  '{0} of {1} and {2} of {3} are the same': '{0} von {1} und {2} von {3} sind gleich',
  'all {0} scores are the same, {1} of them different': 'alle {0} Spielstände sind gleich, {1} davon verschiedene',
  '{0} was expected to win {1} of 100 games against new players, and lost {2} of {3}.':
    '{0} hätte gegen neue Spieler {1} von 100 Spielen gewinnen sollen und verlor {2} von {3}.',
  'Check the results and who the new players are. If the report is right, confirm this with a reason.':
    'Prüfe die Ergebnisse und wer die neuen Spieler sind. Stimmt der Bericht, bestätige das mit einem Grund.',
  '{0} of {1} are new here, and {2}, who is known, won.':
    '{0} von {1} sind hier neu, und gewonnen hat {2}, der bekannt ist.',
  'Check the handles of the new players: some may be misspelt. If the report is right, confirm this with a reason.':
    'Prüfe die Handles der neuen Spieler: Einige könnten falsch geschrieben sein. Stimmt der Bericht, bestätige das mit einem Grund.',
  '{0} played in {1} at the same time (/api/v1/tournaments/{2}), {3}.':
    '{0} spielte zur selben Zeit in {1:raw} (/api/v1/tournaments/{2}), {3}.',
  'Correct the players, the times or the place. If the report is right, confirm this with a reason.':
    'Korrigiere die Spieler, die Zeiten oder den Ort. Stimmt der Bericht, bestätige das mit einem Grund.',
  'in another country ({0} and {1})': 'in einem anderen Land ({0} und {1})',
  '{0} km away': '{0} km entfernt',
  '"{0}" among them': 'darunter „{0}“',
  'without them': 'ohne sie',
  '{0} with other details': '{0} mit anderen Angaben',
  'your result in {0}': 'dein Ergebnis in {0}',
  'round {0}': 'Runde {0}',
  '{0} round {1}': '{0} Runde {1}',
  'won by {0}': 'gewonnen von {0}',
  'the final confrontation': 'die finale Konfrontation',
  '{0} more': '{0} weitere',
  '{0} of {1}': '{0} von {1}',
  'The report does not say {0}. The bonus {1} {2} {3} for it: no bonus.':
    'Im Bericht fehlt: {0}. Die Bonusregeln {2} fragen danach: kein Bonus.',
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
  'Did you mean "{0}"?': 'Meintest du „{0}“?',
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
  'The league points of this tournament wait: neither the director of league "{0}" nor one of their alternates has flagged it (Organized Play Guide 4.2, section 12.2).':
    'Die Ligapunkte dieses Turniers warten: Weder die Leitung der Liga „{0}“ noch ihre Stellvertretung hat es markiert (Organized Play Guide 4.2, section 12.2).',
  'Ask the league director to flag it. They find it at /api/v1/leagues/{0}/not-counting?reason=not-flagged and flag it with POST /api/v1/leagues/{1}/flags.':
    'Bitte die Ligaleitung, es zu markieren. Sie findet es unter /api/v1/leagues/{0}/not-counting?reason=not-flagged und markiert es mit POST /api/v1/leagues/{1}/flags.',
  'The league points of this tournament wait: {0} {1} of league "{2}" is closed.':
    'Die Ligapunkte dieses Turniers warten: {0} {1} der Liga „{2}“ ist abgeschlossen.',
  'the {0} of season': '{0:w} der Saison',
  'Ask a coordinator to flag it for the league: POST /api/v1/leagues/{0}/flags.':
    'Bitte die Koordination, es für die Liga zu markieren: POST /api/v1/leagues/{0}/flags.',
  '{0} took part, but league points need at least {1} (Organized Play Guide 4.2, section 12.4). The tournament gives none.':
    '{0} nahmen teil, Ligapunkte brauchen aber mindestens {1} (Organized Play Guide 4.2, section 12.4). Das Turnier gibt keine.',
  'No change is needed. This concerns league points alone.':
    'Keine Änderung nötig. Das betrifft allein die Ligapunkte.',
  'The {0} of season {1} {2} had its {3} tournaments (Organized Play Guide 4.2, section 12.2), so this one gives no league points.':
    '{0} der Saison {1} {2} hatte ihre {3} Turniere (Organized Play Guide 4.2, section 12.2), daher gibt dieses keine Ligapunkte.',
  'The {0} of season {1} {2} had its {3} tournaments (Organized Play Guide 4.2, section 12.2). This tournament comes before the last of them, which gives no league points any more.':
    '{0} der Saison {1} {2} hatte ihre {3} Turniere (Organized Play Guide 4.2, section 12.2). Dieses Turnier liegt vor dem letzten davon, das nun keine Ligapunkte mehr gibt.',
  'Check the date, or ask the league director which of them count for the league.':
    'Prüfe das Datum oder frag die Ligaleitung, welche Turniere für die Liga zählen.',
  '"{0}" is not known, so the report creates a new player.':
    '„{0}“ ist nicht bekannt, daher legt der Bericht einen neuen Spieler an.',
  '{0}If this is a misspelt known handle, send a corrected report.':
    '{0}Ist das ein falsch geschriebenes bekanntes Handle, sende einen berichtigten Bericht.',
  'Nobody has the handle "{0}", and createPlayers=false allows no new players.':
    'Niemand hat das Handle „{0}“, und der Bericht soll keine Spieler anlegen.',
  '{0}Give the handle of a known player, or send the report with createPlayers=true.':
    '{0}Gib das Handle eines bekannten Spielers an oder sende den Bericht mit createPlayers=true.',
  'Nobody has the handle "{0}"; the entry counts for {1}, the only player of this name.':
    'Niemand hat das Handle „{0}“; der Eintrag zählt für {1}, den einzigen Spieler dieses Namens.',
  'Give their handle next time. If it is another person, send a corrected report with a handle of their own, and their name left out or told from the other by a middle initial.':
    'Gib nächstes Mal dessen Handle an. Ist es eine andere Person, sende einen berichtigten Bericht mit eigenem Handle, und lass ihren Namen weg oder unterscheide ihn durch einen Mittelbuchstaben.',
  'By its name the entry "{0}" means {1}, and so does the entry "{2}".':
    'Dem Namen nach meint der Eintrag „{0}“ {1}, den auch der Eintrag „{2}“ meint.',
  'Name every player once. If they are two people, give the second a handle of their own, and leave their name out or add a middle initial.':
    'Nenne jeden Spieler einmal. Sind es zwei Personen, gib der zweiten ein eigenes Handle und lass ihren Namen weg oder füge einen Mittelbuchstaben hinzu.',
  'Did you mean {0}?': 'Meintest du {0}?',
  '"{0}" was announced for this day and cancelled{1}.': '„{0}“ war für diesen Tag angekündigt und wurde abgesagt{1}.',
  'If it was played all the same, or if this is another tournament, confirm this with the reason.':
    'Wurde es trotzdem gespielt oder ist es ein anderes Turnier, bestätige das mit dem Grund.',
  'It is "{0}", announced here on {1}. The announcement counts as its registration.':
    'Es ist „{0}“, hier angekündigt am {1}. Die Ankündigung zählt als Anmeldung.',
  'No change is needed.': 'Keine Änderung nötig.',
  '"{0}" was announced here on {1} for this day. Is it this one?':
    '„{0}“ wurde hier am {1} für diesen Tag angekündigt. Ist es dieses?',
  'If it is, confirm "is-announced"; the report need not say when it was registered. If it is another tournament, confirm "announced-here" with the reason.':
    'Wenn ja, bestätige „is-announced“; der Bericht muss dann nicht sagen, wann es angemeldet wurde. Ist es ein anderes Turnier, bestätige „announced-here“ mit dem Grund.',
  'The report says that the tournament is {0}, but "{1}" was announced as {2}. The announcement counts.':
    'Der Bericht nennt das Turnier {0}, „{1}“ war aber als {2} angekündigt. Es zählt die Ankündigung.',
  'If that is wrong, ask a coordinator of the place to change it.':
    'Ist das falsch, bitte die Koordination des Ortes, es zu ändern.',
  'imported: waits for the refresh that ends the import':
    'importiert: wartet auf die Neuberechnung, die den Import beendet',
  'received after the end of {0}, local time, until when it was on time: waits for the next refresh':
    'nach dem Ende des {0}, Ortszeit, eingegangen, bis zu dem es rechtzeitig war: wartet auf die nächste Neuberechnung',
  'Reports of this tournament were on time until the end of {0}, local time: {1} days after its last day (policy {2}).':
    'Berichte dieses Turniers waren rechtzeitig bis zum Ende des {0}, Ortszeit: {1} Tage nach seinem letzten Tag (Richtlinie {2}).',
  'It is stored and is rated by the next weekly refresh; a coordinator can ask for one sooner.':
    'Er ist gespeichert, und die nächste wöchentliche Neuberechnung wertet ihn; die Koordination kann eine frühere anfordern.',
  'It is stored and is published by the next weekly refresh; a coordinator can ask for one sooner.':
    'Er ist gespeichert, und die nächste wöchentliche Neuberechnung veröffentlicht ihn; die Koordination kann eine frühere anfordern.',
  'The decision about the report comes first. The weekly refresh after that rates it.':
    'Zuerst wird über den Bericht entschieden. Die wöchentliche Neuberechnung danach wertet ihn.',
  'The decision about the report comes first. The weekly refresh after that publishes it.':
    'Zuerst wird über den Bericht entschieden. Die wöchentliche Neuberechnung danach veröffentlicht ihn.',
  'The decision about the report does not depend on this. /api/v1/publication says whether publishing is still paused.':
    'Die Entscheidung über den Bericht hängt davon nicht ab. /api/v1/publication sagt, ob die Veröffentlichung noch ruht.',
  'Publishing is paused since {0}. Numbers of new reports appear when a coordinator resumes publishing.':
    'Die Veröffentlichung ruht seit {0}. Zahlen neuer Berichte erscheinen, wenn die Koordination die Veröffentlichung fortsetzt.',
  'You need to do nothing. /api/v1/publication says whether publishing is still paused.':
    'Du musst nichts tun. /api/v1/publication sagt, ob die Veröffentlichung noch ruht.',
  'Directors could report this tournament until the end of {0}, local time: {1} days after its last day (policy {2}).':
    'Turnierleitungen konnten dieses Turnier bis zum Ende des {0} melden, Ortszeit: {1} Tage nach seinem letzten Tag (Richtlinie {2}).',
  'Ask a coordinator of the place to send this report, or correct the date.':
    'Bitte die Koordination des Ortes, diesen Bericht zu senden, oder korrigiere das Datum.',
  'The sender must confirm {0}, each with a reason: {1}.':
    'Der Absender muss {0} bestätigen, jeweils mit einem Grund: {1}.',
  '"{0}" is an approved director, but not in the place of this tournament':
    '„{0}“ ist als Turnierleitung anerkannt, aber nicht am Ort dieses Turniers',
  '"{0}" is not an approved director': '„{0}“ ist nicht als Turnierleitung anerkannt',
  '{0}, so the report waits for a coordinator and counts nothing until then.':
    '{0}; deshalb wartet der Bericht auf die Koordination und zählt bis dahin nicht.',
  'You need to do nothing: a coordinator of the place approves or declines it, and its time of receipt counts. Ask them to approve you as a director, so that your next reports count at once.':
    'Du musst nichts tun: Die Koordination des Ortes gibt ihn frei oder lehnt ihn ab, und es zählt die Zeit seines Eingangs. Bitte sie, dich als Turnierleitung anzuerkennen, damit deine nächsten Berichte sofort zählen.',
  '{0}, so the revision waits for a coordinator. Until then the current revision counts.':
    '{0}; deshalb wartet die Fassung auf die Koordination. Bis dahin zählt die jetzige Fassung.',
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
  'Level {0} ({1}) counts: the application "{2}" for {3} ({4}) was approved.':
    'Stufe {0} ({1}) gilt: Der Antrag „{2}“ für {3} ({4}) wurde genehmigt.',
  'Nothing: the application is used for this tournament.': 'Nichts: Der Antrag wird für dieses Turnier verwendet.',
  'no approved application fits a {0} tournament in {1} on {2} of {3}':
    'kein genehmigter Antrag passt zu einem Turnier der Art {0} in {1} am {2} von {3}',
  'no director': 'keine Turnierleitung',
  'the application "{0}" ({1}) is used for tournament {2} already':
    'der Antrag „{0}“ ({1}) wird schon für das Turnier {2:raw} verwendet',
  'The tournament counts as level 1, not {0}: {1}.': 'Das Turnier zählt als Stufe 1, nicht {0}: {1}.',
  'Ask a coordinator of the place to set its level (PATCH /api/v1/tournaments/{id}); where it was not allotted, send level 1.':
    'Bitte die Koordination des Ortes, seine Stufe zu setzen (PATCH /api/v1/tournaments/{id}); wurde sie nicht zugeteilt, sende Stufe 1.',
  'The tournament counts as a local one of level 1, not as the Champions League: no coordinator says that it is.':
    'Das Turnier zählt als lokales der Stufe 1, nicht als Champions League: Keine Koordination sagt, dass es sie ist.',
  'Ask a coordinator of the place to let the report stand (PATCH /api/v1/tournaments/{id}, level null; Organized Play Guide 4.2, section 12.7); where it is another tournament, send kind local.':
    'Bitte die Koordination des Ortes, den Bericht gelten zu lassen (PATCH /api/v1/tournaments/{id}, level null; Organized Play Guide 4.2, section 12.7); ist es ein anderes Turnier, sende kind local.',
  'a coordinator named it in a report': 'die Koordination hat ihn in einem Bericht genannt',
  'tournaments of imported history were played there': 'importierte Turniere wurden dort gespielt',
  'No region is called {0}.{1}': 'Keine Region heißt {0}.{1}',
  'It is kept as written; known regions are listed at /api/v1/regions, and the coordinator of the continent adds others.':
    'Sie bleibt, wie sie ist; bekannte Regionen stehen unter /api/v1/regions, und die Koordination des Kontinents fügt weitere hinzu.',
  'The venue {0} was refused by {1}: {2}.': 'Der Spielort {0} wurde von {1} abgelehnt: {2}.',
  'no reason': 'kein Grund',
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
  'came with an export': 'kam mit einem Export',
  '"{0}" and "{1}" are handles of one player.': '„{0}“ und „{1}“ sind Handles desselben Spielers.',
  'Name this player once. If they are two people, ask a coordinator to undo their merge.':
    'Nenne diesen Spieler einmal. Sind es zwei Personen, bitte die Koordination, ihre Zusammenlegung rückgängig zu machen.',
  'The database does not take this report: {0}.': 'Die Datenbank nimmt diesen Bericht nicht an: {0}.',
  'Look in the report for a number beyond all measure, or a character that nobody can see.':
    'Such im Bericht nach einer maßlosen Zahl oder einem Zeichen, das niemand sehen kann.',
  '"{0}" begins at the same place and time.': '„{0}“ beginnt am selben Ort zur selben Zeit.',
  'If both are to be played there, no change is needed; if they are one tournament, cancel this one.':
    'Sollen beide dort gespielt werden, ist keine Änderung nötig; sind sie ein Turnier, sag dieses ab.',
  '{0} of several corrections are refused': '{0} von mehreren Berichtigungen sind abgelehnt',
  'No published chain has a seed left.': 'Keine veröffentlichte Kette hat noch einen Startwert.',
};
