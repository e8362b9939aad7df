import { ConsoleLogger, type LogLevel } from '@nestjs/common';

/** They would log each module and each route at a start: 900 lines of two processes, and a tenth of the time of a start. */
const OF_SETUP: ReadonlySet<unknown> = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** Nest's log. It reports the modules and routes of a start at the level `debug`. */
export class LogWithoutSetup extends ConsoleLogger {
  constructor(logLevels: LogLevel[]) {
    super({ logLevels });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (OF_SETUP.has(rest.at(-1))) super.debug(message, ...rest);
    else super.log(message, ...rest);
  }
}
