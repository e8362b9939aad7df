import { LONGEST_REASON } from '@quadrant/http';
import type { TournamentDetail } from '@quadrant/store/tournaments';
import { TextField } from '../components/form/fields.js';
import { Form, type Operation } from '../components/form/form.js';
import { TrialButton } from '../components/form/trial.js';
import { t } from '../languages/t.js';
import { Effect } from '../previews/effect.js';

interface ActProps {
  readonly id: string;
  readonly operation: Operation;
  readonly title: string;
  readonly note: string;
  readonly button: string;
  readonly said: string;
  readonly version: number;
  /** The form names another tournament. */
  readonly into?: boolean;
}

/** Each action has a preview of what it moves. */
export const Act = ({ id, operation, title, note, button, said, version, into = false }: ActProps) => (
  <>
    <h2 id={`${id}-title`}>{title}</h2>
    <p>{note}</p>
    <Form id={id} operation={operation} label={title} version={version} said={said}>
      {into && (
        <TextField
          name="into"
          label={t('Id of the tournament that counts')}
          hint={t('The last part of the address of its page.')}
          maxLength={36}
          isRequired
        />
      )}
      <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
      <div class="buttons">
        <TrialButton operation={`${operation}?preview=true`}>{t('Preview')}</TrialButton>
        <button type="submit">{button}</button>
      </div>
      <Effect form={id} />
    </Form>
  </>
);

interface OfTournament {
  readonly tournament: Pick<TournamentDetail, 'id' | 'version' | 'header'>;
}

export const Withdrawal = ({ tournament: { id, version, header } }: OfTournament) => (
  <Act
    id="withdrawal"
    operation={`POST /api/v1/tournaments/${id}/withdrawal`}
    title={t('Withdraw')}
    note={t('It no longer counts for anything. Its page and its revisions stay.')}
    button={t('Withdraw the tournament')}
    said={t('{name} was withdrawn, or waits for a coordinator who withdraws it.', { name: header.name })}
    version={version}
  />
);

/** Undoes a withdrawal or a merge. */
export const Reinstatement = ({ tournament: { id, version, header } }: OfTournament) => (
  <Act
    id="reinstatement"
    operation={`POST /api/v1/tournaments/${id}/reinstatement`}
    title={t('Let it count again')}
    note={t('Undoes the withdrawal or the merge.')}
    button={t('Let it count again')}
    said={t('{name} counts again.', { name: header.name })}
    version={version}
  />
);
