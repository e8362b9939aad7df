/** Tournaments by the rules of Decipher and of Fantasy Flight Games. */
export const TOLD_DECIPHER: Readonly<Record<string, string>> = {
  'John Brown': 'John Brown',
  'Decipher Tournament Guide 6.99, section II.B': 'Decipher Tournament Guide 6.99, section II.B',
  'no score': 'kein Spielstand',
  'Sealed Deck ends with a final confrontation, but the report has none. Without it a tournament that a director reports is not sanctioned.':
    'Sealed Deck endet mit einer finalen Konfrontation, der Bericht hat aber keine. Ohne sie ist ein von der Turnierleitung gemeldetes Turnier nicht genehmigt.',
  'Add it if it was played: its winner wins the tournament (Decipher Tournament Guide 6.99, section II.A.iii).':
    'Ergänze sie, wenn sie gespielt wurde: Ihr Sieger gewinnt das Turnier (Decipher Tournament Guide 6.99, section II.A.iii).',
  'the best Dark and the best Light player': 'der beste Spieler der dunklen und der beste der hellen Seite',
  'the best two': 'die besten zwei',
  'The final confrontation is between {0}; {1}.': 'Die finale Konfrontation ist zwischen {0}; {1}.',
  'Check its players: it pairs {0} (Decipher Tournament Guide 6.99, section II.A.iii).':
    'Prüfe ihre Spieler: Sie paart {0} (Decipher Tournament Guide 6.99, section II.A.iii).',
  'both have the {0} side': 'beide haben die Seite {0}',
  '{0} has a higher score': '{0} hat mehr Punkte',
  'decipher-1999 does not know games of {0} ended by {1}; the result counts as if it had ended normally.':
    'decipher-1999 kennt bei {0} keine Spiele, die durch {1} enden; das Ergebnis zählt, als wäre es regulär beendet.',
  'Use one of {0}, or set the differential (Decipher Tournament Guide 6.99, Scoring).':
    'Verwende {0} oder setze die Differenz (Decipher Tournament Guide 6.99, Scoring).',
  'a full win and a full loss': 'ein voller Sieg und eine volle Niederlage',
  'a modified win or a true tie': 'ein modifizierter Sieg oder ein echtes Unentschieden',
  'A game ended by {0} is {1}, but the report says {2}.':
    'Ein Spiel, das durch {0} endete, ist {1}, der Bericht nennt aber {2}.',
  'Correct the result or the ending; the result counts as given (Decipher Tournament Guide 6.99, Scoring).':
    'Korrigiere das Ergebnis oder das Spielende; das Ergebnis zählt wie angegeben (Decipher Tournament Guide 6.99, Scoring).',
  'A player quit and the report has no differential for that game, so it counts as 0.':
    'Ein Spieler ging mitten im Spiel, und der Bericht hat keine Differenz dafür; sie zählt daher als 0.',
  'Give the differential that the director determined (Decipher Tournament Guide 6.99, Quitting).':
    'Gib die Differenz an, die die Turnierleitung festgesetzt hat (Decipher Tournament Guide 6.99, Quitting).',
  'Decipher Tournament Guide 6.99, Scoring': 'Decipher Tournament Guide 6.99, Scoring',
  'A score of {0} is outside 0 to {1} cards in this game of {2}.':
    'Ein Spielstand von {0} liegt bei diesem Spiel von {2} außerhalb von 0 bis {1} Karten.',
  "Correct it, or the result; the differential takes the winner's cards from 0 to {0} (Decipher Tournament Guide 6.99, Scoring).":
    'Korrigiere ihn oder das Ergebnis; für die Differenz zählen die Karten des Siegers von 0 bis {0} (Decipher Tournament Guide 6.99, Scoring).',
  '{0} is a full win with fewer than {1} points.': '{0} ist ein voller Sieg mit weniger als {1} Punkten.',
  'Make it MODIFIED_WIN, or say victoryConditionsDiffer; the result counts as given (Decipher Tournament Guide 6.99, Scoring).':
    'Mach MODIFIED_WIN daraus oder gib victoryConditionsDiffer an; das Ergebnis zählt wie angegeben (Decipher Tournament Guide 6.99, Scoring).',
  '{0} is a modified win with the lower score.': '{0} ist ein modifizierter Sieg mit dem niedrigeren Spielstand.',
  'Check score and result (Decipher Tournament Guide 6.99, Scoring).':
    'Prüfe Spielstand und Ergebnis (Decipher Tournament Guide 6.99, Scoring).',
  'points, as counted from 0 to 100': 'Punkte, gezählt von 0 bis 100',
  'Life Force': 'Life Force',
  'If this is correct, no change is needed: the differential is +1 and -1 (Decipher Tournament Guide 6.99, Scoring).':
    'Stimmt das, ist keine Änderung nötig: Die Differenz ist +1 und -1 (Decipher Tournament Guide 6.99, Scoring).',
  'Check score and result: with equal scores it is a true tie (Decipher Tournament Guide 6.99, True ties).':
    'Prüfe Spielstand und Ergebnis: Bei gleichem Spielstand ist es ein echtes Unentschieden (Decipher Tournament Guide 6.99, True ties).',
  '{0} was won with no more {1}.': '{0} wurde gewonnen, ohne mehr {1} zu haben.',
  '{0} have a true tie, but different victory conditions.':
    '{0} haben ein echtes Unentschieden, aber verschiedene Siegbedingungen.',
  'Say who won: equal scores are no true tie then; the result counts as given (Decipher Tournament Guide 6.99, True ties).':
    'Gib an, wer gewann: Gleicher Spielstand ist dann kein echtes Unentschieden; das Ergebnis zählt wie angegeben (Decipher Tournament Guide 6.99, True ties).',
  '{0} is reported as a true tie, which needs equal scores.':
    '{0} ist als echtes Unentschieden gemeldet, das gleichen Spielstand verlangt.',
  'Check score and result; the differential is 0 (Decipher Tournament Guide 6.99, True ties).':
    'Prüfe Spielstand und Ergebnis; die Differenz ist 0 (Decipher Tournament Guide 6.99, True ties).',
  'The differential {0} is beyond {1}, the most that one game can give.':
    'Die Differenz {0} liegt über {1}, dem Höchsten, was ein Spiel geben kann.',
  'Check it; it counts as given (Decipher Tournament Guide 6.99, Scoring).':
    'Prüfe sie; sie zählt wie angegeben (Decipher Tournament Guide 6.99, Scoring).',
  'The director gives {0} a differential of {1}, {2} gives {3}.':
    'Die Turnierleitung gibt {0} eine Differenz von {1}, {2} ergibt {3}.',
  'Leave differential out, unless it was set on purpose; it counts as given (Decipher Tournament Guide 6.99, Scoring).':
    'Lass die Differenz weg, wenn sie nicht absichtlich gesetzt wurde; sie zählt wie angegeben (Decipher Tournament Guide 6.99, Scoring).',
  'decipher-1999 has no format {0}.': 'decipher-1999 hat kein Format {0}.',
  'Use one of {0} (Decipher Tournament Guide 6.99, section II.A).':
    'Verwende {0} (Decipher Tournament Guide 6.99, section II.A).',
  'The pairing {0} is not sanctioned for {1}; the results count as given.':
    'Die Paarungsart {0} ist bei {1} nicht genehmigt; die Ergebnisse zählen wie angegeben.',
  'Use one of {0}, if it was one; otherwise it will not be rated (Decipher Tournament Guide 6.99, section II.A).':
    'Verwende {0}, falls es so war; sonst wird es nicht gewertet (Decipher Tournament Guide 6.99, section II.A).',
  'Round {0} is elimination, which decipher-1999 does not sanction.':
    'Runde {0} ist eine K.-o.-Runde, die decipher-1999 nicht genehmigt.',
  'Report one game between the best as finalConfrontation; otherwise it will not be rated (Decipher Tournament Guide 6.99, section II.B).':
    'Melde ein Spiel zwischen den Besten als finalConfrontation; sonst wird es nicht gewertet (Decipher Tournament Guide 6.99, section II.B).',
  'decipher-1999 has no card pool {0}: all cards of {1} are allowed.':
    'decipher-1999 hat keinen Kartenpool {0}: Alle Karten von {1} sind erlaubt.',
  'Remove cardPool; it has no effect (Decipher Tournament Guide 6.99, section II.A).':
    'Entferne cardPool; es hat keine Wirkung (Decipher Tournament Guide 6.99, section II.A).',
  'The rules {0} do not belong to {1} in decipher-1999 and have no effect.':
    'Die Regeln {0} gehören in decipher-1999 nicht zu {1} und haben keine Wirkung.',
  'Leave rules out (Decipher Tournament Guide 6.99, section I.D).':
    'Lass die Regeln weg (Decipher Tournament Guide 6.99, section I.D).',
  'The rules {0} belong to the format sealed, the report says {1}.':
    'Die Regeln {0} gehören zum Format sealed, der Bericht nennt {1}.',
  'Correct the format or the rules (Decipher Sealed Deck Formats).':
    'Korrigiere das Format oder die Regeln (Decipher Sealed Deck Formats).',
  'The report names no director. A director must be named, or the tournament is not sanctioned.':
    'Der Bericht nennt keine Turnierleitung. Ohne sie ist das Turnier nicht genehmigt.',
  'Name the director (Decipher Tournament Guide 6.99, section I.C).':
    'Nenne die Turnierleitung (Decipher Tournament Guide 6.99, section I.C).',
  '{0} directs the tournament and plays in it.': '{0} leitet das Turnier und spielt mit.',
  'Correct one of them; directors do not play in their own tournaments (Decipher Tournament Guide 6.99, section III, 8).':
    'Korrigiere eines davon; die Turnierleitung spielt nicht in ihren eigenen Turnieren (Decipher Tournament Guide 6.99, section III, 8).',
  'differential is the first tiebreaker (Decipher Tournament Guide 6.99, section II.A.i, 8)':
    'die Differenz ist die erste Feinwertung (Decipher Tournament Guide 6.99, section II.A.i, 8)',
  'The match has {0} games, a round of {1} {2} has {3}.':
    'Die Begegnung hat {0} Spiele, eine Runde von {1} {2} hat {3}.',
  'Report every further game as its own round (Decipher Tournament Guide 6.99, section II.A).':
    'Gib jedem weiteren Spiel eine eigene Runde (Decipher Tournament Guide 6.99, section II.A).',
  'The value of {0} has no effect: {1}.': 'Der Wert von {0} hat keine Wirkung: {1}.',
  'Remove it (Decipher Tournament Guide 6.99, Scoring).': 'Entferne ihn (Decipher Tournament Guide 6.99, Scoring).',
  'only Star Trek knows it, this is {0}': 'nur Star Trek kennt ihn, das hier ist {0}',
  'Star Trek has no sides': 'Star Trek hat keine Seiten',
  'each game has its own': 'jedes Spiel hat seinen eigenen',
  '{0} quit in round {1}, but has a result in {2}.': '{0} ging in Runde {1}, hat aber ein Ergebnis in {2}.',
  'Correct one of them; a player who quits is out of the tournament (Decipher Tournament Guide 6.99, Quitting).':
    'Korrigiere eines davon; wer geht, ist aus dem Turnier (Decipher Tournament Guide 6.99, Quitting).',
  'Decipher Tournament Guide 6.99, section II.A.i': 'Decipher Tournament Guide 6.99, section II.A.i',
  '{0} complete; one more game has no second game.': '{0} vollständig; zu einem weiteren Spiel fehlt das zweite.',
  'Add the other game of the round, if it was played; the result of this one counts (Decipher Tournament Guide 6.99, section II.A.i, 7).':
    'Ergänze das andere Spiel der Runde, wenn es gespielt wurde; das Ergebnis von diesem zählt (Decipher Tournament Guide 6.99, section II.A.i, 7).',
  'The report has {0}, but sanctioning needs {1}.': 'Der Bericht hat {0}, für eine Genehmigung sind aber {1} nötig.',
  'It will not be rated; check that no round is missing.': 'Es wird nicht gewertet; prüfe, ob keine Runde fehlt.',
  '{0} for {1} entrants, {2} are recommended.': '{0} bei {1} Teilnehmern, empfohlen sind {2}.',
  'No change is needed; next time, plan more with over {0} entrants (Decipher Tournament Guide 6.99, section II.A.i).':
    'Keine Änderung nötig; plane nächstes Mal mehr, wenn es über {0} Teilnehmer sind (Decipher Tournament Guide 6.99, section II.A.i).',
  '{0} has the {1} side in both games of two-game round {2}.':
    '{0} hat in beiden Spielen der Doppelrunde {2} die Seite {1}.',
  'Correct the sides; each round has a game with either side (Decipher Tournament Guide 6.99, section II.A.i, 6).':
    'Korrigiere die Seiten; jede Runde hat ein Spiel mit jeder Seite (Decipher Tournament Guide 6.99, section II.A.i, 6).',
  '{0} meet in round {1} with the sides that they had in round {2}.':
    '{0} treffen in Runde {1} mit denselben Seiten aufeinander wie in Runde {2}.',
  'Check both rounds; this is only for players without another opponent (Decipher Tournament Guide 6.99, section II.A.i, 7).':
    'Prüfe beide Runden; das ist nur für Spieler ohne anderen Gegner (Decipher Tournament Guide 6.99, section II.A.i, 7).',
  '{0} has the {1} side here and the {2} side before.': '{0} hat hier die Seite {1} und davor die Seite {2}.',
  'Correct the sides; in Sealed Deck everybody keeps their own (Decipher Tournament Guide 6.99, section II.A.iii, 6).':
    'Korrigiere die Seiten; bei Sealed Deck behält jeder die eigene (Decipher Tournament Guide 6.99, section II.A.iii, 6).',
  'director {0}, approval not checked': 'Turnierleitung {0}, Anerkennung nicht geprüft',
  'director unknown, counted as approved': 'Turnierleitung unbekannt, als anerkannt gezählt',
  'no director named': 'keine Turnierleitung genannt',
  'pairing {0} is not sanctioned for {1}': 'die Paarungsart {0} ist bei {1} nicht genehmigt',
  'elimination is not sanctioned': 'K.-o. ist nicht genehmigt',
  ', under {0} years not checked': ', unter {0} Jahren nicht geprüft',
  'format {0}{1}': 'Format {0}{1}',
  'final confrontation played': 'finale Konfrontation gespielt',
  'final confrontation unknown, counted as played': 'finale Konfrontation unbekannt, als gespielt gezählt',
  'no final confrontation': 'keine finale Konfrontation',
  'not sanctioned, {0}': 'nicht genehmigt, {0}',
  'a player alone has BYE': 'ein Spieler allein hat BYE',
  'a match is reported by its games': 'eine Begegnung wird über ihre Spiele gemeldet',
  'tournament points': 'Turnierpunkte',
  'Star Wars LCG Tournament Regulations 1.0, Swiss Rounds': 'Star Wars LCG Tournament Regulations 1.0, Swiss Rounds',
  'Star Wars LCG Tournament Regulations 1.0, Tournament Points':
    'Star Wars LCG Tournament Regulations 1.0, Tournament Points',
  '{0} was out with a second loss in round {1}, but plays in round {2}.':
    '{0} war mit einer zweiten Niederlage in Runde {1} ausgeschieden, spielt aber in Runde {2}.',
  'Check the winners of the rounds before; {0} losses end it ({1}).':
    'Prüfe die Sieger der Runden davor; {0} Niederlagen beenden es ({1}).',
  '{0} are not eliminated after the last round; they are placed by their losses.':
    '{0} sind nach der letzten Runde nicht ausgeschieden; sie werden nach ihren Niederlagen platziert.',
  'Add the rounds that are missing, or enter droppedAfterRound for players who left ({0}).':
    'Ergänze die fehlenden Runden oder trag droppedAfterRound für alle ein, die gegangen sind ({0}).',
  'The final of {0} ended on time, but the final has no time limit.':
    'Das Finale von {0} endete auf Zeit, das Finale hat aber keine Zeitgrenze.',
  'Check the ending; only the rounds before have {0} minutes ({1}).':
    'Prüfe das Spielende; nur die Runden davor haben {0} Minuten ({1}).',
  'ffg-swlcg-2016 does not know games ended by {0}; the winner counts as given.':
    'ffg-swlcg-2016 kennt keine Spiele, die durch {0} enden; der Sieger zählt wie angegeben.',
  'Use one of {0} (Star Wars LCG Tournament Regulations 1.0, End of Game).':
    'Verwende {0} (Star Wars LCG Tournament Regulations 1.0, End of Game).',
  'that {0} won': 'dass {0} gewann',
  'A game ended by {0} has {1}, but the report of {2} says {3}.':
    'Ein Spiel, das durch {0} endete, hat {1}, der Bericht von {2} nennt aber {3}.',
  'Correct the winner or the ending; the winner counts as given (Star Wars LCG Tournament Regulations 1.0, End of Game).':
    'Korrigiere den Sieger oder das Spielende; der Sieger zählt wie angegeben (Star Wars LCG Tournament Regulations 1.0, End of Game).',
  'The elimination match of {0} has no winner.': 'Die K.-o.-Begegnung von {0} hat keinen Sieger.',
  'Name the winner; on time the player with the higher score wins (Star Wars LCG Tournament Regulations 1.0, End of Double Elimination Rounds).':
    'Nenne den Sieger; auf Zeit gewinnt, wer mehr Punkte hat (Star Wars LCG Tournament Regulations 1.0, End of Double Elimination Rounds).',
  '{0} played {1} games, a round of this stage has {2}.': '{0} spielten {1} Spiele, eine Runde dieser Phase hat {2}.',
  'Give the two games of the round (Star Wars LCG Tournament Regulations 1.0, Swiss Rounds).':
    'Gib die zwei Spiele der Runde an (Star Wars LCG Tournament Regulations 1.0, Swiss Rounds).',
  'Give one game; a second game of the final is a match of the next round (Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds).':
    'Gib ein Spiel an; ein zweites Spiel des Finales ist eine Begegnung der nächsten Runde (Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds).',
  '{0} have no game in this round, so neither has points from it.':
    '{0} haben in dieser Runde kein Spiel, also bekommt keiner Punkte daraus.',
  'Add the games if they were played (Star Wars LCG Tournament Regulations 1.0, Swiss Rounds).':
    'Ergänze die Spiele, wenn sie gespielt wurden (Star Wars LCG Tournament Regulations 1.0, Swiss Rounds).',
  '{0} played one game; the second game scores nothing.': '{0} spielten ein Spiel; das zweite gibt keine Punkte.',
  'Add it if it was played, a draw too (Star Wars LCG Tournament Regulations 1.0, End of Game).':
    'Ergänze es, wenn es gespielt wurde, auch ein Unentschieden (Star Wars LCG Tournament Regulations 1.0, End of Game).',
  '{0} has the {1} side in both games against {2}.': '{0} hat in beiden Spielen gegen {2} die Seite {1}.',
  'Correct the sides; players switch after the first game (Star Wars LCG Tournament Regulations 1.0, Game Setup).':
    'Korrigiere die Seiten; nach dem ersten Spiel wird gewechselt (Star Wars LCG Tournament Regulations 1.0, Game Setup).',
  'ffg-swlcg-2016 has no pairing {0}; the results count as given.':
    'ffg-swlcg-2016 hat keine Paarungsart {0}; die Ergebnisse zählen wie angegeben.',
  'ffg-swlcg-2016 has no structure {0}, so rounds and cut were not compared with one.':
    'ffg-swlcg-2016 hat keinen Aufbau {0}, deshalb wurden Runden und Schnitt mit keinem verglichen.',
  'Use one of {0} (Star Wars LCG Tournament Regulations 1.0, Tournament Structures).':
    'Verwende {0} (Star Wars LCG Tournament Regulations 1.0, Tournament Structures).',
  'ffg-swlcg-2016 has no tier {0}.': 'ffg-swlcg-2016 hat keinen Rang {0}.',
  'Use one of {0} (Star Wars LCG Tournament Regulations 1.0, Tournament Tiers).':
    'Verwende {0} (Star Wars LCG Tournament Regulations 1.0, Tournament Tiers).',
  'ffg-swlcg-2016 has no format {0}.': 'ffg-swlcg-2016 hat kein Format {0}.',
  'Use constructed (Star Wars LCG Tournament Regulations 1.0, Deck Building).':
    'Verwende constructed (Star Wars LCG Tournament Regulations 1.0, Deck Building).',
  'ffg-swlcg-2016 has no final confrontation, so it decides nothing.':
    'ffg-swlcg-2016 hat keine finale Konfrontation, daher entscheidet sie nichts.',
  'Report the final as a match of the elimination stage (Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds).':
    'Melde das Finale als Begegnung der K.-o.-Phase (Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds).',
  'in the {0} tier leaders do not play': 'im Rang {0} spielt die Leitung nicht mit',
  'Check the tier and who led the tournament': 'Prüfe den Rang des Turniers und wer es geleitet hat',
  'that needs a second leader': 'das braucht eine zweite Leitung',
  'Name the second leader (secondaryDirector) if there was one':
    'Nenne die zweite Leitung (secondaryDirector), wenn es eine gab',
  '{0} leads this tournament and plays in it; {1}.': '{0} leitet dieses Turnier und spielt mit; {1}.',
  '{0} (Star Wars LCG Tournament Regulations 1.0, Leader Participation).':
    '{0} (Star Wars LCG Tournament Regulations 1.0, Leader Participation).',
  '{0} a score or a differential, which count nothing here.':
    '{0} einen Spielstand oder eine Differenz, die hier nicht zählen.',
  'No change is needed; wins and draws decide (Star Wars LCG Tournament Regulations 1.0, Tournament Points).':
    'Keine Änderung nötig; Siege und Unentschieden entscheiden (Star Wars LCG Tournament Regulations 1.0, Tournament Points).',
  '{0} split their round': '{0} haben ihre Runde geteilt',
  'Star Wars LCG Tournament Regulations 1.0, Intentional Round Split':
    'Star Wars LCG Tournament Regulations 1.0, Intentional Round Split',
  '{0} in the elimination stage, where splits are not allowed.': '{0} in der K.-o.-Phase, wo Teilen nicht erlaubt ist.',
  'Check the match; the winner counts as given ({0}).': 'Prüfe die Begegnung; der Sieger zählt wie angegeben ({0}).',
  '{0}, but they have not won one game each.': '{0}, haben aber nicht je ein Spiel gewonnen.',
  'Correct the games or the ending; the winners count as reported ({0}).':
    'Korrigiere die Spiele oder das Spielende; die Sieger bleiben wie angegeben ({0}).',
  '{0}, and the report names no leader who could have been present.':
    '{0}, und der Bericht nennt keine Leitung, die dabei gewesen sein könnte.',
  'Name the director or another leader ({0}).': 'Nenne die Turnierleitung oder eine andere Leitung ({0}).',
  'the {0} structure begins with': 'der Aufbau {0} beginnt mit',
  'Check that nobody is missing, or correct the structure (Star Wars LCG Tournament Regulations 1.0, Tournament Structures).':
    'Prüfe, ob niemand fehlt, oder korrigiere den Aufbau (Star Wars LCG Tournament Regulations 1.0, Tournament Structures).',
  'the {0} structure has': 'der Aufbau {0} hat',
  '{0} played, {1} {2} {3}.': '{0} spielten, {1} {2} {3}.',
  'Check rounds and players; another number of rounds is a custom structure (Star Wars LCG Tournament Regulations 1.0).':
    'Prüfe Runden und Spieler; eine andere Zahl von Runden ist ein eigener Aufbau (Star Wars LCG Tournament Regulations 1.0).',
  'no cut': 'keinen Schnitt',
  'a cut to {0}': 'einen Schnitt auf {0}',
  '{0} played double elimination, {1} {2} {3}.': '{0} spielten Doppel-K.-o., {1} {2} {3}.',
  'Check the elimination rounds; another cut is a custom structure (Star Wars LCG Tournament Regulations 1.0).':
    'Prüfe die K.-o.-Runden; ein anderer Schnitt ist ein eigener Aufbau (Star Wars LCG Tournament Regulations 1.0).',
  '{0} played double elimination, but the cut is made to {1}.':
    '{0} spielten Doppel-K.-o., geschnitten wird aber auf {1}.',
  'Check the elimination rounds, or name the custom structure (Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds).':
    'Prüfe die K.-o.-Runden oder nenne den eigenen Aufbau (Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds).',
  'Star Wars LCG Tournament Regulations 1.0, Progression Cut':
    'Star Wars LCG Tournament Regulations 1.0, Progression Cut',
  '{0}; 004 asks for nothing else': '{0}; 004 verlangt sonst nichts',
  '{0}, needed {1}': '{0}, nötig: {1}',
};
