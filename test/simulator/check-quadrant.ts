import { Dice } from '@quadrant/demo';
import { readPublished } from '../builders/history.js';
import { SimulationFailed } from './check-model.js';
import type { Command } from './commands.js';
import { drawGroups } from './draw-groups.js';
import { Glance } from './glance.js';
import { findMiskept } from './kept-numbers.js';
import { Model, type Answer } from './model.js';
import { PastRuns } from './past-runs.js';
import { findDifference, readPublishedLists, tellPublished, type Published } from './published.js';
import type { Quadrant } from './quadrant.js';
import { findMisshown } from './shown-numbers.js';

/** In a story of more commands, one leaderboard, career and table is looked at after each: all of them took two thirds of its time. */
const SHORT = 100;

/** Nobody plays under it: who is in no report has no public id. */
const NOBODY = new Uint8Array(16);

/**
 * Plays commands on a database, where after each of them every kept number, and what is drawn of the shown ones, is what its
 * definition gives, and on the model, and compares what both have published; then, on the database, what live runs published with
 * verification, an incremental refresh, a full one and one from nothing.
 *
 * @param seed decides which commands come while the worker is busy, and what is looked at after each
 * @throws SimulationFailed where two of them differ, or where only one refuses a command
 */
export async function checkOnQuadrant(quadrant: Quadrant, seed: number, commands: readonly Command[]): Promise<void> {
  const { dataSource } = quadrant;
  const read = async () => readPublishedLists(await readPublished(dataSource));
  const compare = (what: string, one: Published, other: Published) => {
    const difference = findDifference(one, other);
    if (difference !== null) throw new SimulationFailed(seed, `${what}: ${difference}`, commands);
  };

  const verify = async (what: string) => {
    const difference = await quadrant.verify();
    if (difference !== null) throw new SimulationFailed(seed, `${what} against verify: ${difference}`, commands);
  };

  const glance = new Glance(new Dice(`numbers ${seed}`), commands.length > SHORT ? 1 : Infinity);
  const checkNumbers = async (what: string, past: PastRuns, played = commands) => {
    const find = async () => (await findMiskept(dataSource)) ?? (await findMisshown(dataSource, past, glance));
    const difference = await find().catch((error: unknown) => (error instanceof Error ? error.stack! : String(error)));
    if (difference !== null) throw new SimulationFailed(seed, `numbers after ${what}: ${difference}`, played);
  };

  await quadrant.forgetEverything();
  const groups = drawGroups(seed, commands);
  const played: { readonly answers: readonly Answer[]; readonly runs: number }[] = [];
  const past = new PastRuns();
  let count = 0;
  const checkCommand = (command: Command) =>
    checkNumbers(`command ${++count}, ${JSON.stringify(command)}`, past, commands.slice(0, count));
  for (const group of groups) played.push(await playTogether(quadrant, group, checkCommand));
  const publicIds = (await quadrant.listPublicIds()).map((id) => id ?? NOBODY);
  const model = new Model(publicIds, await quadrant.listTossSeeds());
  let index = 0;
  for (const [number, group] of groups.entries()) {
    const { answers, runs } = played[number]!;
    const before = model.runCount;
    for (const [place, command] of group.entries()) {
      index++;
      if ((await model.play(command)) !== answers[place]) {
        throw new SimulationFailed(seed, `the last command was ${answers[place]}`, commands.slice(0, index));
      }
    }
    if (group.length > 1) model.joinRuns(before, runs);
  }
  compare('live runs against the model', await read(), tellPublished(model));
  await verify('live runs');

  for (const command of CLOSING) {
    await quadrant.play(command);
    await model.play(command);
  }
  const published = await read();
  compare('an incremental refresh against the model', published, tellPublished(model));
  await verify('an incremental refresh');
  await checkNumbers('an incremental refresh', past);
  const counts = await refreshFully(quadrant);
  compare('a full refresh against an incremental one', await read(), published);
  if (counts.some((count) => count > 0)) {
    throw new SimulationFailed(seed, 'a full refresh wrote what was there', commands);
  }
  await quadrant.forgetPublished();
  await refreshFully(quadrant);
  compare('a replay from nothing against what is published', await read(), published);
  await checkNumbers('a replay from nothing', new PastRuns());
}

/**
 * Plays commands of which all but the last come while the worker is busy.
 *
 * @param check is called after each of them
 */
async function playTogether(quadrant: Quadrant, group: readonly Command[], check: (command: Command) => Promise<void>) {
  const before = await quadrant.countRuns();
  const answers: Answer[] = [];
  for (const [index, command] of group.entries()) {
    const isLast = index === group.length - 1;
    answers.push(await (isLast ? quadrant.play(command) : quadrant.playWhileBusy(command)));
    await check(command);
  }
  return { answers, runs: (await quadrant.countRuns()) - before };
}

/** Lets everything be taken in that waits. */
const CLOSING: readonly Command[] = [
  { does: 'resume', day: 0 },
  { does: 'refresh', day: 0, scope: 'incremental' },
];

/** Rows that it wrote: outcomes, rating changes, awards. */
async function refreshFully(quadrant: Quadrant): Promise<number[]> {
  await quadrant.play({ does: 'refresh', day: 0, scope: 'full' });
  const [run] = await quadrant.dataSource.query<Record<string, number>[]>(
    `select tournaments_changed, rating_changes, awards from runs order by number desc limit 1`,
  );
  return Object.values(run!);
}
