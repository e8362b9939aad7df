// For isolation.spec.ts: the runtime and the environment of `npm test`, without what it starts.
const path = require('node:path');
const { projects } = require('../../../jest.config.cjs');

const {
  globalSetup: _start,
  globalTeardown: _stop,
  ...system
} = projects.find(({ displayName }) => displayName === 'system');

module.exports = {
  ...system,
  rootDir: path.resolve(__dirname, '../../..'),
  roots: ['<rootDir>/test/jest/samples'],
  testRegex: '\\.sample\\.ts$',
};
