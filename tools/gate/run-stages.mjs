// Runs stages one after the other, also after one that failed, and tells what each took.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runStage } from '../stages/run-stage.mjs';

/** Beside forty busy loops a stage takes twenty times as long; what has not ended then hangs. */
const MINUTES = Number(process.env.STAGE_MINUTES || 60);

/**
 * @param {string} name of the file in dist/ with the table
 * @param {readonly (readonly [name: string, command: string])[]} stages
 * @returns {Promise<{ failed: string[], told: object[] }>}
 */
export async function runStages(name, stages) {
  const told = [];
  for (const [stage, command] of stages) {
    console.log(`--- ${stage}\n${command}`);
    const { code, wall, cpu, isOverdue } = await runStage({ command, minutes: MINUTES });
    const seconds = (value) => (value === null ? null : Math.round(value * 10) / 10);
    told.push({ stage, passed: code === 0, isOverdue, wall: seconds(wall), cpu: seconds(cpu) });
    if (code !== 0) console.log(`FAILED: ${stage}${isOverdue ? `, which did not end within ${MINUTES} minutes` : ''}`);
  }
  console.log('\nseconds  of a processor  stage');
  for (const { stage, passed, wall, cpu } of told) {
    const columns = [String(wall).padStart(7), String(cpu ?? '?').padStart(14), `${stage}${passed ? '' : ', FAILED'}`];
    console.log(columns.join('  '));
  }
  keep(name, { stages: told });
  return { failed: told.filter(({ passed }) => !passed).map(({ stage }) => stage), told };
}

/** Adds to the file of this run what others may want to read. */
export function keep(name, content) {
  mkdirSync('dist', { recursive: true });
  writeFileSync(path.join('dist', `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
}
