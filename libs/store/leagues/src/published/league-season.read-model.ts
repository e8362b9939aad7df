import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  computeReach,
  computeSeason,
  drawLot,
  findSeason,
  type LeagueSeason,
  type Phase,
  PHASES,
  type Reach,
  type SeasonOutcome,
} from '@quadrant/rules/leagues';
import { ask, readSnapshot } from '@quadrant/store/database';
import type { LeagueListing, LeagueSeasonView, ShownIdentity } from '../season-view/league-season.js';
import { loadSeasons, type LoadedSeasons } from '../season-view/load-seasons.js';
import { readHeadRun, pastOf, type View } from '@quadrant/store/history';
import { findLeagueSeason, loadLeagues } from './find-season.js';
import { loadLargestFields, prospectsOf } from './prospects.js';

/** Reads seasons of leagues, as far as they follow from published awards. They are computed on request, and stored nowhere. */
@Injectable()
export class LeagueSeasonReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns null when there is no such league, or it has no such season.
   *
   * @param today local calendar date (`YYYY-MM-DD`) on which it is looked at
   * @param asked participants of the largest field that is foreseen; null: as in the league's history
   * @param view the numbers that are shown; null: those of the head run
   */
  find(
    slug: string,
    season: string,
    today: string,
    asked: number | null = null,
    view: View | null = null,
  ): Promise<LeagueSeasonView | null> {
    return readSnapshot(this.dataSource, async (client) => {
      const head = await readHeadRun(client);
      const past = pastOf(view, head);
      const run = past?.run ?? head;
      const found = await findLeagueSeason(client, slug, season, run === head ? null : run);
      if (found === null) return null;
      const { players, statedIn, inputOf, inForce } = await loadSeasons(client, past ?? head, [found.season]);
      const shown = inForce(found.season);
      const outcome = computeSeason(inputOf(found.season, today));
      const playoffLots = new Map(
        outcome.qualified.map(({ player }) => [player, drawLot([slug, season, 'playoffs'], player)]),
      );
      const largest = (await loadLargestFields(client, [slug], past)).get(slug);
      const prospects = prospectsOf(found.rules, found.season, { largest, asked });
      let reach: Reach<string> | null | undefined;
      return {
        ...{ league: found.league, season: shown, run, today, players, outcome, playoffLots },
        stated: statedIn(found.season),
        // It costs more than all the rest where thousands play, and few requests need it.
        get reach() {
          return (reach ??= computeReach(shown, outcome, prospects));
        },
      };
    });
  }

  /** Returns null when there is no such league. */
  async findLeague(slug: string): Promise<Pick<LeagueListing, 'slug' | 'name'> | null> {
    const rows = await ask<Pick<LeagueListing, 'slug' | 'name'>>(
      this.dataSource,
      `select slug, name from leagues where slug = $1`,
      [slug],
    );
    return rows[0] ?? null;
  }

  /** Maps each season that has a champion on a day to that player. The map is empty when there is no such league. */
  listChampions(slug: string, today: string): Promise<ReadonlyMap<string, ShownIdentity>> {
    return readSnapshot(this.dataSource, async (client) => {
      const league = (await loadLeagues(client)).find((each) => each.slug === slug);
      if (league === undefined) return new Map();
      const { seasons } = league;
      const { players, inputOf } = await loadSeasons(client, await readHeadRun(client), seasons);
      return new Map(
        seasons.flatMap((season) => {
          const { player } = computeSeason(inputOf(season, today)).champion;
          return player === null ? [] : [[season.season, players.get(player)!]];
        }),
      );
    });
  }

  /** Lists all leagues by slug, with the season to which a day belongs. */
  listCurrent(today: string): Promise<LeagueListing[]> {
    return readSnapshot(this.dataSource, async (client) => {
      const leagues = await loadLeagues(client);
      const current = leagues.map(({ seasons }) => findSeason(seasons, today));
      const running = current.filter((season) => season !== null);
      const loaded = await loadSeasons(client, await readHeadRun(client), running);
      return leagues.map(({ slug, name, director }, index): LeagueListing => {
        const season = current[index] ?? null;
        if (season === null) return { slug, name, director, season, leader: null, race: null };
        const outcome = computeSeason(loaded.inputOf(season, today));
        return {
          slug,
          name,
          director,
          season,
          leader: leaderOf(loaded, outcome),
          race: raceOf(loaded, season, outcome, today),
        };
      });
    });
  }
}

type Outcome = SeasonOutcome<string>;

function leaderOf({ players }: LoadedSeasons, { table: [first] }: Outcome): LeagueListing['leader'] {
  if (first === undefined) return null;
  const { player, points, bonus, total } = first;
  return { ...players.get(player)!, points, bonus, total };
}

const SHOWN = 3;

function raceOf(
  { players }: LoadedSeasons,
  { tournamentsPerPhase }: LeagueSeason,
  { table, phases, playoffs }: Outcome,
  today: string,
): LeagueListing['race'] {
  if (table.length === 0) return null;
  const isNow = (state: Outcome['phases'][Phase]) => state !== null && state.from <= today && today <= state.to;
  const phase = PHASES.find((each) => isNow(phases[each])) ?? null;
  const state = phase && phases[phase];
  const rows =
    phase === 'playoffs' && playoffs.rows.length > 0
      ? playoffs.rows.map(({ player, playoffPoints: points }) => ({ player, points }))
      : table.map(({ player, total: points }) => ({ player, points }));
  return {
    part: phase && state && { phase, to: state.to, played: state.played, tournaments: tournamentsPerPhase },
    first: rows.slice(0, SHOWN).map(({ player, points }) => ({ ...players.get(player)!, points })),
  };
}
