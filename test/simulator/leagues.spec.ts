import { isDeepStrictEqual } from 'node:util';
import { computeSeason, type LeagueSeason, type CountedTournament } from '@quadrant/rules/leagues';
import type { LeagueInput } from '@quadrant/rules/history';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { Dice } from '@quadrant/demo';
import { findLeagueDifference, PUBLIC_IDS } from './check-model.js';
import type { Command } from './commands.js';
import { drawLeagueStory } from './league-stories.js';
import { batchesOf, publishAnew, publishOn, type ModelTournament, type PublishedHistory } from './model-history.js';
import { Model } from './model.js';

const SEEDS = 25;
/** One of these once forgot a season when a tournament of the season before came in between. */
const REGRESSIONS = [43, 62];
const SEED_LIST = [...REGRESSIONS, ...Array.from({ length: SEEDS }, (_, index) => index + 1)];

async function playAll(commands: readonly Command[]): Promise<Model> {
  const model = new Model(PUBLIC_IDS);
  for (const command of commands) await model.play(command);
  return model;
}

const anew = (tournaments: readonly ModelTournament[]) => publishAnew(DEFAULT_RATING_RULES, tournaments);

const awardsOf = (published: PublishedHistory, kinds: readonly string[], league?: string) =>
  published.map(({ tournament, step }) => [
    tournament.position.key,
    step.outcome.awards.filter(
      ({ kind, leagueSeason }) => kinds.includes(kind) && (!league || leagueSeason?.league === league),
    ),
  ]);

const withLeague = (
  { tournament }: PublishedHistory[number],
  change: (league: LeagueInput) => LeagueInput | null,
): ModelTournament => {
  const { input } = tournament;
  return { ...tournament, input: { ...input, league: input.league && change(input.league) } };
};

/** Moves a tournament to an hour of its local date, as if clocks were the same everywhere. */
function startAt({ position, input, ...rest }: ModelTournament, hour: number): ModelTournament {
  const startsAt = Date.parse(input.scorecard.localDate) + hour * 3_600_000;
  const scorecard = { ...input.scorecard, startsAt };
  return { ...rest, position: { ...position, startsAt }, input: { ...input, scorecard } };
}

/** Lists the players who got the bonus for their first tournament in a league. */
const listFirstTournaments = (published: PublishedHistory): string[] =>
  published
    .flatMap(({ tournament, step }) =>
      step.outcome.awards
        .filter(({ rule }) => /^participation v\d+, rule 1$/.test(rule))
        .map(({ entry, leagueSeason }) => `${tournament.input.players[entry]} in ${leagueSeason?.league}`),
    )
    .sort();

/** Lists seasons with their counting tournaments, players by number. */
function listSeasons(
  published: PublishedHistory,
): { season: LeagueSeason; tournaments: CountedTournament<string>[] }[] {
  const seasons = new Map<LeagueSeason, CountedTournament<string>[]>();
  for (const { tournament, step } of published) {
    const { league, players, scorecard, key } = tournament.input;
    const given = step.outcome.awards.filter(({ kind }) => kind !== 'masters');
    if (league === null || given.length === 0) continue;
    const playerOf = (entry: number) => `player ${players[entry]}`;
    const counted = {
      key,
      localDate: scorecard.localDate,
      phase: given[0]!.phase,
      attended: scorecard.placings.slice(0, scorecard.participants).map(playerOf),
      awards: given.map(({ kind, entry, points, place }) => ({
        player: playerOf(entry),
        kind: kind === 'league' ? kind : ('bonus' as const),
        points,
        place,
      })),
    };
    seasons.set(league.season, [...(seasons.get(league.season) ?? []), counted]);
  }
  return [...seasons].map(([season, tournaments]) => ({ season, tournaments }));
}

interface Story {
  readonly seed: number;
  readonly commands: readonly Command[];
  readonly model: Model;
  readonly published: PublishedHistory;
}

