import type { Inquiry } from '@quadrant/store/desk';
import { t } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { Facts } from '../components/facts.js';
import { INQUIRY_STATE_NAMES } from './inquiry-words.js';

/** A message with its state and its answer, as the person who wrote it and the coordinators see it. */
export const InquiryFacts = ({ inquiry }: { readonly inquiry: Inquiry }) => (
  <>
    <p class="written" dir="auto">
      {inquiry.text}
    </p>
    <Facts
      facts={[
        [t('Sent'), <Ago at={inquiry.createdAt} />],
        [t('State'), INQUIRY_STATE_NAMES[inquiry.state]],
        [t('Answered by'), inquiry.answeredBy],
        [t('Answer'), inquiry.answer === null ? null : <span class="written">{inquiry.answer}</span>],
      ]}
    />
  </>
);
