import { SWITCH_VALUES, SWITCHED_SYSTEMS, type SwitchId } from '@quadrant/rules/policy';
import {
  drawLots,
  type ChosenReadings,
  type EntryIndex,
  type RuleSystemId,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { getRuleSystem } from './rule-systems.js';

/**
 * Lists every toss that decides the final order of a report and that no director recorded, in the resulting order of
 * the tied players. {@link TournamentReport.tosses} has to hold them before a handle may change. An interim ruling
 * may tie other players, so the tosses of every reading are included. It must not be called for a report with errors.
 *
 * @param from what they are drawn from, as `drawLots` takes it
 */
export function listTosses(report: TournamentReport, from: string): (readonly EntryIndex[])[] {
  const { ruleSystem } = report.tournament;
  const tosses = new Map<string, readonly EntryIndex[]>();
  for (const readings of readingsFor(ruleSystem)) {
    getRuleSystem(ruleSystem).computeStandings(
      report,
      (tied) => {
        const drawn = drawLots(report, from, tied);
        tosses.set(JSON.stringify(drawn), drawn);
        return drawn;
      },
      readings,
    );
  }
  return [...tosses.values()];
}

/** Every way to read the rules of final orders, those of the day first. */
function readingsFor(ruleSystem: RuleSystemId): readonly ChosenReadings[] {
  const ids = (Object.keys(SWITCHED_SYSTEMS) as SwitchId[]).filter((id) => SWITCHED_SYSTEMS[id] === ruleSystem);
  return ids.reduce<readonly ChosenReadings[]>(
    (all, id) => [...all, ...all.flatMap((each) => SWITCH_VALUES[id].map((value) => ({ ...each, [id]: value })))],
    [{}],
  );
}
