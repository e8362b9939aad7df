// Reads the sources of pages for the programs of this folder.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const root = path.resolve(import.meta.dirname, '../..');
export const PAGES = 'apps/web/src';

/** Only programs read these, or browsers without the server. */
const NO_PAGES =
  /^apps\/web\/src\/(?:languages\/(?!tell-day)|client|client-texts|site-map|serving\/(?!problem|send-again))|(?:calendar-file|feed|own-package|operations\.service|asked-operation|qr-code|form-key|multipart)\./;

/** Lists the files that make up pages, named from the root. */
export const listSources = () =>
  readdirSync(path.join(root, PAGES), { recursive: true })
    .map((name) => `${PAGES}/${name.split(path.sep).join('/')}`)
    .filter((file) => /(?<!\.spec|\.d)\.tsx?$/.test(file) && !NO_PAGES.test(file))
    .sort();

/** Lists the files that run in browsers: they show texts by `say('…')`. */
export const listIslands = () => [
  ...readdirSync(path.join(root, `${PAGES}/client`), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${PAGES}/client/${name.split(path.sep).join('/')}`),
  `${PAGES}/desk/time-left.ts`,
];

/** The pages bring these texts along for their islands. */
export const ISLAND_TEXTS = `${PAGES}/client-texts/island-texts.ts`;

export const parse = (file, text = readFileSync(path.join(root, file), 'utf8')) =>
  ts.createSourceFile(
    file,
    text,
    { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
