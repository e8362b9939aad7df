import pg, { type Connection, type PoolClient, type QueryConfig, type QueryResult, type Submittable } from 'pg';

/**
 * pg's own queries handle PostgreSQL's messages with these methods. Its types omit them, though classes such as
 * `pg-cursor` are built from them.
 */
interface Answered {
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}

const gathering = new WeakMap<PoolClient, Gathering>();

/** Tells whether the queries of a client, or of the one that it stands for ({@link seeOneMoment}), are gathered already. */
const isGathering = (client: PoolClient): boolean =>
  gathering.has(client) || gathering.has(Object.getPrototypeOf(client) as PoolClient);

/**
 * Runs `work`, and sends its simultaneous queries in one exchange with PostgreSQL. These are queries that do not wait
 * for each other, as in `Promise.all`. They are answered in the order in which they are asked, each from a snapshot of
 * its own. A receipt needs 25 statements: in eight exchanges, and with their plans kept, it is 3 ms faster.
 *
 * Every query is one statement, which is prepared. When one fails, all queries of the exchange fail with its error, and
 * so does every later one: the transaction is lost.
 *
 * @param work asks through the same client; COPY is possible while nothing else is asked
 */
export async function askTogether<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  if (isGathering(client)) return work();
  const questions = new Gathering(client.query.bind(client));
  gathering.set(client, questions);
  const own = Object.getOwnPropertyDescriptor(client, 'query');
  Object.defineProperty(client, 'query', { configurable: true, value: questions.ask.bind(questions) });
  try {
    return await work();
  } catch (error) {
    // Queries that are still to come must not be sent: the transaction is about to end.
    questions.refuse(error as Error);
    throw error;
  } finally {
    await questions.answered();
    if (own) Object.defineProperty(client, 'query', own);
    else Reflect.deleteProperty(client, 'query');
    gathering.delete(client);
  }
}

/** Gathers the queries of one client: those that come during an exchange wait for the next one. */
class Gathering {
  private waiting: Question[] = [];
  private underWay: Promise<void> | null = null;
  /** It is true while PostgreSQL has yet to answer. */
  private isSent = false;
  private refusal: Error | null = null;

  constructor(private readonly send: (submittable: Submittable) => unknown) {}

  ask(config: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    if (this.refusal) return Promise.reject(this.refusal);
    if (typeof config === 'object' && 'submit' in config) {
      if (this.isSent || this.waiting.length > 0) throw new Error('COPY cannot be asked together with others.');
      return this.send(config as unknown as Submittable) as Promise<QueryResult>;
    }
    return new Promise((resolve, reject) => {
      this.waiting.push(new Question(config, values, resolve, reject));
      this.underWay ??= this.exchangeAll();
    });
  }

  /** Rejects every query from now on. */
  refuse(error: Error): void {
    this.refusal ??= error;
    for (const question of this.waiting.splice(0)) question.reject(this.refusal);
  }

  async answered(): Promise<void> {
    await this.underWay;
  }

  private async exchangeAll(): Promise<void> {
    for (;;) {
      // Code that continues at the same time, as after the answers of the last exchange, adds its queries before they
      // are sent.
      await new Promise<void>((resolve) => process.nextTick(resolve));
      const questions = this.waiting.splice(0);
      if (questions.length === 0) break;
      this.isSent = true;
      await new Promise<void>((resolve) => {
        const done = (error?: Error | null) => {
          this.isSent = false;
          if (error) this.refuse(error);
          resolve();
        };
        try {
          this.send(new Exchange(questions, done));
        } catch (error) {
          for (const question of questions) question.reject(error as Error);
          done(error as Error);
        }
      });
    }
    this.underWay = null;
  }
}

/** A query, and the code that waits for its answer. */
class Question {
  readonly text: string;
  /** The name of the prepared statement; null when it is not prepared. */
  readonly name: string | null;
  readonly query: Answered;
  private isOver = false;

