import type { Text } from '@quadrant/rules/message';
import { tellEntitlement } from '@quadrant/rules/prizes';
import type { Award } from '@quadrant/rules/leagues';
import { START_RATING, type RatingRules } from '@quadrant/rules/rating';
import type { Category, EntryIndex, TournamentReport } from '@quadrant/rules/tournament';
import type { Outcome, RatingChange, Scorecard } from '@quadrant/rules/history';
import { explainTrack } from './explain-track.js';

/** Explains one rating change: the k-factor of its games, and their expected and actual score. */
export interface ToldRating {
  readonly category: Category;
  readonly before: number;
  readonly after: number;
  readonly games: number;
  /** The sum over the games is from 0 to `games`. */
  readonly expected: number;
  /** The sum over the games, where each is 1, 0.5 or 0. */
  readonly score: number;
  /** The points at stake in a game; null when the rules are no longer known. */
  readonly kFactor: number | null;
}

export interface ToldEntry {
  readonly entry: EntryIndex;
  readonly ratings: readonly ToldRating[];
  readonly points: readonly Pick<Award, 'kind' | 'points' | 'rule' | 'section'>[];
  /** The rounds with a bye from the pairing. */
  readonly byes: readonly number[];
  /** The rounds in which a bye that was won before was used. */
  readonly earnedByesUsed: readonly number[];
  /** The Earned Byes and head starts that its place has won, in words. */
  readonly won: readonly Text[];
}

/** Explains the outcome of a tournament, entry by entry, in the order of the report. */
export function tellOutcome(
  rules: RatingRules,
  { entries, rounds }: Pick<TournamentReport, 'entries' | 'rounds'>,
  scorecard: Scorecard,
  outcome: Outcome,
): ToldEntry[] {
  const ratings = tellRatings(rules, entries.length, scorecard, outcome.changes);
  const awards = group(outcome.awards);
  const prizes = group(outcome.entitlements);
  const roundsWith = (result: 'BYE' | 'EARNED_BYE') =>
    group(
      rounds.flatMap(({ round, matches }) =>
        matches.flatMap((match) => (match.result === result ? [{ entry: match.players[0], round }] : [])),
      ),
    );
  const [byes, used] = [roundsWith('BYE'), roundsWith('EARNED_BYE')];
  return entries.map((_, entry) => ({
    entry,
    ratings: ratings.get(entry) ?? [],
    points: (awards.get(entry) ?? []).map(({ kind, points, rule, section }) => ({ kind, points, rule, section })),
    byes: (byes.get(entry) ?? []).map(({ round }) => round),
    earnedByesUsed: (used.get(entry) ?? []).map(({ round }) => round),
    won: (prizes.get(entry) ?? []).map(tellEntitlement),
  }));
}

function tellRatings(
  rules: RatingRules,
  length: number,
  scorecard: Scorecard,
  changes: readonly RatingChange[],
): Map<EntryIndex, ToldRating[]> {
  const told = new Map<EntryIndex, ToldRating[]>();
  for (const category of new Set(changes.map((change) => change.category))) {
    const ofTrack = changes.filter((change) => change.category === category);
    const before = new Float64Array(length).fill(START_RATING);
    for (const change of ofTrack) before[change.entry] = change.before;
    const track = explainTrack(rules, scorecard, before);
    const sums = new Map<number, { expected: number; score: number }>();
    for (const { player, expected, score } of track?.games ?? []) {
      const sum = sums.get(player) ?? { expected: 0, score: 0 };
      sums.set(player, { expected: sum.expected + expected, score: sum.score + score });
    }
    for (const { entry, before: from, after, games } of ofTrack) {
      const { expected, score } = sums.get(entry) ?? { expected: 0, score: 0 };
      const kFactor = track?.kFactor.kFactor ?? null;
      const rating: ToldRating = { category, before: from, after, games, expected, score, kFactor };
      told.set(entry, [...(told.get(entry) ?? []), rating]);
    }
  }
  return told;
}

function group<Item extends { readonly entry: EntryIndex }>(items: readonly Item[]): Map<EntryIndex, Item[]> {
  const groups = new Map<EntryIndex, Item[]>();
  for (const item of items) groups.set(item.entry, [...(groups.get(item.entry) ?? []), item]);
  return groups;
}
