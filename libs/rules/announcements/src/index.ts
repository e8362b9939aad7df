export type { AnnouncedTournament } from './announcement.js';
export { changedFacts } from './changed-facts.js';
export { checkAnnouncement, findFaults, plansEnoughRounds, tellBracketFault } from './check-announcement.js';
export {
  countDeckList,
  type DeckListCount,
  type DeckListFault,
  LONGEST_DECK_LIST,
  PART_NAMES,
  readDeckList,
} from './count-deck-list.js';
export { deckListDeadline, type DeckListRefusal, refuseDeckList, refuseOpening } from './deck-lists.js';
export { type Directing, directingOf } from './directing.js';
export { isEarlyEnough } from './lead-time.js';
export {
  ANNOUNCEMENT_STATES,
  type AnnouncementState,
  type ChangeRefusal,
  refuseAny,
  refuseChange,
  refusePostponement,
  ROUNDS_APPROVALS,
  type RoundsApproval,
} from './refuse-change.js';
export {
  MOST_REPETITIONS,
  movedDeadline,
  repeat,
  type Repetition,
  REPETITION_UNITS,
  type RepetitionUnit,
} from './repeat.js';
export { movedUp, type Place, placesOf } from './waiting-list.js';
export { refuseRegistration, type RegistrationRefusal } from './refuse-registration.js';
