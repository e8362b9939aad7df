import { readReport } from '@quadrant/rules/report';
import { getRuleSystem, hasPods } from '@quadrant/rules/systems';
import type { TournamentReport } from '@quadrant/rules/tournament';
import type { BatchItem, ItemResults, ShownHandle } from '@quadrant/store/batches';
import { standingsOf, withOwnPlaces } from '../previews/preview-standings.js';
import type { BatchItemDto, BatchResultsDto } from './batch.dto.js';
import { roundsOfReport } from './rounds-of-report.js';

/** Tells a tournament of a batch to clients. */
export const tellItem = ({ item, parts, open, findings, doubleOf, ...rest }: BatchItem): BatchItemDto => ({
  id: item,
  ...rest,
  parts: [...parts],
  open: [...open],
  findings: withoutRepeated(findings) as BatchItemDto['findings'],
  doubleOf: doubleOf && { ...doubleOf },
});

/** The file and its report may say the same. */
const withoutRepeated = (findings: BatchItem['findings']): BatchItem['findings'] => {
  const said = new Map(findings.map((each) => [`${each.code} ${each.pointer} ${String(each.message)}`, each]));
  return [...said.values()];
};

const NOTHING = {
  record: null,
  hasPods: false,
  statedParticipants: null,
  roundsInferred: null,
  inferredRated: null,
  standings: [],
  rounds: [],
  withoutPage: [],
};

/**
 * Scores a tournament of a batch, and tells its rounds and standings.
 *
 * @param show how everybody may see handles
 */
export async function tellResults(
  { item, document, isSettled }: ItemResults,
  show: (handles: readonly string[]) => Promise<readonly ShownHandle[]>,
): Promise<BatchResultsDto> {
  const told = { item: tellItem(item), isSettled };
  const read = document === null ? null : readReport(document).report;
  if (read === null) return { ...told, ...NOTHING };
  const shown = await show(read.entries.map(({ handle }) => handle));
  const report: TournamentReport = {
    ...read,
    entries: read.entries.map((entry, index) => ({ ...entry, handle: shown[index]!.handle })),
  };
  // Scored with the handles of the report: the order of a draw may depend on them.
  const isUnscored = item.open.includes('game') && read.record !== 'standings';
  const standings = isUnscored ? [] : getRuleSystem(read.tournament.ruleSystem).computeStandings(read, '');
  return {
    ...told,
    record: report.record ?? 'games',
    hasPods: hasPods(report.tournament),
    statedParticipants: report.participants ?? null,
    roundsInferred: report.roundsInferred ?? null,
    inferredRated: report.inferredRated ?? null,
    standings: withOwnPlaces(standingsOf(standings, report.entries, false), report),
    rounds: roundsOfReport(report),
    withoutPage: shown.flatMap(({ handle, hasPage }) => (isSettled && hasPage ? [] : [handle])),
  };
}
