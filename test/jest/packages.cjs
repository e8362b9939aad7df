// Before each spec file: packages are loaded once per worker (runtime.cjs), so what a spec file sets in one is set back here.
const { Logger } = require('@nestjs/common');

const first = Symbol.for('quadrant: first logger');
Logger[first] ??= { logger: Logger.staticInstanceRef, levels: Logger.logLevels };
Logger.staticInstanceRef = Logger[first].logger;
Logger.logLevels = Logger[first].levels;
