// Runs one command and prints how long it took. Everything that it started ends with it, also when it takes too long.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** This needs POSIX: the shell prints the times of its children, as "0m1.250s 0m0.500s" in the second line. */
const WITH_TIMES = '(eval "$STAGE_COMMAND") 3>&-; code=$?; times >&3; exit $code';
const hasProcessGroups = process.platform !== 'win32';

/**
 * @param {{ command: string, minutes?: number, env?: NodeJS.ProcessEnv, isQuiet?: boolean }} stage `minutes`: more than that is a
 *   failure. `isQuiet`: its output is given back and not printed
 * @returns {Promise<{ code: number, wall: number, cpu: number | null, isOverdue: boolean, output: string }>} seconds; `cpu` of all
 *   processes that it waited for, null where the system does not tell, and of what was ended
 */
export async function runStage({ command, minutes = 60, env = process.env, isQuiet = false }) {
  const begun = performance.now();
  const shown = isQuiet ? 'pipe' : 'inherit';
  const child = hasProcessGroups
    ? spawn('sh', ['-c', WITH_TIMES], {
        env: { ...env, STAGE_COMMAND: command },
        stdio: ['ignore', shown, shown, 'pipe'],
        detached: true,
      })
    : spawn(command, { env, shell: true, stdio: ['ignore', shown, shown] });
  let isOverdue = false;
  const end = () => endAll(child);
  const limit = setTimeout(() => {
    isOverdue = true;
    end();
  }, minutes * 60_000);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  const output = isQuiet ? Promise.all([text(child.stdout), text(child.stderr)]) : [];
  const times = child.stdio[3] ? text(child.stdio[3]) : '';
  const [code] = await once(child, 'exit');
  clearTimeout(limit);
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, end);
  // A server that it left running would keep its output open.
  end();
  const wall = (performance.now() - begun) / 1000;
  return { code: code ?? 1, wall, cpu: secondsOf(await times), isOverdue, output: (await output).join('') };
}

function endAll(child) {
  try {
    if (hasProcessGroups) process.kill(-child.pid, 'SIGKILL');
    else child.kill();
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Reads the seconds of the children, which are in the second line. */
function secondsOf(times) {
  const found = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.,]+)s/g)];
  if (found.length === 0) return null;
  return found.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')), 0);
}
