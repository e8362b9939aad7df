import type { EntryIndex, Match, Round, TournamentReport } from '../report.js';

// @row 95
/** Tells which of the two players won a match by its result; null for a tie. Each rule system reads its own results. */
export type WinnerOf = (match: Match) => 0 | 1 | null;

/** The evidence that decides who won a tied match of the elimination stage. */
export type TieEvidence = 'rounds' | 'seeds' | 'swiss-order';

export interface TieDecision {
  readonly winner: 0 | 1;
  readonly by: TieEvidence;
  /** Whether both seeds are given and favour the other player. */
  readonly isAgainstSeeds: boolean;
}

interface Appearance {
  readonly round: number;
  readonly match: Match;
}

/** It is `unknown` while a player's line depends on a tie that is not decided yet. */
type Line = 'winners' | 'beaten' | 'unknown' | 'out';

/**
 * Decides who won each tied match of the elimination stage. 000, 10 gives it to the higher seed, but seeds may be those
 * of another tournament, and need not be given. So this is the order of evidence:
 *
 * - The rounds show it: only one of the two goes on, or one meets an unbeaten player next while the other meets a beaten one.
 * - Both seeds are given.
 * - Otherwise the Swiss order decides (`positions`, by entry).
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

  /** Returns the line in which a player went on: that of their next opponent. Only players who are still in get a bye. */
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

    /** Decides ties that the rounds show. A decided tie may also show the winner of ties whose players meet its players next. */
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

/** 000, appendix A: a player who is out gets a Missed Game in the rounds that follow; that does not count as an appearance. */
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
