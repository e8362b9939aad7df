import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import {
  checkAnnouncement,
  movedDeadline,
  refuseAny,
  refuseChange,
  refusePostponement,
  type AnnouncedTournament,
  movedUp,
  placesOf,
} from '@quadrant/rules/announcements';
import { namedVenue } from '@quadrant/rules/intake';
import { finding, foldHandle, type Finding, instantIn } from '@quadrant/rules/tournament';
import { inTransaction, mention, recordAudit, type Author } from '@quadrant/store/audit';
import { isInstant } from '@quadrant/store/database';
import { findUnknownPeople } from '@quadrant/store/leagues';
import { findHiddenNames, type WithheldNames } from '@quadrant/store/players';
import { addUnknownVenues } from '@quadrant/store/places';
import {
  ANNOUNCEMENT,
  LISTED,
  type Announcement,
  type AnnouncementFilters,
  type AnnouncementPosition,
  type AnnouncementRefusal,
  type AnnouncementRevision,
  type ChangeTerms,
  type StoredAnnouncement,
} from './announcement.js';
import {
  directorsOf,
  findAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  lockDirector,
  updateAnnouncement,
  writeRevision,
  type WrittenChange,
} from './announcement-rows.js';
import { remindOfReports, tellInvited, tellPlaced, tellRegion } from './tell-announcement.js';

/** Whether a value from outside, as a cursor is, can be a place in a listing of announcements. */
export function isAnnouncementPosition(value: unknown): value is AnnouncementPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { startsAt, id } = value as Record<string, unknown>;
  return isInstant(startsAt) && typeof id === 'string' && isUuid(id);
}

export interface Announcer extends Author {
  readonly accountId: string;
}

type Answer = StoredAnnouncement | AnnouncementRefusal;

