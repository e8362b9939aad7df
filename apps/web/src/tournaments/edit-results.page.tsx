import type { TournamentDetail } from '@quadrant/store/tournaments';
import { t } from '../languages/t.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { EditResults } from './edit-results.js';

interface EditResultsFacts {
  readonly tournament: TournamentDetail;
  /** Tells whether the reader may revise it. */
  readonly mayRevise: boolean;
}

/** Leads to the grid with the stored results; people who may not change them read who may, and how they propose it. */
export function editResultsPage({ tournament, mayRevise }: EditResultsFacts) {
  const { id, header, state, mergedInto } = tournament;
  return (
    <Layout title={t('Edit {name}', { name: header.name })} game={header.game}>
      <PageHeader
        crumbs={[
          { name: t('Tournaments'), address: '/tournaments' },
          { name: header.name, address: `/tournaments/${id}` },
        ]}
        title={<>{t('Edit {name}', { name: <bdi>{header.name}</bdi> })}</>}
      />
      {mergedInto !== null ? (
        <p>
          {t('It was merged into another report, which counts. {link}.', {
            link: <a href={`/tournaments/${mergedInto}/edit`}>{t('Edit that one')}</a>,
          })}
        </p>
      ) : state === 'withdrawn' ? (
        <p>
          {t('It was withdrawn and does not count. {link} first.', {
            link: <a href={`/tournaments/${id}/change`}>{t('Let it count again')}</a>,
          })}
        </p>
      ) : mayRevise ? (
        <MayRevise tournament={tournament} />
      ) : (
        <p>
          {t('Only its directors and the coordinators of its place change its results. {link}: they must answer.', {
            link: <a href={`/disputes/new?tournament=${id}`}>{t('Tell them what is wrong')}</a>,
          })}
        </p>
      )}
    </Layout>
  );
}

const MayRevise = ({ tournament: { id, header } }: Pick<EditResultsFacts, 'tournament'>) => (
  <>
    <p>{t('The stored results open as a table. Change a cell, look at what it would move, and say why.')}</p>
    <EditResults id={id} name={header.name} />
    <p>
      {t('To withdraw it, or to set its level or league, {link}.', {
        link: <a href={`/tournaments/${id}/change`}>{t('open what else you can change')}</a>,
      })}
    </p>
  </>
);
