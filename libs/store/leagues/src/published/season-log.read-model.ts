import type { Text } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import {
  describeSeasonChange,
  type LeagueRules,
  type LeagueSeason,
  type SeasonDifference,
} from '@quadrant/rules/leagues';
import { readSnapshot } from '@quadrant/store/database';
import { readHiddenNames } from '@quadrant/store/players';
import { findLeagueSeason } from './find-season.js';

/** A change of what decides about a season. */
export interface SeasonLogEntry {
  readonly at: Date;
  /** The handle of the person who made the change. */
  readonly by: string;
  readonly reason: Text;
  readonly changes: readonly SeasonDifference[];
  /** Tells whether a tournament that counts had started before: then the change affected a running season. */
  readonly afterFirstTournament: boolean;
  /** The run that published the change, and says which results it moved. It is null while no run has. */
  readonly run: number | null;
}

interface Version {
  readonly rules: LeagueRules;
  readonly actor: string;
  readonly reason: Text;
  readonly at: Date;
  readonly run: number | null;
}

/** Lists decisions about seasons: who made them, and why. */
@Injectable()
export class SeasonLogReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists every change of a season, the oldest first. It returns null when there is no such league, or it has no such season. */
  list(slug: string, season: string): Promise<SeasonLogEntry[] | null> {
    return readSnapshot(this.dataSource, async (client) => {
      const found = await findLeagueSeason(client, slug, season);
      if (found === null) return null;
      const names = await readHiddenNames(client);
      const firstStart = await findFirstStart(client, found.season);
      let before: LeagueRules | null = null;
      const entries: SeasonLogEntry[] = [];
      for (const { rules, actor, reason, at, run } of await loadVersions(client, slug)) {
        const changes = describeSeasonChange(before, rules, found.season.id);
        before = rules;
        if (changes.length === 0) continue;
        const afterFirstTournament = firstStart !== null && at > firstStart;
        entries.push({ at, by: names.show(actor), reason: names.showText(reason), changes, afterFirstTournament, run });
      }
      return entries;
    });
  }
}

/** Finds the published start of the first tournament of a season that counts. It is null when none counts. */
async function findFirstStart(client: PoolClient, { id }: LeagueSeason): Promise<Date | null> {
  const { rows } = await client.query<{ first: Date | null }>(
    `select min(o.starts_at) as first from awards a join outcomes o using (tournament_id) where a.league_season_id = $1`,
    [id],
  );
  return rows[0]!.first;
}

async function loadVersions(client: PoolClient, slug: string): Promise<Version[]> {
  const { rows } = await client.query<Version>(
    // A run publishes the newest version together with those before it.
    `select r.rules, r.actor, r.reason, r.at, (
       select min(lower(w.in_effect)) from league_rules w where w.league_id = r.league_id and w.version >= r.version) as run
     from league_rules r join leagues l on l.id = r.league_id where l.slug = $1 order by r.version`,
    [slug],
  );
  return rows;
}
