import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TournamentReadModel, type SubmissionDetail } from './tournament.read-model.js';

/** Revisions of a tournament that a page shows. */
const MOST = 20;

/** What was sent of a tournament, one revision after the other. */
@Injectable()
export class TournamentRevisionsReadModel {
  private readonly tournaments: TournamentReadModel;

  constructor(private readonly dataSource: DataSource) {
    this.tournaments = new TournamentReadModel(dataSource);
  }

  /**
   * The newest first, at most 20.
   * @param id the tournament's key
   */
  async list(id: string): Promise<SubmissionDetail[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select s.public_id as id from submissions s join tournaments t on t.id = s.tournament_id
       where t.key = $1 order by s.revision desc limit ${MOST}`,
      [id],
    );
    const revisions: SubmissionDetail[] = [];
    for (const row of rows) revisions.push((await this.tournaments.findSubmission(row.id))!);
    return revisions;
  }
}