/** Tournaments that are announced before they are played (000, section 3 and appendix A). */
@Injectable()
export class AnnouncementRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for an id that no announcement has. */
  async find(id: string): Promise<Announcement | null> {
    const found = await inTransaction(this.dataSource, (client) => findAnnouncement(client, id));
    return found && shown(found, await findHiddenNames(this.dataSource));
  }

  /** Lists every version of an existing announcement, the first one first. */
  async listRevisions(id: string): Promise<AnnouncementRevision[]> {
    const rows = await this.dataSource.query<AnnouncementRevision[]>(
      `select version, change, facts as announced, rounds_approval as "roundsApproval", reason,
         changed_by as "changedBy", changed_at as "changedAt"
       from announcement_revisions where announcement_id = $1 order by version`,
      [id],
    );
    const names = await findHiddenNames(this.dataSource);
    return rows.map((row) => ({
      ...row,
      announced: shownFacts(row.announced, names),
      reason: row.reason && names.showText(row.reason),
      changedBy: names.show(row.changedBy),
    }));
  }

  /** Lists them in the order in which they begin. */
  async list(
    { from, to, game, country, region, state, of, director, withUnlisted }: AnnouncementFilters,
    limit: number,
    after: AnnouncementPosition | null,
  ): Promise<Announcement[]> {
    const rows = await this.dataSource.query<Announcement[]>(
      `select ${ANNOUNCEMENT} from announcements n join shown_accounts c on c.id = n.account_id
       where ($1::date is null or n.ends_on >= $1) and ($2::date is null or n.local_date <= $2)
         and ($3::text is null or n.game = $3) and ($4::text is null or n.country = $4)
         and ($5::text is null or n.region = $5) and ($6::text is null or n.state = $6)
         and ($7::uuid is null or n.account_id = $7 or $8 = any(n.director_keys))
         and ($9::timestamptz is null or (n.starts_at, n.id) > ($9, $10::uuid))
         and ($12 or $7::uuid is not null or ${LISTED}) and ($13::text is null or $13 = any(n.director_keys))
       order by n.starts_at, n.id limit $11`,
      [
        from,
        to,
        game,
        country,
        region,
        state,
        of?.accountId ?? null,
        of?.handleKey ?? null,
        after?.startsAt ?? null,
        after?.id ?? null,
        limit,
        withUnlisted,
        director,
      ],
    );
    const names = await findHiddenNames(this.dataSource);
    return rows.map((row) => shown(row, names));
  }

  /** Lists the tournaments from a day on that a player registered for or directs. @param handleKey their folded handle */
  async listOfPlayer(handleKey: string, from: string, limit: number): Promise<Announcement[]> {
    const rows = await this.dataSource.query<Announcement[]>(
      `select ${ANNOUNCEMENT} from announcements n join shown_accounts c on c.id = n.account_id
       where n.ends_on >= $2 and ($1 = any(n.director_keys) or exists (
         select from announcement_players p where p.announcement_id = n.id and p.handle_key = $1))
       order by n.starts_at, n.id limit $3`,
      [handleKey, from, limit],
    );
    const names = await findHiddenNames(this.dataSource);
    return rows.map((row) => shown(row, names));
  }

  /** Lists the countries of tournaments that are announced for this day (`YYYY-MM-DD`) or later. */
  async listCountries(from: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ country: string }[]>(
      `select distinct country from announcements n where ends_on >= $1 and country is not null and ${LISTED} order by country`,
      [from],
    );
    return rows.map(({ country }) => country);
  }

  /** Stores an announcement without faults (`findFaults`). It counts as registered from now on. */
  async announce(announced: AnnouncedTournament, announcer: Announcer): Promise<Answer> {
    const unknown = await this.refuseUnknown(announced);
    if (unknown !== null) return unknown;
    return inTransaction(this.dataSource, async (client) => {
      await lockDirector(client, announced.director);
      const twin = await findTwin(client, announced, announcer.accountId, null);
      if (twin !== null) return this.refused(client, announced.name, twin, announcer);
      const id = await insertAnnouncement(client, announced, announcer);
      await this.addVenue(client, announced, announcer);
      await tellRegion(client, id, announcer.at);
      return this.written(client, id, { change: 'announced', roundsApproval: null, reason: null }, announcer);
    });
  }

  /** Announces the repetitions of a tournament, all of them or none. Each is an announcement of its own. */
  async repeat(
    repeated: readonly AnnouncedTournament[],
    announcer: Announcer,
  ): Promise<StoredAnnouncement[] | AnnouncementRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const stored: StoredAnnouncement[] = [];
      for (const announced of repeated) {
        await lockDirector(client, announced.director);
        const twin = await findTwin(client, announced, announcer.accountId, null);
        if (twin !== null) throw new Refused(twin);
        const id = await insertAnnouncement(client, announced, announcer);
        stored.push(
          await this.written(client, id, { change: 'announced', roundsApproval: null, reason: null }, announcer),
        );
      }
      return stored;
    }).catch((error: unknown) => {
      if (error instanceof Refused) return error.refusal;
      throw error;
    });
  }

  /** Makes a change without faults, or changes nothing; the audit shows the attempt either way. */
  async change(id: string, sent: AnnouncedTournament, terms: ChangeTerms, author: Announcer): Promise<Answer> {
    const { approval, reason, versions } = terms;
    const names = await findHiddenNames(this.dataSource);
    const known = await inTransaction(this.dataSource, (client) => findAnnouncement(client, id));
    if (known === null) return { kind: 'announcement-not-found' };
    const unknown = await this.refuseUnknown(withoutLabels(sent, known.announced, names), known.announced);
    if (unknown !== null) return unknown;
    return this.decide(id, versions, author, async (client, before) => {
      const changed = withoutLabels(sent, before.announced, names);
      const refusal = refuseChange(standingOf(before), changed, terms, nowIn(before, author));
      if (refusal !== null) return refusal;
      await lockDirector(client, changed.director);
      const twin = await findTwin(client, changed, before.accountId, id);
      if (twin !== null) return twin;
      await updateAnnouncement(client, before, changed, { state: before.state, notice: null }, author);
      await tellPlaced(client, id, await listMovedUp(client, id, before.announced, changed), author.at);
      await this.addVenue(client, changed, author);
      const isOfRounds = before.announced.plannedRounds !== changed.plannedRounds;
      return { change: 'changed', roundsApproval: isOfRounds ? approval : null, reason };
    });
  }

  /** Reminds directors of tournaments that are over and not reported. @returns how many were told */
  remindOfReports(at: Date): Promise<number> {
    return inTransaction(this.dataSource, (client) => remindOfReports(client, at));
  }

  /** @param reason that players read */
  cancel(id: string, reason: string, versions: readonly number[] | null, author: Announcer): Promise<Answer> {
    return this.decide(id, versions, author, async (client, before) => {
      const refusal = refuseAny(standingOf(before));
      if (refusal !== null) return refusal;
      const { announced } = before;
      await updateAnnouncement(client, before, announced, { state: 'cancelled', notice: reason }, author);
      return { change: 'cancelled', roundsApproval: null, reason };
    });
  }

  /**
   * Moves it to a later start, also within the week in which date and time are locked.
   *
   * @param reason that players read
   */
  postpone(
    id: string,
    to: Pick<AnnouncedTournament, 'startsAt' | 'endsOn'>,
    reason: string,
    versions: readonly number[] | null,
    author: Announcer,
  ): Promise<Answer> {
    return this.decide(id, versions, author, async (client, before) => {
      const refusal = refusePostponement(standingOf(before), to.startsAt, nowIn(before, author));
      if (refusal !== null) return refusal;
      const changed = { ...before.announced, ...to, ...movedDeadline(before.announced, to.startsAt) };
      await lockDirector(client, changed.director);
      const twin = await findTwin(client, changed, before.accountId, id);
      if (twin !== null) return twin;
      await updateAnnouncement(client, before, changed, { state: 'announced', notice: reason }, author);
      return { change: 'postponed', roundsApproval: null, reason };
    });
  }

  private decide(
    id: string,
    versions: readonly number[] | null,
    author: Announcer,
    change: (client: PoolClient, before: Announcement) => Promise<WrittenChange | AnnouncementRefusal>,
  ): Promise<Answer> {
    return inTransaction(this.dataSource, async (client) => {
      const before = await lockAnnouncement(client, id, versions);
      if ('kind' in before) return before;
      const done = await change(client, before);
      return 'kind' in done ? this.refused(client, id, done, author) : this.written(client, id, done, author);
    });
  }

  private async refused(
    client: PoolClient,
    subject: string,
    refusal: AnnouncementRefusal,
    { handle, at, requestId }: Author,
  ): Promise<AnnouncementRefusal> {
    const action = 'announcement.change';
    await recordAudit(client, { at, actor: handle, action, subject, detail: { refusal: refusal.kind }, requestId });
    return refusal;
  }

  private async written(
    client: PoolClient,
    id: string,
    change: WrittenChange,
    author: Announcer,
  ): Promise<StoredAnnouncement> {
    const { handle, at, requestId } = author;
    await writeRevision(client, id, change, author);
    await tellInvited(client, id, author.at);
    const stored = (await findAnnouncement(client, id))!;
    const { announced, announcedAt, version } = stored;
    await recordAudit(client, {
      at,
      actor: handle,
      action: change.change === 'announced' ? 'announcement.make' : 'announcement.change',
      subject: id,
      detail: { ...change, version, after: announced },
      requestId,
      mentions: [mention('account', foldHandle(announced.director))],
    });
    const findings = [
      ...checkAnnouncement(announced, instantIn(announced.zone, announcedAt.getTime())),
      ...(await findNeighbours(client, stored)),
    ];
    return { kind: 'stored', announcement: shown(stored, await findHiddenNames(this.dataSource)), findings };
  }

  /** Refuses directors who have no account and never played, and an unknown league: each is probably a typing error. */
  private async refuseUnknown(
    announced: AnnouncedTournament,
    before: AnnouncedTournament | null = null,
  ): Promise<AnnouncementRefusal | null> {
    const { league } = announced;
    const known = before === null ? [] : directorsOf(before);
    const named = directorsOf(announced).filter((handle) => !known.includes(handle));
    const unknown = await findUnknownPeople(this.dataSource, named);
    if (unknown.length > 0) return { kind: 'announced-people-unknown', unknown };
    if (league === null) return null;
    const rows = await this.dataSource.query<object[]>(`select from leagues where slug = $1`, [league]);
    return rows.length > 0 ? null : { kind: 'announced-league-unknown', slug: league };
  }

  /** A new venue waits for a coordinator to look at it (000, appendix A). */
  private async addVenue(client: PoolClient, announced: AnnouncedTournament, announcer: Announcer): Promise<void> {
    const venue = namedVenue(announced);
    if (venue === null) return;
    const { handle: by, accountId, at, requestId } = announcer;
    await addUnknownVenues(client, [{ ...venue, trustedFor: null, by, accountId, at, requestId }]);
  }
}

