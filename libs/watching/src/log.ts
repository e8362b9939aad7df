import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import type { LogFormat } from '@quadrant/settings';
import { currentIds } from './work.js';

/** They would log each module and each route at a start: 900 lines of two processes, and a tenth of the time of a start. */
const OF_SETUP: ReadonlySet<unknown> = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** A value with anything else is written as JSON, so that no value can look like another field or another line. */
const PLAIN = /^[\w.:-]+$/;

/**
 * Nest's log. Each line has the ids of the request or job that it belongs to. It reports the modules and routes of a
 * start at the level `debug`.
 */
export class Log extends ConsoleLogger {
  constructor(logLevels: LogLevel[], format: LogFormat) {
    super({ logLevels, json: format === 'json', colors: format === 'text' && process.stdout.isTTY });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (OF_SETUP.has(rest.at(-1))) super.debug(message, ...rest);
    else super.log(message, ...rest);
  }

  protected override formatMessage(...[level, message, ...rest]: Parameters<ConsoleLogger['formatMessage']>): string {
    return super.formatMessage(
      level,
      typeof message === 'string' ? message + logFieldsOf(currentIds()) : message,
      ...rest,
    );
  }

  protected override getJsonLogObject(...given: Parameters<ConsoleLogger['getJsonLogObject']>) {
    const line = super.getJsonLogObject(...given);
    return { ...line, timestamp: new Date(line.timestamp).toISOString(), ...currentIds() } as unknown as typeof line;
  }
}

/** Writes ids as the end of a line: ` request=4f2a run=17`; empty without ids. */
function logFieldsOf(ids: object): string {
  return Object.entries(ids)
    .map(([name, value]) => ` ${name}=${describe(value)}`)
    .join('');
}

function describe(value: unknown): string {
  const text = Array.isArray(value) ? value.join(',') : String(value);
  return PLAIN.test(text) || (Array.isArray(value) && value.every((each) => PLAIN.test(String(each))))
    ? text
    : JSON.stringify(text);
}
