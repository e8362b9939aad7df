import { tracingChannel } from 'node:diagnostics_channel';
import { type Duplex, finished, Stream } from 'node:stream';

/** A statement that is sent to PostgreSQL, without its values. */
export interface Statement {
  readonly text: string;
  /** It is the SQLSTATE of its failure, or the name of another error. */
  code?: string;
}

/** Traces listen here (`libs/watching`). */
export const STATEMENTS = tracingChannel<unknown, Statement>('quadrant:statement');

type Query = (...given: unknown[]) => unknown;

/**
 * Sends a query of a client, and reports its beginning and its end. It takes every form of `Client.query`: a promise, a
 * callback, or a stream. Without a listener it costs one comparison.
 */
export function reportStatement(query: Query, given: unknown[]): unknown {
  if (!STATEMENTS.start.hasSubscribers) return query(...given);
  const [first] = given;
  const statement: Statement = { text: textOf(first) };
  const end = (error?: unknown) => {
    if (error) statement.code = codeOf(error);
    STATEMENTS.asyncEnd.publish(statement);
  };
  STATEMENTS.start.publish(statement);
  const callback = given.at(-1);
  if (typeof callback === 'function') {
    const heard = (error: unknown, ...rest: unknown[]): void => {
      end(error);
      (callback as Query)(error, ...rest);
    };
    return query(...given.slice(0, -1), heard);
  }
  const answer = query(...given);
  if (answer instanceof Promise) answer.then(() => end(), end);
  else if (answer instanceof Stream) finished(answer as Duplex, end);
  else end();
  return answer;
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = Object(query) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

const codeOf = (error: unknown): string => {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return [code, name].find((each) => typeof each === 'string') ?? 'error';
};
