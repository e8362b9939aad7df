import { Injectable } from '@nestjs/common';
import { Clock, todayOf, type Actor } from '@quadrant/http';
import { heatsView, viewOf, type LiveEntry, type LivePlayer, type Show, type ShownPeople } from '@quadrant/rules/live';
import { placeOf, type Subject } from '@quadrant/rules/permissions';
import { foldHandle, type TournamentHeader } from '@quadrant/rules/tournament';
import { AnnouncementPlayerRepository } from '@quadrant/store/announcements';
import { LiveReportRepository, LiveRepository, type FollowedTournament } from '@quadrant/store/live';
import { CandidateRepository, KnownPlayersReadModel } from '@quadrant/store/players';
import { EntitlementReadModel } from '@quadrant/store/prizes';
import { PushRepository } from '@quadrant/store/push';
import { validate as isUuid } from 'uuid';
import webPush from 'web-push';

/** The names and prizes of at most this many players are looked up: a larger field was registered before. */
const MOST_LOOKED_UP = 30;

/** Shows tournaments while they are played: to everybody, to their players, and to those who run them. */
@Injectable()
export class LiveTournamentView {
  constructor(
    private readonly live: LiveRepository,
    private readonly reports: LiveReportRepository,
    private readonly known: KnownPlayersReadModel,
    private readonly people: CandidateRepository,
    private readonly entitlements: EntitlementReadModel,
    private readonly clock: Clock,
    private readonly push: PushRepository,
    private readonly registered: AnnouncementPlayerRepository,
  ) {}

  /** Finds a live tournament; null where there is none of this id. */
  async find(id: string): Promise<FollowedTournament | null> {
    return isUuid(id) ? this.live.find(id.toLowerCase()) : null;
  }

  /** Lists tournaments that somebody began or directs, the newest first, each with what became of its report. */
  async listOwn({ accountId, handleKey }: Actor, limit: number) {
    const records = await this.live.listOf(accountId, handleKey, limit);
    const reported = await this.reports.find(records.map(({ id }) => id));
    return records.map((record) => ({ record, reported: reported.get(record.id) ?? null }));
  }

  /** Shows a tournament as everybody sees it, with its heats or finals: hidden people have labels. */
  async show(found: FollowedTournament) {
    const people = await this.live.showPublicly(found);
    return { ...this.look(found, people), ...(await this.tie(found, people.show)) };
  }

  /** Shows the same without heats and finals. */
  async showOnScreen(found: FollowedTournament) {
    return this.look(found, await this.live.showPublicly(found));
  }

  /** Shows a tournament to those who run or play it: they see the handles that were entered, without labels. */
  async showOwn(found: FollowedTournament) {
    return this.look(found, await this.live.showInside(found));
  }

  /** Shows a tournament to those who run it, with what they have to look at. */
  async showToDirector(found: FollowedTournament) {
    const { record, state } = found;
    const own = await this.showOwn(found);
    return {
      ...own,
      state,
      reported: (await this.reports.find([record.id])).get(record.id) ?? null,
      ...(await this.tie(found, (handle) => handle)),
      ...(await this.lookUp(found)),
      elsewhere: await this.live.listElsewhere(found),
      waiting: await this.listWaiting(found),
      invited: record.invitedKeys.map(
        (key) => directorsOf(own.header).find((handle) => foldHandle(handle) === key) ?? key,
      ),
    };
  }

  /** Finds the player whose link it is; null for an unknown link, and after the tournament. */
  findPlayer(found: FollowedTournament, link: string): Promise<LivePlayer | null> {
    return this.live.findByLink(found, link);
  }

  /** Returns the public key by which push services know this installation (RFC 8292). */
  async findPushKey(): Promise<string> {
    return (await this.push.keys(() => webPush.generateVAPIDKeys())).publicKey;
  }

  /** Lists the secret link of each player. */
  async listLinks(found: FollowedTournament): Promise<{ readonly player: string; readonly link: string }[]> {
    const links = await this.live.listLinks(found);
    return [...found.state.players.values()].map(({ handle, key }) => ({ player: handle, link: links.get(key)! }));
  }

  /** Lists the entries of its log after a version. */
  listEntries({ record }: FollowedTournament, after: number): Promise<LiveEntry[]> {
    return this.live.listEntries(record.id, after);
  }

  private look({ record, state }: FollowedTournament, people: ShownPeople) {
    const now = this.clock.now().getTime();
    return { header: record.facts.header, now, view: viewOf(state, people, now) };
  }

  /** Lists the players who wait for a place of the announcement and were not entered; nobody once it is finished. */
  private async listWaiting({ record: { announcementId }, state }: FollowedTournament): Promise<string[]> {
    if (announcementId === null || state.isFinished) return [];
    const waiting = await this.registered.listWaiting(announcementId);
    return waiting.filter((handle) => !state.players.has(foldHandle(handle)));
  }

  /** Returns the heats if these are finals, and the id of the finals if this is a heat. */
  private async tie({ record, state }: FollowedTournament, show: Show) {
    const heats = state.heats === null ? null : heatsView(state, await this.live.listHeats(record.id), show);
    return { heats, finals: record.finalsId };
  }

  /** Looks at players who have not played yet: it finds unknown ones, and what the others have won for such a tournament. */
  private async lookUp({ record, state }: FollowedTournament) {
    const { kind, game } = record.facts.header;
    const seated = new Set(
      state.rounds.flatMap(({ games, pods }) => [...games, ...pods].flatMap((each) => each.players)),
    );
    const fresh = [...state.players.values()].filter(({ handle }) => !seated.has(handle) && !state.isFinished);
    const known = await this.known.findAmong(fresh.map(({ handle }) => handle));
    const asked = fresh.filter(({ handle }) => !known.has(handle)).slice(0, MOST_LOOKED_UP);
    const found = await this.people.findCandidates(
      asked.map(({ handle, name, country }) => ({ texts: [handle, name].filter((each) => each !== null), country })),
      { game },
    );
    const unknown = asked.map(({ handle }, index) => ({ handle, candidates: found[index] ?? [] }));
    const prized = kind === 'local' ? [] : fresh.filter((each) => known.has(each.handle) && !hasPrize(each));
    const offered = await Promise.all(
      prized.slice(0, MOST_LOOKED_UP).map(({ handle }) => this.offer(handle, record.facts.header)),
    );
    return { unknown, offered: offered.flat() };
  }

  private async offer(handle: string, { kind, game }: TournamentHeader) {
    const prizes = await this.entitlements.findByHandle(handle, todayOf(this.clock));
    return (prizes?.entitlements ?? [])
      .filter(({ state, championship }) => state === 'open' && championship.kind === kind && championship.game === game)
      .map(({ worth, target, wonIn, roundsLeft, headStart }) => ({
        ...{ handle, earnedByes: roundsLeft, headStart },
        text: `${String(worth)}, ${target} (${wonIn.name})`,
      }));
  }
}

/** Names the people who run a live tournament, and its place. With helpers, these count as its directors. */
export function subjectOfLive({ record, state }: FollowedTournament, withHelpers = false): Subject {
  const { country, region } = record.facts.header;
  return {
    directorKeys: withHelpers ? [...record.directorKeys, ...state.helpers.keys()] : record.directorKeys,
    ownerIds: [record.accountId],
    place: placeOf(country, region),
  };
}

const directorsOf = ({ director, secondaryDirector, tertiaryDirector }: TournamentHeader): string[] =>
  [director, secondaryDirector, tertiaryDirector].filter((handle) => handle !== null);

const hasPrize = ({ earnedByes, headStart }: LivePlayer): boolean => earnedByes.length > 0 || headStart > 0;
