import { type Text, say } from '@quadrant/rules/message';
import type { BracketSource } from './bracket.js';
import type { PlayedBracketMatch } from './play-bracket.js';

/** How a side that nobody holds yet is called. */
export function nameOfSource(source: BracketSource): Text {
  if ('seed' in source) return say`seed ${source.seed}`;
  if ('winnerOf' in source) return say`winner of ${source.winnerOf}`;
  if ('loserOf' in source) return say`loser of ${source.loserOf}`;
  return say`${source.of === 'winners' ? 'winner' : 'loser'} ${source.nth} by seed`;
}

const WIDTH = 170;
const HEIGHT = 40;
const COLUMN = 210;
const ROW = 60;
const MARGIN = 20;
const HEADER = 30;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

// @row 97, 98
/** A bracket as a picture: a column for each round, a line from each match to the one its winner goes to. */
export function drawBracket(title: Text, matches: readonly PlayedBracketMatch[]): string {
  const rounds = [...new Set(matches.map(({ round }) => round))].sort((a, b) => a - b);
  const columns = rounds.map((round) => matches.filter((match) => match.round === round));
  const tallest = Math.max(...columns.map(({ length }) => length));
  const places = new Map<string, { readonly x: number; readonly y: number }>();
  columns.forEach((column, index) => {
    const height = (tallest * ROW) / column.length;
    column.forEach(({ id }, row) => {
      places.set(id, { x: MARGIN + index * COLUMN, y: HEADER + MARGIN + row * height + (height - HEIGHT) / 2 });
    });
  });
  const lines = matches.flatMap(({ id, sides }) =>
    sides.flatMap((source, side) => {
      if (!('winnerOf' in source)) return [];
      const [from, to] = [places.get(source.winnerOf)!, places.get(id)!];
      const [x, y] = [from.x + WIDTH, from.y + HEIGHT / 2];
      const middle = (x + to.x) / 2;
      const end = to.y + HEIGHT * (side === 0 ? 0.25 : 0.75);
      return [`<path d="M${x} ${y}H${middle}V${end}H${to.x}" fill="none" stroke="currentColor" opacity="0.5"/>`];
    }),
  );
  const boxes = matches.map((match) => drawMatch(match, places.get(match.id)!));
  const width = 2 * MARGIN + columns.length * COLUMN;
  const height = 2 * MARGIN + HEADER + tallest * ROW;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${escape(String(title))}</title>`,
    ...rounds.map((round, index) => `<text x="${MARGIN + index * COLUMN}" y="${MARGIN}">Round ${round}</text>`),
    ...lines,
    ...boxes,
    '</svg>',
    '',
  ].join('\n');
}

function drawMatch(match: PlayedBracketMatch, { x, y }: { readonly x: number; readonly y: number }): string {
  const rows = match.players.map((player, side) => {
    const name = player ?? (match.state === 'bye' ? 'bye' : nameOfSource(match.sides[side]!));
    const weight = player !== null && player === match.winner ? ' font-weight="bold"' : '';
    return `<text x="${x + 26}" y="${y + 15 + side * (HEIGHT / 2)}"${weight}>${escape(String(name))}</text>`;
  });
  const frame = `<rect x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="currentColor"/>`;
  return `<g>${frame}<text x="${x + 4}" y="${y + 25}" opacity="0.6">${escape(match.id)}</text>${rows.join('')}</g>`;
}
