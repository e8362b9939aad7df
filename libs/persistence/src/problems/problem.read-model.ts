import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  ADDRESSEES,
  ANSWER_ACTIONS,
  DIRECTOR_HAS_MS,
  rowsFor,
  type AccountPrincipal,
  type ProblemState,
  type Rows,
} from '@quadrant/policy';
import { isVisible } from './judge-problem.js';
import type { StoredProblem } from './problem.js';
import { PROBLEMS } from './problem-rows.js';
import { findSpellings, rowCondition, type Bind, type Spellings } from './row-condition.js';
import { visibleRows, type HandedInColumns } from './visible-rows.js';

/** Where a page of problems or proposals ends. */
export interface HandedInPosition {
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly id: string;
}

/** Which page of them is asked for. */
export interface HandedInPage {
  readonly limit: number;
  /** Null for the first. */
  readonly after: HandedInPosition | null;
}

/** Which problems are asked for. */
export interface ProblemQuery {
  /** mine: reported by me; to-answer: open, and with me. */
  readonly whose: 'all' | 'mine' | 'to-answer';
  readonly state: ProblemState | 'open' | null;
  /** Key of a tournament. */
  readonly tournamentId: string | null;
}

const COLUMNS: HandedInColumns = {
  owner: 'p.reporter_id',
  submitterKey: 't.submitter_key',
  header: 's.header',
  withheldFrom: 'p.withheld_from',
};

/** What players have reported, for those who may see it. */
@Injectable()
export class ProblemReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for one that there is not, and for one that is nothing to him. */
  async find(id: string, actor: AccountPrincipal): Promise<StoredProblem | null> {
    const [problem] = await this.dataSource.query<StoredProblem[]>(`${PROBLEMS} where p.id = $1`, [id]);
    return problem !== undefined && isVisible(problem, { actor }) ? problem : null;
  }

  /** Newest first. */
  async list(
    { whose, state, tournamentId }: ProblemQuery,
    actor: AccountPrincipal,
    at: Date,
    { limit, after }: HandedInPage,
  ): Promise<StoredProblem[]> {
    const params: unknown[] = [];
    const bind: Bind = (value) => `$${params.push(value)}`;
    const spellings = await findSpellings(this.dataSource, 'problem_reports', actor);
    const addressee = () => addresseeAt(bind(at));
    const conditions = [
      visibleRows(actor, 'problem.read', COLUMNS, spellings, bind),
      ...(whose === 'mine' ? [`p.reporter_id = ${bind(actor.accountId)}`] : []),
      ...(whose === 'to-answer' ? [IS_OPEN, waitsFor(actor, addressee(), spellings, bind)] : []),
      ...(state === null ? [] : [conditionOf(state, addressee)]),
      ...(tournamentId === null ? [] : [`t.key = ${bind(tournamentId)}`]),
      ...(after === null
        ? []
        : [`(p.created_at, p.id) < (${bind(after.createdAt)}::timestamptz, ${bind(after.id)}::uuid)`]),
    ];
    return this.dataSource.query<StoredProblem[]>(
      `${PROBLEMS} where ${conditions.join(' and ')} order by p.created_at desc, p.id desc limit ${bind(limit)}`,
      params,
    );
  }
}

/** SQL: who is to answer, as `addresseeAt` of the policy has it. */
const addresseeAt = (at: string) => `case when p.addressed_to = 'director'
  and p.created_at + interval '${DIRECTOR_HAS_MS} milliseconds' <= ${at} then 'coordinator' else p.addressed_to end`;

const IS_OPEN = 'p.withdrawn_at is null and p.answered_at is null';

/** SQL: problems in a state, as `problemStateAt` has it. */
function conditionOf(state: NonNullable<ProblemQuery['state']>, addressee: () => string): string {
  if (state === 'withdrawn') return 'p.withdrawn_at is not null';
  if (state === 'answered') return 'p.withdrawn_at is null and p.answered_at is not null';
  return state === 'open' ? IS_OPEN : `${IS_OPEN} and 'open-with-' || ${addressee()} = '${state}'`;
}

/** SQL: open problems that somebody is asked about; a coordinator not yet about those that are with the director. */
function waitsFor(actor: AccountPrincipal, addressee: string, spellings: Spellings, bind: Bind): string {
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
    (each) => `(${addressee} = '${each}' and ${rowCondition(rows[each], COLUMNS, spellings, bind)})`,
  );
  return `p.reporter_id <> ${bind(actor.accountId)} and (${waiting.join(' or ')})`;
}
