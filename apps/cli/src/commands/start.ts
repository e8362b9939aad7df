import { describeUnknown, listUnknownVariables } from '@quadrant/settings';
import { closeAfter } from '../close-after.js';
import type { ExitCode } from '../exit-code.js';
import { Launcher } from '../launcher/launcher.js';
import { watchNpmParents } from '../launcher/npm-parents.js';
import { readSettings } from '../settings.js';
import type { Surroundings } from '../surroundings.js';

export interface StartOptions {
  readonly demo: boolean;
}

/** `quadrant start`: runs until it is stopped, or until something cannot be kept running. */
export async function start(surroundings: Surroundings, { demo }: StartOptions): Promise<ExitCode> {
  const settings = readSettings(surroundings);
  for (const unknown of listUnknownVariables(surroundings.env)) {
    surroundings.err(`Warning: ${String(describeUnknown(unknown))}\n`);
  }
  // Nobody else may read the files that it and its processes write.
  process.umask(0o077);
  const launcher = new Launcher(surroundings, settings);
  const ending = launcher.listenForEnd();
  const stopWatching = watchNpmParents(surroundings.env, () => launcher.endQuietly());
  const run = async () => {
    const interrupted = await Promise.race([launcher.startUp(demo).then(() => false), ending.then(() => true)]);
    if (!interrupted) surroundings.out(launcher.describe());
    return ending;
  };
  const stop = () => {
    stopWatching();
    return launcher.stop();
  };
  return closeAfter(run, stop, launcher.tellTrouble);
}
