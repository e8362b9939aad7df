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
