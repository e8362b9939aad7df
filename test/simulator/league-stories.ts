import { Dice } from '@quadrant/demo';
import type { Command, SeasonPlan } from './commands.js';
import { drawContent, LEAGUES } from './content.js';
import { SCHEME_NAMES } from './schemes.js';

/** Everything is played within so many days, and reported on the last. */
const DAYS = 6;

/**
 * Draws a story that is mostly about leagues; the same seed gives the same story. It has consecutive seasons, schemes,
 * awards by hand, and tournaments so close together that many are played at one instant, on different days where clocks
 * differ. Nothing waits.
 */
export function drawLeagueStory(seed: number): Command[] {
  const dice = new Dice(`leagues ${seed}`);
  const rules = LEAGUES.flatMap((league): Command[] => [
    ...drawSeasons(dice).map((plan): Command => ({ does: 'add-season', day: 0, league, plan })),
    ...dice.draw(SCHEME_NAMES, dice.between(1, 4)).map((scheme): Command => {
      const from = dice.between(-4, 3);
      return { does: 'start-scheme', day: 0, league, scheme, from, to: dice.chance(0.7) ? null : from + 4 };
    }),
  ]);
  const contents = Array.from({ length: dice.between(6, 12) }, () => ({
    ...drawContent(dice, dice.pick(['2e', '2e', '2e', '1e', 'tribbles']), dice.between(0, DAYS)),
    league: dice.pick(['alpha', 'alpha', 'alpha', 'beta', null] as const),
    offset: dice.pick([0, 13]),
  }));
  const awards = contents.flatMap(({ league, players }, tournament): Command[] => {
    if (league === null || !dice.chance(0.2)) return [];
    const given = { tournament, player: dice.pick(players), points: 5, number: tournament };
    return [{ does: 'award-by-hand', day: DAYS, league, ...given }];
  });
  const submissions = contents.map((content, tournament): Command => {
    return { does: 'submit', day: DAYS, tournament, imported: false, content };
  });
  return [...rules, ...submissions, ...awards];
}

function drawSeasons(dice: Dice): SeasonPlan[] {
  const first = dice.between(-1, 1);
  const last = first + dice.between(0, 4);
  const phases = () => (dice.chance(0.5) ? ([0, dice.between(0, 2), dice.between(2, 4)] as const) : null);
  return [
    { from: first, to: last, phases: phases(), perPhase: dice.between(1, 3) },
    { from: last + 1, to: DAYS + 1, phases: phases(), perPhase: dice.between(1, 3) },
  ];
}
