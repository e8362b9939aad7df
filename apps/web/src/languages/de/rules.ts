/** Rules, policies, findings and problems. */
export const RULES: Readonly<Record<string, string>> = {
  Error: 'Fehler',
  Warning: 'Warnung',
  'An error: a report with it is refused, and nothing of it is stored.':
    'Ein Fehler: Ein Bericht damit wird abgewiesen, und nichts davon wird gespeichert.',
  'A warning: it is stored, and shown with the tournament.':
    'Eine Warnung: Sie wird gespeichert und beim Turnier gezeigt.',
  'A note: it informs, and changes nothing.': 'Ein Hinweis: Er informiert und ändert nichts.',
  Finding: 'Befund',
  Severity: 'Schwere',
  'Finding {code}: {when}.': 'Befund {code}: {when}.',
  'When a report has it': 'Wann ein Bericht ihn hat',
  'What to do': 'Was zu tun ist',
  'One of the findings of “{part}”.': 'Einer der Befunde von „{part}“.',
  'By HTTP status': 'Nach HTTP-Status',
  Problem: 'Problem',
  'Problem {code}: {when}.': 'Problem {code}: {when}.',
  'The API answers with HTTP status {status}.': 'Die API antwortet mit dem HTTP-Status {status}.',
  'When a request is refused with it': 'Wann eine Anfrage damit abgewiesen wird',
  'The answer itself says it, for your request: read its {code} and its {code2}.':
    'Die Antwort selbst sagt es für deine Anfrage: Lies ihr {code} und ihr {code2}.',
  'Ratings follow from results, and results arrive late or are corrected. These limits keep published numbers stable. Every refusal names the policy that it follows from.':
    'Wertungen folgen aus Ergebnissen, und Ergebnisse kommen spät oder werden berichtigt. Diese Grenzen halten veröffentlichte Zahlen stabil. Jede Ablehnung nennt die Richtlinie, aus der sie folgt.',
  'Every policy. A tournament follows the policy that is in force on its last local day':
    'Jede Richtlinie. Für ein Turnier gilt die, die an seinem letzten örtlichen Tag in Kraft ist',
  'Between two releases of the guide, the Director of Organized Play can rule otherwise (Organized Play Guide 4.2, section 14.3). A ruling counts for tournaments on its days.':
    'Zwischen zwei Ausgaben des Guide kann der Director of Organized Play anders entscheiden (Organized Play Guide 4.2, Abschnitt 14.3). Eine solche Regelung gilt für Turniere an ihren Tagen.',
  'There are none.': 'Es gibt keine.',
  'Every interim ruling': 'Alle Übergangsregelungen',
  'On time': 'Rechtzeitig',
  'How far back': 'Wie weit zurück',
  Corrections: 'Berichtigungen',
  Movements: 'Veränderungen',
  'Provisional ratings': 'Vorläufige Wertungen',
  "A report is rated at once until the end of the {onTimeDays, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} day after the tournament's last day, local time. Later reports wait for the next weekly refresh.":
    'Ein Bericht wird sofort gewertet, wenn er bis zum Ende des {onTimeDays}. Tages nach dem letzten Turniertag kommt (Ortszeit). Spätere Berichte warten auf die nächste wöchentliche Neuberechnung.',
  'A director may report a tournament for {reportBackDays, plural, one {# day} other {# days}} after its last day. A coordinator may send older ones.':
    'Eine Turnierleitung kann ein Turnier {reportBackDays, plural, one {# Tag} other {# Tage}} lang nach seinem letzten Tag melden. Ältere kann die Koordination einreichen.',
  'A director may revise a tournament for {correctionDays, plural, one {# day} other {# days}} after a weekly refresh made it official. Later, a coordinator decides.':
    'Eine Turnierleitung kann ein Turnier {correctionDays, plural, one {# Tag} other {# Tage}} lang berichtigen, nachdem eine wöchentliche Neuberechnung es offiziell gemacht hat. Danach entscheidet die Koordination.',
  'A change of a rating by less than {smallestMovement} points is not shown as a movement.':
    'Eine Wertungsänderung unter {smallestMovement} Punkten wird nicht als Veränderung gezeigt.',
  'A rating of fewer than {provisionalBelow} rated games is marked provisional.':
    'Eine Wertung aus weniger als {provisionalBelow} gewerteten Spielen ist als vorläufig gekennzeichnet.',
  'Smallest movement': 'Kleinste Veränderung',
  'Provisional below': 'Vorläufig unter',
  Source: 'Quelle',
  'the beginning': 'vom Anfang',
  'further notice': 'auf Weiteres',
  'the day before {to}': 'dem Tag vor {to}',
  '{onTimeDays, plural, one {# day} other {# days}}': '{onTimeDays, plural, one {# Tag} other {# Tage}}',
  '{reportBackDays, plural, one {# day} other {# days}}': '{reportBackDays, plural, one {# Tag} other {# Tage}}',
  '{correctionDays, plural, one {# day} other {# days}}': '{correctionDays, plural, one {# Tag} other {# Tage}}',
  '{smallestMovement} points': '{smallestMovement} Punkte',
  '{provisionalBelow, plural, one {# game} other {# games}}':
    '{provisionalBelow, plural, one {# Spiel} other {# Spiele}}',
  Number: 'Nummer',
  Ruling: 'Regelung',
  Sets: 'Setzt',
  'The guides leave some points open, and some sentences can be read in two ways. Here is what each says and how we read it. Every page with a number that depends on a reading links to it.':
    'Die Regelwerke lassen manches offen, und einige Sätze lassen sich auf zwei Arten lesen. Hier steht, was sie sagen und wie wir sie lesen. Jede Seite mit einer Zahl, die davon abhängt, verweist hierher.',
  'The document:': 'Das Dokument:',
  'Our reading:': 'Unsere Lesart:',
  'It decides {shownAt}.': 'Das entscheidet {shownAt}.',
  'Both readings are possible, so this is a switch: {id}, with the values {id2}. In force: {rows}. A coordinator sets it from a day on: {code} shows what that moves before.':
    'Beide Lesarten sind möglich, deshalb ist das ein Schalter: {id}, mit den Werten {id2}. In Kraft: {rows}. Die Koordination stellt ihn ab einem Tag um: {code} zeigt vorher, was sich ändert.',
  ' and ': ' und ',
  ' from {from}': ' ab {from}',
  ' before {to}': ' vor {to}',
  ' for every tournament': ' für jedes Turnier',
  'How we read the rules behind these numbers': 'Wie wir die Regeln hinter diesen Zahlen lesen',
  'Find a rule': 'Regel finden',
  'What findings mean': 'Was Befunde bedeuten',
  'What refusals mean': 'Was Ablehnungen bedeuten',
  'No section has all of these words: {search}. Use fewer words, or {link}.':
    'Kein Abschnitt enthält alle diese Wörter: {search}. Nimm weniger Wörter oder {link}.',
  'see all sections': 'sieh alle Abschnitte',
  '{found, plural, one {# section} other {# sections}} with: {search}':
    '{found, plural, one {# Abschnitt} other {# Abschnitte}} mit: {search}',
  '{cited}, in our words.': '{cited}, in unseren Worten. Die Texte gibt es nur auf Englisch.',
  'How we read it': 'Wie wir es lesen',
  'More about this reading': 'Mehr zu dieser Lesart',
  'What it decided lately': 'Was es zuletzt entschied',
  'In the published tournaments since {since}{rows}': 'In den veröffentlichten Turnieren seit {since}{rows}',
  ' it decided no place.': ' entschied es keinen Platz.',
  'People follow this section; the program computes nothing from it.':
    'Menschen folgen diesem Abschnitt; das Programm berechnet nichts daraus.',
  'What implements it: {files, plural, one {# file} other {# files}}, {tests, plural, one {# test} other {# tests}}':
    'Was ihn umsetzt: {files, plural, one {# Datei} other {# Dateien}}, {tests, plural, one {# Test} other {# Tests}}',
  'Test: {test}': 'Test: {test}',
  'Interim ruling {number} ({ruling}):': 'Übergangsregelung {number} ({ruling}):',
  'taken back, never in force': 'zurückgenommen, nie in Kraft',
  'for every tournament': 'für jedes Turnier',
  'before {to}': 'vor {to}',
  '{name} is {value}': '{name} ist {value}',
  'the National of {country} may share its weekend':
    'die nationale Meisterschaft von {country} darf am selben Wochenende sein',
  'Its sections are listed at /rules/{id}.': 'Ihre Abschnitte stehen unter /rules/{id}.',
  'Its documents are listed at /rules.': 'Seine Dokumente stehen unter /rules.',
};
