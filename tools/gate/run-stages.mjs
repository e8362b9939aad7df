// Runs stages one after the other, even after one that failed, and prints the time of each. Lanes run side by side.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runStage } from '../stages/run-stage.mjs';

/** Beside forty busy loops a stage takes twenty times as long; a stage that has not ended after this time hangs. */
const MINUTES = Number(process.env.STAGE_MINUTES || 60);

/**
 * @typedef {readonly [name: string, command: string]} Stage
 * @typedef {{ lanes: readonly (readonly Stage[])[] }} SideBySide stages that wait more than they compute
 */

/**
 * @param {string} name of the file in dist/ with the table
 * @param {readonly (Stage | SideBySide)[]} steps
 * @returns {Promise<{ failed: string[], told: object[] }>}
 */
export async function runStages(name, steps) {
  const told = [];
  for (const step of steps) {
    if (Array.isArray(step)) told.push(await tell(step, false));
    else told.push(...(await Promise.all(step.lanes.map(runLane))).flat());
  }
  console.log('\nseconds  of a processor  stage');
  for (const { stage, passed, wall, cpu } of told) {
    const columns = [String(wall).padStart(7), String(cpu ?? '?').padStart(14), `${stage}${passed ? '' : ', FAILED'}`];
    console.log(columns.join('  '));
  }
  keep(name, { stages: told });
  return { failed: told.filter(({ passed }) => !passed).map(({ stage }) => stage), told };
}

/** A lane prints the output of its stages when they end: otherwise the lines of two lanes would mix. */
async function runLane(stages) {
  const told = [];
  for (const stage of stages) told.push(await tell(stage, true));
  return told;
}

async function tell([stage, command], isQuiet) {
  const head = `--- ${stage}\n${command}`;
  if (!isQuiet) console.log(head);
  const { code, wall, cpu, isOverdue, output } = await runStage({ command, minutes: MINUTES, isQuiet });
  if (isQuiet) console.log(`${head}\n${output}`);
  if (code !== 0) console.log(`FAILED: ${stage}${isOverdue ? `, which did not end within ${MINUTES} minutes` : ''}`);
  const seconds = (value) => (value === null ? null : Math.round(value * 10) / 10);
  return { stage, passed: code === 0, isOverdue, wall: seconds(wall), cpu: seconds(cpu) };
}

/** Writes the content to a file in dist/, where other programs find it. */
export function keep(name, content) {
  mkdirSync('dist', { recursive: true });
  writeFileSync(path.join('dist', `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
}
