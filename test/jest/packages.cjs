// Before each spec file: packages are loaded once per worker (runtime.cjs), so what a spec file sets in one is set back here.
const path = require('node:path');
const { Logger } = require('@nestjs/common');

const first = Symbol.for('quadrant: first logger');
Logger[first] ??= { logger: Logger.staticInstanceRef, levels: Logger.logLevels };
Logger.staticInstanceRef = Logger[first].logger;
Logger.logLevels = Logger[first].levels;

// An application that a spec file did not close stays registered, and the next one would be warned of. The package does
// not export its registry.
const { DataSourceNameRegistry } = require(
  path.join(path.dirname(require.resolve('@nestjs/typeorm')), 'data-source-name.registry.js'),
);
DataSourceNameRegistry.clear();
