import { gridOfDocument, type Grid } from '@quadrant/rules/files';
import { readConfirmation } from '../confirmations.js';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { askAny, readFrontDoor, type FrontDoor, type ShownProblem } from '../front-door-client.js';
import { readGivenFiles } from '../given-files.js';
import { describeFindings, describeTable, printJson, type OutputOptions } from '../output.js';
import type { Answer } from '../send-report.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';
import { describeAnswer, sendAll, type SubmitOptions } from './submit.js';

export interface ReviseOptions extends SubmitOptions {
  /** Why the tournament is corrected; undefined when it was not said. */
  readonly reason: string | undefined;
}

/**
 * `quadrant revise ID [FILE]`: sends a correction of a stored tournament, for the version that it has now. Without a file,
 * the answers change the stored document.
 */
export async function revise(
  surroundings: Surroundings,
  id: string,
  file: string | null,
  { confirm, json, answers, preview, reason }: ReviseOptions,
): Promise<ExitCode> {
  const confirmations = confirm.map(readConfirmation);
  const said = reason === undefined ? undefined : takeReason(reason);
  const frontDoor = readFrontDoor(surroundings);
  const ask = json ? null : surroundings.ask;
  const found = await readVersion(frontDoor, id);
  if ('title' in found) return tellProblem(surroundings, json, id, found);
  const content = file === null ? await readDocument(frontDoor, id) : readOne(surroundings, file);
  if ('title' in content) return tellProblem(surroundings, json, id, content);
  const why = said ?? (ask === null ? undefined : takeReason(await ask(`Why do you correct ${found.name}? `)));
  const sent = {
    ...{ name: file ?? `results-of-${id}.json`, answers, confirmations, ask },
    // A person sees first what a correction moves.
    preview: preview || ask !== null,
    revises: { id, version: found.version },
    ...(why !== undefined && { reason: why }),
  };
  const given: Answer[] = [];
  for await (const answer of sendAll(frontDoor, content, sent)) {
    given.push(answer);
    if (!json) surroundings.out(describeAnswer(file ?? found.name, answer));
  }
  if (json) printJson(surroundings, given);
  return given.every(({ accepted }) => accepted) ? DONE : REFUSED;
}

/** `quadrant revise ID`: prints the stored results with the numbers of rows and columns that `--set` takes. */
export async function printResults(surroundings: Surroundings, id: string, { json }: OutputOptions): Promise<ExitCode> {
  const document = await readDocument(readFrontDoor(surroundings, true), id);
  if ('title' in document) return tellProblem(surroundings, json, id, document);
  const grid = gridOfDocument(document);
  if (grid === null) throw new CannotRun(`The results of ${id} cannot be shown as a table: send a corrected file.`);
  if (json) printJson(surroundings, grid);
  else surroundings.out(describeGrid(grid, id));
  return DONE;
}

function describeGrid({ rows: [headings = [], ...rows] }: Grid, id: string): string {
  const columns = ['row', ...headings.map((heading, index) => `${index + 1} ${heading}`)];
  const cells = rows.map((row, index) => [index + 2, ...headings.map((_, column) => row[column] ?? '')]);
  const example = `quadrant revise ${id} --set cell.2.${headings.length}=TEXT`;
  return `${describeTable(columns, cells)}To change a cell, name its row and its column: ${example}\n`;
}

/** @throws CannotRun when the file cannot be read, or when it is a folder with several files */
function readOne(surroundings: Surroundings, file: string): Uint8Array {
  const [only, ...others] = readGivenFiles(surroundings, [file]);
  if (only === undefined || others.length > 0) throw new CannotRun(`${file} is no single file: give one file.`);
  if (only.content instanceof CannotRun) throw only.content;
  return only.content;
}

async function readVersion(
  frontDoor: FrontDoor,
  id: string,
): Promise<{ name: string; version: number } | ShownProblem> {
  const answer = await askAny(frontDoor, { ...OF_ID(id), path: '/api/v1/tournaments/{id}' });
  if (!answer.accepted) return answer.problem;
  const { header, version } = JSON.parse(new TextDecoder().decode(answer.body)) as {
    header: { name: string };
    version: number;
  };
  return { name: header.name, version };
}

async function readDocument(frontDoor: FrontDoor, id: string): Promise<Uint8Array | ShownProblem> {
  const answer = await askAny(frontDoor, { ...OF_ID(id), path: '/api/v1/tournaments/{id}/document' });
  return answer.accepted ? answer.body : answer.problem;
}

const OF_ID = (id: string) => ({ method: 'get' as const, params: { path: { id }, query: {}, header: {} } });

function tellProblem(surroundings: Surroundings, json: boolean, id: string, problem: ShownProblem): ExitCode {
  const { detail, advice, findings = [] } = problem;
  if (json) printJson(surroundings, [{ accepted: false, problem }]);
  else surroundings.out(`${id}: refused. ${detail} ${advice}\n${describeFindings(findings)}`);
  return REFUSED;
}
