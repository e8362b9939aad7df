import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';

/** The steps of a mail, in their order; `taken` comes after the whole text and before the answer to it. */
export type SmtpStep = 'connect' | 'from' | 'to' | 'data' | 'taken';

/** An answer of the server that refuses a step. */
export interface SmtpRefusal {
  readonly code: number;
}

/** A real mail server, which keeps what it takes. */
export class MailCatcher {
  readonly mails: ParsedMail[] = [];
  /** It is asked at each step; null lets the mail go on. It may end the process that sends. */
  atStep: (step: SmtpStep) => Promise<SmtpRefusal | null> | SmtpRefusal | null = () => null;
  readonly #server: SMTPServer;

  constructor() {
    const at = (step: SmtpStep, done: (error?: Error | null) => void): void => {
      Promise.resolve(this.atStep(step)).then((refusal) => done(refusal && refusedWith(refusal)), done);
    };
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 10,
      onConnect: (_session, done) => at('connect', done),
      onMailFrom: (_address, _session, done) => at('from', done),
      onRcptTo: (_address, _session, done) => at('to', done),
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        at('data', (refused) => {
          const end = (): void => {
            if (refused) return done(refused);
            void simpleParser(Buffer.concat(chunks)).then((mail) => {
              at('taken', (failed) => {
                if (!failed) this.mails.push(mail);
                done(failed);
              });
            });
          };
          if (stream.readableEnded) end();
          else stream.on('end', end);
        });
      },
    });
    // A sender that is killed breaks its connection.
    this.#server.on('error', () => undefined);
  }

  /** @returns the value of SMTP_URL */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', () => resolve()));
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => void this.#server.close(() => resolve()));
  }
}

const refusedWith = ({ code }: SmtpRefusal): Error => Object.assign(new Error('not for us'), { responseCode: code });
