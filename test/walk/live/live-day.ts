import { randomUUID } from 'node:crypto';
import type { LiveView, RoundView } from '@quadrant/rules/live';
import type { Browser } from '../accounts/browser.js';

const LIVE = '/api/v1/live';

const NOW = { name: 'Friday', game: '2e', format: 'constructed', zone: 'Europe/Berlin', country: 'DE' };

export const WIN = { result: 'FW', score: [100, 35] };
export const LOSS = { result: 'FL', score: [35, 100] };

/** A live tournament as its director runs it from a browser. */
export class LiveDay {
  private constructor(
    private readonly browser: Browser,
    readonly id: string,
  ) {}

  /** Begins one with four separate players, who are all checked in. */
  static async begin(browser: Browser, tournament: object = {}): Promise<LiveDay> {
    const prefix = randomUUID().slice(0, 4);
    const players = ['ann', 'bob', 'cy', 'dee'].map((name) => `${name}-${prefix}`);
    const body = { tournament: { ...NOW, plannedRounds: 3, ...tournament }, players };
    const answer = await browser.ask('post', LIVE, body);
    if (answer.status !== 201) throw new Error(`beginning answered ${answer.status}: ${answer.text}`);
    const day = new LiveDay(browser, (answer.body as { id: string }).id);
    for (const handle of players) await day.enter({ kind: 'check-in', handle });
    return day;
  }

  /** Gives the same tournament to another person's browser. */
  as(browser: Browser): LiveDay {
    return new LiveDay(browser, this.id);
  }

  /** Agrees to direct it. */
  async agree(): Promise<void> {
    const answer = await this.browser.ask('post', `/api/v1/directing-invitations/${this.id}/agreement`, {});
    if (answer.status !== 200) throw new Error(`agreeing answered ${answer.status}: ${answer.text}`);
  }

  /** Returns the address of the page on which it is run. */
  get page(): string {
    return `/live/${this.id}/run`;
  }

  async read(): Promise<LiveView> {
    return (await this.browser.ask('get', `${LIVE}/${this.id}`)).body as LiveView;
  }

  /** @throws Error for what is refused */
  async enter(act: object): Promise<void> {
    const { version } = await this.read();
    const answer = await this.browser.ask('post', `${LIVE}/${this.id}/entries`, { basedOn: version, act });
    if (answer.status !== 200) throw new Error(`${JSON.stringify(act)} answered ${answer.status}: ${answer.text}`);
  }

  /**
   * Plays a round in which each table has the same result.
   *
   * @param facts why the result is right, where its score does not fit
   */
  async play(round: number, told: object = WIN, facts: { readonly although?: string } = {}): Promise<RoundView> {
    await this.enter({ kind: 'pair', round });
    await this.enter({ kind: 'start-round', round });
    const played = (await this.read()).rounds[round - 1]!;
    for (const { players } of played.tables) await this.enter({ kind: 'result', round, players, told, ...facts });
    return played;
  }

  /** Plays three rounds and finishes. */
  async finish(): Promise<RoundView> {
    const [first] = [await this.play(1), await this.play(2), await this.play(3)];
    await this.enter({ kind: 'finish' });
    return first;
  }

  /** Opens it again, gives the first table of the first round another result, and finishes. */
  async correct(told: object = LOSS): Promise<void> {
    const { players } = (await this.read()).rounds[0]!.tables[0]!;
    await this.enter({ kind: 'reopen', reason: 'The slip was read wrongly' });
    await this.enter({ kind: 'result', round: 1, players, told });
    await this.enter({ kind: 'finish' });
  }

  /** Makes a draft of its report. @returns the page of the draft */
  async draft(): Promise<string> {
    const answer = await this.browser.ask('post', `${LIVE}/${this.id}/draft`, {});
    if (answer.status !== 201) throw new Error(`drafting answered ${answer.status}: ${answer.text}`);
    return `/submit/${(answer.body as { draft: string }).draft}`;
  }
}
