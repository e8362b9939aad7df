import { readingsOn, SWITCHES, type Switches } from '@quadrant/rules/policy';
import { getRuleSystem } from '@quadrant/rules/systems';
import { localDateOf, type Finding, type TournamentReport } from '@quadrant/rules/tournament';

/**
 * What reading a report found, by the readings that interim rulings set for its day. Reading knows no rulings: it compares
 * the director's final order with the one that the usual readings give.
 *
 * @param found by reading the report without errors
 */
export function readAsRuled(
  found: readonly Finding[],
  report: TournamentReport,
  switches: Switches,
): readonly Finding[] {
  const { ruleSystem, startsAt } = report.tournament;
  const day = localDateOf(startsAt);
  const ruled = readingsOn(switches, day);
  if (Object.entries(readingsOn(SWITCHES, day)).every(([id, value]) => ruled[id as keyof typeof ruled] === value)) {
    return found;
  }
  const rules = getRuleSystem(ruleSystem);
  const usual = new Set(rules.validate(report).map(textOf));
  const asRuled = rules.validate(report, ruled);
  const kept = new Set(asRuled.map(textOf));
  return [
    ...found.filter((each) => !usual.has(textOf(each)) || kept.has(textOf(each))),
    ...asRuled.filter((each) => !usual.has(textOf(each))),
  ];
}

const textOf = ({ code, pointer, message }: Finding): string => JSON.stringify([code, pointer, message]);
