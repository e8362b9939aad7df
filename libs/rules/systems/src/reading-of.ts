import { SWITCHES, switchOn, type SwitchId, type SwitchValue } from '@quadrant/rules/policy';
import { localDateOf, type ChosenReadings, type TournamentReport } from '@quadrant/rules/tournament';

/** How a rule is read for a tournament: as it was chosen, otherwise as it is in force on its local date. */
export function readingOf<Id extends SwitchId>(
  id: Id,
  { tournament }: Pick<TournamentReport, 'tournament'>,
  chosen: ChosenReadings,
): SwitchValue<Id> {
  // Whoever takes a choice from outside has checked it (`findSwitchFault`).
  const choice = chosen[id] as SwitchValue<Id> | undefined;
  return choice ?? switchOn(SWITCHES, id, localDateOf(tournament.startsAt));
}
