import { Injectable, Logger } from '@nestjs/common';
import { CandidateRepository } from '@quadrant/store/players';
import type { GameTitle } from '@quadrant/rules/tournament';
import { SEARCH_KINDS, type SearchHit, type SearchKind, SearchReadModel } from './search.read-model.js';

/** With fewer letters, too many names are similar. */
const LEAST_LETTERS = 3;

/** Finds everything that matches a text: first by the first letters of words, then players with a similar name. */
@Injectable()
export class SiteSearchReadModel {
  private readonly logger = new Logger('Search');

  constructor(
    private readonly search: SearchReadModel,
    private readonly people: CandidateRepository,
  ) {}

  /** Reads all names before the first search: among 100,000 players this took the first search of a process 2.5 s. */
  async readNames(): Promise<void> {
    try {
      await this.find('first', SEARCH_KINDS, 1);
    } catch (error) {
      this.logger.warn(
        `Names are read with the first question: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /**
   * Finds players first, then the other kinds in the order of `SEARCH_KINDS`. The best hit of each kind comes first.
   *
   * @param text as somebody typed it
   * @param limit of each kind
   * @param withSimilar also looks for players with a similar name
   * @param game whose ratings are wanted
   */
  async find(
    text: string,
    kinds: readonly SearchKind[],
    limit: number,
    withSimilar = true,
    game: GameTitle | null = null,
  ): Promise<SearchHit[]> {
    const found = await this.search.find(text, kinds, limit, game);
    if (!withSimilar) return found;
    const players = found.filter(({ kind }) => kind === 'player');
    const wantsMore = kinds.includes('player') && players.length < limit && text.trim().length >= LEAST_LETTERS;
    const similar = wantsMore ? await this.findSimilar(text, players, limit, game) : [];
    return [...players, ...similar, ...found.filter(({ kind }) => kind !== 'player')];
  }

  private async findSimilar(
    text: string,
    known: readonly SearchHit[],
    limit: number,
    game: GameTitle | null,
  ): Promise<SearchHit[]> {
    const [candidates = []] = await this.people.findCandidates([{ texts: [text], country: null }], { limit, game });
    return candidates
      .filter(({ handle }) => known.every(({ id }) => id !== handle))
      .slice(0, limit - known.length)
      .map(({ handle, name, country, rating }) => ({
        ...{ kind: 'player' as const, id: handle, title: handle, note: name, country, rating },
        ...{ startsAt: null, localDate: null },
      }));
  }
}
