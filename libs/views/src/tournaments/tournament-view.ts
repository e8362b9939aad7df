import { Injectable } from '@nestjs/common';
import { Clock, todayOf } from '@quadrant/http';
import { regionSlug, settleImportance } from '@quadrant/rules/tournament';
import { isTournamentPosition, type TournamentPosition } from '@quadrant/store/database';
import { RegionRepository, VenueRepository } from '@quadrant/store/places';
import { LeagueRepository, LeagueSeasonReadModel } from '@quadrant/store/leagues';
import {
  ALL_TOURNAMENTS,
  TournamentListReadModel,
  TournamentReadModel,
  type TournamentDetail,
  type TournamentListing,
  type TournamentListQuery,
  type TournamentListRow,
} from '@quadrant/store/tournaments';
import { CurrentDocuments } from '@quadrant/store/intake';
import { AsOfReadModel } from '@quadrant/store/history';
import { KnownPlayersReadModel } from '@quadrant/store/players';
import type { AnswerOf } from '../answer-of.js';
import { readPage, type Asked, type AskedPage, type Page } from '../paging/read-page.js';
import { validate as isUuid } from 'uuid';

/** Readers can choose by whether the numbers of a tournament are published, are to come, or could not be computed. */
export const TOURNAMENT_STATES = ['published', 'waiting', 'failed'] as const;
export type TournamentStateChoice = (typeof TOURNAMENT_STATES)[number];

const STORED_STATES: Readonly<Record<TournamentStateChoice, readonly string[]>> = {
  published: ['processed'],
  waiting: ['accepted', 'awaiting-refresh'],
  failed: ['failed'],
};

/** Null means that a filter is not set. */
interface TournamentsQuestion extends Omit<
  TournamentListQuery,
  'regions' | 'states' | 'of' | 'director' | 'limit' | 'after'
> {
  readonly region: string | null;
  readonly state: TournamentStateChoice | null;
}

export type PlacedTournament = AnswerOf<TournamentView['findPlaced']>;
export type OpenTournament = AnswerOf<TournamentView['open']>;
export type FoundTournaments = AnswerOf<TournamentView['search']>;
export type PlayedRegion = AnswerOf<TournamentView['listRegions']>[number];

const TOURNAMENTS = {
  isPosition: isTournamentPosition,
  positionOf: ({ startsAt, id }: Pick<TournamentListing, 'startsAt' | 'id'>): TournamentPosition => ({
    startsAt: startsAt.toISOString(),
    key: id,
  }),
};

/** Answers which tournaments there are, and what happened at each. */
@Injectable()
export class TournamentView {
  constructor(
    private readonly tournaments: TournamentReadModel,
    private readonly lists: TournamentListReadModel,
    private readonly venues: VenueRepository,
    private readonly regions: RegionRepository,
    private readonly leagues: LeagueRepository,
    private readonly seasons: LeagueSeasonReadModel,
    private readonly players: KnownPlayersReadModel,
    private readonly moments: AsOfReadModel,
    private readonly documents: CurrentDocuments,
    private readonly clock: Clock,
  ) {}

  /** Lists all tournaments, also withdrawn ones, the newest first. */
  listAll(asked: Asked): Promise<Page<TournamentListing>> {
    return readPage({ ...asked, listing: 'tournaments' }, TOURNAMENTS, (limit, after) =>
      this.tournaments.list(limit, after),
    );
  }

  /** Lists the tournaments that somebody submitted or directs. @param handleKey their folded handle */
  listOwn(handleKey: string, asked: Asked): Promise<Page<TournamentListRow>> {
    return readPage({ ...asked, listing: `tournaments of ${handleKey}` }, TOURNAMENTS, (limit, after) =>
      this.lists.list({ ...ALL_TOURNAMENTS, of: handleKey, limit, after }),
    );
  }

  /** Lists the tournaments that name somebody as director, the newest first. @param handleKey their folded handle */
  async listDirectedBy(handleKey: string, asked: Asked): Promise<Page<TournamentListRow>> {
    // A page under the name would say who a hidden person is.
    if (await this.players.isHidden(handleKey)) return { rows: [], next: null };
    return readPage({ ...asked, listing: `tournaments directed by ${handleKey}` }, TOURNAMENTS, (limit, after) =>
      this.lists.list({ ...ALL_TOURNAMENTS, director: handleKey, limit, after }),
    );
  }

