import { t, words } from '../languages/t.js';
import { Form } from '../components/form/form.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Minute } from '../components/day.js';

export interface OwnInvitation {
  readonly id: string;
  readonly kind: 'announcement' | 'live';
  readonly name: string;
  /** The time is in ISO 8601. */
  readonly startsAt: string;
  readonly invitedBy: string;
}

/** Lists tournaments that name the reader as a director, until they answer. */
export const Invitations = ({ invitations }: { readonly invitations: readonly OwnInvitation[] }) => (
  <section>
    <h2>{t('Invitations to direct')}</h2>
    <p>
      {t(
        'Others have named you as a director. You have no rights and no duties in these tournaments unless you agree.',
      )}
    </p>
    <DataTable
      caption={t('Tournaments that name you as a director')}
      columns={COLUMNS}
      rows={invitations}
      keyOf={({ id }) => id}
      isWordy
    />
  </section>
);

const COLUMNS: readonly Column<OwnInvitation>[] = words([
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ id, kind, name }) => <a href={kind === 'live' ? `/live/${id}` : `/announcements/${id}`}>{name}</a>,
  },
  { name: 'Begins', kind: 'date', cell: ({ startsAt }) => <Minute at={new Date(startsAt)} /> },
  { name: 'Invited by', cell: ({ invitedBy }) => <bdi>{invitedBy}</bdi> },
  {
    name: 'Next step',
    cell: ({ id, name }) => (
      <div class="buttons">
        <Form
          id={`agree-${id}`}
          operation={`POST /api/v1/directing-invitations/${id}/agreement`}
          label={t('Agree to direct {name}', { name })}
          said={t('You direct {name} now.', { name })}
          inline
        >
          <button type="submit">
            {t('Agree')}
            <span class="unseen"> {name}</span>
          </button>
        </Form>
        <Form
          id={`decline-${id}`}
          operation={`POST /api/v1/directing-invitations/${id}/refusal`}
          label={t('Decline to direct {name}', { name })}
          said={t('You declined to direct {name}.', { name })}
          inline
        >
          <button type="submit">
            {t('Decline')}
            <span class="unseen"> {name}</span>
          </button>
        </Form>
      </div>
    ),
  },
]);
