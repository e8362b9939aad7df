import { writeFileSync } from 'node:fs';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { explainWriting } from '../explain-error.js';
import { readFrontDoorUrl, type ShownProblem } from '../front-door-client.js';
import { printJson, type OutputOptions } from '../output.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';
import { tellRefusal } from '../tell-refusal.js';

export interface DownloadCall extends OutputOptions {
  /** As the operation downloadTournament names them. */
  readonly format: string;
  /** Null: printed. */
  readonly out: string | null;
}

/** `quadrant download TOURNAMENT`: a stored tournament as a file of another program; needs no token. */
export async function download(
  surroundings: Surroundings,
  tournament: string,
  { format, out, json }: DownloadCall,
): Promise<ExitCode> {
  const address = readFrontDoorUrl(surroundings.env);
  const path = `/api/v1/tournaments/${encodeURIComponent(tournament)}/document?format=${encodeURIComponent(format)}`;
  const response = await ask(new URL(path, address));
  const text = await response.text();
  if (!response.ok) {
    const problem = readProblem(text);
    const said = [problem.detail ?? `The answer was ${response.status}.`, problem.advice ?? ''].join(' ').trim();
    if (response.status >= 500 || problem.type === undefined) throw new CannotRun(`${address} says: ${said}`);
    return tellRefusal(surroundings, { json }, { code: problem.type.replace('/problems/', ''), detail: said });
  }
  if (out === null) {
    surroundings.out(text);
    return DONE;
  }
  try {
    writeFileSync(resolveArgument(surroundings, out), text);
  } catch (error) {
    throw explainWriting(out, error);
  }
  if (json) printJson(surroundings, { file: out, format });
  else surroundings.out(`Wrote ${out} (${format}).\n`);
  return DONE;
}

async function ask(url: URL): Promise<Response> {
  try {
    return await fetch(url);
  } catch (error) {
    throw new CannotRun(
      `No answer from ${url.origin}. Is "quadrant start" running there? QUADRANT_URL says where to ask.`,
      { cause: error },
    );
  }
}

function readProblem(text: string): Partial<ShownProblem & { readonly type: string }> {
  try {
    return JSON.parse(text) as Partial<ShownProblem & { readonly type: string }>;
  } catch {
    return {};
  }
}
