import type { PoolClient } from 'pg';
import { ENGINE_VERSION, type DiffCauseKind, type TournamentInput } from '@quadrant/outcome';
import type { HeadRun } from '../publication/head.js';
import { identityCauseOf, type Identities } from '../publication/identities.js';
import type { PublishedStep } from '../publication/outcome-rows.js';
import { inputCauseOf } from './input-cause.js';

/** As whom players count in the two histories that are compared. */
export interface ComparedIdentities {
  readonly before: Identities;
  readonly after: Identities;
}

/** Why a tournament has other input than what is published of it. */
export class InputCauses {
  private constructor(
    private readonly isLeagueNew: boolean,
    /** Row ids of tournaments whose league somebody has set. */
    private readonly flagged: ReadonlySet<number>,
    private readonly hasOtherEngine: boolean,
    private readonly identities: ComparedIdentities,
  ) {}

  /**
   * @param head the run that published it
   * @param supposedFlags row ids of tournaments whose league somebody is supposed to have set
   */
  static async load(
    client: PoolClient,
    { engineVersion }: HeadRun,
    identities: ComparedIdentities,
    supposedFlags: readonly number[],
  ): Promise<InputCauses> {
    const { rows } = await client.query<{ rowId: number | null }>(
      `select tournament_id as "rowId" from pending_changes where kind in ('league', 'league-flag')`,
    );
    const flagged = rows.flatMap(({ rowId }) => rowId ?? []);
    return new InputCauses(
      rows.length > flagged.length,
      new Set([...flagged, ...supposedFlags]),
      engineVersion !== ENGINE_VERSION,
      identities,
    );
  }

  /** Null when the same went in as before. */
  causeOf({ tournament, step }: PublishedStep): DiffCauseKind | null {
    const { published, submissionRowId, playerRowIds, input } = tournament;
    if (published === null) return 'tournament';
    const after = { ...input.scorecard, submissionRowId, inputSha256: step.inputSha256.toString('hex') };
    const before = { ...published, inputSha256: published.inputSha256.toString('hex') };
    const general = this.flagged.has(tournament.tournamentRowId) ? 'league' : this.generalCause(playerRowIds, input);
    return inputCauseOf(before, after, general, this.hasOtherEngine);
  }

  private generalCause(players: readonly number[], { league }: TournamentInput) {
    const { before, after } = this.identities;
    return identityCauseOf(players, before, after) ?? (this.isLeagueNew && league !== null ? 'league' : 'rules');
  }
}
