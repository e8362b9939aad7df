import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import type { ChampionshipWindow } from '@quadrant/rules/championships';
import { AnnouncedWindow } from './championship-window.entity.js';

const NULLS_FIRST = { direction: 'ASC', nulls: 'FIRST' } as const;

export async function listAnnouncedWindows(manager: EntityManager, year: number): Promise<ChampionshipWindow[]> {
  const order = { kind: 'ASC', game: NULLS_FIRST, continent: NULLS_FIRST } as const;
  const windows = await manager.find(AnnouncedWindow, { where: { year }, order });
  return windows.map(({ id: _id, ...window }) => window);
}

/** Stores the windows that were announced and differ from the printed ones: when championships are played and applied for. */
@Injectable()
export class ChampionshipWindowRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(year: number): Promise<ChampionshipWindow[]> {
    return listAnnouncedWindows(this.dataSource.manager, year);
  }

  /** Announces a window, and replaces the one that was announced for the same championship before. */
  set(window: ChampionshipWindow, { handle, at, requestId }: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client, manager) => {
      const { kind, year, game, continent } = window;
      // The lock lets the later of two changes of one window record the earlier one as `before`.
      await client.query(`select pg_advisory_xact_lock(hashtextextended('championship windows', 0))`);
      const before = (await listAnnouncedWindows(manager, year)).find(
        (each) => each.kind === kind && each.game === game && each.continent === continent,
      );
      await client.query(
        `insert into championship_windows (kind, year, game, continent, applications_from, applications_until, play_from,
           play_until, source, set_by, set_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         on conflict on constraint championship_windows_once_key do update
           set applications_from = excluded.applications_from, applications_until = excluded.applications_until,
             play_from = excluded.play_from, play_until = excluded.play_until, source = excluded.source,
             set_by = excluded.set_by, set_at = excluded.set_at`,
        [
          kind,
          year,
          game,
          continent,
          window.applicationsFrom,
          window.applicationsUntil,
          window.playFrom,
          window.playUntil,
          window.source,
          handle,
          at,
        ],
      );
      await recordAudit(client, {
        at,
        actor: handle,
        action: 'window.set',
        subject: `${kind} ${year}`,
        detail: { before: before ?? null, after: window },
        requestId,
      });
    });
  }
}
