import { findSeason, type LeagueSeason } from '@quadrant/league';
import { localDateOf, type Finding, type TournamentReport } from '@quadrant/tournament';
import { reportDeadline, tournamentKey } from './history.js';
import { scoreReport, type Scoring, type ScoringFacts } from './scorecard.js';

/** What somebody hands a report in as: the operator imports history, the others submit. */
export type SubmitterRole = 'director' | 'coordinator' | 'operator';

/** What decides how a report enters, besides the report. */
export interface AdmissionFacts {
  /** Hex SHA-256 of the canonical document. */
  readonly sha256: string;
  readonly receivedAt: Date;
  readonly role: SubmitterRole;
  /** Seasons of the league that the report names; null when nobody knows that league, or it names none. */
  readonly leagueSeasons: readonly LeagueSeason[] | null;
}

/** The tournament that a report becomes a revision of, with what a coordinator set there in place of the report's word. */
export interface ScoredTournament extends Pick<ScoringFacts, 'level' | 'rated'> {
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
}

/**
 * Decides how a report without errors enters: its key, how it is scored, whether it is rated at once or waits for a
 * refresh (000, appendix A), and what is to be said about it beyond its shape and rules.
 */
export function admitReport(report: TournamentReport, facts: AdmissionFacts): Admission {
  const waits = reasonToWait(report, facts);
  const leadTimeCountsAsMet = facts.role === 'operator';
  return {
    key: tournamentKey(report.tournament.externalId, facts.sha256),
    score: ({ key, level, rated }) =>
      scoreReport(report, key, { sha256: Buffer.from(facts.sha256, 'hex'), leadTimeCountsAsMet, level, rated }),
    findings: [...leagueFindings(report, facts), ...(waits?.findings ?? [])],
    state: waits ? 'awaiting-refresh' : 'accepted',
    stateReason: waits?.reason ?? null,
    leadTimeCountsAsMet,
  };
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

function leagueFindings({ tournament }: TournamentReport, { leagueSeasons }: AdmissionFacts): Finding[] {
  const { league, startsAt } = tournament;
  if (league === null) return [];
  if (leagueSeasons === null) {
    return [
      {
        severity: 'error',
        code: 'league-unknown',
        pointer: '/tournament/league',
        message: `There is no league "${league}".`,
        advice: 'Use the slug of a league from /api/v1/leagues, or ask a coordinator to create it.',
      },
    ];
  }
  const date = localDateOf(startsAt);
  if (findSeason(leagueSeasons, league, date)) return [];
  return [
    {
      severity: 'warning',
      code: 'out-of-season',
      pointer: '/tournament/league',
      message: `League "${league}" has no season on ${date}, so the tournament gives no league points.`,
      advice: 'Check the date, or ask a coordinator to create the season and then for a refresh.',
    },
  ];
}
