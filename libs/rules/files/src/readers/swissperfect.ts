import { tournamentOf } from '../file-tournament.js';
import { pairCards, type CardCell, type PlayerCard } from '../pair-cards.js';
import { collectPlayers } from '../roster.js';
import type { FileFindings } from '../file-findings.js';
import type { FileReader } from '../file-reader.js';

/**
 * Reads the crosstable that SwissPerfect saves as a text with tabs: a line for each player in the order of the places,
 * each round as opponent and result, as in "12:W". The opponent is a number of this table.
 */
export const swissPerfectReader: FileReader = {
  format: 'swissperfect',
  title: 'SwissPerfect export',
  recognizes: ({ text }) => HEAD.test(text),
  read: ({ text }, findings) => [readTable(text, findings)],
};

const HEAD = /^\s{0,100}No\t\s{0,100}Name\s{0,100}\t.{0,400}\tTotal\t/;
/** W, D, L as played; + and - without a game; 0: and blank for players who were not there. */
const CELL = /^\s{0,8}(\d{1,4}):\s?([WDL+=-]?)\s{0,8}$/;
function readTable(text: string, findings: FileFindings) {
  const lines = text.split(/\r\n|\r|\n/);
  const headAt = lines.findIndex((line) => /^\s{0,100}No\t/.test(line));
  const head = lines[headAt]!.split('\t').map((cell) => cell.trim());
  const first = head.indexOf('Total') + 1;
  const nameAt = head.indexOf('Name');
  const width = head.slice(first).filter((cell) => /^\d{1,3}$/.test(cell)).length;
  const roster = collectPlayers(findings);
  const cards: PlayerCard[] = [];
  for (const [index, line] of lines.entries()) {
    if (index <= headAt || line.trim() === '') continue;
    const values = line.split('\t');
    const id = values[0]!.trim();
    const name = values[nameAt]?.trim() ?? '';
    const place = { pointer: '', line: index + 1, column: 1 };
    if (!/^\d{1,4}$/.test(id) || name === '') {
      findings.add(
        'value-not-understood',
        place,
        'This line has no number or no name.',
        'Remove the line, or save the table again.',
      );
      continue;
    }
    roster.add({ id, name, place: Number(id) }, place);
    const cells = Array.from({ length: width }, (_, round) =>
      cellOf(values[first + round] ?? '', index + 1, first + round, findings),
    );
    cards.push({ id, cells });
  }
  const rounds = pairCards(cards, roster, findings);
  return tournamentOf({ name: null, startsAt: null }, roster.list(), rounds);
}

function cellOf(text: string, line: number, index: number, findings: FileFindings): CardCell | undefined {
  const [, number, written = ''] = CELL.exec(text) ?? [];
  const place = { pointer: '', line, column: index + 1 };
  const opponent = Number(number);
  const outcome = opponent > 0 ? OF_GAME[written] : BYES.has(written) ? 'bye' : 'absent';
  if (number !== undefined && outcome !== undefined) {
    return { opponent: opponent > 0 ? String(opponent) : null, outcome, score: null, written, place };
  }
  const message =
    text.trim() === ''
      ? 'A round is missing in this line.'
      : `“${text.trim().slice(0, 40)}” is not an opponent with a result.`;
  const advice =
    'Write the number of the opponent and the result, as in "12:W", and "0:" for a player who was not there.';
  findings.add('value-not-understood', place, message, advice);
  return undefined;
}

/** W, D and L as played; + and - without a game. */
const OF_GAME: Readonly<Record<string, CardCell['outcome']>> = {
  W: 'win',
  D: 'draw',
  L: 'loss',
  '+': 'forfeit-win',
  '-': 'forfeit-loss',
  '': null,
};

/** Without an opponent: a full point (W, +) or half a one (D). */
const BYES: ReadonlySet<string> = new Set(['W', 'D', '+']);
