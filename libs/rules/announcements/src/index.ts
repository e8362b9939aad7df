export type { AnnouncedTournament } from './announcement.js';
export { checkAnnouncement, findFaults, plansEnoughRounds, tellBracketFault } from './check-announcement.js';
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
export { refuseRegistration, type RegistrationRefusal } from './refuse-registration.js';
