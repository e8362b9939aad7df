// Simulates faults of a disk, on a small file system in memory that only the process of the fault and its children see.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const RESULT = 'RESULT ';
const CHUNK = 4 * 1024 ** 2;

/** Says why no file system can be mounted here; null where one can. */
export function whyNoVolume() {
  if (process.platform !== 'linux') return 'small volumes are mounted on Linux only';
  const { status } = spawnSync('unshare', ['-m', 'true'], { stdio: 'ignore' });
  return status === 0 ? null : 'it takes root and the program unshare (util-linux) to mount a small volume';
}

/**
 * Runs a fault file again as the main module of a process with separate mounts, and returns its result. Where that is
 * impossible, the fault is skipped with a sentence, and fails where `CI` is set.
 */
export async function inNamespace(file, isShort) {
  const none = { faults: 0, acks: 0, lost: 0, troubles: [] };
  const why = whyNoVolume();
  if (why !== null && process.env.CI) return { ...none, troubles: [why] };
  if (why !== null) {
    console.log(`${path.basename(file)}: skipped, ${why}`);
    return none;
  }
  const words = ['-m', '--propagation', 'private', process.execPath, file, ...(isShort ? ['--short'] : [])];
  const child = spawn('unshare', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (data) => (said += data));
  const code = await new Promise((resolve) => child.once('close', resolve));
  const line = said.split('\n').find((each) => each.startsWith(RESULT));
  return line ? JSON.parse(line.slice(RESULT.length)) : { ...none, troubles: [`ended with ${code}: ${said}`] };
}

/** Mounts a volume for all temporary files, runs the fault in the namespace and reports its result. */
export async function onSmallVolume(megabytes, fault) {
  const folder = mkdtempSync(path.join(tmpdir(), 'quadrant-volume-'));
  const unmount = mount(folder, megabytes);
  process.env.TMPDIR = folder;
  try {
    const result = await fault({ folder, isShort: process.argv.includes('--short') });
    console.log(RESULT + JSON.stringify(result));
  } finally {
    unmount();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Mounts a file system in memory of so many megabytes, which others may pass through; returns what unmounts it. */
export function mount(folder, megabytes) {
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status !== 0) throw new Error(`No volume could be mounted at ${folder}: ${stderr}`);
  chmodSync(folder, 0o755);
  return () => spawnSync('umount', ['-l', folder]);
}

/** Returns the free bytes of the volume, as an ordinary user may use them. */
export function freeOf(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Fills a volume up to so many free bytes, lets `work` do something and always makes room again. */
export async function whileFilled(folder, left, work) {
  const empty = fill(folder, left);
  try {
    return await work();
  } finally {
    empty();
  }
}

/** Returns a function that removes the files again. */
function fill(folder, left) {
  const filler = path.join(folder, 'filler');
  mkdirSync(filler);
  for (let number = 0, size = CHUNK; freeOf(folder) > left && size > 0; number += 1) {
    const room = Math.min(size, freeOf(folder) - left);
    try {
      writeFileSync(path.join(filler, String(number)), Buffer.alloc(room, 1));
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
      // Other programs write as well, so smaller pieces use up the last bytes.
      size = Math.floor(size / 2);
    }
  }
  return () => rmSync(filler, { recursive: true });
}
