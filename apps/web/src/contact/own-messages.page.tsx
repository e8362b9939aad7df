import type { Inquiry } from '@quadrant/store/desk';
import { t } from '../languages/t.js';
import { Cards } from '../components/cards.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { InquiryFacts } from './inquiry-facts.js';
import { TOPIC_NAMES } from './inquiry-words.js';

/** Shows somebody what they wrote to coordinators, and what these answered. */
export const ownMessagesPage = (inquiries: readonly Inquiry[]) => (
  <Layout title={t('Your messages')}>
    <PageHeader title={t('Your messages')} context={t('What you wrote to coordinators, and their answers.')} />
    {inquiries.length === 0 ? (
      <EmptyState>{t('You have not written to the coordinators yet.')}</EmptyState>
    ) : (
      <Cards
        cards={inquiries.map((inquiry) => ({
          id: inquiry.id,
          title: TOPIC_NAMES[inquiry.topic],
          content: <InquiryFacts inquiry={inquiry} />,
        }))}
      />
    )}
    <p>
      <a href="/contact">{t('Write to the coordinators')}</a>
    </p>
  </Layout>
);
