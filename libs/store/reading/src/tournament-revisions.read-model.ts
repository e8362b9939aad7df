import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ask, seeOneMoment } from '@quadrant/store/database';
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
  list(id: string): Promise<SubmissionDetail[]> {
    return seeOneMoment(this.dataSource, async () => {
      const rows = await ask<{ id: string }>(
        this.dataSource,
        `select s.public_id as id from submissions s join tournaments t on t.id = s.tournament_id
       where t.key = $1 order by s.revision desc limit ${MOST}`,
        [id],
      );
      const revisions = await Promise.all(rows.map((row) => this.tournaments.findSubmission(row.id)));
      return revisions.map((revision) => revision!);
    });
  }
}
