import type { PoolClient } from 'pg';
import { ENGINE_VERSION, type DiffCauseKind } from '@quadrant/outcome';
import type { HeadRun } from '../publication/head.js';
import type { PublishedStep } from '../publication/outcome-rows.js';
import { inputCauseOf } from './input-cause.js';

/** Why a tournament has other input than what is published of it. */
export class InputCauses {
  private constructor(
    private readonly isSeasonNew: boolean,
    private readonly hasOtherEngine: boolean,
  ) {}

  /** @param head the run that published it */
  static async load(client: PoolClient, { engineVersion }: HeadRun): Promise<InputCauses> {
    const { rowCount } = await client.query(`select from pending_changes where kind = 'season' limit 1`);
    return new InputCauses(rowCount === 1, engineVersion !== ENGINE_VERSION);
  }

  /** Null when the same went in as before. */
  causeOf({ tournament, step }: PublishedStep): DiffCauseKind | null {
    const { published, submissionRowId, input } = tournament;
    if (published === null) return 'tournament';
    const after = { ...input.scorecard, submissionRowId, inputSha256: step.inputSha256.toString('hex') };
    const before = { ...published, inputSha256: published.inputSha256.toString('hex') };
    const general = this.isSeasonNew && input.leagueSeason !== null ? 'season' : 'rules';
    return inputCauseOf(before, after, general, this.hasOtherEngine);
  }
}
