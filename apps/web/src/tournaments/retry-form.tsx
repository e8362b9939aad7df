import { t } from '../languages/t.js';
import { Form } from '../components/form/form.js';

interface RetryFormProps {
  readonly id: string;
  readonly tournament: { readonly id: string; readonly name: string };
}

/** Retries one report that could not be computed. */
export const RetryForm = ({ id, tournament }: RetryFormProps) => (
  <Form
    id={id}
    operation={`POST /api/v1/tournaments/${tournament.id}/retry`}
    label={t('Try {name} again', { name: tournament.name })}
    said={t('{name} is tried again. This page shows it as long as it has failed.', { name: tournament.name })}
  >
    <div class="buttons">
      <button type="submit">{t('Try again')}</button>
    </div>
  </Form>
);
