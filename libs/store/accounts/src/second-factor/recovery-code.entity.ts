import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code that replaces one of the second factor, once. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid') readonly accountId: string;
  @PrimaryColumn('bytea') readonly hash: Buffer;
  @Column('timestamptz', { nullable: true }) readonly usedAt: Date | null;
}
