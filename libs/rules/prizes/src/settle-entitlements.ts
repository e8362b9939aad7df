import { type Text, say } from '@quadrant/rules/message';
import {
  championshipKey,
  championshipOfTournament,
  comparePlayed,
  gatherChampionships,
  yearOf,
  type Championship,
} from './championship.js';
import { explainUncovered, type AimedEntitlement } from './explain-uncovered.js';
import type {
  EntitlementFacts,
  EntitlementState,
  EntitlementUse,
  SettledEntitlement,
  Settlement,
  UncoveredClaim,
} from './settlement.js';
import { lacksChoice, targetOf } from './target.js';
import { tellChampionship } from './tell-entitlement.js';
import { compareWon, useEntitlements, type Usage } from './use-entitlements.js';

// @row 41, 100, 103, 105, 106, 108
/**
 * Returns the state of every entitlement, and the claims that none of them covers (000, 7.2 and sections 9, 11 and
 * 12.7). An entitlement is only for the player who won it, for the championship of its edition, in the same game
 * title, and for tournaments after it was won. It expires when it was not used and its championship was played (heats
 * alone do not count as that), when its player has played their first heat, or when the year of its edition is over.
 * "The next" championship expires only by being played.
 */
export function settleEntitlements(facts: EntitlementFacts): Settlement {
  const played = gatherChampionships([...facts.played, ...facts.claims.map(({ tournament }) => tournament)]);
  const aimed = facts.entitlements.toSorted(compareWon).map((entitlement): AimedEntitlement => ({
    entitlement,
    championship: targetOf(entitlement, facts.choices.get(entitlement.id) ?? null, played.values()),
    forfeitedAt: facts.forfeits.get(entitlement.id) ?? null,
  }));
  const usages = useAll(facts, aimed);
  const uses = new Map([...usages.values()].flatMap((usage) => [...usage.uses]));
  const ofPlayer = groupBy(aimed, ({ entitlement }) => entitlement.player);
  const explainAll = ({ covered, uncovered }: Usage) =>
    uncovered.map((single) => {
      const { player } = single.claim;
      const won = player === null ? [] : (ofPlayer.get(player) ?? []);
      return explainUncovered(single, won, covered.get(single.round) ?? null, uses);
    });
  return {
    entitlements: aimed.map((each) => {
      const { entitlement, championship } = each;
      const isOver = played.get(championshipKey(championship))?.isOver === true;
      const usage = usages.get(groupKey(entitlement.player, championship)) ?? null;
      return settle(each, uses.get(entitlement.id) ?? [], isOver, usage, facts.today);
    }),
    uncovered: [...usages.values()].flatMap(explainAll).sort(compareUncovered),
  };
}

function useAll({ claims }: EntitlementFacts, aimed: readonly AimedEntitlement[]): ReadonlyMap<string, Usage> {
  const usable = groupBy(
    aimed.filter(({ championship, forfeitedAt }) => forfeitedAt === null && !lacksChoice(championship)),
    ({ entitlement, championship }) => groupKey(entitlement.player, championship),
  );
  const shown = groupBy(claims, ({ player, tournament }) => groupKey(player, championshipOfTournament(tournament)));
  const toUsage = ([key, all]: [string, typeof claims]): [string, Usage] => {
    const won = (usable.get(key) ?? []).map(({ entitlement }) => entitlement);
    return [key, useEntitlements(won, all)];
  };
  return new Map([...shown].map(toUsage));
}

const groupKey = (player: number | null, championship: Championship): string =>
  `${player} ${championshipKey(championship)}`;

function settle(
  { entitlement, championship, forfeitedAt }: AimedEntitlement,
  uses: readonly EntitlementUse[],
  isOver: boolean,
  usage: Usage | null,
  today: string,
): SettledEntitlement {
  const used = new Set(uses.flatMap(({ rounds }) => rounds));
  const roundsLeft = entitlement.earnedByes.filter((round) => !used.has(round));
  const target = tellChampionship(championship);
  const as = (state: EntitlementState, why: Text | null = null): SettledEntitlement => ({
    entitlement,
    state,
    championship,
    target: String(target),
    uses,
    roundsLeft,
    why,
  });
  const { year } = championship;
  if (forfeitedAt !== null) return as('forfeited', say`it was given up on ${forfeitedAt}`);
  if (uses.length > 0 && roundsLeft.length === 0) return as('used');
  // A player cannot have chosen a championship that names no continent.
  if (!lacksChoice(championship)) {
    if (isOver) return as('expired', say`${target} was played`);
    if (uses.length === 0 && usage?.first) {
      return as('expired', say`its player took part in ${usage.first.tournament.name} without it`);
    }
  }
  if (year !== null && yearOf(today) > year) return as('expired', say`${year} is over`);
  return as(lacksChoice(championship) ? 'needs-choice' : 'open');
}

const compareUncovered = (a: UncoveredClaim, b: UncoveredClaim): number =>
  comparePlayed(a.claim.tournament, b.claim.tournament) ||
  a.claim.entry - b.claim.entry ||
  (a.round ?? 0) - (b.round ?? 0);

/** The values of each key, in their order. */
function groupBy<Key, Value>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
