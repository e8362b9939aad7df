import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectSoon, Installation, kill } from './installation.mjs';

export const title = 'HTTP process killed at random moments of a live tournament, while entries come and others follow';

const WRITERS = 4;
const PAUSE_MS = 20;
/** An entry is sent again until it is acknowledged. Within this time the process is up again. */
const PATIENCE_MS = 120_000;
const LONGEST_LIFE_MS = 1_500;

/** Kills the process that takes the entries repeatedly, as soon as it has answered for a while. */
export default async function inject({ isShort }) {
  const installation = new Installation();
  const troubles = [];
  try {
    await installation.start();
    const tournament = await LiveWriters.begin(installation);
    const follower = new Follower(installation, tournament.id);
    follower.start();
    tournament.start(WRITERS);
    const faults = isShort ? 5 : 50;
    for (let fault = 0; fault < faults; fault += 1) {
      const acks = tournament.acks.size;
      await expectSoon('an entry is acknowledged', () => tournament.acks.size > acks, PATIENCE_MS);
      await sleep(Math.random() * LONGEST_LIFE_MS);
      const [{ pid }] = findServer(installation);
      kill(pid, 'SIGKILL');
      await expectSoon('the process is dead', () => !findServer(installation).some((each) => each.pid === pid));
    }
    await tournament.stop();
    troubles.push(...tournament.strange, ...(await tournament.findLost()));
    const version = await tournament.readVersion();
    await expectSoon('the follower has heard of everything', () => follower.seen.size === version, PATIENCE_MS).catch(
      () => troubles.push(`The follower heard of ${follower.seen.size} of ${version} entries.`),
    );
    follower.stop();
    const lost = troubles.length;
    return { faults, acks: tournament.acks.size, lost, troubles };
  } finally {
    await installation.remove();
  }
}

const findServer = (installation) => installation.listParts().filter(({ command }) => command.includes('serve.js'));

/** Enter players into a live tournament, each once, and remember which of them were acknowledged as which version. */
class LiveWriters {
  #headers;
  #isStopped = false;
  #writers = [];
  #players = 0;
  /** The key is the handle that an acknowledged entry entered, the value is its version. */
  acks = new Map();
  strange = [];

  static async begin(installation) {
    const token = installation.demand('token', 'create', '--role', 'director', '--handle', 'fault-director');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const tournament = { name: 'Faulty Friday', game: '2e', format: 'constructed', zone: 'UTC' };
    const answer = await fetch(`${installation.address}/api/v1/live`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ tournament }),
    });
    if (answer.status !== 201) throw new Error(`The tournament was not begun: ${await answer.text()}`);
    const { id } = await answer.json();
    return new LiveWriters(`${installation.address}/api/v1/live/${id}`, headers, id);
  }

  constructor(address, headers, id) {
    this.address = address;
    this.#headers = headers;
    this.id = id;
  }

  start(writers) {
    this.#writers = Array.from({ length: writers }, () => this.#write());
  }

  /** Ends the writers once each has an answer for its current entry. */
  async stop() {
    this.#isStopped = true;
    await Promise.all(this.#writers);
  }

  async readVersion() {
    return (await this.#read('')).version;
  }

  /** A connection from before a kill may break the first attempt. */
  async #read(path) {
    let read = null;
    await expectSoon('the log is read', async () => {
      const answer = await fetch(this.address + path, { headers: this.#headers }).catch(() => null);
      read = answer?.ok ? await answer.json() : null;
      return read !== null;
    });
    return read;
  }

  /** Finds acknowledged entries that the log does not have exactly once, with the version of their answer. */
  async findLost() {
    const { rows } = await this.#read('/log');
    const entered = new Map();
    for (const { act, version } of rows) entered.set(act.handle, [...(entered.get(act.handle) ?? []), version]);
    const lost = [...this.acks].flatMap(([handle, version]) => {
      const versions = entered.get(handle) ?? [];
      return String(versions) === String(version)
        ? []
        : [`${handle} was acknowledged as ${version}, and is ${versions}.`];
    });
    if (rows.length !== this.acks.size) lost.push(`The log has ${rows.length} entries of ${this.acks.size}.`);
    return lost;
  }

  async #write() {
    while (!this.#isStopped) {
      this.#players += 1;
      const handle = `player-${this.#players}`;
      const body = JSON.stringify({ key: randomUUID(), act: { kind: 'enter', handle } });
      const givesUpAt = Date.now() + PATIENCE_MS;
      while (!(await this.#send(handle, body))) {
        if (Date.now() > givesUpAt) return void this.strange.push(`${handle} was never acknowledged.`);
        await sleep(PAUSE_MS);
      }
      await sleep(PAUSE_MS);
    }
  }

  async #send(handle, body) {
    try {
      const answer = await fetch(`${this.address}/entries`, {
        method: 'POST',
        headers: this.#headers,
        body,
        signal: AbortSignal.timeout(20_000),
      });
      const told = await answer.json();
      if (answer.ok) this.acks.set(handle, told.version);
      else if (![429, 502, 503].includes(answer.status)) this.strange.push(JSON.stringify(told));
      return answer.ok || this.strange.length > 0;
    } catch {
      return false;
    }
  }
}

/** Follows as the page does: it reconnects by itself, and says which version it received last. */
class Follower {
  #isStopped = false;
  #last = 0;
  seen = new Set();

  constructor({ address }, id) {
    this.address = `${address}/api/v1/live/${id}`;
  }

  start() {
    void this.#follow();
  }

  stop() {
    this.#isStopped = true;
  }

  async #follow() {
    while (!this.#isStopped) {
      try {
        const headers = { 'last-event-id': String(this.#last) };
        const { body, ok } = await fetch(`${this.address}/events`, { headers });
        let text = '';
        for await (const chunk of ok ? body.pipeThrough(new TextDecoderStream()) : []) {
          text += chunk;
          const events = text.split('\n\n');
          text = events.pop();
          for (const event of events) this.#hear(event);
          if (this.#isStopped) return;
        }
      } catch {
        // The process is down: the next attempt comes soon.
      }
      await sleep(PAUSE_MS);
    }
  }

  #hear(event) {
    const version = Number(/^id: (\d+)$/m.exec(event)?.[1] ?? 0);
    if (!event.startsWith('event: entry')) {
      // Many versions were missed: a page then reloads itself, with everything up to this version.
      if (event.startsWith('event: reload')) for (let each = 1; each <= version; each += 1) this.seen.add(each);
      if (event.startsWith('event: reload')) this.#last = version;
      return;
    }
    this.seen.add(version);
    this.#last = version;
  }
}
