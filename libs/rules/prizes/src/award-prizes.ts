import { getRuleSystem } from '@quadrant/rules/systems';
import type { GameTitle, Kind, RuleSystemId } from '@quadrant/rules/tournament';
import { badgesOf, championshipOf, entitlementsOf, type Badge, type Entitlement } from '@quadrant/rules/championships';
import { tellEntitlement } from './tell-entitlement.js';

// @row 100, 103, 105, 106, 108
/** The facts that decide about prizes of a tournament. `entry` and `place` are as in its standings, participants only. */
export interface PrizeField {
  readonly kind: Kind;
  readonly game: GameTitle;
  readonly ruleSystem: RuleSystemId;
  readonly participants: number;
  readonly placings: readonly { readonly entry: number; readonly place: number }[];
  /** Tells whether its places give anything: those of a Tribbles heat do not (000, appendix A). */
  readonly awardsPoints: boolean;
  readonly sanctioned: boolean;
}

interface Won {
  readonly entry: number;
  readonly place: number;
  /** It tells prizes of one sort and entry apart, from 0. */
  readonly ordinal: number;
  /** One clause that says why the prize was given. */
  readonly rule: string;
  readonly section: string;
}

export interface WonEntitlement extends Won, Entitlement {}

export interface WonBadge extends Won {
  readonly badge: Badge['badge'];
}

export interface Prizes {
  readonly entitlements: readonly WonEntitlement[];
  readonly badges: readonly WonBadge[];
}

/** Any sanctioned tournament needs as many (000, section 2). */
const FEWEST_OF_CHAMPIONS = 4;

const NOTHING: Prizes = { entitlements: [], badges: [] };

// @reading unsanctioned-championships, champions-league-byes
/**
 * Returns what the places of a tournament are worth elsewhere (000, 11.1.1 to 11.2.2 and 12.7) and their badges, in
 * the order of `placings`. A Tribbles heat gives nothing, because its finals decide. A tournament that is not
 * sanctioned gives nothing either. That is our choice: section 11 describes organized and rated tournaments only. A
 * Champions League needs just four participants: it is one bracket, which four players finish in two rounds, and only
 * a coordinator makes a tournament one.
 */
export function awardPrizes({ kind, game, ruleSystem, ...field }: PrizeField): Prizes {
  const { participants, placings, awardsPoints, sanctioned } = field;
  const isHeld = sanctioned || (kind === 'champions-league' && participants >= FEWEST_OF_CHAMPIONS);
  if (!awardsPoints || !isHeld) return NOTHING;
  const prize = getRuleSystem(ruleSystem).players.championshipPrize(game);
  const section = championshipOf(kind)?.source ?? '';
  return {
    entitlements: placings.flatMap(({ entry, place }) =>
      entitlementsOf(kind, prize, place, participants).map((each, ordinal) => {
        const rule = `place ${place} of ${participants} in a tournament of kind ${kind}: ${String(tellEntitlement(each))}`;
        return { entry, place, ordinal, ...each, rule, section };
      }),
    ),
    badges: placings.flatMap(({ entry, place }) =>
      badgesOf(kind, prize, place).map(({ badge, source }, ordinal) => {
        const rule =
          badge === 'button' ? `played in a tournament of kind ${kind}` : `place ${place} in one of kind ${kind}`;
        return { entry, place, ordinal, badge, rule, section: source };
      }),
    ),
  };
}
