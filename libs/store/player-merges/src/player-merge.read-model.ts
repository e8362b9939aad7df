import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findHandleFault } from '@quadrant/rules/tournament';
import { findHiddenNames, keyOfPlayer, type PlayerMergeState, type WithheldNames } from '@quadrant/store/players';

/** A merge of two players, and what became of it. */
export interface PlayerMerge {
  readonly id: string;
  /** Handles, as they are shown. */
  readonly player: string;
  readonly into: string;
  readonly state: PlayerMergeState;
  readonly requestedBy: string;
  readonly reason: string;
  readonly requestedAt: Date;
  /** The run that published it; null while none has. */
  readonly run: number | null;
  readonly undo: {
    readonly requestedBy: string;
    readonly reason: string;
    readonly requestedAt: Date;
    /** Null for a merge that was never published, too. */
    readonly run: number | null;
  } | null;
}

type MergeRow = Omit<PlayerMerge, 'undo'> & {
  readonly undoneBy: string | null;
  readonly undoReason: string;
  readonly undoRequestedAt: Date;
  readonly undoRun: number | null;
};

const SELECT_MERGE = `
  select m.public_id as id, p.handle as player, i.handle as into, m.state, m.actor as "requestedBy", m.reason,
    m.requested_at as "requestedAt", m.run, m.undone_by as "undoneBy", m.undo_reason as "undoReason",
    m.undo_requested_at as "undoRequestedAt", m.undo_run as "undoRun"
  from player_merges m join shown_players p on p.id = m.player_id join shown_players i on i.id = m.into_id`;

/** Merges of players, as everybody may see them. */
@Injectable()
export class PlayerMergeReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for an id that no merge has. */
  async findById(id: string): Promise<PlayerMerge | null> {
    const rows = await this.dataSource.query<MergeRow[]>(`${SELECT_MERGE} where m.public_id = $1`, [id]);
    return rows[0] ? mergeOf(rows[0], await findHiddenNames(this.dataSource)) : null;
  }

  /**
   * All in which the player has a part, over other merges too; newest first.
   *
   * @returns null for a handle that leads to nobody who is shown
   */
  async listOf(handle: string): Promise<PlayerMerge[] | null> {
    if (findHandleFault(handle) !== null) return null;
    const key = keyOfPlayer(handle);
    const [asked] = await this.dataSource.query<[{ counted: number | null; named: number }]>(
      `select find_shown_player($1) as counted, named_player($1) as named`,
      [key],
    );
    if (asked.counted === null) return null;
    const rows = await this.dataSource.query<MergeRow[]>(
      `${SELECT_MERGE} where $1 in (p.counts_as, i.counts_as) or $2 in (m.player_id, m.into_id) order by m.id desc`,
      [asked.counted, asked.named],
    );
    const names = await findHiddenNames(this.dataSource);
    return rows.map((row) => mergeOf(row, names));
  }
}

function mergeOf(row: MergeRow, names: WithheldNames): PlayerMerge {
  const { undoneBy, undoReason, undoRequestedAt: requestedAt, undoRun: run, ...merge } = row;
  const undo =
    undoneBy === null
      ? null
      : { requestedBy: names.show(undoneBy), reason: names.showText(undoReason), requestedAt, run };
  return { ...merge, requestedBy: names.show(merge.requestedBy), reason: names.showText(merge.reason), undo };
}
