import type { LogLevel } from '@nestjs/common';
import { isIP } from 'node:net';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
type LogLevelSetting = (typeof LOG_LEVELS)[number];

export interface HttpSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly logLevel: LogLevelSetting;
  /** Proxies whose X-Forwarded-* headers are believed; false believes nobody. */
  readonly trustProxy: false | readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The HTTP settings of `PORT` (3000), `LOG_LEVEL` (info) and `TRUST_PROXY` (nobody). An empty variable counts as unset.
 * @throws Error with one sentence that names the variable, its value and what is expected
 */
export function readHttpSettings(env: Environment): HttpSettings {
  return { port: readPort(env), logLevel: readLogLevel(env), trustProxy: readTrustProxy(env) };
}

/** The level of `LOG_LEVEL`, info without it; for processes that serve no HTTP too. Throws as `readHttpSettings` does. */
export function readLogLevel(env: Environment): LogLevelSetting {
  const text = env['LOG_LEVEL'] || 'info';
  const level = LOG_LEVELS.find((each) => each === text);
  if (level !== undefined) return level;
  throw wrong('LOG_LEVEL', text, `one of ${LOG_LEVELS.join(', ')}`);
}

/** The levels of Nest's logger that a setting prints: its own and everything that is worse; none for `silent`. */
export function nestLogLevels(setting: LogLevelSetting): LogLevel[] {
  const nestNames: LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug'];
  return nestNames.slice(0, LOG_LEVELS.indexOf(setting));
}

function readPort(env: Environment): number {
  const text = env['PORT'] || '3000';
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw wrong('PORT', text, 'a whole number from 0 to 65535');
}

function readTrustProxy(env: Environment): false | string[] {
  const text = env['TRUST_PROXY'] || '';
  if (text === '') return false;
  const proxies = text.split(',').map((each) => each.trim());
  if (proxies.every(isNetwork)) return proxies;
  throw wrong('TRUST_PROXY', text, 'addresses or networks with commas between them, such as 10.0.0.0/8,127.0.0.1');
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128));
}

function wrong(variable: string, value: string, expected: string): Error {
  return new Error(`${variable} is "${value}", but has to be ${expected}.`);
}
