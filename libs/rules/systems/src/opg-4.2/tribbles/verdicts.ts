import { count, type Text, say } from '@quadrant/rules/message';
import { countParticipants, ruleOf, type TournamentReport, type Verdict } from '@quadrant/rules/tournament';
import { isHeat } from '../heats.js';
import { isFinals, LARGEST_POD } from './pods.js';

// @row 160
/**
 * 000, appendix A, Tribbles: points come from the Finals alone, and more than eight players need Finals. So Tribbles
 * Finals award points; a heat and a tournament of more than eight do not; one of up to eight that does not say that it
 * is a heat is the whole tournament and does.
 */
export function awardsPoints(report: TournamentReport): Verdict {
  const rule = (words: Text) => ruleOf('000 appendix A', words);
  if (isFinals(report.tournament)) return { value: true, rule: rule(say`Tribbles Finals decide the places`) };
  if (isHeat(report.tournament)) return { value: false, rule: rule(say`a heat, points come from the Tribbles Finals`) };
  const participants = countParticipants(report);
  const players = count(participants, 'player');
  return participants > LARGEST_POD
    ? { value: false, rule: rule(say`${players} need several tables, points come from Tribbles Finals`) }
    : { value: true, rule: rule(say`${players} fit one table, which is not called a heat`) };
}
