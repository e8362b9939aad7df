import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { FILE_SCHEMAS } from './file-schemas.js';
import { openFile } from '../open-file.js';
import { ALL_READERS } from '../readers/all-readers.js';
import { JSON_SCHEMAS } from './json-schemas.js';

const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true, allowUnionTypes: true });

const open = (example: unknown) =>
  openFile(new TextEncoder().encode(typeof example === 'string' ? example : JSON.stringify(example)));

it('There is a JSON Schema of each format that is read', () => {
  expect(Object.keys(FILE_SCHEMAS).sort()).toEqual(ALL_READERS.map(({ format }) => format).sort());
});

describe.each(Object.entries(FILE_SCHEMAS).filter(([format]) => !format.startsWith('csv-')))(
  'The JSON Schema of %s',
  (format, schema) => {
    it('fits its example, which is read as that format, whole', () => {
      const [example] = schema.examples;
      const fits = ajv.compile(schema);
      expect(fits(example) ? [] : fits.errors).toEqual([]);
      const { findings, ...opened } = open(example);
      expect(opened).toMatchObject({ format, tournaments: [{ players: 2, rounds: 1, matches: 1, byes: 0, drops: 0 }] });
      expect(findings.filter(({ code, severity }) => code !== 'open-question' && severity !== 'note')).toEqual([]);
    });
  },
);

describe.each(Object.entries(JSON_SCHEMAS))('The JSON Schema of %s', (format, schema) => {
  it('fits no file without what its reader needs', () => {
    const fits = ajv.compile(schema);
    for (const key of schema['required'] as string[]) {
      const { [key]: _left, ...rest } = schema.examples[0] as Record<string, unknown>;
      expect([key, fits(rest)]).toEqual([key, false]);
      const { format: read, findings, tournaments } = open(rest);
      const isWhole =
        read === format &&
        tournaments[0]?.matches === 1 &&
        findings.every(({ severity, code }) => severity !== 'error' || code === 'open-question');
      expect([key, isWhole]).toEqual([key, false]);
    }
  });
});

it.each([
  ['nrtm', 'cobra-nrtm-json-topcut.json'],
  ['aesops-tables', 'aesops-export.json'],
  ['challonge', 'challonge-api-v1-double-elim-20.json'],
  ['topdeck', 'topdeck-cache.json'],
])('The JSON Schema of %s fits a real file, %s', (format, file) => {
  const fits = ajv.compile(FILE_SCHEMAS[format]!);
  expect(fits(JSON.parse(readFileSync(`test/golden/${file}`, 'utf8'))) ? [] : fits.errors).toEqual([]);
});
