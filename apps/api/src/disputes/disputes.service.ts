import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { Clock, problemOfKind, type Actor } from '@quadrant/http';
import { DisputeRepository, type Doing, type DisputeDone, type DisputeRefusal } from '@quadrant/store/disputes';
import type { AnswerDto, NewDisputeDto, ObjectionDto } from './dispute-step.dto.js';
import { disputeReceiptOf, type DisputeReceiptDto } from './dispute-receipt.dto.js';
import { problemOfDispute } from './dispute-refusal.js';
import { validate as isUuid } from 'uuid';

export interface Asking {
  readonly actor: Actor;
  readonly requestId: string;
}

/** Stores what players report as wrong, and the answers. */
@Injectable()
export class Disputes {
  constructor(
    private readonly repository: DisputeRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem when it is refused; as all that this does */
  report(tournamentId: string, { about, text, round, match }: NewDisputeDto, asking: Asking) {
    if (typeof match === 'number' && typeof round !== 'number') {
      throw problemOfKind('invalid-request', say`A match is named, but not its round.`, {
        extra: { errors: [{ in: 'body', name: '/round', detail: say`must be given where match is` }] },
      });
    }
    const dispute = { about, text: text.trim(), round: round ?? null, match: match ?? null };
    return this.ask(tournamentId, { kind: 'tournament-not-found' }, asking, (id, doing) =>
      this.repository.report({ ...dispute, tournamentId: id }, doing),
    );
  }

  escalate(id: string, reason: string, asking: Asking) {
    return this.ask(id, UNKNOWN, asking, (known, doing) => this.repository.escalate(known, reason.trim(), doing));
  }

  answer(id: string, { words, correction }: AnswerDto, asking: Asking) {
    const answer = { words: words?.trim() ?? null, version: correction?.version ?? null };
    if (answer.words === null && answer.version === null) {
      throw problemOfKind(
        'invalid-request',
        say`The answer has neither a text nor a correction. Give at least one of them.`,
      );
    }
    return this.ask(id, UNKNOWN, asking, (known, doing) => this.repository.answer(known, answer, doing));
  }

  withdraw(id: string, reason: string, asking: Asking) {
    return this.ask(id, UNKNOWN, asking, (known, doing) => this.repository.withdraw(known, reason.trim(), doing));
  }

  object(id: string, { text }: ObjectionDto, asking: Asking) {
    return this.ask(id, UNKNOWN, asking, (known, doing) => this.repository.object(known, text.trim(), doing));
  }

  private async ask(
    id: string,
    unknown: DisputeRefusal,
    asking: Asking,
    ask: (id: string, doing: Doing) => Promise<DisputeDone | DisputeRefusal>,
  ): Promise<DisputeReceiptDto> {
    const at = this.clock.now();
    const answer = isUuid(id) ? await ask(id.toLowerCase(), { ...asking, at }) : unknown;
    if (answer.kind !== 'done') throw problemOfDispute(answer, at);
    return disputeReceiptOf(answer.dispute, at);
  }
}

const UNKNOWN: DisputeRefusal = { kind: 'dispute-not-found' };
