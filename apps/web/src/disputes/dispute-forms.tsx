import { LONGEST_REASON } from '@quadrant/http';
import { t } from '../languages/t.js';
import { TextArea, TextField } from '../components/form/fields.js';
import { Form, InsteadButton } from '../components/form/form.js';

interface OfDispute {
  readonly id: string;
}

/** The people who must answer see this form. */
export const AnswerForm = ({ id }: OfDispute) => (
  <>
    <h2>{t('Answer')}</h2>
    <Form
      id="answer"
      operation={`POST /api/v1/disputes/${id}/answer`}
      label={t('Answer')}
      said={t('Your answer is stored. The reporter can object once.')}
    >
      <TextArea name="words" label={t('Your words')} />
      <TextField
        name="correction.version"
        label={t('Version that your correction gave the tournament, if you corrected it')}
        kind="number"
        type="number"
        min={1}
      />
      <button type="submit" class="first">
        {t('Answer')}
      </button>
    </Form>
  </>
);

interface PursuitFormProps extends OfDispute {
  readonly isWithDirector: boolean;
}

/** The reporter sees this form while the dispute is open. */
export const PursuitForm = ({ id, isWithDirector }: PursuitFormProps) => (
  <>
    <h2>{isWithDirector ? t('Take it further, or back') : t('Withdraw it')}</h2>
    <Form
      id="pursuit"
      operation={`POST /api/v1/disputes/${id}/withdrawal`}
      label={t('Take the dispute further or back')}
      said={t('You withdrew the dispute.')}
      saidInstead={t('The coordinator answers now.')}
    >
      <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
      <div class="buttons">
        {isWithDirector && (
          <InsteadButton operation={`POST /api/v1/disputes/${id}/escalation`}>
            {t('Send it to the coordinator now')}
          </InsteadButton>
        )}
        <button type="submit">{t('Withdraw it')}</button>
      </div>
    </Form>
  </>
);

/** The reporter sees this form once the dispute is answered. */
export const ObjectionForm = ({ id }: OfDispute) => (
  <>
    <h2>{t('Not settled?')}</h2>
    <p>{t('You can object once. Then the next person above answers.')}</p>
    <Form
      id="objection"
      operation={`POST /api/v1/disputes/${id}/objection`}
      label={t('Object to the answer')}
      said={t('Your objection is stored. The next person above answers.')}
    >
      <TextArea name="text" label={t('Why the answer does not settle it')} isRequired />
      <button type="submit">{t('Object')}</button>
    </Form>
  </>
);
