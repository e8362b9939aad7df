import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import {
  computeReach,
  computeSeason,
  findSeason,
  foreseeNext,
  type LeagueRules,
  type LeagueSeason,
  type ReachRow,
} from '@quadrant/rules/league';
import { readMoment } from '@quadrant/store/database';
import { loadCountedPlayers, loadKnownPlayers, loadSeasons } from '@quadrant/store/leagues';
import { readHiddenNames } from '@quadrant/store/people';
import { readHeadRun } from '../head-run.js';
import { findShownPlayer } from '../shown-player.js';
import { loadLeagues, type FoundLeague } from './find-season.js';
import { loadLeagueAwards } from './load-awards.js';
import type { PlayerLeaguePoints, PlayerReach } from './player-league-points.js';
import { loadLargestFields, prospectsOf } from './prospects.js';
import { markCounting, sumByLeague, sumBySeason, sumPoints } from './sum-awards.js';

// @row 122
/** League points of players. */
@Injectable()
export class PlayerLeaguePointsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Null for a handle that leads to nobody, or to somebody who is not shown.
   *
   * @param today local calendar date (`YYYY-MM-DD`): of seasons that it lies in, what they still need is told
   * @param asked participants of the next tournament and the most of those after it; null: as in the league's history
   */
  find(handle: string, today: string, asked: number | null = null): Promise<PlayerLeaguePoints | null> {
    return readMoment(this.dataSource, async (client) => {
      const run = await readHeadRun(client);
      const [found, names, leagues] = await Promise.all([
        findShownPlayer(client, handle, run),
        readHiddenNames(client),
        loadLeagues(client),
      ]);
      if (found === null) return null;
      const [known, awards] = await Promise.all([
        loadKnownPlayers(client, [found.rowId]),
        loadLeagueAwards(client, `a.player_id = $1`, [found.rowId], names),
      ]);
      const { publicId, ...player } = known.get(found.rowId)!;
      return {
        player,
        lifetime: sumPoints(awards),
        seasons: sumBySeason(awards),
        leagues: sumByLeague(awards, leagues),
        awards: markCounting(awards, leagues).reverse(),
        running: await loadReach(client, { run, today, asked, leagues, rowId: found.rowId, publicId }),
      };
    });
  }
}

interface AskedReach {
  readonly run: number;
  readonly today: string;
  readonly asked: number | null;
  readonly leagues: readonly FoundLeague[];
  readonly rowId: number;
  readonly publicId: string;
}

/** How a player stands in seasons that a day lies in. */
async function loadReach(
  client: PoolClient,
  { run, today, asked, leagues, rowId, publicId }: AskedReach,
): Promise<PlayerReach[]> {
  const current = leagues.flatMap(({ seasons, rules, slug, name, director }): CurrentSeason[] => {
    const season = findSeason(seasons, today);
    return season === null ? [] : [{ league: { slug, name, director }, season, rules }];
  });
  const { listCountingAs } = await loadCountedPlayers(client, run);
  const attended = await findAttended(client, listCountingAs(rowId), current);
  const running = current.filter(({ season }) => attended.has(season.league));
  if (running.length === 0) return [];
  const { inputOf } = await loadSeasons(
    client,
    run,
    running.map(({ season }) => season),
  );
  const fields = await loadLargestFields(
    client,
    running.map(({ season }) => season.league),
  );
  return running.flatMap(({ league, season, rules }): PlayerReach[] => {
    const input = inputOf(season, today);
    const outcome = computeSeason(input);
    const reach = computeReach(
      season,
      outcome,
      prospectsOf(rules, season, { largest: fields.get(league.slug), asked }),
    );
    const row = reach?.rows.find(({ player }) => player === publicId);
    const place = outcome.qualified.find(({ player }) => player === publicId);
    if (row === undefined && place === undefined) return [];
    const { player: _, ...standing } = row ?? NOTHING_TO_REACH;
    const { phase = null, remaining = 0, places = null, prospects = null } = reach ?? {};
    const participants = asked ?? input.tournaments.at(-1)?.attended.length ?? prospects?.participants ?? 0;
    return [
      {
        ...{ league, season: season.season, phase, remaining, places, ...standing, prospects },
        qualified: place ? { half: place.half, place: place.place, isProvisional: place.isProvisional } : null,
        next: prospects && foreseeNext(season, outcome, prospects, { player: publicId, participants }),
      },
    ];
  });
}

/** A season that goes on, with the rules that the rest of it goes by. */
interface CurrentSeason {
  readonly league: PlayerReach['league'];
  readonly season: LeagueSeason;
  readonly rules: LeagueRules;
}

/** Of somebody who is not ranked in the phase that goes on. */
const NOTHING_TO_REACH: ReachRow<string> = {
  player: '',
  status: null,
  needs: null,
  points: null,
  place: null,
  best: null,
  worst: null,
};

/** Slugs of the leagues in whose current season somebody has played. */
async function findAttended(
  client: PoolClient,
  rowIds: readonly number[],
  current: readonly { readonly season: LeagueSeason }[],
): Promise<Set<string>> {
  const seasons = current.map(({ season }) => season);
  const { rows } = await client.query<{ league: string }>(
    `select distinct c.league from unnest($1::text[], $2::date[]) s (league, starts_on)
       join scorecards c on c.league = s.league and c.local_date >= s.starts_on join outcomes o using (submission_id)
     where c.players && $3::integer[]`,
    [seasons.map(({ league }) => league), seasons.map(({ startsOn }) => startsOn), rowIds],
  );
  return new Set(rows.map(({ league }) => league));
}