/** It rolls a transaction back. */
/** Lists who has a place by a larger capacity. */
async function listMovedUp(
  client: PoolClient,
  id: string,
  before: AnnouncedTournament,
  after: AnnouncedTournament,
): Promise<string[]> {
  const { rows } = await client.query<{ handle: string }>(
    `select handle from announcement_players where announcement_id = $1 order by number`,
    [id],
  );
  return movedUp(placesOf(rows, before.capacity), placesOf(rows, after.capacity));
}

class Refused extends Error {
  constructor(readonly refusal: AnnouncementRefusal) {
    super(refusal.kind);
  }
}

const standingOf = ({ state, announced, tournamentId }: Announcement) => ({ state, announced, tournamentId });

const nowIn = ({ announced }: Announcement, { at }: Author): string => instantIn(announced.zone, at.getTime());

/**
 * Finds an announcement for the same director, game and start that this account made or the director agreed to. The
 * announcement of a stranger in their name blocks nobody. Heats and tables of one event begin together (000, section 9
 * and appendix A).
 */
async function findTwin(
  client: PoolClient,
  { game, startsAt, director, structure }: AnnouncedTournament,
  accountId: string,
  except: string | null,
): Promise<AnnouncementRefusal | null> {
  if (structure === 'heat') return null;
  const key = foldHandle(director);
  const { rows } = await client.query<{ id: string; name: string; startsAt: string; director: string }>(
    `select id, facts->>'name' as name, facts->>'startsAt' as "startsAt", facts->>'director' as director from announcements
     where ($1 = any(director_keys) or account_id = $5) and game = $2 and starts_at = $3 and state = 'announced'
       and facts->>'structure' is distinct from 'heat' and id is distinct from $4
     order by announced_at`,
    [key, game, new Date(startsAt), except, accountId],
  );
  const twin = rows.find((row) => foldHandle(row.director) === key);
  return twin === undefined
    ? null
    : { kind: 'announced-already', id: twin.id, name: twin.name, startsAt: twin.startsAt };
}

