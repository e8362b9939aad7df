import { Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import { readBalances } from '@quadrant/rules/openings';
import { OpeningRepository, type OpeningRefusal, type OpeningStored } from '@quadrant/store/openings';
import type { BalancesPreviewDto, NewBalancesDto, StoredBalancesDto } from './opening.dto.js';
import { problemOfOpening } from './opening-refusal.js';

interface Asked {
  readonly actor: Actor;
  readonly requestId: string;
}

/** Previews, publishes and takes back files of opening balances. */
@Injectable()
export class Openings {
  constructor(
    private readonly repository: OpeningRepository,
    private readonly clock: Clock,
  ) {}

  async preview(balances: NewBalancesDto, asked: Asked): Promise<BalancesPreviewDto> {
    const command = this.commandOf(balances, asked);
    const { kind: _, ...preview } = await this.repository.preview(command);
    return { ...preview, conversion: command.conversion };
  }

  /** @throws Problem for a file with errors, or with warnings that are not confirmed */
  async publish(balances: NewBalancesDto, asked: Asked): Promise<StoredBalancesDto> {
    return settled(await this.repository.publish(this.commandOf(balances, asked)));
  }

  /** @throws Problem when there is no such file, or it is taken back already */
  async takeBack(number: number, reason: string, { actor, requestId }: Asked): Promise<StoredBalancesDto> {
    const author = { handle: actor.handle, at: this.clock.now(), requestId };
    return settled(await this.repository.takeBack(number, reason.trim(), author));
  }

  private commandOf(
    { table, add = 0, times = 1, registerPlayers = false, confirmed = false, reason }: NewBalancesDto,
    { actor, requestId }: Asked,
  ) {
    return {
      read: readBalances(table),
      conversion: { add, times },
      registersPlayers: registerPlayers,
      isConfirmed: confirmed,
      reason: reason.trim(),
      actor,
      author: { handle: actor.handle, at: this.clock.now(), requestId },
      batch: null,
    };
  }
}

function settled(answer: OpeningStored | OpeningRefusal): StoredBalancesDto {
  if (answer.kind !== 'stored') throw problemOfOpening(answer);
  const { kind: _, ...stored } = answer;
  return stored;
}
