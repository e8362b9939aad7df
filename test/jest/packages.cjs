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

// What packages note of our classes keeps all modules of the spec file that defined them, 18 MB of each, and the garbage
// collector would walk through them for all later files.
const { MetadataLoader } = require(
  path.join(path.dirname(require.resolve('@nestjs/swagger')), 'plugin/metadata-loader.js'),
);
MetadataLoader.refreshHooks.length = 0;
const { defaultMetadataStorage } = require('class-transformer/cjs/storage.js');
for (const notes of Object.values(defaultMetadataStorage)) notes.clear();
const { useContainer } = require('class-validator');
const constraints = new Map();
useContainer({
  get(Constraint) {
    if (!constraints.has(Constraint)) constraints.set(Constraint, new Constraint());
    return constraints.get(Constraint);
  },
});
