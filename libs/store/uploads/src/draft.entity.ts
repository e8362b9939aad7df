import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An unfinished upload, as it is stored. */
@Entity('drafts')
export class DraftEntity {
  @PrimaryGeneratedColumn('uuid') readonly id: string;
  @Column('uuid') readonly accountId: string;
  @Column('integer', { default: 1 }) readonly version: number;
  @Column('text') readonly name: string;
  /** The key is the name of the question. */
  @Column('jsonb') readonly answers: Readonly<Record<string, string>>;
  @Column('timestamptz') readonly createdAt: Date;
  @Column('timestamptz') readonly changedAt: Date;
  @Column('text', { nullable: true }) readonly fileFormat: string | null;
  @Column('bytea', { nullable: true }) readonly fileSha256: Buffer | null;
  @Column('uuid', { nullable: true }) readonly liveId: string | null;
  @Column('integer', { nullable: true }) readonly liveVersion: number | null;
  @Column('uuid', { nullable: true }) readonly liveReport: string | null;
  @Column('uuid', { nullable: true }) readonly tournamentKey: string | null;
  @Column('integer', { nullable: true }) readonly tournamentRevision: number | null;
  @Column('integer', { nullable: true }) readonly tournamentVersion: number | null;
  /** A document as it came, or the parts of a file that may be kept, as JSON. */
  @Column('bytea', { select: false }) readonly content?: Buffer;
}
