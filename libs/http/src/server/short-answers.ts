import { Injectable, Module } from '@nestjs/common';

export interface ShortAnswer {
  readonly json: string;
  /** It has the form of a `Link` header; null when there is none. */
  readonly link: string | null;
}

/**
 * Answers an address from memory. It returns null when only Nest can answer: for data that is not in memory yet, for
 * anything written in an unusual way, and for refusals.
 */
export type AnswerShortly = (address: string) => ShortAnswer | null;

/** An operation that needs neither Fastify nor Nest for usual requests of strangers. */
export interface ShortWay {
  /** It is the template of the route. */
  readonly route: string;
  readonly pattern: RegExp;
  readonly answer: AnswerShortly;
}

/**
 * Operations that many clients ask with ever new filters, so that no answer is kept. Routing, hooks, validation and
 * serialization take three times as long as making a page from memory.
 */
@Injectable()
export class ShortAnswers {
  private readonly ways: ShortWay[] = [];

  /** Lets an operation answer shortly from now on. */
  add(way: ShortWay): void {
    this.ways.push(way);
  }

  /** Returns null for an address that no operation answers shortly. */
  find(address: string): ShortWay | null {
    return this.ways.find(({ pattern }) => pattern.test(address)) ?? null;
  }
}

/** A process has one list. */
@Module({ providers: [ShortAnswers], exports: [ShortAnswers] })
export class ShortAnswersModule {}
