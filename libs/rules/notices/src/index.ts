export { MAIL_CHOICES, type MailChoice, SWITCH_CHOICES, type SwitchChoice } from './choices.js';
export {
  INQUIRY_ANSWERS,
  INQUIRY_STATES,
  INQUIRY_TOPICS,
  type InquiryAnswer,
  type InquiryState,
  type InquiryTopic,
} from './inquiries.js';
export {
  type FactsOf,
  isNoticeKind,
  isToldLive,
  NOTICE_KIND_NAMES,
  NOTICE_KINDS,
  type NoticeKind,
  type ToldNotice,
  tellNotice,
  usualPush,
} from './kinds.js';
