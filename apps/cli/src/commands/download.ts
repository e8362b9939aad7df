import { writeFileSync } from 'node:fs';
import { readPublic } from '../read-public.js';
import { DONE, type ExitCode } from '../exit-code.js';
import { explainWriting } from '../explain-error.js';
import { siteAddress } from '../site-address.js';
import { printJson, type OutputOptions } from '../output.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';
import { tellRefusal } from '../tell-refusal.js';

export interface DownloadCall extends OutputOptions {
  /** The operation downloadTournament has these names. */
  readonly format: string;
  /** Null means that the file is printed. */
  readonly out: string | null;
}

/** `quadrant download TOURNAMENT`: saves a stored tournament as a file of another program; needs no token. */
export async function download(
  surroundings: Surroundings,
  tournament: string,
  { format, out, json }: DownloadCall,
): Promise<ExitCode> {
  const address = siteAddress(surroundings);
  const path = `/api/v1/tournaments/${encodeURIComponent(tournament)}/document?format=${encodeURIComponent(format)}`;
  const answer = await readPublic(address, path);
  if ('refusal' in answer) return tellRefusal(surroundings, { json }, answer.refusal);
  const { text } = answer;
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
