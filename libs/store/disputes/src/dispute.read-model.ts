import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  ADDRESSEES,
  ANSWER_ACTIONS,
  DIRECTOR_HAS_MS,
  rowsFor,
  type AccountPrincipal,
  type DisputeState,
  type Rows,
} from '@quadrant/rules/permissions';
import { isVisible } from './judge-dispute.js';
import type { StoredDispute } from './dispute.js';
import { DISPUTES } from './dispute-rows.js';
import { concernedBy, listConcernedTournaments, OF_TOURNAMENT } from './concerned-tournaments.js';
import { isAfter, type HandedInPage } from './handed-in-page.js';
import { StatementParameters } from './statement-parameters.js';
import { visibleRows, type HandedInColumns } from './visible-rows.js';

export interface DisputeQuery {
  /** `mine` means reported by me; `to-answer` means open and addressed to me. */
  readonly whose: 'all' | 'mine' | 'to-answer';
  readonly state: DisputeState | 'open' | null;
  /** It is the key of a tournament. */
  readonly tournamentId: string | null;
}

const COLUMNS: HandedInColumns = { owner: 'p.reporter_id', withheldFrom: 'p.withheld_from' };

/** Reads the disputes of players, for people who may see them. */
@Injectable()
export class DisputeReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns null for an unknown dispute, and for one that the account may not see. */
  async find(id: string, actor: AccountPrincipal): Promise<StoredDispute | null> {
    const [dispute] = await this.dataSource.query<StoredDispute[]>(`${DISPUTES} where p.id = $1`, [id]);
    return dispute !== undefined && isVisible(dispute, { actor }) ? dispute : null;
  }

  /** Lists disputes, the newest first. */
  async list(
    { whose, state, tournamentId }: DisputeQuery,
    actor: AccountPrincipal,
    at: Date,
    { limit, after }: HandedInPage,
  ): Promise<StoredDispute[]> {
    const parameters = new StatementParameters();
    const concerned = await listConcernedTournaments(this.dataSource, 'disputes');
    const tournaments = concernedBy(parameters.bind(concerned));
    const addressee = () => addresseeAt(parameters.bind(at));
    const conditions = [
      visibleRows(actor, 'dispute.read', COLUMNS, parameters),
      ...(whose === 'mine' ? [`p.reporter_id = ${parameters.bind(actor.accountId)}`] : []),
      ...(whose === 'to-answer' ? [IS_OPEN, waitsFor(actor, addressee(), parameters)] : []),
      ...(state === null ? [] : [conditionOf(state, addressee)]),
      ...(tournamentId === null ? [] : [`t.key = ${parameters.bind(tournamentId)}`]),
      ...(after === null ? [] : [isAfter(after, parameters)]),
    ];
    return this.dataSource.query<StoredDispute[]>(
      `${DISPUTES} join ${tournaments} on w.id = t.id where ${conditions.join(' and ')}
       order by p.created_at desc, p.id desc limit ${parameters.bind(limit)}`,
      parameters.values,
    );
  }
}

/** SQL: tells who has to answer, as `addresseeAt` does. */
const addresseeAt = (at: string) => `case when p.addressed_to = 'director'
  and p.created_at + interval '${DIRECTOR_HAS_MS} milliseconds' <= ${at} then 'coordinator' else p.addressed_to end`;

const IS_OPEN = 'p.withdrawn_at is null and p.answered_at is null';

/** SQL: selects the disputes in a state, as `disputeStateAt` does. */
function conditionOf(state: NonNullable<DisputeQuery['state']>, addressee: () => string): string {
  if (state === 'withdrawn') return 'p.withdrawn_at is not null';
  if (state === 'answered') return 'p.withdrawn_at is null and p.answered_at is not null';
  return state === 'open' ? IS_OPEN : `${IS_OPEN} and 'open-with-' || ${addressee()} = '${state}'`;
}

/**
 * SQL: selects the open disputes that this person has to answer. A coordinator does not get those that are still with
 * the director.
 */
function waitsFor(actor: AccountPrincipal, addressee: string, parameters: StatementParameters): string {
  const asDirector: Rows = {
    kind: 'some',
    ownerId: null,
    directorKey: actor.handleKey,
    leagueDirectorKey: null,
    continents: [],
    regions: [],
  };
  const rows = {
    director: asDirector,
    coordinator: rowsFor(actor, ANSWER_ACTIONS.coordinator),
    'director-of-organized-play': rowsFor(actor, ANSWER_ACTIONS['director-of-organized-play']),
  };
  const waiting = ADDRESSEES.map(
    (each) => `(${addressee} = '${each}' and ${parameters.rows(rows[each], OF_TOURNAMENT)})`,
  );
  return `p.reporter_id <> ${parameters.bind(actor.accountId)} and (${waiting.join(' or ')})`;
}
