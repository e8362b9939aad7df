// A director enters a championship over HTTP, and watchers receive each result.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectSoon, Installation } from '../faults/installation.mjs';
import { CONFIRMING } from './all-confirmed.mjs';
import { ONE_GONE_OF, Phones } from './live-phones.mjs';

/** So many tables report at the same time. */
const AT_ONCE = 16;
const MOST_IN_BATCH = 500;

/**
 * Plays a tournament over HTTP: check-in, Swiss rounds, a bracket, the report; then its export is verified.
 *
 * @returns seconds of each part; `entries` is how many entries the log has
 */
export async function benchChampionship({ players, rounds, top }) {
  const installation = new Installation();
  try {
    await installation.start();
    const live = await LiveClient.begin(installation, rounds);
    const seconds = { checkIn: 0, pairing: 0, results: 0, bracket: 0 };
    const timed = async (part, work) => {
      const start = performance.now();
      await work();
      seconds[part] += (performance.now() - start) / 1000;
    };
    await timed('checkIn', () => live.checkIn(handlesOf(players)));
    for (let round = 1; round <= rounds; round += 1) {
      await timed('pairing', () => live.enter({ kind: 'pair', round }));
      await live.enter({ kind: 'start-round', round });
      await timed('results', () => live.playOpen());
    }
    await timed('bracket', () => live.playBracket(top));
    await live.enter({ kind: 'finish' });
    const { version } = await live.read();
    const verified = await live.submitAndVerify(players);
    const all = Object.values(seconds).reduce((sum, each) => sum + each, 0);
    return { ...seconds, all, entries: version, verified };
  } finally {
    await installation.remove();
  }
}

/**
 * Watchers follow a tournament in which results are entered, and phones take push notices of it.
 *
 * @returns milliseconds from sending a result to its arrival at a watcher; megabytes that the process has taken more for
 * them and the phones; milliseconds from the pairing to the last phone, and how often phones that are gone were asked
 */
export async function benchWatchers({ watchers, results, phones: count }) {
  const installation = new Installation({ MAX_WATCHERS: String(watchers + 100), SEND_INSIDE: '127.0.0.1' });
  const phones = new Phones();
  let child = null;
  try {
    await installation.start();
    const live = await LiveClient.begin(installation, 1);
    await live.checkIn(handlesOf(2 * results));
    const before = memoryOf(installation);
    await phones.open();
    await phones.subscribe(live.address, await live.listLinks(), count);
    const paired = performance.timeOrigin + performance.now();
    await live.enter({ kind: 'pair', round: 1 });
    const present = count - Math.ceil(count / ONE_GONE_OF);
    await expectSoon('every phone has its table', () => phones.heard.length >= present);
    const told = phones.heard.at(-1) - paired;
    await live.enter({ kind: 'start-round', round: 1 });
    const [{ tables }] = (await live.read()).rounds;
    child = fork(path.join(import.meta.dirname, 'live-watchers.mjs'), [`${live.address}/events`, String(watchers)]);
    await once(child, 'message');
    const sent = new Map();
    for (const { players } of tables) {
      const at = performance.timeOrigin + performance.now();
      sent.set(await live.enter(resultOf(1, players)), at);
    }
    const heard = await hearAll(child, watchers * tables.length);
    const late = heard.flatMap(([version, times]) => times.map((at) => at - sent.get(version))).sort((a, b) => a - b);
    const megabytes = memoryOf(installation) - before;
    await expectSoon('every phone knows that the round is over', () => phones.heard.length >= 2 * present);
    const at = (share) => late[Math.min(late.length - 1, Math.floor(late.length * share))];
    return {
      heard: late.length,
      median: at(0.5),
      p99: at(0.99),
      worst: late.at(-1),
      megabytes,
      told,
      asked: phones.asked,
    };
  } finally {
    child?.disconnect();
    phones.close();
    await installation.remove();
  }
}

const handlesOf = (count) => Array.from({ length: count }, (_, index) => `Live ${String(index + 1).padStart(4, '0')}`);

