import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { foldHandle } from '@quadrant/rules/tournament';

/** The player of the person who asks, when others see only a label of them. */
export interface OwnPlayer {
  readonly publicId: string;
  readonly label: string;
  /** The folded handle; the label where their name was removed. */
  readonly handleKey: string;
  /** Their name was removed, so they can no longer change the player. */
  readonly isRemoved: boolean;
}

/** A key that finds an own player begins with this. */
const OWN = 'Own ';

const askers = new AsyncLocalStorage<OwnPlayer>();

/** Runs `work` as the owner of a player who is not shown to others. In it, {@link keyOfPlayer} leads to the player. */
export const seeOwnPlayer = <T>(own: OwnPlayer, work: () => T): T => askers.run(own, work);

/** Returns the player that {@link seeOwnPlayer} was given; null where the person sees what everybody sees. */
export const ownPlayer = (): OwnPlayer | null => askers.getStore() ?? null;

/**
 * Returns the key by which the database finds the player of a handle. This is the folded handle, or a key that finds
 * the asking person's own player, even when they are not shown. The latter begins with a capital letter, which no
 * folded handle has.
 */
export function keyOfPlayer(handle: string): string {
  const key = foldHandle(handle);
  const own = ownPlayer();
  return own !== null && (key === own.label || key === own.handleKey) ? `${OWN}${own.publicId}` : key;
}

/** Finds players that only their owners see. */
@Injectable()
export class OwnPlayerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the player of an account when others do not see them, over merges; returns null for every other account. */
  async find(accountId: string): Promise<OwnPlayer | null> {
    const [own] = await this.dataSource.query<OwnPlayer[]>(
      `select p.public_id as "publicId", s.handle_key as label, p.handle_key as "handleKey",
         p.anonymised_at is not null as "isRemoved"
       from accounts a join players n on n.id = coalesce(a.player_id, a.removed_player_id)
         join players p on p.id = n.counts_as join shown_players s on s.id = p.id
       where a.id = $1 and (p.hidden_at is not null or p.anonymised_at is not null)`,
      [accountId],
    );
    return own ?? null;
  }
}
