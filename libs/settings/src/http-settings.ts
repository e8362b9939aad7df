import type { LogLevel } from '@nestjs/common';
import { isIP } from 'node:net';
import { type ConnectionSettings, readConnectionSettings } from './connection-settings.js';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
type LogLevelSetting = (typeof LOG_LEVELS)[number];

const LOG_FORMATS = ['text', 'json'] as const;
/** json: each line of the log is an object of JSON. */
export type LogFormat = (typeof LOG_FORMATS)[number];

export interface HttpSettings {
  /** 0 means any free port. */
  readonly port: number;
  /** The addresses to listen on; `localhost` is 127.0.0.1 and, where there is IPv6, ::1. Without it: every IPv4 address. */
  readonly hosts?: readonly string[];
  readonly logLevel: LogLevelSetting;
  /** Default: text. */
  readonly logFormat?: LogFormat;
  /** The X-Forwarded-* headers of these proxies are trusted; false means that no proxy is trusted. */
  readonly trustProxy: false | readonly string[];
  /** Programs send this token to read metrics and details of health. Without it they cannot be read. */
  readonly metricsToken?: string | null;
  /** A setting that is left out has its default. */
  readonly connections?: Partial<ConnectionSettings>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Listening here prevents connections from the network. */
export const THIS_MACHINE = 'localhost';

const EVERY_ADDRESS = '0.0.0.0';

/**
 * Reads the HTTP settings `PORT` (3000), `HOST` (every IPv4 address), `LOG_LEVEL` (info), `LOG_FORMAT` (text), `TRUST_PROXY` (nobody),
 * `METRICS_TOKEN` (none), `MAX_CONNECTIONS` (4096), `MAX_EVENT_STREAMS` (100) and `MAX_WATCHERS` (5000). An empty variable counts as unset.
 * @throws Error with one sentence that names the variable, its value and what is expected
 */
export function readHttpSettings(env: Environment, defaultHost = EVERY_ADDRESS): HttpSettings {
  return {
    port: readPort(env, 'PORT', '3000'),
    hosts: readHosts(env, defaultHost),
    logLevel: readLogLevel(env),
    logFormat: readLogFormat(env),
    trustProxy: readTrustProxy(env),
    metricsToken: readMetricsToken(env),
    connections: readConnectionSettings(env),
  };
}

/** Reads `WORKER_PORT` (any free port), `HOST` (this machine) and `METRICS_TOKEN`, and throws like `readHttpSettings`. */
export function readWorkerHttpSettings(env: Environment): HttpSettings {
  return {
    port: readPort(env, 'WORKER_PORT', '0'),
    hosts: readHosts(env, THIS_MACHINE),
    logLevel: readLogLevel(env),
    logFormat: readLogFormat(env),
    trustProxy: false,
    metricsToken: readMetricsToken(env),
    connections: readConnectionSettings(env),
  };
}

/** Reads `LOG_LEVEL`, which is info by default; also for processes without HTTP. Throws like `readHttpSettings`. */
export function readLogLevel(env: Environment): LogLevelSetting {
  const text = env['LOG_LEVEL'] || 'info';
  const level = LOG_LEVELS.find((each) => each === text);
  if (level !== undefined) return level;
  throw wrong('LOG_LEVEL', text, `one of ${LOG_LEVELS.join(', ')}`);
}

function readLogFormat(env: Environment): LogFormat {
  const text = env['LOG_FORMAT'] || 'text';
  const format = LOG_FORMATS.find((each) => each === text);
  if (format !== undefined) return format;
  throw wrong('LOG_FORMAT', text, `one of ${LOG_FORMATS.join(', ')}`);
}

/** Returns the levels of Nest's logger that are printed with a setting: its own and all more severe ones; none for `silent`. */
export function nestLogLevels(setting: LogLevelSetting): LogLevel[] {
  const nestNames: LogLevel[] = ['fatal', 'error', 'warn', 'log', 'debug'];
  return nestNames.slice(0, LOG_LEVELS.indexOf(setting));
}

function readPort(env: Environment, variable: string, unset: string): number {
  const text = env[variable] || unset;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw wrong(variable, text, 'a whole number from 0 to 65535');
}

function readMetricsToken(env: Environment): string | null {
  const text = env['METRICS_TOKEN'] || '';
  if (text === '' || /^[\w.~+/=-]{16,200}$/.test(text)) return text || null;
  // The secret itself must not be printed.
  throw new Error(
    'METRICS_TOKEN has to be 16 to 200 letters, digits or characters of "._~+/=-", such as "openssl rand -hex 32" prints.',
  );
}

function readHosts(env: Environment, unset: string): string[] {
  const text = env['HOST'] || unset;
  const hosts = text.split(',').map((each) => each.trim());
  if (hosts.every((host) => host === THIS_MACHINE || isIP(host) !== 0)) return hosts;
  throw wrong('HOST', text, '"localhost" or addresses of this machine with commas between them, such as 0.0.0.0');
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

/** Says that another program listens on a port, and the way out. */
export const tellPortTaken = (port: number): string =>
  `Port ${port} is taken by another program: stop that one, or set PORT.`;
