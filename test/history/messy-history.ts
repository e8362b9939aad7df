import { Dice } from '@quadrant/demo';
import type { InventedCommunity, InventedTournament } from '../names/community.js';
import { type Kept, keepGames, keepStandings } from './keep-files.js';

/** A careful reader finds this in a file: nothing is known except what is written there. */
export interface TrueFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** It names the way in which the file was kept, such as “a sheet for each round”. */
  readonly shape: string;
  readonly tournaments: readonly TrueTournament[];
  /** The file that holds the same tournament. */
  readonly doubleOf: string | null;
}

export interface TrueTournament {
  /** YYYY-MM-DD where the file says it beyond doubt; otherwise null. */
  readonly date: string | null;
  readonly games: readonly TrueGame[];
  /** Rows with one player: a bye, or a game against somebody whose name nobody wrote down. */
  readonly alone: readonly { readonly round: number; readonly name: string }[];
  /** They are empty for a file with games. */
  readonly places: readonly TruePlace[];
}

export interface TrueGame {
  readonly round: number;
  readonly names: readonly [string, string];
  /** It is that of the first one; null when nobody wrote it down. */
  readonly result: 'win' | 'loss' | 'draw' | null;
  readonly score: readonly [number, number] | null;
}

export interface TruePlace {
  readonly name: string;
  /** It is null where the file does not say it, or says that it is shared. */
  readonly place: number | null;
  readonly points: number | null;
}

/** A tournament as it was played, before anybody wrote it down. */
export interface Played {
  readonly date: string;
  readonly title: string;
  readonly games: readonly TrueGame[];
  readonly byes: readonly { readonly round: number; readonly name: string }[];
  /** It is sorted, the best player first. */
  readonly table: readonly { readonly name: string; readonly points: number; readonly wins: number }[];
}

export interface MessySize {
  /** This share of the tournaments is kept in a way that differs from a plain table. */
  readonly messy: number;
  /** This share has standings only. */
  readonly standings: number;
  /** So many tournaments are in two files. */
  readonly doubles: number;
}

/** In a community of twenty years, 263 of 6,000 tournaments occur in two files. */
export const TWENTY_YEARS: MessySize = { messy: 0.4, standings: 0.18, doubles: 263 };

/**
 * Writes down a whole history as secretaries keep it: plain tables, and many ways of their own. Each file comes with what it
 * says, so that a program can compare every cell.
 */
export function inventMessyHistory(seed: string, { tournaments }: InventedCommunity, size: MessySize): TrueFile[] {
  const dice = new Dice(`messy history/${seed}`);
  const kept = tournaments.filter(({ entries }) => entries.length >= 4);
  const step = Math.max(1, Math.floor(kept.length / Math.max(1, size.doubles)));
  const files = kept.flatMap((tournament, index): TrueFile[] => {
    const played = play(dice, tournament);
    const isMessy = dice.chance(size.messy);
    const keep = dice.chance(size.standings) ? keepStandings : keepGames;
    const folder = `club ${tournament.club + 1}`;
    const name = dice.chance(0.5) ? `${played.date} ${index}` : `${played.title} ${index}`;
    const first = keep(dice, played, isMessy).map((each, part) =>
      fileOf(each, `${folder}/${name}${part > 0 ? ` ${part + 1}` : ''}`),
    );
    if (index % step !== step - 1 || index / step > size.doubles || first.length > 1) return first;
    const again = doubleOf(dice, played, first[0]!);
    return again === null
      ? first
      : [
          ...first,
          {
            ...again,
            path: `${folder}/from ${dice.pick(['Anna', 'Ben', 'the attic'])} ${index}${again.path}`,
            doubleOf: first[0]!.path,
          },
        ];
  });
  return files;
}

const fileOf = ({ shape, ending, bytes, tournaments }: Kept, stem: string): TrueFile => ({
  path: `${stem}.${ending}`,
  bytes,
  shape,
  tournaments,
  doubleOf: null,
});

/** Somebody else keeps the same tournament: the same bytes, or as another table. */
function doubleOf(dice: Dice, played: Played, first: TrueFile): Omit<TrueFile, 'doubleOf'> | null {
  const isOfGames = first.tournaments.every(({ games }) => games.length > 0);
  if (first.tournaments.length !== 1) return null;
  if (dice.chance(0.3)) return { ...first, path: first.path.slice(first.path.lastIndexOf('.')) };
  const [kept] = (isOfGames ? keepGames : keepStandings)(dice, played, false);
  return { ...fileOf(kept!, ''), shape: `${first.shape}, and again as ${kept!.shape}` };
}

const TITLES = [
  'Spring Cup',
  'Clubabend',
  'Winter Open',
  'Tournoi du samedi',
  'League night',
  'Stadtmeisterschaft',
  'Copa',
  'Memorial',
];

function play(dice: Dice, { entries, date }: InventedTournament): Played {
  const names = entries.map(({ spelling }) => spelling);
  const games: TrueGame[] = [];
  const byes: { round: number; name: string }[] = [];
  const points = new Map(names.map((name) => [name, 0]));
  const win = (name: string, worth: number) => points.set(name, points.get(name)! + worth);
  const rounds = dice.between(3, 5);
  for (let round = 1; round <= rounds; round++) {
    const seats = dice.draw(names, names.length);
    for (let at = 0; at + 1 < seats.length; at += 2) {
      const pair = [seats[at]!, seats[at + 1]!] as const;
      const low = 5 * dice.between(1, 18);
      const [result, score] = dice.pick([
        ['win', [100, low]],
        ['loss', [low, 100]],
        ['win', [100, low]],
        ['loss', [low, 100]],
        ...(low % 4 === 0 ? ([['draw', [low, low]]] as const) : []),
      ] as const);
      games.push({ round, names: pair, result, score });
      if (result === 'draw') for (const each of pair) win(each, 1);
      else win(pair[result === 'win' ? 0 : 1], 3);
    }
    if (seats.length % 2 === 1) {
      byes.push({ round, name: seats.at(-1)! });
      win(seats.at(-1)!, 3);
    }
  }
  const table = [...points]
    .map(([name, worth]) => ({ name, points: worth, wins: Math.floor(worth / 3) }))
    .sort((a, b) => b.points - a.points);
  return { date, title: dice.pick(TITLES), games, byes, table };
}
