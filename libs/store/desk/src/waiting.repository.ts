import { Injectable } from '@nestjs/common';
import type { Continent } from '@quadrant/rules/permissions';
import { DataSource } from 'typeorm';

/** Each member is true when anything of its kind waits for a decision, by any person. */
export interface Waiting {
  readonly reports: boolean;
  readonly applications: boolean;
  readonly claims: boolean;
  readonly disputes: boolean;
  readonly proposals: boolean;
  readonly suspicions: boolean;
  readonly venues: boolean;
  readonly batches: boolean;
  readonly inquiries: boolean;
}

/** A director sent a batch of old tournaments to the coordinators of its place. */
interface SentBatch {
  readonly number: number;
  readonly accountId: string | null;
  readonly place: { readonly continent: Continent | null; readonly region: string | null };
}

/** Tells in one statement which lists of the desk are worth reading: on most days nearly all of them are empty. */
@Injectable()
export class WaitingRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(): Promise<Waiting> {
    const [waiting] = await this.dataSource.query<Waiting[]>(`select
         exists (select from held_reports where state = 'held') as reports,
         exists (select from applications where state = 'open') as applications,
         exists (select from player_claims where state = 'waiting') as claims,
         exists (select from disputes where withdrawn_at is null and answered_at is null) as disputes,
         exists (select from correction_proposals where state = 'open') as proposals,
         exists (select from suspicions where excluded_at is null) as suspicions,
         exists (select from venues where state = 'waiting' and merged_into is null) as venues,
         exists (select from batches where state = 'sent') as batches,
         exists (select from inquiries where state = 'waiting') as inquiries`);
    return waiting!;
  }

  /** Lists the batches that wait for a coordinator; the one that has waited longest is first. */
  listSentBatches(): Promise<SentBatch[]> {
    return this.dataSource.query<SentBatch[]>(
      `select b.number, b.account_id as "accountId", json_build_object('continent', w.continent, 'region', w.region) as place
       from batches b join history_windows w on w.number = b.history_window where b.state = 'sent' order by b.sent_at`,
    );
  }
}
