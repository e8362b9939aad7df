import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type RefreshState = 'waiting' | 'running' | 'done' | 'failed';

/** Somebody, or the week, asked for a refresh. */
@Entity('refresh_requests')
export class RefreshRequest {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'refresh_requests_pkey' })
  id: string;

  @Column({ type: 'text' })
  kind: 'weekly' | 'requested';

  /** The instant of the schedule that asked; null when a person did. */
  @Column({ name: 'due_at', type: 'timestamptz', nullable: true })
  dueAt: Date | null;

  @Column({ name: 'requested_by', type: 'text' })
  requestedBy: string;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'text' })
  state: RefreshState;

  /** Number of the run that it published. */
  @Column({ type: 'integer', nullable: true })
  run: number | null;

  @Column({ name: 'tournaments_total', type: 'integer' })
  tournamentsTotal: number;

  @Column({ name: 'tournaments_done', type: 'integer' })
  tournamentsDone: number;

  @Column({ name: 'games_done', type: 'integer' })
  gamesDone: number;

  @Column({ type: 'text', nullable: true })
  error: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt: Date | null;
}
