import { LONGEST_REASON } from '@quadrant/http';
import { t } from '../languages/t.js';
import { SelectField, TextArea, TextField } from '../components/form/fields.js';
import { Form, InsteadButton } from '../components/form/form.js';

interface OfDispute {
  readonly id: string;
}

interface AnswerFormProps extends OfDispute {
  readonly tournamentId: string;
  /** The tournament's version when the dispute was opened. */
  readonly version: number;
  readonly currentVersion: number;
}

/** The people who must answer see this form. */
export const AnswerForm = ({ id, tournamentId, version, currentVersion }: AnswerFormProps) => (
  <>
    <h2>{t('Answer')}</h2>
    {currentVersion === version && (
      <p>
        {t('Is the report wrong? {correct}, then come back to answer.', {
          correct: <a href={`/tournaments/${tournamentId}/change`}>{t('Correct the tournament first')}</a>,
        })}
      </p>
    )}
    <Form
      id="answer"
      operation={`POST /api/v1/disputes/${id}/answer`}
      label={t('Answer')}
      said={t('Your answer is stored. The reporter can object once.')}
    >
      <TextArea name="words" label={t('Your words')} />
      {currentVersion > version && (
        <SelectField
          name="correction.version"
          label={t('Is the tournament corrected?')}
          kind="number"
          options={Array.from({ length: currentVersion - version }, (_, index) => ({
            value: String(currentVersion - index),
            name: t('Yes, by version {version}', { version: currentVersion - index }),
          }))}
          none={t('No, my words are the answer')}
        />
      )}
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
