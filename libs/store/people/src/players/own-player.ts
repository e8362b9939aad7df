import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { foldHandle } from '@quadrant/rules/tournament';

/** The player of whoever asks, where others see nothing of them but a label. */
export interface OwnPlayer {
  readonly publicId: string;
  /** As which everybody knows them. */
  readonly label: string;
  /** What they are called, folded; the label where their name was removed. */
  readonly handleKey: string;
  /** Their name was removed: they can change nothing of the player any more. */
  readonly isRemoved: boolean;
}

/** Begins what finds an own player. */
const OWN = 'Own ';

const askers = new AsyncLocalStorage<OwnPlayer>();

/** Runs `work` as the owner of a player who is not shown to others: in it {@link keyOfPlayer} leads to the player. */
export const seeOwnPlayer = <T>(own: OwnPlayer, work: () => T): T => askers.run(own, work);

/** The player of whoever asks, as {@link seeOwnPlayer} was told; null where they see what everybody sees. */
export const ownPlayer = (): OwnPlayer | null => askers.getStore() ?? null;

/**
 * By what the database finds the player of a handle: the folded handle, or what finds the own player of whoever asks, though they
 * are not shown. The latter begins with a capital letter, which no folded handle has.
 */
export function keyOfPlayer(handle: string): string {
  const key = foldHandle(handle);
  const own = ownPlayer();
  return own !== null && (key === own.label || key === own.handleKey) ? `${OWN}${own.publicId}` : key;
}

/** Whose player is not shown to others. */
@Injectable()
export class OwnPlayerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The player of an account where others do not see them, over merges; null for every other account. */
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
