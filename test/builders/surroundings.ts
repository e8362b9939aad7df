import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from '../../apps/cli/src/program.js';
import type { Surroundings } from '../../apps/cli/src/surroundings.js';

/** A person at a command line, in a folder of their own. */
export interface Person {
  readonly folder: string;
  /** Writes a file into the folder. */
  write(name: string, content: string | Buffer): void;
  /** Calls `quadrant` with these words. */
  call(...words: string[]): Promise<{ code: number; out: string; err: string }>;
  /** What comes through the standard input of the next calls. */
  pipe(content: string): void;
  /** Sits at a terminal for the next calls, and answers these to what is asked, in order. */
  answer(...texts: string[]): void;
  leave(): void;
}

/** Of a command that is given nothing and asks nobody; everything that it says goes to `say`. */
export const surroundingsFor = (say: (text: string) => void): Surroundings => ({
  env: {},
  folder: tmpdir(),
  programFolder: tmpdir(),
  packageFolder: tmpdir(),
  isWatched: false,
  now: () => new Date(),
  input: () => Buffer.alloc(0),
  ask: null,
  out: say,
  err: say,
});

/**
 * A person who calls the command inside this process. Now is what `now` says, nobody watches a progress bar.
 *
 * @param env asked for at each call
 */
export function person(env: () => Record<string, string | undefined>, now = () => new Date()): Person {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'quadrant command ')));
  let piped = '';
  let answers: string[] | null = null;
  return {
    folder,
    pipe: (content) => void (piped = content),
    answer: (...texts) => void (answers = texts),
    write: (name, content) => writeFileSync(path.join(folder, name), content),
    call: async (...words) => {
      let out = '';
      let err = '';
      const code = await runProgram(words, {
        env: { QUADRANT_HOME: path.join(folder, '.quadrant'), ...env() },
        folder,
        programFolder: folder,
        packageFolder: folder,
        isWatched: false,
        now,
        input: () => Buffer.from(piped),
        ask:
          answers === null
            ? null
            : (question) => {
                err += question;
                return Promise.resolve(answers?.shift() ?? '');
              },
        out: (text) => void (out += text),
        err: (text) => void (err += text),
      });
      return { code, out, err };
    },
    leave: () => rmSync(folder, { recursive: true, force: true }),
  };
}
