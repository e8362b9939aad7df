import { Injectable } from '@nestjs/common';
import { Clock, decodeCursor, encodeCursor, todayOf } from '@quadrant/http';
import { findHandleFault, type Category } from '@quadrant/rules/tournament';
import { isRatingChangePosition, isTournamentPosition, type RatingChangePosition } from '@quadrant/store/database';
import { ExplanationReadModel, type RatingExplanation } from '@quadrant/store/explanations';
import { RegionRepository, type Region } from '@quadrant/store/places';
import {
  CareerReadModel,
  OpponentReadModel,
  PlayerReadModel,
  PlayerResultsReadModel,
  type PlayerProfile,
  type PlayerRatingChange,
  type PlayerTournament,
} from '@quadrant/store/careers';
import { EntitlementReadModel } from '@quadrant/store/prizes';
import { PlayerLeaguePointsReadModel } from '@quadrant/store/leagues';
import { RunReadModel } from '@quadrant/store/runs';
import { viewOf, type AsOf, type View } from '@quadrant/store/history';
import type { AnswerOf } from '../answer-of.js';
import type { MomentView } from '../moments/moment-view.js';
import { isPastMoment, type AskedMoment, type Moment } from '../moments/moment.js';
import { PolicyView } from '../policy/policy-view.js';
import { readPage, type AskedPage, type Page } from '../paging/read-page.js';

type Moments = Pick<MomentView, 'get'>;

/** A tournament moves up to two ratings of a player, and the overall one with each. */
const CHANGES_OF_ONE = 6;

/** Nobody has more. */
const MOST_CHANGES = 100_000;

/** A rating change with every game that caused it. */
export interface ExplainedChange {
  readonly change: PlayerRatingChange;
  readonly explanation: RatingExplanation | null;
}

/** Says which part of a player's page somebody wants. */
export interface PlayerPageQuestion extends AskedPage {
  readonly moment: Moment;
  readonly mostResults: number;
  readonly mostChanges: number;
}

/** A player at one moment. The policy is in force today; the region is null where none is known. */
export type OpenPlayer = AnswerOf<PlayerView['open']>;
export type PlayerPageAnswer = AnswerOf<PlayerView['readPage']>;
export type OwnNumbers = AnswerOf<PlayerView['readOwn']>;

/** Answers what is published of players. A handle that leads to no shown player has the answer null. */
@Injectable()
export class PlayerView {
  constructor(
    private readonly players: PlayerReadModel,
    private readonly results: PlayerResultsReadModel,
    private readonly careers: CareerReadModel,
    private readonly opponents: OpponentReadModel,
    private readonly explanations: ExplanationReadModel,
    private readonly leaguePoints: PlayerLeaguePointsReadModel,
    private readonly entitlements: EntitlementReadModel,
    private readonly regions: RegionRepository,
    private readonly policies: PolicyView,
    private readonly runs: RunReadModel,
    private readonly clock: Clock,
  ) {}

  /** Opens a player at a moment: their profile, their region and the policy in force. */
  async open(handle: string, asOf: AsOf) {
    const player = await this.players.findByHandle(handle, viewOf(asOf));
    return (
      player && { player, region: await this.findRegion(player), asOf, policy: (await this.policies.read()).current }
    );
  }

  /** Finds players in the newest numbers. The first handle that leads to nobody ends the search. */
  async findNow(...handles: readonly string[]): Promise<{ view: View; found: (PlayerProfile | null)[] }> {
    const view = { run: await this.runs.getHead(), playedBefore: null };
    const found: (PlayerProfile | null)[] = [];
    for (const handle of handles) {
      const player = await this.players.findByHandle(handle, view);
      found.push(player);
      if (player === null) break;
    }
    return { view, found };
  }

  /** Lists rating changes without pages, newest first. */
  listChanges(handle: string, view: View, limit: number): Promise<PlayerRatingChange[]> {
    return this.players.listRatingChanges(handle, view, limit, null);
  }

  /** Returns a page of rating changes, newest first. All pages of one cursor show the same run. */
  async listRatingChanges(
    handle: string,
    moment: AskedMoment,
    { listing, limit, cursor }: AskedPage,
    moments: Moments,
  ) {
    const after = positionIn(listing, cursor);
    const asOf = await moments.get(moment, after?.run);
    const player = await this.players.findByHandle(handle, viewOf(asOf));
    if (player === null) return null;
    const found = await this.players.listRatingChanges(handle, viewOf(asOf), limit + 1, after);
    const rows = found.slice(0, limit);
    const next = found.length > limit ? encodeCursor(listing, positionOf(rows.at(-1)!, asOf)) : null;
    return { player, asOf, rows, next, policy: (await this.policies.read()).current };
  }

  /** Returns a page of the tournaments of a player, newest first. */
  async listTournaments(handle: string, asked: AskedPage): Promise<Page<PlayerTournament> | null> {
    const [player] = (await this.findNow(handle)).found;
    if (player === null) return null;
    return readPage(asked, TOURNAMENTS, (limit, after) => this.players.listTournaments(handle, limit, after));
  }

