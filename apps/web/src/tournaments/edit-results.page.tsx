import type { Action } from '@quadrant/rules/permissions';
import type { TournamentDetail } from '@quadrant/store/tournaments';
import { t } from '../languages/t.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { WithdrawalWaits } from '../submit/correction-terms.js';
import { Reinstatement, Withdrawal } from './act.js';
import { EditResults } from './edit-results.js';

interface EditResultsFacts {
  readonly tournament: TournamentDetail;
  /** Tells whether the reader may do something to the tournament. */
  readonly can: (action: Action) => boolean;
  /** When its withdrawal was asked for; null where none waits for a coordinator. */
  readonly withdrawalAskedAt: Date | null;
}

/** Leads to the grid with the stored results, for a revision or a proposal, and withdraws the tournament or lets it count again. */
export function editResultsPage(facts: EditResultsFacts) {
  const { id, header, state, mergedInto } = facts.tournament;
  return (
    <Layout title={t('Edit {name}', { name: header.name })} game={header.game}>
      <PageHeader
        crumbs={[
          { name: t('Tournaments'), address: '/tournaments' },
          { name: header.name, address: `/tournaments/${id}` },
        ]}
        title={<>{t('Edit {name}', { name: <bdi>{header.name}</bdi> })}</>}
      />
      {state === 'withdrawn' || mergedInto !== null ? (
        <Uncounted {...facts} />
      ) : facts.can('tournament.revise') ? (
        <MayRevise {...facts} />
      ) : (
        <MayPropose {...facts} />
      )}
    </Layout>
  );
}

/** A tournament that does not count is edited once it counts again. */
const Uncounted = ({ tournament, can }: EditResultsFacts) => (
  <>
    <p>
      {tournament.mergedInto === null
        ? t('It was withdrawn and does not count. Its results can be edited once it counts again.')
        : t('It was merged into another report, which counts. {link}.', {
            link: <a href={`/tournaments/${tournament.mergedInto}/edit`}>{t('Edit that one')}</a>,
          })}
    </p>
    {can('tournament.reinstate') ? (
      <Reinstatement tournament={tournament} />
    ) : (
      <p>{t('Only a coordinator of its place lets it count again: ask them.')}</p>
    )}
  </>
);

function MayRevise({ tournament, can, withdrawalAskedAt }: EditResultsFacts) {
  const { id, header } = tournament;
  return (
    <>
      <p>{t('The stored results open as a table. Change a cell, look at what it would move, and say why.')}</p>
      <EditResults id={id} name={header.name} />
      {withdrawalAskedAt !== null && (
        <div class="notice">
          <WithdrawalWaits since={withdrawalAskedAt} />
          <p>
            {t('The person who asked for it can take that back under {link}.', {
              link: <a href="/my/tournaments">{t('My tournaments')}</a>,
            })}
          </p>
        </div>
      )}
      {can('tournament.withdraw') && (withdrawalAskedAt === null || can('tournament.reinstate')) && (
        <Withdrawal tournament={tournament} />
      )}
      <p>
        {t('To set its level or league, {link}.', {
          link: <a href={`/tournaments/${id}/change`}>{t('open what else you can change')}</a>,
        })}
      </p>
    </>
  );
}

const MayPropose = ({ tournament: { id, header } }: EditResultsFacts) => (
  <>
    <p>
      {t(
        'Only its directors and the coordinators of its place change its results. What you change becomes a proposal: one of them accepts or refuses it, and until then nothing changes.',
      )}
    </p>
    <EditResults id={id} name={header.name} isProposal />
    <p>
      {t('You do not know what is right? {link}: they must answer.', {
        link: <a href={`/disputes/new?tournament=${id}`}>{t('Tell them what is wrong')}</a>,
      })}
    </p>
  </>
);
