import { Injectable } from '@nestjs/common';
import { Clock, todayOf, type Actor } from '@quadrant/http';
import { isEarlyEnough } from '@quadrant/rules/announcements';
import { ALLOTTED_KINDS } from '@quadrant/rules/championships';
import { isApprovedDirector, may, placeOf, type Subject } from '@quadrant/rules/permissions';
import { addDays, foldHandle, localDateOf, regionSlug, instantIn } from '@quadrant/rules/tournament';
import { ApplicationRepository } from '@quadrant/store/championships';
import {
  AnnouncementPlayerRepository,
  AnnouncementRepository,
  DeckListRepository,
  type DeckLists,
  isAnnouncementPosition,
  type Announcement,
  type AnnouncementFilters,
} from '@quadrant/store/announcements';
import { RegionRepository } from '@quadrant/store/places';
import { LiveRepository } from '@quadrant/store/live';
import { AccountRepository } from '@quadrant/store/accounts';
import { validate as isUuid } from 'uuid';
import { KnownPlayersReadModel } from '@quadrant/store/players';
import { readPage, type AskedPage, type Page } from '../paging/read-page.js';

/** Results are expected for this many days: an older tournament is not reported any more. */
const DAYS_BACK = 90;

/** A coordinator sees at most this many tournaments. */
const MOST_ROWS = 200;

/** Null asks for everything, and so does a filter that is left out. Only `from` is today then. */
export type AnnouncementQuestion = Partial<AnnouncementFilters>;

