import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import {
  countDeckList,
  deckListDeadline,
  readDeckList,
  refuseDeckList,
  refuseOpening,
  type AnnouncedTournament,
  type DeckListCount,
  type DeckListFault,
  type DeckListRefusal,
} from '@quadrant/rules/announcements';
import { getRuleSystem } from '@quadrant/rules/systems';
import { foldHandle, instantIn } from '@quadrant/rules/tournament';
import { inTransaction, mention, recordAudit } from '@quadrant/store/audit';
import { findHiddenNames } from '@quadrant/store/players';
import { lockAnnouncement } from './announcement-rows.js';
import { AnnouncementEntity } from './announcement.entity.js';
import type { Registrar } from './announcement-player.repository.js';
import type { Announcement } from './announcement.js';
import { DeckListEntity } from './deck-list.entity.js';

/** A deck list as somebody may see it. Hidden players have labels. */
export interface ShownDeckList extends Pick<DeckListEntity, 'handle' | 'sentBy' | 'sentAt'> {
  /** Null while it is hidden from the reader. */
  readonly list: string | null;
  /** The number of its cards beside the rules; null while it is hidden. */
  readonly count: DeckListCount | null;
}

export interface DeckLists {
  /** ISO 8601 with the offset of the place. */
  readonly until: string;
  /** A director opened them then; null while they are hidden. */
  readonly openedAt: Date | null;
  /** The number of lists that were submitted, also of those that the reader does not see. */
  readonly submitted: number;
  readonly lists: readonly ShownDeckList[];
}

/** The reader of deck lists: a player, or somebody in charge of the tournament. Null stands for everybody. */
export type DeckListReader = { readonly handleKey: string; readonly isInCharge: boolean } | null;

export type DeckListAnswer =
  | { readonly kind: 'stored' }
  | DeckListRefusal
  | DeckListFault
  | { readonly kind: 'announcement-not-found' }
  | { readonly kind: 'player-not-registered'; readonly handle: string }
  | { readonly kind: 'deck-list-not-found'; readonly handle: string };

/** Stores deck lists of announced tournaments, hidden until a director opens them. */
@Injectable()
export class DeckListRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Lists the deck lists of an existing announcement that a reader may know of. Players know of their own. Directors know
   * who submitted one, and read it once it is open; everybody does then, where the announcement says so.
   */
  async list({ id, announced }: Pick<Announcement, 'id' | 'announced'>, reader: DeckListReader): Promise<DeckLists> {
    const { manager } = this.dataSource;
    const [rows, openedAt, names] = await Promise.all([
      manager.find(DeckListEntity, { where: { announcementId: id }, order: { handleKey: 'ASC' } }),
      findOpening(manager, id),
      findHiddenNames(this.dataSource),
    ]);
    const isShown = openedAt !== null && announced.deckListsShown === true;
    const isInCharge = reader?.isInCharge === true;
    const known = rows.filter(({ handleKey }) => isInCharge || isShown || handleKey === reader?.handleKey);
    const lists = known.map(({ handle, handleKey, sentBy, sentAt, list }) => {
      const isReadable = handleKey === reader?.handleKey || isShown || (isInCharge && openedAt !== null);
      return {
        handle: names.show(handle),
        sentBy: names.show(sentBy),
        sentAt,
        list: isReadable ? list : null,
        count: isReadable ? countOf(announced, list) : null,
      };
    });
    return { until: deckListDeadline({ announced }), openedAt, submitted: rows.length, lists };
  }

  /** Stores the list of a registered player, in place of their earlier one. */
  submit(id: string, handle: string, text: string, registrar: Registrar): Promise<DeckListAnswer> {
    return this.decide(id, handle, 'submit', registrar, async (client, announcement) => {
      const read = readDeckList(text);
      if (typeof read !== 'string') return read;
      const { rowCount } = await client.query(
        `insert into deck_lists (announcement_id, handle, handle_key, text, sent_by, sent_at)
         select announcement_id, handle, handle_key, $3, $4, $5
         from announcement_players where announcement_id = $1 and handle_key = $2
         on conflict (announcement_id, handle_key) do update set text = $3, sent_by = $4, sent_at = $5`,
        [id, foldHandle(handle), read, registrar.handle, registrar.at],
      );
      if (rowCount === 0) return { kind: 'player-not-registered', handle };
      return { cards: countOf(announcement.announced, read).cards };
    });
  }

  withdraw(id: string, handle: string, registrar: Registrar): Promise<DeckListAnswer> {
    return this.decide(id, handle, 'withdraw', registrar, async (client) => {
      const { rowCount } = await client.query(`delete from deck_lists where announcement_id = $1 and handle_key = $2`, [
        id,
        foldHandle(handle),
      ]);
      return rowCount === 0 ? { kind: 'deck-list-not-found', handle } : {};
    });
  }

  /** Opens all lists of a tournament after the deadline. They stay open. */
  open(id: string, registrar: Registrar): Promise<DeckListAnswer> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const announcement = await lockAnnouncement(client, id, null);
      if ('kind' in announcement) return { kind: 'announcement-not-found' };
      const refusal = refuseOpening(await standingOf(manager, announcement), nowAt(announcement, registrar.at));
      if (refusal !== null) return refusal;
      const { rowCount } = await client.query(
        `update announcements set deck_lists_opened_at = $2 where id = $1 and deck_lists_opened_at is null`,
        [id, registrar.at],
      );
      if (rowCount === 1) await recordAudit(client, entryOf(id, registrar, { done: 'open' }, []));
      return { kind: 'stored' };
    });
  }

  private decide(
    id: string,
    handle: string,
    done: string,
    registrar: Registrar,
    write: (client: PoolClient, announcement: Announcement) => Promise<DeckListAnswer | object>,
  ): Promise<DeckListAnswer> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const announcement = await lockAnnouncement(client, id, null);
      if ('kind' in announcement) return { kind: 'announcement-not-found' };
      const standing = await standingOf(manager, announcement);
      const refusal = refuseDeckList(standing, registrar.isInCharge, nowAt(announcement, registrar.at));
      if (refusal !== null) return refusal;
      const written = await write(client, announcement);
      if ('kind' in written) return written;
      await recordAudit(client, entryOf(id, registrar, { done, handle, ...written }, [handle]));
      return { kind: 'stored' };
    });
  }
}

/** The audit has the number of cards of a list, and not its text: it is hidden from those who read the audit, too. */
const entryOf = (
  id: string,
  { handle: actor, at, requestId }: Registrar,
  detail: object,
  people: readonly string[],
) => ({
  at,
  actor,
  action: 'announcement.deck-list' as const,
  subject: id,
  detail,
  requestId,
  mentions: people.map((each) => mention('account', foldHandle(each))),
});

const countOf = ({ ruleSystem, game, format, rules }: AnnouncedTournament, list: string): DeckListCount =>
  countDeckList(list, getRuleSystem(ruleSystem).players.deckRules({ game, format, rules }));

const nowAt = ({ announced }: Announcement, at: Date): string => instantIn(announced.zone, at.getTime());

async function standingOf(manager: EntityManager, { id, state, announced, tournamentId }: Announcement) {
  return { state, announced, tournamentId, isOpen: (await findOpening(manager, id)) !== null };
}

async function findOpening(manager: EntityManager, id: string): Promise<Date | null> {
  const found = await manager.findOne(AnnouncementEntity, {
    where: { id },
    select: { deckListsOpenedAt: true, id: true },
  });
  return found?.deckListsOpenedAt ?? null;
}
