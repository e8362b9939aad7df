import { foldHandle, type Entry, type Finding, type TournamentHeader } from '@quadrant/rules/tournament';
import type { SubmitterRole, UnknownPlayers } from './delivery.js';
import { unknownLeague } from './league-findings.js';
import { planArrival } from './plan-arrival.js';
import { planPlaces } from './plan-places.js';
import { planPlayers } from './plan-players.js';
import { refuseReport, type ReportRefused } from './plan-report.js';
import type { ReportFacts } from './report-facts.js';

export interface UnsoundDelivery {
  readonly report: {
    readonly tournament: TournamentHeader | null;
    readonly entries: readonly Entry[];
    /** Each entry has this index in `players`. */
    readonly positions: readonly number[];
  };
  readonly findings: readonly Finding[];
  readonly role: SubmitterRole;
  readonly receivedAt: Date;
  readonly unknownPlayers: UnknownPlayers;
}

export type UnsoundFacts = Pick<ReportFacts, 'league' | 'places' | 'people' | 'policies'>;

/**
 * Refuses a document with errors, and lists its other findings in the order of {@link planReport}. Levels, claims and
 * the facts that a league needs depend on the whole report, so they are not checked.
 */
export function planUnsound(
  delivery: UnsoundDelivery,
  { league, places, people, policies }: UnsoundFacts,
): ReportRefused {
  const { report, findings: ofReading, role, receivedAt } = delivery;
  const { tournament } = report;
  const ofHeader =
    tournament === null
      ? []
      : [
          ...(tournament.league !== null && league === null ? [unknownLeague(tournament.league)] : []),
          ...planArrival({ report: { tournament }, receivedAt, role }, { policies, pausedAt: null }).findings,
          ...planPlaces(tournament, role, places).findings,
        ];
  const { entries, positions } = withoutRepetitions(report);
  const ofPlayers = planPlayers({ ...delivery, report: { entries } }, people).findings.map((finding) => ({
    ...finding,
    pointer: finding.pointer.replace(/^\/players\/(\d+)/, (_, entry) => `/players/${positions[Number(entry)]}`),
  }));
  return refuseReport([...ofReading, ...ofHeader, ...ofPlayers]);
}

/** Removes the entries whose handle the reader has found twice. */
function withoutRepetitions({ entries, positions }: UnsoundDelivery['report']) {
  const seen = new Set<string>();
  const firsts = [...entries.keys()].filter((entry) => {
    const key = foldHandle(entries[entry]!.handle);
    return !seen.has(key) && seen.add(key);
  });
  return { entries: firsts.map((entry) => entries[entry]!), positions: firsts.map((entry) => positions[entry]!) };
}
