const { cacheFolder } = require('./tools/cache-folder.cjs');

const shared = {
  testEnvironment: '<rootDir>/test/jest/environment.cjs',
  runtime: '<rootDir>/test/jest/runtime.cjs',
  testRegex: '\\.spec\\.tsx?$',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    '^@quadrant/(.+)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.tsx', '$1.js', '$1'],
  },
  setupFilesAfterEnv: ['<rootDir>/test/jest/messages.cjs'],
  transform: { '\\.[mc]?[jt]sx?$': '<rootDir>/test/jest/transform.cjs' },
  cacheDirectory: cacheFolder('jest'),
};

module.exports = {
  projects: [
    // Functions of values: they need neither a build nor a database, and start at once.
    { ...shared, displayName: 'rules', roots: ['<rootDir>/libs/demo', '<rootDir>/libs/rules'] },
    {
      ...shared,
      displayName: 'system',
      roots: [
        '<rootDir>/apps',
        '<rootDir>/libs/doctor',
        '<rootDir>/libs/outbound',
        '<rootDir>/libs/settings',
        '<rootDir>/libs/views',
        '<rootDir>/libs/http',
        '<rootDir>/libs/queue',
        '<rootDir>/libs/store',
        '<rootDir>/libs/threads',
        '<rootDir>/libs/watching',
        '<rootDir>/test',
      ],
      setupFiles: ['<rootDir>/test/jest/packages.cjs'],
      globalSetup: '<rootDir>/test/global-setup.mjs',
      globalTeardown: '<rootDir>/test/global-teardown.mjs',
    },
  ],
  testSequencer: '<rootDir>/test/jest/sequencer.cjs',
  // On two cores: one waits while others compute, since many tests wait for locks, time limits and processes that start.
  maxWorkers: 3,
  // Far above what any test takes: a busy machine is no failure.
  testTimeout: 300_000,
};
