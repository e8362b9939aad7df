import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailSettings } from '@quadrant/settings';

/** The result of a mail, as far as the server's answers show it. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** The server takes no mail for this address, now and later. The code has no words of the server. */
  | { readonly kind: 'no-such-address'; readonly code: string }
  /** The server does not take this mail for any address. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The server did not take it for certain: its text has not left, or the server answered that it refuses it for now. */
  | { readonly kind: 'not-sent'; readonly reason: string; readonly hasLeft: boolean }
  /** The text went out, and no answer came back. */
  | { readonly kind: 'unsure'; readonly reason: string };

interface Envelope {
  readonly from: string;
  readonly to: string;
}

/** A server that says nothing for so long is gone. */
const SILENCE_MS = 60_000;
/** The next mail usually comes at once; a connection that nobody uses is closed after this time. */
const IDLE_MS = 5_000;

/**
 * The connection to the mail server. It knows whether the text of a mail has left: the transports of nodemailer do not tell that of
 * a connection that broke.
 */
export class MailServer {
  private open: SMTPConnection | null = null;
  private idle = new AbortController();

  constructor(private readonly settings: MailSettings) {}

  /** @param begin is awaited before the text leaves, which is after the server has taken sender and address */
  async send(envelope: Envelope, raw: Buffer, begin: () => Promise<void>): Promise<Delivery> {
    this.idle.abort();
    let hasLeft = false;
    let isRead = false;
    try {
      const connection = await this.connect();
      const text = new Readable({
        read() {
          if (isRead) return;
          isRead = true;
          begin().then(
            () => {
              hasLeft = true;
              this.push(raw);
              this.push(null);
            },
            (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
          );
        },
      });
      await answerOf(connection, (done) => connection.send({ ...envelope }, text, done));
      this.closeLater();
      return { kind: 'sent' };
    } catch (error) {
      this.close();
      return judge(error, hasLeft);
    }
  }

  close(): void {
    this.idle.abort();
    this.open?.close();
    this.open = null;
  }

  private async connect(): Promise<SMTPConnection> {
    if (this.open !== null) return this.open;
    const { url } = this.settings;
    const connection = new SMTPConnection({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      ...(url.port !== '' && { port: Number(url.port) }),
      secure: url.protocol === 'smtps:',
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      name: new URL(this.settings.publicUrl).hostname,
    });
    // Without a listener, a server that closes the connection between two mails would end the process.
    connection.on('error', () => undefined);
    connection.on('end', () => {
      if (this.open === connection) this.open = null;
    });
    await answerOf(connection, (done) => connection.connect(done));
    if (url.username !== '') {
      const credentials = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
      await answerOf(connection, (done) => connection.login({ credentials }, done));
    }
    return (this.open = connection);
  }

  private closeLater(): void {
    this.idle = new AbortController();
    void sleep(IDLE_MS, undefined, { signal: this.idle.signal, ref: false }).then(
      () => this.close(),
      () => undefined,
    );
  }
}

/** A step of the protocol ends with an answer, an error, or the end of the connection. */
async function answerOf(
  connection: SMTPConnection,
  begin: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  const over = new AbortController();
  try {
    const lost = once(connection, 'end', { signal: over.signal }).then(() => {
      throw new Error('The mail server closed the connection.');
    });
    const answered = new Promise<void>((resolve, reject) => {
      begin((error) => (error ? reject(error) : resolve()));
    });
    await Promise.race([answered, lost]);
  } finally {
    over.abort();
  }
}

interface SmtpError {
  readonly responseCode?: number;
  readonly command?: string;
  readonly message: string;
}

function judge(error: unknown, hasLeft: boolean): Delivery {
  const { responseCode, command, message } = error as SmtpError;
  if (responseCode !== undefined && responseCode >= 500) {
    const code = String(responseCode);
    if (command?.startsWith('RCPT')) return { kind: 'no-such-address', code };
    if (command === 'DATA') return { kind: 'refused', code };
  }
  // An answer with a code says that the mail was not taken, even after its text.
  if (responseCode !== undefined || !hasLeft) return { kind: 'not-sent', reason: message, hasLeft };
  return { kind: 'unsure', reason: message };
}
