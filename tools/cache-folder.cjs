// Gives caches a place that survives `npm ci`: the user's cache folder, with one folder for each lock file and version
// of Node. Everything in it can be made again, and a cache of another version is never read.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const root = path.dirname(__dirname);

/** The system has this folder for caches of the user. */
const base =
  process.env.XDG_CACHE_HOME ||
  (process.platform === 'win32'
    ? process.env.LOCALAPPDATA
    : path.join(os.homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache'));

const key = createHash('sha256')
  .update(process.version)
  .update(fs.readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')
  .slice(0, 16);

/**
 * Returns the folder of one cache, and makes it when it is missing.
 *
 * @param {string} name
 * @returns {string} below node_modules where the user's cache folder cannot be written
 */
exports.cacheFolder = (name) => {
  const wanted = path.join(base ?? os.tmpdir(), 'quadrant-development', key, name);
  try {
    fs.mkdirSync(wanted, { recursive: true });
    fs.accessSync(wanted, fs.constants.W_OK);
    return wanted;
  } catch {
    const inside = path.join(root, 'node_modules/.cache', name);
    fs.mkdirSync(inside, { recursive: true });
    return inside;
  }
};
