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
} from '@quadrant/rules/leagues';
import { readMoment } from '@quadrant/store/database';
import { loadSeasons } from '../season-view/load-seasons.js';
import type { ShownIdentity } from '../season-view/league-season.js';
import { keyOfPlayer, readHiddenNames, shownPlayerAt } from '@quadrant/store/players';
import { HEAD_RUN, readHeadRun } from '@quadrant/store/history';
import { loadLeagues, type FoundLeague } from './find-season.js';
import { loadLeagueAwards } from './load-awards.js';
import type { OpenedPoints, PlayerLeaguePoints, PlayerReach } from './player-league-points.js';
import { loadLargestFields, prospectsOf } from './prospects.js';
import { markCounting, sumByLeague, sumBySeason, sumPoints } from './sum-awards.js';

type FoundPlayer = ShownIdentity & { readonly publicId: string };

/** SQL: the player of handle $1, as the head run counts them. */
const PLAYER = `
  select public_id as "publicId", handle, name, country from shown_players where id = ${shownPlayerAt('$1', HEAD_RUN)}`;

/** A league, and the local date on which a player last played in it. */
interface Attended {
  readonly league: string;
  readonly lastDay: string;
}

/** SQL: tournaments that the player of handle $1 played, under their own row or as another player who counts as them. */
const ATTENDED = `
  with own as (select ${shownPlayerAt('$1', HEAD_RUN)} as id)
  select c.league, max(c.local_date)::text as "lastDay"
  from entries e join scorecards c using (submission_id) join outcomes o using (submission_id)
  where c.league is not null and e.player_id = any(array(
    select id from own
    union all
    select m.player_id from player_merges m, own
    where m.in_effect @> ${HEAD_RUN} and counted_at(m.player_id, ${HEAD_RUN}) = own.id))
  group by c.league`;

/** SQL: league points that were brought in for the player of handle $1, as the head run has them. */
const OPENED = `
  select l.slug as league, o.season, o.points, o.as_of::text as on, o.source
  from opening_points_at(${HEAD_RUN}) o join leagues l on l.id = o.league_id
  where o.player_id = ${shownPlayerAt('$1', HEAD_RUN)} and o.points > 0 order by l.slug, o.season nulls first`;

// @row 122
/** Reads league points of players. */
@Injectable()
export class PlayerLeaguePointsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns null for a handle that leads to no shown player.
   *
   * @param today local calendar date (`YYYY-MM-DD`): seasons that include it say what the player still needs
   * @param asked participants of the next tournament and the most of those after it; null: as in the league's history
   */
  find(handle: string, today: string, asked: number | null = null): Promise<PlayerLeaguePoints | null> {
    return readMoment(this.dataSource, async (client) => {
      const handleKey = keyOfPlayer(handle);
      const [run, { rows }, leagues, awards, attended, points, names] = await Promise.all([
        readHeadRun(client),
        client.query<FoundPlayer>(PLAYER, [handleKey]),
        loadLeagues(client),
        loadLeagueAwards(
          client,
          `a.player_id = ${shownPlayerAt('$1', HEAD_RUN)}`,
          [handleKey],
          readHiddenNames(client),
        ),
        client.query<Attended>(ATTENDED, [handleKey]),
        client.query<OpenedPoints>(OPENED, [handleKey]),
        readHiddenNames(client),
      ]);
      const [found] = rows;
      if (found === undefined) return null;
      const { publicId, ...player } = found;
      const opened = points.rows.map((each) => ({ ...each, source: names.showText(each.source) }));
      return {
        player,
        ...(opened.length > 0 && { opened }),
        lifetime: sumPoints(awards, opened),
        seasons: sumBySeason(awards, opened),
        leagues: sumByLeague(awards, opened, leagues),
        awards: markCounting(awards, leagues).reverse(),
        running: await loadReach(client, { run, today, asked, leagues, publicId, attended: attended.rows }),
      };
    });
  }
}

interface AskedReach {
  readonly run: number;
  readonly today: string;
  readonly asked: number | null;
  readonly leagues: readonly FoundLeague[];
  readonly publicId: string;
  readonly attended: readonly Attended[];
}

/** Computes how a player stands in seasons that include a day. */
async function loadReach(
  client: PoolClient,
  { run, today, asked, leagues, publicId, attended }: AskedReach,
): Promise<PlayerReach[]> {
  const current = leagues.flatMap(({ seasons, rules, slug, name, director }): CurrentSeason[] => {
    const season = findSeason(seasons, today);
    return season === null ? [] : [{ league: { slug, name, director }, season, rules }];
  });
  const running = current.filter(({ season }) =>
    attended.some(({ league, lastDay }) => league === season.league && lastDay >= season.startsOn),
  );
  if (running.length === 0) return [];
  const seasons = running.map(({ season }) => season);
  const [{ inputOf }, fields] = await Promise.all([
    loadSeasons(client, run, seasons),
    loadLargestFields(
      client,
      seasons.map(({ league }) => league),
    ),
  ]);
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

/** A season that goes on, with the rules that decide the rest of it. */
interface CurrentSeason {
  readonly league: PlayerReach['league'];
  readonly season: LeagueSeason;
  readonly rules: LeagueRules;
}

/** This row stands for a player who is not ranked in the phase that goes on. */
const NOTHING_TO_REACH: ReachRow<string> = {
  player: '',
  status: null,
  needs: null,
  points: null,
  place: null,
  best: null,
  worst: null,
};
