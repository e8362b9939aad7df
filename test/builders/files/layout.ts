import type { Dice } from './dice.js';
import type { DrawnMatch, DrawnTournament, Pair } from './drawn-tournament.js';

/** Says what a file can hold of a tournament. */
export interface Holds {
  /** Says whether it tells full from modified wins; `by-points` means that only the points tell it. */
  readonly margins: 'told' | 'by-points' | 'none';
  /** Says whether only the points tell the winner. */
  readonly winners: 'told' | 'by-points';
  /** Tells whether it has points of the card game. */
  readonly points: boolean;
  /** Returns the numbers that it has of a played match, if any. */
  readonly scoreOf: (match: DrawnMatch) => Pair | null;
  /** It is false where matches of the cut have only a winner. */
  readonly scoreInCut?: boolean;
  /** True: its numbers are games won. False: they are points of the program's own game. Missing: the file has no numbers. */
  readonly tellsGames?: boolean;
  /** The file can hold forfeits won by one player; `lostByBoth` means those lost by both. */
  readonly forfeits: boolean;
  readonly lostByBoth: boolean;
  /** Byes are listed, or inferred: then the reader takes the players without a match, and says so. */
  readonly byes?: 'inferred';
  readonly cut: boolean;
}

/** One way to write a tournament into a file. */
export interface Layout {
  readonly name: string;
  /** This reader has to recognize it. */
  readonly format: string;
  readonly holds: Holds;
  readonly write: (tournament: DrawnTournament, dice: Dice) => string;
}

/** Below the cap, a win counts as modified if nobody calls it full or modified (Organized Play Guide 4.2, 7.4.1). */
const CAP = 100;

/** Removes from the tournament what a file cannot hold. The reader must read back what is left. */
export function fitTo(tournament: DrawnTournament, holds: Holds): DrawnTournament {
  const rounds = tournament.rounds
    .filter(({ stage }) => holds.cut || stage === 'swiss')
    .map((round) => ({ ...round, matches: round.matches.map((match) => fitMatch(match, holds)) }));
  return { ...tournament, rounds };
}

const FULL_WIN = { margin: 'full', points: [100, 35], games: [2, 0] } as const;

function fitMatch(match: DrawnMatch, holds: Holds): DrawnMatch {
  if (match.kind === 'bye') return match;
  if (match.kind === 'forfeit') {
    const isHeld = match.winner === null ? holds.lostByBoth : holds.forfeits;
    return isHeld ? match : fitMatch({ ...match, kind: 'played', winner: 0, ...FULL_WIN }, holds);
  }
  const { winner } = match;
  const points = holds.winners === 'by-points' || holds.margins === 'by-points' ? tellingPoints(match) : match.points;
  const margin =
    holds.margins === 'told' || winner === null
      ? match.margin
      : holds.margins === 'by-points' && points![winner] < CAP
        ? 'modified'
        : 'full';
  return { ...match, margin, points: holds.points ? points : null };
}

/** Returns points that name the winner, where nothing else does. */
function tellingPoints({ points, winner }: DrawnMatch): Pair {
  const [own, other] = points ?? [35, 35];
  if (winner === null) return [own, own];
  const [more, fewer] = [Math.max(own, other), Math.min(own, other)];
  const apart = more === fewer ? ([more + 1, fewer] as const) : ([more, fewer] as const);
  return winner === 0 ? apart : [apart[1], apart[0]];
}

/**
 * Returns the codes of the findings that must name what a tournament loses in such a file. A table without a column for
 * forfeits is left out: its rows without a score are errors.
 */
export function lossesIn({ rounds, ruleSystem }: DrawnTournament, { holds, format }: Layout): string[] {
  if (ruleSystem === 'ffg-swlcg-2016') return forfeitsIn(rounds, holds, format);
  const matches = rounds.filter(({ stage }) => holds.cut || stage === 'swiss').flatMap((round) => round.matches);
  const losesMargin = holds.margins === 'none' && matches.some(({ margin }) => margin === 'modified');
  const losesPoints =
    !holds.points && rounds[0]!.matches.some(({ points, winner }) => points !== null && winner !== null);
  return [
    ...forfeitsIn(rounds, holds, format),
    ...(losesMargin ? ['wins-taken-as-full'] : []),
    ...(losesPoints ? ['score-missing'] : []),
  ];
}

function forfeitsIn(rounds: DrawnTournament['rounds'], { forfeits }: Holds, format: string): string[] {
  const isLost = rounds.some(({ matches }) =>
    matches.some(({ kind, winner }) => kind === 'forfeit' && winner !== null),
  );
  return !forfeits && isLost && !format.startsWith('csv-') ? ['forfeits-not-told'] : [];
}
