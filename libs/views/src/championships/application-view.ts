import { Injectable } from '@nestjs/common';
import type { Actor } from '@quadrant/http';
import { rowsFor } from '@quadrant/rules/permissions';
import {
  ApplicationRepository,
  isApplicationPosition,
  type Application,
  type ApplicationState,
} from '@quadrant/store/championships';
import { validate as isUuid } from 'uuid';
import { readPage, type AskedPage, type Page } from '../paging/read-page.js';

/** Shows applications to hold a tournament above level 1. */
@Injectable()
export class ApplicationView {
  constructor(private readonly applications: ApplicationRepository) {}

  /** Lists the reader's own applications and those that they coordinate, the newest first. A state of null means any. */
  list(actor: Actor, state: ApplicationState | null, page: AskedPage): Promise<Page<Application>> {
    const rows = rowsFor(actor, 'application.read');
    return readPage(page, ORDER, (limit, after) => this.applications.list(rows, state, limit, after));
  }

  /** Lists the reader's own applications, the newest first, and for each the championships that were announced. */
  async listOwn({ accountId: ownerId }: Actor, limit: number) {
    const nobody = { directorKey: null, leagueDirectorKey: null, continents: [], regions: [] };
    const applications = await this.applications.list({ kind: 'some', ownerId, ...nobody }, null, limit, null);
    return { applications, announced: await this.applications.listAnnounced(applications.map(({ id }) => id)) };
  }

  /** Finds an application; null where there is none of this id. */
  async find(id: string): Promise<Application | null> {
    return isUuid(id) ? this.applications.find(id) : null;
  }
}

const ORDER = {
  isPosition: isApplicationPosition,
  positionOf: ({ createdAt, id }: Application) => ({ createdAt: createdAt.toISOString(), id }),
};
