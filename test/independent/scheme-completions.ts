import {
  computeReach,
  computeSeason,
  mostBonus,
  type CountedTournament,
  type LeagueRules,
  type LeagueSeason,
} from '@quadrant/rules/leagues';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { Dice } from '@quadrant/demo';
import { PUBLIC_IDS } from '../simulator/check-model.js';
import { dateOf, HANDLES } from '../simulator/content.js';
import { drawLeagueStory } from '../simulator/league-stories.js';
import { publishAnew, type ModelTournament, type PublishedHistory } from '../simulator/model-history.js';
import { Model } from '../simulator/model.js';

const LAST_DAY = 7;

/** Compares what was said on days of a season with where players ended. */
export interface Compared {
  /** On so many days something was left to be played, and a player was said to be in or out. */
  readonly completions: number;
  readonly said: number;
  readonly contradictions: readonly string[];
}

/** A story's own scheme may be from before schemes stated their maximum. Here each states one. */
const withMaximum = (rules: LeagueRules): LeagueRules => ({
  ...rules,
  schemes: rules.schemes.map((scheme) => {
    const isStated = scheme.text.startsWith('at most') || /12\.5\.\d$/.test(scheme.section);
    return isStated ? scheme : { ...scheme, text: `at most 9\n${scheme.text}` };
  }),
});

/** Plays a story of leagues on one clock, without unpredictable events: corrections and awards by hand. */
async function playStory(seed: number): Promise<PublishedHistory> {
  const model = new Model(PUBLIC_IDS);
  for (const command of drawLeagueStory(seed)) {
    if (command.does === 'award-by-hand') continue;
    await model.play(command.does === 'submit' ? { ...command, content: { ...command.content, offset: 0 } } : command);
  }
  const retold = model.published.map(({ tournament }): ModelTournament => {
    const { input } = tournament;
    const league = input.league && { ...input.league, rules: withMaximum(input.league.rules) };
    return { ...tournament, input: { ...input, league } };
  });
  return publishAnew(DEFAULT_RATING_RULES, retold);
}

function countedIn(published: PublishedHistory, slug: string, { season }: LeagueSeason): CountedTournament<string>[] {
  return published.flatMap(({ tournament, step }) => {
    const { league, players, scorecard, key } = tournament.input;
    const given = step.outcome.awards.filter(({ kind }) => kind !== 'masters');
    if (league?.rules.slug !== slug || league.season.season !== season || given.length === 0) return [];
    const playerOf = (entry: number) => HANDLES[players[entry]!]!;
    return {
      ...{ key, localDate: scorecard.localDate, phase: given[0]!.phase },
      attended: scorecard.placings.slice(0, scorecard.participants).map(playerOf),
      awards: given.map(({ kind, entry, points, place }) => ({
        ...{ player: playerOf(entry), points, place },
        kind: kind === 'league' ? kind : ('bonus' as const),
      })),
    };
  });
}

/** Looks at the seasons of a story on each of their days, and continues the story to its end. */
export async function compareWithEnd(seed: number): Promise<Compared> {
  const published = await playStory(seed);
  const dice = new Dice(`completions ${seed}`);
  const leagues = new Map<string, LeagueRules>();
  for (const { tournament } of published) {
    const { league } = tournament.input;
    if (league !== null) leagues.set(league.rules.slug, league.rules);
  }
  const contradictions: string[] = [];
  let [completions, said] = [0, 0];
  for (const [slug, rules] of leagues) {
    for (const announced of rules.seasons) {
      const season = {
        ...announced,
        qualifiers: { firstHalf: dice.between(1, 3), secondHalf: dice.between(1, 3) },
        best: dice.chance(0.3) ? { season: null, half: dice.between(1, 2) } : null,
      };
      const all = countedIn(published, slug, season);
      const atEnd = computeSeason({
        rules: season,
        tournaments: all,
        lifetimeOf: () => 0,
        tosses: [],
        today: '2099-01-01',
      });
      for (let day = 0; day <= LAST_DAY; day++) {
        const today = dateOf(day);
        const tournaments = all.filter(({ localDate }) => localDate <= today);
        if (tournaments.length === all.length) break;
        const outcome = computeSeason({ rules: season, tournaments, lifetimeOf: () => 0, tosses: [], today });
        const reach = computeReach(season, outcome, (phase) => ({
          participants: HANDLES.length,
          bonus: phase === 'playoffs' ? 0 : mostBonus(rules, season.phases[phase]!),
        }));
        if (reach === null) continue;
        const found = reach.rows.filter(({ status }) => status === 'in' || status === 'out');
        if (found.length > 0) completions += 1;
        said += found.length;
        for (const { player, status, needs } of found) {
          const ofPhase = atEnd.qualified.filter(({ half }) => needs === 'has-place' || half === reach.phase);
          const made =
            reach.phase === 'playoffs' && needs !== 'has-place'
              ? atEnd.playoffs.rows[0]?.player === player
              : ofPhase.some((each) => each.player === player);
          if (made !== (status === 'in')) {
            contradictions.push(
              `seed ${seed}, ${slug} ${season.season}, ${today}: ${player} was ${status} and is ${made ? 'in' : 'out'}`,
            );
          }
        }
      }
    }
  }
  return { completions, said, contradictions };
}
