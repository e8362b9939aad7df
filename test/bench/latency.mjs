import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { QUADRANT, withQuadrant } from './installations.mjs';

const POLL_MS = 2;

/** A report of eight players in three rounds. The region names it, so that its ratings can be found on the leaderboard. */
function report(number) {
  const handles = Array.from({ length: 8 }, (_, i) => `bench ${number} ${i}`);
  const yesterday = Date.now() - 86_400_000;
  const match = (a, b) => ({ players: [handles[a], handles[b]], result: 'FW', score: [100, 35] });
  return {
    schema: 'quadrant/1',
    tournament: {
      name: `Bench ${number}`,
      externalId: `bench:${number}`,
      game: '2e',
      ruleSystem: 'opg-4.2',
      format: 'constructed',
      cardPool: 'complete',
      rules: 'standard',
      level: 1,
      kind: 'local',
      startsAt: new Date(yesterday + number).toISOString(),
      registeredAt: new Date(yesterday - 20 * 86_400_000).toISOString(),
      plannedRounds: 3,
      pairing: 'swiss',
      director: 'bench',
    },
    players: handles.map((handle) => ({ handle, region: `bench-${number}` })),
    rounds: [
      [match(0, 1), match(2, 3), match(4, 5), match(6, 7)],
      [match(0, 2), match(4, 6), match(1, 3), match(5, 7)],
      [match(0, 4), match(2, 6), match(1, 5), match(3, 7)],
    ].map((matches, index) => ({ round: index + 1, matches })),
  };
}

/** Measures the milliseconds until the receipt arrives. */
export async function sendReport(url, token, number) {
  const start = performance.now();
  const answer = await fetch(`${url}/api/v1/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(report(number)),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - start;
}

/** Makes a token of a director whose reports count at once. */
export async function createToken(env) {
  const created = await promisify(execFile)(
    process.execPath,
    [QUADRANT, 'token', 'create', '--role', 'director', '--handle', 'bench'],
    { env },
  );
  return /qdt_\w+/.exec(created.stdout)[0];
}

async function measureOne(url, token, number) {
  const start = performance.now();
  const receipt = await sendReport(url, token, number);
  for (;;) {
    const board = await fetch(`${url}/api/v1/leaderboards/2e/overall?region=bench-${number}`);
    if ((await board.json()).rows.length === 8) return { receipt, rated: performance.now() - start };
    await sleep(POLL_MS);
  }
}

const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];

/** Sends reports one by one, each until it is rated; milliseconds. Receipts also have their first and last tenth. */
export const benchLatency = (reports = 1000) =>
  withQuadrant(async ({ url, env }) => {
    const token = await createToken(env);
    // They come after the others: otherwise lookalike names would mix these players with those of later reports.
    for (let warm = 0; warm < 20; warm++) await measureOne(url, token, reports + warm);
    const all = [];
    for (let number = 0; number < reports; number++) all.push(await measureOne(url, token, number));
    const summary = (name, measured = all) => {
      const sorted = measured.map((each) => each[name]).sort((a, b) => a - b);
      return { median: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), worst: sorted.at(-1) };
    };
    const tenth = Math.ceil(reports / 10);
    return {
      reports,
      receipt: summary('receipt'),
      first: summary('receipt', all.slice(0, tenth)),
      last: summary('receipt', all.slice(-tenth)),
      rated: summary('rated'),
    };
  });