/** Returns a finding when another tournament is announced at the same place for the same start. */
async function findNeighbours(client: PoolClient, { id, announced }: Announcement): Promise<Finding[]> {
  const { venue, startsAt, country } = announced;
  if (venue === null) return [];
  const { rows } = await client.query<{ name: string }>(
    `select facts->>'name' as name from announcements n
     where ${LISTED} and id <> $1 and state = 'announced' and starts_at = $2 and country = $3 and lower(facts->>'venue') = lower($4)
     order by announced_at limit 1`,
    [id, new Date(startsAt), country, venue],
  );
  return rows.map(({ name }) =>
    finding(
      'announced-beside-another',
      '/venue',
      say`"${name}" begins at the same place and time.`,
      say`If both are to be played there, no change is needed; if they are one tournament, cancel this one.`,
    ),
  );
}

/** Shows hidden people under labels. */
const shown = (announcement: Announcement, names: WithheldNames): Announcement => ({
  ...announcement,
  announcer: names.show(announcement.announcer),
  notice: announcement.notice && names.showText(announcement.notice),
  announced: shownFacts(announcement.announced, names),
});

function shownFacts(announced: AnnouncedTournament, names: WithheldNames): AnnouncedTournament {
  const who = (handle: string | null) => handle && names.show(handle);
  const text = (words: string | null) => words && names.showText(words);
  return {
    ...announced,
    name: names.showText(announced.name),
    contact: names.showText(announced.contact),
    prizes: names.showText(announced.prizes),
    details: text(announced.details),
    director: names.show(announced.director),
    secondaryDirector: who(announced.secondaryDirector),
    tertiaryDirector: who(announced.tertiaryDirector),
  };
}

/** Keeps the stored text where the sender returned the text with labels that they were shown. */
function withoutLabels(
  sent: AnnouncedTournament,
  stored: AnnouncedTournament,
  names: WithheldNames,
): AnnouncedTournament {
  const seen = shownFacts(stored, names);
  const kept = (Object.keys(seen) as (keyof AnnouncedTournament)[]).filter((field) => sent[field] === seen[field]);
  return { ...sent, ...Object.fromEntries(kept.map((field) => [field, stored[field]])) };
}
