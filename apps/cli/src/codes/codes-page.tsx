import { renderToString } from 'preact-render-to-string';
import type { CodeSheet } from './code-sheet.js';
import { WHAT_A_CODE_DOES } from '@quadrant/views';

/** Cards in two columns, with a dashed line to cut along; none is broken between two pages. */
const STYLE = `
@page { margin: 12mm; }
* { box-sizing: border-box; }
body { margin: 0; font: 11pt/1.35 system-ui, sans-serif; color: #000; background: #fff; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(80mm, 1fr)); }
section { padding: 6mm; margin: 0 -1px -1px 0; border: 1px dashed #777; break-inside: avoid; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 14pt; }
p { margin: 1mm 0; }
.code { margin: 3mm 0; font: 700 15pt/1.2 ui-monospace, monospace; }
.small { font-size: 9pt; }
`;

/** Returns the sheets as one page of HTML for printing, which needs no other file. */
export const codesPage = (sheets: readonly CodeSheet[]): string =>
  `<!doctype html>\n${renderToString(<Page sheets={sheets} />)}\n`;

function Page({ sheets }: { readonly sheets: readonly CodeSheet[] }) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Claim codes</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>{sheets.flatMap((sheet) => sheet.players.map((player) => <Card sheet={sheet} player={player} />))}</main>
      </body>
    </html>
  );
}

function Card({ sheet, player }: { readonly sheet: CodeSheet; readonly player: CodeSheet['players'][number] }) {
  const { name, handle, code } = player;
  return (
    <section>
      <h1>{name ?? handle}</h1>
      {sheet.tournament !== null && <p>{sheet.tournament}</p>}
      <p>
        Your handle: <strong>{handle}</strong>
      </p>
      <p class="code">{code}</p>
      <p>
        No account yet? Create one at <a href={sheet.signUp}>{sheet.signUp}</a>
      </p>
      <p>
        You have one? Claim your player at <a href={sheet.account}>{sheet.account}</a>
      </p>
      <p class="small">{String(WHAT_A_CODE_DOES)}</p>
    </section>
  );
}
