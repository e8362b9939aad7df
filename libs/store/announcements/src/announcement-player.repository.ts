import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import {
  movedUp,
  type Place,
  placesOf,
  refuseRegistration,
  type RegistrationRefusal,
} from '@quadrant/rules/announcements';
import { foldHandle, instantIn } from '@quadrant/rules/tournament';
import { inTransaction, mention, recordAudit, type Author } from '@quadrant/store/audit';
import { findUnknownPeople } from '@quadrant/store/leagues';
import { findHiddenNames } from '@quadrant/store/players';
import { lockAnnouncement } from './announcement-rows.js';
import { AnnouncementEntity } from './announcement.entity.js';
import { AnnouncementPlayer } from './announcement-player.entity.js';
import type { Announcement } from './announcement.js';
import { tellPlaced, tellRegistered } from './tell-announcement.js';

/** A player who said that they will come. Hidden players have labels. */
export type RegisteredPlayer = Pick<AnnouncementPlayer, 'handle' | 'registeredBy' | 'registeredAt'> & Place;

export interface RegisteredPlayers {
  /** In the order in which they registered. */
  readonly players: readonly RegisteredPlayer[];
  /** Whether players can register and withdraw themselves, as far as the directors say. */
  readonly isOpen: boolean;
  /** So many have a place; null where everybody has one. */
  readonly capacity: number | null;
}

export type PlayerRefusal =
  | RegistrationRefusal
  | { readonly kind: 'announcement-not-found' }
  | { readonly kind: 'player-registered'; readonly handle: string }
  | { readonly kind: 'player-not-registered'; readonly handle: string }
  | { readonly kind: 'registered-player-unknown'; readonly handle: string; readonly meant: readonly string[] };

export interface PlayersStored extends RegisteredPlayers {
  readonly kind: 'stored';
  /** They have waited, and have a place from now on. Hidden players have labels. */
  readonly movedUp: readonly string[];
}

export interface Registrar extends Author {
  /** It is true for the director of the tournament and for a coordinator. */
  readonly isInCharge: boolean;
}

type Answer = PlayersStored | PlayerRefusal;

/** Players of announced tournaments who registered before the day (000, appendix A). */
@Injectable()
export class AnnouncementPlayerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the players of an existing announcement. Hidden players have labels. */
  list(announcementId: string): Promise<RegisteredPlayers> {
    return this.read(this.dataSource.manager, announcementId);
  }

  /** Lists the stored handles of the players who have a place, in the order of registration. */
  async listPlaced(announcementId: string): Promise<string[]> {
    const places = await listPlaces(this.dataSource.manager, announcementId);
    return places.filter(({ waiting }) => waiting === null).map(({ handle }) => handle);
  }

  /** Lists the stored handles of the players who wait for a place, the first one first. */
  async listWaiting(announcementId: string): Promise<string[]> {
    const places = await listPlaces(this.dataSource.manager, announcementId);
    return places.filter(({ waiting }) => waiting !== null).map(({ handle }) => handle);
  }

  async register(announcementId: string, handle: string, registrar: Registrar): Promise<Answer> {
    const [unknown] = await findUnknownPeople(this.dataSource, [handle]);
    if (unknown !== undefined) return { kind: 'registered-player-unknown', ...unknown };
    return this.decide(announcementId, registrar, 'register', handle, async (client) => {
      const { rowCount } = await client.query(
        `insert into announcement_players (announcement_id, handle, handle_key, registered_by, registered_at)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [announcementId, handle, foldHandle(handle), registrar.handle, registrar.at],
      );
      if (rowCount !== 1) return { kind: 'player-registered', handle };
      const people = { handleKey: foldHandle(handle), registrarKey: foldHandle(registrar.handle) };
      await tellRegistered(client, announcementId, people, registrar.at);
      return null;
    });
  }

  withdraw(announcementId: string, handle: string, registrar: Registrar): Promise<Answer> {
    return this.decide(announcementId, registrar, 'withdraw', handle, async (client) => {
      await client.query(`delete from deck_lists where announcement_id = $1 and handle_key = $2`, [
        announcementId,
        foldHandle(handle),
      ]);
      const { rowCount } = await client.query(
        `delete from announcement_players where announcement_id = $1 and handle_key = $2`,
        [announcementId, foldHandle(handle)],
      );
      return rowCount === 1 ? null : { kind: 'player-not-registered', handle };
    });
  }

  /** Opens or closes the list for the players themselves. */
  setOpen(announcementId: string, isOpen: boolean, registrar: Registrar): Promise<Answer> {
    const action = isOpen ? 'open' : 'close';
    return this.decide(announcementId, registrar, action, null, async (client) => {
      await client.query(
        `update announcements set registration_closed_at = case when $2 then null else coalesce(registration_closed_at, $3) end
         where id = $1`,
        [announcementId, isOpen, registrar.at],
      );
      return null;
    });
  }

  private decide(
    id: string,
    { isInCharge, handle: actor, at, requestId }: Registrar,
    done: string,
    handle: string | null,
    write: (client: PoolClient) => Promise<PlayerRefusal | null>,
  ): Promise<Answer> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const announcement = await lockAnnouncement(client, id, null);
      if ('kind' in announcement) return { kind: 'announcement-not-found' };
      const standing = { ...standingOf(announcement), isClosed: !(await isOpen(manager, id)) };
      const now = instantIn(announcement.announced.zone, at.getTime());
      const before = await listPlaces(manager, id);
      const refusal = refuseRegistration(standing, isInCharge, now) ?? (await write(client));
      if (refusal !== null) return refusal;
      const upward = movedUp(before, await listPlaces(manager, id));
      await tellPlaced(client, id, upward, at);
      await recordAudit(client, {
        at,
        actor,
        action: 'announcement.register',
        subject: id,
        detail: { done, handle, ...(upward.length > 0 && { movedUp: upward }) },
        requestId,
        mentions: [...(handle === null ? [] : [handle]), ...upward].map((each) => mention('account', foldHandle(each))),
      });
      const names = await findHiddenNames(this.dataSource);
      return { kind: 'stored', ...(await this.read(manager, id)), movedUp: upward.map((each) => names.show(each)) };
    });
  }

  private async read(manager: EntityManager, announcementId: string): Promise<RegisteredPlayers> {
    const names = await findHiddenNames(this.dataSource);
    const players = (await listPlaces(manager, announcementId)).map(
      ({ handle, registeredBy, registeredAt, waiting }) => ({
        handle: names.show(handle),
        registeredBy: names.show(registeredBy),
        registeredAt,
        waiting,
      }),
    );
    const capacity = (await findCapacity(manager, announcementId)) ?? null;
    return { players, capacity, isOpen: await isOpen(manager, announcementId) };
  }
}

const standingOf = ({ state, announced, tournamentId }: Announcement) => ({ state, announced, tournamentId });

async function listPlaces(manager: EntityManager, announcementId: string): Promise<(AnnouncementPlayer & Place)[]> {
  const players = await manager.find(AnnouncementPlayer, {
    where: { announcementId },
    order: { number: 'ASC' },
  });
  return placesOf(players, await findCapacity(manager, announcementId));
}

const findCapacity = async (manager: EntityManager, id: string): Promise<number | undefined> =>
  (await manager.findOneBy(AnnouncementEntity, { id }))?.announced.capacity;

const isOpen = (manager: EntityManager, id: string): Promise<boolean> =>
  manager.existsBy(AnnouncementEntity, { id, registrationClosedAt: IsNull() });
