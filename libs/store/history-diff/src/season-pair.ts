import type { PoolClient } from 'pg';
import { computeSeason, type SeasonOutcome } from '@quadrant/rules/leagues';
import type { SeasonPair } from '@quadrant/rules/history-diff';
import {
  loadCountedPlayers,
  loadTosses,
  type StoredToss,
  playersOf,
  toCountedTournament,
  withQualifiersInForce,
} from '@quadrant/store/leagues';
import type { SeasonSide } from './season-side.js';

/** Both sides of a season. A side is null where the league does not have the season. */
export interface SeasonSides {
  readonly before: SeasonSide | null;
  readonly after: SeasonSide | null;
}

/**
 * Loads a season in the two compared histories, both on the same day.
 *
 * @param run the earlier of the two, as far as it is published
 * @param today `YYYY-MM-DD`
 */
export async function pairSeason(
  client: PoolClient,
  seasonRowId: number,
  { before, after }: SeasonSides,
  { run, today }: { readonly run: number; readonly today: string },
): Promise<SeasonPair> {
  const tosses = await loadTosses(client, [seasonRowId], await loadCountedPlayers(client, run), null);
  const named = [before, after].flatMap((side) => [...playersOf(side?.tournaments ?? [])]);
  const players = new SeasonPlayers(await loadPublicIds(client, [...named, ...tosses.flatMap(({ order }) => order)]));
  const outcomeOf = (side: SeasonSide | null) => side && outcomeOn(side, players, tosses, today);
  return {
    season: { kind: 'league', id: seasonRowId },
    before: outcomeOf(before),
    after: outcomeOf(after),
    numberOf: (player) => players.rowIdOf(player),
  };
}

function outcomeOn(
  { season, tournaments, lifetimePoints, tosses: deciding }: SeasonSide,
  players: SeasonPlayers,
  tosses: readonly StoredToss[],
  today: string,
): SeasonOutcome<string> {
  const idOf = (rowId: number) => players.idOf(rowId);
  return computeSeason({
    rules: withQualifiersInForce(season, tournaments),
    tournaments: tournaments.map((tournament) => toCountedTournament(tournament, idOf)),
    lifetimeOf: (player) => lifetimePoints.get(players.rowIdOf(player)) ?? 0,
    tosses: tosses
      .filter(({ id }) => deciding.includes(id))
      .map(({ stage, order }) => ({ stage, order: order.map(idOf) })),
    today,
  });
}

/** Maps the players of a season to the ids by which lots are drawn: public ids, or a text for a player who is not stored. */
class SeasonPlayers {
  private readonly rowIds = new Map<string, number>();

  constructor(private readonly publicIds: ReadonlyMap<number, string>) {}

  idOf(rowId: number): string {
    const id = this.publicIds.get(rowId) ?? `player ${rowId}`;
    this.rowIds.set(id, rowId);
    return id;
  }

  /** Returns the row id of a player whose id was given out before. */
  rowIdOf(id: string): number {
    return this.rowIds.get(id)!;
  }
}

async function loadPublicIds(client: PoolClient, rowIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await client.query<[number, string]>({
    rowMode: 'array',
    text: `select id, public_id from players where id = any($1)`,
    values: [[...new Set(rowIds)]],
  });
  return new Map(rows);
}
