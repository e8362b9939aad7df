module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/test'],
  testRegex: '\\.spec\\.tsx?$',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    '^@quadrant/(.+)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.tsx', '$1.js', '$1'],
  },
  transform: { '\\.[mc]?[jt]sx?$': '<rootDir>/jest.transform.cjs' },
  transformIgnorePatterns: [],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  maxWorkers: 2,
  // Far above what any test takes: a busy machine is no failure.
  testTimeout: 180_000,
  // The system's temp folder may not be writable for an ordinary user.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};
