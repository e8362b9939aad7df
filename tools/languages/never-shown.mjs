// Sources whose sentences no page shows, with the reason.
const REASONS = [
  [/\.(?:dto|decorators?)\.ts$/, 'describes the API, which stays English'],
  [/^libs\/rules\/(?:rulebook|texts)\//, 'quotes documents: pages mark it as English'],
  [/^libs\/rules\/files\/src\/(?:schemas|writers)\/|document-schema\.ts$/, 'describes or writes formats'],
  [/^libs\/rules\/files\/src\/fide-countries\.ts$|canonical\.ts$/, 'has no sentences'],
  [
    /^libs\/rules\/league\/src\/schemes\/(?:facts|describe-rule|printed-schemes)\.ts$/,
    'tells bonus schemes in the words of their own language',
  ],
  [/table-words\.ts$/, 'words that are read in files'],
  [/^libs\/rules\/report\/src\/patch\//, 'patches of documents are sent by programs only: no page makes a proposal'],
  [/^libs\/rules\/rounds\/|^apps\/ingest\/src\/(?:rounds|what-if)\//, 'an operation without a page'],
  [/^libs\/rules\/rating\/src\/(?:json-place|parse|validate)/, 'rating rules of a what-if, which has no page'],
  [/^libs\/rules\/(?:pairing\/src\/matching|outcome\/src\/verify)\//, 'checks programs'],
  [/^libs\/rules\/outcome\/src\/run-records\.ts$/, 'checks stored runs; told by the command'],
  [
    /^libs\/store\/(?:audit|database|errors|schema|server|setup|proof)\//,
    'told to the operator by logs and the command',
  ],
  [
    /^libs\/http\/src\/(?!players|problem|authentication|validation|idempotency|body|fields|paging|versions|quotas)/,
    'runs the server',
  ],
  [/^libs\/http\/src\/problem\/cited-rules\.ts$/, 'describes the API, which stays English'],
];

/** Why the sentences of a file need no German; null where pages can show them. */
export const reasonForEnglish = (file) => REASONS.find(([files]) => files.test(file))?.[1] ?? null;

/** Sources that write some sentences as strings, with the reason: pages recognise these by their words. */
const STRINGS = [
  [
    /^libs\/rules\/[\w-]+\/src\/(?:.*\/)?verdicts\.ts$|\/rating-rules\.ts$|\/policies\.ts$/,
    'hashed with what a run publishes',
  ],
  [
    /^libs\/rules\/league\/src\/(?:ledger|prizes\/award-prizes|schemes)\b/,
    'hashed with awards and prizes, or words of a scheme',
  ],
  [
    /^libs\/rules\/(?:league\/src\/describe-season-change|outcome\/src\/run-changes|live\/src\/(?:draw-live|pair-live-round|heats))\.ts$/,
    'stored as text',
  ],
  [
    /^libs\/rules\/intake\/src\/report\/(?:plan-arrival|changed-facts|revision-changes|deck-findings)\.ts$/,
    'stored or compared as text',
  ],
  [/^libs\/store\/leagues\/src\/(?:manual-awards|store-season)\b/, 'reasons, stored as text'],
  [/^libs\/rules\/live\/src\/(?:live-view)\.ts$|\/tell-score\.ts$/, 'results, which stand in other texts'],
  [
    /\/(?:scan-json|diff-documents|grid|challonge|syntax|parse-expression|fold-constant|compile-expression)\.ts$/,
    'compared by programs',
  ],
  [
    /\/(?:cite-section|find-time-limit|brackets|overrides|explain-overrides|explain-pairing|championships|player-id)\.ts$/,
    'names of documents and their parts',
  ],
  [
    /\/(?:one-player|unlisted-byes|csv-scorecards|tosses|pairings|reserved-handle|browser-of)\.ts$/,
    'a name or a place with what stands beside it',
  ],
  [/^libs\/rules\/policy\/src\/reading\.ts$/, 'names of pages, looked up as they are'],
  [
    /^libs\/store\/(?:history|intake|people)\/src\/.*(?:repository|draw-seed|charge-quotas)\.ts$|^libs\/rules\/outcome\/src\/replay\.ts$/,
    'errors and keys of programs',
  ],
  [
    /\/(?:quota-problem|password|problem\.filter|request-validation\.pipe|tournaments\.controller)\.ts$/,
    'words that are counted, and keys of programs',
  ],
];

/** Why a file may write sentences outside of `say`; null where it may not. */
export const reasonForStrings = (file) => STRINGS.find(([files]) => files.test(file))?.[1] ?? null;
