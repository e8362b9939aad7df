import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from '../../apps/cli/src/program.js';
import type { Surroundings } from '../../apps/cli/src/surroundings.js';

export interface Person {
  readonly folder: string;
  /** Writes a file into the folder. */
  write(name: string, content: string | Buffer): void;
  call(...words: string[]): Promise<{ code: number; out: string; err: string }>;
  /** The standard input of the next calls has this content. */
  pipe(content: string): void;
  /** In the next calls, a terminal is there, and these texts answer its questions in order. */
  answer(...texts: string[]): void;
  leave(): void;
}

/** These surroundings give a command no input and no terminal; everything that it says goes to `say`. */
export const surroundingsFor = (say: (text: string) => void): Surroundings => ({
  env: {},
  folder: tmpdir(),
  programFolder: tmpdir(),
  packageFolder: tmpdir(),
  isWatched: false,
  now: () => new Date(),
  input: () => Buffer.alloc(0),
  ask: null,
  out: (result) => say(String(result)),
  err: say,
});

/**
 * Makes a person who calls the command inside this process. The time is what `now` says, and there is no progress bar.
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
        out: (result) => void (out += typeof result === 'string' ? result : Buffer.from(result).toString('latin1')),
        err: (text) => void (err += text),
      });
      return { code, out, err };
    },
    leave: () => rmSync(folder, { recursive: true, force: true }),
  };
}
