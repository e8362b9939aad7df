import { Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import { findHandleFault } from '@quadrant/rules/tournament';
import { PlayerRepository, type PlayerChange, type PlayerFacts } from '@quadrant/store/players';
import { recordDtoOf, type PlayerRecordDto } from './player-record.dto.js';
import { problemOfPlayer } from './player-refusal.js';

export interface PlayerRequest {
  readonly reason: string;
  readonly actor: Actor;
  readonly requestId: string;
}

export interface PlayerChangeRequest extends PlayerRequest {
  readonly handle: string;
  readonly versions: readonly number[] | null;
}

@Injectable()
export class PlayerChanges {
  constructor(
    private readonly players: PlayerRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem for one who cannot be made */
  async register(facts: PlayerFacts, { reason, actor, requestId }: PlayerRequest): Promise<PlayerRecordDto> {
    const command = { facts, reason: reason.trim(), author: actor, at: this.clock.now(), requestId };
    const answer = await this.players.register(command);
    if (answer.kind === 'changed') return recordDtoOf(answer.player);
    throw problemOfPlayer(answer, facts.handle);
  }

  /** @throws Problem for a change that is refused */
  async change(
    change: PlayerChange,
    { handle, reason, versions, actor, requestId }: PlayerChangeRequest,
  ): Promise<PlayerRecordDto> {
    if (findHandleFault(handle) !== null) throw problemOfPlayer({ kind: 'player-not-found' }, handle);
    // No such alias can be stored.
    if (change.kind === 'remove-alias' && findHandleFault(change.alias) !== null) {
      throw problemOfPlayer({ kind: 'alias-unknown' }, change.alias);
    }
    const command = { handle, change, reason: reason.trim(), author: actor, versions, at: this.clock.now(), requestId };
    const answer = await this.players.change(command);
    if (answer.kind === 'changed') return recordDtoOf(answer.player);
    throw problemOfPlayer(answer, change.kind === 'remove-alias' ? change.alias : handle);
  }
}
