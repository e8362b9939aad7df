import type { InquiryState, InquiryTopic } from '@quadrant/rules/notices';
import { words } from '../languages/t.js';

export const TOPIC_NAMES: Readonly<Record<InquiryTopic, string>> = words({
  question: 'Question',
  suggestion: 'Suggestion',
  'bonus-scheme': 'Idea for a bonus scheme',
});

export const INQUIRY_STATE_NAMES: Readonly<Record<InquiryState, string>> = words({
  waiting: 'Waits for an answer',
  answered: 'Answered',
  accepted: 'Taken up',
  declined: 'Not taken up',
});
