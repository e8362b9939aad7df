import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import {
  settleEntitlements,
  showEntitlements,
  showUncovered,
  type ShownEntitlement,
  type ShownUncovered,
} from '@quadrant/rules/prizes';
import { findHandleFault } from '@quadrant/rules/tournament';
import { ask, readMoment } from '@quadrant/store/database';
import { loadEntitlementFacts } from './entitlement-facts.js';
import { loadPlayedTournaments } from './shown-claims.js';
import { readShowing } from './showing.js';
import { keyOfPlayer, shownPlayer } from '@quadrant/store/players';
import { BADGES_OF_PLAYER, type PlayerBadge } from './prize-rows.js';

/** Lists what a player has won besides points, and what they used without having won it. */
export interface PlayerEntitlements {
  readonly handle: string;
  /** They are in the order in which they were won. */
  readonly entitlements: readonly ShownEntitlement[];
  readonly uncovered: readonly ShownUncovered[];
}

/** Reads Earned Byes, head starts and badges of players. */
@Injectable()
export class EntitlementReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param today calendar date, `YYYY-MM-DD`
   * @returns null for a handle that leads to nobody who is shown
   */
  async findByHandle(handle: string, today: string): Promise<PlayerEntitlements | null> {
    if (findHandleFault(handle) !== null) return null;
    return readMoment(this.dataSource, async (client) => {
      const [player, played] = await Promise.all([findPlayer(client, handle), loadPlayedTournaments(client)]);
      if (player === null) return null;
      const [{ facts, records }, showing] = await Promise.all([
        loadEntitlementFacts(client, [player.rowId], today, played),
        readShowing(client, [player.rowId]),
      ]);
      const { entitlements, uncovered } = settleEntitlements(facts);
      return {
        handle: player.handle,
        entitlements: showEntitlements(entitlements, records, showing),
        uncovered: showUncovered(uncovered, showing),
      };
    });
  }

  /** Lists badges in the order in which they were won. It returns null for a handle that leads to no shown player. */
  async listBadges(handle: string): Promise<{ handle: string; badges: PlayerBadge[] } | null> {
    if (findHandleFault(handle) !== null) return null;
    const [row] = await ask<{ handle: string; badges: PlayerBadge[] }>(
      this.dataSource,
      `select p.handle, coalesce((${BADGES_OF_PLAYER}), '[]') as badges from shown_players p where p.id = ${shownPlayer('$1')}`,
      [keyOfPlayer(handle)],
    );
    return row ?? null;
  }
}

async function findPlayer(client: PoolClient, handle: string): Promise<{ rowId: number; handle: string } | null> {
  const { rows } = await client.query<{ rowId: number; handle: string }>(
    `select id as "rowId", handle from shown_players where id = ${shownPlayer('$1')}`,
    [keyOfPlayer(handle)],
  );
  return rows[0] ?? null;
}
