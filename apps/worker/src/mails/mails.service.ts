import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import { MAIL_SETTINGS, type MailSettings } from '@quadrant/settings';
import { MailRepository, type MailToSend } from '@quadrant/store/notices';
import { PlayerRepository } from '@quadrant/store/players';
import { ClockWatch } from '../clock-watch.js';
import { composeMail } from './compose-mail.js';
import { MailServer } from './mail-server.js';

/** The mail waits: its job comes again later. */
class MailWaits extends Error {}

/** Sends mails: each once, and the ones of a person in their order. */
@Injectable()
export class Mails implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Mails');
  private readonly server: MailServer | null;

  constructor(
    private readonly mails: MailRepository,
    private readonly players: PlayerRepository,
    private readonly clock: Clock,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings | null,
    private readonly clockWatch: ClockWatch,
  ) {
    this.server = settings && new MailServer(settings);
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
  }

  /**
   * Sends a mail, after those that wait for the same person.
   *
   * @throws MailWaits where the server does not take it at present
   */
  async send(id: number): Promise<void> {
    // A clock that was set makes mails look too old that are not.
    const givesUpOld = await this.clockWatch.isTrusted();
    await this.mails.inOrder(id, this.clock.now(), async (line) => {
      for (;;) {
        const mail = await this.mails.next(line, this.clock.now(), givesUpOld);
        if (mail === null) return;
        await this.deliver(mail);
      }
    });
  }

  private async deliver(mail: MailToSend): Promise<void> {
    const raw = this.settings && (await composeMail(mail, this.settings, await this.players.hidingOfTexts()));
    if (this.server === null || this.settings === null || raw === null) {
      await this.mails.settle(mail.id, 'dropped', this.clock.now());
      return;
    }
    const [, from = this.settings.from] = this.settings.from.split(/[<>]/);
    const delivery = await this.server.send({ from, to: mail.to }, raw, () => this.mails.begin(mail.id));
    const now = this.clock.now();
    switch (delivery.kind) {
      case 'sent':
        return this.mails.settle(mail.id, 'sent', now);
      case 'no-such-address':
        return this.mails.refuse(mail, delivery.code, now);
      case 'refused':
        this.logger.warn(`mail ${mail.id} was refused with ${delivery.code}`);
        return this.mails.settle(mail.id, 'refused', now);
      case 'not-sent':
        if (delivery.hasLeft) await this.mails.takeBack(mail.id);
        throw new MailWaits(delivery.reason);
      case 'unsure':
        throw new MailWaits(delivery.reason);
    }
  }
}
