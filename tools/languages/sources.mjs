// Sources of pages, as this folder's programs read them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const root = path.resolve(import.meta.dirname, '../..');
const PAGES = 'apps/web/src';

/** What programs read, or browsers without the server. */
const NO_PAGES =
  /^apps\/web\/src\/(?:languages|client|client-texts|indexing|calls|asking|serving|live\/)|(?:calendar-file|feed|own-package|operations\.service|asked-operation|qr-code|form-key|multipart)\./;

/** Files that pages are made of, named from the root. */
export const listSources = () =>
  readdirSync(path.join(root, PAGES), { recursive: true })
    .map((name) => `${PAGES}/${name.split(path.sep).join('/')}`)
    .filter((file) => /(?<!\.spec|\.d)\.tsx?$/.test(file) && !NO_PAGES.test(file))
    .sort();

/** What runs in browsers: its texts are said by `say('…')`. */
export const listIslands = () => [
  ...readdirSync(path.join(root, `${PAGES}/client`), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${PAGES}/client/${name.split(path.sep).join('/')}`),
  `${PAGES}/pages/desk/time-left.ts`,
];

/** Texts that the pages bring along for their islands. */
export const ISLAND_TEXTS = `${PAGES}/client-texts/island-texts.ts`;

export const parse = (file, text = readFileSync(path.join(root, file), 'utf8')) =>
  ts.createSourceFile(
    file,
    text,
    { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
