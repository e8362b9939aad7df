import { Injectable, Logger } from '@nestjs/common';
import type { JobPayloads } from '@quadrant/queue';
import { findRound, findTable, tablesOf, type LiveState } from '@quadrant/rules/live';
import { foldHandle } from '@quadrant/rules/tournament';
import { LiveRepository } from '@quadrant/store/live';
import { PushRepository } from '@quadrant/store/push';
import { PushSender, type PushMessage } from './push-sender.service.js';

type News = JobPayloads['push'];

/** Tells players' phones what is new in a live tournament, as it is when the job runs: old news is not told. */
@Injectable()
export class LiveNotices {
  private readonly logger = new Logger('LiveNotices');

  constructor(
    private readonly live: LiveRepository,
    private readonly push: PushRepository,
    private readonly sender: PushSender,
  ) {}

  async tell(news: News): Promise<void> {
    const found = await this.live.find(news.tournamentId);
    if (found === null) return;
    const receivers = await this.push.listOfTournament(news.tournamentId);
    if (receivers.length === 0) return;
    const links = await this.live.listLinks(found);
    const { call } = await this.live.showInside(found);
    const asked = receivers.flatMap((receiver) => {
      const told = noticeFor(found.state, news, receiver.playerKey, call);
      const link = links.get(receiver.playerKey);
      if (told === null || link === undefined) return [];
      const { id, facts } = found.record;
      const message: PushMessage = {
        tag: `${id} ${news.kind}`,
        address: `/live/${id}/me/${link}`,
        notice: told.notice,
        values: { tournament: facts.header.name, round: news.round, ...told.values },
      };
      return [{ receiver, message }];
    });
    const { sent, failed, gone } = await this.sender.send(asked);
    this.logger.log(`${news.kind} of round ${news.round}: ${sent} phones told, ${failed} failed, ${gone} gone`);
  }
}

interface Told {
  readonly notice: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Returns what one player is told; null where it does not concern them. */
function noticeFor(
  state: LiveState,
  { kind, round: number, table: wanted }: News,
  key: string,
  call: (handle: string) => string,
): Told | null {
  const round = findRound(state, number);
  const player = state.players.get(key);
  if (round === undefined || player === undefined || state.isFinished) return null;
  if (kind === 'round-over') return player.presence === 'playing' ? { notice: 'round-over', values: {} } : null;
  const table = findTable(round, player.handle);
  if (kind === 'paired') {
    // Another round was paired meanwhile, and is told itself.
    if (round !== state.rounds.at(-1)) return null;
    if (table !== undefined) {
      const others = table.players.filter((each) => foldHandle(each) !== key).map(call);
      return { notice: 'paired', values: { table: table.table, opponent: others.join(', ') } };
    }
    return player.presence === 'playing' ? { notice: 'paired-without', values: {} } : null;
  }
  const waiting = tablesOf(round).find((each) => each.table === wanted);
  if (table === undefined || table !== waiting || table.status !== 'claimed') return null;
  if (table.claims.some(({ by }) => foldHandle(by) === key)) return null;
  return { notice: 'confirm', values: { table: table.table } };
}
