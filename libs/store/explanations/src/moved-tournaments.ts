import type { PoolClient } from 'pg';
import { compareHistory, type HistoryPosition } from '@quadrant/rules/history';
import type { DiffCauseKind } from '@quadrant/rules/history-diff';
import type { Moved, MovedHistory, MovedPlayer, MovedTournament } from '@quadrant/rules/explanations';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import { causeInRun, type MovingRun } from '@quadrant/store/history-diff';
import { CHANGES, MOVED_OF_PLAYER, VERSIONS, type Change, type MovedOfPlayer, type Version } from './moved-rows.js';

/** Reads what one run moved on one track from the rows that it closed and opened. */
export class StoredMovedHistory implements MovedHistory {
  private readonly loaded = new Map<string, MovedTournament>();
  /** The key is the shown handle: a hidden player can be followed, but not asked for. */
  private readonly rowIds = new Map<string, number>();
  private readonly moved = new Map<number, Promise<readonly MovedOfPlayer[]>>();

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
   * Finds the last tournament whose number for the player the run moved.
   *
   * @param tournamentKey the one that is asked about; null for any
   */
  async findLast(
    playerRowId: number,
    before: HistoryPosition | null,
    tournamentKey: string | null,
  ): Promise<MovedTournament | null> {
    const found = (await this.listMoved(playerRowId)).find(
      ({ key, startsAt }) =>
        (before === null || compareHistory({ startsAt: startsAt.getTime(), key }, before) < 0) &&
        (tournamentKey === null || key === tournamentKey),
    );
    return found ? this.load(found.id, found.key) : null;
  }

  /** Each player is looked up once: a search comes back to the same players hundreds of times. */
  private listMoved(playerRowId: number): Promise<readonly MovedOfPlayer[]> {
    const known = this.moved.get(playerRowId);
    if (known) return known;
    const asked = this.client
      .query<MovedOfPlayer>(MOVED_OF_PLAYER, [playerRowId, this.category, this.run.number, this.game])
      .then(({ rows }) => rows);
    this.moved.set(playerRowId, asked);
    return asked;
  }

  /** The reason why numbers of a tournament moved that did not change, although no rating before it had moved. */
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
    // Another league season does not move a rating.
    cause: cause === 'league' ? null : cause,
    games: shown.games,
    // A player that a correction removed has no game there any more, but their number moved.
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