  /** Returns those of the handles that have a page of a player. */
  findPlayersAmong(handles: readonly string[]): Promise<ReadonlySet<string>> {
    return this.players.findAmong(handles);
  }

  /** Lists the tournaments that filters leave, and everything that can be filtered by. */
  async search({ region, state, ...filters }: TournamentsQuestion, asked: AskedPage) {
    const places = await this.lists.listPlaces();
    const isWanted = (spelling: string) => region !== null && regionSlug(spelling) === regionSlug(region);
    const query = {
      ...filters,
      regions: region === null ? null : places.regions.filter(isWanted),
      states: state && STORED_STATES[state],
      of: null,
      director: null,
    };
    const page = await readPage(asked, TOURNAMENTS, (limit, after) => this.lists.list({ ...query, limit, after }));
    return {
      ...page,
      countries: places.countries,
      regions: await this.nameRegions(places.regions),
      leagues: await this.seasons.listCurrent(todayOf(this.clock)),
    };
  }

  /** Lists the tournaments of a region, the newest first. @param region its slug */
  async listOfRegion(region: string, limit: number): Promise<TournamentListRow[]> {
    const { regions } = await this.lists.listPlaces();
    const spellings = regions.filter((spelling) => regionSlug(spelling) === region);
    return this.lists.list({ ...ALL_TOURNAMENTS, regions: spellings, states: null, limit, after: null });
  }

  /** Lists the regions, with how many tournaments were played there and the local date of the latest. */
  async listRegions() {
    const [regions, counted] = await Promise.all([this.regions.list(), this.lists.countByRegion()]);
    return regions.map((region) => {
      const own = counted.filter((each) => regionSlug(each.region) === region.slug);
      const days = own.map(({ latest }) => latest).toSorted();
      return {
        ...region,
        tournaments: own.reduce((sum, { tournaments }) => sum + tournaments, 0),
        latest: days.at(-1) ?? null,
      };
    });
  }

  /** Returns when the withdrawal of a tournament was asked for, while that waits for a coordinator; otherwise null. */
  async findWithdrawalAsked(id: string): Promise<Date | null> {
    return (await this.documents.listVersions([id])).get(id)?.withdrawalAskedAt ?? null;
  }

  /** Lists the leagues that a tournament can count for. */
  listLeagues() {
    return this.leagues.list();
  }

  /** Returns null for a value from an address that is no tournament's id. */
  async find(id: unknown): Promise<TournamentDetail | null> {
    return isUuid(id) ? this.tournaments.findById(String(id)) : null;
  }

  /** Returns a tournament, where it was played and as what it counts. */
  async findPlaced(id: string) {
    const tournament = await this.find(id);
    if (tournament === null) return null;
    return { tournament, place: await this.venues.findPlace(tournament.header), effective: effectOf(tournament) };
  }

  /** Returns everything that the page of a tournament shows, read from one run. */
  async open(id: string) {
    if (!isUuid(id)) return null;
    return this.moments.atOneMoment(async () => {
      const found = this.tournaments.findById(id);
      const [tournament, revisions, named] = await Promise.all([
        found,
        this.tournaments.listRevisions(id),
        found.then((tournament) => tournament && this.findNamed(tournament)),
      ]);
      return tournament && named && { tournament, revisions, ...named };
    });
  }

  private async findNamed(tournament: TournamentDetail) {
    const { header } = tournament;
    const effective = effectOf(tournament);
    const [place, league] = await Promise.all([
      this.venues.findPlace(header),
      effective.league === null ? null : this.seasons.findLeague(effective.league),
    ]);
    return { effective, place, league };
  }

  /** Returns the regions that tournaments name, each once, with the name that coordinators gave it. */
  private async nameRegions(spellings: readonly string[]): Promise<{ slug: string; name: string }[]> {
    const known = new Map((await this.regions.list()).map(({ slug, name }) => [slug, name]));
    const bySlug = new Map(spellings.map((spelling) => [regionSlug(spelling), spelling]));
    return [...bySlug].map(([slug, spelling]) => ({ slug, name: known.get(slug) ?? spelling }));
  }
}

/** Says as what a tournament counts, and for which league, whatever its report says. */
function effectOf({ header, overrides, heldLevel, heldLeague }: TournamentDetail) {
  const league = (overrides.league ?? (heldLeague ? '' : header.league)) || null;
  return { ...settleImportance(header, overrides.level ?? heldLevel), league };
}
