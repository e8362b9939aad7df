// How swc compiles our TypeScript, for the build and for jest alike: as .swcrc says, which `nest build` reads too. It does not check
// types.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const swc = require('@swc/core');

const root = path.dirname(__dirname);
const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
const { jsc } = read('.swcrc');
const { paths } = read('tsconfig.json').compilerOptions;

/** @param {'es6' | 'commonjs'} type for Node, which needs the files that rooms stand for; or for jest, which finds them itself */
exports.compileOptions = (filename, type) => ({
  swcrc: false,
  configFile: false,
  filename: path.resolve(root, filename),
  ...(type === 'es6'
    ? { module: { type, resolveFully: true }, jsc: { ...jsc, baseUrl: root, paths } }
    : { module: { type }, jsc }),
});

/** Names this compiler: with another version, or other options, everything is compiled again. */
exports.compilerKey = createHash('sha256')
  .update(swc.version)
  .update(JSON.stringify([jsc, paths]))
  .update(fs.readFileSync(__filename))
  .digest('hex');
