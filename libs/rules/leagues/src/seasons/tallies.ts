import type { Half, Phase } from '../phase.js';
import { listResults, takeBest, type Result } from './best-results.js';
import type { CountedTournament, SeasonRules } from './season-rules.js';

// @reading bonus-in-its-league
export interface Sum {
  /** The league points; bonus is not included. */
  readonly points: number;
  readonly bonus: number;
  readonly attended: number;
  /** It counts first places. */
  readonly wins: number;
  /** The most league points of one tournament; it is 0 without any. */
  readonly best: number;
}

/** `until-…` covers everything of the season up to the last day of that half. */
type Scope = Phase | `until-${Half}` | 'season';

export interface Tally<Player extends string> {
  readonly player: Player;
  readonly sums: Readonly<Record<Scope, Sum>>;
  /** The sums that count in the league's tables of the halves and the season: of all results, or of the best ones. */
  readonly counting: Readonly<Record<Half | 'season', Counting>>;
}

export interface Counting {
  readonly points: number;
  readonly bonus: number;
}

type OpenSum = { -readonly [Column in keyof Sum]: Sum[Column] };

interface OpenTally<Player extends string> {
  readonly player: Player;
  readonly sums: Record<Scope, OpenSum>;
  lastIndex: number;
}

/** Adds up a season for everybody who attended or was awarded something. The order of the tournaments does not matter. */
export function tallySeason<Player extends string>(
  rules: SeasonRules,
  tournaments: readonly CountedTournament<Player>[],
): Tally<Player>[] {
  const tallies = new Map<Player, OpenTally<Player>>();
  const tallyOf = (player: Player): OpenTally<Player> => {
    const known = tallies.get(player);
    if (known !== undefined) return known;
    const tally = { player, sums: emptySums(), lastIndex: -1 };
    tallies.set(player, tally);
    return tally;
  };

  tournaments.forEach((tournament, index) => {
    const scopes = scopesOf(rules, tournament);
    for (const player of tournament.attended) {
      const tally = tallyOf(player);
      // Two entries of one tournament may turn out to be one player.
      if (tally.lastIndex === index) continue;
      tally.lastIndex = index;
      for (const scope of scopes) tally.sums[scope].attended++;
    }
    for (const { player, kind, points, place } of tournament.awards) {
      const { sums } = tallyOf(player);
      for (const scope of scopes) {
        const sum = sums[scope];
        if (kind === 'bonus') sum.bonus += points;
        else {
          sum.points += points;
          sum.best = Math.max(sum.best, points);
          if (place === 1) sum.wins++;
        }
      }
    }
  });
  const best = rules.best ?? null;
  if (best === null) return [...tallies.values()].map(({ player, sums }) => ({ player, sums, counting: sums }));
  const results = listResults(tournaments);
  return [...tallies.values()].map(({ player, sums }) => {
    const own = results.get(player) ?? [];
    const ofHalf = (half: Half) =>
      addUp(
        takeBest(
          own.filter((each) => each.half === half),
          best.half,
        ),
      );
    const counting = {
      'first-half': ofHalf('first-half'),
      'second-half': ofHalf('second-half'),
      season: addUp(takeBest(own, best.season)),
    };
    return { player, sums, counting };
  });
}

const addUp = (results: readonly Result[]): Counting => ({
  points: results.reduce((sum, { points }) => sum + points, 0),
  bonus: results.reduce((sum, { bonus }) => sum + bonus, 0),
});

function scopesOf({ phases }: SeasonRules, { phase, localDate }: CountedTournament<string>): Scope[] {
  const scopes: Scope[] = ['season'];
  if (phase !== null) scopes.push(phase);
  for (const half of ['first-half', 'second-half'] as const) {
    const window = phases[half];
    if (window !== null && localDate <= window.to) scopes.push(`until-${half}`);
  }
  return scopes;
}

const emptySum = (): OpenSum => ({ points: 0, bonus: 0, attended: 0, wins: 0, best: 0 });

const emptySums = (): Record<Scope, OpenSum> => ({
  'first-half': emptySum(),
  'second-half': emptySum(),
  playoffs: emptySum(),
  'until-first-half': emptySum(),
  'until-second-half': emptySum(),
  season: emptySum(),
});
