import { AnnouncedWindow, ApplicationEntity } from '@quadrant/store/applications';
import { DisputeEntity } from '@quadrant/store/disputes';
import { RefreshRequest, RulingEntity } from '@quadrant/store/history';
import { AnnouncementEntity, AnnouncementPlayer, Region, Venue } from '@quadrant/store/intake';
import { CardName, League } from '@quadrant/store/leagues';
import {
  AccountEntity,
  AccountIdentity,
  KnownDevice,
  PasswordLink,
  RecoveryCode,
  RoleGrant,
  SecondFactorEntity,
  Session,
  Token,
} from '@quadrant/store/people';
import { DraftEntity } from '@quadrant/store/uploads';

/** The tables that TypeORM maps; all others are read and written in SQL alone (docs/decisions/0064). */
export const ENTITIES = [
  AccountEntity,
  AccountIdentity,
  AnnouncedWindow,
  AnnouncementEntity,
  AnnouncementPlayer,
  ApplicationEntity,
  CardName,
  DisputeEntity,
  DraftEntity,
  KnownDevice,
  League,
  PasswordLink,
  RecoveryCode,
  RefreshRequest,
  Region,
  RoleGrant,
  RulingEntity,
  SecondFactorEntity,
  Session,
  Token,
  Venue,
];
