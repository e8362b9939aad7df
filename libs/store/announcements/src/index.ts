export {
  type Announcement,
  type AnnouncementFilters,
  type AnnouncementRefusal,
  type AnnouncementRevision,
  ANNOUNCEMENT_CHANGES,
  type StoredAnnouncement,
} from './announcement.js';
export { AnnouncementRepository, isAnnouncementPosition } from './announcement.repository.js';
export { AnnouncementEntity } from './announcement.entity.js';
export { AnnouncementPlayer } from './announcement-player.entity.js';
export {
  AnnouncementPlayerRepository,
  type PlayerRefusal,
  type PlayersStored,
  type RegisteredPlayer,
  type RegisteredPlayers,
  type Registrar,
} from './announcement-player.repository.js';
export { DeckListEntity } from './deck-list.entity.js';
export {
  type DeckListAnswer,
  type DeckListReader,
  DeckListRepository,
  type DeckLists,
  type ShownDeckList,
} from './deck-list.repository.js';
export {
  type DirectingInvitation,
  DirectingInvitationRepository,
  type InvitationAnswer,
} from './directing-invitation.repository.js';
