import { foldHandle, type Finding, type TournamentHeader, type TournamentReport } from '@quadrant/rules/tournament';
import { reportDeadline, tournamentKey } from './history.js';
import { leagueFindings, type KnownLeague } from './league-findings.js';
import { scoreReport, type Overrides, type Scoring } from './scorecard.js';

/** What somebody hands a report in as: the operator imports history, the others submit. */
export type SubmitterRole = 'director' | 'coordinator' | 'operator';

/** What decides how a report enters, besides the report. */
export interface AdmissionFacts {
  /** Hex SHA-256 of the canonical document. */
  readonly sha256: string;
  readonly receivedAt: Date;
  readonly role: SubmitterRole;
  /** Folded handle of whoever hands it in. */
  readonly submitterKey: string;
  /** The league that the report names; null when nobody knows that league, or it names none. */
  readonly league: KnownLeague | null;
}

/** The tournament that a report becomes a revision of, with what was set there in place of the report's word. */
export interface ScoredTournament extends Overrides {
  readonly key: string;
}

/** What a readable report gets on its way into the store. */
export interface Admission {
  /** Of the tournament, should this be its first revision. */
  readonly key: string;
  /** Its final order and its scorecard, given the tournament: tosses hang on the key. */
  readonly score: (tournament: ScoredTournament) => Scoring;
  /** What shape and rules could not know: leagues and lateness. */
  readonly findings: readonly Finding[];
  readonly state: 'accepted' | 'awaiting-refresh';
  readonly stateReason: string | null;
  readonly leadTimeCountsAsMet: boolean;
  /** Whether it counts for no league until the league director says so. */
  readonly heldLeague: boolean;
}

/**
 * Decides how a report without errors enters: its key, how it is scored, whether it is rated at once or waits for a
 * refresh (000, appendix A), and what is to be said about it beyond its shape and rules.
 */
export function admitReport(report: TournamentReport, facts: AdmissionFacts): Admission {
  const waits = reasonToWait(report, facts);
  const leadTimeCountsAsMet = facts.role === 'operator';
  const key = tournamentKey(report.tournament.externalId, facts.sha256);
  const heldLeague = isLeagueHeld(report.tournament, facts);
  const position = { startsAt: Date.parse(report.tournament.startsAt), key };
  return {
    key,
    score: ({ key: ofTournament, level, rated, league }) =>
      scoreReport(report, ofTournament, {
        sha256: Buffer.from(facts.sha256, 'hex'),
        leadTimeCountsAsMet,
        level,
        rated,
        league,
      }),
    findings: [...leagueFindings(report, facts.league, position, heldLeague), ...(waits?.findings ?? [])],
    state: waits ? 'awaiting-refresh' : 'accepted',
    stateReason: waits?.reason ?? null,
    leadTimeCountsAsMet,
    heldLeague,
  };
}

/**
 * 000, 12.2: the league director flags tournaments of the league, as their primary or secondary director. Whoever may
 * take their place hands them in themselves; coordinators and the operator know what they do.
 */
function isLeagueHeld(
  { league: slug, director, secondaryDirector }: TournamentHeader,
  { role, submitterKey, league }: AdmissionFacts,
): boolean {
  if (slug === null || league === null || role !== 'director') return false;
  const { directorKey, alternateKeys } = league;
  if (submitterKey === directorKey || alternateKeys.includes(submitterKey)) return false;
  return ![director, secondaryDirector].some((handle) => handle !== null && foldHandle(handle) === directorKey);
}

function reasonToWait(
  { tournament }: TournamentReport,
  { receivedAt, role }: AdmissionFacts,
): { reason: string; findings: Finding[] } | null {
  if (role === 'operator') return { reason: 'imported: waits for the refresh that ends the import', findings: [] };
  const deadline = reportDeadline(tournament);
  if (receivedAt.getTime() < deadline) return null;
  const until = new Date(deadline).toISOString();
  return {
    reason: `received after ${until}, a week after the tournament: waits for the next refresh`,
    findings: [
      {
        severity: 'note',
        code: 'late-report',
        pointer: '/tournament/startsAt',
        message: `The report came after ${until}, a week after the tournament.`,
        advice: 'It is stored and is rated by the next weekly refresh; a coordinator can ask for one sooner.',
      },
    ],
  };
}
