import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { generateToken, hashToken } from '@quadrant/http';
import { scopesOf } from '@quadrant/rules/permissions';
import { type Patience, whileDatabaseIsAway } from '@quadrant/store/server';
import { TOKEN_LIFETIME_MS, TokenRepository } from '@quadrant/store/accounts';
import { accountsFor, type DemoAnnouncement, type DemoReport } from '@quadrant/demo';
import { CannotRun } from '../exit-code.js';
import { askAny, type FrontDoor, NoAnswer } from '../front-door-client.js';
import { showProgress } from '../progress.js';
import { sendReport } from '../send-report.js';
import type { Surroundings } from '../surroundings.js';

const PAUSE_MS = 1_000;
const TELL_EVERY_MS = 10_000;

export interface SenderTarget {
  readonly address: string;
  readonly patience: Patience;
}

/** Sends the reports of the demo season that came over HTTP, each with a temporary token of its sender. */
export class DemoSender {
  private readonly tokens = new Map<string, string>();

  constructor(
    private readonly surroundings: Surroundings,
    private readonly dataSource: DataSource,
    private readonly target: SenderTarget,
    private readonly now: Date,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  async sendReports(reports: readonly DemoReport[]): Promise<void> {
    await this.each('reports', reports, async ({ sender, document }) => {
      const door = await this.doorOf(sender);
      const answer = await this.patiently(() => sendReport(door, Buffer.from(JSON.stringify(document))));
      if (!answer.accepted) throw new CannotRun(`A demo report was refused: ${answer.problem.detail}`);
    });
  }

  async announceAll(upcoming: readonly DemoAnnouncement[]): Promise<void> {
    for (const account of accountsFor(upcoming)) await this.doorOf(account);
    await this.each('announcements', upcoming, async ({ sender, body }) => {
      const door = await this.doorOf(sender);
      let attempts = 0;
      const answer = await this.patiently(() => {
        attempts += 1;
        return askAny(door, { method: 'post', path: '/api/v1/announcements', body: Buffer.from(JSON.stringify(body)) });
      });
      // An attempt whose answer was lost may have stored it.
      if (answer.accepted || (attempts > 1 && answer.problem.status === 409)) return;
      throw new CannotRun(`A demo announcement was refused: ${answer.problem.detail}`);
    });
  }

  private async each<T>(unit: string, all: readonly T[], send: (one: T) => Promise<void>): Promise<void> {
    const progress = showProgress(this.surroundings, 'Demo', unit, TELL_EVERY_MS);
    try {
      for (const [index, one] of all.entries()) {
        await send(one);
        progress.update(index + 1, all.length);
      }
    } finally {
      progress.stop();
    }
  }

  /** On a slow machine the HTTP process may answer 503, or restart. The launcher ends all of this when it cannot run. */
  private async patiently<T>(ask: () => Promise<T>): Promise<T> {
    const { log, check = () => undefined } = this.target.patience;
    for (let told = false; ;) {
      check();
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        if (!told) log(`${error.message} Quadrant tries again.`);
        told = true;
      }
      await sleep(this.pauseMs);
    }
  }

  private async doorOf(sender: DemoReport['sender']): Promise<FrontDoor> {
    const token = this.tokens.get(sender.handle) ?? (await this.createToken(sender));
    this.tokens.set(sender.handle, token);
    return { url: this.target.address, token };
  }

  private async createToken({ handle, role }: DemoReport['sender']): Promise<string> {
    const token = generateToken(randomBytes);
    const made = {
      hash: hashToken(token),
      handle,
      name: 'demo season',
      scopes: scopesOf(role),
      expiresAt: new Date(this.now.getTime() + TOKEN_LIFETIME_MS),
      grant: role === 'director' ? null : { role },
    };
    await whileDatabaseIsAway(this.target.patience, () => new TokenRepository(this.dataSource).create(made, this.now));
    return token;
  }
}
