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
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text') kind: (typeof REFRESH_KINDS)[number];
  /** The scheduled instant that asked; null when a person did. */
  @Column('timestamptz', { nullable: true }) dueAt: Date | null;
  @Column('text') requestedBy: string;
  @Column('jsonb') reason: Text;
  @Column('text') scope: RefreshScope;
  @Column('boolean') isDryRun: boolean;
  @Column('text') state: RefreshState;
  /** Number of the run that it published. */
  @Column('integer', { nullable: true }) run: number | null;
  /** The run that a dry run was computed on. */
  @Column('integer', { nullable: true }) baseRun: number | null;
  /** A dry run says in one line what would move. */
  @Column('jsonb', { nullable: true }) summary: Text | null;
  @Column('integer') tournamentsTotal: number;
  @Column('integer') tournamentsDone: number;
  @Column('integer') gamesDone: number;
  @Column('jsonb', { nullable: true }) error: Text | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) startedAt: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;

  // These columns have one reader each, so other queries do not select them.

  @Column('json', { nullable: true, select: false }) question?: object | null;
  @Column('text', { nullable: true, select: false }) pendingMark?: string | null;
  @Column('bytea', { nullable: true, select: false }) inputsSha256?: Buffer | null;
  @Column('bytea', { nullable: true, select: false }) chainSha256?: Buffer | null;
  @Column('jsonb', { nullable: true, select: false }) diff?: object | null;
}
