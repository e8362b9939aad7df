import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The person that an OpenID Connect provider knows an account's owner as. */
@Entity('account_identities')
export class AccountIdentity {
  @PrimaryColumn('text') readonly issuer: string;
  @PrimaryColumn('text') readonly subject: string;
  @Column('uuid') readonly accountId: string;
  @Column('timestamptz') readonly createdAt: Date;
}
