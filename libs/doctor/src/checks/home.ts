import { listed, say } from '@quadrant/rules/message';
import { failed, ok, warning, type Judgement } from '../judgement.js';
import type { HomeState, KeysState, KeyState } from '../measure/measure-home.js';

const MOST_NAMED = 3;

const some = (paths: readonly string[]) =>
  paths.length > MOST_NAMED
    ? say`${listed([...paths.slice(0, MOST_NAMED)], 'and')} (${paths.length} in all)`
    : listed([...paths], 'and');

/** Judges who owns a home, who else can read it, and whether this account can write there. */
export function judgeHome({ home, exists, writeRefusal, isForeign, open }: HomeState): Judgement[] {
  if (!exists) {
    return [
      warning(
        say`There is no folder ${home}.`,
        say`The first start makes it. If you have started before, set QUADRANT_HOME to the folder of then.`,
      ),
    ];
  }
  const lines: Judgement[] = [];
  if (writeRefusal === 'EROFS') {
    lines.push(
      failed(
        say`${home} lies on a read-only file system, so nothing can be stored.`,
        say`Look for errors of the disk in the system's log, then mount it writable again. Or set QUADRANT_HOME to another folder.`,
      ),
    );
  } else if (isForeign) {
    lines.push(
      failed(
        say`${home} belongs to another account.`,
        say`Start Quadrant as the account that owns ${home}, or as root.`,
      ),
    );
  } else if (writeRefusal !== null) {
    lines.push(
      failed(
        say`This account may not write to ${home} (${writeRefusal}).`,
        say`Give it the right: chmod u+rwx ${home}`,
      ),
    );
  }
  const [first] = open;
  if (first !== undefined) {
    lines.push(
      failed(
        say`Other accounts of this machine can open ${some(open.map((entry) => entry.path))}.`,
        say`Close it: chmod ${first.most.toString(8)} ${first.path}. The next start closes everything in the home.`,
      ),
    );
  }
  return lines.length > 0 ? lines : [ok(say`${home} can be written, and is closed to other accounts.`)];
}

/** @param needed names of keys that rows of the database need; empty where the database does not answer */
export function judgeKeys({ wasUsed, always, sometimes }: KeysState, needed: readonly string[]): Judgement[] {
  const expected: readonly KeyState[] = [
    ...(wasUsed ? always : always.filter(({ state }) => state !== 'missing')),
    ...sometimes.filter(({ name, state }) => state !== 'missing' || needed.includes(name)),
  ];
  const bad = expected.filter(({ state }) => state !== 'there');
  const lines = bad.map(({ file, state }) =>
    state === 'closed'
      ? failed(say`This account may not read the key ${file}.`, say`Run this as the account that starts Quadrant.`)
      : failed(
          state === 'empty' ? say`The file of the key ${file} is empty.` : say`The key ${file} is missing.`,
          say`Put it back from a backup. A new key does not open what the old one closed.`,
        ),
  );
  if (lines.length > 0) return lines;
  return expected.length === 0
    ? [ok(say`There are no keys yet. The first start makes them.`)]
    : [ok(say`All keys are there (${expected.length}). A backup needs them too.`)];
}