  constructor(
    config: string | QueryConfig,
    values: unknown[] | undefined,
    resolve: (result: QueryResult) => void,
    private readonly onError: (error: Error) => void,
  ) {
    const asked = typeof config === 'string' ? { text: config, ...(values && { values }) } : config;
    this.name = nameOf(asked.text);
    this.text = asked.text;
    const answer = (error: Error | undefined, result: unknown) => {
      this.isOver = true;
      if (error) onError(error);
      else resolve(result as QueryResult);
    };
    this.query = new pg.Query(
      { ...asked, ...(this.name !== null && { name: this.name }) },
      answer,
    ) as unknown as Answered;
  }

  /** Whether it has its answer already, for example because a value cannot be sent. */
  get isAnswered(): boolean {
    return this.isOver;
  }

  reject(error: Error): void {
    this.isOver = true;
    this.onError(error);
  }
}

/** It sends several queries with one message at the end that asks PostgreSQL to answer (manual, Extended Query, Pipelining). */
class Exchange implements Submittable {
  private sent: readonly Answered[] = [];
  private at = 0;

  /** @param callback pg replaces it to watch over the time */
  constructor(
    private readonly questions: readonly Question[],
    public callback: (error?: Error | null) => void,
  ) {}

  /** The queries of this exchange, for code that watches a connection. */
  get text(): string {
    return this.questions.map(({ text }) => text).join('; ');
  }

  submit(connection: Connection): void {
    const { stream } = connection;
    const withoutSync = Object.create(connection, { sync: { value: () => undefined } }) as Connection;
    stream.cork();
    for (const { query, name } of this.questions) {
      // After an exchange that failed, its statements may exist or not.
      if (name !== null && !isPrepared(connection, name)) connection.close({ type: 'S', name }, true);
      query.prepare(withoutSync);
    }
    connection.sync();
    stream.uncork();
    this.sent = this.questions.filter(({ isAnswered }) => !isAnswered).map(({ query }) => query);
  }

  handleRowDescription(message: unknown): void {
    this.sent[this.at]!.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.sent[this.at]!.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.sent[this.at]!.handleCommandComplete(message, connection);
    this.at += 1;
  }

  handleEmptyQuery(): void {
    this.at += 1;
  }

  handleReadyForQuery(connection: Connection): void {
    const { parsedStatements, submittedNamedStatements } = namesOf(connection);
    for (const { name, text } of this.questions) {
      if (name === null) continue;
      parsedStatements[name] = text;
      Reflect.deleteProperty(submittedNamedStatements, name);
    }
    for (const query of this.sent) query.handleReadyForQuery(connection);
    this.callback();
  }

  handleError(error: Error, connection: Connection): void {
    const { submittedNamedStatements } = namesOf(connection);
    for (const { name } of this.questions) {
      if (name !== null) Reflect.deleteProperty(submittedNamedStatements, name);
    }
    // When the connection is lost before it could be sent, `sent` is empty.
    for (const question of this.questions) {
      if (!question.isAnswered) question.query.handleError(error, connection);
    }
    this.callback(error);
  }
}

/** Statements have few texts. More than this would come from a text into which values were written. */
const MOST_STATEMENTS = 300;
const names = new Map<string, string>();

/** PostgreSQL keeps the plan of a named statement, which saves a third of its work for a receipt. */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size === MOST_STATEMENTS) return null;
  const name = `together_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** pg keeps these prepared statements for a connection; the key is their name. */
interface StatementNames {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
}

const namesOf = (connection: Connection): StatementNames => connection as unknown as StatementNames;

/** Tells whether a statement is prepared, or will be by an earlier query of the exchange. */
function isPrepared(connection: Connection, name: string): boolean {
  const { parsedStatements, submittedNamedStatements } = namesOf(connection);
  return name in parsedStatements || name in submittedNamedStatements;
}
