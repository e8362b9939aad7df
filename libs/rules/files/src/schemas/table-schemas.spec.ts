import { headingsOf, type Column } from '../parts/table-words.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { openFile } from '../open-file.js';
import { TABLE_SCHEMAS } from './table-schemas.js';

const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true });

const formatOf = (rows: readonly Readonly<Record<string, string>>[], headingOf: (kind: string) => string) => {
  const kinds = Object.keys(rows[0]!);
  const lines = [kinds.map(headingOf), ...rows.map((row) => kinds.map((kind) => row[kind]!))];
  return openFile(new TextEncoder().encode(lines.map((cells) => `${cells.join(';')}\n`).join('')));
};

const isNumber = (kind: string): boolean => /^\d/.test(kind);

describe.each(Object.entries(TABLE_SCHEMAS))('The JSON Schema of %s', (format, schema) => {
  const fits = ajv.compile(schema);

  it('fits its examples, which are read as that format', () => {
    for (const row of schema.examples) expect(fits(row) ? [] : fits.errors).toEqual([]);
    const opened = formatOf(schema.examples, (kind) => (isNumber(kind) ? kind : headingsOf(kind as Column)[0]!));
    expect(opened).toMatchObject({ format, tournaments: [{ rounds: 1 }] });
    expect(opened.findings.filter(({ code }) => code !== 'open-question')).toEqual([]);
  });

  it('names headings that are read, each in its last spelling', () => {
    const opened = formatOf(schema.examples, (kind) => (isNumber(kind) ? kind : headingsOf(kind as Column).at(-1)!));
    expect(opened).toMatchObject({ format, tournaments: [{ rounds: 1 }] });
    for (const [kind, { description }] of Object.entries(schema.properties as Record<string, { description: string }>))
      expect(description).toContain(headingsOf(kind as Column).join(', '));
  });

  it('fits no row without the columns that its reader needs', () => {
    const { player: _player, first: _first, ...row } = schema.examples[0]!;
    expect(fits(row)).toBe(false);
    expect(fits({ ...schema.examples[0], player: 1, first: 1 })).toBe(false);
    expect(formatOf([row], (kind) => (isNumber(kind) ? kind : headingsOf(kind as Column)[0]!)).format).not.toBe(format);
  });
});
