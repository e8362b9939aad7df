/** Readings of the rules, rulings and policies. */
export const TOLD_READINGS: Readonly<Record<string, string>> = {
  'The stability policy has no value {0}.': 'Die Stabilitätsrichtlinie hat keinen Wert {0}.',
  '{0} is no number.': '{0} ist keine Zahl.',
  'Switches are listed at /readings.': 'Schalter stehen auf /readings.',
  '{0} is no country.': '{0} ist kein Land.',
  'two capital letters, as in DE': 'zwei Großbuchstaben, wie DE',
  'A ruling sets nothing of the kind {0}.': 'Eine Regelung setzt nichts von der Art {0}.',
  'Give {0}.': 'Gib {0} an.',
  '{0}, interim ruling {1}': '{0}, Übergangsregelung {1}',
  'the final order of a tournament (GET /api/v1/tournaments/{id})':
    'die Endreihenfolge eines Turniers (GET /api/v1/tournaments/{id})',
  'leaderboards and the pages of players': 'Ranglisten und die Seiten der Spieler',
  'the page of a league season': 'die Seite einer Ligasaison',
  'the page of Trek Masters': 'die Seite von Trek Masters',
  'the page of the Champions League': 'die Seite der Champions League',
  'the page of a championship': 'die Seite einer Meisterschaft',
  'the receipt of a report and the policy page': 'die Quittung eines Berichts und die Seite der Richtlinie',
  'the answer of a pairing (POST /api/v1/pairings)': 'die Antwort einer Paarung (POST /api/v1/pairings)',
  'The league director flags tournaments of the league. A half and the playoffs have four each.':
    'Die Ligaleitung markiert Turniere der Liga. Eine Hälfte und die Playoffs haben je vier.',
  'A tournament counts when it is flagged, a season covers its local date, at least four took part, and its part of the season has not had all its tournaments. If there are too many, the later ones give nothing.':
    'Ein Turnier zählt, wenn es markiert ist, eine Saison sein lokales Datum umfasst, mindestens vier teilnahmen und sein Teil der Saison noch nicht alle Turniere hatte. Sind es zu viele, geben die späteren nichts.',
  'Only the league director flags a tournament.': 'Nur die Ligaleitung markiert ein Turnier.',
  'An alternate named by the league may flag like the league director, so that a holiday stops no league.':
    'Eine von der Liga benannte Stellvertretung darf wie die Ligaleitung markieren, damit kein Urlaub eine Liga aufhält.',
  'The halves are October to November and December to January, the playoffs February to March.':
    'Die Hälften sind Oktober bis November und Dezember bis Januar, die Playoffs Februar bis März.',
  'These months apply unless the league announces other days. Between them points count for the season only.':
    'Diese Monate gelten, wenn die Liga keine anderen Tage ankündigt. Dazwischen zählen Punkte nur für die Saison.',
  'The table of points has columns for the places 1 to 32.': 'Die Punktetabelle hat Spalten für die Plätze 1 bis 32.',
  'The 33rd place and lower get no points, and a field of fewer than four gets none.':
    'Ab Platz 33 gibt es keine Punkte, und ein Feld mit weniger als vier bekommt keine.',
  'Bonus points are optional and count inside their league.':
    'Bonuspunkte sind freigestellt und zählen innerhalb ihrer Liga.',
  'Bonus counts in the table and the halves of its own league, and nowhere else. Headquarters and missions that a report does not mention count as not used and not completed.':
    'Bonus zählt in der Tabelle und den Hälften der eigenen Liga und sonst nirgends. Hauptquartiere und Missionen, die ein Bericht nicht nennt, zählen als nicht benutzt und nicht abgeschlossen.',
  'A different headquarters is worth one point. If nobody used it in the previous event, that player earns two additional points.':
    'Ein anderes Hauptquartier ist einen Punkt wert. Hat es beim vorigen Turnier niemand benutzt, bekommt der Spieler zwei weitere Punkte.',
  'A different headquarters is one that the player has not used this season in this league. The two points do not depend on the one point, and are not given in the first tournament of the league. The other reading gives them only in addition to the one.':
    'Ein anderes Hauptquartier ist eines, das der Spieler in dieser Saison in dieser Liga noch nicht benutzt hat. Die zwei Punkte hängen nicht von dem einen ab und werden beim ersten Turnier der Liga nicht vergeben. Die andere Lesart gibt sie nur zusätzlich zu dem einen.',
  'The participation bonus is four points for the first event and two after an absence.':
    'Der Teilnahmebonus ist vier Punkte für das erste Turnier und zwei nach einem Fehlen.',
  'The first tournament is the first ever in this league; missed ones count across seasons.':
    'Das erste Turnier ist das erste überhaupt in dieser Liga; verpasste zählen über Saisons hinweg.',
  'The guide does not say how a tie in a half is broken.':
    'Der Guide sagt nicht, wie ein Gleichstand in einer Hälfte entschieden wird.',
  'Season points without bonus decide, then first places, then a toss. A place that a player would take in both halves goes to the next player of the second.':
    'Saisonpunkte ohne Bonus entscheiden, dann erste Plätze, dann ein Münzwurf. Ein Platz, den ein Spieler in beiden Hälften bekäme, geht an den nächsten Spieler der zweiten.',
  'The second criterion of the playoffs is season points. The guide does not say of which leagues.':
    'Das zweite Kriterium der Playoffs sind Saisonpunkte. Der Guide sagt nicht, welcher Ligen.',
  'Season points are those of this league, without bonus. The lists of points over all leagues (section 12.4) are other numbers.':
    'Saisonpunkte sind die dieser Liga, ohne Bonus. Die Punktelisten über alle Ligen (section 12.4) sind andere Zahlen.',
  'The fifth criterion of the playoffs is lifetime points.':
    'Das fünfte Kriterium der Playoffs sind Punkte aller Zeiten.',
  'They are those of all leagues, up to the last day of the season.':
    'Es sind die aller Ligen, bis zum letzten Tag der Saison.',
  'The last criterion is a coin toss.': 'Das letzte Kriterium ist ein Münzwurf.',
  'It is the toss that the league director recorded. It stays when another player ties later: only their place is drawn. Otherwise a reproducible random draw decides: a hash of league, season, part and player, the lower one first.':
    'Es ist der Münzwurf, den die Ligaleitung festgehalten hat. Er bleibt, wenn später ein weiterer Spieler gleichzieht: Nur dessen Platz wird gelost. Sonst entscheidet ein nachvollziehbares Los: eine Prüfsumme aus Liga, Saison, Teil und Spieler, die niedrigere zuerst.',
  'The first of the playoffs is the league champion.': 'Der Erste der Playoffs ist der Meister der Liga.',
  'The champion is decided when all playoff tournaments are played or the last day of the season is over.':
    'Der Meister steht fest, wenn alle Turniere der Playoffs gespielt sind oder der letzte Tag der Saison vorbei ist.',
  'Players with at least 50 lifetime league points may enter, in the days before Worlds.':
    'Spieler mit mindestens 50 Ligapunkten aller Zeiten dürfen in den Tagen vor Worlds teilnehmen.',
  'Points count up to the day before the Champions League. While its day is not known, that of Worlds counts, or the first day of their window.':
    'Punkte zählen bis zum Tag vor der Champions League. Solange ihr Tag nicht bekannt ist, zählt der von Worlds oder der erste Tag ihres Zeitfensters.',
  'The winner gets the same prize as a Continental Champion.':
    'Der Sieger bekommt denselben Preis wie ein Continental Champion.',
  'The byes need four participants and no three rounds, since a bracket of four is over after two.':
    'Die Freilose brauchen vier Teilnehmer und keine drei Runden, denn ein Turnierbaum mit vier ist nach zwei vorbei.',
  'Players are seeded by lifetime points.': 'Spieler werden nach Punkten aller Zeiten gesetzt.',
  'Ties are broken by wins, then by the best single result, then by a toss.':
    'Gleichstände entscheiden Siege, dann das beste einzelne Ergebnis, dann ein Münzwurf.',
  'Masters Points are added up over a calendar year. The guide does not break ties.':
    'Masters-Punkte werden über ein Kalenderjahr zusammengezählt. Der Guide entscheidet Gleichstände nicht.',
  'Equal sums are ordered by wins, then by the best single result, and share their place otherwise.':
    'Gleiche Summen werden nach Siegen geordnet, dann nach dem besten einzelnen Ergebnis, und teilen sich sonst ihren Platz.',
  'A sentence gives byes to National Champions, among the rules of Trek Masters.':
    'Ein Satz gibt National Champions Freilose, mitten in den Regeln von Trek Masters.',
  'It was copied from section 11.2.1. Trek Masters award Masters Points and no byes.':
    'Er wurde aus section 11.2.1 übernommen. Trek Masters vergeben Masters-Punkte und keine Freilose.',
  'Section 11 describes championships that are sanctioned.':
    'Section 11 beschreibt Meisterschaften, die genehmigt sind.',
  'A championship that was not sanctioned gives no byes, head starts or badges, the Champions League apart.':
    'Eine nicht genehmigte Meisterschaft gibt keine Freilose, Vorsprünge oder Abzeichen, außer der Champions League.',
  'No Nationals are scheduled on the weekend of a Continental or of Worlds.':
    'Am Wochenende eines Continental oder von Worlds werden keine Nationals angesetzt.',
  'This holds for a Continental on another continent too, whichever of the two was approved first. Only the Director of Organized Play can allow an exception, with an interim ruling (section 14.3).':
    'Das gilt auch für ein Continental auf einem anderen Kontinent, egal welches der beiden zuerst genehmigt wurde. Nur der Director of Organized Play kann mit einer Übergangsregelung eine Ausnahme erlauben (section 14.3).',
  'Byes are for the championship of the same year, of a following year, or the next one.':
    'Freilose gelten für die Meisterschaft desselben Jahres, eines folgenden Jahres oder die nächste.',
  'A following year is the one after. The next Continental is the first that is held after the National, whatever its year.':
    'Ein folgendes Jahr ist das darauf. Das nächste Continental ist das erste, das nach dem National stattfindet, gleich in welchem Jahr.',
  'The best pairing matches as many criteria as possible, in this order: no duplicate opponent, totals match, totals are similar, at most one bye per player, future rounds can be paired.':
    'Die beste Paarung erfüllt so viele Kriterien wie möglich, in dieser Reihenfolge: kein Gegner zweimal, gleiche Summen, ähnliche Summen, höchstens ein Freilos je Spieler, künftige Runden lassen sich paaren.',
  'By default the order is: no duplicate opponent, the fewest byes, no second bye, the bye to the lowest total, nobody paired down past a group, most pairs of equal totals, smallest differences, a next round that can be paired. The literal order puts equal and similar totals before a second bye; "quadrant pair --rules literal" uses it.':
    'Als Standard gilt diese Reihenfolge: kein Gegner zweimal, möglichst wenige Freilose, kein zweites Freilos, das Freilos an die niedrigste Summe, niemand über eine Gruppe hinweg nach unten gepaart, möglichst viele Paare mit gleichen Summen, kleinste Unterschiede, eine paarbare nächste Runde. Die wörtliche Reihenfolge setzt gleiche und ähnliche Summen vor ein zweites Freilos; „quadrant pair --rules literal“ verwendet sie.',
  'The last criterion is the ability to pair future rounds. The guide does not say how far to look.':
    'Das letzte Kriterium ist, dass sich künftige Runden paaren lassen. Der Guide sagt nicht, wie weit vorauszuschauen ist.',
  'Among equally good pairings one is chosen after which the next round needs no extra bye. Where none is, a warning comes one round ahead, with the best pairing that avoids it.':
    'Unter gleich guten Paarungen wird eine gewählt, nach der die nächste Runde kein zusätzliches Freilos braucht. Gibt es keine, kommt eine Runde vorher eine Warnung, mit der besten Paarung, die es vermeidet.',
  'Tribbles pods have four to eight players and are about equal. The guide does not say how many pods there are.':
    'Tribbles-Pods haben vier bis acht Spieler und sind etwa gleich groß. Der Guide sagt nicht, wie viele Pods es gibt.',
  'There are as few pods as hold everybody, and their sizes differ by one at the most.':
    'Es sind so wenige Pods, wie alle fassen, und ihre Größen unterscheiden sich höchstens um eins.',
  'With two heats, seeds alternate in groups of two. The guide does not say how more heats are seeded.':
    'Bei zwei Vorrunden wechseln die Setzplätze in Zweiergruppen. Der Guide sagt nicht, wie mehr Vorrunden gesetzt werden.',
  'More heats alternate in groups of two in the same way.': 'Mehr Vorrunden wechseln ebenso in Zweiergruppen.',
  'The loser of the last game of a match chooses the first or the second turn. A tied game has no loser.':
    'Der Verlierer des letzten Spiels einer Begegnung wählt den ersten oder zweiten Zug. Ein unentschiedenes Spiel hat keinen Verlierer.',
  'After a tied game the first turn is drawn, as for the first game.':
    'Nach einem unentschiedenen Spiel wird der erste Zug gelost, wie beim ersten Spiel.',
  'The Modified McIntyre brackets of 8 and 16 are figures, which are lost.':
    'Die Turnierbäume Modified McIntyre mit 8 und 16 sind Abbildungen, die verloren sind.',
  'Both are reconstructions: the one of 8 fits the results of two tournaments of 2008 and 2013, the one of 16 is built like it. They are data, so that a correct figure can replace them.':
    'Beide sind Rekonstruktionen: Der mit 8 passt zu den Ergebnissen zweier Turniere von 2008 und 2013, der mit 16 ist ebenso gebaut. Sie sind Daten, damit eine richtige Abbildung sie ersetzen kann.',
  'A cut after Swiss rounds is played in a bracket. A report of pairing style Swiss does not name the bracket.':
    'Ein Schnitt nach Schweizer Runden wird in einem Turnierbaum gespielt. Ein Bericht mit Schweizer Paarung nennt den Turnierbaum nicht.',
  'The matches are compared with every bracket of the guide for so many players: standard, play-in, McIntyre and Modified McIntyre. Only matches that fit none of them get a warning, which names the nearest bracket.':
    'Die Begegnungen werden mit jedem Turnierbaum des Guides für so viele Spieler verglichen: Standard, Play-in, McIntyre und Modified McIntyre. Nur Begegnungen, die zu keinem passen, bekommen eine Warnung, die den nächstliegenden nennt.',
  'Organized Play Guide 4.2, appendix A': 'Organized Play Guide 4.2, appendix A',
  'Single Elimination with Play-in is a pairing style. The guide does not describe it.':
    'Single Elimination with Play-in ist eine Paarungsart. Der Guide beschreibt sie nicht.',
  'The lowest seeds play in, the best of them against the worst, for the last places of a standard bracket of 4, 8, 16 or 32.':
    'Die niedrigsten Setzplätze spielen vor, der beste gegen den schlechtesten, um die letzten Plätze eines Standard-Turnierbaums mit 4, 8, 16 oder 32.',
  'Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds':
    'Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds',
  'The sheets of double elimination have headings only.': 'Die Blätter für Doppel-K.-o. haben nur Überschriften.',
  'The brackets are those of programs that served the format. Two agree about 4 and 8 players; for 16 the one of Cobra is used.':
    'Die Turnierbäume sind die von Programmen, die das Format spielten. Zwei stimmen bei 4 und 8 Spielern überein; für 16 wird der von Cobra verwendet.',
  'Strength of schedule adds up the final victory points of all opponents and leaves out the lowest. The guide does not say what a Missed Game adds.':
    'Die Gegnerstärke zählt die endgültigen Siegpunkte aller Gegner zusammen und lässt den niedrigsten Wert weg. Der Guide sagt nicht, was ein verpasstes Spiel beiträgt.',
  'A Missed Game and a normal bye add 0, which is then the lowest. The other reading leaves the round out.':
    'Ein verpasstes Spiel und ein gewöhnliches Freilos tragen 0 bei, was dann der niedrigste Wert ist. Die andere Lesart lässt die Runde weg.',
  'An Earned Bye counts as the highest strength of schedule that is possible.':
    'Ein verdientes Freilos zählt als die höchste mögliche Gegnerstärke.',
  'It adds four victory points for every Swiss round, the most that an opponent could have.':
    'Es trägt vier Siegpunkte je Schweizer Runde bei, das Höchste, was ein Gegner haben könnte.',
  'Head-to-head looks at the game of two tied players. The guide knows no second game between them.':
    'Der direkte Vergleich betrachtet das Spiel zweier gleichauf liegender Spieler. Der Guide kennt kein zweites Spiel zwischen ihnen.',
  'Two who met more than once count their wins over each other. In strength of schedule the opponent counts at each meeting.':
    'Wer mehr als einmal aufeinander traf, zählt die Siege gegeneinander. In der Gegnerstärke zählt der Gegner bei jedem Treffen.',
  'Star Wars LCG Tournament Regulations 1.0, Tiebreakers': 'Star Wars LCG Tournament Regulations 1.0, Tiebreakers',
  'Strength of schedule is the average over the opponents. The regulations do not say how often an opponent counts who was met twice.':
    'Die Gegnerstärke ist der Durchschnitt über die Gegner. Die Regeln sagen nicht, wie oft ein Gegner zählt, auf den man zweimal traf.',
  'The opponent counts at each meeting, in strength of schedule and in the extended one, as in the tools that printed such tournaments. The other reading counts opponents once.':
    'Der Gegner zählt bei jedem Treffen, in der Gegnerstärke und in der erweiterten, wie in den Programmen, die solche Turniere druckten. Die andere Lesart zählt Gegner einmal.',
  'The guide does not order players who are out in the same elimination round.':
    'Der Guide ordnet Spieler nicht, die in derselben K.-o.-Runde ausscheiden.',
  'They follow the order of the Swiss stage, or their seeds where there was none.':
    'Sie folgen der Reihenfolge der Schweizer Phase, oder ihren Setzplätzen, wo es keine gab.',
  'A player who does not appear has Missed Games. The guide does not say where such a player is placed.':
    'Wer nicht erscheint, hat verpasste Spiele. Der Guide sagt nicht, wo ein solcher Spieler steht.',
  'A player with Missed Games only is placed after everybody who played, also among those out in one round, and takes no row of a points table.':
    'Wer nur verpasste Spiele hat, steht hinter allen, die gespielt haben, auch unter denen, die in einer Runde ausschieden, und nimmt keine Zeile einer Punktetabelle ein.',
  'The last tiebreaker is a coin toss.': 'Die letzte Feinwertung ist ein Münzwurf.',
  "The director's own final order holds the toss. Without one, a seed that the server draws when it stores the report decides. The result never flips.":
    'Die eigene Endreihenfolge der Turnierleitung enthält den Münzwurf. Ohne sie entscheidet ein Startwert, den der Server beim Speichern des Berichts zieht. Das Ergebnis kehrt sich nie um.',
  'The guide names the Elo system and does not say how a match of three games is rated.':
    'Der Guide nennt das Elo-System und sagt nicht, wie eine Begegnung über drei Spiele gewertet wird.',
  'Each game of a best-of-three is rated in order, at the full k-factor.':
    'Jedes Spiel eines Best-of-three wird der Reihe nach gewertet, mit vollem K-Faktor.',
  'Tribbles is rated by the same system, which knows two players. The guide does not say how a pod is rated.':
    'Tribbles wird nach demselben System gewertet, das zwei Spieler kennt. Der Guide sagt nicht, wie ein Pod gewertet wird.',
  'In each round every pair of a pod of n players is one game, for the k-factor divided by n − 1.':
    'In jeder Runde ist jedes Paar eines Pods mit n Spielern ein Spiel, mit dem K-Faktor geteilt durch n − 1.',
  'The guide gives the start of 1500 and the bounds 0 and 3000, and ratings for constructed, sealed and overall.':
    'Der Guide gibt den Anfangswert 1500 und die Grenzen 0 und 3000 an, und Wertungen für Constructed, Sealed und Overall.',
  'Ratings run game by game in full precision. A modified win counts like any win. Draft counts as sealed. Overall is a separate rating over all games.':
    'Wertungen laufen Spiel für Spiel mit voller Genauigkeit. Ein modifizierter Sieg zählt wie jeder Sieg. Draft zählt als Sealed. Overall ist eine eigene Wertung über alle Spiele.',
  'The guide knows no provisional ratings.': 'Der Guide kennt keine vorläufigen Wertungen.',
  'A rating of fewer than 10 rated games is marked provisional. The mark changes no number.':
    'Eine Wertung aus weniger als 10 gewerteten Spielen ist als vorläufig gekennzeichnet. Das ändert keine Zahl.',
  "Results are submitted within one week of the tournament's completion; appendix A counts from the actual date.":
    'Ergebnisse werden innerhalb einer Woche nach Abschluss des Turniers eingereicht; appendix A zählt vom tatsächlichen Datum.',
  'A report is on time until the end of the seventh local calendar day after the last day of the tournament. `endsAt` counts only for online tournaments: at a table the last day is the day of the start.':
    'Ein Bericht ist rechtzeitig bis zum Ende des siebten lokalen Kalendertags nach dem letzten Tag des Turniers. `endsAt` zählt nur bei Online-Turnieren: Am Tisch ist der letzte Tag der des Beginns.',
  'Any member of the community may register an event.': 'Jedes Mitglied der Community darf ein Turnier anmelden.',
  'Every member may report. A report counts at once when an approved director, a coordinator or the operator sends it; otherwise it waits for approval, because a stranger could move every rating. A revision or withdrawal of a director waits too if it changes what decides about numbers, or results of games that they played.':
    'Jedes Mitglied darf melden. Ein Bericht zählt sofort, wenn ihn eine anerkannte Turnierleitung, die Koordination oder der Betreiber sendet; sonst wartet er auf Freigabe, weil ein Fremder jede Wertung bewegen könnte. Auch eine Fassung oder ein Rückzug der Turnierleitung wartet, wenn sie ändern, was über Zahlen entscheidet, oder Ergebnisse von eigenen Spielen.',
  'Organized Play Guide 4.2, section 8 and appendix A: results within one week; everything else is our choice':
    'Organized Play Guide 4.2, section 8 und appendix A: Ergebnisse innerhalb einer Woche; alles Übrige ist unsere Wahl',
  'Let each row begin on the day on which the one before it ends; the first without `from`, the last without `to`.':
    'Lass jede Zeile an dem Tag beginnen, an dem die davor endet; die erste ohne `from`, die letzte ohne `to`.',
  '{0} is not a day of the calendar.': '{0} ist kein Tag des Kalenders.',
  'Write it as 2014-06-04, or null for no bound.': 'Schreib es wie 2014-06-04, oder null für keine Grenze.',
  'The row begins on {0} and is no longer in force on {1}.': 'Die Zeile beginnt am {0} und gilt ab {1} nicht mehr.',
  'Let `to` be the first day after the row.': 'Lass `to` der erste Tag nach der Zeile sein.',
  'leave a gap: none is': 'lassen eine Lücke: keine gilt',
  'overlap: more than one is': 'überschneiden sich: mehr als eine gilt',
  'The {0} {1} in force {2}.': 'Bei {0} gilt: {1} {2}.',
  'on any day': 'an jedem Tag',
  'before {0}': 'vor {0}',
  'on the earliest days': 'an den frühesten Tagen',
  'on {0}': 'am {0}',
  'from {0} until the day before {1}': 'vom {0} bis zum Tag vor {1}',
  'from {0} on': 'ab {0}',
  'An exception for one weekend needs its first day and the first day after it.':
    'Eine Ausnahme für ein Wochenende braucht ihren ersten Tag und den ersten Tag danach.',
  'Give both, as in 2015-08-08 and 2015-08-10.': 'Gib beide an, etwa 2015-08-08 und 2015-08-10.',
  'Interim ruling {0} sets the same from {1} to {2}.': 'Übergangsregelung {0} setzt dasselbe von {1} bis {2}.',
  'the beginning': 'dem Anfang',
  'further notice': 'auf Weiteres',
  'End interim ruling {0} first, or choose other days.': 'Beende zuerst Übergangsregelung {0} oder wähle andere Tage.',
  'stability policies': 'Stabilitätsrichtlinien',
  '{0} of {1} is {2}.': '{0} von {1} ist {2}.',
  'a whole number of days from 1 to {0}': 'eine ganze Zahl von Tagen von 1 bis {0}',
  'at most as many days as reportBackDays': 'höchstens so viele Tage wie reportBackDays',
  'rating points from 0 to 100': 'Wertungspunkte von 0 bis 100',
  'a whole number of games from 0 to 1000': 'eine ganze Zahl von Spielen von 0 bis 1000',
  'values of the switch {0}': 'Werte des Schalters {0}',
  'The switch {0} has no value {1}.': 'Der Schalter {0} hat keinen Wert {1}.',
  'There is no switch {0}: give {1}.': 'Es gibt keinen Schalter {0}: Gib {1} an.',
  'trekcc.org, article 1335; the day on which it ends is our choice':
    'trekcc.org, Artikel 1335; der Tag, an dem sie endet, ist unsere Wahl',
  'trekcc.org, article 3461: a rating for draft until 2023-05-01; the rest as opg-4.2':
    'trekcc.org, Artikel 3461: eine Wertung für Draft bis 2023-05-01; das Übrige wie opg-4.2',
  'lotrtcgwiki.com, forums, topic 2673; start: online help of the same game; bounds and categories: our choice':
    'lotrtcgwiki.com, Foren, Thema 2673; Beginn: Online-Hilfe desselben Spiels; Grenzen und Kategorien: unsere Wahl',
  'from {0}': 'ab {0}',
  'level {0} on {1}, table in force {2} ({3})': 'Stufe {0} am {1}, Tabelle gilt {2} ({3})',
};
