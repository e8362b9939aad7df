/** Tournaments by the Organized Play Guide and by the rules of 1996 and 1998. */
export const TOLD_OPG: Readonly<Record<string, string>> = {
  'The seeds are not given, so the matches were not compared with the bracket.':
    'Die Setzplätze sind nicht angegeben, deshalb wurden die Begegnungen nicht mit dem Turnierbaum verglichen.',
  'Give `seed` for every player of the bracket ({0}).': 'Gib `seed` für jeden Spieler des Turnierbaums an ({0}).',
  'it has no open match for them': 'er hat keine offene Begegnung für sie',
  'it has {0}': 'er hat {0}',
  '{0} (match {1})': '{0} (Begegnung {1})',
  '{0} meet in round {1}, but {2} has no such match: {3}.':
    '{0} treffen in Runde {1} aufeinander, aber {2} hat keine solche Begegnung: {3}.',
  'This bracket is a reconstruction: if yours was announced differently, no change is needed.':
    'Dieser Turnierbaum ist eine Rekonstruktion: War eurer anders angekündigt, ist keine Änderung nötig.',
  'Compared too: {0}.': 'Auch verglichen: {0}.',
  'Check seeds, players and winners of the rounds before; the results count as given ({0}).{1}{2}':
    'Prüfe Setzplätze, Spieler und Sieger der Runden davor; die Ergebnisse zählen wie angegeben ({0}).{1}{2}',
  'Swiss Rounds': 'Schweizer Runden',
  'Double Elimination Rounds': 'Doppel-K.-o.-Runden',
  'Star Wars LCG Tournament Regulations 1.0, {0}': 'Star Wars LCG Tournament Regulations 1.0, {0}',
  'Round {0} has {1} pairs of unequal {2}; {3} would have been enough.':
    'Runde {0} hat {1} Paare mit ungleichen {2}; {3} hätten genügt.',
  'No change is needed if it was played this way; next time, let "quadrant pair" find the pairs ({0}).':
    'Keine Änderung nötig, wenn so gespielt wurde; lass nächstes Mal „quadrant pair“ die Paare finden ({0}).',
  'a score of 0': 'ein Punktestand von 0',
  'Round {0} is elimination, which Tribbles does not have; its scores count like all others.':
    'Runde {0} ist eine K.-o.-Runde, die es bei Tribbles nicht gibt; ihre Punkte zählen wie alle anderen.',
  'Leave the stage out.': 'Lass die Phase weg.',
  'The pods of round {0} have {1} players, but pods must be about equally large.':
    'Die Pods der Runde {0} haben {1} Spieler, Pods sollen aber etwa gleich groß sein.',
  'No change is needed if players left; otherwise check who played where (Organized Play Guide 4.2, section 7.2).':
    'Keine Änderung nötig, wenn Spieler gegangen sind; sonst prüfe, wer wo gespielt hat (Organized Play Guide 4.2, section 7.2).',
  'at least {0}': 'mindestens {0}',
  'at most {0}': 'höchstens {0}',
  'A pod of round {0} has {1}, but the rule is {2}; its scores count as given.':
    'Ein Pod der Runde {0} hat {1}, die Regel ist aber {2}; seine Punkte zählen wie angegeben.',
  'No change is needed if it was played this way; otherwise check who played where (Organized Play Guide 4.2, section 7.2).':
    'Keine Änderung nötig, wenn so gespielt wurde; sonst prüfe, wer wo gespielt hat (Organized Play Guide 4.2, section 7.2).',
  'Nobody went out {0} of {1} that a pod played a round, so nobody won it.':
    'In {0} von {1} Pod-Runden hat niemand ausgespielt, daher hat niemand sie gewonnen.',
  'No change is needed if time ended the round (Organized Play Guide 4.2, section 7.4); otherwise say who emptied their hand first (wentOut).':
    'Keine Änderung nötig, wenn die Zeit die Runde beendet hat (Organized Play Guide 4.2, section 7.4); sonst gib an, wer seine Hand zuerst leer hatte (wentOut).',
  'Players change pods before round {0}, which is not after five rounds.':
    'Vor Runde {0} wechseln Spieler die Pods, das ist nicht nach fünf Runden.',
  'Check who played where; pods stay for five rounds (Organized Play Guide 4.2, section 7.6).':
    'Prüfe, wer wo gespielt hat; Pods bleiben fünf Runden lang (Organized Play Guide 4.2, section 7.6).',
  'The pods of round {0} do not follow from the scores after round {1}.':
    'Die Pods der Runde {0} folgen nicht aus den Punkten nach Runde {1}.',
  'Check who played where: the best of each pod together, filled up by score (Organized Play Guide 4.2, section 7.6).':
    'Prüfe, wer wo gespielt hat: die Besten jedes Pods zusammen, aufgefüllt nach Punkten (Organized Play Guide 4.2, section 7.6).',
  'Tribbles Finals are not a heat: the places count.': 'Ein Tribbles-Finale ist keine Vorrunde: Die Plätze zählen.',
  'Tribbles tournaments have no structure {0}; it is ignored.':
    'Tribbles-Turniere haben keinen Aufbau {0}; er wird nicht beachtet.',
  'Use {0} for one table of a larger tournament only (Organized Play Guide 4.2, appendix A).':
    'Verwende {0} nur für einen Tisch eines größeren Turniers (Organized Play Guide 4.2, appendix A).',
  '{0} has no seed, and Tribbles Finals rank by seed before points.':
    '{0} hat keinen Setzplatz, und im Tribbles-Finale entscheidet er vor den Punkten.',
  'Give the number of the table the player qualified for, 1 for the top table (Organized Play Guide 4.2, appendix A).':
    'Gib die Nummer des Tisches an, für den sich der Spieler qualifiziert hat, 1 für den obersten (Organized Play Guide 4.2, appendix A).',
  'The pods of round {0} do not match the tables given by the seeds.':
    'Die Pods der Runde {0} passen nicht zu den Tischen nach den Setzplätzen.',
  'Check seeds and pods: one table has one seed (Organized Play Guide 4.2, appendix A).':
    'Prüfe Setzplätze und Pods: Ein Tisch hat einen Setzplatz (Organized Play Guide 4.2, appendix A).',
  '{0} has a head start of {1} in Tribbles Finals; it counts as given.':
    '{0} hat im Tribbles-Finale einen Vorsprung von {1}; er zählt wie angegeben.',
  'Leave it to the heat, where the player has their first round (Organized Play Guide 4.2, Glossary).':
    'Lass ihn bei der Vorrunde, in der der Spieler seine erste Runde hat (Organized Play Guide 4.2, Glossary).',
  'A heat is one table, but this report has {0} tables.':
    'Eine Vorrunde ist ein Tisch, dieser Bericht hat aber {0} Tische.',
  'Report each table as its own heat, and everybody in Tribbles Finals (Organized Play Guide 4.2, appendix A).':
    'Melde jeden Tisch als eigene Vorrunde und alle zusammen im Tribbles-Finale (Organized Play Guide 4.2, appendix A).',
  '{0} need several tables, and one report for all tables awards no points.':
    '{0} brauchen mehrere Tische, und ein Bericht für alle Tische gibt keine Punkte.',
  'Report each table as a heat and everybody in Tribbles Finals (Organized Play Guide 4.2, appendix A).':
    'Melde jeden Tisch als Vorrunde und alle zusammen im Tribbles-Finale (Organized Play Guide 4.2, appendix A).',
  'Tribbles Finals decide the places': 'Das Tribbles-Finale entscheidet die Plätze',
  'a heat, points come from the Tribbles Finals': 'eine Vorrunde, Punkte gibt das Tribbles-Finale',
  '{0} need several tables, points come from Tribbles Finals':
    '{0} brauchen mehrere Tische, Punkte gibt das Tribbles-Finale',
  '{0} fit one table, which is not called a heat': '{0} passen an einen Tisch, der keine Vorrunde heißt',
  '{0} lies outside the season of a {1} tournament, {2}.':
    '{0} liegt außerhalb der Saison eines Turniers der Art {1}, {2}.',
  'Check date and kind; another season may have been announced ({0}).':
    'Prüfe Datum und Art; vielleicht wurde eine andere Saison angekündigt ({0}).',
  'A {0} tournament on {1} lies in the season of Continentals and Worlds, {2}.':
    'Ein Turnier der Art {0} am {1} liegt in der Saison von Continentals und Worlds, {2}.',
  'No change is needed if the Department of Organized Play approved it ({0}).':
    'Keine Änderung nötig, wenn das Department of Organized Play es genehmigt hat ({0}).',
  'A constructed {0} tournament of level {1} has the card pool limited, which needs approval.':
    'Ein Constructed-Turnier der Art {0} (Stufe {1}) hat den Kartenpool limited, der eine Genehmigung braucht.',
  'No change is needed if the Department of Organized Play approved the cards (Organized Play Guide 4.2, section 4.2.2).':
    'Keine Änderung nötig, wenn das Department of Organized Play die Karten genehmigt hat (Organized Play Guide 4.2, section 4.2.2).',
  '{0} plays the final confrontation, but was in place {1} before it.':
    '{0} spielt die finale Konfrontation, war davor aber auf Platz {1}.',
  'Check its players and the results; the best two play it, and its winner wins the tournament.':
    'Prüfe ihre Spieler und die Ergebnisse; die besten zwei spielen sie, und ihr Sieger gewinnt das Turnier.',
  '{0} directs and plays, but no secondary and tertiary director are named.':
    '{0} leitet und spielt mit, aber keine zweite und dritte Turnierleitung ist genannt.',
  'Name both deputies (secondaryDirector, tertiaryDirector); more than half of the players must approve (Organized Play Guide 4.2, section 7.1).':
    'Nenne beide Vertretungen (secondaryDirector, tertiaryDirector); mehr als die Hälfte der Spieler muss zustimmen (Organized Play Guide 4.2, section 7.1).',
  '{0} directs and plays an online {1} tournament, where a director gives out the cards.':
    '{0} leitet ein Online-Turnier ({1}) und spielt mit; dort gibt die Turnierleitung die Karten aus.',
  'No change is needed if another director, who did not play, prepared and distributed the cards (Organized Play Guide 4.2, section 13.2).':
    'Keine Änderung nötig, wenn eine andere Turnierleitung, die nicht mitspielte, die Karten vorbereitet und verteilt hat (Organized Play Guide 4.2, section 13.2).',
  'there are {0}': 'es {0} sind',
  'the first round has a bye': 'die erste Runde ein Freilos hat',
  '{0} directs and plays although {1}.': '{0} leitet und spielt mit, obwohl {1}.',
  'No change is needed. Directors should not play with a bye or more than {0} players (Organized Play Guide 4.2, section 7.1).':
    'Keine Änderung nötig. Die Turnierleitung sollte bei einem Freilos oder mehr als {0} Spielern nicht mitspielen (Organized Play Guide 4.2, section 7.1).',
  '{0} has an Earned Bye in round {1}; they are for the first {2} rounds.':
    '{0} hat in Runde {1} ein verdientes Freilos; es gibt sie nur für die ersten {2} Runden.',
  'Use BYE, which is worth no differential and no strength of schedule; it counts as given (Organized Play Guide 4.2, section 7.5).':
    'Verwende BYE, das weder Differenz noch Gegnerstärke gibt; es zählt wie angegeben (Organized Play Guide 4.2, section 7.5).',
  '{0} has an Earned Bye in round {1}, but claims none for it.':
    '{0} hat in Runde {1} ein verdientes Freilos, beansprucht dafür aber keines.',
  'Add {0} to earnedByes of the player if it was earned, or give BYE (Organized Play Guide 4.2, section 7.2).':
    'Füge {0} zu earnedByes des Spielers hinzu, wenn es verdient war, oder gib BYE an (Organized Play Guide 4.2, section 7.2).',
  '{0} claims an earned bye for round {1}, but {2}.': '{0} beansprucht für Runde {1} ein verdientes Freilos, aber {2}.',
  'No change is needed if the player gave it up (Organized Play Guide 4.2, section 7.2); otherwise correct the match or the claim.':
    'Keine Änderung nötig, wenn der Spieler darauf verzichtet hat (Organized Play Guide 4.2, section 7.2); sonst korrigiere die Begegnung oder den Anspruch.',
  'the report has no such round': 'der Bericht hat keine solche Runde',
  'has no result there': 'hat dort kein Ergebnis',
  'plays there': 'spielt dort',
  'has {0} there': 'hat dort {0}',
  'a head start': 'einen Vorsprung',
  'an earned bye': 'ein verdientes Freilos',
  '{0} claims {1}, but the kind of this tournament is {2}; it counts as given.':
    '{0} beansprucht {1}, die Art dieses Turniers ist aber {2}; es zählt wie angegeben.',
  'Check claim and kind; only Continentals and Worlds have earned ones (Organized Play Guide 4.2, section 11).':
    'Prüfe Anspruch und Art; nur Continentals und Worlds haben verdiente (Organized Play Guide 4.2, section 11).',
  '{0} claims an earned bye, which Tribbles does not have.':
    '{0} beansprucht ein verdientes Freilos, das es bei Tribbles nicht gibt.',
  'Give the head start that was earned (headStart; Organized Play Guide 4.2, Glossary).':
    'Gib den verdienten Vorsprung an (headStart; Organized Play Guide 4.2, Glossary).',
  '{0} has a head start of {1}, which {2} does not have; it counts for nothing.':
    '{0} hat einen Vorsprung von {1}, den es bei {2} nicht gibt; er zählt nicht.',
  'Claim the bye that was earned (earnedByes; Organized Play Guide 4.2, Glossary).':
    'Beanspruche das verdiente Freilos (earnedByes; Organized Play Guide 4.2, Glossary).',
  '{0} is reported as a True Tie of a game that ended normally, but a True Tie is a game that ran out of time.':
    '{0} ist als echtes Unentschieden eines regulär beendeten Spiels gemeldet; ein echtes Unentschieden ist aber ein Spiel, dem die Zeit ausging.',
  'Write "endedBy": "time", or correct the result. If the report is right, confirm this with a reason (Organized Play Guide 4.2, section 7.5).':
    'Schreib „endedBy“: „time“ oder korrigiere das Ergebnis. Stimmt der Bericht, bestätige das mit einem Grund (Organized Play Guide 4.2, section 7.5).',
  '{0} is reported as forfeited, but the Organized Play Guide has no such result: the game counts, for ratings too, as if it had been played.':
    '{0} ist als kampflos gemeldet, der Organized Play Guide kennt aber kein solches Ergebnis: Das Spiel zählt, auch für Wertungen, als wäre es gespielt worden.',
  'If one of them did not appear, write MG for them and BYE for the other; if one conceded, write "endedBy": "concession". If the report is right, confirm this with a reason (Organized Play Guide 4.2, sections 7.5 and 7.9).':
    'Ist einer nicht erschienen, schreib MG für diesen und BYE für den anderen; hat einer aufgegeben, schreib „endedBy“: „concession“. Stimmt der Bericht, bestätige das mit einem Grund (Organized Play Guide 4.2, sections 7.5 and 7.9).',
  '{0} is reported with a Full Win of {1} points, but a game is won with {2}. Or was it a Modified Win?':
    '{0} ist als voller Sieg mit {1} Punkten gemeldet, ein Spiel gewinnt man aber mit {2}. Oder war es ein modifizierter Sieg?',
  'Correct the score or the result, or say what ended the game, such as a concession (endedBy). If the report is right, confirm this with a reason (Organized Play Guide 4.2, sections 7.4.1 and 7.5).':
    'Korrigiere Spielstand oder Ergebnis oder gib an, was das Spiel beendet hat, etwa eine Aufgabe (endedBy). Stimmt der Bericht, bestätige das mit einem Grund (Organized Play Guide 4.2, sections 7.4.1 and 7.5).',
  'A Swiss round has one game, but this match has several. The player who won more of them wins the match.':
    'Eine Schweizer Runde hat ein Spiel, diese Begegnung aber mehrere. Wer mehr davon gewann, gewinnt die Begegnung.',
  'Give the result and the score of the game, or the stage elimination (Organized Play Guide 4.2, sections 7 and 10).':
    'Gib Ergebnis und Spielstand des Spiels an oder die Phase elimination (Organized Play Guide 4.2, sections 7 and 10).',
  'The key {0} is not used in a game of match play.':
    'Der Schlüssel {0} wird in einem Spiel einer Begegnung nicht verwendet.',
  'The match is a best of {0}; only single games and a best of {1} are allowed.':
    'Die Begegnung geht über {0} Spiele; erlaubt sind nur Einzelspiele und {1} Spiele.',
  'Check the announcement (Organized Play Guide 4.2, section 10).':
    'Prüfe die Ankündigung (Organized Play Guide 4.2, section 10).',
  'A match of the best of {0}': 'Eine Begegnung über {0} Spiele',
  '{0} was decided {1} before its last game.': '{0} war {1} vor ihrem letzten Spiel entschieden.',
  '{0} was not decided after its {1}.': '{0} war nach {1} nicht entschieden.',
  'Check that no game is missing or doubled; the player who won more games wins the match (Organized Play Guide 4.2, section 10).':
    'Prüfe, ob kein Spiel fehlt oder doppelt ist; wer mehr Spiele gewann, gewinnt die Begegnung (Organized Play Guide 4.2, section 10).',
  'opg-4.2 has no pairing {0} for {1}; the results count as given.':
    'opg-4.2 hat keine Paarungsart {0} für {1}; die Ergebnisse zählen wie angegeben.',
  'opg-4.2 has no format {0}.': 'opg-4.2 hat kein Format {0}.',
  'Use one of {0} (Organized Play Guide 4.2, section 4.1).': 'Verwende {0} (Organized Play Guide 4.2, section 4.1).',
  'The card pool {0} does not belong to {1}, so the tournament is not sanctioned.':
    'Der Kartenpool {0} gehört nicht zu {1}, daher ist das Turnier nicht genehmigt.',
  'See the table in Organized Play Guide 4.2, section 4.2.':
    'Siehe die Tabelle in Organized Play Guide 4.2, section 4.2.',
  'The scenario {0} does not belong to {1}, so the tournament is not sanctioned.':
    'Das Szenario {0} gehört nicht zu {1}, daher ist das Turnier nicht genehmigt.',
  'See the table in Organized Play Guide 4.2, section 4.4.':
    'Siehe die Tabelle in Organized Play Guide 4.2, section 4.4.',
  'The scenario {0} needs an even number of rounds, this report has {1}.':
    'Das Szenario {0} braucht eine gerade Zahl von Runden, dieser Bericht hat {1}.',
  'Check that no round is missing (Organized Play Guide 4.2, section 4.4.2).':
    'Prüfe, ob keine Runde fehlt (Organized Play Guide 4.2, section 4.4.2).',
  'The rules {0} do not belong to {1}, so the tournament is not sanctioned.':
    'Die Regeln {0} gehören nicht zu {1}, daher ist das Turnier nicht genehmigt.',
  'See the table in Organized Play Guide 4.2, section 4.3.':
    'Siehe die Tabelle in Organized Play Guide 4.2, section 4.3.',
  'The rules {0} belong to the format {1}, the report says {2}.':
    'Die Regeln {0} gehören zum Format {1}, der Bericht nennt {2}.',
  'Correct the format or the rules.': 'Korrigiere das Format oder die Regeln.',
  'opg-4.2 does not know games ended by {0}; the result counts as if it had ended normally.':
    'opg-4.2 kennt keine Spiele, die durch {0} enden; das Ergebnis zählt, als wäre es regulär beendet.',
  'Use concession or external, or set the differential.': 'Verwende concession oder external oder setze die Differenz.',
  'A game ended by {0} has the result {1}, but the report says {2}.':
    'Ein Spiel, das durch {0} endete, hat das Ergebnis {1}, der Bericht nennt aber {2}.',
  'Correct the result or the ending; the result counts as given (Organized Play Guide 4.2, sections 7.4.1, 7.5 and 7.10).':
    'Korrigiere das Ergebnis oder das Spielende; das Ergebnis zählt wie angegeben (Organized Play Guide 4.2, sections 7.4.1, 7.5 and 7.10).',
  'Check it; it counts as given (Organized Play Guide 4.2, section 7.4.1).':
    'Prüfe sie; sie zählt wie angegeben (Organized Play Guide 4.2, section 7.4.1).',
  'Leave differential out, unless it was set on purpose; it counts as given (Organized Play Guide 4.2, section 7.4.1).':
    'Lass die Differenz weg, wenn sie nicht absichtlich gesetzt wurde; sie zählt wie angegeben (Organized Play Guide 4.2, section 7.4.1).',
  'differential is the third tiebreaker (Organized Play Guide 4.2, section 7.7)':
    'die Differenz ist die dritte Feinwertung (Organized Play Guide 4.2, section 7.7)',
  'everybody who played is placed before them': 'alle, die gespielt haben, stehen davor',
  '{0} is in the final confrontation, but has Missed Games only; {1}.':
    '{0} steht in der finalen Konfrontation, hat aber nur verpasste Spiele; {1}.',
  'Name the two players who played it, or add the results that are missing.':
    'Nenne die zwei Spieler, die sie gespielt haben, oder ergänze fehlende Ergebnisse.',
  '{0} has place {1}, but has Missed Games only; {2}.': '{0} hat Platz {1}, aber nur verpasste Spiele; {2}.',
  '{0} played and has place {1}, so a player with Missed Games only would be placed before them.':
    '{0} spielte und hat Platz {1}; damit stünde jemand mit nur verpassten Spielen davor.',
  'Give no-shows the places {0}, or add the results that are missing.':
    'Gib Nichterschienenen die Plätze {0} oder ergänze fehlende Ergebnisse.',
  '{0} stands before {1}, but has Missed Games only; {2}.': '{0} steht vor {1}, hat aber nur verpasste Spiele; {2}.',
  'Move no-shows to the end of the standings, or add the results that are missing.':
    'Setze Nichterschienene ans Ende oder ergänze fehlende Ergebnisse.',
  '{0} Swiss rounds were played, {1} are recommended for this many players.':
    '{0} Schweizer Runden wurden gespielt, für so viele Spieler sind {1} empfohlen.',
  'No change is needed; next time, plan more rounds (Organized Play Guide 4.2, Table 3.0.1).':
    'Keine Änderung nötig; plane nächstes Mal mehr Runden (Organized Play Guide 4.2, Table 3.0.1).',
  'A game of {0} does not end on {1} points, which count as {2}.':
    'Ein Spiel ({0}) endet nicht mit {1} Punkten; sie zählen als {2}.',
  'Check the score; it is {0} (Organized Play Guide 4.2, section 7.4.1).':
    'Prüfe den Spielstand; er ist {0} (Organized Play Guide 4.2, section 7.4.1).',
  'The score {0} counts as {1}, with which a game by the rules {2} is won.':
    'Der Spielstand {0} zählt als {1}; damit ist ein Spiel nach den Regeln {2} gewonnen.',
  'No change is needed if the rules are correct (Organized Play Guide 4.2, section 7.4.1).':
    'Keine Änderung nötig, wenn die Regeln stimmen (Organized Play Guide 4.2, section 7.4.1).',
  '{0} is reported as a True Tie, which needs equal scores.':
    '{0} ist als echtes Unentschieden gemeldet, das gleichen Spielstand verlangt.',
  'Check score and result; the differential is 0 (Organized Play Guide 4.2, section 7.4.1).':
    'Prüfe Spielstand und Ergebnis; die Differenz ist 0 (Organized Play Guide 4.2, section 7.4.1).',
  'a Modified Win of {0}': 'ein modifizierter Sieg von {0}',
  'both are level': 'beide gleichauf',
  '{0} is ahead': '{0} führt',
  '{0} is reported as {1}, but by missions and score {2}.':
    '{0} ist als {1} gemeldet, nach Missionen und Punkten gilt aber: {2}.',
  'A planet and a space mission go before one mission, one mission before none; then the score decides (Organized Play Guide 4.2, section 7.5).':
    'Eine Planeten- und eine Weltraummission gehen vor einer Mission, eine Mission vor keiner; dann entscheiden die Punkte (Organized Play Guide 4.2, section 7.5).',
  'The lower score is reported as {0}; in 1E the higher score wins.':
    'Der niedrigere Spielstand ist als {0} gemeldet; in 1E gewinnt der höhere.',
  'Check score and result (Organized Play Guide 4.2, section 7.5).':
    'Prüfe Spielstand und Ergebnis (Organized Play Guide 4.2, section 7.5).',
  '{0} was won with an equal or lower score, as counted from 0 to {1}.':
    '{0} wurde mit gleichem oder niedrigerem Spielstand gewonnen, gezählt von 0 bis {1}.',
  'If this is correct, no change is needed: the differential is +1 and -1 (Organized Play Guide 4.2, section 7.4.1).':
    'Stimmt das, ist keine Änderung nötig: Die Differenz ist +1 und -1 (Organized Play Guide 4.2, section 7.4.1).',
  '{0} has seed {1}, as {2} has.': '{0} hat Setzplatz {1}, wie auch {2}.',
  'Give every seed once (Organized Play Guide 4.2, section 10).':
    'Gib jeden Setzplatz einmal an (Organized Play Guide 4.2, section 10).',
  'a heat, needs no registration ahead (appendix A)': 'eine Vorrunde, braucht keine Anmeldung vorher (appendix A)',
  'format {0}': 'Format {0}',
  'card pool {0}': 'Kartenpool {0}',
  'rules {0}': 'Regeln {0}',
  'scenario {0}': 'Szenario {0}',
  '{0} not recognised for {1}': '{0} nicht anerkannt für {1}',
  '{0} pairs {1} with {2}; by rank, {3} comes next.': '{0} paart {1} mit {2}; nach der Rangfolge käme {3}.',
  '{0} cannot sit in draft groups of four to six.': '{0} können nicht in Draft-Gruppen von vier bis sechs sitzen.',
  'Check that nobody is missing; so many play otsd, without a draft, or sit as in the Organized Play Guide 4.2, section 4.1.2.':
    'Prüfe, ob niemand fehlt; so viele spielen otsd, ohne Draft, oder sitzen wie im Organized Play Guide 4.2, section 4.1.2.',
  'Check that nobody is missing; so many play otsd, without a draft.':
    'Prüfe, ob niemand fehlt; so viele spielen otsd, ohne Draft.',
  'Star Trek CCG Tournament Rules 1996, section 4, Swiss-Elimination':
    'Star Trek CCG Tournament Rules 1996, section 4, Swiss-Elimination',
  'Star Trek CCG Tournament Rules 1996, section 4, Simple-Swiss':
    'Star Trek CCG Tournament Rules 1996, section 4, Simple-Swiss',
  'differential is the first tiebreaker (Star Trek CCG Tournament Rules 1996, section 4)':
    'die Differenz ist die erste Feinwertung (Star Trek CCG Tournament Rules 1996, section 4)',
  'a round without points': 'eine Runde ohne Punkte',
  '{0} went on to the elimination stage, which is not a power of two.':
    '{0} kamen in die K.-o.-Phase, das ist keine Zweierpotenz.',
  'Check that nobody is missing; 4, 8, 16 and so on go on (Star Trek CCG Tournament Rules 1996, section 4, Swiss-Elimination).':
    'Prüfe, ob niemand fehlt; 4, 8, 16 und so weiter kommen weiter (Star Trek CCG Tournament Rules 1996, section 4, Swiss-Elimination).',
  '{0} of {1} players went on to the elimination stage, more than a third.':
    '{0} von {1} Spielern kamen in die K.-o.-Phase, mehr als ein Drittel.',
  'Check that nobody is missing; the results count as given (Star Trek CCG Tournament Rules 1996, section 4, Swiss-Elimination).':
    'Prüfe, ob niemand fehlt; die Ergebnisse zählen wie angegeben (Star Trek CCG Tournament Rules 1996, section 4, Swiss-Elimination).',
  '{0} meet first in the elimination stage, ranked {1} and {2} of those who went on.':
    '{0} treffen in der K.-o.-Phase zuerst aufeinander, als {1}. und {2}. der Weitergekommenen.',
  'Check rounds and scores; first plays last, second plays second to last (Star Trek CCG Tournament Rules 1996, section 4). The results count as given.':
    'Prüfe Runden und Punkte; der Erste spielt gegen den Letzten, der Zweite gegen den Vorletzten (Star Trek CCG Tournament Rules 1996, section 4). Die Ergebnisse zählen wie angegeben.',
  'stccg-1996 has no format {0}.': 'stccg-1996 hat kein Format {0}.',
  'Use constructed (Star Trek CCG Tournament Rules 1996, section 1).':
    'Verwende constructed (Star Trek CCG Tournament Rules 1996, section 1).',
  'stccg-1996 has no pairing {0}; the results count as given.':
    'stccg-1996 hat keine Paarungsart {0}; die Ergebnisse zählen wie angegeben.',
  'Use one of {0} (Star Trek CCG Tournament Rules 1996, section 4).':
    'Verwende {0} (Star Trek CCG Tournament Rules 1996, section 4).',
  'The report has {0}, but at least {1} are required.': 'Der Bericht hat {0}, nötig sind aber mindestens {1}.',
  'Check that no round is missing (Star Trek CCG Tournament Rules 1996, section 4).':
    'Prüfe, ob keine Runde fehlt (Star Trek CCG Tournament Rules 1996, section 4).',
  '{0} played, {1} are recommended for this many players.': '{0} gespielt, für so viele Spieler sind {1} empfohlen.',
  'No change is needed; next time, plan more rounds (Star Trek CCG Tournament Rules 1996, section 4).':
    'Keine Änderung nötig; plane nächstes Mal mehr Runden (Star Trek CCG Tournament Rules 1996, section 4).',
  'stccg-1996 does not know games ended by {0}; the result counts as given.':
    'stccg-1996 kennt keine Spiele, die durch {0} enden; das Ergebnis zählt wie angegeben.',
  'No change is needed if the result is correct; otherwise use normal, time or decked (Star Trek CCG Tournament Rules 1996, section 4).':
    'Keine Änderung nötig, wenn das Ergebnis stimmt; sonst verwende normal, time oder decked (Star Trek CCG Tournament Rules 1996, section 4).',
  'worth one point, MODIFIED_WIN': 'einen Punkt wert, MODIFIED_WIN',
  'worth two points, WIN': 'zwei Punkte wert, WIN',
  'A game ended by {0} is {1} for its winner, but the report says {2}.':
    'Ein Spiel, das durch {0} endete, ist {1} für seinen Sieger, der Bericht nennt aber {2}.',
  'Correct one of them; the result counts as given (Star Trek CCG Tournament Rules 1996, section 4).':
    'Korrigiere eines davon; das Ergebnis zählt wie angegeben (Star Trek CCG Tournament Rules 1996, section 4).',
  '{0} {1} to {2} {3}': '{0} {1} zu {2} {3}',
  'Check score and result; the differential is 0.': 'Prüfe Spielstand und Ergebnis; die Differenz ist 0.',
  '{0} was won on time or cards without being ahead.': '{0} wurde auf Zeit oder Karten gewonnen, ohne zu führen.',
  'Check score and result; the player who is ahead wins (Star Trek CCG Tournament Rules 1996, section 4).':
    'Prüfe Spielstand und Ergebnis; wer führt, gewinnt (Star Trek CCG Tournament Rules 1996, section 4).',
  '{0} is reported as a modified win, but {1} points make a full one.':
    '{0} ist als modifizierter Sieg gemeldet, {1} Punkte sind aber ein voller.',
  'Check the score; a player who achieved them has WIN (Star Trek CCG Tournament Rules 1996, section 4). The result counts as given.':
    'Prüfe den Spielstand; wer sie erreicht hat, hat WIN (Star Trek CCG Tournament Rules 1996, section 4). Das Ergebnis zählt wie angegeben.',
  '{0} is reported as a full win, which needs {1} points.':
    '{0} ist als voller Sieg gemeldet, der {1} Punkte verlangt.',
  'Check the score; a win on time or cards is MODIFIED_WIN (Star Trek CCG Tournament Rules 1996, section 4). The result counts as given.':
    'Prüfe den Spielstand; ein Sieg auf Zeit oder Karten ist MODIFIED_WIN (Star Trek CCG Tournament Rules 1996, section 4). Das Ergebnis zählt wie angegeben.',
  '{0} was won with an equal or lower score, as counted up to {1}.':
    '{0} wurde mit gleichem oder niedrigerem Spielstand gewonnen, gezählt bis {1}.',
  'If this is correct, no change is needed: the margin counts as computed (Star Trek CCG Tournament Rules 1996, section 4).':
    'Stimmt das, ist keine Änderung nötig: Der Abstand zählt wie berechnet (Star Trek CCG Tournament Rules 1996, section 4).',
  'The director gives {0} a differential of {1}, the score gives {2}.':
    'Die Turnierleitung gibt {0} eine Differenz von {1}, der Spielstand ergibt {2}.',
  'Leave differential out, unless it was set on purpose; it counts as given (Star Trek CCG Tournament Rules 1996, section 4).':
    'Lass die Differenz weg, wenn sie nicht absichtlich gesetzt wurde; sie zählt wie angegeben (Star Trek CCG Tournament Rules 1996, section 4).',
  'Correct the score or the result, or say what ended the game, such as a concession. If the report is right, confirm this with a reason (Organized Play Guide 4.2, sections 7.4.1 and 7.5).':
    'Korrigiere Spielstand oder Ergebnis oder gib an, was das Spiel beendet hat, etwa eine Aufgabe. Stimmt der Bericht, bestätige das mit einem Grund (Organized Play Guide 4.2, sections 7.4.1 and 7.5).',
  'sanctioned, no scenario, not marked unrated': 'genehmigt, kein Szenario, nicht als ungewertet gekennzeichnet',
};
