import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IS_ALIVE } from './heartbeat.repository.js';
import { IS_PAUSED } from '@quadrant/store/history';

export interface WorkerHeartbeats {
  /** Counts the workers that have sent a heartbeat recently. */
  readonly alive: number;
  /** The age of the newest heartbeat. It is null when no worker ever ran, or the last one stopped cleanly. */
  readonly newestAgeSeconds: number | null;
}

/** These numbers warn an operator. Ages are in seconds, and null where nothing could be old. */
export interface Operations {
  readonly outboxJobs: number;
  readonly outboxOldestAge: number | null;
  readonly failedSubmissions: number;
  readonly stuckRefreshes: number;
  readonly lastRunAge: number | null;
  readonly officialRunAge: number | null;
  readonly auditAnchorAge: number | null;
  readonly unanchoredEntries: number;
  readonly backupAge: number | null;
  /** Why the last backup that was tried was not made; null where it was. */
  readonly backupError: string | null;
  /** The file of the last backup that was made, as the process that made it names it; null before the first. */
  readonly backupFile: string | null;
  readonly backupBytes: number | null;
  /** The age of the first backup that is known. */
  readonly firstBackupAge: number | null;
  /** How long ago a backup was last restored as a trial, and whether it was as it had been written; null where none was. */
  readonly backupVerifiedAge: number | null;
  readonly isVerifiedIntact: boolean | null;
}

export interface FailedReport {
  /** It is the key of the tournament. */
  readonly tournamentId: string;
  readonly name: string;
  readonly reason: string | null;
  readonly receivedAt: Date;
}

/** No refresh of any measured history takes so long. */
const STUCK_AFTER = '30 minutes';

const ageOf = (moment: string): string => `extract(epoch from now() - ${moment})::float8`;
/** Leaves out those of the future, which were written while the clock was ahead; where there is no other, it was just now. */
const latest = (moment: string): string =>
  `case when count(${moment}) > 0 then coalesce(max(${moment}) filter (where ${moment} <= now()), now()) end`;
const BACKUP_AGE = `select ${ageOf(`(${latest('finished_at')})`)} as age from backups where file is not null`;

/** Reads how the installation does, as far as the database shows it. */
@Injectable()
export class OperationsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  async readHeartbeats(): Promise<WorkerHeartbeats> {
    const [row] = await this.dataSource.query<WorkerHeartbeats[]>(
      `select count(*) filter (where ${IS_ALIVE})::integer as alive,
         ${ageOf(`(${latest('beat_at')})`)} as "newestAgeSeconds"
       from worker_heartbeats`,
    );
    return row!;
  }

  /** Lists reports that could not be computed, the oldest first. Workers retry them from time to time. */
  listFailed(limit: number): Promise<FailedReport[]> {
    return this.dataSource.query<FailedReport[]>(
      `select t.key as "tournamentId", s.name, s.state_reason as reason, s.received_at as "receivedAt"
       from submissions s join submission_states w on w.submission_id = s.id join tournaments t on t.id = s.tournament_id
       where s.state = 'failed' and w.state = 'failed' order by s.id limit $1`,
      [limit],
    );
  }

  async measure(): Promise<Operations> {
    const [row] = await this.dataSource.query<Operations[]>(
      `select
         (select count(*)::integer from outbox) as "outboxJobs",
         (select ${ageOf('min(created_at)')} from outbox) as "outboxOldestAge",
         (select count(*)::integer from submissions s join submission_states w on w.submission_id = s.id
            where s.state = 'failed' and w.state = 'failed') as "failedSubmissions",
         (select count(*)::integer from refresh_requests where state in ('waiting', 'running', 'cancelling', 'publishing')
            and created_at < now() - interval '${STUCK_AFTER}'
            and not ${IS_PAUSED}) as "stuckRefreshes",
         (select ${ageOf('r.published_at')} from publication join runs r on r.number = head_run) as "lastRunAge",
         (select ${ageOf('o.published_at')} from publication join runs r on r.number = head_run
            join runs o on o.number = r.official_run) as "officialRunAge",
         (select ${ageOf('max(at)')} from audit_anchors) as "auditAnchorAge",
         (coalesce((select max(id) from audit_entries), 0) - coalesce((select max(entry_id) from audit_anchors), 0))::float8
           as "unanchoredEntries",
         (${BACKUP_AGE}) as "backupAge",
         (select error from backups where finished_at is not null order by finished_at desc, id desc limit 1) as "backupError",
         l.file as "backupFile", l.bytes::float8 as "backupBytes",
         (select ${ageOf('min(finished_at)')} from backups where file is not null) as "firstBackupAge",
         ${ageOf('v.verified_at')} as "backupVerifiedAge", v.is_intact as "isVerifiedIntact"
       from (select) as one
       left join (select file, bytes from backups where file is not null order by finished_at desc, id desc limit 1) as l on true
       left join (select verified_at, is_intact from backups where verified_at is not null order by verified_at desc limit 1) as v
         on true`,
    );
    return row!;
  }

  /** Returns the age of the last backup in seconds; null before the first. */
  async readBackupAge(): Promise<number | null> {
    const [row] = await this.dataSource.query<{ age: number | null }[]>(BACKUP_AGE);
    return row!.age;
  }
}
