import { readCodeSheets, type CodeSheet } from '../codes/code-sheet.js';
import { WHAT_A_CODE_DOES } from '@quadrant/views';
import { DONE, type ExitCode } from '../exit-code.js';
import { printJson } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

/** `quadrant receipt codes FILE`: prints the claim codes of a saved answer, a block for each player. */
export async function printCodes(
  surroundings: Surroundings,
  file: string,
  as: 'text' | 'json' | 'html',
): Promise<ExitCode> {
  const bytes = file === '-' ? surroundings.input() : readArgument(surroundings, file);
  const sheets = await readCodeSheets(surroundings, file, Buffer.from(bytes).toString('utf8'));
  if (as === 'json') printJson(surroundings, sheets);
  else if (as === 'text') surroundings.out(sheets.map(describe).join(CUT));
  else {
    const { codesPage } = await import('../codes/codes-page.js');
    surroundings.out(codesPage(sheets));
  }
  return DONE;
}

const CUT = `${'- '.repeat(30).trimEnd()}\n`;

const describe = ({ tournament, players, signUp, account }: CodeSheet): string =>
  players
    .map(({ name, handle, code }) =>
      [
        ...(tournament === null ? [] : [tournament]),
        ...(name === null ? [] : [`Name:        ${name}`]),
        `Handle:      ${handle}`,
        `Claim code:  ${code}`,
        `No account yet? Create one at ${signUp}`,
        `You have one? Claim your player at ${account}`,
        WHAT_A_CODE_DOES,
      ]
        .map((line) => `${line}\n`)
        .join(''),
    )
    .join(CUT);
