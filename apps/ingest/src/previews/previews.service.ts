import { say } from '@quadrant/rules/message';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, problemOfKind, type Problem } from '@quadrant/http';
import { foldHandle } from '@quadrant/rules/tournament';
import { ClientGone, type PreviewAsker } from './preview-asker.js';
import { FairLine, LineFull } from '@quadrant/threads';
import { nextDueInstant, type PreviewSettings } from '@quadrant/settings';
import {
  PreviewExecutor,
  type PreviewAnswer,
  type PreviewKind,
  type PreviewQuestion,
  type PreviewSubject,
} from './preview-question.js';

export const PREVIEW_SETTINGS = Symbol('PREVIEW_SETTINGS');
export const REFRESH_CRON = Symbol('cron expression of the weekly refresh');

/** Shows what a change would be and move, and stores nothing. Accounts take turns, each with a short line of its own. */
@Injectable()
export class Previews {
  private readonly lines: Readonly<Record<'officials' | 'others', FairLine>>;

  constructor(
    private readonly executor: PreviewExecutor,
    @Inject(PREVIEW_SETTINGS) private readonly settings: PreviewSettings,
    @Inject(REFRESH_CRON) private readonly refreshCron: string,
    private readonly clock: Clock,
  ) {
    // Each line has its own thread: however many directors wait, a coordinator waits for other coordinators only.
    const limits = { ...settings, slots: 1 };
    this.lines = { officials: new FairLine(limits), others: new FairLine(limits) };
  }

  get waiting(): number {
    return this.lines.officials.length + this.lines.others.length;
  }

  /**
   * Previews a report, with the time of the refresh that it waits for and the places that its file gives.
   * @param ownPlaces by handle; empty where the file has none
   * @throws Problem as {@link preview}
   */
  async previewReport(
    delivery: PreviewSubject<'report'>,
    ownPlaces: ReadonlyMap<string, number>,
    asker: PreviewAsker,
  ): Promise<PreviewAnswer<'report'>> {
    const answer = await this.preview('report', delivery, asker);
    if (answer.kind !== 'previewed') return answer;
    const { preview } = answer;
    const placeOf = new Map([...ownPlaces].map(([handle, place]) => [foldHandle(handle), place]));
    const standings = preview.standings.map((row) => {
      const ownPlace = placeOf.get(foldHandle(row.handle));
      return ownPlace === undefined ? row : { ...row, ownPlace };
    });
    const refreshDueAt =
      preview.takesEffect === 'with-refresh' && preview.state !== 'held'
        ? nextDueInstant(this.refreshCron, this.clock.now()).toISOString()
        : null;
    return { ...answer, preview: { ...preview, standings, refreshDueAt } };
  }

  /** @throws Problem when too many wait, or nobody waits for the answer any more */
  async preview<Kind extends PreviewKind>(
    kind: Kind,
    of: PreviewSubject<Kind>,
    { account, isOfficial, signal }: PreviewAsker,
  ): Promise<PreviewAnswer<Kind>> {
    const question = { kind, of } as PreviewQuestion;
    const line = isOfficial ? this.lines.officials : this.lines.others;
    try {
      const answer = await line.run(account, signal, () => this.executor.execute(question, signal));
      return answer;
    } catch (error) {
      if (error instanceof LineFull) throw this.tooMany(error);
      if (error instanceof ClientGone)
        throw problemOfKind('request-timeout', say`The connection was closed before the answer.`);
      throw error;
    }
  }

  private tooMany({ of }: LineFull): Problem {
    const { waitingPerAccount, waitingInAll } = this.settings;
    const detail =
      of === 'account'
        ? say`${waitingPerAccount + 1} previews of your account are already waiting or being computed. This one was not started.`
        : say`${waitingInAll} previews of all accounts are already waiting. This one was not started.`;
    const advice = say`Wait for the answers to your earlier previews, then retry after the time that Retry-After names.`;
    return problemOfKind('too-many-requests', detail, { advice, headers: { 'retry-after': '5' } });
  }
}
