export {
  PushRepository,
  type PushKeys,
  type PushOwner,
  type PushReceiver,
  type PushResult,
} from './push.repository.js';
