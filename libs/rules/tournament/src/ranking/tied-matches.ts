import type { EntryIndex, Match, Round, TournamentReport } from '../report.js';

// @row 95
/** Which of the two players won a match by its result; null for a tie. How a rule system reads its own results. */
export type WinnerOf = (match: Match) => 0 | 1 | null;

/** What says who won a tied match of the elimination stage. */
export type TieEvidence = 'rounds' | 'seeds' | 'swiss-order';

export interface TieDecision {
  readonly winner: 0 | 1;
  readonly by: TieEvidence;
  /** Whether both seeds are given and name the other player. */
  readonly isAgainstSeeds: boolean;
}

interface Appearance {
  readonly round: number;
  readonly match: Match;
}

/** Nobody knows yet where a tie undecided so far leaves somebody. */
type Line = 'winners' | 'beaten' | 'unknown' | 'out';

/**
 * Who won each tied match of the elimination stage. 000, 10 gives it to the higher seed; but seeds may be those of
 * another tournament, and need not be given. So what the rounds show comes first: one of the two is alone in going on,
 * or meets somebody unbeaten next while the other meets somebody beaten. Then come the seeds given for both, then the
 * Swiss order (`positions`, by entry).
 *
 * @param rounds the rounds of the elimination stage, in playing order
 */
export function decideTies(
  { entries }: TournamentReport,
  rounds: readonly Round[],
  positions: Int32Array,
  winnerOf: WinnerOf,
): ReadonlyMap<Match, TieDecision> {
  const decisions = new Map<Match, TieDecision>();
  const appearances = listAppearances(rounds);
  const isTied = (match: Match): match is TiedMatch => match.players.length === 2 && winnerOf(match) === null;

  const nextOf = (entry: EntryIndex, round: number) =>
    appearances.get(entry)?.find((appearance) => appearance.round > round) ?? null;

  const lineBefore = (entry: EntryIndex, round: number): Line => {
    let line: Line = 'winners';
    for (const { round: earlier, match } of appearances.get(entry) ?? []) {
      if (earlier >= round) break;
      if (match.players.length === 1) continue;
      const winner = winnerOf(match) ?? decisions.get(match)?.winner ?? null;
      if (winner === null) line = 'unknown';
      else if (match.players[winner] !== entry) return 'beaten';
    }
    return line;
  };

  /** Where a player went on: in the line of those whom they meet next. A bye is for who is still in. */
  const lineAfter = (entry: EntryIndex, round: number): Line => {
    const next = nextOf(entry, round);
    if (next === null) return 'out';
    const opponent = next.match.players.find((player) => player !== entry);
    return opponent === undefined ? 'winners' : lineBefore(opponent, next.round);
  };

  const shownByRounds = ([first, second]: Pair, round: number): 0 | 1 | null => {
    const lines = [lineAfter(first, round), lineAfter(second, round)] as const;
    const [one, other] = lines;
    if ((one === 'out') !== (other === 'out')) return one === 'out' ? 1 : 0;
    if (one === 'winners' && other === 'beaten') return 0;
    return one === 'beaten' && other === 'winners' ? 1 : null;
  };

  const shownBySeeds = ([first, second]: Pair): 0 | 1 | null => {
    const one = entries[first]?.seed ?? null;
    const other = entries[second]?.seed ?? null;
    return one === null || other === null || one === other ? null : one < other ? 0 : 1;
  };

  const shownBySwissOrder = ([first, second]: Pair): 0 | 1 =>
    (positions[first] ?? 0) < (positions[second] ?? 0) ? 0 : 1;

  const decide = (match: Match, players: Pair, winner: 0 | 1, by: TieEvidence) => {
    const seeded = shownBySeeds(players);
    decisions.set(match, { winner, by, isAgainstSeeds: seeded !== null && seeded !== winner });
  };

  rounds.forEach(({ matches }, round) => {
    const ties = matches.filter(isTied);
    const tieOf = new Map(ties.flatMap((match) => match.players.map((player) => [player, match] as const)));

    /** What is decided about one tie may show who won those whose players meet its players next. */
    const decideShown = (start: Match) => {
      const waiting = [start];
      for (let match = waiting.pop(); match !== undefined; match = waiting.pop()) {
        if (!isTied(match)) continue;
        if (!decisions.has(match)) {
          const winner = shownByRounds(match.players, round);
          if (winner === null) continue;
          decide(match, match.players, winner, 'rounds');
        } else if (match !== start) continue;
        for (const player of match.players) {
          for (const other of nextOf(player, round)?.match.players ?? []) {
            const linked = tieOf.get(other);
            if (linked !== undefined && !decisions.has(linked)) waiting.push(linked);
          }
        }
      }
    };

    ties.forEach(decideShown);
    for (const by of ['seeds', 'swiss-order'] as const) {
      for (const match of ties) {
        if (decisions.has(match)) continue;
        const winner = by === 'seeds' ? shownBySeeds(match.players) : shownBySwissOrder(match.players);
        if (winner === null) continue;
        decide(match, match.players, winner, by);
        decideShown(match);
      }
    }
  });
  return decisions;
}

type Pair = readonly [EntryIndex, EntryIndex];

type TiedMatch = Match & { readonly players: Pair };

/** 000, appendix A: who is out is given a Missed Game in the rounds that follow; that is no appearance. */
function listAppearances(rounds: readonly Round[]): ReadonlyMap<EntryIndex, readonly Appearance[]> {
  const appearances = new Map<EntryIndex, Appearance[]>();
  rounds.forEach(({ matches }, round) => {
    for (const match of matches) {
      if (match.result === 'MG') continue;
      for (const player of match.players) {
        const own = appearances.get(player) ?? [];
        own.push({ round, match });
        appearances.set(player, own);
      }
    }
  });
  return appearances;
}
