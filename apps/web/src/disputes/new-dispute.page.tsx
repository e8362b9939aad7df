import { DISPUTE_TOPICS } from '@quadrant/rules/permissions';
import { t } from '../languages/t.js';
import { SelectField, TextArea, TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { Layout } from '../frame/layout.js';
import { TOPIC_NAMES } from '../components/names.js';

export interface DisputedTournament {
  readonly id: string;
  readonly name: string;
  /** The tournament had this many rounds. */
  readonly rounds: number;
}

export function newDisputePage({ id, name, rounds }: DisputedTournament) {
  return (
    <Layout title={t('Report an error in {name}', { name })}>
      <h1>{t('Report an error in {name}', { name })}</h1>
      <p>
        {t(
          'The directors of the tournament must answer within seven days. Otherwise your dispute goes to the coordinator. A dispute about a director goes to the coordinator at once, and the directors do not see it.',
        )}
      </p>
      <Form
        id="dispute"
        operation={`POST /api/v1/tournaments/${id}/disputes`}
        label={t('Report an error')}
        then="/disputes/{id}"
        said={t('Your dispute is stored. This page shows every answer to it.')}
      >
        <SelectField
          name="about"
          label={t('What is wrong')}
          options={DISPUTE_TOPICS.map((topic) => ({ value: topic, name: TOPIC_NAMES[topic] }))}
        />
        <TextField
          name="round"
          label={t('Round, if it is about one')}
          kind="number"
          type="number"
          min={1}
          max={rounds}
        />
        <TextField
          name="match"
          label={t('Match or pod in that round, counted from 1')}
          kind="number"
          type="number"
          min={1}
        />
        <TextArea name="text" label={t('What happened, and what should be changed')} isRequired />
        <button type="submit" class="first">
          {t('Send dispute')}
        </button>
      </Form>
      <nav class="pages" aria-label={t('Pages')}>
        <a href="/disputes">{t('All disputes')}</a>
        <a href={`/tournaments/${id}`}>{t('The tournament')}</a>
      </nav>
    </Layout>
  );
}
