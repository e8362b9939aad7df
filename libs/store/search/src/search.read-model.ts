import { shownDateOfReport } from '@quadrant/store/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PrefixIndex, searchText } from '@quadrant/rules/names';
import { KNOWN_RATING } from '@quadrant/store/players';
import type { GameTitle } from '@quadrant/rules/tournament';

export const SEARCH_KINDS = ['player', 'tournament', 'league', 'venue'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SearchHit {
  readonly kind: SearchKind;
  /** It is the part that its address contains: a handle, an id or a slug. */
  readonly id: string;
  readonly title: string;
  /** It is the name of a player, the game of a tournament, or the city of a venue. It is null where there is none. */
  readonly note: string | null;
  readonly country: string | null;
  /** Only a rated player has it: in the game that was asked for, or else in the one that they played most. */
  readonly rating: number | null;
  /** Only a tournament has it. */
  readonly startsAt: Date | null;
  /** Only a tournament has it: it is the local day. */
  readonly localDate: string | null;
}

/** A row of players that was written. Without one, a row only says how far the snapshot reaches. */
interface WrittenPlayer {
  readonly readUpTo: string;
  readonly id: number | null;
  readonly handle: string;
  readonly name: string | null;
  readonly isFindable: boolean;
}

/** SQL: the same rows that `openNameIndex` reads, found by the transactions that wrote names. */
const PLAYERS = `
  select pg_snapshot_xmin(s.now) as "readUpTo", p.id, p.handle, p.name,
    p.hidden_at is null and p.anonymised_at is null and p.counts_as = p.id and not p.is_aside as "isFindable"
  from (select pg_current_snapshot() as now) s left join players p
    on $1::xid8 = '0' or p.named_by >= $1::xid8 and p.named_by < pg_snapshot_xmax(s.now)`;

/** Transactions commit in another order than they take ids. So the rows of this many transactions are read again. */
const READ_AGAIN = 200;

const FOUND_PLAYERS = `
  select 'player' as kind, handle as id, handle as title, name as note, country, r.rating, null::timestamptz as "startsAt", null as "localDate", id as key
  from shown_players p ${KNOWN_RATING}
  where id = any($1) and id = any(select id from players where hidden_at is null and anonymised_at is null)`;

/** SQL: players with a spelling that a published batch confirmed, in which each word that is looked for begins a word. */
const ALIASES = `
  select p.id, min(a.name) as name from player_aliases a join players q on q.id = a.player_id join players p on p.id = q.counts_as
  where p.hidden_at is null and p.anonymised_at is null and not p.is_aside
    and not exists (select from unnest($1::text[]) word where position(' ' || word in ' ' || a.name) = 0)
  group by p.id order by 2, 1 limit $2`;

const FOUND_TOURNAMENTS = `
  select 'tournament' as kind, t.key as id, s.name as title, s.game as note, null as country, null::float8 as rating, s.starts_at as "startsAt", ${shownDateOfReport('s')} as "localDate", t.id as key
  from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
  where t.id = any($1) and t.withdrawn_at is null and t.merged_into is null`;

const LEAGUES = `select 'league' as kind, slug as id, name as title, null as note, null as country, null::float8 as rating, null::timestamptz as "startsAt", null as "localDate" from leagues`;

const VENUES = `
  select 'venue' as kind, id, name as title, city as note, country, null::float8 as rating, null::timestamptz as "startsAt", null as "localDate" from venues
  where merged_into is null and state <> 'refused'`;

/** Finds players, tournaments, leagues and venues by the first letters of their words. Case, accents and order do not matter. */
@Injectable()
export class SearchReadModel {
  private readonly players = new PrefixIndex<number>();
  private readonly tournaments = new PrefixIndex<number>('newest');
  private playersUpTo = 0n;
  private submissionsUpTo = 0;

  constructor(private readonly dataSource: DataSource) {}

  /** @param text as somebody typed it @param limit of each kind @param game whose ratings are wanted */
  async find(
    text: string,
    kinds: readonly SearchKind[],
    limit: number,
    game: GameTitle | null = null,
  ): Promise<SearchHit[]> {
    const wanted = searchText(text);
    if (wanted === '') return [];
    const found = await Promise.all(kinds.map((kind) => this.findKind(kind, wanted, limit, game)));
    return found.flat();
  }

  private async findKind(
    kind: SearchKind,
    wanted: string,
    limit: number,
    game: GameTitle | null,
  ): Promise<SearchHit[]> {
    switch (kind) {
      case 'player':
        await this.readPlayers();
        return this.load(FOUND_PLAYERS, await this.findPlayers(wanted, limit), game);
      case 'tournament':
        await this.readTournaments();
        return this.load(FOUND_TOURNAMENTS, this.tournaments.find(wanted, limit));
      case 'league':
        return this.findFew(LEAGUES, wanted, limit);
      case 'venue':
        return this.findFew(VENUES, wanted, limit);
    }
  }

  /** Finds players by handle or name first, then by spellings in the past of a community. */
  private async findPlayers(wanted: string, limit: number): Promise<number[]> {
    const ids = this.players.find(wanted, limit);
    if (ids.length >= limit) return ids;
    const rows = await this.dataSource.query<{ id: number }[]>(ALIASES, [wanted.split(' '), limit]);
    return [...new Set([...ids, ...rows.map(({ id }) => id)])].slice(0, limit);
  }

  private async load(query: string, ids: readonly number[], ...others: readonly unknown[]): Promise<SearchHit[]> {
    if (ids.length === 0) return [];
    const rows = await this.dataSource.query<(SearchHit & { key: number })[]>(query, [ids, ...others]);
    const byId = new Map(rows.map(({ key, ...hit }) => [key, hit]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** There are few leagues and venues, so every search reads them. */
  private async findFew(query: string, wanted: string, limit: number): Promise<SearchHit[]> {
    const index = new PrefixIndex<SearchHit>();
    for (const hit of await this.dataSource.query<SearchHit[]>(query)) {
      index.put(hit, [searchText(hit.title), searchText(hit.note ?? ''), searchText(hit.id)]);
    }
    return index.find(wanted, limit);
  }

  private async readPlayers(): Promise<void> {
    const rows = await this.dataSource.query<WrittenPlayer[]>(PLAYERS, [this.playersUpTo.toString()]);
    const readUpTo = BigInt(rows[0]!.readUpTo);
    // Another search has already read further.
    if (readUpTo < this.playersUpTo) return;
    for (const { id, handle, name, isFindable } of rows) {
      if (id === null) continue;
      if (isFindable) this.players.put(id, [searchText(handle), searchText(name ?? '')]);
      else this.players.remove(id);
    }
    this.playersUpTo = readUpTo;
  }

  private async readTournaments(): Promise<void> {
    const rows = await this.dataSource.query<{ id: number; tournamentRowId: number; name: string }[]>(
      `select s.id, t.id as "tournamentRowId", s.name
       from submissions s join tournaments t on t.id = s.tournament_id and t.current_revision = s.revision
       where s.id > $1 order by s.id`,
      [this.submissionsUpTo - READ_AGAIN],
    );
    for (const { tournamentRowId, name } of rows) this.tournaments.put(tournamentRowId, [searchText(name)]);
    this.submissionsUpTo = Math.max(this.submissionsUpTo, rows.at(-1)?.id ?? 0);
  }
}
