import { f, nullable } from '@quadrant/http';
import type { DraftOfLive } from '@quadrant/store/uploads';
import { latestReport, type ReportedLive } from '@quadrant/store/live';

const DRAFT_STATES = ['current', 'outdated', 'reported'] as const;

/** The report of a live tournament is stored, or waits for a decision. */
export class ReportOfLiveDto {
  @f.Id({ nullable, about: 'Null while the first report waits' }) tournamentId: string | null;
  @f.Id({ nullable, about: 'Its current revision as it was submitted' }) submissionId: string | null;
  @f.Integer({ nullable, about: 'The current revision' }) revision: number | null;
  @f.Id({ nullable, about: 'The held report that waits for a decision' }) waitingId: string | null;
  @f.AnyText({ nullable, about: 'Handle of who sent the newest of them' }) submittedBy: string | null;
  @f.Instant('When the newest of them was received') receivedAt: Date;
}

/** Returns null where nobody has submitted a report. */
export function reportOfLiveOf({ stored, waiting }: ReportedLive): ReportOfLiveDto | null {
  const newest = waiting ?? stored;
  if (newest === null) return null;
  const { submittedBy, receivedAt } = newest;
  return {
    tournamentId: stored?.tournamentId ?? null,
    submissionId: stored?.submissionId ?? null,
    revision: stored?.revision ?? null,
    waitingId: waiting?.id ?? null,
    submittedBy,
    receivedAt,
  };
}

export class DraftOfLiveDto {
  @f.Id() id: string;
  @f.Choice(
    DRAFT_STATES,
    'current: it can be submitted; outdated: something was entered since, so make the draft again; reported: a report was submitted since',
  )
  state: (typeof DRAFT_STATES)[number];
  @f.Flag('Whether the tournament is finished') isFinished: boolean;
  @f.Of(ReportOfLiveDto, { nullable, about: 'Its newest report; null where there is none' })
  report: ReportOfLiveDto | null;
}

/** Tells what became of the live tournament of a draft; null for a draft without one. */
export function draftOfLiveOf(
  live: DraftOfLive | null,
  reported: ReadonlyMap<string, ReportedLive>,
): DraftOfLiveDto | null {
  const now = live === null ? undefined : reported.get(live.id);
  if (live === null || now === undefined) return null;
  return { id: live.id, state: stateOf(live, now), isFinished: now.finishedAt !== null, report: reportOfLiveOf(now) };
}

function stateOf({ version, report }: DraftOfLive, now: ReportedLive): DraftOfLiveDto['state'] {
  const latest = latestReport(now);
  if (latest !== null && latest !== report) return 'reported';
  return now.version === version ? 'current' : 'outdated';
}
