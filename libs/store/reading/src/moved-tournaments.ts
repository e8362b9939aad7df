import type { PoolClient } from 'pg';
import type {
  DiffCauseKind,
  HistoryPosition,
  Moved,
  MovedHistory,
  MovedPlayer,
  MovedTournament,
} from '@quadrant/rules/outcome';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import { causeInRun, type MovingRun } from '@quadrant/store/previews';
import { CHANGES, LAST_MOVED, VERSIONS, type Change, type Version } from './moved-rows.js';

/** What one run moved on one track, read from the rows that it closed and opened. */
export class StoredMovedHistory implements MovedHistory {
  private readonly loaded = new Map<string, MovedTournament>();
  /** By shown handle: who is hidden can be followed, but not asked for. */
  private readonly rowIds = new Map<string, number>();

  constructor(
    private readonly client: PoolClient,
    private readonly run: MovingRun,
    private readonly game: GameTitle,
    private readonly category: Category,
  ) {}

  async findLastBefore(handle: string, position: HistoryPosition): Promise<MovedTournament | null> {
    const rowId = this.rowIds.get(handle);
    return rowId === undefined ? null : this.findLast(rowId, position, null);
  }

  /**
   * The last tournament whose number of the player the run moved.
   *
   * @param tournamentKey the one that is asked about; null for any
   */
  async findLast(
    playerRowId: number,
    before: HistoryPosition | null,
    tournamentKey: string | null,
  ): Promise<MovedTournament | null> {
    const { rows } = await this.client.query<{ id: number; key: string }>(LAST_MOVED, [
      playerRowId,
      this.category,
      this.run.number,
      this.game,
      before ? new Date(before.startsAt) : null,
      before?.key ?? null,
      tournamentKey,
    ]);
    return rows[0] ? this.load(rows[0].id, rows[0].key) : null;
  }

  /** Why numbers of a tournament moved to which nothing was done, although no rating before it had. */
  get generalCause(): DiffCauseKind | null {
    if (this.run.kind === 'rollback') return 'rollback';
    return this.run.hasOtherRules ? 'rules' : null;
  }

  private async load(tournamentRowId: number, key: string): Promise<MovedTournament> {
    const known = this.loaded.get(key);
    if (known) return known;
    const { rows: versions } = await this.client.query<Version>(VERSIONS, [
      tournamentRowId,
      this.run.number,
      this.run.publishedAt,
    ]);
    const { rows: changes } = await this.client.query<Change>(CHANGES, [
      tournamentRowId,
      this.category,
      this.run.number,
    ]);
    for (const { handle, playerRowId } of changes) this.rowIds.set(handle, playerRowId);
    const tournament = assemble(this.run, versions, changes);
    this.loaded.set(key, tournament);
    return tournament;
  }
}

function assemble(run: MovingRun, versions: readonly Version[], changes: readonly Change[]): MovedTournament {
  const [from = null, to = null] = [false, true].map((isNew) => versions.find((each) => each.isNew === isNew) ?? null);
  const shown = (to ?? from)!;
  const moved = movedPlayers(changes);
  const others = [...moved.keys()].filter((rowId) => !shown.counted.includes(rowId));
  const cause = causeInRun(run, from, to);
  return {
    id: shown.id,
    name: shown.name,
    position: { startsAt: shown.startsAt.getTime(), key: shown.id },
    // Another league season moves no rating.
    cause: cause === 'league' ? null : cause,
    games: shown.games,
    // Whom a correction left out has no game there any more, but a number that moved.
    players: [...shown.counted, ...others].map((rowId) => moved.get(rowId) ?? null),
  };
}

function movedPlayers(changes: readonly Change[]): Map<number, MovedPlayer> {
  const moved = new Map<number, MovedPlayer>();
  const none: Moved = { from: null, to: null };
  for (const { isNew, playerRowId, handle, before, after } of changes) {
    const known = moved.get(playerRowId) ?? { handle, before: none, after: none };
    const side = isNew ? 'to' : 'from';
    moved.set(playerRowId, {
      handle,
      before: { ...known.before, [side]: before },
      after: { ...known.after, [side]: after },
    });
  }
  return moved;
}
