import { say } from '@quadrant/rules/message';
import { asAnnounced, type ScoringFacts } from '@quadrant/rules/history';
import { readingsOn, SWITCHES } from '@quadrant/rules/policy';
import { getRuleSystem } from '@quadrant/rules/systems';
import { finding, localDateOf, type Finding, type TournamentReport } from '@quadrant/rules/tournament';

/**
 * Returns the findings of reading a report under the readings that interim rulings set for its day, and under its
 * announcement. Reading itself knows neither: it compares the director's final order with the usual readings, and
 * trusts the registration in the report.
 *
 * @param found by reading the report without errors
 */
export function readAsRuled(
  found: readonly Finding[],
  report: TournamentReport,
  { leadTimeCountsAsMet, ...facts }: Pick<ScoringFacts, 'switches' | 'announced' | 'leadTimeCountsAsMet'>,
): readonly Finding[] {
  const read = readByRules(found, report, facts);
  return leadTimeCountsAsMet ? read.map((each) => (each.code === 'lead-time-unknown' ? TAKEN_AS_MET : each)) : read;
}

const TAKEN_AS_MET: Finding = finding(
  'lead-time-unknown',
  '/tournament',
  say`It is not known when the tournament was registered. It comes from a coordinator or an import, so it counts as announced early enough.`,
  say`Add the date of registration if it is known.`,
);

function readByRules(
  found: readonly Finding[],
  report: TournamentReport,
  { switches, announced }: Pick<ScoringFacts, 'switches' | 'announced'>,
): readonly Finding[] {
  const { ruleSystem, startsAt } = report.tournament;
  const day = localDateOf(startsAt);
  const ruled = readingsOn(switches, day);
  const isUsual = Object.entries(readingsOn(SWITCHES, day)).every(
    ([id, value]) => ruled[id as keyof typeof ruled] === value,
  );
  if (isUsual && announced === null) return found;
  const rules = getRuleSystem(ruleSystem);
  const usual = new Set(rules.validate(report).map(textOf));
  const asRuled = rules.validate({ ...report, tournament: asAnnounced(report.tournament, announced) }, ruled);
  const kept = new Set(asRuled.map(textOf));
  return [
    ...found.filter((each) => !usual.has(textOf(each)) || kept.has(textOf(each))),
    ...asRuled.filter((each) => !usual.has(textOf(each))),
  ];
}

const textOf = ({ code, pointer, message }: Finding): string => JSON.stringify([code, pointer, message]);
