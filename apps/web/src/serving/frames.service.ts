import { Inject, Injectable } from '@nestjs/common';
import { Clock, csrfTokenOf, readSessionSecret } from '@quadrant/http';
import type { Ruling } from '@quadrant/rules/policy';
import { BoardsWatch, ownPlayer, RulingView, RunView, type Remembered } from '@quadrant/views';
import { nextDueInstant, originOf, PUBLIC_URL } from '@quadrant/settings';
import { currentLanguage } from '../languages/language.js';
import { THEMES, type Frame, type Theme } from '../components/frame.js';
import type { Viewer } from '../frame/viewer.js';
import { AssetNames } from './asset-names.service.js';
import { readOwnVersion } from './own-package.js';
import { Viewers } from '../frame/viewers.service.js';
import type { FastifyRequest } from 'fastify';

export const REFRESH_CRON = Symbol('cron expression of the weekly refresh');
export const THEME_COOKIE = 'quadrant-theme';

/** A page shows this besides its own facts. */
export interface Surroundings {
  readonly viewer: Viewer | null;
  readonly rulings: readonly Ruling[];
  readonly frame: Frame;
}

/** Finds the facts that the frame of a page shows. */
@Injectable()
export class Frames {
  private readonly version = readOwnVersion();
  private readonly rulings: Remembered<readonly Ruling[]>;
  /** The next refresh is remembered, because computing it from a cron expression takes as long as a query. */
  private nextRefresh = new Date(0);
  private lookedAt = new Date(0);

  constructor(
    private readonly viewers: Viewers,
    private readonly runs: RunView,
    private readonly clock: Clock,
    private readonly assets: AssetNames,
    @Inject(REFRESH_CRON) private readonly refreshCron: string,
    @Inject(PUBLIC_URL) private readonly publicUrl: string | null,
    rulings: RulingView,
    watch: BoardsWatch,
  ) {
    this.rulings = watch.remember(() => rulings.list());
  }

  async find(request: FastifyRequest): Promise<Surroundings> {
    const [viewer, rulings, { headRun, publishedAt, officialRun, pause }] = await Promise.all([
      this.viewers.find(request),
      this.rulings(),
      this.runs.getPublication(),
    ]);
    const publication = publishedAt === null ? null : { run: headRun, publishedAt, officialRun };
    return {
      viewer,
      rulings,
      frame: { ...this.bare(request), publication, nextRefresh: this.findNextRefresh(), pause },
    };
  }

  private findNextRefresh(): Date {
    const now = this.clock.now();
    // The clock may also have been set back.
    if (now < this.lookedAt || now >= this.nextRefresh) this.nextRefresh = nextDueInstant(this.refreshCron, now);
    this.lookedAt = now;
    return this.nextRefresh;
  }

  /** Returns what can be found even where the database itself is failing. */
  async findWhatCanBe(request: FastifyRequest): Promise<Surroundings> {
    try {
      return await this.find(request);
    } catch {
      return { viewer: null, rulings: [], frame: this.bare(request) };
    }
  }

  private bare(request: FastifyRequest): Frame {
    return {
      address: request.url,
      origin: originOf(request, this.publicUrl),
      publicUrl: this.publicUrl,
      ownLabel: ownPlayer()?.label ?? null,
      theme: readTheme(request),
      language: currentLanguage(),
      now: this.clock.now(),
      csrfToken: csrfTokenFor(request),
      version: this.version,
      publication: null,
      nextRefresh: null,
      pause: null,
      said: null,
      assetOf: (name) => this.assets.addressOf(name),
    };
  }
}

const readTheme = ({ cookies }: FastifyRequest): Theme | null =>
  THEMES.find((theme) => theme === cookies[THEME_COOKIE]) ?? null;

function csrfTokenFor(request: FastifyRequest): string | null {
  const secret = readSessionSecret(request);
  return secret === null ? null : csrfTokenOf(secret);
}
