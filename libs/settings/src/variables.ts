import { type Message, nearestName, say } from '@quadrant/rules/message';
import { SECRET_VARIABLES } from './secret-files.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Every environment variable that Quadrant reads, in the order of docs/settings.md. */
export const KNOWN_VARIABLES: readonly string[] = [
  ...['PORT', 'HOST', 'WORKER_PORT', 'PUBLIC_URL', 'API_URL', 'METRICS_TOKEN', 'TRUST_PROXY'],
  ...['SEND_INSIDE', 'SENDING'],
  ...['QUADRANT_HOME', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'REDIS_URL', 'RECEIPT_KEYS_FILE', 'MIN_FREE_SPACE'],
  ...['REFRESH_CRON', 'VERIFY_CRON', 'BACKUP_CRON', 'BACKUP_TO', 'BACKUP_KEEP', 'BACKUP_PASSPHRASE_FILE'],
  ...['AWS_REGION', 'AWS_ENDPOINT_URL_S3', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
  ...['KEEP_RUNS_DAYS', 'KEEP_RUNS', 'LOG_LEVEL'],
  ...['LOG_FORMAT', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_SERVICE_NAME'],
  ...['SIGN_UP', 'SECOND_FACTOR', 'SECOND_FACTOR_KEY_FILE', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ...['OPERATOR_CONTACT', 'PRIVACY_TEXT_FILE'],
  ...['SMTP_URL', 'MAIL_FROM'],
  ...['REPORTS_FROM', 'SIGN_UPS_PER_DAY', 'REPORTS_PER_DAY', 'NEW_PLAYERS_PER_DAY', 'PREVIEWS_PER_DAY'],
  ...['DRAFTS_PER_DAY', 'DRY_RUNS_PER_DAY', 'ROUNDS_PER_DAY', 'TOKENS_PER_DAY', 'REQUESTS_PER_DAY'],
  ...['APPROVED_REPORTS_PER_HOUR', 'LIVE_ENTRIES_PER_DAY', 'OWN_LIVE_ENTRIES_PER_DAY'],
  ...['APPROVED_LIVE_ENTRIES_PER_HOUR', 'PREVIEWS_PER_ACCOUNT', 'PREVIEWS_WAITING', 'MAX_CONNECTIONS'],
  ...['BATCH_ALONE', 'BATCH_WAIT_HOURS'],
  ...['MAX_EVENT_STREAMS', 'MAX_WATCHERS', 'QUADRANT_URL', 'QUADRANT_TOKEN'],
  ...SECRET_VARIABLES.map((name) => `${name}_FILE`),
];

/** The launcher, Docker Compose and `npm run dev` set these; no person does. */
const INTERNAL_VARIABLES = ['EMBEDDED_POSTGRES', 'QUADRANT_EMBEDDED_DATA', 'QUADRANT_DEV', 'ORIGIN_PORT'];

/** No other program has variables with these beginnings. Tests and this repository's tools have some of their own. */
const OUR_PREFIX = /^(?:OIDC_|QUADRANT_(?!TEST_))/;

/** A variable of the environment that has no effect, although somebody probably meant a setting. */
export interface UnknownVariable {
  readonly name: string;
  /** The setting that was probably meant; null where none is near. */
  readonly meant: string | null;
}

/**
 * Lists variables that are one letter of six away from a setting, and unknown ones that begin as ours do. Names with
 * small letters and empty variables do not count, because they set nothing.
 */
export function listUnknownVariables(env: Environment): UnknownVariable[] {
  const known = new Set([...KNOWN_VARIABLES, ...INTERNAL_VARIABLES]);
  return Object.entries(env).flatMap(([name, value]) => {
    if (!value || known.has(name) || !/^[A-Z][A-Z0-9_]*$/.test(name)) return [];
    const meant = nearestName(name, KNOWN_VARIABLES);
    return meant === null && !OUR_PREFIX.test(name) ? [] : [{ name, meant }];
  });
}

/** Says that a variable has no effect. It never repeats the value, which may be a secret. */
export const describeUnknown = ({ name, meant }: UnknownVariable): Message =>
  meant === null
    ? say`${name} is no setting of Quadrant, so it has no effect.`
    : say`${name} is no setting of Quadrant, so it has no effect. Did you mean ${meant}?`;
