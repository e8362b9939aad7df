import { count, say } from '@quadrant/rules/message';
import { type Finding, countParticipants, type TournamentReport, finding } from '@quadrant/rules/tournament';
import { findOtsdDraftGroups } from './draft-groups.js';

// @row 224
/** Checks a report against the format of 003 in its rules. It does not check whether the game may use them. */
export function validateSealed(report: TournamentReport): Finding[] {
  if (report.tournament.rules !== 'otsd-draft') return [];
  const players = countParticipants(report);
  if (findOtsdDraftGroups(players) !== null) return [];
  const message = say`${count(players, 'player')} cannot sit in draft groups of four to six.`;
  const advice =
    report.tournament.ruleSystem === 'opg-4.2'
      ? say`Check that nobody is missing; so many play otsd, without a draft, or sit as in the Organized Play Guide 4.2, section 4.1.2.`
      : say`Check that nobody is missing; so many play otsd, without a draft.`;
  return [finding('draft-groups-impossible', '/tournament/rules', message, advice)];
}
