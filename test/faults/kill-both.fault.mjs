import { expectSoon, kill } from './installation.mjs';
import { underWriters } from './under-writers.mjs';

export const title = 'HTTP process and worker killed together, when both are up and while they come up';

/** Kills both as soon as they are up, then once more while they come up again. */
export default function inject({ isShort }) {
  return underWriters(async (installation) => {
    const rounds = isShort ? 2 : 10;
    for (let round = 1; round <= rounds; round += 1) {
      const dead = await killBoth(installation, []);
      await expectSoon('both processes are started again', () => parts(installation, dead).length === 2);
      await killBoth(installation, dead);
      await expectSoon('both processes are up again', () => isUp(installation));
    }
    return rounds * 2;
  });
}

const parts = (installation, dead) => installation.listParts().filter(({ pid }) => !dead.includes(pid));

async function killBoth(installation, dead) {
  const pids = parts(installation, dead).map(({ pid }) => pid);
  for (const pid of pids) kill(pid, 'SIGKILL');
  await expectSoon('both are dead', () => !installation.listParts().some(({ pid }) => pids.includes(pid)));
  if (installation.launcherEnd !== null) throw new Error('The launcher ended.');
  return [...dead, ...pids];
}

const isUp = async (installation) =>
  installation.launcherEnd !== null || (installation.listParts().length === 2 && (await installation.isReady()));
