import nlp from 'compromise/two';

const DIRECTIVE = /^(?:@|eslint|oxlint|prettier|ts-|istanbul|v8 |#region|#end|\/\s*<reference|!)|^\w+ ignore/;
const TAG = /(?:^|\n)\s*@(?:param|returns|throws|see|row)/;

/** A comment may name nothing but the place of a rule or of a standard. */
const CITATION = /\b0\d\d\b|\bsection|\btable \d|\b(?:RFC|ISO|BCP)[ -]?\d|https?:/i;
const COMMON_VERB = /\b(?:is|are|was|were|be|has|have|had|do|does|did|can|may|must|will|would|could|should)\b/i;
/** Docstrings begin with "Returns the …" and the like, but compromise takes many of these verbs for plurals of nouns. */
const BEGINS_WITH_VERB =
  /^(?:SQL[:;] )?(?!(?:always|besides|minus|perhaps|plus|sometimes|thus|towards|versus)\b)[a-z]{2,}[a-rt-z]s (?:a|all|an|any|each|every|everybody|everything|how|it|its|no|nothing|null|one|some|the|their|these|this|what|when|whether|who|whole)\b/i;

/** A sentence with such a begin has a clause or a preposition in the place of its subject. */
const BAD_BEGIN = /^(?:What|Whatever|Who|Whoever|Whom|Whomever|Whose|Of|By(?! default\b)|Else)\b/;
const BAD_WORDS = [
  [/\b(?:whoever|whomever|whosoever|whom)\b/i, 'Say who it is: "the player who …", "the people that …"'],
  [/\bmend(?:s|ed)?\b/i, 'Write "fix" or "correct"'],
  [/\bnobody knows\b/i, 'Write "is unknown"'],
  [/\bforetold\b/i, 'Write "expected"'],
  [/\banew\b/i, 'Write "again"'],
  [/\b(?:thereof|wherein|whereof)\b/i, 'Write "of it", "in which" or "of which"'],
];

/**
 * Judges whether a comment is plain English.
 *
 * @param {string} text of the comment without its signs; names in code and tags such as `@param` are not judged
 * @param {{ mayLackVerb?: boolean }} how
 * @returns {{ reason: string, wayOut: string }[]} the reason follows on the comment as a subject
 */
export function judgeComment(text, { mayLackVerb = false } = {}) {
  if (DIRECTIVE.test(text)) return [];
  const [prose] = text.split(TAG);
  const words = prose
    .replace(/\{@link [^}]+\}|`[^`]*`/g, 'it')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/\w/.test(words)) return [];
  const faults = [];
  for (const sentence of words.split(/(?<=[.?!:;]) /)) {
    const [begin] = BAD_BEGIN.exec(sentence.replace(/^[^A-Za-z]+/, '')) ?? [];
    if (begin === undefined || sentence.endsWith('?')) continue;
    const wayOut = 'Begin with a subject ("The player who …") or a verb ("Returns …")';
    faults.push({ reason: `begins a sentence with "${begin}"`, wayOut });
  }
  for (const [pattern, wayOut] of BAD_WORDS) {
    const [word] = pattern.exec(words) ?? [];
    if (word !== undefined) faults.push({ reason: `says "${word}"`, wayOut });
  }
  const hasVerb = mayLackVerb || CITATION.test(prose) || COMMON_VERB.test(words) || BEGINS_WITH_VERB.test(words);
  if (!hasVerb && !nlp(words).has('#Verb')) {
    faults.push({ reason: 'has no verb', wayOut: 'Write a sentence with a subject and a verb, or delete the comment' });
  }
  return faults;
}
