import type { PoolClient } from 'pg';
import { ENGINE_VERSION, type DiffCauseKind } from '@quadrant/outcome';
import type { HeadRun } from '../publication/head.js';
import { identityCauseOf, type Identities } from '../publication/identities.js';
import type { PublishedStep } from '../publication/outcome-rows.js';
import type { LoadedTournament } from '../publication/read-history.js';
import { inputCauseOf } from './input-cause.js';

/** As whom players count in the two histories that are compared. */
export interface ComparedIdentities {
  readonly before: Identities;
  readonly after: Identities;
}

/** In what the later of two histories differs. */
export interface ComparedHistories {
  readonly identities: ComparedIdentities;
  /** Slugs of leagues whose rules are others in it. */
  readonly leagues: ReadonlySet<string>;
  /** What was done to tournaments, by row id, where it is not stored so. */
  readonly causes: ReadonlyMap<number, DiffCauseKind>;
}

/** Why a tournament has other input than what is published of it. */
export class InputCauses {
  private constructor(
<<<<<<< HEAD
=======
    private readonly isLeagueNew: boolean,
    /** Row ids of tournaments whose league somebody has set. */
    private readonly flagged: ReadonlySet<number>,
>>>>>>> admin
    private readonly hasOtherEngine: boolean,
    private readonly compared: ComparedHistories,
    /** Row ids of tournaments whose league flag waits for its run. */
    private readonly flagged: ReadonlySet<number>,
  ) {}

<<<<<<< HEAD
  /** @param head the run that published it */
  static async load(client: PoolClient, { engineVersion }: HeadRun, compared: ComparedHistories): Promise<InputCauses> {
    const { rows } = await client.query<{ id: number }>(
      `select tournament_id as id from pending_changes where tournament_id is not null and kind like 'league%'`,
    );
    return new InputCauses(engineVersion !== ENGINE_VERSION, compared, new Set(rows.map(({ id }) => id)));
=======
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
>>>>>>> admin
  }

  /** Null when the same went in as before. */
  causeOf({ tournament, step }: PublishedStep): DiffCauseKind | null {
    const { published, submissionRowId, input } = tournament;
    if (published === null) return 'tournament';
    const after = { ...input.scorecard, submissionRowId, inputSha256: step.inputSha256.toString('hex') };
    const before = { ...published, inputSha256: published.inputSha256.toString('hex') };
<<<<<<< HEAD
    return inputCauseOf(before, after, this.generalCause(tournament), this.hasOtherEngine);
=======
    const general = this.flagged.has(tournament.tournamentRowId) ? 'league' : this.generalCause(playerRowIds, input);
    return inputCauseOf(before, after, general, this.hasOtherEngine);
>>>>>>> admin
  }

  private generalCause({ tournamentRowId, playerRowIds, input }: LoadedTournament): DiffCauseKind {
    const { identities, leagues, causes } = this.compared;
    const own = identityCauseOf(playerRowIds, identities.before, identities.after) ?? causes.get(tournamentRowId);
    if (own !== undefined) return own;
    const { league } = input.scorecard;
    return this.flagged.has(tournamentRowId) || (league !== null && leagues.has(league)) ? 'league' : 'rules';
  }
}
