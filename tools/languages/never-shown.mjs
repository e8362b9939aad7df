// Sources whose sentences no page shows, with the reason.
const REASONS = [
  [/\.(?:dto|decorators?)\.ts$/, 'describes the API, which stays English'],
  [/^libs\/rules\/findings\//, 'the list of findings: its German goes by code, and codes.mjs checks it'],
  [/^libs\/rules\/rulebook\//, 'quotes documents: pages mark it as English'],
  [
    /^libs\/rules\/files\/src\/(?:(?:schemas|writers)\/|origin\.ts$)|document-schema\.ts$/,
    'describes or writes formats',
  ],
  [/^libs\/rules\/files\/src\/parts\/fide-countries\.ts$|canonical\.ts$/, 'has no sentences'],
  [
    /^libs\/rules\/bonus-schemes\/src\/(?:facts|describe-rule|printed-schemes)\.ts$/,
    'tells bonus schemes in the words of their own language',
  ],
  [/plain-copy\.ts$/, 'an error of programs'],
  [/(?:table-words|told-days|bye-lines)\.ts$/, 'words that are read in files'],
  [/^libs\/rules\/report\/src\/patch\//, 'patches of documents are sent by programs only: no page makes a proposal'],
  [/^apps\/ingest\/src\/(?:next-round|what-if)\//, 'an operation without a page'],
  [/^libs\/rules\/rating\/src\/(?:json-place|parse|validate)/, 'rating rules of a what-if, which has no page'],
  [/^libs\/rules\/(?:pairing\/src\/matching|verification)\//, 'checks programs'],
  [
    /^libs\/rules\/(?:leagues\/src\/league-rules|prizes\/src\/award-prizes)\.ts$/,
    'names of rules and prizes, hashed as they are',
  ],
  [/^libs\/rules\/history\/src\/run-records\.ts$/, 'checks stored runs; told by the command'],
  [/^libs\/settings\/src\/(?!variables)/, 'stops a start, before there are pages'],
  [
    /^libs\/store\/(?:audit|backup|database|errors|schema|server|setup|export|verification)\//,
    'told to the operator by logs and the command',
  ],
  [
    /^libs\/http\/src\/(?!problem|authentication|validation|idempotency|body|fields|paging|operation\/if-match|quotas|server\/guard-address)/,
    'runs the server',
  ],
  [/^libs\/http\/src\/problem\/cited-rules\.ts$/, 'describes the API, which stays English'],
];

/** Why the sentences of a file need no German; null where pages can show them. */
export const reasonForEnglish = (file) => REASONS.find(([files]) => files.test(file))?.[1] ?? null;

/** Sources that write some strings like sentences, with the reason why they are none, or why they stay strings. */
const STRINGS = [
  [
    /^libs\/rules\/(?:leagues\/src\/(?:league-rules|ledger)|prizes\/src\/award-prizes|bonus-schemes\/src)\b/,
    'names of rules, hashed with awards, and words of a scheme',
  ],
  [
    /\/(?:scan-json|diff-documents|grid|challonge|syntax|parse-expression|fold-constant|compile-expression)\.ts$/,
    'compared by programs',
  ],
  [
    /\/(?:cite-section|sections|time-limits|brackets|championships|player-id)\.ts$/,
    'names of documents and their parts',
  ],
  [
    /\/(?:csv-scorecards|heats|tell-score|policies|reserved-handle|browser-of)\.ts$/,
    'a name or a number with what stands beside it',
  ],
  [/^libs\/rules\/policy\/src\/reading\.ts$/, 'names of pages, looked up as they are'],
  [
    /^libs\/store\/(?:accounts|announcements|corrections|held-reports|history|intake|places|player-merges|players|refreshes|rulings|runs|suspicions|tosses)\/src\/.*(?:repository|draw-seed|charge-quotas)\.ts$|^libs\/rules\/history\/src\/replay\.ts$/,
    'errors and keys of programs',
  ],
  [
    /\/(?:quota-problem|password|problem\.filter|request-validation\.pipe|tournaments\.controller)\.ts$/,
    'words that are counted, and keys of programs',
  ],
];

/** Why a file may write sentences outside of `say`; null where it may not. */
export const reasonForStrings = (file) => STRINGS.find(([files]) => files.test(file))?.[1] ?? null;
