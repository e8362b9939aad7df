import { SWITCHES, switchOn, type SwitchId, type SwitchValue } from '@quadrant/rules/policy';
import { localDateOf, type ChosenReadings, type TournamentReport } from '@quadrant/rules/tournament';

/** Returns the reading of a rule for a tournament: the chosen one, otherwise the one in force on its local date. */
export function readingOf<Id extends SwitchId>(
  id: Id,
  { tournament }: Pick<TournamentReport, 'tournament'>,
  chosen: ChosenReadings,
): SwitchValue<Id> {
  // A caller that gets a choice from outside has checked it (`findSwitchFault`).
  const choice = chosen[id] as SwitchValue<Id> | undefined;
  return choice ?? switchOn(SWITCHES, id, localDateOf(tournament.startsAt));
}
