/**
 * When a report has each finding, and what to do: the tables of docs/findings.md in German. Sections are cited in English,
 * because their links are made from that.
 */
export const FINDINGS_IN_GERMAN: Readonly<Record<string, readonly [when: string, whatToDo: string]>> = {
  'file-too-large': ['die Datei hat mehr als 2 MB', 'sende ein Turnier je Datei'],
  'not-text': [
    'die Datei ist eine Arbeitsmappe, ein Bild oder ein Archiv',
    'speichere die Tabelle als CSV oder entpacke das Archiv',
  ],
  'unknown-format': ['kein Leser erkennt die Datei', 'exportiere sie in einem der Formate, die der Befund nennt'],
  'broken-file': [
    'Tabelle, XML oder JSON bricht an dieser Zeile und Spalte ab; nichts davon wird gelesen',
    'berichtige die Stelle oder exportiere noch einmal',
  ],
  'one-page-of-several': [
    'die Datei ist ein Teil einer Antwort: Spieler oder Begegnungen fehlen',
    'exportiere alles in eine Datei',
  ],
  'value-missing-in-file': ['ein Spieler hat keinen Namen oder keine Nummer', 'exportiere die Datei noch einmal'],
  'value-not-understood': [
    'eine Zelle oder ein Feld enthält etwas, das dort keine Bedeutung hat, oder zwei Zeilen widersprechen sich',
    'berichtige es; der Befund sagt, was möglich ist',
  ],
  'player-not-in-file': [
    'eine Begegnung nennt einen Spieler, den die Datei nicht aufführt',
    'ergänze den Spieler oder berichtige den Namen',
  ],
  'name-written-twice': ['die Datei führt einen Spieler zweimal auf', 'behalte einen von beiden'],
  'columns-change': [
    'eine Zeile weiter unten nennt andere Spalten: Die Datei enthält zwei Tabellen',
    'speichere jede Tabelle in einer eigenen Datei',
  ],
  'open-question': [
    'die Datei sagt etwas nicht, das ein Bericht braucht, etwa das Spiel oder die Turnierleitung',
    'beantworte es: `--set game=2e`',
  ],
  'several-tournaments': [
    'die Datei enthält mehrere Turniere, und eine Anfrage reicht eines ein',
    'wähle eines: `--set tournament=1`',
  ],
  'scorecards-contradict': [
    'zwei Spieler haben für dasselbe Spiel verschiedene Ergebnisse, Punkte oder Gegner; der Befund zeigt beide Zellen',
    'berichtige eine von beiden',
  ],
  'match-without-result': ['eine Begegnung hat kein Ergebnis', 'trage es ein und exportiere noch einmal'],
  'nobody-won': [
    'zwei waren gepaart, und keiner gewann: In opg-4.2 haben beide ein verpasstes Spiel, sonst keiner ein Ergebnis, denn kein Regelwerk kennt so eines',
    'hat einer gewonnen, berichtige das Ergebnis',
  ],
  'game-not-played': [
    'zwei waren gepaart und spielten nicht; die Meldung sagt, was jeder nach dem Regelwerk hat und ob es gewertet wird',
    'haben sie gespielt, berichtige das Ergebnis; eine Aufgabe trägst du als Sieg und Niederlage ein',
  ],
  'tournament-not-finished': ['das andere Programm sagt, dass das Turnier noch läuft', 'beende es zuerst dort'],
  'total-does-not-add-up': [
    'eine Summe auf einem Ergebnisbogen oder in einer Kreuztabelle passt nicht zu ihren Runden',
    'berichtige die Summe oder die Runde',
  ],
  'similar-names': [
    'zwei Namen der Datei sind wahrscheinlich ein Spieler: Sie unterscheiden sich in einem Buchstaben, Akzenten oder der Wortfolge und stehen nie in derselben Runde',
    'schreibe überall denselben Namen oder gib beiden dasselbe Handle; sind es zwei Personen, ist nichts zu tun',
  ],
  'row-left-out': [
    'eine Zeile unter oder zwischen den Begegnungen nennt keinen Spieler, wie eine Notiz',
    'ist es eine Notiz, ist nichts zu tun; sonst ergänze die Namen',
  ],
  'opponent-missing': [
    'eine Tabelle nennt in einer Zeile nur einen Spieler, mit einem Ergebnis, das weder Freilos noch verpasstes Spiel ist',
    'nenne den Gegner, oder schreibe „bye“ oder „missed game“',
  ],
  'bye-with-score': [
    'ein Spieler ohne Gegner hat einen Spielstand, der ungenutzt bleibt',
    'gab es ein Spiel, nenne den Gegner',
  ],
  'score-against-result': [
    'der Spielstand nennt einen anderen Sieger als das Ergebnis, oder jeder Spielstand beginnt mit den Punkten des Siegers',
    'berichtige den Spielstand oder das Ergebnis',
  ],
  'cell-not-used': ['eine Zelle hat den Spielstand eines Spielers, und der andere fehlt', 'schreibe beide Spielstände'],
  'column-not-used': [
    'eine Spalte der Tabelle hat eine unbekannte Überschrift, oder eine andere sagt dasselbe; die Meldung zeigt ihre ersten Werte, wenn es Ergebnisse oder Spielstände sind',
    'sage, was sie enthält: `--set "column.Pts A=firstScore"`; enthält sie anderes, ist nichts zu tun',
  ],
  'column-not-needed': [
    'Spalten, für die ein Bericht keinen Platz hat, wie die Nummer des Tisches',
    'enthält eine davon Ergebnisse, gib ihr eine andere Überschrift',
  ],
  'scores-are-games': [
    'alle Spielstände sind so niedrig wie gewonnene Spiele, deshalb hält der Bericht fest, wer gewann, und keinen Spielstand',
    'sind es Punkte des Spiels: `--set scores=points`',
  ],
  'result-from-score': [
    'ein Ergebnis fehlt und wird am Spielstand abgelesen, oder der Spielstand macht einen Sieg in Deciphers Spielen zu einem modifizierten',
    'stimmt das, ist nichts zu tun; sonst schreibe das Ergebnis',
  ],
  'wins-taken-as-full': [
    'die Datei nennt die Sieger, aber weder Spielstände noch volle und modifizierte Siege',
    'endeten alle Spiele durch Zeitablauf: `--set wins=modified`; bei einigen schreibe FW oder MW in eine Tabelle',
  ],
  'forfeits-not-told': [
    'das andere Programm speichert nicht, wer nicht erschienen ist, deshalb zählt jede Begegnung als gespielt',
    'trage jede Begegnung, die nicht gespielt wurde, als Freilos und verpasstes Spiel ein',
  ],
  'bye-taken': [
    'Challonge nennt keine Freilose: Wer als Einziger in einer Runde keine Begegnung hat, hat ein Freilos',
    'fehlte der Spieler, entferne das Freilos aus dem Entwurf',
  ],
  'bye-unclear': [
    'Challonge nennt keine Freilose, und mehrere Spieler haben in einer Runde keine Begegnung; die Meldung nennt sie',
    'hatte einer von ihnen ein Freilos, ergänze es im Entwurf',
  ],
  'answer-remembered': [
    'die Datei sagt etwas nicht, und du hast es für eine frühere Datei beantwortet',
    'nichts, wenn es stimmt; sonst beantworte es neu',
  ],
  'not-utf8': [
    'ein Byte gehört zu keinem UTF-8-Zeichen; der Befund nennt seine Stelle',
    'speichere die Datei als UTF-8',
  ],
  'not-json': [
    'der Text ist ab dieser Zeile und Spalte kein JSON mehr (RFC 8259)',
    'berichtige ihn dort; Kommentare und Kommas am Ende sind kein JSON',
  ],
  'too-deep': ['mehr als 64 Listen und Objekte ineinander', 'ein Bericht braucht sechs'],
  'too-many-values': [
    'mehr als 200.000 Einträge im Dokument oder 1.000 unbekannte Schlüssel in einem Objekt; in Regeln einer Frage 2.000',
    'sende ein Turnier, ohne unbekannte Schlüssel',
  ],
  'duplicate-key': ['ein Objekt hat denselben Schlüssel zweimal', 'behalte einen von beiden'],
  'forbidden-key': ['ein Schlüssel heißt `__proto__`, `constructor` oder `prototype`', 'entferne ihn'],
  'number-not-finite': ['eine Zahl ist zu groß, etwa `1e999`', 'berichtige sie'],
  'broken-text': ['ein Text oder Schlüssel enthält NUL oder ein halbes Zeichen', 'entferne das Zeichen'],
  'reserved-key': [
    'der Schlüssel `redacted`; ihn haben nur Dokumente, aus denen Quadrant einen Namen entfernt hat',
    'sende den Bericht ohne ihn',
  ],
  'not-an-object': ['das Dokument ist eine Liste, ein Text oder ein anderer Wert', 'sende ein Objekt für ein Turnier'],
  'more-findings': [
    'mehr als 200 Befunde; dieser zählt die übrigen',
    'behebe die genannten und sende den Bericht noch einmal',
  ],
  'wrong-schema': ['`schema` fehlt oder ist nicht `quadrant/1`', 'schreibe `"schema": "quadrant/1"`'],
  'game-not-of-rule-system': ['das Regelwerk kennt dieses Spiel nicht', 'berichtige Spiel oder Regelwerk'],
  'key-not-used': [
    'ein Schlüssel des Formats hat in diesem Regelwerk oder für diese Begegnung keine Bedeutung',
    'entferne ihn oder prüfe das Regelwerk',
  ],
  'unknown-key': [
    'ein Schlüssel, den das Format nicht kennt; er wird übergangen und bleibt im gesendeten Dokument',
    'berichtige oder entferne ihn',
  ],
  'birth-date': [
    'ein unbekannter Schlüssel mit einem Geburtsdatum oder einer Decipher-Nummer: Dokumente werden unverändert veröffentlicht',
    'entferne ihn',
  ],
  'missing-key': [
    'ein nötiger Schlüssel fehlt oder ist null, oder eine Begegnung hat weder Ergebnis noch Spiele',
    'ergänze ihn',
  ],
  'wrong-type': ['ein Wert ist von der falschen Art, etwa ein Text statt einer Zahl', 'gib den nötigen Wert an'],
  'wrong-length': [
    'eine Liste hat die falsche Länge, etwa ein Punktestand, der nicht aus zwei Zahlen besteht',
    'gib die richtige Zahl von Werten an',
  ],
  'unknown-literal': [
    'ein Wort, das das Format nicht kennt, etwa ein unbekanntes Regelwerk; der Befund nennt die möglichen',
    'nimm eines davon',
  ],
  'empty-text': ['ein Text, der nur aus Leerzeichen besteht', 'schreibe etwas oder lass ihn weg'],
  'too-long': ['ein Text ist länger als erlaubt', 'kürze ihn'],
  'control-character': ['ein Text enthält Steuerzeichen', 'entferne sie'],
  'invisible-characters': [
    'der Name eines Spielers, Turniers oder Spielorts enthält unsichtbare Zeichen: Sie werden entfernt',
    'nichts, wenn er sich ohne sie richtig liest',
  ],
  'out-of-range': ['eine Zahl außerhalb ihrer Grenzen, etwa negative Punkte in einem Pod', 'berichtige sie'],
  'too-many': [
    'mehr als 5.000 Spieler, 50 Runden, 24 in einem Pod, 9 Spiele in einer Begegnung, oder eine andere zu lange Liste',
    'prüfe das Dokument',
  ],
  'bad-handle': ['keine 1 bis 64 sichtbaren Zeichen', 'berichtige das Handle'],
  'reserved-handle': [
    'ein Handle wie `hidden-0123456789ab` oder `removed-0123456789ab`; sie stehen für Spieler, deren Namen nicht gezeigt werden',
    'gib das Handle an, unter dem der Spieler auftritt',
  ],
  'bad-external-id': ['`externalId` ist nicht `source:id`', 'schreibe sie wie `melee:47512`'],
  'bad-country': ['keine zwei Buchstaben nach ISO 3166-1', 'schreibe `DE`, `US`'],
  'bad-region': ['eine Region hat nicht 1 bis 64 sichtbare Zeichen', 'berichtige sie oder lass sie weg'],
  'bad-slug': [
    '`league` besteht nicht aus Kleinbuchstaben und Ziffern mit einzelnen Bindestrichen dazwischen',
    'nimm das Kürzel der Liga',
  ],
  'bad-date': [
    'kein Datum mit Uhrzeit und Zeitzone nach ISO 8601, oder ein Datum, das es nicht gibt',
    'schreibe es wie `2014-11-08T10:00:00-05:00`',
  ],
  'date-out-of-range': ['vor 1994, als das erste dieser Spiele erschien, oder nach 2099', 'berichtige das Jahr'],
  'starts-in-future': ['das Turnier hat noch nicht begonnen', 'melde es, wenn es vorbei ist'],
  'ends-before-start': ['`endsAt` liegt vor `startsAt`', 'berichtige eines von beiden'],
  'ends-in-future': ['`endsAt` liegt in der Zukunft: Das Turnier ist nicht vorbei', 'melde es, wenn es vorbei ist'],
  'registered-after-start': [
    '`registeredAt` liegt nach `startsAt`, deshalb ist das Turnier nicht genehmigt',
    'prüfe beide Daten',
  ],
  'kind-against-level': [
    'die Art gehört zu einer anderen Stufe (Organized Play Guide 4.2, section 11)',
    'berichtige eines von beiden',
  ],
  'no-players': ['die Liste der Spieler ist leer', 'nenne alle, die teilgenommen haben'],
  'duplicate-player': [
    'zwei Handles unterscheiden sich nur in Großschreibung, Akzenten oder Leerzeichen',
    'nenne jeden Spieler einmal',
  ],
  'player-not-listed': [
    'ein Handle steht nicht in `players` oder nicht in dieser Begegnung oder diesem Pod',
    'ergänze den Spieler oder berichtige das Handle',
  ],
  'no-rounds': ['die Liste der Runden ist leer', 'ergänze jede gespielte Runde'],
  'round-number': [
    'die Runden sind nicht der Reihe nach 1, 2, 3 nummeriert (Tribbles Finals: oder 6, 7, 8)',
    'gib jede Runde einmal und der Reihe nach an',
  ],
  'empty-round': ['eine Runde ohne Begegnungen oder Pods', 'ergänze sie oder entferne die Runde'],
  'pods-not-for-game': [
    'Pods in einem Spiel, das zwei gegeneinander spielen',
    'gib `matches` an oder berichtige das Spiel',
  ],
  'matches-not-for-game': ['Begegnungen in einer Runde Tribbles', 'gib `pods` an oder berichtige das Spiel'],
  'empty-pod': ['ein Pod ohne Spieler', 'nenne sie oder entferne den Pod'],
  'stage-order': ['eine Schweizer Runde nach einer K.-o.-Runde', 'stelle die K.-o.-Runden ans Ende'],
  'player-twice-in-round': ['ein Spieler hat in einer Runde zwei Ergebnisse', 'entferne oder berichtige eines'],
  'self-match': ['ein Spieler trifft auf sich selbst', 'berichtige eines der Handles'],
  'result-not-of-rule-system': ['ein Ergebnis aus einem anderen Regelwerk', 'nimm eines, das der Befund nennt'],
  'result-without-opponent': [
    'ein Ergebnis zwischen zwei Spielern oder Spiele, aber nur ein Spieler ist genannt',
    'nenne beide oder nimm ein Ergebnis ohne Gegner',
  ],
  'opponent-without-result': [
    'ein Freilos oder verpasstes Spiel, aber zwei Spieler sind genannt',
    'nenne einen oder berichtige das Ergebnis',
  ],
  'result-against-games': [
    'eine Begegnung hat Ergebnis und Spiele, und das Ergebnis folgt nicht aus den gewonnenen Spielen',
    'berichtige eines oder gib nur die Spiele an',
  ],
  'even-best-of': ['eine Begegnung mit gerader Höchstzahl von Spielen', 'nimm 1, 3, 5 oder 7'],
  'same-side': ['beide Spieler eines Spiels haben dieselbe Seite', 'berichtige eine der Seiten'],
  'winner-not-in-confrontation': [
    'der Sieger der Final Confrontation ist keiner ihrer Spieler',
    'nenne einen von beiden',
  ],
  'duplicate-place': ['ein Platz oder Spieler steht zweimal in `places` oder `standings`', 'gib jeden einmal an'],
  'format-not-of-rule-system': [
    'ein Format, das das Regelwerk nicht kennt (Organized Play Guide 4.2, section 4.1; Decipher Tournament Guide 6.99, section II.A)',
    'nimm eines seiner Formate',
  ],
  'pairing-not-of-rule-system': [
    'ein Paarungsverfahren eines anderen Regelwerks oder nicht dieses Spiels; die Ergebnisse zählen, wie sie sind',
    'nimm eines, das der Befund nennt',
  ],
  'card-pool-not-for-game': [
    'der Kartenpool gehört nicht zu diesem Spiel (Organized Play Guide 4.2, section 4.2)',
    'prüfe den Kartenpool',
  ],
  'rules-not-for-game': [
    'die Regeln gehören nicht zu diesem Spiel (Organized Play Guide 4.2, section 4.3)',
    'prüfe die Regeln',
  ],
  'rules-not-for-format': ['eine Sealed-Variante unter einem anderen Format', 'berichtige Format oder Regeln'],
  'draft-groups-impossible': [
    'zu wenige Spieler für die Draftgruppen des OTSD Booster Draft, oder sieben',
    'prüfe, ob jemand fehlt',
  ],
  'scenario-not-for-game': [
    'das Szenario gehört nicht zu diesem Spiel (Organized Play Guide 4.2, section 4.4)',
    'prüfe das Szenario',
  ],
  'lead-time-unknown': [
    '`registeredAt` ist unbekannt: Der Bericht einer Turnierleitung ist nicht genehmigt, ein Import und der einer Koordination über Turniere anderer schon',
    'gib es an, wenn es bekannt ist',
  ],
  'lead-time-too-short': [
    'zu wenige Tage vorher angemeldet (sechs: Organized Play Guide 4.2, section 2; sieben: Decipher Tournament Guide 6.99, section I.C): nicht gewertet',
    'prüfe das Datum',
  ],
  'too-few-participants': ['weniger Teilnehmer, als das Regelwerk verlangt', 'prüfe, ob jemand fehlt'],
  'too-few-rounds': ['weniger Runden oder Spiele, als das Regelwerk verlangt', 'prüfe, ob eine Runde fehlt'],
  'fewer-rounds-than-planned': ['gegenüber `plannedRounds` fehlen Runden', 'ergänze sie oder berichtige den Plan'],
  'more-rounds-than-planned': ['mehr Runden als `plannedRounds`', 'prüfe, ob eine doppelt ist'],
  'fewer-rounds-than-recommended': [
    'weniger Schweizer Runden, als die Tabelle des Regelwerks empfiehlt',
    'plane nächstes Mal mehr',
  ],
  'met-before': ['zwei Spieler treffen sich in einem Abschnitt zweimal', 'prüfe beide Runden'],
  'second-bye': [
    'ein zweites gewöhnliches Freilos. Kein Befund, wenn es auf ein verpasstes Spiel folgt oder ein zweites Treffen vermeidet',
    'prüfe beide Runden',
  ],
  'missed-rounds': [
    'kein Ergebnis in einer Schweizer Runde; der Befund sagt, als was das zählt',
    'ergänze das Ergebnis, wenn es eines gab',
  ],
  'pair-downs-avoidable': [
    'eine Schweizer Runde hat mehr Paare mit ungleichen Summen, als die Regeln erlauben; die Zahlen stehen dabei',
    'nichts',
  ],
  'pair-out-of-rank': [
    'in einer nach Rang gepaarten Runde trifft jemand nicht auf den nächsten möglichen Spieler (Decipher, Star Trek CCG 1996); der Befund nennt ihn',
    'nichts',
  ],
  'played-after-drop': ['ein Ergebnis nach der Runde, in der der Spieler ausstieg', 'berichtige eines von beiden'],
  'winner-not-ahead': [
    'der Sieger hat nicht mehr Punkte als der Gegner',
    'nichts, wenn es stimmt; gleiche Punkte können ein Unentschieden sein',
  ],
  'modified-win-behind': ['ein Modified Win mit weniger Punkten', 'prüfe Punkte und Ergebnis'],
  'tie-with-unequal-scores': ['ein Unentschieden mit ungleichen Punkten', 'prüfe Punkte und Ergebnis'],
  'score-out-of-range': ['kein Spiel dieses Titels kann mit diesen Punkten enden', 'prüfe die Punkte'],
  'score-missing': [
    'Punkte, die für das Differential nötig sind, fehlen: 0 für dieses Spiel',
    'ergänze sie, wenn sie bekannt sind',
  ],
  'full-win-below-100': [
    'ein Full Win in Star Trek mit weniger als 100 Punkten (Decipher Tournament Guide 6.99, Scoring; Star Trek CCG Tournament Rules 1996, section 4)',
    'berichtige Punkte oder Ergebnis, oder schreibe, was anders war',
  ],
  'ending-not-of-rule-system': [
    'ein Spiel endete auf eine Art, die das Regelwerk nicht kennt; es zählt als gewöhnlich beendet',
    'nimm ein anderes Ende oder setze das Differential',
  ],
  'ending-against-result': ['das Ende verlangt ein anderes Ergebnis als das angegebene', 'berichtige eines von beiden'],
  'details-without-game': [
    'Punkte, Ende oder andere Angaben bei einem Freilos oder verpassten Spiel',
    'entferne sie oder nenne den Gegner',
  ],
  'differential-against-result': [
    'das Vorzeichen des Differentials der Turnierleitung passt nicht zum Ergebnis; es gilt',
    'gib das des ersten Spielers an',
  ],
  'differential-beyond-cap': [
    'das Differential der Turnierleitung ist größer, als ein Spiel geben kann; es gilt',
    'prüfe es',
  ],
  'differential-set-by-director': [
    'das Differential der Turnierleitung ist nicht das, das aus den Punkten folgt; es gilt',
    'lass es weg, wenn es nicht gewollt ist',
  ],
  'same-side-twice': [
    'ein Spieler hat in beiden Spielen einer Runde dieselbe Seite (Decipher Tournament Guide 6.99, section II.A.i; Star Wars LCG Tournament Regulations 1.0, Game Setup)',
    'berichtige die Seiten',
  ],
  'too-many-games': [
    'mehr Spiele in einer Begegnung, als eine Runde dieses Regelwerks hat',
    'gib den anderen eigene Runden',
  ],
  'earned-bye-not-for-game': [
    'ein verdientes Freilos in einem Spiel, das keine kennt; Tribbles hat Vorsprünge',
    'entferne es oder gib `headStart` an',
  ],
  'head-start-not-for-game': [
    'ein Vorsprung in einem Spiel, das keinen kennt; er wird übergangen',
    'entferne ihn oder gib `earnedByes` an',
  ],
  'structure-not-of-rule-system': [
    'eine `structure`, die das Regelwerk nicht kennt; sie wird übergangen',
    'nimm eine, die der Befund nennt',
  ],
  'tier-not-of-rule-system': [
    'ein `tier`, den das Regelwerk nicht kennt; er wird übergangen (Star Wars LCG Tournament Regulations 1.0, Tournament Tiers)',
    'nimm einen, den der Befund nennt, oder lass ihn weg',
  ],
  'cut-size-not-of-rule-system': [
    'das Regelwerk kennt keine K.-o.-Runden mit dieser Zahl von Spielern (Star Trek CCG Tournament Rules 1996, section 4; Star Wars LCG Tournament Regulations 1.0, Progression Cut)',
    'prüfe, ob jemand fehlt',
  ],
  'cut-against-order': [
    'ein Spieler kam weiter, ein besser platzierter nicht (Star Trek CCG Tournament Rules 1996, section 4; Star Wars LCG Tournament Regulations 1.0, Progression Cut)',
    'prüfe die Ergebnisse; gib `droppedAfterRound` für Spieler an, die gegangen sind',
  ],
  'tie-against-seeds': [
    'eine unentschiedene K.-o.-Begegnung: Die späteren Runden zeigen einen anderen Sieger als die Regel',
    'prüfe Runden und Setzplätze',
  ],
  'tie-without-seeds': [
    'eine unentschiedene K.-o.-Begegnung, und weder Setzplätze noch spätere Runden zeigen den Sieger: Die Reihenfolge der Schweizer Runden entscheidet',
    'gib für beide `seed` an',
  ],
  'match-not-of-bracket': [
    'eine Begegnung, die der Turnierbaum nicht hat; der Befund nennt die richtige',
    'prüfe Setzplätze, Spieler und Sieger; die Ergebnisse zählen, wie angegeben',
  ],
  'bracket-without-seeds': [
    'niemand hat einen Setzplatz, und es gab keine Schweizer Runden, deshalb wurden die Begegnungen nicht mit dem Turnierbaum verglichen',
    'gib die Setzplätze an',
  ],
  'final-confrontation-without-tie': [
    'ein Entscheidungsspiel zwischen Spielern, die nicht gleichauf sind: Es hat keine Wirkung',
    'lass es weg oder prüfe die Ergebnisse',
  ],
  'places-by-director': [
    'die Turnierleitung vergibt die Plätze selbst, was Organized Play Guide 4.2, section 12.4 erlaubt, wo ein Format keine ergibt',
    'lass `places` weg',
  ],
  'standings-incomplete': [
    'die Reihenfolge der Turnierleitung nennt nicht alle und wurde deshalb nicht verglichen',
    'nenne alle',
  ],
  'standings-differ': [
    'die Reihenfolge der Turnierleitung weicht von der berechneten ab; die berechnete zählt',
    'prüfe Ergebnisse und Punkte',
  ],
  'toss-not-recorded': [
    'Spieler sind nach dem letzten Feinwertungskriterium gleichauf, und der Bericht nennt keinen Münzwurf: Beim Speichern entscheidet das Los',
    'nenne alle in `standings`, wie der Münzwurf fiel',
  ],
  'no-show-placed': [
    '`standings`, `places` oder `finalConfrontation` stellt einen Spieler, der alles verpasst hat, vor jemanden, der gespielt hat',
    'setze Nichterschienene ans Ende oder ergänze fehlende Ergebnisse',
  ],
  'announced-too-late': [
    'ein Turnier wird später angekündigt, als die Genehmigung es verlangt (Organized Play Guide 4.2, section 2)',
    'wähle einen späteren Tag oder spiele ohne Wertung',
  ],
  'time-occurs-twice': [
    'es beginnt in der Stunde, die wegen der Zeitumstellung zweimal kommt; die erste ist gemeint',
    'wähle eine spätere Zeit, wenn du die zweite meinst',
  ],
  'too-few-rounds-planned': [
    'es sind weniger Runden geplant, als die Genehmigung verlangt (Organized Play Guide 4.2, section 3)',
    'plane mehr Runden oder spiele ohne Wertung',
  ],
  'fewer-rounds-planned-than-recommended': [
    'es sind weniger Runden geplant, als Tabelle 3.0.1 für die erwarteten Spieler empfiehlt',
    'plane mehr Runden',
  ],
  'kind-needs-application': [
    'eine Meisterschaft wird angekündigt, die nur mit genehmigtem Antrag als solche zählt (Organized Play Guide 4.2, section 11)',
    'beantrage sie',
  ],
  'announced-beside-another': [
    'ein anderes Turnier ist für denselben Ort und dieselbe Zeit angekündigt',
    'nichts; ist es dasselbe Turnier, sage eines ab',
  ],
  'plays-elsewhere-too': [
    'wer in einem laufenden Turnier anwesend gemeldet wird, ist es auch in einem anderen',
    'frag, in welchem die Person spielt',
  ],
  'scenario-needs-even-rounds': [
    'No Such Thing as Luck mit ungerader Zahl von Runden (Organized Play Guide 4.2, section 4.4.2)',
    'prüfe, ob eine Runde fehlt',
  ],
  'limited-pool-needs-approval': [
    'ein Constructed-Turnier über Stufe 1 mit dem Kartenpool `limited` (Organized Play Guide 4.2, section 4.2.2)',
    'nichts, wenn es genehmigt wurde',
  ],
  'outside-season-window': [
    'eine Meisterschaft oder ein Antrag darauf außerhalb ihrer Zeit (Organized Play Guide 4.2, section 11)',
    'prüfe Datum und Art',
  ],
  'season-needs-approval': [
    'eine Meisterschaft in der Zeit von Continentals und Worlds (Organized Play Guide 4.2, section 11)',
    'nichts, wenn sie genehmigt wurde',
  ],
  'applications-not-open': [
    'ein Antrag vor oder nach den Tagen, an denen Anträge angenommen werden',
    'nichts: Wer entscheidet, kann ihn trotzdem genehmigen',
  ],
  'allotted-already': [
    'ein Antrag auf einen Titel, den die Region, der Kontinent oder die Welt in diesem Spiel und Jahr schon hat (Organized Play Guide 4.2, section 11.1)',
    'schreibe, warum es noch einen geben soll',
  ],
  'championship-nearby': [
    'ein Antrag auf eine National an einem Wochenende neben dem einer Continental oder der Worlds (Organized Play Guide 4.2, section 11.2.1)',
    'nichts: Jeder Fall wird für sich entschieden',
  ],
  'director-plays-without-deputies': [
    'die Leitung spielt mit, und keine zweite und dritte Leitung ist genannt (Organized Play Guide 4.2, section 7.1)',
    'nenne beide',
  ],
  'director-plays-with-known-cards': [
    'die Leitung spielt in einem Online-Turnier mit Draft oder Sealed mit (Organized Play Guide 4.2, section 13.2)',
    'nichts, wenn jemand anderes die Karten verteilt hat',
  ],
  'director-should-not-play': [
    'die Leitung spielt mit, obwohl die erste Runde ein Freilos hat oder mehr als 16 spielen (Organized Play Guide 4.2, section 7.1)',
    'nichts für diesen Bericht',
  ],
  'earned-bye-not-claimed': [
    'ein verdientes Freilos in einer Runde, für die der Spieler keines beansprucht (Organized Play Guide 4.2, section 7.2)',
    'ergänze die Runde in `earnedByes` oder gib `BYE` an',
  ],
  'earned-bye-not-used': [
    'ein beanspruchtes verdientes Freilos für eine Runde, in der der Spieler etwas anderes hat',
    'nichts, wenn darauf verzichtet wurde',
  ],
  'earned-bye-too-late': [
    'ein verdientes Freilos nach den ersten zwei Runden (Organized Play Guide 4.2, section 7.5); es zählt, wie angegeben',
    'nimm `BYE`',
  ],
  'entitlement-not-for-kind': [
    'ein verdientes Freilos oder bei Tribbles ein Vorsprung wird beansprucht, aber dies ist weder Continental noch Worlds (Organized Play Guide 4.2, section 11)',
    'prüfe Anspruch und Art',
  ],
  'duplicate-seed': [
    'zwei Spieler haben denselben Setzplatz (Organized Play Guide 4.2, section 10)',
    'gib jeden Setzplatz einmal an',
  ],
  'missions-against-result': [
    'Missionen und Punkte eines 2E-Spiels zeigen einen anderen Sieger als das Ergebnis (Organized Play Guide 4.2, section 7.5)',
    'prüfe Missionen und Ergebnis',
  ],
  'full-win-below-cap': [
    'ein Full Win mit weniger Punkten, als ein Sieg braucht (100, in Slipstream 50), in einem Spiel, das gewöhnlich, rechtzeitig oder auf unbekannte Weise endete (Organized Play Guide 4.2, section 7.4.1 und 7.5); nicht bei Warp Speed und Szenarien',
    'berichtige Punkte, Ergebnis oder `endedBy`, oder bestätige es',
  ],
  'true-tie-ended-normally': [
    'ein True Tie in einem Spiel, das gewöhnlich endete; True Ties sind Spiele, denen die Zeit ausging (Organized Play Guide 4.2, section 7.5)',
    'berichtige `endedBy` oder das Ergebnis, oder bestätige es',
  ],
  'forfeit-counts-as-played': [
    'ein kampfloses Spiel in einem Bericht nach opg-4.2, der kein solches Ergebnis kennt: Es zählt, auch für Wertungen, als wäre es gespielt worden',
    'schreib `MG` für den, der nicht erschien, und `BYE` für den anderen, oder `"endedBy": "concession"` für eine Aufgabe, oder bestätige es',
  ],
  'score-capped': [
    'mehr Punkte, als ein Spiel nach diesen Regeln gewinnen (Organized Play Guide 4.2, section 7.4.1); es zählen nur diese',
    'nichts, wenn die Regeln stimmen',
  ],
  'games-in-swiss-stage': [
    'eine Schweizer Begegnung mit mehreren Spielen: Wer mehr gewann, gewinnt sie',
    'gib das Ergebnis des einen Spiels an',
  ],
  'best-of-not-of-rule-system': [
    'eine Begegnung, die weder ein Spiel noch das Beste aus drei ist (Organized Play Guide 4.2, section 10)',
    'prüfe die Ankündigung',
  ],
  'games-against-best-of': [
    'eine Begegnung war vor ihrem letzten Spiel entschieden oder gar nicht',
    'prüfe, ob ein Spiel fehlt oder doppelt ist',
  ],
  'confrontation-not-of-best-two': [
    'ein Spieler der Final Confrontation war nicht unter den besten zwei',
    'prüfe ihre Spieler und die Ergebnisse',
  ],
  'pod-too-small': [
    'weniger als vier Spieler in einem Pod (Organized Play Guide 4.2, section 7.2); die Punkte zählen',
    'nichts, wenn es so gespielt wurde',
  ],
  'pod-too-large': [
    'mehr als acht Spieler in einem Pod (Organized Play Guide 4.2, section 7.2); die Punkte zählen',
    'nichts, wenn es so gespielt wurde',
  ],
  'pods-unequal': [
    'die Pods einer Runde unterscheiden sich um mehr als einen Spieler (Organized Play Guide 4.2, section 7.2)',
    'nichts, wenn Spieler gegangen sind',
  ],
  'pods-changed': [
    'Spieler wechseln den Pod, bevor fünf Runden vorbei sind (Organized Play Guide 4.2, section 7.6)',
    'prüfe, wer wo gespielt hat',
  ],
  'pods-not-by-score': [
    'die neuen Pods folgen nicht aus den Punkten (Organized Play Guide 4.2, section 7.6)',
    'prüfe, wer wo gespielt hat',
  ],
  'nobody-went-out': [
    'ein Pod ohne `wentOut`: Niemand hat diese Runde gewonnen',
    'nichts, wenn die Zeit sie beendet hat (Organized Play Guide 4.2, section 7.4)',
  ],
  'stage-not-for-game': ['eine K.-o.-Runde; ihre Punkte zählen wie alle anderen', 'lass `stage` weg'],
  'seed-missing': [
    'ein Spieler der Tribbles Finals ohne Setzplatz (Organized Play Guide 4.2, appendix A)',
    'gib die Nummer seines Tisches an',
  ],
  'seeds-mixed': [
    'die Pods der Tribbles Finals passen nicht zu den Tischen in den Setzplätzen (Organized Play Guide 4.2, appendix A)',
    'prüfe Setzplätze und Pods',
  ],
  'heat-of-several-tables': [
    '`structure` ist `heat`, aber es gibt mehrere Pods (Organized Play Guide 4.2, appendix A)',
    'melde jeden Tisch als eigene Vorrunde',
  ],
  'head-start-in-finals': [
    'ein Vorsprung in Tribbles Finals; er zählt',
    'lass ihn der Vorrunde (Organized Play Guide 4.2, Glossary)',
  ],
  'points-need-finals': [
    'mehr Spieler als ein Tisch und keine Finals: Plätze geben keine Punkte',
    'melde Vorrunden und Finals (Organized Play Guide 4.2, appendix A)',
  ],
  'director-unknown': [
    'keine Turnierleitung ist genannt: Der Bericht ist nicht genehmigt (Decipher Tournament Guide 6.99, section I.C)',
    'nenne die Turnierleitung',
  ],
  'director-plays': [
    'eine Turnierleitung spielt mit (Decipher Tournament Guide 6.99, section III)',
    'berichtige eines von beiden',
  ],
  'elimination-not-sanctioned': [
    'K.-o.-Runden, die nicht gewertet werden (Decipher Tournament Guide 6.99, section II.B)',
    'melde ein Spiel zwischen den Besten als `finalConfrontation`',
  ],
  'two-game-round-incomplete': [
    'das zweite Spiel einer Runde mit zwei Spielen fehlt (Decipher Tournament Guide 6.99, section II.A.i)',
    'ergänze es, wenn es gespielt wurde',
  ],
  'side-switched': [
    'ein Spieler in Sealed Deck hat eine andere Seite als vorher (Decipher Tournament Guide 6.99, section II.A.iii)',
    'berichtige die Seiten',
  ],
  'tie-with-different-conditions': [
    'ein True Tie, obwohl beide Spieler Verschiedenes zum Sieg brauchten (Decipher Tournament Guide 6.99, Scoring)',
    'nenne den Sieger',
  ],
  'quit-without-differential': [
    'ein Spieler hörte auf, und kein Differential ist gesetzt: 0 (Decipher Tournament Guide 6.99, Scoring)',
    'gib das Differential der Turnierleitung an',
  ],
  'played-after-quit': [
    'ein Spieler, der aufhörte, hat später ein Ergebnis (Decipher Tournament Guide 6.99, Scoring)',
    'berichtige eines von beiden',
  ],
  'details-not-used': ['eine Angabe, die für dieses Spiel keine Bedeutung hat', 'entferne sie'],
  'final-confrontation-missing': [
    'Sealed Deck ohne Final Confrontation: Der Bericht ist nicht genehmigt (Decipher Tournament Guide 6.99, section II.A.iii)',
    'ergänze sie, wenn sie gespielt wurde',
  ],
  'final-confrontation-of-others': [
    'die Final Confrontation in Sealed Deck ist nicht zwischen den Besten oder zwischen zwei derselben Seite (Decipher Tournament Guide 6.99, section II.A.iii)',
    'prüfe ihre Spieler',
  ],
  'seeding-not-standard': [
    'die erste K.-o.-Runde paart nicht den Ersten mit dem Letzten, den Zweiten mit dem Vorletzten und so weiter (Star Trek CCG Tournament Rules 1996, section 4)',
    'prüfe Runden und Punkte',
  ],
  'modified-win-of-100': [
    'ein Modified Win mit 100 Punkten oder mehr, der ein Full Win sein müsste (Star Trek CCG Tournament Rules 1996, section 4)',
    'prüfe Punkte und Ergebnis',
  ],
  'leader-plays': [
    'eine Leitung spielt mit, wo Tier oder eine fehlende zweite Leitung es nicht erlauben (Star Wars LCG Tournament Regulations 1.0, Leader Participation)',
    'prüfe den Tier oder nenne die zweite Leitung',
  ],
  'rounds-against-structure': [
    'mehr oder weniger Schweizer Runden, als die Struktur vorsieht (Star Wars LCG Tournament Regulations 1.0, Tournament Structures)',
    'prüfe Runden und Spieler oder gib `custom` an',
  ],
  'cut-against-structure': [
    'mehr oder weniger Spieler im Doppel-K.-o., als die Struktur vorsieht',
    'prüfe die K.-o.-Runden oder gib `custom` an',
  ],
  'no-game-played': [
    'eine Begegnung ohne Spiel: Keiner bekommt Punkte',
    'ergänze die Spiele, wenn sie gespielt wurden',
  ],
  'second-game-not-played': ['ein Spiel von zweien: Das andere gibt nichts', 'ergänze es, wenn es gespielt wurde'],
  'split-without-leader': [
    'eine abgesprochene Teilung, und keine Leitung ist genannt (Star Wars LCG Tournament Regulations 1.0, Intentional Round Split)',
    'nenne die Leitung',
  ],
  'split-in-elimination': ['eine abgesprochene Teilung in den K.-o.-Runden', 'prüfe die Begegnung'],
  'elimination-without-winner': ['eine K.-o.-Begegnung, die niemand gewann', 'nenne den Sieger'],
  'elimination-not-finished': ['nach der letzten Runde ist mehr als ein Spieler übrig', 'ergänze die fehlenden Runden'],
  'played-on-after-second-loss': [
    'ein Spieler spielt nach der zweiten Niederlage weiter (Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds)',
    'prüfe die Sieger',
  ],
  'final-timed': ['ein Spiel des Finales endete durch Zeit, aber es hat keine', 'prüfe das Ende'],
  'score-not-used': ['Punkte oder Differentials; dieses Regelwerk nutzt sie nicht', 'nichts'],
  'confrontation-not-of-rule-system': [
    'eine Final Confrontation; sie entscheidet nichts',
    'melde das Finale als Begegnung der K.-o.-Runden',
  ],
  'league-unknown': [
    'keine Liga hat das Kürzel in `league`',
    'nimm das Kürzel einer Liga oder bitte die Koordination, sie anzulegen',
  ],
  'out-of-season': [
    'die Liga hat an diesem Tag keine Saison: keine Ligapunkte',
    'prüfe das Datum oder bitte die Koordination um die Saison',
  ],
  'league-not-flagged': [
    'niemand, der für die Liga markieren darf, hat den Bericht gesendet oder markiert: Ligaleitung, Vertretung oder Koordination (Organized Play Guide 4.2, section 12.2). Er wird gewertet, seine Ligapunkte warten',
    'bitte die Ligaleitung, ihn zu markieren',
  ],
  'league-part-closed': [
    'der Teil der Saison ist abgeschlossen: Das Turnier wird gewertet, seine Ligapunkte warten auf die Koordination',
    'bitte die Koordination, es zu markieren',
  ],
  'league-too-small': [
    'weniger als vier nahmen teil (Organized Play Guide 4.2, section 12.4): keine Ligapunkte',
    'nichts: Es ist gespeichert und zählt nichts in seiner Liga',
  ],
  'league-part-full': [
    'die Hälfte oder die Playoffs haben schon alle Turniere (Organized Play Guide 4.2, section 12.2): Das letzte nach Datum gibt keine Ligapunkte',
    'prüfe das Datum oder frag die Ligaleitung, welche zählen',
  ],
  'bonus-fact-missing': [
    'geltende Bonusregeln brauchen Angaben zu Decks, die der Bericht nicht enthält; ein Befund je Bericht, mit allen Spielern: kein Bonus für sie',
    'sende eine Fassung mit den Angaben oder lass es so',
  ],
  'deck-name-near': [
    'ein Headquarters oder eine Mission, die kein früherer Bericht der Liga hat, fast der Name einer bekannten',
    'berichtige die Schreibweise oder lass sie',
  ],
  'deck-impossible': [
    'mehr spielbare oder Non-Aligned-Karten, als es gibt, mehr als zwölf Missionen je Runde (unsere Grenze) oder eine Zahl über dem, was die Liga angibt',
    'berichtige die Zahlen',
  ],
  'deck-fact-unknown': [
    'eine Zahl in `deck.facts`, die die Liga nicht angegeben hat',
    'berichtige ihren Namen oder lass sie weg',
  ],
  'sender-not-approved': [
    'der Absender ist am Ort des Turniers nicht als Turnierleitung anerkannt: Der Bericht wartet und zählt nichts, bis die Koordination ihn freigibt',
    'nichts: Warte; bitte die Koordination, dich anzuerkennen',
  ],
  'correction-window-over': [
    'eine Turnierleitung berichtigt ein Turnier mehr als 28 Tage nach der offiziellen Neuberechnung, die es zuerst veröffentlicht hat (`/api/v1/policy`): Die Fassung wartet',
    'nichts: Warte auf die Koordination',
  ],
  'facts-changed': [
    'die Fassung einer Turnierleitung ändert Datum, Stufe, Art, Format, Spiel, Regelwerk, Liga, `online`, `unrated`, eine Leitung oder ob das Turnier genehmigt oder gewertet ist; nimmt einen Spieler heraus; oder ändert ein Ergebnis aus einem eigenen Spiel: Die ganze Fassung wartet',
    'nichts: Warte auf die Koordination. Oder sende eine Fassung ohne diese Änderungen',
  ],
  'part-closed': [
    'die Fassung eines Turniers, das in einem abgeschlossenen Teil einer Saison zählt: Die ganze Fassung wartet, und die jetzige zählt, bis die Koordination sie freigibt',
    'nichts: Warte',
  ],
  'level-not-approved': [
    'eine Turnierleitung gibt eine Stufe über 1 an, und kein genehmigter Antrag passt, oder die Art champions-league: Das Turnier zählt als Stufe 1 (Organized Play Guide 4.2, section 11.1, 11.2, 11.4 und 12.7)',
    'bitte die Koordination, die Stufe zu setzen, oder sende Stufe 1',
  ],
  'level-approved': ['eine Stufe über 1; der Befund nennt den genehmigten Antrag dazu', 'nichts'],
  'region-unknown': [
    'keine Region hat diesen Namen; die ähnlichste ist genannt',
    'berichtige ihn oder bitte die Koordination des Kontinents, sie anzulegen',
  ],
  'venue-waits': [
    'die Koordination hat diesen Spielort noch nicht angesehen, deshalb steht er nicht in der Liste (Organized Play Guide 4.2, appendix A)',
    'nichts: Die Ergebnisse sind da',
  ],
  'venue-refused': [
    'die Koordination hat diesen Spielort abgelehnt; der Befund sagt, warum',
    'berichtige seinen Namen oder bitte um einen zweiten Blick',
  ],
  'publishing-paused': [
    'die Veröffentlichung ruht: Der Bericht ist gespeichert, und seine Zahlen erscheinen, wenn die Koordination sie fortsetzt',
    'nichts: Warte',
  ],
  'late-report': [
    'später als der siebte Tag nach dem letzten Turniertag: Die nächste Neuberechnung wertet ihn (Organized Play Guide 4.2, section 8)',
    'nichts, oder bitte die Koordination um eine Neuberechnung',
  ],
  'tournament-too-old': [
    'eine Turnierleitung meldet ein Turnier später, als die Richtlinie erlaubt (`/api/v1/policy`): 365 Tage nach dem letzten Tag',
    'bitte die Koordination, den Bericht zu senden',
  ],
  'same-player-twice': [
    'zwei Handles eines Spielers: ein früheres, ein Alias oder ein zusammengelegtes',
    'nenne den Spieler einmal oder lass die Zusammenlegung zurücknehmen',
  ],
  'unrated-as-announced': [
    'der Bericht sagt „nicht gewertet“ und die Ankündigung nicht, oder umgekehrt; die Ankündigung zählt',
    'frag die Koordination, wenn die Ankündigung falsch ist',
  ],
  'player-created': [
    'niemand hatte dieses Handle, deshalb gibt es einen neuen Spieler; `candidates` nennt ähnliche',
    'sende einen berichtigten Bericht, wenn es falsch geschrieben ist',
  ],
  'player-linked': [
    'niemand hatte dieses Handle, und genau ein Spieler hat den Namen: Der Eintrag zählt für ihn',
    'gib sein Handle an, oder sende einen berichtigten Bericht, wenn es jemand anderes ist',
  ],
  'player-unknown': [
    '`createPlayers=false`, kein Spieler hat dieses Handle, und der Name gehört nicht zu genau einem; `candidates` nennt ähnliche',
    'gib das Handle eines bekannten Spielers an',
  ],
  'player-linked-twice': [
    'zwei Einträge meinen denselben Spieler, einer davon über den Namen',
    'nenne den Spieler einmal; lass beim anderen den Namen weg',
  ],
  'not-storable': [
    'die Datenbank kann eine so große Zahl nicht speichern',
    'berichtige die Zahl, die der Befund nennt',
  ],
  'not-scorable': [
    'die Berichtigung eines Berichts, den die jetzigen Regeln nicht werten können',
    'sende einen berichtigten Bericht',
  ],
  'tournament-gone': [
    'ein Import: Das Turnier ist zurückgezogen oder zusammengelegt, und dieser Bericht weicht vom gespeicherten ab',
    'lass es wieder aufnehmen oder lass den Bericht weg',
  ],
  'possible-same-player': [
    'zwei Spieler haben denselben Namen aus mindestens zwei Wörtern und keine zwei Länder, und spielten nie im selben Turnier; verborgene Spieler ausgenommen',
    'lege einen mit dem anderen zusammen, oder sage, dass es zwei sind',
  ],
  'possible-duplicate': [
    'ein anderes Turnier desselben Spiels und Formats beginnt innerhalb von 36 Stunden, und mindestens 80 % der Spieler und die Hälfte der Paarungen sind gleich, oder alle Punkte von mindestens acht Spielen, davon vier verschiedene; eine Vorrunde wird nur mit Vorrunden verglichen',
    'melde es nicht noch einmal, oder bestätige, dass es zwei sind',
  ],
  'player-in-two-places': [
    'Spieler waren zur selben Zeit in einem anderen Turnier, in einem anderen Land oder mehr als 300 km entfernt, keines davon online; ein Turnier ohne `endsAt` zählt als sechs Stunden lang',
    'berichtige Spieler, Zeiten oder Ort, oder bestätige es',
  ],
  'favourite-loses-to-newcomers': [
    'ein Spieler, der gegen neue Spieler mehr als neun von zehn Spielen gewinnen sollte, verlor die meisten von mindestens zwei',
    'prüfe Ergebnisse und Handles, oder bestätige es',
  ],
  'mostly-new-players': [
    'mindestens drei Viertel von mindestens vier Spielern sind hier neu, und der Sieger ist bekannt',
    'prüfe die Handles, oder bestätige es',
  ],
  'announced-here': [
    'für Leitung, Spiel und Tag war ein Turnier angekündigt, und der Bericht nennt eine andere oder keine Anmeldung',
    'ist es dieses, bestätige `is-announced`; ist es ein anderes Turnier, bestätige `announced-here` mit einem Grund',
  ],
  'is-announced': ['der Absender hat bestätigt, dass es das angekündigte Turnier ist', 'nichts'],
  'announced-and-cancelled': [
    'das Turnier, das seine Leitung für Spiel und Tag angekündigt hatte, wurde abgesagt',
    'bestätige es mit einem Grund',
  ],
  'bad-pointer': [
    '`path` ist kein JSON-Pointer (RFC 6901) auf etwas im Dokument',
    'schreibe ihn wie `/rounds/0/matches/1/score`',
  ],
  protected: [
    '`path` führt zum Schema, zu Stufe, Art, externalId oder einer Leitung, oder zu etwas, das sie enthält',
    'stelle eine Beanstandung',
  ],
  'nothing-there': ['`path` führt zu einem Wert, den die jetzige Fassung nicht hat', 'vergleiche ihn mit dem Bericht'],
  'something-there': ['`path` einer Ergänzung führt zu einem Wert, den es schon gibt', 'nimm eine Ersetzung'],
  'test-failed': ['eine Prüfung des Patches findet einen anderen Wert', 'lade das Turnier neu'],
  'changes-nothing': ['der Patch ändert das Dokument nicht', 'gib an, was sich ändern soll'],
  'patch-too-large': [
    'mehr als 256 KiB mit den Prüfungen von allem, was er berührt',
    'ändere einzelne Felder oder bitte um einen neuen Bericht',
  ],
  'earned-bye-unknown': [
    'der Spieler hat keines gewonnen, oder erst nach diesem Turnier',
    'berichtige Spieler oder Anspruch',
  ],
  'earned-bye-used-up': [
    'es wurde schon verbraucht, in einer früheren Vorrunde oder einem früheren Jahr',
    'berichtige den Anspruch',
  ],
  'earned-bye-forfeited': [
    'der Spieler hat es abgegeben; auch niemand sonst kann es nutzen',
    'berichtige den Anspruch',
  ],
  'earned-bye-expired': ['es galt für die Meisterschaft eines früheren Jahres', 'berichtige den Anspruch'],
  'earned-bye-for-another': [
    'es gilt für ein anderes Spiel, eine andere Meisterschaft, einen anderen Kontinent oder ein anderes Jahr',
    'berichtige den Anspruch',
  ],
  'earned-bye-not-for-round': ['es gilt für eine andere Runde', 'berichtige die Runde'],
  'head-start-unknown': [
    'der Spieler hat keinen gewonnen, oder erst nach diesem Turnier',
    'berichtige Spieler oder Vorsprung',
  ],
  'head-start-used-up': ['er wurde schon verbraucht', 'berichtige den Vorsprung'],
  'head-start-forfeited': ['er wurde abgegeben', 'berichtige den Vorsprung'],
  'head-start-expired': ['er galt für die Meisterschaft eines früheren Jahres', 'berichtige den Vorsprung'],
  'head-start-for-another': [
    'er gilt für ein anderes Spiel, eine andere Meisterschaft, einen anderen Kontinent oder ein anderes Jahr',
    'berichtige den Vorsprung',
  ],
  'head-start-amount': ['der Spieler hat eine andere Zahl von Punkten gewonnen', 'gib die gewonnenen Punkte an'],
  'entitlement-choice-missing': [
    'er gilt für einen Kontinent nach Wahl des Spielers, und keiner ist gewählt',
    'lass den Spieler wählen',
  ],
  'entitlement-past-first-heat': [
    'der Spieler nahm an einer früheren Vorrunde ohne ihn teil (Organized Play Guide 4.2, section 9)',
    'berichtige den Anspruch',
  ],
  'champions-league-not-eligible': [
    'ein Spieler einer Champions League hat weniger als 50 Ligapunkte insgesamt (Organized Play Guide 4.2, section 12.7); das Ergebnis zählt',
    'berichtige den Spieler, oder nichts',
  ],
  'unknown-rule': [
    'ein Schlüssel, den Regeln nicht haben, oder ein unbekanntes Regelwerk',
    'berichtige oder entferne ihn',
  ],
  'same-rules': ['diese Regeln gelten schon, deshalb würde sich nichts ändern', 'gib an, was anders ist'],
  'bad-day': ['kein Kalendertag als `YYYY-MM-DD`', 'schreibe ihn als `2014-06-04` oder `null`'],
  'dates-reversed': ['`to` liegt nicht nach `from`', 'nimm als `to` den ersten Tag nach der Zeile'],
  'ruling-effect-unknown': [
    'eine Übergangsregelung setzt etwas, das es nicht gibt',
    'nimm eines von denen, die der Befund nennt',
  ],
  'dates-missing': ['eine Übergangsregelung über ein Wochenende hat keinen ersten oder letzten Tag', 'gib beide an'],
  'dates-gap': ['an einem Tag gilt keine Zeile', 'lass jede Zeile beginnen, wo die vorige endet'],
  'dates-overlap': ['an einem Tag gilt mehr als eine Zeile', 'lass jede Zeile beginnen, wo die vorige endet'],
  'k-table-missing': ['eine Richtlinie ohne k-Tabellen', 'ergänze sie oder entferne die Richtlinien'],
  'level-missing': ['eine Stufe von 1 bis 5 ohne k-Wert', 'gib einen an'],
  'k-factor-not-usable': ['ein k-Wert, der keine Zahl von 0 bis 3000 ist', 'berichtige ihn'],
  'policy-value-not-usable': ['eine Richtlinie mit einem Wert außerhalb der Grenzen', 'berichtige ihn'],
  'policy-not-usable': [
    'Grenzen, Anfang, Mindestwert oder Kategorien, die keinen Sinn ergeben',
    'berichtige den Schalter',
  ],
  'policy-name-taken': ['ein bekannter Name mit anderen Schaltern', 'gib einen anderen Namen'],
  'rounds-before-missing': [
    'eine Runde vor der verlangten steht nicht im Dokument',
    'ergänze sie oder verlange eine frühere Runde',
  ],
  'elimination-has-begun': ['eine Runde davor gehört zu den K.-o.-Runden', 'nimm `quadrant bracket`'],
  'matches-not-for-pairing': ['Pods werden verlangt, aber die Runden davor haben Begegnungen', 'nimm `quadrant pair`'],
  'pods-not-for-pairing': [
    'Paare werden verlangt, aber die Runden davor wurden in Pods gespielt',
    'nimm `quadrant pods`',
  ],
  'nobody-to-pair': ['weniger als zwei Spieler sind übrig', 'ergänze Spieler oder beende das Turnier'],
  'unknown-player-in-pair': [
    'ein festes oder verbotenes Paar nennt einen Spieler, der nicht im Dokument steht',
    'nimm ein Handle des Dokuments',
  ],
  'player-not-playing': [
    'ein festes oder verbotenes Paar nennt einen Spieler, der ausgestiegen ist oder ein verdientes Freilos hat',
    'lass das Paar weg',
  ],
  'pair-of-one': ['ein Paar nennt einen Spieler zweimal', 'nenne zwei Spieler'],
  'player-fixed-twice': ['ein Spieler ist in zwei festen Paaren', 'behalte eines davon'],
  'fixed-pair-has-met': ['ein festes Paar ist schon aufeinandergetroffen', 'lege ein anderes Paar fest'],
  'pair-fixed-and-forbidden': ['ein Paar ist fest und verboten', 'behalte eines von beiden'],
  'pair-fixed-against-sides': [
    'ein festes Paar einer Runde mit zwei Spielen hatte vorher dieselbe Seite oder traf mit diesen Seiten schon aufeinander',
    'lege zwei Spieler aus verschiedenen Stapeln fest',
  ],
  'delayed-not-of-rule-system': [
    'ein verschobenes Spiel in einem Regelwerk, das dafür keine Regel hat',
    'trage ein Ergebnis ein',
  ],
  'delayed-game-has-result': [
    'ein Spieler eines verschobenen Spiels hat in dieser Runde ein Ergebnis, oder keine Runde wurde gespielt',
    'lass das Spiel weg',
  ],
  'everybody-has-met': [
    'ohne ein zweites Treffen kann niemand mehr auf jemanden treffen',
    'beende die Schweizer Runden',
  ],
  'pod-size-impossible': ['es sind zu wenige Spieler für einen Pod mit vier', 'ergänze Spieler'],
  'pod-score-missing': [
    'das Ergebnis eines Pods in einem laufenden Turnier lässt einen Spieler aus',
    'gib jedem Spieler des Pods seine Punkte, auch 0',
  ],
  'too-few-to-draw': ['es sind zu wenige Spieler für eine Auslosung', 'ergänze Spieler'],
  'too-few-rules': [
    'das Race to the Alpha Quadrant hat zu wenige Regeln für diese Runde',
    'gib die Zahl der Regeln an',
  ],
  'seed-not-committed': [
    'der Startwert einer Auslosung passt nicht zu dem, was vorher veröffentlicht wurde',
    'nimm den zugesagten Startwert',
  ],
  'next-round-not-pairable': [
    'nach dieser Paarung braucht die nächste Runde ein unnötiges Freilos',
    'nimm die Alternative oder ende nach dieser Runde',
  ],
  'bracket-size': [
    'ein Turnierbaum hat eine andere Zahl von Spielern, als er aufnimmt',
    'ergänze oder entferne Spieler oder wähle einen anderen Baum',
  ],
  'player-seeded-twice': ['ein Spieler hat zwei Setzplätze', 'gib jedem Spieler einen'],
  'seeds-with-gap': [
    'ein Setzplatz des Dokuments fehlt oder kommt zweimal vor',
    'gib die Setzplätze 1, 2, 3 und so weiter je einmal an',
  ],
  'unknown-match': [
    'ein Sieger ist für eine Begegnung angegeben, die der Turnierbaum nicht hat',
    'nimm eine Begegnung des Baums',
  ],
  'match-not-yet-possible': [
    'ein Sieger ist für eine Begegnung angegeben, deren Spieler noch nicht feststehen oder die nicht gespielt wird',
    'gib zuerst die Sieger der früheren Begegnungen an',
  ],
  'winner-not-in-match': ['ein Sieger spielt in der Begegnung nicht mit', 'nenne einen ihrer Spieler'],
  'game-not-possible': [
    'ein Spiel des Turnierbaums kann so nicht gespielt worden sein: ein Fremder, nach der Entscheidung, ohne Sieger',
    'berichtige das Spiel',
  ],
  'match-length-impossible': [
    'eine Begegnung dieses Turnierbaums hat keine solche Höchstzahl von Spielen',
    'nimm 1 oder 3, wie der Befund sagt',
  ],
  'bracket-file-not-read': [
    'die Datei mit Setzplätzen oder Siegern hat eine andere Form',
    'schreibe sie, wie der Befund sagt',
  ],
  'scheme-empty': ['keine Regel, oder nur Kommentare', 'schreibe eine Regel, die mit `award` beginnt'],
  'scheme-too-long': [
    'mehr als 4.000 Zeichen, 1.000 Wörter und Zeichen oder 20 Regeln',
    'schreibe weniger oder teile sie in mehrere Bonusregeln',
  ],
  'scheme-too-deep': ['Klammern, `not` und dergleichen sind mehr als 32-mal verschachtelt', 'verschachtle weniger'],
  'scheme-invisible-character': [
    'NUL oder ein anderes Steuerzeichen oder unsichtbares Zeichen, auch in einem Kommentar',
    'entferne es',
  ],
  'scheme-unexpected': [
    'ein Wort oder Zeichen, das an dieser Stelle nicht möglich ist',
    'schreibe, was der Befund verlangt',
  ],
  'scheme-unended': [
    'ein Text, eine Klammer, ein Platzhalter, eine Bedingung oder eine Regel endet nicht; der Befund zeigt auf den Anfang und sagt, wo der Text aufhört',
    'beende es',
  ],
  'scheme-unknown-fact': [
    'ein Name, der keine Angabe ist; der Befund schlägt die ähnlichste vor',
    'nimm eine Angabe der Tabelle',
  ],
  'scheme-unknown-function': ['eine andere Funktion als `count`, `min` und `max`', 'nimm eine von ihnen'],
  'scheme-unknown-word': [
    'eine Angabe wird mit einem Wort verglichen, das sie nie haben kann, etwa `tournament.phase` mit `"final"`',
    'nimm eines ihrer Wörter',
  ],
  'scheme-wrong-type': [
    'ein Wert ist für seinen Operator oder seine Stelle von der falschen Art; der Befund nennt beide',
    'gib die nötige Art an',
  ],
  'scheme-wrong-arguments': [
    'eine Funktion bekommt die falsche Zahl oder Art von Werten',
    'gib die Werte an, die sie braucht',
  ],
  'scheme-name-taken': ['der Name nach `for each` hat schon eine andere Bedeutung', 'wähle einen anderen'],
  'scheme-number-too-large': ['eine Zahl über 1.000.000', 'schreibe eine kleinere'],
  'scheme-never': [
    'eine Bedingung, die nie wahr ist, oder eine Vergabe unter 1',
    'vergleiche mit einer Angabe oder entferne die Regel',
  ],
  'scheme-without-maximum': [
    'eine Bonusregel, die nicht sagt, wie viel sie einem Eintrag höchstens gibt',
    'beginne sie mit `at most` und einer Zahl',
  ],
};

/** Parts of docs/findings.md in German. */
export const PARTS_IN_GERMAN: Readonly<Record<string, string>> = {
  'Files of other programs': 'Dateien anderer Programme',
  'Reading the document': 'Lesen des Dokuments',
  'Its shape': 'Form des Dokuments',
  'Players, rounds and matches': 'Spieler, Runden und Begegnungen',
  'The rules': 'Regeln',
  Announcements: 'Ankündigungen',
  'The rules of opg-4.2: 1E and 2E': 'Regeln von opg-4.2: 1E und 2E',
  'The rules of opg-4.2: Tribbles': 'Regeln von opg-4.2: Tribbles',
  'The rules of decipher-1999': 'Regeln von decipher-1999',
  'The rules of stccg-1996': 'Regeln von stccg-1996',
  'The rules of ffg-swlcg-2016': 'Regeln von ffg-swlcg-2016',
  'Against what is known': 'Vergleich mit Bekanntem',
  'To be confirmed': 'Zu bestätigen',
  'A proposed patch': 'Vorgeschlagene Patches',
  'What is claimed': 'Beanspruchtes',
  'Rating rules': 'Wertungsregeln',
  Pairing: 'Paarung',
  'Bonus schemes': 'Bonusregeln',
};
