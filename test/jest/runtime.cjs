// Loads packages with Node's own `require`, once per worker. Jest would load and, for ES modules, compile some 2,500 files of
// node_modules again for every spec file, which was most of the time of a short spec. Our own modules stay jest's: each
// spec file has its own, made from functions that are compiled once per worker.
const { statSync } = require('node:fs');
const { createRequire, isBuiltin } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const OURS = /^(?:\.|\/(?!.*\/node_modules\/)|@quadrant\/)/;
/** They have to belong to the spec file that runs. */
const OF_JEST = /^(?:jest|@jest|expect)(?:\/|-|$)/;

const requireFrom = new Map();
const transformed = new Map();
const compiled = new Map();

module.exports = class SharedPackagesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor, transformCache } = this;
    const { injectedModuleParameters } = executor;
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (file, options) => {
      const known = transformed.get(file);
      const { mtimeMs } = statSync(file);
      const maps = transformCache.getSourceMaps();
      if (known?.mtimeMs === mtimeMs) {
        maps.set(file, known.map);
        return known.code;
      }
      const code = transform(file, options);
      transformed.set(file, { mtimeMs, code, map: maps.get(file) });
      return code;
    };
    // As jest does it, but in the one context that packages are in, too (environment.cjs).
    executor.compile = (code, file) => {
      const known = compiled.get(file);
      if (known?.code === code) return known.run;
      const run = compileFunction(code, injectedModuleParameters, { filename: file });
      compiled.set(file, { code, run });
      return run;
    };
  }

  requireModuleOrMock(from, name) {
    if (OURS.test(name) || OF_JEST.test(name) || isBuiltin(name)) return super.requireModuleOrMock(from, name);
    if (!requireFrom.has(from)) requireFrom.set(from, createRequire(from));
    return requireFrom.get(from)(name);
  }
};
