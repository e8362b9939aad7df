// Jest runs CommonJS. So TypeScript becomes CommonJS here, as do the ES modules of our own that specs import; packages are
// not transformed (runtime.cjs).
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const swc = require('@swc/core');
const { compileOptions, compilerKey } = require('../../tools/swc.cjs');

const forEsm = {
  swcrc: false,
  configFile: false,
  module: { type: 'commonjs' },
  sourceMaps: false,
  jsc: { target: 'es2022', parser: { syntax: 'ecmascript', importAttributes: true } },
};

const own = fs.readFileSync(__filename);

module.exports = {
  getCacheKey: (source, file, options) =>
    createHash('sha1')
      .update(own)
      .update(compilerKey)
      .update(file)
      .update('\0')
      .update(source)
      .update(String(options.instrument))
      .digest('hex'),

  process(source, file) {
    if (/\.tsx?$/.test(file)) {
      return swc.transformSync(source, { ...compileOptions(file, 'commonjs'), sourceMaps: 'inline' });
    }
    if (!file.endsWith('.mjs')) return { code: source };
    // Legal in ESM, but CommonJS wraps every module in a function that already has these names.
    const renamed = /\b(?:const|let|var)\s+__(?:dirname|filename)\b/.test(source)
      ? source.replace(/\b__(dirname|filename)\b/g, '__esm_$1')
      : source;
    return swc.transformSync(renamed, { ...forEsm, filename: file });
  },
};
