import type { DrawnMatch, DrawnRound } from './drawn-tournament.js';
import type { Layout } from './layout.js';

/** The file of FIDE, as pairing programs write it: one point for a win, forfeits as + and -, byes as U, absences as Z. */
export const TRF_LAYOUT: Layout = {
  name: 'TRF',
  format: 'trf',
  holds: {
    margins: 'none',
    winners: 'told',
    points: false,
    scoreOf: () => null,
    forfeits: true,
    lostByBoth: true,
    cut: false,
  },
  write: ({ names, rounds }) => {
    const lines = names.map((name, player) => {
      const games = rounds.map((round) => gameOf(round, player));
      const total = games.reduce((sum, { points }) => sum + points, 0);
      const about = `001 ${String(player + 1).padStart(4)} m    ${name.padEnd(33)}      GER`;
      return `${about.padEnd(80)}${total.toFixed(1).padStart(4)} ${String(player + 1).padStart(4)}${games.map(({ text }) => `  ${text}`).join('')}`;
    });
    return ['012 Winter Local', '042 2024/11/20', `062 ${names.length}`, ...lines, ''].join('\r\n');
  },
};

interface TrfGame {
  readonly text: string;
  readonly points: number;
}

function gameOf({ matches }: DrawnRound, player: number): TrfGame {
  const match = matches.find(({ players }) => players.some((each) => each === player));
  if (match === undefined) return { text: '0000 - Z', points: 0 };
  const [first, second] = match.players;
  if (second === undefined) return { text: '0000 - U', points: 1 };
  const side = first === player ? 0 : 1;
  const [sign, points] = signOf(match, side);
  const opponent = String((side === 0 ? second : first) + 1).padStart(4);
  return { text: `${opponent} ${side === 0 ? 'w' : 'b'} ${sign}`, points };
}

function signOf({ kind, winner }: DrawnMatch, side: 0 | 1): readonly [sign: string, points: number] {
  if (kind === 'forfeit') return winner === side ? ['+', 1] : ['-', 0];
  if (winner === null) return ['=', 0.5];
  return winner === side ? ['1', 1] : ['0', 0];
}
