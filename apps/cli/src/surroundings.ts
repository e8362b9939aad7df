import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';

/** A command knows nothing of the outside world besides this. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The working folder of the person; file arguments are relative to it. */
  readonly folder: string;
  /** The folder that has this program's compiled `main.js`. */
  readonly programFolder: string;
  /** The folder that has the `package.json` of this program. */
  readonly packageFolder: string;
  /** Somebody watches the standard error output, so a progress bar makes sense. */
  readonly isWatched: boolean;
  readonly now: () => Date;
  /** Reads the standard input to its end. */
  readonly input: () => Uint8Array;
  /** Asks the person one question; null where nobody is at a terminal to answer. */
  readonly ask: ((question: string) => Promise<string>) | null;
  /** Prints results to the standard output; bytes are those of a file. */
  readonly out: (result: string | Uint8Array) => void;
  /** Everything that is no result goes to the standard error output. */
  readonly err: (text: string) => void;
}

type Places = Pick<Surroundings, 'programFolder' | 'packageFolder'>;

export function surroundingsOf(process: NodeJS.Process, places: Places): Surroundings {
  const cwd = process.cwd();
  return {
    env: process.env,
    // npm changes to the folder of package.json and says in INIT_CWD where it came from.
    folder: cwd === places.packageFolder ? (process.env['INIT_CWD'] ?? cwd) : cwd,
    ...places,
    isWatched: process.stderr.isTTY === true,
    now: () => new Date(),
    input: () => readFileSync(process.stdin.fd),
    ask: process.stdin.isTTY && process.stderr.isTTY ? (question) => askAt(process, question) : null,
    out: (result) => void process.stdout.write(result),
    err: (text) => void process.stderr.write(text),
  };
}

async function askAt({ stdin, stderr }: NodeJS.Process, question: string): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** Returns the path of an argument as the person meant it. */
export const resolveArgument = ({ folder }: Surroundings, file: string): string => path.resolve(folder, file);
