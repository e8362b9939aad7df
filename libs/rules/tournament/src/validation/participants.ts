import { count, type Text, say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { countParticipants } from '../participants.js';
import type { TournamentReport } from '../report.js';

/** The middle of a sentence about a rule that needs a number of participants, and the advice when there are fewer. */
interface Need {
  readonly told: Text;
  readonly advice: Text;
}

const OF_SANCTIONING: Need = {
  told: say`sanctioning needs`,
  advice: say`It will not be rated; check that nobody is missing.`,
};

/** Checks that as many took part as sanctioning needs, or as another rule does. */
export function validateParticipants(
  report: TournamentReport,
  fewest: number,
  { told, advice }: Need = OF_SANCTIONING,
): Finding[] {
  const participants = countParticipants(report);
  if (participants >= fewest) return [];
  const message = say`${count(participants, 'player')} took part, ${told} ${fewest}.`;
  return [finding('too-few-participants', '/players', message, advice)];
}
