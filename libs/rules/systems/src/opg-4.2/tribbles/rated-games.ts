import {
  orderByHandle,
  type EntryIndex,
  type Pod,
  type TournamentReport,
  type RatedGame,
} from '@quadrant/rules/tournament';

// @reading tribbles-pairwise
/**
 * 000, section 8 uses the Elo system of two players for Tribbles and does not say how, so this is our choice. In each
 * round every pair of a pod is one result, by the points of that round alone, without head starts. All pods of a
 * round are one step. A pod of n plays n - 1 games with each player, so each game is worth 1 / (n - 1). Pairs are
 * ordered by handle, not as in the document, so that ratings that add them up are the same to the last bit.
 */
export function ratedGames(report: TournamentReport): RatedGame[] {
  const rounds = [...report.rounds].sort((a, b) => a.round - b.round);
  const positions = positionsByHandle(report);
  return rounds.flatMap(({ pods }, step) => {
    const seated = pods.map((pod) => seatsOf(pod, positions)).filter((seats) => seats.length > 0);
    seated.sort(([one], [other]) => (one?.position ?? 0) - (other?.position ?? 0));
    return seated.flatMap((seats) => pairsOf(seats, step));
  });
}

interface Seat {
  readonly player: EntryIndex;
  readonly score: number;
  /** The position of the player's folded handle among all of them is counted here. */
  readonly position: number;
}

function positionsByHandle(report: TournamentReport): Int32Array {
  const positions = new Int32Array(report.entries.length);
  orderByHandle(report).forEach((entry, position) => {
    positions[entry] = position;
  });
  return positions;
}

const seatsOf = ({ players, scores }: Pod, positions: Int32Array): Seat[] =>
  players
    .map((player, index) => ({ player, score: scores[index] ?? 0, position: positions[player] ?? 0 }))
    .sort((a, b) => a.position - b.position);

const pairsOf = (seats: readonly Seat[], step: number): RatedGame[] =>
  seats.flatMap((one, index) =>
    seats.slice(index + 1).map((other) => ({
      players: [one.player, other.player] as const,
      score: (1 + Math.sign(one.score - other.score)) / 2,
      step,
      share: 1 / (seats.length - 1),
      modified: false,
    })),
  );
