import type { SubmitterRole } from '@quadrant/rules/intake';
import { scoreReport, tournamentKey, type Overrides, type Scoring } from '@quadrant/rules/history';
import { reportDeadline, SWITCHES } from '@quadrant/rules/policy';
import { readReport } from '@quadrant/rules/report';
import type { TournamentReport } from '@quadrant/rules/tournament';
import { reportDocument } from '../builders/report.js';
import type { Command } from './commands.js';
import { noonOf, SUBMITTER } from './content.js';

export interface StoredRevision {
  readonly number: number;
  readonly report: TournamentReport;
  readonly sha256: string;
  /** It came late, was imported, or could not be published when it came. Then it waits until a refresh publishes it. */
  waits: boolean;
  /** Says whether an unknown registration counts as early enough. */
  readonly leadTimeCountsAsMet: boolean;
  /** The rules gave this result, with the coordinator's values at that time. */
  scoring: Scoring;
}

export interface StoredTournament extends Overrides {
  readonly key: string;
  /** The seed of its tosses, as hex. Null means that they are drawn from the key. */
  readonly tossSeed: string | null;
  level: Overrides['level'];
  rated: Overrides['rated'];
  readonly revisions: StoredRevision[];
  gone: 'withdrawn' | 'merged' | null;
}

/** The key is that of the tournament; the seeds were drawn by a server, as hex. */
export type TossSeeds = ReadonlyMap<string, string>;

/** A report arrives in the evening. */
export const receivedOn = (day: number): Date => new Date(noonOf(day) + 6 * 3_600_000);

export const roleOf = ({ imported }: { readonly imported: boolean }): SubmitterRole =>
  imported ? 'operator' : 'coordinator';

/** Hashes the canonical document that tells a report. */
export const sha256Of = (report: TournamentReport): string =>
  readReport(Buffer.from(JSON.stringify(reportDocument(report)))).sha256!;

/** Stores a report, which is the next revision of its tournament, or the first of a new one. */
export function admit(
  { report, sha256 }: Pick<StoredRevision, 'report' | 'sha256'>,
  { day, imported }: Pick<Extract<Command, { does: 'submit' }>, 'day' | 'imported'>,
  stored: StoredTournament | null,
  tossSeeds: TossSeeds,
): { tournament: StoredTournament; revision: StoredRevision } {
  const key = tournamentKey(report.tournament.externalId, sha256);
  const tossSeed = tossSeeds.get(key) ?? null;
  const tournament = stored ?? { key, tossSeed, level: null, rated: null, league: null, revisions: [], gone: null };
  const number = tournament.revisions.length + 1;
  const waits = imported || receivedOn(day).getTime() >= reportDeadline(report.tournament).end;
  const isOfOthers = imported || report.tournament.director !== SUBMITTER;
  const leadTimeCountsAsMet = isOfOthers || tournament.revisions.at(-1)?.leadTimeCountsAsMet === true;
  const facts = { number, report, sha256, leadTimeCountsAsMet, waits };
  const revision: StoredRevision = { ...facts, scoring: score(tournament, facts) };
  tournament.revisions.push(revision);
  return { tournament, revision };
}

/** Scores a revision again, because the coordinator's values have changed. */
export function rescore(tournament: StoredTournament, revision: StoredRevision): void {
  revision.scoring = score(tournament, revision);
}

const score = (
  { key, tossSeed, level, rated, league }: StoredTournament,
  { report, sha256, leadTimeCountsAsMet }: Pick<StoredRevision, 'report' | 'sha256' | 'leadTimeCountsAsMet'>,
): Scoring =>
  scoreReport(report, key, {
    sha256: Buffer.from(sha256, 'hex'),
    announced: null,
    leadTimeCountsAsMet,
    switches: SWITCHES,
    tossSeed,
    level,
    rated,
    league,
  });