describe('the points of leagues', () => {
  const stories: Story[] = [];

  beforeAll(async () => {
    for (const seed of SEED_LIST) {
      const commands = drawLeagueStory(seed);
      const model = await playAll(commands);
      stories.push({ seed, commands, model, published: model.published });
    }
  });

  /** Lists the seeds for which the check fails. */
  const listFailed = async (check: (story: Story) => boolean | Promise<boolean>): Promise<number[]> => {
    const failed: number[] = [];
    for (const story of stories) if (!(await check(story))) failed.push(story.seed);
    return failed;
  };

  it('are those of the definition, each tournament from all before it', async () => {
    const given = new Set<string>();
    const differing = await listFailed(({ model }) => {
      for (const { step } of model.published)
        for (const { rule } of step.outcome.awards) given.add(rule.split(' v')[0]!);
      return findLeagueDifference(model) === null;
    });
    expect(differing).toEqual([]);
    expect([...given].sort()).toEqual([
      '000 table 11.2.2',
      '000 table 12.4.1',
      'headquarters',
      'manual',
      'new-mission',
      'participation',
      'places',
      'regulars',
      'rivals',
    ]);
  });

  it('are the same from nothing and from anywhere in history', async () => {
    const differing = await listFailed(async ({ published }) => {
      const tournaments = published.map(({ tournament }) => tournament);
      for (let from = 0; from < published.length; from++) {
        const rest = batchesOf(tournaments.slice(from));
        const again = await publishOn(DEFAULT_RATING_RULES, published.slice(0, from), rest);
        if (!isDeepStrictEqual(again.at(-1)!.step, published.at(-1)!.step)) return false;
      }
      return true;
    });
    expect(differing).toEqual([]);
  });

  it('do not hang on the order in which reports of a day come', async () => {
    const differing = await listFailed(async ({ seed, commands, published }) => {
      const isReport = ({ does }: Command) => does === 'submit';
      const reports = commands.filter(isReport);
      const mixed = new Dice(`mixed ${seed}`).draw(reports, reports.length);
      const others = commands.filter((command) => !isReport(command));
      // Awards by hand need players who are known.
      const isAward = ({ does }: Command) => does === 'award-by-hand';
      const again = await playAll([...others.filter((each) => !isAward(each)), ...mixed, ...others.filter(isAward)]);
      return isDeepStrictEqual(again.published.at(-1)!.step, published.at(-1)!.step);
    });
    expect(differing).toEqual([]);
  });

  it('for places and first tournaments do not hang on the order within a day, while no part of a season is full', async () => {
    const differing = await listFailed(async ({ seed, published }) => {
      const dice = new Dice(`hours ${seed}`);
      const roomy = published.map((each) =>
        withLeague(each, (league) => ({ ...league, season: { ...league.season, tournamentsPerPhase: 99 } })),
      );
      const [noon, mixed] = [() => 12, () => dice.between(8, 22)].map((hour) =>
        roomy.map((each) => startAt(each, hour())),
      );
      const [one, other] = [await anew(noon!), await anew(mixed!)];
      const byKey = (history: PublishedHistory) =>
        history.toSorted((a, b) => (a.tournament.position.key < b.tournament.position.key ? -1 : 1));
      const kinds = ['league', 'masters'];
      return (
        isDeepStrictEqual(awardsOf(byKey(other), kinds), awardsOf(byKey(one), kinds)) &&
        isDeepStrictEqual(listFirstTournaments(other), listFirstTournaments(one))
      );
    });
    expect(differing).toEqual([]);
  });

  it('for places are moved by no bonus, nor are ratings, entitlements and badges', async () => {
    const differing = await listFailed(async ({ published }) => {
      const without = await anew(
        published.map((each) =>
          withLeague(each, (league) => ({ ...league, rules: { ...league.rules, schemes: [] }, manualAwards: [] })),
        ),
      );
      const kept = (history: PublishedHistory) =>
        history.map(({ step: { outcome } }) => [outcome.changes, outcome.entitlements, outcome.badges]);
      const kinds = ['league', 'masters'];
      return (
        isDeepStrictEqual(awardsOf(without, kinds), awardsOf(published, kinds)) &&
        isDeepStrictEqual(kept(without), kept(published))
      );
    });
    expect(differing).toEqual([]);
  });

  it('do not hang on tournaments that do not count', async () => {
    let left = 0;
    const differing = await listFailed(async ({ published }) => {
      const isCounting = ({ step }: PublishedHistory[number]) =>
        step.outcome.awards.some(({ kind }) => kind === 'league');
      left += published.filter((each) => each.tournament.input.league !== null && !isCounting(each)).length;
      const without = await anew(
        published.map((each) => withLeague(each, (league) => (isCounting(each) ? league : null))),
      );
      const kinds = ['league', 'bonus'];
      return isDeepStrictEqual(awardsOf(without, kinds), awardsOf(published, kinds));
    });
    expect(differing).toEqual([]);
    expect(left).toBeGreaterThan(SEEDS / 4);
  });

  it('add up in the tables of their seasons, in which nobody shares a place', async () => {
    let ranked = 0;
    const differing = await listFailed(({ published }) =>
      listSeasons(published).every(({ season, tournaments }) => {
        const input = { rules: season, lifetimeOf: () => 0, tosses: [], today: season.endsOn };
        const { table } = computeSeason({ ...input, tournaments });
        ranked += table.length;
        const mixed = computeSeason({ ...input, tournaments: tournaments.toReversed() });
        const sumOf = (player: string) =>
          tournaments
            .flatMap(({ awards }) => awards)
            .filter((award) => award.player === player)
            .reduce((sum, { points }) => sum + points, 0);
        return (
          table.every(({ player, total, rank }, index) => total === sumOf(player) && rank === index + 1) &&
          isDeepStrictEqual(mixed.table, table)
        );
      }),
    );
    expect(differing).toEqual([]);
    expect(ranked).toBeGreaterThan(SEEDS);
  });

  it('of one league are the same whatever is done to another', async () => {
    const differing = await listFailed(async ({ commands, published }) => {
      const others = commands.flatMap((command): Command[] => {
        if (command.does !== 'submit') return 'league' in command && command.league === 'beta' ? [] : [command];
        const { content } = command;
        return [{ ...command, content: { ...content, league: content.league === 'beta' ? null : content.league } }];
      });
      const kinds = ['league', 'bonus'];
      const without = await playAll(others);
      return isDeepStrictEqual(awardsOf(without.published, kinds, 'alpha'), awardsOf(published, kinds, 'alpha'));
    });
    expect(differing).toEqual([]);
  });
});
