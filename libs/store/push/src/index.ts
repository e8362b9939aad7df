export {
  ACCOUNTS_OF_LIVE,
  type LivePeople,
  type PersonalReceiver,
  PushRepository,
  type PushKeys,
  type PushOwner,
  type PushReceiver,
  type PushResult,
} from './push.repository.js';
