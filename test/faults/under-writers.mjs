// The frame of every fault: an installation, writers with a ledger, faults, and the question what is left of it all.
import { Installation } from './installation.mjs';
import { Ledger } from './ledger.mjs';

/**
 * @param work is given the installation and injects the faults; gives how many it were
 * @param prepare is given the home before it exists, and gives what undoes it
 * @returns what test/faults/main.mjs prints
 */
export async function underWriters(work, env = {}, prepare = () => undefined, writers = 2) {
  const installation = new Installation(env);
  const troubles = [];
  let undo = () => undefined;
  try {
    undo = prepare(installation.home) ?? undo;
    await installation.start();
    const ledger = new Ledger(installation);
    ledger.start(writers);
    const faults = await work(installation, ledger).catch((error) => {
      troubles.push(error.message);
      return 0;
    });
    if (installation.launcherEnd !== null) {
      troubles.push(`the launcher ended with ${installation.launcherEnd}; left: ${describe(installation.listAll())}`);
      return { faults, acks: ledger.receipts.length, lost: 0, troubles: [...troubles, installation.said] };
    }
    await ledger.stop();
    const lost = await ledger.findLost();
    troubles.push(...lost, ...ledger.strange);
    for (const words of [['verify'], ['audit', 'verify']]) {
      const { status, stdout, stderr } = installation.call(...words);
      if (status !== 0) troubles.push(`quadrant ${words.join(' ')} ended with ${status}: ${stdout}${stderr}`);
    }
    const end = await installation.stop();
    if (end !== 0) troubles.push(`the launcher ended with ${end} when it was asked to stop`);
    if (installation.listAll().length > 0) troubles.push(`processes are left: ${describe(installation.listAll())}`);
    return { faults, acks: ledger.receipts.length, lost: lost.length, troubles };
  } finally {
    undo();
    await installation.remove();
  }
}

const describe = (processes) => processes.map(({ pid, command }) => `${pid} ${command}`).join('; ') || 'nothing';
