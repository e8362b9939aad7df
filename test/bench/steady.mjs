import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from './quantile.mjs';

/** In this time everything is read and compiled for the first time. */
const FIRST_SECONDS = 5;

/**
 * Asks so many times a second, even if earlier requests are not answered, and measures the answers in milliseconds by
 * name.
 *
 * @param ask gets the number of the turn. It resolves to the name of what was asked, and to the time that the answer
 * took; the time is null when the server was too busy to answer
 */
export async function askSteadily({ seconds, perSecond = 40 }, ask) {
  const times = {};
  const refused = {};
  const askOne = async (turn) => {
    const { name, took } = await ask(turn);
    if (turn < FIRST_SECONDS * perSecond) return;
    if (took === null) refused[name] = (refused[name] ?? 0) + 1;
    else (times[name] ??= []).push(took);
  };
  const asked = [];
  const start = performance.now();
  for (let turn = 0; turn < (FIRST_SECONDS + seconds) * perSecond; turn++) {
    await sleep(Math.max(0, start + (turn * 1000) / perSecond - performance.now()));
    const answer = askOne(turn);
    // It is awaited below, when the others are over.
    answer.catch(() => undefined);
    asked.push(answer);
  }
  await Promise.all(asked);
  return Object.entries(times).map(([name, each]) => ({
    name,
    answers: each.length,
    refused: refused[name] ?? 0,
    median: quantile(each, 0.5),
    p95: quantile(each, 0.95),
    p99: quantile(each, 0.99),
  }));
}

/** Returns milliseconds, or null where the server was too busy to answer. */
export async function timeOne(url) {
  const start = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status === 503) return null;
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - start;
}
