export { type Address, AddressRepository, type ConfirmedAddress } from './address.repository.js';
export { deriveMailSecret } from './mail-secret.js';
export { type MailLine, MailRepository, type MailToSend, type SettledAs } from './mail.repository.js';
export {
  NoticeRepository,
  type NoticeChoice,
  type PushedNotice,
  type StoredNotice,
  type Mailed,
  type Unsubscribed,
} from './notice.repository.js';
export { accountsOfHandles, coordinatorsOf, directorsOfOrganizedPlay } from './recipients.js';
export { type Notice, tellPeople, tellPeopleOf } from './tell-people.js';
export { insertMail, type NewMail } from './insert-mail.js';
