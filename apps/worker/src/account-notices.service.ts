import { Injectable } from '@nestjs/common';
import { Clock, LANGUAGES } from '@quadrant/http';
import { inLanguage, tell } from '@quadrant/languages';
import { tellNotice } from '@quadrant/rules/notices';
import { NoticeRepository } from '@quadrant/store/notices';
import { PlayerRepository } from '@quadrant/store/players';
import { PushRepository } from '@quadrant/store/push';
import { PushSender } from './push-sender.service.js';

/** Tells the devices of an account what its notices say. */
@Injectable()
export class AccountNotices {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly push: PushRepository,
    private readonly players: PlayerRepository,
    private readonly sender: PushSender,
    private readonly clock: Clock,
  ) {}

  /** Sends a notice to each device of its account, once: a job that comes again sends nothing. */
  async tell(id: number): Promise<void> {
    const notice = await this.notices.takeForPush(id, this.clock.now());
    if (notice === null) return;
    const receivers = await this.push.listOfAccount(notice.accountId);
    const showText = await this.players.hidingOfTexts();
    const shown = Object.entries(notice.facts).map(
      ([name, value]) => [name, typeof value === 'string' ? showText(value) : value] as const,
    );
    const told = tellNotice(notice.kind, Object.fromEntries(shown));
    if (told === null) return;
    const language = LANGUAGES.find((each) => each === notice.language) ?? 'en';
    const sentence = inLanguage(language, () => tell(told.sentence));
    const message = { tag: `notice ${notice.id}`, address: told.address, sentence };
    await this.sender.send(receivers.map((receiver) => ({ receiver, message })));
  }
}
