// npm run simulate -- --workers 3 [--seeds N] [--from S] [--commands N] [--lanes N] [--repeat N] [--until-found] [--plant FAULT]
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const LANE = fileURLToPath(new URL('lane.mjs', import.meta.url));

/**
 * Plays stories in several processes at once, and prints those that fail.
 *
 * @param options.seeds in the order in which they are played; one may come several times
 * @param options.untilFound whether to end with the first that fails
 * @returns the seeds that failed
 */
export async function playStories(server, { seeds, untilFound, lanes, ...settings }) {
  const failed = new Set();
  const waiting = seeds.values();
  const begin = performance.now();
  let done = 0;
  let told = begin;
  const tell = ({ seed, failure }) => {
    if (seed === null) return;
    done += 1;
    if (failure !== null) {
      failed.add(seed);
      console.log(`${failure}\nThat was story ${done} of ${seeds.length}.`);
    }
    if (performance.now() - told < 5_000) return;
    told = performance.now();
    const each = (told - begin) / done;
    const left = ((seeds.length - done) * each) / 60_000;
    console.log(`${done} of ${seeds.length}, ${Math.round(each)} ms each, ${left.toFixed(1)} minutes to go`);
  };
  const next = () => (untilFound && failed.size > 0 ? null : (waiting.next().value ?? null));
  const numbers = Array.from({ length: Math.min(lanes, seeds.length) }, (_, lane) => lane);
  await Promise.all(numbers.map((lane) => runLane(server, lane, settings, next, tell)));
  return [...failed];
}

async function runLane({ url, home }, lane, settings, next, tell) {
  const own = new URL(url);
  own.pathname = `/lane_${lane}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database lane_${lane}`);
  await client.end();
  const child = fork(LANE, [JSON.stringify({ ...settings, url: own.href, home })]);
  await new Promise((resolve, reject) => {
    child.on('message', (message) => {
      tell(message);
      child.send(next());
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Lane ${lane} ended with code ${code}.`))));
  });
}
