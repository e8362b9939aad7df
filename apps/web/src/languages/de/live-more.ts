/** Draws, scorecards and players of live tournaments. */
export const LIVE_MORE: Readonly<Record<string, string>> = {
  'Draft groups': 'Draft-Gruppen',
  'Not sent yet: {text}': 'Noch nicht gesendet: {text}',
  'Not accepted: {text}': 'Nicht angenommen: {text}',
  'Draw who has the first turn': 'Auslosen, wer den ersten Zug hat',
  'The first turn is drawn. It is shown beside each player.':
    'Ausgelost ist, wer den ersten Zug hat: Es steht neben jedem Spieler.',
  'Set a deadline for this round': 'Eine Frist für diese Runde setzen',
  'For a round whose games are played on different days, such as online ({source}). Players see the deadline.':
    'Für eine Runde, deren Spiele an verschiedenen Tagen gespielt werden, etwa online ({source}). Die Spieler sehen die Frist.',
  'One on each line: the name under which they play here, or will. You can enter more later.':
    'Einer pro Zeile: der Name, unter dem sie hier spielen oder spielen werden. Du kannst später weitere eintragen.',
  'Name, deck and byes of a player': 'Name, Deck und Freilose eines Spielers',
  'The headquarters mission of their deck. Some leagues give points for it.':
    'Die Headquarters-Mission ihres Decks. Manche Ligen geben dafür Punkte.',
  'Rounds that count as won without a game. They are won in earlier tournaments.':
    'Runden, die ohne Spiel als gewonnen zählen. Sie werden in früheren Turnieren gewonnen.',
  'Modified win: time was called, and this player is ahead. True tie: time was called, and nobody is ahead.':
    'Modified Win: Die Zeit ist um, und dieser Spieler liegt vorn. True Tie: Die Zeit ist um, und niemand liegt vorn.',
  'Modified win: won by being ahead when time was called or the cards ran out. True tie: nobody is ahead.':
    'Modified Win: gewonnen, weil er vorn lag, als die Zeit um war oder die Karten ausgingen. True Tie: Niemand liegt vorn.',
  'What the columns mean': 'Was die Spalten bedeuten',
  'The points of all rounds together.': 'Die Punkte aller Runden zusammen.',
  'How many points the opponents of a player have. It decides between players with the same points.':
    'Wie viele Punkte die Gegner eines Spielers haben. Das entscheidet zwischen Spielern mit gleich vielen Punkten.',
  'By how much a player won, less by how much they lost, in all games together. It decides next.':
    'Um wie viel ein Spieler gewann, weniger um wie viel er verlor, in allen Spielen zusammen. Das entscheidet danach.',
  '{win} for a win, {modified} for a modified win, {tie} for a true tie, {loss} for a loss, {win} for a bye.':
    '{win} für einen Sieg, {modified} für einen Modified Win, {tie} für einen True Tie, {loss} für eine Niederlage, {win} für ein Freilos.',
  'What each result counts, added up.': 'Was jedes Ergebnis zählt, zusammengerechnet.',
  'Undo the check-in of everybody': 'Das Eintreffen aller zurücknehmen',
  'The check-in of everybody is undone.': 'Das Eintreffen aller ist zurückgenommen.',
  'Undo “Check in everybody” ({together})': '„Alle als da erfassen“ zurücknehmen ({together})',
  'The name under which they play here. New players can choose one.':
    'Der Name, unter dem sie hier spielen. Neue Spieler können einen wählen.',
  'Check in everybody': 'Alle als da erfassen',
  'Everybody who can play is checked in. Is somebody still missing? Press Check in beside them: the page says why.':
    'Alle, die spielen können, sind als da erfasst. Fehlt noch jemand? Drücke daneben auf „Eintreffen melden“: Die Seite sagt, warum.',
  'Check in everybody ({waiting})': 'Alle als da erfassen ({waiting})',
  'Table {table}': 'Tisch {table}',
  'Score and result do not fit': 'Punkte und Ergebnis passen nicht zusammen',
  'Correct the score, the result or how the game ended. If the game really ended like this, say why below.':
    'Korrigiere die Punkte, das Ergebnis oder das Ende des Spiels. Ging das Spiel wirklich so aus, sag unten warum.',
  'The clock is paused.': 'Die Uhr ist angehalten.',
  'The clock runs again.': 'Die Uhr läuft wieder.',
  'It is right, because': 'Es stimmt, weil',
  'Only if the game really ended like this. Otherwise correct it and leave this empty.':
    'Nur wenn das Spiel wirklich so ausging. Sonst korrigiere es und lass dieses Feld leer.',
  'Draw the draft groups': 'Draft-Gruppen auslosen',
  'The draft groups are drawn.': 'Die Draft-Gruppen sind ausgelost.',
  'Draw the draft groups for who is here now': 'Draft-Gruppen für alle auslosen, die jetzt da sind',
  'Draw a rule for each player': 'Für alle eine Regel auslosen',
  'The rules are drawn. They are shown beside the players.':
    'Die Regeln sind ausgelost. Sie stehen neben den Spielern.',
  'Rules on your list': 'Regeln auf deiner Liste',
  'More rules than rounds: each player may reject one rule, once in the tournament.':
    'Mehr Regeln als Runden: Alle dürfen einmal im Turnier eine Regel ablehnen.',
  'Set a deadline': 'Frist setzen',
  'The deadline is set.': 'Die Frist ist gesetzt.',
  'Until (UTC)': 'Bis (UTC)',
  'For an extension. Players read it.': 'Für eine Verlängerung. Die Spieler lesen es.',
  '4 players, double elimination (Star Wars: The Card Game)':
    '4 Spieler, Double Elimination (Star Wars: The Card Game)',
  '8 players, double elimination (Star Wars: The Card Game)':
    '8 Spieler, Double Elimination (Star Wars: The Card Game)',
  '16 players, double elimination (Star Wars: The Card Game)':
    '16 Spieler, Double Elimination (Star Wars: The Card Game)',
  'until {until} UTC': 'bis {until} UTC',
  'Round {round} is played until {until}.': 'Runde {round} wird bis {until} gespielt.',
  Scorecards: 'Punktekarten',
  'Not played before: {handles}. New players get a claim code with the receipt of the report.':
    'Noch nie gespielt: {handles}. Neue Spieler bekommen mit der Quittung des Berichts einen Code.',
  '{handle}: do you mean somebody who has played before?': '{handle}: Meinst du jemanden, der schon gespielt hat?',
  '{handle} is {candidate}': '{handle} ist {candidate}',
  '{candidate} is on the list.': '{candidate} steht auf der Liste.',
  '{handle} directs this tournament and wants to play. More than half of the other players have to approve, and two others act as deputies (Organized Play Guide 4.2, section 7.1). It is better not to play among more than 16 players, or where it makes a bye.':
    '{handle} leitet dieses Turnier und möchte mitspielen. Mehr als die Hälfte der anderen muss zustimmen, und zwei andere vertreten die Leitung (Organized Play Guide 4.2, Abschnitt 7.1). Bei mehr als 16 Spielern, oder wenn dadurch ein Freilos entsteht, ist es besser, nicht mitzuspielen.',
  'Let the director play': 'Die Leitung mitspielen lassen',
  'The director may play. Now check them in.': 'Die Leitung darf mitspielen. Melde sie jetzt an.',
  'Players who approve': 'Spieler, die zustimmen',
  'Of {others}.': 'Von {others}.',
  'Saved for {act.handle}.': 'Gespeichert für {act.handle}.',
  'Head start': 'Vorsprung',
  'Won in an earlier tournament; it counts with round 1.': 'In einem früheren Turnier gewonnen; er zählt mit Runde 1.',
  Affiliation: 'Zugehörigkeit',
  'Earned Byes': 'Verdiente Freilose',
  'None, or forfeited': 'Keine, oder verzichtet',
  'Round 1': 'Runde 1',
  'Rounds 1 and 2': 'Runden 1 und 2',
  'Use it': 'Einsetzen',
  '{handle} uses it.': '{handle} setzt es ein.',
  'A command deck was empty': 'Ein Kommandodeck war leer',
  'The round was': 'Die Runde wurde',
  'Split by agreement, 3 points each': 'Einvernehmlich geteilt, je 3 Punkte',
  'Side of {one}': 'Seite von {one}',
  'Score of {player} on time': 'Punkte von {player} bei Zeitende',
  'Differential of {one}': 'Differenz von {one}',
  'Negative where they lost.': 'Negativ bei einer Niederlage.',
  'Results of one player, from their scorecard': 'Ergebnisse eines Spielers, von der Punktekarte',
  'All tables': 'Alle Tische',
  'Extra time': 'Zusatzzeit',
  'Check and submit the correction': 'Korrektur prüfen und einreichen',
  'Submitted {minute}.': 'Eingereicht {minute}.',
  'It counts once it is decided; the page of the report says who decides.':
    'Er zählt, sobald darüber entschieden ist. Die Seite des Berichts sagt, wer entscheidet.',
  'The tournament is open again. What you correct counts once you finish it and submit the correction; until then the report stays as it is.':
    'Das Turnier ist wieder offen. Was du korrigierst, zählt, sobald du es beendest und die Korrektur einreichst. Bis dahin bleibt der Bericht, wie er ist.',
  'You opened the tournament again after that. Submit what you corrected: it replaces the report.':
    'Du hast das Turnier danach wieder geöffnet. Reiche ein, was du korrigiert hast: Es ersetzt den Bericht.',
  'To correct a result, {link}, correct it, finish the tournament, and submit it again. It then replaces this report.':
    'Um ein Ergebnis zu korrigieren: {link}, korrigiere es, beende das Turnier und reiche es noch einmal ein. Das ersetzt dann diesen Bericht.',
  'open the tournament again': 'öffne das Turnier wieder',
  'The report waits for a decision': 'Der Bericht wartet auf eine Entscheidung',
  'The correction waits for a decision': 'Die Korrektur wartet auf eine Entscheidung',
  'The report is stored': 'Der Bericht ist gespeichert',
  'The report is stored, as revision {revision}': 'Der Bericht ist gespeichert, als Fassung {revision}',
  'To correct this result, {link}.': 'Um dieses Ergebnis zu korrigieren: {link}.',
};
