// The health check of a container: node docker/health.mjs PORT. It asks the process whether its event loop runs. Docker
// itself never restarts a container that is unhealthy. So after several failures in a row this kills the process, the
// container ends with it, and Docker starts it again.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const [, , port, init = '1', counter = '/tmp/failed-health-checks'] = process.argv;
const PATIENCE_MS = 8_000;
const MOST_FAILURES = 4;

const isWell = await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
  ({ ok }) => ok,
  () => false,
);
const failures = isWell ? 0 : countFailures() + 1;
// A process that has not answered yet may still be starting: that takes minutes while it scores reports by new rules.
if (isWell || failures > 1) writeFileSync(counter, String(isWell ? 1 : failures));
if (failures > MOST_FAILURES) for (const pid of listChildren(init)) process.kill(pid, 'SIGKILL');
process.exitCode = isWell ? 0 : 1;

/** It is 1 after an answer, and more after failures. Without the file it is 0: the process has not answered yet. */
function countFailures() {
  try {
    return Number(readFileSync(counter, 'utf8'));
  } catch {
    return 0;
  }
}

/** Lists the processes that the first process of the container has started, without this one. */
function listChildren(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1).split(' ')[1] === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}
