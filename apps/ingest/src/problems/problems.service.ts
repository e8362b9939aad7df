import { Injectable } from '@nestjs/common';
import { Clock, problemOfKind, type Actor } from '@quadrant/http';
import { ProblemRepository, type Doing, type ProblemDone, type ProblemRefusal } from '@quadrant/store/disputes';
import type { AnswerDto, NewProblemDto, ObjectionDto } from './problem.dto.js';
import { problemReceiptOf, type ProblemReceiptDto } from './problem-receipt.dto.js';
import { problemOfProblem } from './problem-refusal.js';
import { validate as isUuid } from 'uuid';

/** Who does something, and by which request. */
export interface Asking {
  readonly actor: Actor;
  readonly requestId: string;
}

/** Takes in what players report as wrong, and what is said to it. */
@Injectable()
export class Problems {
  constructor(
    private readonly repository: ProblemRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem when it is refused; as all that this does */
  report(tournamentId: string, { about, text, round, match }: NewProblemDto, asking: Asking) {
    if (typeof match === 'number' && typeof round !== 'number') {
      throw problemOfKind('invalid-request', 'A match is named, but not its round.', {
        extra: { errors: [{ in: 'body', name: '/round', detail: 'must be given where match is' }] },
      });
    }
    const problem = { about, text: text.trim(), round: round ?? null, match: match ?? null };
    return this.ask(tournamentId, { kind: 'tournament-not-found' }, asking, (id, doing) =>
      this.repository.report({ ...problem, tournamentId: id }, doing),
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
        'The answer has neither a text nor a correction. Give at least one of them.',
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
    unknown: ProblemRefusal,
    asking: Asking,
    ask: (id: string, doing: Doing) => Promise<ProblemDone | ProblemRefusal>,
  ): Promise<ProblemReceiptDto> {
    const at = this.clock.now();
    const answer = isUuid(id) ? await ask(id.toLowerCase(), { ...asking, at }) : unknown;
    if (answer.kind !== 'done') throw problemOfProblem(answer, at);
    return problemReceiptOf(answer.problem, at);
  }
}

const UNKNOWN: ProblemRefusal = { kind: 'problem-not-found' };
