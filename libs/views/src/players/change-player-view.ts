import { Injectable } from '@nestjs/common';
import { Clock, todayOf } from '@quadrant/http';
import { findHandleFault } from '@quadrant/rules/tournament';
import { ClaimRepository, PlayerRepository } from '@quadrant/store/players';
import { EntitlementReadModel } from '@quadrant/store/prizes';
import { PlayerMergeReadModel } from '@quadrant/store/player-merges';

/** Answers what can be changed of a player. */
@Injectable()
export class ChangePlayerView {
  constructor(
    private readonly players: PlayerRepository,
    private readonly claims: ClaimRepository,
    private readonly merges: PlayerMergeReadModel,
    private readonly entitlements: EntitlementReadModel,
    private readonly clock: Clock,
  ) {}

  /** Finds a player, and whose they are; hidden ones too. It returns null for a handle that leads to nobody. */
  async open(handle: string) {
    const player = findHandleFault(handle) === null ? await this.players.find(handle) : null;
    const claimed = player && (await this.claims.findPlayer(player.handle));
    return player && claimed && { player, claimed };
  }

  /** Lists the prizes and merges of a player, and counts the tournaments and people who know their name. */
  async listParts(handle: string) {
    const won = await this.entitlements.findByHandle(handle, todayOf(this.clock));
    return {
      merges: (await this.merges.listOf(handle)) ?? [],
      entitlements: won?.entitlements ?? [],
      met: await this.players.countMet(handle),
    };
  }
}
