/** Pairings and brackets. */
export const TOLD_PAIRING: Readonly<Record<string, string>> = {
  'Star Trek CCG Tournament Rules 1996, section 4, prints this order':
    'Die Star Trek CCG Tournament Rules 1996, section 4, drucken diese Reihenfolge',
  'Standard bracket of {0}': 'Standard-Turnierbaum mit {0}',
  '{0}; figures 10.2.1 and 10.2.2 of the Organized Play Guide 4.2 are lost':
    '{0}; die Abbildungen 10.2.1 und 10.2.2 des Organized Play Guide 4.2 sind verloren',
  'The same order as the printed brackets of 8 and 16 (Star Trek CCG Tournament Rules 1996, section 4)':
    'Dieselbe Reihenfolge wie die gedruckten Turnierbäume mit 8 und 16 (Star Trek CCG Tournament Rules 1996, section 4)',
  'Elimination of {0} after Swiss rounds': 'K.-o. mit {0} nach Schweizer Runden',
  'Reconstruction: figure 10.2.3 of the Organized Play Guide 4.2 is lost. Fits the results of two tournaments of 2008 and 2013; other graphs are possible':
    'Rekonstruktion: Abbildung 10.2.3 des Organized Play Guide 4.2 ist verloren. Passt zu den Ergebnissen zweier Turniere von 2008 und 2013; andere Graphen sind möglich',
  'Reconstruction: figure 10.2.4 of the Organized Play Guide 4.2 is lost. Built like the reconstruction of 8; other graphs are possible':
    'Rekonstruktion: Abbildung 10.2.4 des Organized Play Guide 4.2 ist verloren. Gebaut wie die Rekonstruktion mit 8; andere Graphen sind möglich',
  'McIntyre final eight': 'McIntyre Final Eight',
  'The published McIntyre final eight, which ranks players anew by seed after the first round':
    'Das veröffentlichte McIntyre Final Eight, das die Spieler nach der ersten Runde neu nach Setzplatz ordnet',
  'Graph of two programs that served the FFG format (Cobra, AesopsTables); the tournament rules of FFG have headings only. Both agree':
    'Graph zweier Programme, die das FFG-Format spielten (Cobra, AesopsTables); die Turnierregeln von FFG haben nur Überschriften. Beide stimmen überein',
  'Graph of Cobra, a program that served the FFG format; the tournament rules of FFG have headings only. AesopsTables crosses the lower half in another way':
    'Graph von Cobra, einem Programm für das FFG-Format; die Turnierregeln von FFG haben nur Überschriften. AesopsTables kreuzt die untere Hälfte anders',
  'Single elimination of {0} with play-in': 'Einfaches K.-o. mit {0} und Vorspielen',
  'Ours: the Organized Play Guide 4.2, appendix A, names this style and does not describe it':
    'Unser eigener: Der Organized Play Guide 4.2, appendix A, nennt diese Art und beschreibt sie nicht',
  'Champions League of {0}': 'Champions League mit {0}',
  'Organized Play Guide 4.2, section 12.7: best of one in a standard bracket; byes for the highest seeds are ours':
    'Organized Play Guide 4.2, section 12.7: ein Spiel je Begegnung im Standard-Turnierbaum; Freilose für die höchsten Setzplätze sind unsere Regel',
  'seed {0}': 'Setzplatz {0}',
  'winner of {0}': 'Sieger von {0}',
  'loser of {0}': 'Verlierer von {0}',
  '{0} {1} by seed': '{0} {1} nach Setzplatz',
  'The bracket has no match {0}.': 'Der Turnierbaum hat keine Begegnung {0}.',
  'Use a match from 1 to {0}.': 'Verwende eine Begegnung von 1 bis {0}.',
  '{0} has two seeds.': '{0} hat zwei Setzplätze.',
  'Give each player one seed.': 'Gib jedem Spieler einen Setzplatz.',
  '{0} takes {1} players, but there are {2}.': '{0} fasst {1} Spieler, es sind aber {2}.',
  'Add or remove players, or choose another bracket; "play-in-N" takes any number.':
    'Ergänze oder entferne Spieler oder wähle einen anderen Turnierbaum; „play-in-N“ fasst jede Zahl.',
  'Match {0} cannot be played yet.': 'Begegnung {0} kann noch nicht gespielt werden.',
  'Give the winners of earlier matches first.': 'Gib zuerst die Sieger der früheren Begegnungen an.',
  'Leave it out.': 'Lass es weg.',
  'Match {0} is not played: the first finalist has won already.':
    'Begegnung {0} wird nicht gespielt: Der erste Finalist hat schon gewonnen.',
  'Match {0} has only one player: a bye.': 'Begegnung {0} hat nur einen Spieler: ein Freilos.',
  '{0} does not play match {1}.': '{0} spielt nicht in Begegnung {1}.',
  'Name {0} or {1}.': 'Nenne {0} oder {1}.',
  'the last player of the longer pile': 'der letzte Spieler des längeren Stapels',
  '{0} has a second bye: {1}, and everybody has had one ({2}).':
    '{0} hat ein zweites Freilos: {1}, und alle hatten schon eines ({2}).',
  '{0} has the bye: {1} who has had none ({2}).': '{0} hat das Freilos: {1}, noch ohne eines ({2}).',
  '{0} meets {1}, the next lower player not met with these sides ({2}).':
    '{0} trifft auf {1}, den nächsten darunter, gegen den mit diesen Seiten noch nicht gespielt wurde ({2}).',
  '{0} meets {1} with the same sides again: {2} has met everybody in the pile ({3}).':
    '{0} trifft mit denselben Seiten noch einmal auf {1}: {2} hat schon gegen alle im Stapel gespielt ({3}).',
  'the last player': 'der letzte Spieler',
  '{0} meets {1}, the next lower player who is left with sides not met ({2}).':
    '{0} trifft auf {1}, den nächsten darunter, der mit neuen Seiten übrig ist ({2}).',
  '{0} meets {1} again: {2} has met everybody who is left with both sides ({3}).':
    '{0} trifft noch einmal auf {1}: {2} hat schon gegen alle gespielt, die mit beiden Seiten übrig sind ({3}).',
  'bye for {0}': 'Freilos für {0}',
  '{0} would {1}': '{0} würden {1}',
  'have the bye': 'das Freilos haben',
  'meet {0}': 'auf {0} treffen',
  'the same pairs would meet': 'ergäben sich dieselben Paare',
  'They break no other rule.': 'Sie brechen keine andere Regel.',
  'With them the round has {0}.': 'Mit ihnen hat die Runde {0}.',
  'Without the pairs of the director {0}. {1}': 'Ohne die Paare der Turnierleitung: {0}. {1}',
  'Their totals are equal.': 'Ihre Summen sind gleich.',
  'Equal totals should meet, but these are {0} and {1} ({2}).':
    'Gleiche Summen sollen sich treffen, diese sind {0} und {1} ({2}).',
  'The director has fixed {0} and {1}{2}.{3}': 'Die Turnierleitung hat {0} und {1} gesetzt{2}.{3}',
  'The director has forbidden {0} and {1}{2}.': 'Die Turnierleitung hat {0} und {1} ausgeschlossen{2}.',
  '{0} ({1}) is paired down to {2} ({3}): {4}.': '{0} ({1}) spielt nach unten gegen {2} ({3}): {4}.',
  '{0} have {1}, and not all of them can meet each other':
    '{0} haben {1}, und nicht alle von ihnen können gegeneinander spielen',
  '{0} with {1} {2} needed for another pair': '{0} mit {1} für ein anderes Paar gebraucht',
  'everybody else with {0} was already met{1}': 'gegen alle anderen mit {0} wurde schon gespielt{1}',
  'or is forbidden by the director': 'oder die Turnierleitung hat es ausgeschlossen',
  'nobody else has {0}': 'niemand sonst hat {0}',
  '{0} has a bye: every possible pairing would repeat a match ({1}).':
    '{0} hat ein Freilos: Jede mögliche Paarung würde eine Begegnung wiederholen ({1}).',
  '{0} has a second bye: nobody without a bye can be left over ({1}).':
    '{0} hat ein zweites Freilos: Niemand ohne Freilos kann übrig bleiben ({1}).',
  '{0} has the bye with {1}, the lowest total ({2}).': '{0} hat das Freilos mit {1}, der niedrigsten Summe ({2}).',
  'everybody below has had a bye': 'alle darunter hatten schon ein Freilos',
  'with {0} it is the lowest total that leaves everybody else an opponent they have not met':
    '{0} ist die niedrigste Summe, bei der für alle anderen ein neuer Gegner bleibt',
  '{0} has the bye: {1} ({2}).': '{0} hat das Freilos: {1} ({2}).',
  '{0} has the bye: the draw decided ({1}).': '{0} hat das Freilos: Das Los hat entschieden ({1}).',
  'has matches': 'hat Begegnungen',
  'Use "quadrant pair".': 'Verwende „quadrant pair“.',
  'is played in pods': 'wird in Pods gespielt',
  'Use "quadrant pods".': 'Verwende „quadrant pods“.',
  'Round {0} {1}.': 'Runde {0} {1}.',
  'Round {0} belongs to the elimination stage, which the bracket pairs.':
    'Runde {0} gehört zur K.-o.-Phase, die der Turnierbaum paart.',
  'Ask for a Swiss round, or use "quadrant bracket".':
    'Frag nach einer Schweizer Runde oder verwende „quadrant bracket“.',
  'no round': 'keine Runde',
  'rounds up to {0}': 'Runden bis {0}',
  'The document has {0}, but round {1} is paired after round {2}.':
    'Das Dokument hat {0}, Runde {1} wird aber nach Runde {2} gepaart.',
  'Add the missing rounds, or ask for round {0}.': 'Ergänze die fehlenden Runden oder frag nach Runde {0}.',
  'byes {0} above the lowest': 'Freilose {0} über der niedrigsten',
  '{0} passed over': '{0} übergangen',
  '{0} of unequal totals': '{0} mit ungleichen Summen',
  'differences of {0}': 'Differenzen von {0}',
  '{0} instead of {1}': '{0} statt {1}',
  'The pair names {0} twice.': 'Das Paar nennt {0} zweimal.',
  'Name two different players.': 'Nenne zwei verschiedene Spieler.',
  '{0} is in two fixed pairs.': '{0} steht in zwei gesetzten Paaren.',
  'Keep one of the two pairs.': 'Behalte eines der beiden Paare.',
  'Fix another pair, or leave this one out.': 'Setze ein anderes Paar oder lass dieses weg.',
  'Keep one of the two.': 'Behalte eines von beiden.',
  '{0} has dropped.': '{0} ist ausgestiegen.',
  'Leave the pair out.': 'Lass das Paar weg.',
  '{0} has an earned bye in this round.': '{0} hat in dieser Runde ein verdientes Freilos.',
  'Leave the pair out, or remove the earned bye: a player may forfeit it.':
    'Lass das Paar weg oder entferne das verdiente Freilos: Ein Spieler kann darauf verzichten.',
  'Use a handle from players of the document.': 'Verwende ein Handle aus players des Dokuments.',
  '{0} is not a player of this tournament.': '{0} spielt in diesem Turnier nicht mit.',
  'Fix two players of different piles who have not met with these sides.':
    'Setze zwei Spieler verschiedener Stapel, die mit diesen Seiten noch nicht gegeneinander gespielt haben.',
  '{0} has the bye: everybody below has had one, so it moves up ({1}).':
    '{0} hat das Freilos: Alle darunter hatten schon eines, daher rückt es nach oben ({1}).',
  '{0} has the bye: the last player is left over ({1}).': '{0} hat das Freilos: Der letzte Spieler bleibt übrig ({1}).',
  'everybody has had one': 'alle hatten schon eines',
  'the last player is left over, also a second time': 'der letzte Spieler bleibt übrig, auch ein zweites Mal',
  '{0} has a second bye: {1} ({2}).': '{0} hat ein zweites Freilos: {1} ({2}).',
  '{0} meets {1} again: {2} has met everybody who is left ({3}).':
    '{0} trifft noch einmal auf {1}: {2} hat schon gegen alle gespielt, die übrig sind ({3}).',
  '{0} meets {1}, the next lower player whom {2} has not met ({3}).':
    '{0} trifft auf {1}, den nächsten darunter, gegen den {2} noch nicht gespielt hat ({3}).',
};
