import type { Text } from '@quadrant/rules/message';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { RefreshScope } from './refresh-requests.js';

export const REFRESH_STATES = [
  /** It has not begun. */
  'waiting',
  'running',
  /** It was cancelled while it ran, and is stopping. */
  'cancelling',
  'cancelled',
  /** The dry run or what-if has its result, and may be published or dropped. */
  'computed',
  /** The dry run is being published as it is. */
  'publishing',
  /** The dry run could not be published as it is: something else was published, or came in, meanwhile. */
  'outdated',
  /** Nobody wants to publish the dry run. */
  'dropped',
  'done',
  /** It will be retried. */
  'failed',
] as const;
export type RefreshState = (typeof REFRESH_STATES)[number];

const MOVING: readonly RefreshState[] = ['waiting', 'running', 'cancelling', 'publishing'];

/** Tells whether a refresh in this state changes to another by itself. */
export const isMoving = (state: RefreshState): boolean => MOVING.includes(state);

export const REFRESH_KINDS = ['weekly', 'requested', 'what-if'] as const;

/** A person or the weekly schedule asked for a refresh, or for what it would move. */
@Entity('refresh_requests')
export class RefreshRequest {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'refresh_requests_pkey' })
  id: string;

  @Column({ type: 'text' })
  kind: (typeof REFRESH_KINDS)[number];

  /** The scheduled instant that asked; null when a person did. */
  @Column({ name: 'due_at', type: 'timestamptz', nullable: true })
  dueAt: Date | null;

  @Column({ name: 'requested_by', type: 'text' })
  requestedBy: string;

  @Column({ type: 'jsonb' })
  reason: Text;

  @Column({ type: 'text' })
  scope: RefreshScope;

  @Column({ name: 'is_dry_run', type: 'boolean' })
  isDryRun: boolean;

  @Column({ type: 'text' })
  state: RefreshState;

  /** Number of the run that it published. */
  @Column({ type: 'integer', nullable: true })
  run: number | null;

  /** The run that a dry run was computed on. */
  @Column({ name: 'base_run', type: 'integer', nullable: true })
  baseRun: number | null;

  /** A dry run says in one line what would move. */
  @Column({ type: 'jsonb', nullable: true })
  summary: Text | null;

  @Column({ name: 'tournaments_total', type: 'integer' })
  tournamentsTotal: number;

  @Column({ name: 'tournaments_done', type: 'integer' })
  tournamentsDone: number;

  @Column({ name: 'games_done', type: 'integer' })
  gamesDone: number;

  @Column({ type: 'jsonb', nullable: true })
  error: Text | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  // These columns have one reader each, so other queries do not select them.

  @Column({ type: 'json', nullable: true, select: false })
  question?: object | null;

  @Column({ name: 'pending_mark', type: 'text', nullable: true, select: false })
  pendingMark?: string | null;

  @Column({ name: 'inputs_sha256', type: 'bytea', nullable: true, select: false })
  inputsSha256?: Buffer | null;

  @Column({ name: 'chain_sha256', type: 'bytea', nullable: true, select: false })
  chainSha256?: Buffer | null;

  @Column({ type: 'jsonb', nullable: true, select: false })
  diff?: object | null;
}
