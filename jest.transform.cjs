// Jest runs CommonJS; Nest 12 and parts of its neighbourhood are ESM only. So TypeScript and every ESM file, those of
// node_modules too, become CommonJS here; CommonJS files pass as they are.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const swc = require('@swc/core');

const shared = { swcrc: false, configFile: false, module: { type: 'commonjs' } };

const forTypeScript = (tsx) => ({
  ...shared,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true, tsx },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic', importSource: 'preact' },
    },
  },
});

const forEsm = {
  ...shared,
  sourceMaps: false,
  jsc: { target: 'es2022', parser: { syntax: 'ecmascript', importAttributes: true } },
};

const esmFolders = new Map();

function packageSaysEsm(folder) {
  const known = esmFolders.get(folder);
  if (known !== undefined) return known;
  const answer = readPackageType(folder);
  esmFolders.set(folder, answer);
  return answer;
}

function readPackageType(folder) {
  const manifest = path.join(folder, 'package.json');
  if (fs.existsSync(manifest)) {
    const { name, type } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
    if (name || type) return type === 'module';
  }
  const parent = path.dirname(folder);
  return parent === folder ? false : packageSaysEsm(parent);
}

function isEsm(file) {
  if (file.endsWith('.mjs')) return true;
  if (file.endsWith('.cjs')) return false;
  return packageSaysEsm(path.dirname(file));
}

const ownSource = fs.readFileSync(__filename);

module.exports = {
  getCacheKey: (source, file, options) =>
    createHash('sha1')
      .update(ownSource)
      .update(swc.version)
      .update(process.version)
      .update(file)
      .update('\0')
      .update(source)
      .update(String(options.instrument))
      .digest('hex'),

  process(source, file) {
    if (/\.tsx?$/.test(file)) {
      return swc.transformSync(source, { ...forTypeScript(file.endsWith('x')), filename: file });
    }
    // Jest loads no ES module on demand either; what is loaded has become CommonJS.
    if (!isEsm(file)) return { code: source.replace(/\bawait import\((['"][^'"]+['"])\)/g, 'await require($1)') };
    // Legal in ESM, but CommonJS wraps every module in a function that already has these names.
    const renamed = /\b(?:const|let|var)\s+__(?:dirname|filename)\b/.test(source)
      ? source.replace(/\b__(dirname|filename)\b/g, '__esm_$1')
      : source;
    return swc.transformSync(renamed, { ...forEsm, filename: file });
  },
};
