import { validate as isUuid } from 'uuid';
import { Injectable } from '@nestjs/common';
import { type Actor, Clock } from '@quadrant/http';
import { tellNotice, type ToldNotice } from '@quadrant/rules/notices';
import {
  type Address,
  AddressRepository,
  type NoticeChoice,
  NoticeRepository,
  type StoredNotice,
  type Mailed,
} from '@quadrant/store/notices';
import { PlayerRepository } from '@quadrant/store/players';
import { readPage, type Asked, type Page } from '../paging/read-page.js';

export type ShownNotice = Pick<StoredNotice, 'id' | 'kind' | 'createdAt' | 'readAt'> & ToldNotice;

const NOTICES = {
  isPosition: (value: unknown): value is string => typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value),
  positionOf: ({ id }: StoredNotice) => id,
};

/** Answers what somebody was told, and how it reaches them. */
@Injectable()
export class NoticeView {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly addresses: AddressRepository,
    private readonly players: PlayerRepository,
    private readonly clock: Clock,
  ) {}

  /** Lists the reader's notices, the newest first. Names of people who are hidden now are replaced. */
  async list({ accountId }: Actor, asked: Asked): Promise<Page<ShownNotice>> {
    const { rows, next } = await readPage({ ...asked, listing: 'notices' }, NOTICES, (limit, after) =>
      this.notices.list(accountId, limit, after),
    );
    const showText = await this.players.hidingOfTexts();
    return { rows: rows.flatMap((row) => show(row, showText) ?? []), next };
  }

  countUnread({ accountId }: Pick<Actor, 'accountId'>): Promise<number> {
    return this.notices.countUnread(accountId);
  }

  listChoices({ accountId }: Actor): Promise<NoticeChoice[]> {
    return this.notices.listChoices(accountId);
  }

  findAddress({ accountId }: Pick<Actor, 'accountId'>): Promise<Address> {
    return this.addresses.find(accountId, this.clock.now());
  }

  /** Finds whose mails an unsubscribe link ends, and the kinds of these mails; null for a link that leads nowhere. */
  findUnsubscribed(key: string): Promise<Mailed | null> {
    return isUuid(key) ? this.notices.findByUnsubscribeKey(key) : Promise.resolve(null);
  }
}

/** Returns null for a kind that this release does not know. */
function show(
  { id, kind, facts, createdAt, readAt }: StoredNotice,
  showText: (text: string) => string,
): ShownNotice | null {
  const shown = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? showText(value) : value]),
  );
  const told = tellNotice(kind, shown);
  return told && { id, kind, createdAt, readAt, ...told };
}
