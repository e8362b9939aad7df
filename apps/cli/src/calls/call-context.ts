import type { Command } from 'commander';
import type { ExitCode } from '../exit-code.js';
import type { Surroundings } from '../surroundings.js';

export interface JsonOption {
  readonly json?: boolean;
}

export const JSON_OPTION = ['--json', 'print JSON for programs'] as const;

export interface CallContext {
  readonly surroundings: Surroundings;
  /** Begins the description of a call, with a usage such as `submit <files...>`. */
  readonly command: (usage: string, description: string) => Command;
  readonly isJson: (options: JsonOption) => boolean;
  readonly finish: (code: ExitCode) => void;
}
