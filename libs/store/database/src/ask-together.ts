import pg, { type Connection, type PoolClient, type QueryConfig, type QueryResult, type Submittable } from 'pg';

/** What pg's own queries do with messages of PostgreSQL. Its types leave this out, though classes like `pg-cursor` are made of it. */
interface Answered {
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}

const gathering = new WeakMap<PoolClient, Gathering>();

/** Whether the questions of a client, or of the one that it stands for ({@link seeOneMoment}), are gathered already. */
const isGathering = (client: PoolClient): boolean =>
  gathering.has(client) || gathering.has(Object.getPrototypeOf(client) as PoolClient);

/**
 * Runs `work`, and sends what it asks at the same time in one exchange with PostgreSQL: queries whose answers nobody has to
 * wait for before the next is asked, as in `Promise.all`. They are answered in the order in which they are asked, each from a
 * snapshot of its own. A receipt needs 25 statements:
 * in eight exchanges, and with their plans kept, it is 3 ms faster.
 *
 * Every query is one statement, which is prepared. When one fails, all that are on their way fail with its error, and so does
 * what is asked afterwards: a transaction is lost.
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
    // What else is under way must ask nothing more: the transaction is about to end.
    questions.refuse(error as Error);
    throw error;
  } finally {
    await questions.answered();
    if (own) Object.defineProperty(client, 'query', own);
    else Reflect.deleteProperty(client, 'query');
    gathering.delete(client);
  }
}

/** Questions of one client: those asked while an exchange is under way wait for the next. */
class Gathering {
  private waiting: Question[] = [];
  private underWay: Promise<void> | null = null;
  /** Whether PostgreSQL has yet to answer. */
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

  /** Whatever is asked from now on is not. */
  refuse(error: Error): void {
    this.refusal ??= error;
    for (const question of this.waiting.splice(0)) question.reject(this.refusal);
  }

  async answered(): Promise<void> {
    await this.underWay;
  }

  private async exchangeAll(): Promise<void> {
    for (;;) {
      // Everything that goes on at once, as after the answers of the last exchange, asks before it is sent.
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

/** A query, and whoever waits for its answer. */
class Question {
  readonly text: string;
  /** Of the statement that is prepared for it; null where it is not. */
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

  /** Whether it has its answer already, as where a value cannot be sent. */
  get isAnswered(): boolean {
    return this.isOver;
  }

  reject(error: Error): void {
    this.isOver = true;
    this.onError(error);
  }
}

/** Several queries with one message at their end that asks PostgreSQL to answer (manual, Extended Query, Pipelining). */
class Exchange implements Submittable {
  private sent: readonly Answered[] = [];
  private at = 0;

  /** @param callback pg replaces it to watch over the time */
  constructor(
    private readonly questions: readonly Question[],
    public callback: (error?: Error | null) => void,
  ) {}

  /** What is asked, for whoever watches a connection. */
  get text(): string {
    return this.questions.map(({ text }) => text).join('; ');
  }

  submit(connection: Connection): void {
    const { stream } = connection;
    const withoutSync = Object.create(connection, { sync: { value: () => undefined } }) as Connection;
    stream.cork();
    for (const { query, name } of this.questions) {
      // A statement of an exchange that failed may be there or not.
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
    // Where the connection is lost before it could be sent, nothing is in `sent`.
    for (const question of this.questions) {
      if (!question.isAnswered) question.query.handleError(error, connection);
    }
    this.callback(error);
  }
}

/** Texts of statements are few: more than this would come from one that is put together of what is asked. */
const MOST_STATEMENTS = 300;
const names = new Map<string, string>();

/** PostgreSQL keeps the plan of a statement that has a name, which saves a third of what it does for a receipt. */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size === MOST_STATEMENTS) return null;
  const name = `together_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** What pg keeps of a connection's prepared statements, by name. */
interface StatementNames {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
}

const namesOf = (connection: Connection): StatementNames => connection as unknown as StatementNames;

/** Whether it is prepared, or about to be by a query before it in the exchange. */
function isPrepared(connection: Connection, name: string): boolean {
  const { parsedStatements, submittedNamedStatements } = namesOf(connection);
  return name in parsedStatements || name in submittedNamedStatements;
}
