import { say } from '@quadrant/rules/message';
import {
  type Finding,
  foldHandle,
  type TournamentHeader,
  type TournamentReport,
  finding,
} from '@quadrant/rules/tournament';
import { findTier, LEADERS_NEEDED_TO_PLAY } from '../tiers.js';

const LEADER_KEYS = ['director', 'secondaryDirector', 'tertiaryDirector'] as const;

// @row 228
/** The folded handles of all who are named as leaders. */
export const leadersOf = (tournament: TournamentHeader): Set<string> =>
  new Set(LEADER_KEYS.flatMap((key) => tournament[key] ?? []).map(foldHandle));

/**
 * 004, Leader Participation: in the relaxed tier a leader may play when there is a second one, in the others never.
 * Our choice: when no tier of 004 is named, the relaxed one is assumed.
 */
export function validateLeaders({ tournament, entries }: TournamentReport): Finding[] {
  const leaders = leadersOf(tournament);
  const tier = findTier(tournament.tier) ?? 'relaxed';
  const needed = LEADERS_NEEDED_TO_PLAY[tier];
  if (needed !== null && leaders.size >= needed) return [];
  return entries.flatMap(({ handle }, entry) => {
    if (!leaders.has(foldHandle(handle))) return [];
    const [rule, advice] =
      needed === null
        ? [say`in the ${tier} tier leaders do not play`, say`Check the tier and who led the tournament`]
        : [say`that needs a second leader`, say`Name the second leader (secondaryDirector) if there was one`];
    const message = say`${handle} leads this tournament and plays in it; ${rule}.`;
    return [
      finding(
        'leader-plays',
        `/players/${entry}`,
        message,
        say`${advice} (Star Wars LCG Tournament Regulations 1.0, Leader Participation).`,
      ),
    ];
  });
}