const resultOf = (round, players) => ({ kind: 'result', round, players, told: { result: 'FW', score: [100, 35] } });

/** Returns the memory of the process that answers HTTP, in megabytes. */
function memoryOf(installation) {
  const { pid } = installation.listParts().find(({ command }) => command.includes('serve.js'));
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

async function hearAll(child, expected) {
  let heard = [];
  await expectSoon('every watcher has heard of every result', async () => {
    child.send('tell');
    [heard] = await once(child, 'message');
    return heard.reduce((sum, [, times]) => sum + times.length, 0) >= expected;
  });
  return heard;
}

/** A client that acts as director of a live tournament, without a browser. */
class LiveClient {
  #installation;
  #headers;

  static async begin(installation, plannedRounds) {
    const said = installation.demand('token', 'create', '--role', 'director', '--handle', 'bench-director');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${/qdt_\w+/.exec(said)[0]}` };
    const tournament = { name: 'Bench', game: '2e', format: 'constructed', zone: 'UTC', plannedRounds };
    const client = new LiveClient(installation, headers, `${installation.address}/api/v1/live`);
    const { id } = await client.#ask('', { tournament });
    client.address += `/${id}`;
    return client;
  }

  constructor(installation, headers, address) {
    this.#installation = installation;
    this.#headers = headers;
    this.address = address;
  }

  /** @returns the version after it */
  async enter(act) {
    return (await this.#ask('/entries', { key: randomUUID(), act })).version;
  }

  /** @returns the secret link of each player */
  async listLinks() {
    const answer = await fetch(`${this.address}/links`, { headers: this.#headers });
    return (await answer.json()).rows.map(({ link }) => link);
  }

  async read() {
    return (await fetch(this.address)).json();
  }

  async checkIn(handles) {
    for (const kind of ['enter', 'check-in']) {
      for (let from = 0; from < handles.length; from += MOST_IN_BATCH) {
        const entries = handles
          .slice(from, from + MOST_IN_BATCH)
          .map((handle) => ({ key: randomUUID(), act: { kind, handle } }));
        const { answers } = await this.#ask('/batches', { entries });
        const refused = answers.find(({ problem }) => problem !== undefined);
        if (refused !== undefined) throw new Error(JSON.stringify(refused.problem));
      }
    }
  }

  /** Each open table reports by itself; the first player wins. */
  async playOpen() {
    const { rounds } = await this.read();
    const open = rounds.flatMap(({ round, tables }) =>
      tables.filter(({ status }) => status === 'open').map(({ players }) => resultOf(round, players)),
    );
    const tables = open.values();
    const report = async () => {
      for (const result of tables) await this.enter(result);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, report));
    return open.length;
  }

  async playBracket(top) {
    const { standings } = await this.read();
    const seeds = standings.slice(0, top).map(({ player }) => player);
    await this.enter({ kind: 'publish-bracket', bracket: `standard-${top}`, seeds, bestOf: 1 });
    while ((await this.playOpen()) > 0);
  }

  /** @returns what `quadrant verify` says of the export */
  async submitAndVerify(players) {
    const report = await (await fetch(`${this.address}/report`, { headers: this.#headers })).json();
    if (report.players.length !== players) throw new Error(`The report has ${report.players.length} players.`);
    const { address } = this.#installation;
    const answer = await fetch(`${address}/api/v1/submissions?${CONFIRMING}`, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify(report),
    });
    const { id, ...rest } = await answer.json();
    if (!answer.ok) throw new Error(`The report was refused: ${JSON.stringify(rest)}`);
    await expectSoon('the report is published', async () => {
      const { state } = await (await fetch(`${address}/api/v1/submissions/${id}`)).json();
      return state === 'processed';
    });
    const folder = path.join(this.#installation.folder, 'export');
    this.#installation.demand('export', folder);
    return this.#installation.demand('verify', folder);
  }

  async #ask(place, body) {
    const answer = await fetch(this.address + place, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify(body),
    });
    const told = await answer.json();
    if (!answer.ok) throw new Error(`${place} answered ${answer.status}: ${JSON.stringify(told)}`);
    return told;
  }
}
