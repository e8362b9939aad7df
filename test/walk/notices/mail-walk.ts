import { Clock } from '@quadrant/http';
import { readMailSettings } from '@quadrant/settings';
import { MailRepository } from '@quadrant/store/notices';
import { WatchedClockRepository } from '@quadrant/store/operations';
import { PlayerRepository } from '@quadrant/store/players';
import { ClockWatch } from '../../../apps/worker/src/clock-watch.js';
import { Mails } from '../../../apps/worker/src/mails/mails.service.js';
import { MailCatcher } from '../../builders/smtp.js';
import { useHttpWalk, type HttpWalk } from '../http-walk.js';

export interface MailWalk extends HttpWalk {
  readonly server: MailCatcher;
  /** Sends the mails that wait, as the worker does. @returns the errors of those that have to wait longer */
  sendMails(): Promise<Error[]>;
}

const PUBLIC_URL = 'http://127.0.0.1:3000';

/** The apps of an installation that sends mails, and its mail server. Call it at the top of a spec file. */
export function useMailWalk(
  onDatabase: (url: string) => unknown = () => undefined,
  ...logging: Parameters<typeof useHttpWalk> extends [unknown?, ...infer More] ? More : never
): MailWalk {
  const server = new MailCatcher();
  const walk = useHttpWalk(
    async (url) => {
      onDatabase(url);
      Object.assign(process.env, {
        SMTP_URL: await server.open(),
        MAIL_FROM: 'Quadrant <quadrant@league.example>',
        PUBLIC_URL,
      });
      return url;
    },
    ...logging,
  );
  let mails: Mails;
  beforeAll(() => {
    const get = <T>(type: new (...values: never[]) => T): T => walk.app.get(type, { strict: false });
    const clock = walk.app.get(Clock, { strict: false });
    mails = new Mails(
      get(MailRepository),
      get(PlayerRepository),
      clock,
      readMailSettings(process.env),
      // The clock of a walk is set all the time.
      new ClockWatch(clock, get(WatchedClockRepository), () => clock.now().getTime()),
    );
  });
  beforeEach(() => {
    server.mails.length = 0;
    server.atStep = () => null;
  });
  afterAll(async () => {
    mails?.beforeApplicationShutdown();
    await server.close();
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL']) delete process.env[name];
  });
  return Object.assign(Object.create(walk) as HttpWalk, {
    server,
    async sendMails() {
      const jobs = await walk.dataSource.query<{ id: string; mail: number }[]>(
        `select id, (payload->>'mail')::integer as mail from outbox where job = 'mail' order by id`,
      );
      const errors: Error[] = [];
      for (const { id, mail } of jobs) {
        try {
          await mails.send(mail);
          await walk.dataSource.query(`delete from outbox where id = $1`, [id]);
        } catch (error) {
          errors.push(error as Error);
        }
      }
      return errors;
    },
  });
}
