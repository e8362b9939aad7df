// Loads packages and our own programs once per worker. Jest would load some 2,500 files of node_modules and 900 of our
// own again for every spec file. That was most of the time of a short spec and slowed all later ones: each
// AsyncLocalStorage of each copy takes part in every promise. Each spec file has a separate copy only of what is in
// test/, of pages' scripts, and of programs that start when they are loaded. So restore what you change in a package or
// in a module of apps and libs.
const fs = require('node:fs');
const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const root = path.resolve(__dirname, '../..');
const OURS = /^(?:\.|\/(?!.*\/node_modules\/)|@quadrant\/)/;
/** These must belong to the spec file that runs. */
const OF_JEST = /^(?:jest|@jest|expect)(?:\/|-|$)/;
const PROGRAM = new RegExp(`^${RegExp.escape?.(root) ?? root.replace(/[^\w/]/g, '\\$&')}/(?:apps|libs)/.*\\.tsx?$`);
const OF_A_SPEC = /\.spec\.tsx?$|\/apps\/web\/src\/client\/|\/main\.ts$/;

// A worker needs more than the half second that jest waits for it, if Node takes its heap apart. Jest replaces
// `process.exit` in each spec file by a function that complains, so the original is kept here.
const exit = process.exit.bind(process);
if (process.send) process.once('beforeExit', () => exit());

const requireFrom = new Map();
/** global-setup.mjs had these files compiled before the workers started (compiled.mjs). Specs of libs/rules alone have none. */
const transformed = new Map(
  process.env.QUADRANT_TEST_COMPILED
    ? Object.entries(JSON.parse(fs.readFileSync(process.env.QUADRANT_TEST_COMPILED, 'utf8'))).map(([source, each]) => [
        path.join(root, source),
        each,
      ])
    : [],
);
const compiled = new Map();
const resolved = new Map();
const programs = new Map();
/** The spec file that runs. Its runtime loads the modules that it is the first to need. */
let current;

module.exports = class SharedPackagesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    current = this;
    const { executor, transformCache } = this;
    const { injectedModuleParameters } = executor;
    const transform = transformCache.transform.bind(transformCache);
    for (const [file, { map }] of transformed) if (map) transformCache.getSourceMaps().set(file, map);
    transformCache.transform = (file, options) => {
      const known = transformed.get(file);
      const { mtimeMs } = fs.statSync(file);
      if (known?.mtimeMs === mtimeMs) return known.code;
      const code = transform(file, options);
      transformed.set(file, { mtimeMs, code, map: transformCache.getSourceMaps().get(file) });
      return code;
    };
    // Jest does the same, but here in the one context that packages are in, too (environment.cjs).
    executor.compile = (code, file) => {
      const known = compiled.get(file);
      if (known?.code === code) return known.run;
      const run = compileFunction(code, injectedModuleParameters, { filename: file });
      compiled.set(file, { code, run });
      return run;
    };
  }

  requireModuleOrMock(from, name) {
    if (OF_JEST.test(name) || isBuiltin(name)) return super.requireModuleOrMock(from, name);
    if (!OURS.test(name)) return requirePackage(from, name);
    const file = resolve(from, name);
    return isProgram(file) ? requireProgram(file) : super.requireModuleOrMock(from, file);
  }
};

const isProgram = (file) => PROGRAM.test(file) && !OF_A_SPEC.test(file);

function requirePackage(from, name) {
  if (!requireFrom.has(from)) requireFrom.set(from, createRequire(from));
  return requireFrom.get(from)(name);
}

function resolve(from, name) {
  const key = `${path.dirname(from)}\0${name}`;
  if (!resolved.has(key)) resolved.set(key, current._resolution.resolveCjs(from, name));
  return resolved.get(key);
}

function requireProgram(file) {
  const known = programs.get(file);
  if (known) return known.exports;
  const module = { exports: {}, filename: file, id: file, children: [], loaded: false };
  programs.set(file, module);
  module.require = (name) => {
    if (isBuiltin(name) || !OURS.test(name)) return requirePackage(file, name);
    const needed = resolve(file, name);
    return isProgram(needed) ? requireProgram(needed) : current.requireModuleOrMock(file, needed);
  };
  try {
    const code = current.transformCache.transform(file, {});
    const run = current.executor.compile(code, file);
    run.call(module.exports, module, module.exports, module.require, path.dirname(file), file, undefined);
  } catch (error) {
    programs.delete(file);
    throw error;
  }
  module.loaded = true;
  return module.exports;
}
