import path from 'node:path';
import { build } from 'esbuild';

const root = path.join(import.meta.dirname, '../..');

/**
 * The lists of findings and problems, compiled from their sources: the check runs without a build.
 *
 * @returns {Promise<{ FINDING_PARTS: readonly object[], PROBLEMS: object }>}
 */
export async function loadLists() {
  const contents = `
    export { FINDING_PARTS } from './libs/rules/findings/src/index.ts';
    export { PROBLEMS } from './libs/http/src/problem/problem-list.ts';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
