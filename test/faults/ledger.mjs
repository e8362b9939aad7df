// Writers remember which reports were acknowledged. Afterwards a check tells whether all of them are there.
import { setTimeout as sleep } from 'node:timers/promises';
import { CONFIRMING } from '../bench/all-confirmed.mjs';
import { becomes } from './installation.mjs';

const DAY_MS = 86_400_000;
const PAUSE_MS = 400;
const PUBLISHED_WITHIN_MS = 300_000;
/** The last report of each writer has this long to be acknowledged. */
const LAST_WORD_MS = 120_000;

/** Submits reports until it is stopped, and keeps the receipts. */
export class Ledger {
  #installation;
  #token;
  #isStopped = false;
  #givesUpAt = Infinity;
  #sent = 0;
  #writers = [];
  /** These are the ids of submissions that were acknowledged. */
  receipts = [];
  /** Nobody should get these answers, whatever is broken. */
  strange = [];

  constructor(installation) {
    this.#installation = installation;
    this.#token = installation.demand('token', 'create', '--role', 'coordinator', '--handle', 'fault-writer');
  }

  start(writers = 2) {
    this.#writers = Array.from({ length: writers }, () => this.#write());
  }

  /** Ends the writers once each has a receipt for its current report. */
  async stop() {
    this.#isStopped = true;
    this.#givesUpAt = Date.now() + LAST_WORD_MS;
    await Promise.all(this.#writers);
  }

  async #write() {
    while (!this.#isStopped) {
      this.#sent += 1;
      const report = JSON.stringify(reportOf(this.#sent));
      // The same document again is the same submission, so a writer may retry.
      while (!(await this.#submit(report))) {
        if (Date.now() > this.#givesUpAt) return void this.strange.push('A writer never got its last receipt.');
        await sleep(PAUSE_MS);
      }
      await sleep(PAUSE_MS);
    }
  }

  async #submit(body) {
    try {
      const response = await fetch(`${this.#installation.address}/api/v1/submissions?${CONFIRMING}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
        body,
        signal: AbortSignal.timeout(20_000),
      });
      const answer = await response.json();
      if (response.ok) this.receipts.push(answer.id);
      else if (![429, 500, 502, 503].includes(response.status)) this.strange.push(JSON.stringify(answer));
      return response.ok || response.status < 429;
    } catch {
      return false;
    }
  }

  /** Waits until everything acknowledged is published. @returns the ids that are not published, each with its state */
  async findLost(patienceMs = PUBLISHED_WITHIN_MS) {
    let missing = [...this.receipts];
    let states = new Map();
    await becomes(async () => {
      states = new Map(await Promise.all(missing.slice(0, 200).map(async (id) => [id, await this.#stateOf(id)])));
      missing = missing.filter((id) => states.get(id) !== 'processed');
      return missing.length === 0;
    }, patienceMs);
    return missing.map((id) => `${id}: ${states.get(id) ?? 'not asked for'}`);
  }

  async #stateOf(id) {
    try {
      const response = await fetch(`${this.#installation.address}/api/v1/submissions/${id}`);
      return response.ok ? (await response.json()).state : `answer ${response.status}`;
    } catch (error) {
      return `no answer (${error.cause?.code ?? error.message})`;
    }
  }
}

/** Builds a tournament that was played yesterday. */
function reportOf(number) {
  const handles = ['ann', 'bob', 'cy', 'dee'].map((name) => `fault-${name}`);
  const pairings = [
    ['01', '23'],
    ['02', '13'],
    ['03', '12'],
  ];
  return {
    schema: 'quadrant/1',
    tournament: {
      name: `Fault Local ${number}`,
      externalId: `fault:${number}`,
      game: '2e',
      ruleSystem: 'opg-4.2',
      format: 'constructed',
      level: 1,
      startsAt: new Date(Date.now() - DAY_MS).toISOString(),
      registeredAt: new Date(Date.now() - 20 * DAY_MS).toISOString(),
      director: 'fault-writer',
    },
    players: handles.map((handle) => ({ handle })),
    rounds: pairings.map((pairs, index) => ({
      round: index + 1,
      matches: pairs.map((pair) => ({ players: [...pair].map((at) => handles[at]), result: 'FW', score: [100, 35] })),
    })),
  };
}
