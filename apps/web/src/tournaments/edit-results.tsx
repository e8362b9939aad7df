import { Form } from '../components/form/form.js';
import { t } from '../languages/t.js';

interface EditResultsProps {
  /** The tournament has this id. */
  readonly id: string;
  readonly name: string;
  /** The reader may not revise it, and proposes a correction. */
  readonly isProposal?: boolean;
}

/** Opens the stored results as a draft, and goes on to its grid. */
export const EditResults = ({ id, name, isProposal = false }: EditResultsProps) => (
  <Form
    id="edit-results"
    operation={`POST /api/v1/tournaments/${id}/draft`}
    label={t('Edit the results of {name}', { name })}
    then="/submit/{id}"
    inline
  >
    <button type="submit" class="first">
      {isProposal ? t('Propose a correction') : t('Edit results')}
    </button>
  </Form>
);
