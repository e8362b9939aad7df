import { type Text, say } from '@quadrant/rules/message';
import { LEAST_PARTICIPANTS } from './award.js';
import { PHASES } from './phase.js';
import { findTableFault } from './points-table.js';
import type { LeagueSeason } from './season.js';

/** Our choice: a league plays once a year (000, section 12), and a season may reach a little beyond one. */
const LONGEST_SEASON = 400;

export interface SeasonError {
  /** The field is named as in requests: `phases.playoffs.from`. */
  readonly field: string;
  readonly message: Text;
}

/**
 * Lists what forbids a season by itself: days that run backwards or are too many, and parts that are outside it, in
 * another order than in 000, 12.2, or on a day of the part before.
 */
export function validateSeason({
  startsOn,
  endsOn,
  phases,
  best,
  pointsTable,
}: Pick<LeagueSeason, 'startsOn' | 'endsOn' | 'phases' | 'best' | 'pointsTable'>): SeasonError[] {
  if (endsOn < startsOn) {
    return [{ field: 'endsOn', message: say`must not be before startsOn, which is ${startsOn}` }];
  }
  const days = 1 + (Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000;
  if (days > LONGEST_SEASON) {
    return [{ field: 'endsOn', message: say`makes a season of ${days} days; at most ${LONGEST_SEASON} are allowed` }];
  }
  if (best && best.season === null && best.half === null) {
    return [{ field: 'best', message: say`must limit the results of the season or of a half, or be null` }];
  }
  const fault = pointsTable ? findTableFault(pointsTable, LEAST_PARTICIPANTS) : null;
  const errors: SeasonError[] = fault === null ? [] : [{ field: `pointsTable.${fault.place}`, message: fault.message }];
  let before: { readonly name: string; readonly to: string } | null = null;
  for (const phase of PHASES) {
    const days = phases[phase];
    if (days === null) continue;
    const { from, to } = days;
    const at = (end: 'from' | 'to') => `phases.${phase}.${end}`;
    if (to < from) errors.push({ field: at('to'), message: say`must not be before its from, which is ${from}` });
    else if (from < startsOn)
      errors.push({ field: at('from'), message: say`must not be before the season: ${startsOn}` });
    else if (to > endsOn) errors.push({ field: at('to'), message: say`must not be after the season: ${endsOn}` });
    else if (before !== null && from <= before.to) {
      errors.push({ field: at('from'), message: say`must be after the ${before.name}, which ends on ${before.to}` });
    }
    before = { name: phase.replace('-', ' '), to };
  }
  return errors;
}
