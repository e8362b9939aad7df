import { AnnouncedWindow, ApplicationEntity } from '@quadrant/store/championships';
import { DisputeEntity } from '@quadrant/store/disputes';
import { RefreshRequest } from '@quadrant/store/refreshes';
import { RulingEntity } from '@quadrant/store/history';
import { AnnouncementEntity, AnnouncementPlayer, DeckListEntity } from '@quadrant/store/announcements';
import { Region, Venue } from '@quadrant/store/places';
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
} from '@quadrant/store/accounts';
import { DraftEntity } from '@quadrant/store/uploads';

/** The tables that TypeORM maps; all others are read and written in SQL alone (docs/decisions/0064). */
export const ENTITIES = [
  AccountEntity,
  AccountIdentity,
  AnnouncedWindow,
  AnnouncementEntity,
  AnnouncementPlayer,
  DeckListEntity,
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
