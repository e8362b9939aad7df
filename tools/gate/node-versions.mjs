// Builds, tests and starts the program on the newest release of each major version of Node that package.json names. The npm
// package `node-PLATFORM-ARCHITECTURE` brings the binary. `node tools/gate/node-versions.mjs 22 libs/rules` tries one
// version and some specs.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';

const MAJORS = ['20', '22', '24'];
const [only, ...specs] = process.argv.slice(2);
const folder = path.join(tmpdir(), `quadrant-node-versions-${process.pid}`);
const failed = [];
for (const major of only === undefined ? MAJORS : [only]) {
  const bin = installNode(major);
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const run = (...words) => {
    console.log(`Node ${major}: ${words.join(' ')}`);
    if (spawnSync('node', words, { env, stdio: 'inherit' }).status !== 0)
      failed.push(`Node ${major}: ${words.join(' ')}`);
  };
  console.log(execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim());
  rmSync('dist', { recursive: true, force: true });
  run('tools/build.mjs');
  run('node_modules/jest/bin/jest.js', ...specs);
  run('test/smoke/smoke.mjs');
}
rmSync(folder, { recursive: true, force: true });
for (const each of failed) console.log(`FAILED: ${each}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** @returns the folder of the program `node` */
function installNode(major) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const place = path.join(folder, major);
  mkdirSync(place, { recursive: true });
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', place, `${name}@${major}`], {
    stdio: 'ignore',
  });
  return path.join(place, 'node_modules', name, 'bin');
}
