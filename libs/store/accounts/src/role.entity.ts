import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Continent, Grant } from '@quadrant/rules/permissions';

/** A role that an account was given; `revokedAt` is null while it has the role. */
@Entity('role_grants')
export class RoleGrant {
  @PrimaryGeneratedColumn('uuid') readonly id: string;
  @Column('uuid') readonly accountId: string;
  @Column('text') readonly role: Grant['role'];
  /** Only coordinators have one; null means all continents. */
  @Column('text', { nullable: true }) readonly continent: Continent | null;
  /** It is the folded slug of a region. */
  @Column('text', { nullable: true }) readonly region: string | null;
  @Column('text') readonly grantedBy: string;
  @Column('text') readonly reason: string;
  @Column('timestamptz') readonly grantedAt: Date;
  @Column('text', { nullable: true }) readonly revokedBy: string | null;
  @Column('timestamptz', { nullable: true }) readonly revokedAt: Date | null;
}
