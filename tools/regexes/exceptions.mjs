/** Regular expressions of which linear time is not proven, as they stand in the source, and why each may stay. */
export const EXCEPTIONS = new Map([
  [
    "new RegExp(String.raw`^(?:${ROUND_WORDS})\\.? ?(\\d{1,2}) ?[:.)-]? `, 'iu')",
    'Words for a round, then a number of two digits at most: what repeats is bounded.',
  ],
  [
    'new RegExp(`^(?:${ROUND_WORDS}|t)?(\\\\d{1,2})([a-z]{2,20})$`)',
    'Words for a round, then a number of two digits at most: what repeats is bounded.',
  ],
  ['new RegExp(`(?:${ROUND_WORDS}|t)$`)', 'Words for a round at the end: nothing repeats.'],
  ["new RegExp(`${UNPLAYED}|${ABSENCE}|${IN_SHORT}|^wo$`, 'iu')", 'Words for a forfeit: nothing repeats.'],
  ["new RegExp(`^(?:${UNPLAYED}|ff?|wo)$`, 'i')", 'Words for a forfeit: nothing repeats.'],
  [
    "new RegExp(String.raw` ?[,(]? ?(?:(?:par|by) )?(?:${UNPLAYED}|no[ -]show)\\)?$`, 'i')",
    'Two spaces at most, then words for a forfeit: nothing repeats.',
  ],
  ["new RegExp(String.raw`^(?:${ABSENCE}|abs\\.?$)`, 'iu')", 'Words for a forfeit: nothing repeats.'],
  [
    'new RegExp(`^(?:${ROUND_WORDS})?(\\\\d{1,2})(?:${ROUND_WORDS})?$`)',
    'Words for a round, then a number of two digits at most: what repeats is bounded.',
  ],
  [
    "new RegExp(String.raw`[ ,;:–—(-]{1,4}${FIELD.source}\\)?$`, 'iu')",
    'FIELD is a literal, which is proven where it stands; up to four signs are before it.',
  ],
  [
    [
      'new RegExp(',
      '  String.raw`^(?:swiss )?(?:${ROUND_WORDS})[ .:#]{0,3}\\d{1,2}\\b.{0,30}$|^\\d{1,2}\\. ?(?:${ROUND_WORDS})\\b.{0,30}$`,',
      "  'iu',",
      ')',
    ].join('\n'),
    'Words for a round, then a number of two digits at most: what repeats is bounded.',
  ],
  [
    String.raw`/^#?(=?)(\d{1,3})(=?)(?:(?:\.?º|\.?ª|\.|\)|:|;|,|\t|(?:st|nd|rd|th|er|ère|ème|e)(?![\p{L}\d]))\.?(?: (?:place|platz|puesto|lugar|miejsce)\b)?[ \t]?[:.)–-]?[ \t]{0,40}|[ \t]{1,40}(?:[:.)–-][ \t]{1,40})?)(\p{L}.*)$/iu`,
    'Begins at the start of a line: up to the first letter, what repeats is bounded.',
  ],
  [
    String.raw`/\t| {2,}|\.{2,} ?| [-–—|] |[;|]|[:,] (?=[+−(-]?\d)|:$|[()[\]]| (?=[+−-]?\d)| \.(?= |$)/u`,
    'Alternatives of which only spaces or dots repeat, in a line of 200 characters at most.',
  ],
  [
    'new RegExp(String.raw`"${MEMBER}"\\s*:\\s*"(${UUID})"`, \'i\')',
    'A fixed word, then spaces that end at a colon or a quotation mark.',
  ],
  [
    'new RegExp(String.raw`"${REVISION}"\\s*:\\s*([1-9]\\d{0,5})`)',
    'A fixed word, then spaces that end at a colon or a digit.',
  ],
  [
    "new RegExp(String.raw`^\\W{0,4}${TITLE} (${UUID})(?: revision ([1-9]\\d{0,5}))?\\b`, 'i')",
    'Begins at the start of a text: what repeats is bounded.',
  ],
  ['new RegExp(String.raw`${member.source}\\s*,`, member.flags)', 'A fixed word, then spaces that end at a comma.'],
  ['new RegExp(String.raw`,\\s*${member.source}`, member.flags)', 'Spaces between a comma and a fixed word.'],
  [
    "new RegExp(String.raw`(?<![\\p{L}\\p{N}])(?:${[game, ...NAMES[game]].join('|')})(?![\\p{L}\\p{N}])`, 'iu')",
    'Names of our games, in a line of 400 characters at most: what repeats is bounded.',
  ],
  [
    'new RegExp(`^(?:hidden-|${REMOVED_LABEL_START})[0-9a-f]{8,}$`)',
    'Begins at the start of a text with one of two fixed words: what repeats can end in one way only.',
  ],
  [
    "new RegExp(`^${segments.join('/')}$`)",
    'Routes of our own: literals and [^/]+ between slashes, which cannot overlap. Read once at start.',
  ],
  [
    'new RegExp(`^${PREFIX}[${ALPHABET}]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`)',
    'Letters and digits, of which a fixed number fits.',
  ],
  [
    "new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu')",
    'One character of a list of letters: nothing repeats.',
  ],
  [
    "new RegExp(TOKEN, 'gy')",
    'TOKEN is a literal, which is proven where it stands; sticky matching starts once a place.',
  ],
  [
    "new RegExp(CITATION_PATTERN, 'g')",
    'Begins with the whole name of a document, then names of sections or a number with dots: no part can end in two ways.',
  ],
  ["new RegExp(FURTHER_PATTERN, 'y')", 'Sticky: one place, a fixed word, then a number with dots between its parts.'],
  [
    String.raw`/(?<![\w/.])(\/(?!api\b)[a-z][\w/-]*\w)(?![\w/{])/`,
    'Advice of our own. What is looked behind lets an address begin only where no other goes on, so each is read once.',
  ],
  ['new RegExp(`\\\\b${document}\\\\b`)', 'Three digits between two ends of words: nothing repeats.'],
  [
    [
      'new RegExp(',
      '  `(?<![\\\\w-])(?:hidden-|${REMOVED_LABEL_START})(?!0123456789ab)(?:[0-9a-f]{12}(?![\\\\w-])|[0-9a-f]{0,11}(?=…))`,',
      "  'g',",
      ')',
    ].join('\n'),
    'Begins with one of two fixed words, then at most twelve digits.',
  ],
  [
    String.raw`/<(textarea|script|style)\b(?:"[^"]*"|[^">])*>[\s\S]*?<\/\1>|<(?:"[^"]*"|[^">])*>|[^<]+/g`,
    'Read in pages of our own, whose elements and quotes are closed: each character belongs to one piece.',
  ],
  [
    String.raw`/(?<= (?:alt|aria-label|content|placeholder|title)=)"(?!https?:)[^"]*"/g`,
    'Begins behind one of five fixed words and ends at the next quote; read in tags of our own.',
  ],
]);
