import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOUND_FILES } from '../fuzz/file-cases.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const ONE_LINE = SOUND_FILES['quadrant/1']!;

/** Each has findings, whose places are cells. */
const FAULTY_TABLES = {
  'a table with broken cells':
    'Round,Player 1,Player 2,Result,Score 1,Score 2\n1,Ann,Ann,FW,100,=A1+B1\n1,Ann,Bob,??,100,35\nx,Cy,Dee,FW,,\n1,a,b,FW,1,2,3\n',
  'a table that names other columns': 'Round,Player 1,Player 2,Result\n1,Ann,Bob,FW\nPlayer,Round,Opponent,Result\n',
  'a table of unknown columns': 'Foo,Bar,Baz\n1,Ann,Bob\n2,Ann,Cy\n',
};

const SWISS_PERFECT = 'swissperfect-export.txt';
const GOLDEN = 'test/golden';

const golden = readdirSync(GOLDEN).filter((name) => name === SWISS_PERFECT || /\.(?:json|csv|trf)$/i.test(name));

/** Files of every format that is read, sound, faulty and real ones, by name. */
export const FILES_OF_EVERY_FORMAT: Readonly<Record<string, Uint8Array>> = {
  ...Object.fromEntries(
    Object.entries({ ...SOUND_FILES, ...FAULTY_TABLES, 'quadrant/1-ndjson': `${ONE_LINE}\n${ONE_LINE}\n` }).map(
      ([name, text]) => [name, bytesOf(text)],
    ),
  ),
  ...Object.fromEntries(golden.map((name) => [name, Uint8Array.from(readFileSync(path.join(GOLDEN, name)))])),
};
