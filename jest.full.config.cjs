// npm run test:full: random stories at their full length, and faults that take long to play. For before a release, and for changes
// of what they try.
process.env.QUADRANT_TEST_LENGTH = 'full';

const { projects, ...config } = require('./jest.config.cjs');
const system = projects.find(({ displayName }) => displayName === 'system');
const folders = [
  ...['faults', 'fuzz', 'homes', 'independent', 'names', 'pairing', 'simulator', 'walk/accounts'].map(
    (folder) => `test/${folder}`,
  ),
  'apps/cli/src/verify',
  'libs/rules/bonus-schemes/src',
  'libs/rules/files',
  'libs/rules/report',
  'libs/store/intake/src/acceptance',
].map((folder) => `<rootDir>/${folder}`);

module.exports = { ...config, projects: [{ ...system, roots: folders, testRegex: '\\.(?:spec|long)\\.ts$' }] };
