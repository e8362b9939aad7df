import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import type { ChampionshipWindow } from '@quadrant/rules/championships';

const WINDOW = `kind, year, game, continent, applications_from::text as "applicationsFrom",
  applications_until::text as "applicationsUntil", play_from::text as "playFrom", play_until::text as "playUntil", source`;

export async function listAnnouncedWindows(
  client: Pick<PoolClient, 'query'>,
  year: number,
): Promise<ChampionshipWindow[]> {
  const { rows } = await client.query<ChampionshipWindow>(
    `select ${WINDOW} from championship_windows where year = $1 order by kind, game nulls first, continent nulls first`,
    [year],
  );
  return rows;
}

/** Stores the windows that were announced and differ from the printed ones: when championships are played and applied for. */
@Injectable()
export class ChampionshipWindowRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(year: number): Promise<ChampionshipWindow[]> {
    return inTransaction(this.dataSource, (client) => listAnnouncedWindows(client, year));
  }

  /** Announces a window, and replaces the one that was announced for the same championship before. */
  set(window: ChampionshipWindow, { handle, at, requestId }: Author): Promise<void> {
    return inTransaction(this.dataSource, async (client) => {
      const { kind, year, game, continent } = window;
      // The lock lets the later of two changes of one window record the earlier one as `before`.
      await client.query(`select pg_advisory_xact_lock(hashtextextended('championship windows', 0))`);
      const before = (await listAnnouncedWindows(client, year)).find(
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
