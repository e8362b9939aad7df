import { isInReach, type Plan } from './calendar.js';
import type { Dice } from './dice.js';
import type { Person } from './people.js';
import { isForTwo } from './play-match.js';

/** Chooses the players who come to a tournament. */
export function invite(dice: Dice, plan: Plan, players: readonly Person[]): Person[] {
  const { kind, area, game } = plan;
  const [least, most] = plan.size;
  // Sometimes too few come, and nothing is rated; too few for a pod play no Tribbles at all.
  const isDeserted = kind === 'local' && isForTwo(game) && dice.chance(0.02);
  const wanted = isDeserted ? 3 : dice.between(least, most);
  const inReach = players.filter((person) => isInReach(kind, area, person.area));
  const eager = inReach.filter(({ eagerness }) => dice.chance(eagerness));
  return dice.draw(eager.length >= wanted ? eager : inReach, wanted);
}
