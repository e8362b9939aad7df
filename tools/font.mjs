// npm run font: makes the font files of apps/web/public from the package of Inter: the weights and features that pages use.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.dirname(import.meta.dirname);
const files = path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'));

/** As the style sheet asks for them: `unicode-range` of each `@font-face` says the same. */
const RANGES = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2013, 0x2014],
    [0x2018, 0x201e],
    [0x2020, 0x2022],
    [0x2026, 0x2026],
    [0x2032, 0x2033],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
    [0x25b2, 0x25b2],
    [0x25bc, 0x25bc],
  ],
  'latin-ext': [
    [0x100, 0x17f],
    [0x218, 0x21b],
    [0x1e80, 0x1e85],
    [0x1e9e, 0x1e9e],
    [0x1ef2, 0x1ef3],
  ],
};

for (const [name, ranges] of Object.entries(RANGES)) {
  const font = await readFile(path.join(files, 'files', `inter-${name}-wght-normal.woff2`));
  const text = ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
  const small = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(path.join(root, `apps/web/public/inter-${name}.woff2`), small);
  console.log(`inter-${name}.woff2: ${small.length} bytes`);
}
