import { INQUIRY_TOPICS, type InquiryTopic } from '@quadrant/rules/notices';
import { CONTINENTS } from '@quadrant/rules/permissions';
import type { WhomToWrite } from '@quadrant/views';
import { t } from '../languages/t.js';
import { PageHeader } from '../components/page-header.js';
import { SelectField, TextArea, TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { CONTINENT_NAMES } from '../components/names.js';
import { Layout } from '../frame/layout.js';
import { TOPIC_NAMES } from './inquiry-words.js';

interface ContactFacts {
  readonly regions: WhomToWrite;
  /** The link to the page chose these. */
  readonly to: string | null;
  readonly topic: InquiryTopic;
  readonly isSignedIn: boolean;
}

/** Lets everybody write to coordinators. No address of a coordinator is on the page, and visitors need no account. */
export const contactPage = ({ regions, to, topic, isSignedIn }: ContactFacts) => (
  <Layout title={t('Contact')} description={t('Write to the coordinators, or suggest something.')}>
    <PageHeader
      title={t('Write to the coordinators')}
      context={t('Ask a question, suggest something, or send an idea for a bonus scheme of leagues.')}
    />
    <p>
      {t(
        'The coordinators of the place you choose read it and answer. Suggestions and ideas also reach the Director of Organized Play ({link}).',
        { link: <a href="/about#people">{t('Who looks after what')}</a> },
      )}
    </p>
    <p>
      {isSignedIn
        ? t('You get a notice when somebody has answered. {link} shows what you wrote.', {
            link: <a href="/me/messages">{t('Your messages')}</a>,
          })
        : t('{link} to get the answer as a notice. Otherwise, say how we can reach you.', {
            link: <a href="/sign-in?to=/contact">{t('Sign in')}</a>,
          })}
    </p>
    <p>{t('Is a result wrong? Open the tournament and choose “Report an error”: its directors must answer that.')}</p>
    <Form
      id="contact"
      operation={isSignedIn ? 'POST /api/v1/inquiries' : 'POST /api/v1/inquiries/visitors'}
      label={t('Write to the coordinators')}
      said={t('Thank you. The coordinators were notified.')}
    >
      <SelectField
        name="topic"
        label={t('What is it about?')}
        value={topic}
        options={INQUIRY_TOPICS.map((value) => ({ value, name: TOPIC_NAMES[value] }))}
        isRequired
      />
      <SelectField
        name="to"
        label={t('Continent or region')}
        value={to}
        none={t('Everywhere')}
        options={CONTINENTS.flatMap((continent) => [
          { value: continent, name: CONTINENT_NAMES[continent] },
          ...regions
            .filter((region) => region.continent === continent)
            .map(({ slug, name }) => ({ value: slug, name: `${CONTINENT_NAMES[continent]}: ${name}` })),
        ])}
      />
      <TextArea name="text" label={t('Your message')} rows={8} maxLength={4000} isRequired />
      {!isSignedIn && (
        <TextField
          name="replyTo"
          label={t('How can we reach you? (optional)')}
          hint={t('For example an e-mail address. Only coordinators see it, until they have answered.')}
          maxLength={200}
        />
      )}
      <button type="submit" class="first">
        {t('Send')}
      </button>
    </Form>
  </Layout>
);
