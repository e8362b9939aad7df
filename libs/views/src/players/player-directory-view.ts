import { Injectable } from '@nestjs/common';
import type { GameTitle } from '@quadrant/rules/tournament';
import { CandidateRepository, PlayerDirectoryReadModel, type DirectoryEntry } from '@quadrant/store/players';
import { SiteSearchReadModel } from '@quadrant/store/search';
import { readPage, type AskedPage } from '../paging/read-page.js';

const DIRECTORY = {
  isPosition: (value: unknown): value is string => typeof value === 'string',
  positionOf: ({ position }: DirectoryEntry) => position,
};

/** Lists players by handle, and finds them by name. */
@Injectable()
export class PlayerDirectoryView {
  constructor(
    private readonly directory: PlayerDirectoryReadModel,
    private readonly search: SiteSearchReadModel,
    private readonly people: CandidateRepository,
  ) {}

  /** @param from a handle where the list begins; null means with the first one */
  list(from: string | null, asked: AskedPage) {
    return readPage(asked, DIRECTORY, (limit, after) => this.directory.list({ from, after, limit }));
  }

  /** Lists the players that a name could mean, with the best match first. */
  async find(name: string, limit: number) {
    const hits = await this.search.find(name, ['player'], limit);
    return this.directory.listAmong(hits.map(({ id }) => id));
  }

  /** Lists players with a similar name, and how similar it is. */
  async findSimilar(name: string, game: GameTitle | null, limit: number) {
    const [candidates = []] = await this.people.findCandidates([{ texts: [name], country: null }], { limit, game });
    return candidates;
  }
}
