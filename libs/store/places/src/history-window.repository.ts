import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { HistoryWindow } from '@quadrant/rules/intake';
import { inTransaction, recordAudit, type Author } from '@quadrant/store/audit';
import { findHiddenNames } from '@quadrant/store/players';

/** A history window as everybody may see it. */
export interface ShownHistoryWindow extends HistoryWindow {
  readonly note: string;
  readonly openedBy: string;
  readonly openedAt: Date;
  /** It is null unless somebody closed it before its last day. */
  readonly closedAt: Date | null;
}

export type NewHistoryWindow = Omit<HistoryWindow, 'number'> & Pick<ShownHistoryWindow, 'note'>;

export type HistoryWindowRefusal =
  | { readonly kind: 'history-window-not-found'; readonly number: number }
  | { readonly kind: 'history-window-closed'; readonly number: number };

const COLUMNS = `number, from_day::text as "from", to_day::text as "to", continent, region, closes_on::text as "closesOn"`;

/** Loads the windows that nobody has closed. */
export async function loadHistoryWindows(client: Pick<PoolClient, 'query'>): Promise<HistoryWindow[]> {
  const { rows } = await client.query<HistoryWindow>(
    `select ${COLUMNS} from history_windows where closed_at is null order by number`,
  );
  return rows;
}

/** Opens and closes the times in which directors may report old tournaments. */
@Injectable()
export class HistoryWindowRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists all, the newest first. */
  async list(): Promise<ShownHistoryWindow[]> {
    const [rows, names] = await Promise.all([
      this.dataSource.query<ShownHistoryWindow[]>(
        `select ${COLUMNS}, note, opened_by as "openedBy", opened_at as "openedAt", closed_at as "closedAt"
         from history_windows order by number desc`,
      ),
      findHiddenNames(this.dataSource),
    ]);
    return rows.map((row) => ({ ...row, note: names.showText(row.note), openedBy: names.show(row.openedBy) }));
  }

  open(window: NewHistoryWindow, { handle, at, requestId }: Author): Promise<number> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query(`select pg_advisory_xact_lock(hashtextextended('history windows', 0))`);
      const { rows } = await client.query<{ number: number }>(
        `insert into history_windows (number, from_day, to_day, continent, region, closes_on, note, opened_by, opened_at)
         select coalesce(max(number), 0) + 1, $1, $2, $3, $4, $5, $6, $7, $8 from history_windows returning number`,
        [window.from, window.to, window.continent, window.region, window.closesOn, window.note, handle, at],
      );
      const { number } = rows[0]!;
      const subject = String(number);
      await recordAudit(client, {
        at,
        actor: handle,
        action: 'history-window.open',
        subject,
        detail: window,
        requestId,
      });
      return number;
    });
  }

  /** Closes a window before its last day. Reports that came in it stay. */
  close(number: number, { handle, at, requestId }: Author): Promise<HistoryWindowRefusal | null> {
    return inTransaction(this.dataSource, async (client) => {
      const { rows } = await client.query<{ closedAt: Date | null }>(
        `select closed_at as "closedAt" from history_windows where number = $1 for update`,
        [number],
      );
      const subject = String(number);
      const refused =
        rows[0] === undefined ? 'history-window-not-found' : rows[0].closedAt === null ? null : 'history-window-closed';
      const detail = refused === null ? {} : { refused };
      await recordAudit(client, { at, actor: handle, action: 'history-window.close', subject, detail, requestId });
      if (refused !== null) return { kind: refused, number };
      await client.query(`update history_windows set closed_by = $2, closed_at = $3 where number = $1`, [
        number,
        handle,
        at,
      ]);
      return null;
    });
  }
}
