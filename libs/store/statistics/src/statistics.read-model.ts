import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GameUnpacker } from '@quadrant/rules/rating';
import { FORMATS, GAME_TITLES } from '@quadrant/rules/tournament';
import { readMoment } from '@quadrant/store/database';
import { findHeadRun, readHeadRun } from '@quadrant/store/history';
import { AccuracyTally } from './rating-accuracy.js';
import type { Statistics } from './statistics.js';
import type { PoolClient } from 'pg';

const YEARS = 10;
const MOST_PLACES = 30;
/** It takes about 100 ms to read the games of so many tournaments. */
const MOST_TOURNAMENTS = 1000;
/** Each group of tournaments begins at this number of participants. 000, section 3 requires four. */
const FIELDS = [1, 4, 8, 12, 16, 24, 32];

/** SQL: published tournaments with their scorecards. */
const PLAYED = `outcomes o join scorecards k using (submission_id)`;

const GAMES = `
  select k.game, count(*)::integer as tournaments, count(*) filter (where o.rated)::integer as "ratedTournaments",
    coalesce(max(b.players), 0)::integer as players,
    coalesce(sum(length(k.games) / 8) filter (where o.rated), 0)::integer as games,
    percentile_disc(0.5) within group (order by k.participants) as "medianField", max(k.participants) as "largestField"
  from ${PLAYED} left join (select game, count(distinct player_id) as players from board_rows group by game) b on b.game = k.game
  group by k.game order by array_position($1::text[], k.game)`;

const FORMATS_PLAYED = `
  select k.game, k.format, count(*)::integer as tournaments from ${PLAYED} group by 1, 2
  order by array_position($1::text[], k.game), array_position($2::text[], k.format)`;

const YEARS_PLAYED = `
  select extract(year from k.local_date)::integer as year, count(*)::integer as tournaments, sum(k.participants)::integer as entries
  from ${PLAYED} group by 1 order by 1 desc limit $1`;

/** SQL: counts rated players and published tournaments of each place, most players first. */
const placesBy = (column: 'country' | 'region'): string => `
  select place as ${column}, sum(players)::integer as players, sum(tournaments)::integer as tournaments from (
    select b.${column} as place, count(distinct b.player_id) as players, 0 as tournaments
    from board_rows b where b.${column} is not null group by 1
    union all
    select s.header->>'${column}', 0, count(*) from outcomes o join submissions s on s.id = o.submission_id
    where s.header->>'${column}' is not null group by 1) counted
  group by place order by players desc, tournaments desc, place limit $1`;

const REGIONS = `
  select p.region, coalesce(r.name, p.region) as name, p.players, p.tournaments
  from (${placesBy('region')}) p left join regions r on r.slug = p.region
  order by p.players desc, p.tournaments desc, p.region`;

const FIELD_SIZES = `
  select f.smallest as "from", f.next - 1 as "to", count(k.participants)::integer as tournaments
  from (select smallest, lead(smallest) over (order by smallest) as next from unnest($1::integer[]) as smallest) f
    left join (select k.participants from ${PLAYED}) k
      on k.participants >= f.smallest and (f.next is null or k.participants < f.next)
  group by 1, 2 order by 1`;

/** SQL: the games of the latest rated tournaments, and the rating of each entry before, on the track that is no sum of others. */
const LATEST_GAMES = `
  select k.games, array(
    select c.before from unnest(k.players) with ordinality as seat (id, n) join players p on p.id = seat.id
      left join rating_changes c on c.tournament_id = o.tournament_id and c.player_id = p.counts_as and c.category <> 'overall'
    order by n) as before
  from ${PLAYED} where o.rated and k.rated order by o.starts_at desc, o.key desc limit $1`;

const unpacker = new GameUnpacker();

/** Reads numbers about everything that is published. */
@Injectable()
export class StatisticsReadModel {
  /** Every reader asks for the same numbers, and they change only with a run. */
  private latest: { readonly run: number; readonly found: Promise<Statistics> } | null = null;

  constructor(private readonly dataSource: DataSource) {}

  /** Reads the numbers of the run that readers see now. */
  async read(): Promise<Statistics> {
    const run = await findHeadRun(this.dataSource);
    if (this.latest?.run === run) return this.latest.found;
    const found = readMoment(this.dataSource, load);
    const latest = { run, found };
    this.latest = latest;
    found.catch(() => {
      if (this.latest === latest) this.latest = null;
    });
    return found;
  }
}

async function load(client: PoolClient): Promise<Statistics> {
  const ask = async <Name extends keyof Statistics>(text: string, ...values: readonly unknown[]) =>
    (await client.query(text, [...values])).rows as unknown as Statistics[Name];
  return {
    run: await readHeadRun(client),
    games: await ask<'games'>(GAMES, GAME_TITLES),
    formats: await ask<'formats'>(FORMATS_PLAYED, GAME_TITLES, FORMATS),
    years: await ask<'years'>(YEARS_PLAYED, YEARS),
    countries: await ask<'countries'>(placesBy('country'), MOST_PLACES),
    regions: await ask<'regions'>(REGIONS, MOST_PLACES),
    fields: await ask<'fields'>(FIELD_SIZES, FIELDS),
    accuracy: await readAccuracy(client),
  };
}

async function readAccuracy(client: PoolClient) {
  const { rows } = await client.query<{ games: Uint8Array; before: (number | null)[] }>(LATEST_GAMES, [
    MOST_TOURNAMENTS,
  ]);
  const tally = new AccuracyTally();
  for (const { games, before } of rows) tally.add(unpacker.unpack(games), before);
  return tally.tell();
}
