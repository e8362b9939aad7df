import type { PoolClient } from 'pg';
import { ENGINE_VERSION, identityCauseOf, type Identities } from '@quadrant/rules/history';
import type { DiffCauseKind } from '@quadrant/rules/history-diff';
import { hexOfBytes } from '@quadrant/rules/tournament';
import type { HeadRun } from '@quadrant/store/database';
import type { PublishedStep, LoadedTournament } from '@quadrant/store/history';
import { inputCauseOf } from './input-cause.js';

/** Says which player each player counts as in the two compared histories. */
export interface ComparedIdentities {
  readonly before: Identities;
  readonly after: Identities;
}

/** Says in what the later of two histories differs. */
export interface ComparedHistories {
  readonly identities: ComparedIdentities;
  /** The slugs of leagues whose rules differ in it. */
  readonly leagues: ReadonlySet<string>;
  /** Says by row id what was done to tournaments, where the database does not say so. */
  readonly causes: ReadonlyMap<number, DiffCauseKind>;
}

/** Finds out why a tournament has other input than its published numbers. */
export class InputCauses {
  private constructor(
    private readonly hasOtherEngine: boolean,
    private readonly compared: ComparedHistories,
    /** The row ids of tournaments whose league flag waits for its run. */
    private readonly flagged: ReadonlySet<number>,
  ) {}

  /** @param head the run that published it */
  static async load(client: PoolClient, { engineVersion }: HeadRun, compared: ComparedHistories): Promise<InputCauses> {
    const { rows } = await client.query<{ id: number }>(
      `select tournament_id as id from pending_changes where tournament_id is not null and kind like 'league%'`,
    );
    return new InputCauses(engineVersion !== ENGINE_VERSION, compared, new Set(rows.map(({ id }) => id)));
  }

  /** Returns null when the input is the same as before. */
  causeOf({ tournament, step }: PublishedStep): DiffCauseKind | null {
    const { published, submissionRowId, input } = tournament;
    if (published === null) return 'tournament';
    const after = { ...input.scorecard, submissionRowId, inputSha256: hexOfBytes(step.inputSha256) };
    const before = { ...published, inputSha256: hexOfBytes(published.inputSha256) };
    return inputCauseOf(before, after, this.generalCause(tournament), this.hasOtherEngine);
  }

  private generalCause({ tournamentRowId, playerRowIds, input }: LoadedTournament): DiffCauseKind {
    const { identities, leagues, causes } = this.compared;
    const own = identityCauseOf(playerRowIds, identities.before, identities.after) ?? causes.get(tournamentRowId);
    if (own !== undefined) return own;
    const { league } = input.scorecard;
    return this.flagged.has(tournamentRowId) || (league !== null && leagues.has(league)) ? 'league' : 'rules';
  }
}
