import { Injectable, Logger } from '@nestjs/common';
import type { JobPayloads } from '@quadrant/queue';
import { findRound, findTable, tablesOf, type LiveState } from '@quadrant/rules/live';
import { foldHandle } from '@quadrant/rules/tournament';
import { LiveRepository } from '@quadrant/store/live';
import { PushRepository, type PersonalReceiver } from '@quadrant/store/push';
import { PushSender, type PushMessage } from './push-sender.service.js';

type News = Exclude<JobPayloads['push'], { notice: number }>;

/** Tells phones of players and directors what is new in a live tournament, as it is when the job runs: old news is not told. */
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
    const { record, state } = found;
    const directorKeys = [...record.directorKeys, ...state.helpers.keys()];
    const receivers = await this.push.listOfTournament(news.tournamentId);
    const personal = await this.push.listOfPeople({ directorKeys, playerKeys: [...state.players.keys()] });
    if (receivers.length + personal.length === 0) return;
    const links = await this.live.listLinks(found);
    const { call } = await this.live.showInside(found);
    const messageOf = (page: string, { notice, values }: Told): PushMessage => ({
      tag: `${record.id} ${news.kind}`,
      address: `/live/${record.id}/${page}`,
      notice,
      values: { tournament: record.facts.header.name, round: news.round, ...values },
    });
    const toPlayer = (key: string): PushMessage | null => {
      const told = noticeFor(state, news, key, call);
      const link = links.get(key);
      return told === null || link === undefined ? null : messageOf(`me/${link}`, told);
    };
    // A player's page on a phone tells the same as their account, so the account does not.
    const byLink = new Set(receivers.map(({ playerKey }) => playerKey));
    const toAccount = ({ director, player, isQuiet }: PersonalReceiver): PushMessage | null => {
      if (isQuiet) return null;
      const own = player === null || byLink.has(player) ? null : toPlayer(player);
      const told = own === null && director !== null ? noticeForDirector(state, news) : null;
      const message = told === null ? own : messageOf('run', told);
      return message && { ...message, texts: ACCOUNT_PAGE };
    };
    const asked = [
      ...receivers.map((receiver) => ({ receiver, message: toPlayer(receiver.playerKey) })),
      ...personal.map((receiver) => ({ receiver, message: toAccount(receiver) })),
    ].flatMap(({ receiver, message }) => (message === null ? [] : [{ receiver, message }]));
    const { sent, failed, gone } = await this.sender.send(asked);
    this.logger.log(`${news.kind} of round ${news.round}: ${sent} phones told, ${failed} failed, ${gone} gone`);
  }
}

/** An account asks for notices on this page, which keeps their texts. */
const ACCOUNT_PAGE = '/account';

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

/** A director is told that a result of one player waits: they can confirm it, too. */
function noticeForDirector(state: LiveState, { kind, round: number, table: wanted }: News): Told | null {
  const round = findRound(state, number);
  if (kind !== 'confirm' || round === undefined || state.isFinished) return null;
  const table = tablesOf(round).find((each) => each.table === wanted);
  return table?.status === 'claimed' ? { notice: 'result-waits', values: { table: table.table } } : null;
}
