import { CURRENT_RULE_SYSTEM, getRuleSystem } from '@quadrant/rules/systems';
import { levelOfKind } from '@quadrant/rules/tournament';
import { startInstant, type Plan } from './calendar.js';
import type { Dice } from './dice.js';
import type { Person } from './people.js';
import { isForTwo } from './play-match.js';

export interface Announcement {
  readonly plan: Plan;
  readonly externalId: string;
  readonly director: string;
  /** The director of the league that it counts for; null where there is none. */
  readonly leagueDirector: string | null;
}

const DAY_MS = 86_400_000;

const RULES = { '1e': 'otf', '2e': 'standard', tribbles: 'standard' } as const;

export type DemoHeader = ReturnType<typeof announce>;

/** Returns the `tournament` member that a `quadrant/1` document has. */
export function announce(dice: Dice, { plan, externalId, director, leagueDirector }: Announcement) {
  const { name, game, kind, area, online, league } = plan;
  const startsAt = startInstant(plan);
  const isConstructed = kind !== 'local' || !isForTwo(game) || dice.chance(0.88);
  // A few register too late, which costs the sanctioning.
  const daysAhead = dice.chance(0.02) ? dice.between(1, 5) : dice.between(8, 45);
  return {
    name,
    externalId,
    game,
    ruleSystem: CURRENT_RULE_SYSTEM,
    format: isConstructed ? 'constructed' : dice.pick(['sealed', 'draft']),
    cardPool: isConstructed ? 'complete' : null,
    rules: isConstructed ? RULES[game] : null,
    level: levelOfKind(kind),
    kind,
    startsAt,
    registeredAt: new Date(Date.parse(startsAt) - daysAhead * DAY_MS).toISOString(),
    pairing: getRuleSystem(CURRENT_RULE_SYSTEM).announcing.usualPairing(game),
    online,
    country: area.country,
    region: area.region,
    venue: online ? null : dice.pick(area.venues),
    director,
    // 000, 12.2: as a director, they can send the report, which flags it.
    secondaryDirector: leagueDirector === director ? null : leagueDirector,
    league,
  };
}

/** Returns an entry as the `players` of a `quadrant/1` document have it. */
export const enter = ({ handle, name, area }: Person) => ({
  handle,
  name,
  country: area.country,
  region: area.region,
});
