import type { Command } from 'commander';
import type { ExitCode } from '../exit-code.js';
import type { Surroundings } from '../surroundings.js';

export interface JsonOption {
  readonly json?: boolean;
}

export const JSON_OPTION = ['--json', 'print JSON for programs'] as const;

/** What every call of the command is described with. */
export interface CallContext {
  readonly surroundings: Surroundings;
  /** Begins the description of a call; its usage as `submit <files...>`. */
  readonly command: (usage: string, description: string) => Command;
  /** Whether JSON was asked for, of this call or of the program. */
  readonly isJson: (options: JsonOption) => boolean;
  readonly finish: (code: ExitCode) => void;
}

/** Begins the description of a call within a group of calls. */
export const sub = (group: Command, usage: string, description: string): Command =>
  group
    .command(usage)
    .description(description)
    .option(...JSON_OPTION)
    .showHelpAfterError(`Try "quadrant ${group.name()} ${usage.split(' ')[0]} --help".`);
