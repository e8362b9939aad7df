import type { Inquiry } from '@quadrant/store/desk';
import { t } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { Facts } from '../components/facts.js';
import { Cards } from '../components/cards.js';
import { SelectField, TextArea } from '../components/form/fields.js';
import { Form, Kept } from '../components/form/form.js';
import { CONTINENT_NAMES } from '../components/names.js';
import { InquiryFacts } from '../contact/inquiry-facts.js';
import { INQUIRY_STATE_NAMES, TOPIC_NAMES } from '../contact/inquiry-words.js';
import { waitingPage } from './waiting.page.js';

/** Coordinators answer what people wrote to them, and see what was answered. */
export const inquiriesPage = (waiting: readonly Inquiry[], answered: readonly Inquiry[]) =>
  waitingPage({
    title: t('Messages'),
    context: t('Questions, suggestions and ideas for bonus schemes. The first answer counts for all coordinators.'),
    none: t('No message waits for you.'),
    cards: waiting.map((inquiry) => ({
      id: inquiry.id,
      title: TOPIC_NAMES[inquiry.topic],
      content: (
        <>
          <p class="written" dir="auto">
            {inquiry.text}
          </p>
          <Facts
            facts={[
              [t('From'), inquiry.from ?? t('A visitor')],
              [t('Reply to'), inquiry.replyTo],
              [t('For'), placeName(inquiry)],
              [t('Sent'), <Ago at={inquiry.createdAt} />],
            ]}
          />
          <Answer inquiry={inquiry} />
        </>
      ),
    })),
    ...(answered.length > 0 && { after: <Answered inquiries={answered} /> }),
  });

/** An idea is taken up or not; a question only has an answer. */
function Answer({ inquiry: { id, topic, from, replyTo } }: { readonly inquiry: Inquiry }) {
  const states = topic === 'question' ? (['answered'] as const) : (['accepted', 'declined', 'answered'] as const);
  return (
    <Form
      id={`inquiry-${id}`}
      operation={`POST /api/v1/inquiries/${id}/answer`}
      label={t('Answer')}
      said={t('The answer is stored.')}
    >
      {states.length === 1 ? (
        <Kept name="state" value={states[0]} />
      ) : (
        <SelectField
          name="state"
          label={t('What becomes of it')}
          none={t('Choose')}
          options={states.map((value) => ({ value, name: INQUIRY_STATE_NAMES[value] }))}
          isRequired
        />
      )}
      <TextArea
        name="answer"
        label={t('Your answer')}
        hint={
          from !== null
            ? t('They get a notice and read it here.')
            : replyTo === null
              ? t('They left no way to reach them: note what you did.')
              : t(
                  'Quadrant does not write to them. Write to them first; the way to reach them is deleted with your answer.',
                )
        }
        maxLength={4000}
        isRequired
      />
      <button type="submit" class="first">
        {t('Answer')}
      </button>
    </Form>
  );
}

const Answered = ({ inquiries }: { readonly inquiries: readonly Inquiry[] }) => (
  <>
    <h2>{t('Answered')}</h2>
    <Cards
      cards={inquiries.map((inquiry) => ({
        id: inquiry.id,
        title: TOPIC_NAMES[inquiry.topic],
        content: <InquiryFacts inquiry={inquiry} />,
      }))}
    />
  </>
);

const placeName = ({ place: { continent, region } }: Inquiry): string =>
  region ?? (continent === null ? t('Everywhere') : CONTINENT_NAMES[continent]);
