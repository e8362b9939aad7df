import { Injectable } from '@nestjs/common';
import { readSessionSecret } from '@quadrant/http';
import { ViewerView } from '@quadrant/views';
import { t } from '../languages/t.js';
import type { Viewer } from './viewer.js';
import type { FastifyRequest } from 'fastify';

/** Finds the account that looks at a page. `@May` decides elsewhere whether it may do so. */
@Injectable()
export class Viewers {
  constructor(private readonly viewers: ViewerView) {}

  /** It is null for somebody without a session, or with one that has ended. */
  async find(request: FastifyRequest): Promise<Viewer | null> {
    const viewer = await this.viewers.find(readSessionSecret(request));
    if (viewer === null) return null;
    const { handle, readsAudit, keepsAccounts, waiting, directs, unread } = viewer;
    const desks = [
      ...(waiting === null ? [] : [{ name: t('Desk'), address: '/desk', count: waiting }]),
      ...directs.map(({ slug, name }) => ({
        ...{ name: t('Direct {name}', { name }), address: `/leagues/${slug}/direct`, count: null },
      })),
      ...(keepsAccounts ? [{ name: t('Administration'), address: '/admin', count: null }] : []),
    ];
    return { handle, readsAudit, unread, desks };
  }

  /** Returns the handle of the player who is signed in; null without one. */
  findOwnPlayer(request: FastifyRequest): Promise<string | null> {
    return this.viewers.findOwnPlayer(readSessionSecret(request));
  }
}
