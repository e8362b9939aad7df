import { readSending } from './outbound-settings.js';
import { readPublicUrl } from './public-url.js';

/** An app keeps its {@link MailSettings} under this token. */
export const MAIL_SETTINGS = Symbol('the mail server');

export interface MailSettings {
  readonly url: URL;
  /** The sender as mails show it: an address, or a name and an address in angle brackets. */
  readonly from: string;
  /** Links in mails lead here. */
  readonly publicUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The text before an address is its name. */
const FROM = /^(?:[^<>"\p{Cc}]{1,100} <[^\s<>@"]{1,64}@[^\s<>@"]{1,253}>|[^\s<>@"]{1,64}@[^\s<>@"]{1,253})$/u;

/**
 * Reads the settings `SMTP_URL` and `MAIL_FROM`. An empty variable counts as unset.
 *
 * @returns null without a mail server, or with SENDING=off: nobody gets mails, and administrators hand out links for lost passwords
 * @throws Error with a sentence for the first that is wrong; never with the password
 */
export function readMailSettings(env: Environment): MailSettings | null {
  const [text, from] = [env['SMTP_URL'], env['MAIL_FROM']];
  if (!readSending(env) || !text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new Error('SMTP_URL must look like smtps://user:password@mail.example or smtp://localhost:25.');
  if (!from || !FROM.test(from))
    throw new Error(
      `MAIL_FROM is "${from ?? ''}", but SMTP_URL needs the sender of mails, such as Quadrant <quadrant@league.example>.`,
    );
  const publicUrl = readPublicUrl(env);
  if (publicUrl === null)
    throw new Error('PUBLIC_URL is not set, but SMTP_URL needs it: links in mails lead to the public address.');
  return { url, from, publicUrl };
}
