export { AccountDeletionRepository } from './account-deletion.repository.js';
export {
  type AskedDeletion,
  DELETION_WAITS_FOR,
  type DeletionRefusal,
  type DeletionWaitsFor,
  type DirectedLive,
} from './asked-deletion.js';
export { OwnDataRepository, type OwnFile } from './own-data.repository.js';
