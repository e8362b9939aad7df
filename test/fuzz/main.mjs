// npm run fuzz -- [--shapes N] [--from S] [--roles anonymous,allowed] [--minutes 15] [--slowest-ping 500]: sends hostile bodies, queries and headers to
// every operation of the built program's HTTP process, one request at a time, while a thread measures GET /health/live.
// Prints the worst ping, the slowest and the largest answers, and every 5xx with its seed. Exit code 1 when a ping took
// longer than --slowest-ping, when an answer was a 5xx or very long, or when time ran out.
import { parseArgs } from 'node:util';
import { Stage } from '../../dist/test/fuzz/targets.js';
import { startPings } from './pings.mjs';
import { startProgram } from './program.mjs';
import { requestsOf } from './requests.mjs';
import { startSender } from './sender.mjs';
import { SHAPES } from './shapes.mjs';
import { startTally } from './tally.mjs';

/** After so many shapes the scene is built again: requests end sessions, revoke tokens and cancel refreshes. */
const SHAPES_OF_A_SCENE = 20;

const { values } = parseArgs({
  options: {
    shapes: { type: 'string', default: String(SHAPES) },
    from: { type: 'string', default: '0' },
    roles: { type: 'string', default: 'anonymous,allowed' },
    minutes: { type: 'string', default: '15' },
    // It is in milliseconds; a machine that does other work needs more.
    'slowest-ping': { type: 'string', default: '500' },
  },
});
const from = Number(values.from);
const shapes = Number(values.shapes);
const roles = values.roles.split(',');
const deadline = performance.now() + Number(values.minutes) * 60_000;

let signal = null;
for (const each of ['SIGTERM', 'SIGINT']) process.on(each, () => (signal ??= each));
const at = () => `${Math.round(performance.now() / 1000)} s:`;
const shouldStop = () => signal !== null || performance.now() > deadline;

let passed = false;
try {
  passed = await fuzz();
} catch (error) {
  console.error(error);
}
process.exit(passed && signal === null ? 0 : 1);

async function fuzz() {
  const program = await startProgram();
  const sender = startSender(program.url);
  const tally = startTally(Number(values['slowest-ping']));
  let pings = null;
  let played = 0;
  try {
    const stage = new Stage(program.url, program.dataSource);
    let targets = await stage.targets();
    // Pings start only now: the first requests of a process wait for compiled code and for connections.
    pings = startPings(program.url);
    for (; played < shapes && !shouldStop() && program.child.exitCode === null; played++) {
      if (played % SHAPES_OF_A_SCENE === SHAPES_OF_A_SCENE - 1) {
        pings.begin(tally.begin('the requests that build the scene'));
        targets = await stage.targets();
      }
      await play(from + played, targets, { sender, pings, tally });
      if (played % 5 === 4) console.log(`${at()} ${played + 1} of ${shapes} shapes: ${tally.inShort()}`);
    }
    if (program.child.exitCode !== null) throw new Error('The HTTP process ended.');
  } finally {
    sender.stop();
    if (pings !== null) tally.addPings(await pings.stop());
    await program.stop();
  }
  console.log(`${played} of ${shapes} shapes played${signal === null ? '' : `, then ${signal}`}`);
  return tally.tell() && played === shapes;
}

async function play(seed, targets, { sender, pings, tally }) {
  for (const target of targets) {
    for (const request of requestsOf(seed, target, roles)) {
      if (shouldStop()) return;
      pings.begin(tally.begin(request.what));
      tally.note(await sender.send(request));
    }
  }
  tally.addPings(pings.take());
}
