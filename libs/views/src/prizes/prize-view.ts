import { Injectable } from '@nestjs/common';
import { Clock, todayOf } from '@quadrant/http';
import { CHAMPIONSHIP_KINDS } from '@quadrant/rules/championships';
import { ChampionshipReadModel, type ChampionshipQuery } from '@quadrant/store/championships';
import { EntitlementReadModel } from '@quadrant/store/prizes';
import { TournamentReadModel, type TournamentRound } from '@quadrant/store/tournaments';
import type { AnswerOf } from '../answer-of.js';

const YEAR = /^(19|20)\d\d$/;

/** Names the championships of a kind and a year, as an address does. */
export interface ChampionshipQuestion extends Pick<ChampionshipQuery, 'game' | 'continent'> {
  readonly kind: string;
  readonly year: string;
}

type OpenChampionship = AnswerOf<PrizeView['openChampionship']>;

/** Answers what players won besides points, and where. Days are judged today, in UTC. */
@Injectable()
export class PrizeView {
  constructor(
    private readonly entitlements: EntitlementReadModel,
    private readonly championships: ChampionshipReadModel,
    private readonly tournaments: TournamentReadModel,
    private readonly clock: Clock,
  ) {}

  /** Lists Earned Byes and head starts; null for a handle that leads to no shown player. */
  listEntitlements(handle: string) {
    return this.entitlements.findByHandle(handle, todayOf(this.clock));
  }

  /** Returns null for a handle that leads to no shown player. */
  listBadges(handle: string) {
    return this.entitlements.listBadges(handle);
  }

  /** Returns null for a kind or a year that no championship can have. */
  async openChampionship({ kind: name, year, ...filters }: ChampionshipQuestion) {
    const kind = CHAMPIONSHIP_KINDS.find((each) => each === name);
    if (kind === undefined || !YEAR.test(year)) return null;
    const query: ChampionshipQuery = { kind, year: Number(year), ...filters };
    return { query, championship: await this.championships.get(query, todayOf(this.clock)) };
  }

  /** Lists those who won championships of the same kind, in every year. */
  listWinners({ query }: OpenChampionship) {
    return this.championships.listWinners(query);
  }

  /** Reads the rounds of the deciding tournaments, by their ids; none where there are more than `most`. */
  async listDeciding({ championship }: OpenChampionship, most: number): Promise<Map<string, TournamentRound[]>> {
    const deciding = championship.tournaments.filter(({ isHeat }) => !isHeat);
    const rounds = new Map<string, TournamentRound[]>();
    if (deciding.length > most) return rounds;
    for (const { id } of deciding) rounds.set(id, (await this.tournaments.findById(id))?.rounds ?? []);
    return rounds;
  }
}
