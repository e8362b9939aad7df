import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { inventMessyHistory, TWENTY_YEARS } from '../../dist/test/history/messy-history.js';
import { COMPACT, inventCommunity, SMALL } from '../../dist/test/names/community.js';
import { QUADRANT, withQuadrant } from './installations.mjs';

/** A quarter has as many tournaments for each club. */
const QUARTER = { ...COMPACT, people: COMPACT.people / 4, clubs: COMPACT.clubs / 4, tournaments: 1500 };
const SIZES = {
  smoke: { size: SMALL, doubles: 4 },
  quarter: { size: QUARTER, doubles: 65 },
  whole: { size: COMPACT, doubles: TWENTY_YEARS.doubles },
};

/** So many seconds of a person go into a shape of files, a folder without dates, or a file that still lacks its date. */
const SECONDS_OF_GAP = 60;
/** They are filled in for all files at once. */
const FACTS = { game: '2e', director: 'bench', name: 'A tournament' };

/** Takes a messy history through a batch by command: seconds of each step, and hours of a person for the facts. */
export const benchBatch = (sized) =>
  withQuadrant(
    async ({ url, env, home }) => {
      const quadrant = async (...command) => {
        const start = performance.now();
        const { stdout } = await promisify(execFile)(process.execPath, [QUADRANT, ...command], {
          ...{ env: shell, cwd: home },
          maxBuffer: 2 ** 30,
        });
        return { stdout, seconds: (performance.now() - start) / 1000 };
      };
      const shell = { ...env, QUADRANT_URL: url };
      const created = await quadrant('token', 'create', '--role', 'coordinator', '--handle', 'bench');
      shell.QUADRANT_TOKEN = /qdt_\w+/.exec(created.stdout)[0];
      const { size, doubles } = SIZES[sized];
      const files = inventMessyHistory('attic', inventCommunity('attic', size), { ...TWENTY_YEARS, doubles });
      const folder = path.join(home, 'spreadsheets');
      for (const { path: name, bytes } of files) {
        await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
        await writeFile(path.join(folder, name), bytes);
      }
      await quadrant('history', 'open', 'The past');
      const added = await quadrant('history', 'add', '1', folder);
      const { stdout: recipes } = await quadrant('history', 'recipe', '1');
      const shapes = recipes.match(/ looks? like this: /g)?.length ?? 0;
      const manifest = path.join(home, 'manifest.csv');
      const fill = async (facts) => {
        const { stdout } = await quadrant('history', 'manifest', '1', '--json');
        const rows = parse(await readFile(manifest), { columns: true, bom: true });
        const lacking = rows.filter(({ open, startsAt }) => open.includes('startsAt') && startsAt === '').length;
        const inferred = rows.filter(({ note }) => note.startsWith('inferred')).length;
        for (const row of rows) for (const [fact, answer] of Object.entries(facts)) row[fact] ||= answer;
        await writeFile(manifest, stringify(rows, { header: true }));
        return { lacking, inferred, folders: JSON.parse(stdout).undated };
      };
      // A coordinator takes what is proposed, and says of each folder that the dates of the others are not known.
      const { lacking, inferred, folders } = await fill(FACTS);
      const answers = folders.flatMap(({ key }) => ['--undated', `${key || '.'}=unknown`]);
      const filled = await quadrant('history', 'manifest', '1', manifest, ...answers);
      const { lacking: rest } = await fill({ startsAt: 'unknown' });
      if (rest > 0) await quadrant('history', 'manifest', '1', manifest);
      const compared = await quadrant('history', 'diff', '1');
      const [, fingerprint] = /--fingerprint (\S+)/.exec(compared.stdout) ?? [];
      if (fingerprint === undefined) throw new Error(compared.stdout);
      const published = await quadrant('history', 'publish', '1', '--fingerprint', fingerprint, '--reason', 'bench');
      const undone = await quadrant('history', 'undo', '1', '--reason', 'bench');
      return {
        files: files.length,
        state: published.stdout.split('\n')[0],
        ...{ shapes, lacking, inferred, folders: folders.length, rest },
        diff: added.seconds + filled.seconds + compared.seconds,
        publish: published.seconds,
        undo: undone.seconds,
        hoursOfFacts: ((shapes + folders.length + rest + 1) * SECONDS_OF_GAP) / 3600,
      };
    },
    { BATCH_ALONE: '1000000' },
  );
