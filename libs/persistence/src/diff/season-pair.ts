import type { PoolClient } from 'pg';
import { computeSeason, type RecordedToss, type SeasonOutcome } from '@quadrant/league';
import type { SeasonPair } from '@quadrant/outcome';
import type { SeasonSide } from '../leagues/season-tournaments.js';

/** Both sides of a season; null where the league has not got it. */
export interface SeasonSides {
  readonly before: SeasonSide | null;
  readonly after: SeasonSide | null;
}

/**
 * A season in the two histories that are compared, both on one day.
 *
 * @param today `YYYY-MM-DD`
 */
export async function pairSeason(
  client: PoolClient,
  seasonRowId: number,
  { before, after }: SeasonSides,
  today: string,
): Promise<SeasonPair> {
  const players = new SeasonPlayers(await loadPublicIds(client, [...listPlayers(before), ...listPlayers(after)]));
  const tosses: RecordedToss<string>[] = [];
  const outcomeOf = (side: SeasonSide | null) => side && outcomeOn(side, players, tosses, today);
  return {
    season: { kind: 'league', id: seasonRowId },
    before: outcomeOf(before),
    after: outcomeOf(after),
    numberOf: (player) => players.rowIdOf(player),
  };
}

function outcomeOn(
  { season, tournaments, lifetimePoints }: SeasonSide,
  players: SeasonPlayers,
  tosses: readonly RecordedToss<string>[],
  today: string,
): SeasonOutcome<string> {
  return computeSeason({
    rules: season,
    events: tournaments.map(({ key, localDate, phase, attended, awards }) => ({
      key,
      localDate,
      phase,
      attended: attended.map((rowId) => players.idOf(rowId)),
      awards: awards.map((award) => ({ ...award, player: players.idOf(award.player) })),
    })),
    lifetimeOf: (player) => lifetimePoints.get(players.rowIdOf(player)) ?? 0,
    tosses,
    today,
  });
}

/** Players of a season by what lots are drawn for: public ids, or a text where somebody is only thought of. */
class SeasonPlayers {
  private readonly rowIds = new Map<string, number>();

  constructor(private readonly publicIds: ReadonlyMap<number, string>) {}

  idOf(rowId: number): string {
    const id = this.publicIds.get(rowId) ?? `player ${rowId}`;
    this.rowIds.set(id, rowId);
    return id;
  }

  /** Of a player whose id was given out. */
  rowIdOf(id: string): number {
    return this.rowIds.get(id)!;
  }
}

const listPlayers = (side: SeasonSide | null): number[] =>
  (side?.tournaments ?? []).flatMap(({ attended, awards }) => [...attended, ...awards.map(({ player }) => player)]);

async function loadPublicIds(client: PoolClient, rowIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await client.query<[number, string]>({
    rowMode: 'array',
    text: `select id, public_id from players where id = any($1)`,
    values: [[...new Set(rowIds)]],
  });
  return new Map(rows);
}
