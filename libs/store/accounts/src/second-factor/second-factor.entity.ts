import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The second factor that an account has, or begins to set up. */
@Entity('second_factors')
export class SecondFactorEntity {
  @PrimaryColumn('uuid') readonly accountId: string;
  /** `unseal` opens it. */
  @Column('bytea') readonly sealedSecret: Buffer;
  @Column('timestamptz') readonly begunAt: Date;
  /** It is null while the factor is being set up. */
  @Column('timestamptz', { nullable: true }) readonly confirmedAt: Date | null;
  /** Codes of this time step and earlier ones are used up. PostgreSQL gives a bigint as a string. */
  @Column('bigint', { nullable: true, select: false }) readonly lastStep?: string | null;
}
