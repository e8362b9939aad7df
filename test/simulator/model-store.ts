import type { SubmitterRole } from '@quadrant/rules/intake';
import { scoreReport, tournamentKey, type Overrides, type Scoring } from '@quadrant/rules/outcome';
import { reportDeadline, SWITCHES } from '@quadrant/rules/policy';
import { readReport } from '@quadrant/rules/report';
import type { TournamentReport } from '@quadrant/rules/tournament';
import { reportDocument } from '../builders/report.js';
import type { Command } from './commands.js';
import { noonOf, SUBMITTER } from './content.js';

/** A revision as it was received. */
export interface StoredRevision {
  readonly number: number;
  readonly report: TournamentReport;
  readonly sha256: string;
  /** Came late, was imported, or could not be published when it came: waits for a refresh, until one takes it in. */
  waits: boolean;
  /** Whether an unknown registration counts as early enough. */
  readonly leadTimeCountsAsMet: boolean;
  /** What the rules make of it, with a coordinator's word as it was when this was asked last. */
  scoring: Scoring;
}

export interface StoredTournament extends Overrides {
  readonly key: string;
  /** What its tosses are drawn from, as hex; null: from the key. */
  readonly tossSeed: string | null;
  level: Overrides['level'];
  rated: Overrides['rated'];
  readonly revisions: StoredRevision[];
  gone: 'withdrawn' | 'merged' | null;
}

/** By key of the tournament: seeds that a server drew, as hex. */
export type TossSeeds = ReadonlyMap<string, string>;

/** A report arrives in the evening. */
export const receivedOn = (day: number): Date => new Date(noonOf(day) + 6 * 3_600_000);

export const roleOf = ({ imported }: { readonly imported: boolean }): SubmitterRole =>
  imported ? 'operator' : 'coordinator';

/** Of the canonical document that tells a report. */
export const sha256Of = (report: TournamentReport): string =>
  readReport(Buffer.from(JSON.stringify(reportDocument(report)))).sha256!;

/** Stores a report as the next revision of its tournament, or of a new one. */
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

/** Once more, with what a coordinator says now. */
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
