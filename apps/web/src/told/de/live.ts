/** Live tournaments. */
export const TOLD_LIVE: Readonly<Record<string, string>> = {
  '{0} changed places: {1}': '{0} haben die Plätze getauscht: {1:raw}',
  'Round {0} was paired.': 'Runde {0} wurde gepaart.',
  'Round {0} was paired again: {1}': 'Runde {0} wurde noch einmal gepaart: {1:raw}',
  '{0} changed places in round {1}: {2}': '{0} haben in Runde {1} die Plätze getauscht: {2:raw}',
  'Round {0} was started.': 'Runde {0} wurde begonnen.',
  '{0} dropped.': '{0} ist ausgestiegen.',
  '{0} came back.': '{0} ist zurück.',
  '{0} rounds are planned now.': 'Jetzt sind {0} Runden geplant.',
  'The bracket of {0} was published.': 'Der Turnierbaum mit {0} wurde veröffentlicht.',
  'The bracket was withdrawn: {0}': 'Der Turnierbaum wurde zurückgezogen: {0:raw}',
  '{0} heats are planned.': '{0} Vorrunden sind geplant.',
  '{0} from the heats {1} the finals.{2}': 'Aus den Vorrunden im Finale: {0}.{2}',
  '{0} won the final confrontation.': '{0} hat die finale Konfrontation gewonnen.',
  'The tournament was finished.': 'Das Turnier wurde beendet.',
  'The tournament was opened again: {0}': 'Das Turnier wurde wieder geöffnet: {0:raw}',
  '{0} was entered.': '{0} wurde eingetragen.',
  '{0} is {1}.': '{0} ist {1}.',
  'The director plays too, approved by {0}. {1} and {2} are the deputies.':
    'Die Leitung spielt mit, gebilligt von {0}. {1} und {2} vertreten sie.',
  'Round {0}': 'Runde {0}',
  'The game of {0} in round {1}': 'Das Spiel von {0} in Runde {1}',
  '{0} is played until {1} UTC{2}': '{0}: gespielt wird bis {1} UTC{2}',
  '{0} {1} drawn.': 'Ausgelost: {0}.',
  'Who begins in round {0} was drawn.': 'Es wurde ausgelost, wer in Runde {0} beginnt.',
  'The rules of round {0} were drawn.': 'Die Regeln der Runde {0} wurden ausgelost.',
  '{0} was taken off the list.': '{0} wurde von der Liste genommen.',
  '{0} checked in.': '{0} ist eingetroffen.',
  'The check-in of {0} was undone.': 'Das Eintreffen von {0} wurde zurückgenommen.',
  '{0} has a new link.': '{0} hat einen neuen Link.',
  '{0} helps.': '{0} hilft.',
  '{0} no longer helps.': '{0} hilft nicht mehr.',
  'The clock of round {0} was paused.': 'Die Uhr der Runde {0} wurde angehalten.',
  'The clock of round {0} runs again.': 'Die Uhr der Runde {0} läuft wieder.',
  'for {0}': 'für {0}',
  'Round {0} has {1} more minutes{2}{3}': 'Runde {0} hat {1} Minuten mehr{2}{3}',
  'The result of {0} in round {1} was entered{2}': 'Das Ergebnis von {0} in Runde {1} wurde eingetragen{2:raw}',
  'The game of {0} in round {1} is delayed: {2}': 'Das Spiel von {0} in Runde {1} ist verschoben: {2:raw}',
  'The game of {0} in round {1} was not finished: {2}': 'Das Spiel von {0} in Runde {1} wurde nicht beendet: {2:raw}',
  'plays with rule {0}, or once instead with rule {1}': 'spielt mit Regel {0}, oder einmal stattdessen mit Regel {1}',
  'has the first turn': 'hat den ersten Zug',
  '{0}, heat {1}': '{0}, Vorrunde {1}',
  'wins (modified)': 'gewinnt (modifiziert)',
  'true tie': 'echtes Unentschieden',
  'loses (modified)': 'verliert (modifiziert)',
  'on time': 'auf Zeit',
  'automatic loss': 'automatische Niederlage',
  'both lose automatically': 'beide verlieren automatisch',
  'by a game effect': 'durch einen Effekt im Spiel',
  'decks empty': 'Decks leer',
  'tie {0}': 'unentschieden {0}',
  '{0} wins {1}': '{0} gewinnt {1}',
  '; {0} went out': '; {0} spielte zuerst aus',
  'not played: both have a Missed Game': 'nicht gespielt: beide haben ein verpasstes Spiel',
  'not played: {0} has a Missed Game, {1} has a bye':
    'nicht gespielt: {0} hat ein verpasstes Spiel, {1} hat ein Freilos',
  'not played: {0} has a bye, {1} has no result': 'nicht gespielt: {0} hat ein Freilos, {1} hat kein Ergebnis',
  'not played: {0} wins, {1} loses': 'nicht gespielt: {0} gewinnt, {1} verliert',
  'not played: {0} has a full win, {1} has a full loss':
    'nicht gespielt: {0} hat einen vollen Sieg, {1} eine volle Niederlage',
  'not played: {0} has a full win 2(+100), {1} has a full loss 0(-100)':
    'nicht gespielt: {0} hat einen vollen Sieg 2(+100), {1} eine volle Niederlage 0(-100)',
  'not played: neither has a result': 'nicht gespielt: keiner hat ein Ergebnis',
  'The tournament is finished. Submit its report.': 'Das Turnier ist beendet. Reiche seinen Bericht ein.',
  'Play the {0} heats. Then let their best players play the finals.':
    'Spielt die {0} Vorrunden. Lass dann ihre besten Spieler das Finale spielen.',
  '{0} of the bracket can be played.': 'Im Turnierbaum sind spielbar: {0}.',
  'The bracket is played. Finish the tournament.': 'Der Turnierbaum ist ausgespielt. Beende das Turnier.',
  'Check in the players: {0} checked in, and a tournament needs {1}.':
    'Erfasse das Eintreffen der Spieler: {0} da, ein Turnier braucht {1}.',
  '{0} players are checked in. Pair round 1 when everybody is here.':
    '{0} Spieler sind eingetroffen. Paare Runde 1, wenn alle da sind.',
  'Somebody of round {0} has gone. Pair it again.': 'Jemand aus Runde {0} ist gegangen. Paare sie noch einmal.',
  'Round {0} is paired. Look at it, then start the round.':
    'Runde {0} ist gepaart. Sieh sie dir an und beginne dann die Runde.',
  '{0} with two different results: decide which one counts.':
    '{0} mit zwei verschiedenen Ergebnissen: Entscheide, welches zählt.',
  'Round {0}: {1} to come.{2}': 'Runde {0}: {1} fehlen noch.{2}',
  'of {0}': 'von {0}',
  'All results of round {0}{1} are here. Pair round {2}.': 'Alle Ergebnisse der Runde {0}{1} sind da. Paare Runde {2}.',
  '{0} are tied at the top. Let them play the final confrontation, or finish the tournament.':
    '{0} liegen an der Spitze gleichauf. Lass sie die finale Konfrontation spielen oder beende das Turnier.',
  'All rounds are played. Check the standings, then finish the tournament.':
    'Alle Runden sind gespielt. Prüfe den Endstand und beende dann das Turnier.',
  'Their game is delayed.': 'Ihr Spiel ist verschoben.',
  'plays the deck of {0}': 'spielt das Deck von {0}',
  'a handle of 1 to 64 visible characters': 'ein Handle aus 1 bis 64 sichtbaren Zeichen',
  'a reason in at most {0} characters': 'ein Grund mit höchstens {0} Zeichen',
  'the number of a round, from 1 on': 'die Nummer einer Runde, ab 1',
  'a whole number': 'eine ganze Zahl',
  'two handles': 'zwei Handles',
  'an object as the format quadrant/1 has it': 'ein Objekt, wie es das Format quadrant/1 hat',
  'an instant in ISO 8601, such as 2014-12-06T18:00:00Z': 'ein Zeitpunkt nach ISO 8601, etwa 2014-12-06T18:00:00Z',
  'the handles of the players': 'die Handles der Spieler',
  'a handle, or null where it was neither of the two': 'ein Handle, oder null, wenn es keiner der beiden war',
  'the name of a bracket': 'der Name eines Turnierbaums',
  'up to {0} handles, the first seed first': 'bis zu {0} Handles, der erste Setzplatz zuerst',
  'a number of heats from 2 to {0}': 'eine Zahl von Vorrunden von 2 bis {0}',
  'the name of a bracket, or null for Tribbles': 'der Name eines Turnierbaums, oder null für Tribbles',
  'must be one of {0}': 'muss eines davon sein: {0}',
  'must be {0}': 'muss sein: {0}',
  'is not known in {0}': 'ist in {0} nicht bekannt',
  'The round was paired again: {0}': 'Die Runde wurde noch einmal gepaart: {0:raw}',
  'The pod has no points of {0}.': 'Dem Pod fehlen die Punkte von {0}.',
  'Give each player of the pod their points of this round, 0 where they have none.':
    'Gib für alle im Pod die Punkte dieser Runde an, 0 für keine.',
  'The tournament is on another day': 'Das Turnier ist an einem anderen Tag',
  'It was announced for {0}.': 'Es war für {0} angekündigt.',
  'Begin it on that day, or change the date of the announcement.':
    'Beginne es an diesem Tag oder ändere das Datum der Ankündigung.',
  'The day of the tournament is over': 'Der Tag des Turniers ist vorbei',
  'If it was played, submit its results at /submit. If it is played now, begin it with "isLate"; or postpone the announcement.':
    'Wurde es gespielt, reiche seine Ergebnisse unter /submit ein. Wird es jetzt gespielt, beginne es mit „isLate“; oder verschiebe die Ankündigung.',
  'There is no live tournament with this id.': 'Es gibt kein Live-Turnier mit dieser Nummer.',
  'Your live tournaments are listed at /api/v1/live/mine and on /my/tournaments.':
    'Deine Live-Turniere stehen unter /api/v1/live/mine und auf /my/tournaments.',
  'This tournament has begun already': 'Dieses Turnier hat schon begonnen',
  'Live tournament {0} was begun from this announcement.':
    'Aus dieser Ankündigung wurde das Live-Turnier {0} begonnen.',
  'Go on with it: /live/{0}/run.': 'Mach dort weiter: /live/{0}/run.',
  'This key was used for something else': 'Dieser Schlüssel wurde für etwas anderes verwendet',
  'An entry with the key {0} is in the log, and it says something else.':
    'Ein Eintrag mit dem Schlüssel {0} steht im Protokoll und sagt etwas anderes.',
  'Send a new entry with its own key.': 'Sende einen neuen Eintrag mit einem eigenen Schlüssel.',
  'This link is not valid': 'Dieser Link ist ungültig',
  'The link is wrong, was replaced by the director, or its tournament is over.':
    'Der Link ist falsch, wurde von der Turnierleitung ersetzt, oder sein Turnier ist vorbei.',
  'Ask the director for your present link.': 'Bitte die Turnierleitung um deinen jetzigen Link.',
  'The player plays in another live tournament': 'Der Spieler spielt in einem anderen Live-Turnier',
  '"{0}" is checked in at a live tournament of an approved director at the moment, and nobody has approved the account that began this one.':
    '„{0}“ ist gerade im laufenden Turnier einer anerkannten Turnierleitung als eingetroffen erfasst, und das Konto, das dieses begonnen hat, ist nicht anerkannt.',
  '"{0}" is checked in at another live tournament too.':
    '„{0}“ ist auch in einem anderen laufenden Turnier als eingetroffen erfasst.',
  'Ask the player which one they play in. If they are not here, undo the check-in.':
    'Frag, in welchem die Person spielt. Ist sie nicht hier, nimm ihr Eintreffen zurück.',
  'must have at most {0} characters': 'darf höchstens {0} Zeichen haben',
  'Ask the player which one they play in. If they are here, check them in with a reason ("although"), or let them check in by their own link. To correct the handle of a player who is checked in, undo the check-in first.':
    'Frag, in welchem die Person spielt. Ist sie hier, erfasse ihr Eintreffen mit einem Grund („although“), oder lass sie es über ihren Link selbst erfassen. Um das Handle eines eingetroffenen Spielers zu berichtigen, nimm zuerst sein Eintreffen zurück.',
  'The tournament is finished': 'Das Turnier ist beendet',
  'Nothing can be entered into a tournament that is finished.':
    'In ein beendetes Turnier kann nichts eingetragen werden.',
  'To correct something before the report is submitted, open the tournament again with a reason.':
    'Um vor dem Einreichen des Berichts etwas zu berichtigen, öffne das Turnier mit einem Grund wieder.',
  'The tournament is not finished': 'Das Turnier ist nicht beendet',
  'The tournament is still being played.': 'Das Turnier wird noch gespielt.',
  'Enter what is missing, then finish the tournament.': 'Trag ein, was fehlt, und beende dann das Turnier.',
  'Since you opened the page: {0}': 'Seit du die Seite geöffnet hast: {0}',
  'Look at the page again, then decide.': 'Sieh dir die Seite noch einmal an und entscheide dann.',
  'The player cannot be entered like this': 'Der Spieler kann so nicht eingetragen werden',
  'The player is not in this tournament': 'Der Spieler ist nicht in diesem Turnier',
  'No player here has the handle {0}, or they are not playing.':
    'Hier hat niemand das Handle {0}, oder dieser Spieler spielt nicht.',
  'Check the spelling, or enter and check in the player first.':
    'Prüfe die Schreibweise oder trag den Spieler zuerst ein und erfasse sein Eintreffen.',
  'The player is not playing': 'Der Spieler spielt nicht',
  'has dropped': 'ist ausgestiegen',
  'is not checked in': 'ist nicht eingetroffen',
  'Let them come back first.': 'Lass den Spieler zuerst zurückkommen.',
  'Check the player in, or take them off the list.': 'Erfasse sein Eintreffen oder nimm ihn von der Liste.',
  'That player is on the list already': 'Dieser Spieler steht schon auf der Liste',
  '"{0}" is a player of this tournament already.': '„{0}“ spielt schon in diesem Turnier.',
  'Take the misspelled handle off the list.': 'Nimm das falsch geschriebene Handle von der Liste.',
  'The director needs approval to play': 'Die Leitung braucht Zustimmung, um mitzuspielen',
  '"{0}" directs this tournament. More than half of the players have to approve, and two others act as deputies (Organized Play Guide 4.2, section 7.1).':
    '„{0}“ leitet dieses Turnier. Mehr als die Hälfte der Spieler muss zustimmen, und zwei andere vertreten die Leitung (Organized Play Guide 4.2, section 7.1).',
  'Ask the players, then enter how many approve and the two deputies ("let-director-play").':
    'Frag die Spieler und trag dann ein, wie viele zustimmen und wer vertritt („let-director-play“).',
  'Too few players approve': 'Zu wenige Spieler stimmen zu',
  '{0} of {1} approve. It has to be more than half of them.':
    '{0} von {1} stimmen zu. Es muss mehr als die Hälfte sein.',
  'Enter a number from {0} to {1}, or do not play.': 'Trag eine Zahl von {0} bis {1} ein, oder spiel nicht mit.',
  'Two other directors are needed': 'Zwei andere Turnierleitungen sind nötig',
  'A second and a third director have to be named, and neither can be the director.':
    'Eine zweite und eine dritte Turnierleitung müssen genannt sein, beide verschieden von der ersten.',
  'Name two different people.': 'Nenne zwei verschiedene Personen.',
  'The player has played already': 'Der Spieler hat schon gespielt',
  '"{0}" is in a round of this tournament, so they stay in its report.':
    '„{0}“ ist in einer Runde dieses Turniers und bleibt daher im Bericht.',
  'Let the player drop instead.': 'Lass den Spieler stattdessen aussteigen.',
  'The player is in the middle of a game': 'Der Spieler ist mitten in einem Spiel',
  '"{0}" has an open game against {1} in round {2}.': '„{0}“ hat in Runde {2} ein offenes Spiel gegen {1}.',
  'Enter the result of that game first, or let the player concede it and drop.':
    'Trag zuerst das Ergebnis dieses Spiels ein, oder lass den Spieler es aufgeben und aussteigen.',
  'Results are missing': 'Es fehlen Ergebnisse',
  '{0} from round {1} on {2} no result.': 'Kein Ergebnis haben {0} ab Runde {1}.',
  '{0} from round {1} on {2} no result that counts.': 'Kein zählendes Ergebnis haben {0} ab Runde {1}.',
  'Enter their results, or enter them as not finished ({0}).':
    'Trag ihre Ergebnisse ein, oder trag die Spiele als nicht beendet ein ({0}).',
  'Enter their results, decide those with two different results, or mark them as delayed.':
    'Trag ihre Ergebnisse ein, entscheide die mit zwei verschiedenen Ergebnissen, oder verschiebe die Spiele.',
  'Another round is next': 'Eine andere Runde ist die nächste',
  'No round was played yet.': 'Noch wurde keine Runde gespielt.',
  'Round {0} cannot be paired now. Round {1} is next.':
    'Runde {0} kann jetzt nicht gepaart werden. Runde {1} ist die nächste.',
  'Pair round {0}.': 'Paare Runde {0}.',
  'There is no such round': 'Diese Runde gibt es nicht',
  'Round {0} was not paired. The tournament has {1} so far.':
    'Runde {0} wurde nicht gepaart. Das Turnier hat bisher {1}.',
  'Pair the round first, or choose a round that is there.': 'Paare zuerst die Runde oder wähle eine, die es gibt.',
  'The round has started': 'Die Runde hat begonnen',
  'Round {0} has started, so its pairing stays.': 'Runde {0} hat begonnen, daher bleibt ihre Paarung.',
  'Play the round. If two players sat down wrong, enter what they really played.':
    'Spielt die Runde. Haben sich zwei Spieler falsch gesetzt, trag ein, was sie wirklich gespielt haben.',
  'The round has not started': 'Die Runde hat nicht begonnen',
  'Round {0} is paired, but it was not started.': 'Runde {0} ist gepaart, wurde aber nicht begonnen.',
  'Start round {0}, then go on.': 'Beginne Runde {0} und mach dann weiter.',
  'The pairing is out of date': 'Die Paarung ist überholt',
  'A player of round {0} has dropped since it was paired.':
    'Ein Spieler der Runde {0} ist ausgestiegen, seit sie gepaart wurde.',
  'Pair the round again, then start it.': 'Paare die Runde noch einmal und beginne sie dann.',
  'They do not play each other': 'Sie spielen nicht gegeneinander',
  '{0} do not meet in round {1}. {2}': '{0} treffen in Runde {1} nicht aufeinander. {2}',
  '"{0}" has no game.': '„{0}“ hat kein Spiel.',
  '"{0}" plays against {1}.': '„{0}“ spielt gegen {1}.',
  'Choose the pairing that was played.': 'Wähle die Paarung, die gespielt wurde.',
  'The result cannot be so': 'Dieses Ergebnis ist nicht möglich',
  'Score and result do not fit': 'Spielstand und Ergebnis passen nicht zusammen',
  'Round {0}, {1}: {2}': 'Runde {0}, {1}: {2}',
  'Correct the score, the result or how the game ended. If the game really ended like this, a director enters it with the reason ("although").':
    'Korrigiere den Spielstand, das Ergebnis oder das Spielende. Ist das Spiel wirklich so ausgegangen, trägt es eine Turnierleitung mit dem Grund ein („although“).',
  'The director has entered another result': 'Die Turnierleitung hat ein anderes Ergebnis eingetragen',
  '{0} has entered another result for this game.': '{0} hat für dieses Spiel ein anderes Ergebnis eingetragen.',
  'If that is wrong, tell the director: they can correct it.':
    'Ist das falsch, sag es der Turnierleitung: Sie kann es berichtigen.',
  'The game needs a result': 'Das Spiel braucht ein Ergebnis',
  'The rules name no result for a game that "{0}" concedes in round {1}.':
    'Die Regeln nennen kein Ergebnis für ein Spiel, das „{0}“ in Runde {1} aufgibt.',
  'Enter the result of the game, then let the player drop.':
    'Trag das Ergebnis des Spiels ein und lass den Spieler dann aussteigen.',
  'A later match depends on this one': 'Eine spätere Begegnung hängt von dieser ab',
  'The winner of {0} has played on.': 'Der Sieger von {0} hat schon weitergespielt.',
  'Correct it in the report after the tournament.': 'Berichtige es nach dem Turnier im Bericht.',
  'Time is only ever added': 'Zeit kann nur dazukommen',
  '{0} is not a number of minutes from 1 to {1}.': '{0} ist keine Zahl von Minuten zwischen 1 und {1}.',
  'To end a round earlier, call time at the tables and enter the results.':
    'Um eine Runde vorzeitig zu beenden, ruf an den Tischen die Zeit ab und trag die Ergebnisse ein.',
  'This cannot be paired': 'Das kann nicht gepaart werden',
  'More rounds are paired already': 'Es sind schon mehr Runden gepaart',
  '{0} rounds are fewer than the {1} that are paired.': '{0} Runden sind weniger als die {1} schon gepaarten.',
  'Plan at least as many as are paired.': 'Plane mindestens so viele, wie gepaart sind.',
  '{0} rounds were announced. Changing them to {1} needs the approval of everybody who takes part, or an emergency ({2}).':
    '{0} Runden waren angekündigt. Für {1} müssen alle Teilnehmer zustimmen, oder es muss ein Notfall sein ({2}).',
  'Ask the players, then send it with approval "everybody"; after the start also "emergency". It is recorded.':
    'Frag die Spieler und sende es dann mit approval „everybody“; nach dem Beginn auch „emergency“. Es wird festgehalten.',
  'There is no such bracket': 'Diesen Turnierbaum gibt es nicht',
  'There is no bracket "{0}".': 'Es gibt keinen Turnierbaum „{0}“.',
  'The bracket is published': 'Der Turnierbaum ist veröffentlicht',
  'The elimination stage has begun, so no further Swiss round is paired.':
    'Die K.-o.-Phase hat begonnen, daher wird keine Schweizer Runde mehr gepaart.',
  'Enter the results of the bracket. While none is entered, the bracket can be withdrawn with a reason.':
    'Trag die Ergebnisse des Turnierbaums ein. Solange keines eingetragen ist, kann er mit einem Grund zurückgezogen werden.',
  'The bracket is frozen': 'Der Turnierbaum steht fest',
  'A match of the bracket was played ({0}).': 'Eine Begegnung des Turnierbaums wurde gespielt ({0}).',
  'Play the bracket out as it is.': 'Spielt den Turnierbaum zu Ende, wie er ist.',
  'There is no bracket': 'Es gibt keinen Turnierbaum',
  'No bracket was published in this tournament.': 'In diesem Turnier wurde kein Turnierbaum veröffentlicht.',
  'Publish one first.': 'Veröffentliche zuerst einen.',
  'The players of the finals come from the heats': 'Die Spieler des Finales kommen aus den Vorrunden',
  'These are finals, and their players were not taken from the heats yet.':
    'Das ist ein Finale, und seine Spieler wurden noch nicht aus den Vorrunden übernommen.',
  'Play the heats and finish them. Then let the qualified players play the finals ("take-heats").':
    'Spielt die Vorrunden und beendet sie. Lass dann die qualifizierten Spieler das Finale spielen („take-heats“).',
  'The tournament has no heats': 'Das Turnier hat keine Vorrunden',
  'Only finals that were begun with a plan of heats have heats.':
    'Vorrunden hat nur ein Finale, das mit einem Plan von Vorrunden begonnen wurde.',
  'Begin a tournament with "heats", or publish a bracket in this one.':
    'Beginne ein Turnier mit „heats“ oder veröffentliche in diesem einen Turnierbaum.',
  'A heat has begun': 'Eine Vorrunde hat begonnen',
  'Round 1 of heat {0} has started, so the plan of heats and finals stays ({1}).':
    'Runde 1 der Vorrunde {0} hat begonnen, daher bleibt der Plan von Vorrunden und Finale ({1}).',
  'Play the heats as they were announced.': 'Spielt die Vorrunden wie angekündigt.',
  'All heats have begun': 'Alle Vorrunden haben begonnen',
  '{0} {1} begun, or the finals have.': 'Schon begonnen: {0}, oder das Finale.',
  'Finish the heats, then let the qualified players play the finals.':
    'Beende die Vorrunden und lass dann die qualifizierten Spieler das Finale spielen.',
  'The heats are not over': 'Die Vorrunden sind nicht vorbei',
  'Not finished: heat {0}.': 'Nicht beendet: Vorrunde {0}.',
  'Not begun: {0}.': 'Nicht begonnen: {0}.',
  'Finish every heat. Then the finals can take the qualified players.':
    'Beende jede Vorrunde. Dann kann das Finale die qualifizierten Spieler übernehmen.',
  'Begin and play the heats that are missing, or give a reason for playing the finals without them.':
    'Beginne und spiele die fehlenden Vorrunden oder nenne einen Grund, das Finale ohne sie zu spielen.',
  'The finals have taken the players of this heat': 'Das Finale hat die Spieler dieser Vorrunde übernommen',
  'The qualified players of this heat play the finals.':
    'Die qualifizierten Spieler dieser Vorrunde spielen das Finale.',
  'Withdraw the bracket of the finals first. That is possible until its first result.':
    'Zieh zuerst den Turnierbaum des Finales zurück. Das geht bis zu seinem ersten Ergebnis.',
  'The player has qualified already': 'Der Spieler hat sich schon qualifiziert',
  '"{0}" has qualified for the finals in heat {1}.': '„{0}“ hat sich in Vorrunde {1} für das Finale qualifiziert.',
  'Players who have qualified play no further heat ({0}).':
    'Wer sich qualifiziert hat, spielt keine weitere Vorrunde ({0}).',
  'The player plays in another heat': 'Der Spieler spielt in einer anderen Vorrunde',
  '"{0}" plays in heat {1}.': '„{0}“ spielt in Vorrunde {1}.',
  'A player has one heat in Tribbles. If they are here, undo their check-in in the other heat first.':
    'Bei Tribbles spielt jeder eine Vorrunde. Ist der Spieler hier, nimm zuerst sein Eintreffen in der anderen Vorrunde zurück.',
  'The Earned Byes are used': 'Die verdienten Freilose sind verbraucht',
  '"{0}" has used their Earned Bye in heat {1}.': '„{0}“ hat das verdiente Freilos in Vorrunde {1} eingesetzt.',
  'Enter the player without Earned Byes: they are used in the first heat ({0}).':
    'Trag den Spieler ohne verdiente Freilose ein: Sie werden in der ersten Vorrunde eingesetzt ({0}).',
  'The matches are not played like this': 'Die Begegnungen werden nicht so gespielt',
  'A match of this bracket is not the best of {0}.': 'Eine Begegnung dieses Turnierbaums geht nicht über {0} Spiele.',
  'Use 1, or 3 where the bracket is played in matches.':
    'Verwende 1, oder 3, wenn der Turnierbaum in Begegnungen über mehrere Spiele gespielt wird.',
  'The bracket has another size': 'Der Turnierbaum hat eine andere Größe',
  'The bracket has {0} seats, and there are {1} to fill them.':
    'Der Turnierbaum hat {0} Plätze, und es gibt {1} Spieler dafür.',
  'Name a smaller bracket ("bracket"), such as play-in-6 for six players.':
    'Nenne einen kleineren Turnierbaum („bracket“), etwa play-in-6 für sechs Spieler.',
  'Choose a bracket with at least one seat for each heat.':
    'Wähle einen Turnierbaum mit mindestens einem Platz je Vorrunde.',
  'The tournament is full': 'Das Turnier ist voll',
  'A tournament has at most {0} players.': 'Ein Turnier hat höchstens {0} Spieler.',
  'Split it into heats.': 'Teile es in Vorrunden.',
  'Only the director can do this': 'Das kann nur die Turnierleitung',
  'A player\'s link cannot be used for "{0}".': 'Mit dem Link eines Spielers geht „{0}“ nicht.',
  'Ask the director.': 'Frag die Turnierleitung.',
  'This link belongs to another player': 'Dieser Link gehört einem anderen Spieler',
  'This link acts for "{0}" only.': 'Dieser Link handelt nur für „{0}“.',
  'Use your own link, or tell the director.': 'Verwende deinen eigenen Link oder sag es der Turnierleitung.',
  'Ask /api/v1/live/{0} now and then instead.': 'Ruf stattdessen ab und zu /api/v1/live/{0} ab.',
  'All heats are finished. Begin the finals: the qualified players come in by themselves.':
    'Alle Vorrunden sind beendet. Beginne das Finale: Die qualifizierten Spieler kommen von selbst hinein.',
  'All rounds are played, but {0} {1} no result (round {2}). Enter it, or enter the game as not played.':
    'Alle Runden sind gespielt, aber ohne Ergebnis: {0} (Runde {2}). Trag es ein oder trag das Spiel als nicht gespielt ein.',
  'All {0} players are checked in.': 'Alle {0} Spieler sind eingetroffen.',
  'Begin heat {0} of {1}.': 'Beginne Vorrunde {0} von {1}.',
  'Check in the players who are here: {0} of {1} are checked in, and a tournament needs {2}.':
    'Erfasse das Eintreffen der Spieler, die da sind: {0} von {1} sind eingetroffen, ein Turnier braucht {2}.',
  'Correct the score, the result or how the game ended. If the game really ended like this, a director enters it again and says why (although).':
    'Korrigiere den Spielstand, das Ergebnis oder das Spielende. Ist das Spiel wirklich so ausgegangen, trägt es eine Turnierleitung noch einmal ein und sagt, warum (although).',
  'Draw the draft groups and let them draft.': 'Lose die Draft-Gruppen aus und lass sie draften.',
  'Enter the players: a tournament needs {0}.{1}': 'Trag die Spieler ein: Ein Turnier braucht {0}.{1}',
  'Play heat {0}, and finish it.': 'Spielt Vorrunde {0} und beendet sie.',
  'Round {0}: {1} to come.{2}{3}': 'Runde {0}: {1} fehlen noch.{2}{3}',
  'The check-in of everybody was undone.': 'Das Eintreffen aller wurde zurückgenommen.',
  'checked in. Pair': 'eingetroffen. Paare',
  'checked in. Then pair': 'eingetroffen. Paare dann',
  '{0} checked in: {1}.': '{0} eingetroffen: {1}.',
  '{0} of them {1} to be confirmed by the other player or by you.':
    'Davon muss {0} noch vom anderen Spieler oder von dir bestätigt werden.',
  '{0} of {1} players are checked in. Check in the others who are here.':
    '{0} von {1} Spielern sind eingetroffen. Erfasse das Eintreffen der anderen, die da sind.',
  '{0} on the list.': '{0} auf der Liste.',
  '{0}{1} Then pair round 1.': '{0}{1} Paare dann Runde 1.',
};
