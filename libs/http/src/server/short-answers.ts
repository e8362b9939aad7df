import { Injectable, Module } from '@nestjs/common';

/** What an operation answers, as JSON. */
export interface ShortAnswer {
  readonly json: string;
  /** As in a `Link` header; null without one. */
  readonly link: string | null;
}

/**
 * Answers an address from memory; null where only Nest can: it reads what is not in memory yet, and whatever is written in an unusual
 * way, and it refuses.
 */
export type AnswerShortly = (address: string) => ShortAnswer | null;

/** An operation that needs neither Fastify nor Nest for usual requests of strangers. */
export interface ShortWay {
  /** Template of the route. */
  readonly route: string;
  readonly pattern: RegExp;
  readonly answer: AnswerShortly;
}

/**
 * Operations that many ask with ever new filters, so that no answer is kept. Routing, hooks, validation and serialization take three
 * times as long as making a page that is in memory.
 */
@Injectable()
export class ShortAnswers {
  private readonly ways: ShortWay[] = [];

  /** Lets an operation answer shortly from now on. */
  add(way: ShortWay): void {
    this.ways.push(way);
  }

  /** Null for an address that no operation answers shortly. */
  find(address: string): ShortWay | null {
    return this.ways.find(({ pattern }) => pattern.test(address)) ?? null;
  }
}

/** One list for a process. */
@Module({ providers: [ShortAnswers], exports: [ShortAnswers] })
export class ShortAnswersModule {}
