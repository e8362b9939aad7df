/** Bonus schemes. */
export const TOLD_SCHEMES: Readonly<Record<string, string>> = {
  'This condition is never true, so the rule gives nothing.':
    'Diese Bedingung trifft nie zu, daher gibt die Regel nichts.',
  'Compare with a fact, or remove the rule.': 'Vergleiche mit einer Angabe oder entferne die Regel.',
  'This award is {0}, and awards below 1 are not given.':
    'Dieser Bonus ist {0}, und Boni unter 1 werden nicht vergeben.',
  'Write at least 1, or remove the rule.': 'Schreib mindestens 1 oder entferne die Regel.',
  'The scheme does not say how many points it gives to one entry of a tournament at most.':
    'Die Bonusregel sagt nicht, wie viele Punkte sie einem Teilnehmer eines Turniers höchstens gibt.',
  'Begin it with the maximum, such as `at most 6`: what is above is cut.':
    'Beginne sie mit dem Höchstwert, etwa `at most 6`: Was darüber liegt, wird gekürzt.',
  'Begin it with the maximum, such as `at most {0}`: its rules give {1} together.':
    'Beginne sie mit dem Höchstwert, etwa `at most {0}`: Ihre Regeln geben zusammen {1}.',
  '{0} is never {1}.{2}': '{0} ist nie {1}.{2}',
  'Write {0} after it.': 'Schreib {0} dahinter.',
  '{0} on its left and {1} on its right': '{0} links davon und {1} rechts davon',
  'Write a number on both sides.': 'Schreib auf beide Seiten eine Zahl.',
  'Compare a number with a number, a text with a text; ask for a text of a set with `in`.':
    'Vergleiche eine Zahl mit einer Zahl, einen Text mit einem Text; nach einem Text einer Menge frag mit `in`.',
  'Write a condition, as `entry.place = 1`, on both sides.':
    'Schreib auf beide Seiten eine Bedingung, etwa `entry.place = 1`.',
  'Write a text on its left and a set or a list, as `("Earth", "Bajor")`, on its right; or a player and a set of players.':
    'Schreib links einen Text und rechts eine Menge oder Liste, etwa `("Earth", "Bajor")`; oder einen Spieler und eine Menge von Spielern.',
  'not in': 'nicht in',
  'Give it one set.': 'Gib eine Menge an.',
  'Give it {0}, with a comma between them.': 'Gib {0} an, dazwischen ein Komma.',
  'There is no function {0}.{1}': 'Es gibt keine Funktion {0}.{1}',
  'Write its values in parentheses after `{0}`.': 'Schreib ihre Werte in Klammern hinter `{0}`.',
  'Declare it first among the facts of the league, or use one of the facts that are listed in docs/bonus-facts.md.':
    'Sieh sie zuerst bei den Angaben der Liga vor oder verwende eine der Angaben aus docs/bonus-facts.md.',
  'Use one of the facts that are listed in docs/bonus-facts.md.': 'Verwende eine der Angaben aus docs/bonus-facts.md.',
  'There is no fact {0}.{1}': 'Es gibt keine Angabe {0}.{1}',
  '{0} {1}, and {2} is {3}.': '{0} {1}, und {2} ist {3}.',
  'Write {0}.': 'Schreib {0}.',
  'Choose an unused name of one word, such as `mission`.':
    'Wähle einen unbenutzten Namen aus einem Wort, etwa `mission`.',
  'given to everybody': 'allen gegeben',
  '(cut by {0}: the scheme gives at most {1} in a tournament)':
    '(um {0} gekürzt: die Bonusregel gibt höchstens {1} in einem Turnier)',
  '{0} compares with another comparison.': '{0} vergleicht mit einem anderen Vergleich.',
  'Compare two values at a time, and join comparisons with `and`.':
    'Vergleiche immer zwei Werte und verbinde Vergleiche mit `and`.',
  'a text in quotation marks': 'ein Text in Anführungszeichen',
  'The parenthesis that begins here is still open where {0}.': 'Die Klammer, die hier beginnt, ist noch offen, wo {0}.',
  'Close it with `)`.': 'Schließe sie mit `)`.',
  'Close it with `)`, or write an operator there.': 'Schließe sie mit `)` oder schreib dort einen Operator.',
  'More than {0} of parentheses, `not` and the like are open here.':
    'Hier sind mehr als {0} von Klammern, `not` und Ähnlichem offen.',
  'Write it with less nesting.': 'Schreib es mit weniger Verschachtelung.',
  'a number of points': 'eine Zahl von Punkten',
  'A scheme gives one entry at most {0} points.': 'Eine Bonusregel gibt einem Teilnehmer höchstens {0} Punkte.',
  'This is rule {0}, but a scheme has at most {1}.': 'Das ist Regel {0}, eine Bonusregel hat aber höchstens {1}.',
  'Divide it into several schemes.': 'Teile sie in mehrere Bonusregeln.',
  'The scheme has no rule.': 'Die Bonusregel hat keine Regel.',
  'Write one that begins with `award` and a number of points.':
    'Schreib eine, die mit `award` und einer Zahl von Punkten beginnt.',
  'Did you mean award?': 'Meintest du award?',
  'No rule begins with {0}.{1}': 'Keine Regel beginnt mit {0}.{1}',
  'Begin every rule with `award`, every comment with `#`.': 'Beginne jede Regel mit `award`, jeden Kommentar mit `#`.',
  'an operator, the next clause or the next rule': 'ein Operator, der nächste Teil oder die nächste Regel',
  'Write the clauses of a rule in this order, each once: `award`, `for each`, `when`, `because`.':
    'Schreib die Teile einer Regel in dieser Reihenfolge, jeden einmal: `award`, `for each`, `when`, `because`.',
  'a name of your own': 'ein eigener Name',
  'not {0}': 'nicht {0}',
  'The placeholder that begins here is still open where it stops, at {0}.':
    'Der Platzhalter, der hier beginnt, ist am Ende noch offen, bei {0}.',
  'Close it with `}`.': 'Schließe ihn mit `}`.',
  '{0} is {1}, and no reason names anybody.': '{0} ist {1}, und kein Grund nennt jemanden.',
  'Leave it out: names can change after the award.': 'Lass es weg: Namen können sich nach der Vergabe ändern.',
  'not told': 'nicht genannt',
  'line {0}, column {1}': 'Zeile {0}, Spalte {1}',
  'the text stops, at {0}': 'der Text endet, bei {0}',
  '{0} stands, at {1}': '{0} steht, bei {1}',
  'Nothing follows {0} where {1}.': 'Auf {0} folgt nichts, wo {1}.',
  'Write {0} after {1}.': 'Schreib {0} hinter {1}.',
  '{0} is not allowed here, after {1}.{2}': '{0} ist hier nicht erlaubt, nach {1}.{2}',
  'Write {0} here.': 'Schreib hier {0}.',
  'The scheme has {0} and signs; at most {1} are allowed.':
    'Die Bonusregel hat {0} und Zeichen; höchstens {1} sind erlaubt.',
  'Shorten it, or split it into several schemes.': 'Kürze sie oder teile sie in mehrere Bonusregeln.',
  'The scheme has {0} characters; at most {1} are allowed.':
    'Die Bonusregel hat {0} Zeichen; höchstens {1} sind erlaubt.',
  'The text contains U+{0}, a control, bidi, zero-width or otherwise invisible character.':
    'Der Text enthält U+{0}, ein Steuer-, Richtungs-, Nullbreiten- oder sonst unsichtbares Zeichen.',
  'Remove it.': 'Entferne es.',
  '{0} is not a whole number.': '{0} ist keine ganze Zahl.',
  'Write digits only. Instead of a fraction, multiply both sides.':
    'Schreib nur Ziffern. Statt eines Bruchs multipliziere beide Seiten.',
  '{0} is more than {1}.': '{0} ist mehr als {1}.',
  'Write a smaller number.': 'Schreib eine kleinere Zahl.',
  'The text that begins here is still open where its line stops, at {0}.':
    'Der Text, der hier beginnt, ist am Ende der Zeile noch offen, bei {0}.',
  'End it with a quotation mark on the same line.': 'Beende ihn mit einem Anführungszeichen in derselben Zeile.',
  '{0} has no meaning in a scheme.': '{0} hat in einer Bonusregel keine Bedeutung.',
  'true or false': 'wahr oder falsch',
  'a set of players': 'eine Menge von Spielern',
  '{0}: first used by this player this season': '{0:raw}: von diesem Spieler in dieser Saison zum ersten Mal verwendet',
  '{0}: used by nobody in the previous event': '{0:raw}: im vorigen Turnier von niemandem verwendet',
  'first event in this league': 'erstes Turnier in dieser Liga',
  'back after {0} missed events': 'zurück nach {0} verpassten Turnieren',
  '{0}: first completed this season': '{0:raw}: in dieser Saison zum ersten Mal abgeschlossen',
};
