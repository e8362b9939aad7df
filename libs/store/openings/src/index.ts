export { OpeningReadModel, type OpeningTitle } from './opening.read-model.js';
export { OpeningRepository } from './opening.repository.js';
export {
  OPENING_STATES,
  type OpenedTrack,
  type OpeningCommand,
  type OpeningPreview,
  type OpeningRefusal,
  type OpeningSet,
  type OpeningStored,
} from './opening-set.js';