  /**
   * Answers a page about a player: their numbers at a moment, and their prizes as they are now. Careers and opponents
   * are empty, and league points are null, where it shows other numbers than the current ones.
   */
  async readPage(handle: string, asked: PlayerPageQuestion, moments: Moments) {
    const { moment, mostResults } = asked;
    const today = todayOf(this.clock);
    const after = positionIn(asked.listing, asked.cursor);
    if (findHandleFault(handle) !== null) return null;
    const ifCurrent = <T>(read: () => Promise<T>) => (isPastMoment(moment) ? null : read());
    const found = moments.get(moment, after?.run);
    const listResults = (before: Date | null) =>
      Promise.all([this.results.list(handle, mostResults, before), this.results.count(handle, before)]);
    const [asOf, shown, [results, resultsInAll], leaguePoints, career, opponents, won, badges, { current }] =
      await Promise.all([
        found,
        found.then((asOf) => this.readAt(handle, asOf, asked, after)),
        moment.playedBy === null ? listResults(null) : found.then((asOf) => listResults(viewOf(asOf).playedBefore)),
        ifCurrent(() => this.leaguePoints.find(handle, today)),
        ifCurrent(() => this.careers.find(handle)),
        ifCurrent(() => this.opponents.listOpponents(handle, null)),
        this.entitlements.findByHandle(handle, today),
        this.entitlements.listBadges(handle),
        this.policies.read(),
      ]);
    const { player, region, ...changes } = shown;
    return (
      player && {
        ...{ player, asOf, policy: current, leaguePoints, ...changes },
        region: region?.name ?? player.region,
        results,
        resultsInAll,
        careers: career?.tracks ?? [],
        opponents: opponents?.rows ?? [],
        won: won ?? { handle: player.handle, entitlements: [], uncovered: [] },
        badges: badges?.badges ?? [],
      }
    );
  }

  /** Answers what players want to know of themselves first: the newest numbers, and what moved them last. */
  async readOwn(handle: string) {
    const { view, found } = await this.findNow(handle);
    const [player] = found;
    if (!player) return null;
    const today = todayOf(this.clock);
    const newest = await this.listChanges(player.handle, view, CHANGES_OF_ONE);
    const changes = newest.filter(({ tournamentId }) => tournamentId === newest[0]?.tournamentId);
    return {
      handle: player.handle,
      country: player.country,
      careers: (await this.careers.find(player.handle))?.tracks ?? [],
      lastChanges: await this.explain(changes, player.handle, view.run),
      leaguePoints: await this.leaguePoints.find(player.handle, today),
      won: await this.entitlements.findByHandle(player.handle, today),
      policy: (await this.policies.read()).current,
    };
  }

  /** Answers what one tournament did to the ratings of a player, in the newest numbers. It is null where it moved none. */
  async readChangesIn(handle: string, tournamentId: string) {
    if (findHandleFault(handle) !== null) return null;
    const { view, found } = await this.findNow(handle);
    const [player] = found;
    if (!player) return null;
    const all = await this.listChanges(player.handle, view, MOST_CHANGES);
    const rows = all.filter((change) => change.tournamentId === tournamentId);
    if (rows.length === 0) return null;
    return {
      handle: player.handle,
      changes: await this.explain(rows, player.handle, view.run),
      policy: (await this.policies.read()).current,
    };
  }

  /** Reads what a run has published of a player. */
  private async readAt(handle: string, asOf: AsOf, asked: PlayerPageQuestion, after: RatingChangePosition | null) {
    const view = viewOf(asOf);
    const found = this.players.findByHandle(handle, view);
    const listed = this.listChanges(handle, view, asked.mostChanges);
    const { limit, listing } = asked;
    const explainPage = async () => {
      const all = after === null ? listed : this.players.listRatingChanges(handle, view, limit + 1, after);
      const { rows, last } = wholeTournaments(await all, limit);
      const changes = await this.explain(rows, handle, view.run);
      return { changes, next: last && encodeCursor(listing, positionOf(last, asOf)) };
    };
    const [player, region, allChanges, page] = await Promise.all([
      found,
      found.then((shown) => this.findRegion(shown)),
      listed,
      explainPage(),
    ]);
    return { player, region, allChanges, ...page };
  }

  private async explain(
    changes: readonly PlayerRatingChange[],
    handle: string,
    run: number,
  ): Promise<ExplainedChange[]> {
    const named = changes.map(({ tournamentId, category }) => ({ tournamentId, category: category as Category }));
    const explanations = await this.explanations.findAll(named, handle, run);
    return changes.map((change, index) => ({ change, explanation: explanations[index] ?? null }));
  }

  private async findRegion(player: PlayerProfile | null): Promise<Region | null> {
    return player === null || player.region === null ? null : this.regions.find(player.region);
  }
}

const positionIn = (listing: string, cursor: unknown) =>
  typeof cursor === 'string' ? decodeCursor(listing, cursor, isRatingChangePosition) : null;

const positionOf = ({ startsAt, tournamentId, category }: PlayerRatingChange, { run }: AsOf) => ({
  startsAt: startsAt.toISOString(),
  key: tournamentId,
  category,
  run,
});

const TOURNAMENTS = {
  isPosition: isTournamentPosition,
  positionOf: ({ startsAt, tournamentId }: PlayerTournament) => ({
    startsAt: startsAt.toISOString(),
    key: tournamentId,
  }),
};

/** A tournament moves up to three ratings: a page never has only some of them. `last` is null where nothing follows. */
function wholeTournaments(found: readonly PlayerRatingChange[], limit: number) {
  const cut = found[limit];
  if (cut === undefined) return { rows: found, last: null };
  const whole = found.slice(0, limit).filter(({ tournamentId }) => tournamentId !== cut.tournamentId);
  const rows = whole.length === 0 ? found.slice(0, limit) : whole;
  return { rows, last: rows.at(-1)! };
}