/** Shows announced tournaments: the calendar, one tournament, and those that a coordinator may have to act on. */
@Injectable()
export class AnnouncementView {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly players: AnnouncementPlayerRepository,
    private readonly decks: DeckListRepository,
    private readonly live: LiveRepository,
    private readonly regions: RegionRepository,
    private readonly applications: ApplicationRepository,
    private readonly accounts: AccountRepository,
    private readonly known: KnownPlayersReadModel,
    private readonly clock: Clock,
  ) {}

  /**
   * Lists them in the order in which they begin. A region may be a name or a slug.
   *
   * @param page its listing is named by the filters, if it has no other name
   * @throws Problem 400 for a cursor of another listing
   */
  list(wanted: AnnouncementQuestion, page: Partial<AskedPage> & Pick<AskedPage, 'limit'>): Promise<Page<Announcement>> {
    const {
      to = null,
      game = null,
      country = null,
      region = null,
      state = null,
      of = null,
      director = null,
      withUnlisted = false,
    } = wanted;
    const { from = todayOf(this.clock) } = wanted;
    const filters = {
      from,
      to,
      game,
      country,
      region: region === null ? null : regionSlug(region),
      state,
      of,
      director,
      withUnlisted,
    };
    const listing = `announcements ${JSON.stringify(filters)}`;
    return readPage({ listing, ...page }, ORDER, (limit, after) => this.announcements.list(filters, limit, after));
  }

  /** Lists the coming tournaments that name somebody as director; those of a hidden person are left out. */
  async listDirectedBy(handleKey: string, limit: number): Promise<Announcement[]> {
    if (await this.known.isHidden(handleKey)) return [];
    return (await this.list({ director: handleKey, state: 'announced' }, { limit })).rows.slice();
  }

  /** Lists the tournaments that a player registered for or directs, in the order in which they begin. */
  listOfPlayer(handle: string, from: string, limit: number): Promise<Announcement[]> {
    return this.announcements.listOfPlayer(foldHandle(handle), from, limit);
  }

  /** Lists what the calendar can be filtered by. */
  async listChoices() {
    return {
      countries: await this.announcements.listCountries(todayOf(this.clock)),
      regions: await this.listRegions(),
    };
  }

  /** Lists the regions by continent, each with its slug as value. */
  async listRegions(): Promise<{ readonly value: string; readonly name: string }[]> {
    return (await this.regions.list()).map(({ slug, name }) => ({ value: slug, name }));
  }

  /** Finds an announcement; null where there is none of this id. */
  async find(id: string): Promise<Announcement | null> {
    return isUuid(id) ? this.announcements.find(id.toLowerCase()) : null;
  }

  /** Reads an announcement with every version of it, and the players who registered; null where there is none. */
  async read(id: string) {
    const announcement = await this.find(id);
    return (
      announcement && {
        announcement,
        revisions: await this.announcements.listRevisions(announcement.id),
        registered: await this.players.list(announcement.id),
        decks: await this.decks.list(announcement, null),
      }
    );
  }

  /** Lists the deck lists that everybody may read of an announced tournament; none without an announcement. */
  async listShownDecks(id: string | null): Promise<DeckLists['lists']> {
    const announcement = id === null ? null : await this.find(id);
    return announcement === null ? [] : (await this.decks.list(announcement, null)).lists;
  }

  /** Lists the deck lists that somebody who is signed in may know of; null where there is no such announcement. */
  async showDecks(
    id: string,
    actor: Actor,
  ): Promise<{ announcement: Announcement; decks: DeckLists; isInCharge: boolean; isRegistered: boolean } | null> {
    const announcement = await this.find(id);
    if (announcement === null) return null;
    const isInCharge = may(actor, 'announcement.change', subjectOfAnnouncement(announcement)).allowed;
    const { players } = await this.players.list(announcement.id);
    return {
      announcement,
      decks: await this.decks.list(announcement, { handleKey: actor.handleKey, isInCharge }),
      isInCharge,
      isRegistered: players.some(({ handle }) => foldHandle(handle) === actor.handleKey),
    };
  }

  /** Shows an announcement as its page does: also with its live tournament, its application, and what holds today. */
  async show(id: string) {
    const found = await this.read(id);
    if (found === null) return null;
    const { announced } = found.announcement;
    const now = this.clock.now().getTime();
    const isAllotted = ALLOTTED_KINDS.some((each) => each === announced.kind);
    // A region without a description keeps its announced name.
    const region = (await this.regions.list()).find(({ slug }) => slug === announced.region);
    return {
      ...found,
      isToCome: Date.parse(announced.startsAt) > now,
      live: (await this.live.findByAnnouncement(found.announcement.id))?.id ?? null,
      today: localDateOf(instantIn(announced.zone, now)),
      application: isAllotted ? await this.applications.findStateFor(found.announcement.id) : null,
      regionName: region?.name ?? announced.region,
      isEarlyEnough: wasEarlyEnough(found.announcement),
    };
  }

  /**
   * Lists tournaments that a coordinator may have to act on: `toApprove` have not ended, and the report of their
   * director would wait for approval; `due` are over, and have no results.
   */
  async listForCoordinator(actor: Actor) {
    const today = todayOf(this.clock);
    const wanted = { from: addDays(today, -DAYS_BACK), state: 'announced', withUnlisted: true } as const;
    const { rows: announced } = await this.list(wanted, { limit: MOST_ROWS });
    const open = announced.filter(
      ({ tournamentId, announced: { country, region } }) =>
        tournamentId === null && may(actor, 'director.approve', { place: placeOf(country, region) }).allowed,
    );
    const isOver = ({ announced: { startsAt, endsOn } }: Announcement) => (endsOn ?? startsAt.slice(0, 10)) < today;
    return {
      toApprove: await this.withoutApproval(
        open.filter((each) => !isOver(each)),
        actor,
      ),
      due: open.filter(isOver),
    };
  }

  /** Shows the same with the regions for which a coordinator may approve directors. */
  async showToCoordinator(actor: Actor) {
    const regions = (await this.regions.list()).filter(
      ({ slug, continent }) => may(actor, 'director.approve', { place: { continent, region: slug } }).allowed,
    );
    return {
      ...(await this.listForCoordinator(actor)),
      regions: regions.map(({ slug, name }) => ({ value: slug, name })),
      approvesEverywhere: may(actor, 'director.approve-everywhere', {}).allowed,
      now: this.clock.now(),
    };
  }

  /** Nobody approves themselves, and a director without an account cannot be approved. */
  private async withoutApproval(open: readonly Announcement[], actor: Actor): Promise<Announcement[]> {
    const keys = open.map(({ announced }) => foldHandle(announced.director));
    const accounts = await this.accounts.listByHandles([...new Set(keys)]);
    const rolesOf = new Map(accounts.map(({ handleKey, roles }) => [handleKey, roles]));
    return open.filter(({ announced: { country, region, online } }, index) => {
      const grants = rolesOf.get(keys[index]!);
      if (grants === undefined || keys[index] === actor.handleKey) return false;
      const counts = grants.some(({ role }) => role !== 'director' && role !== 'administrator');
      return !counts && !isApprovedDirector({ grants }, { ...placeOf(country, region), isOnline: online });
    });
  }
}

const ORDER = {
  isPosition: isAnnouncementPosition,
  positionOf: ({ announced, id }: Announcement) => ({ startsAt: new Date(announced.startsAt).toISOString(), id }),
};

/** Tells whether a tournament was announced early enough to be sanctioned. */
export const wasEarlyEnough = ({ announced, announcedAt }: Announcement): boolean =>
  isEarlyEnough(announced, instantIn(announced.zone, announcedAt.getTime()));

/** Names the people who may change an announcement as its own, and its place. */
export const subjectOfAnnouncement = ({ directorKeys, accountId, announced }: Announcement): Subject => ({
  directorKeys,
  ownerIds: [accountId],
  place: placeOf(announced.country, announced.region),
});
