import { t } from '../languages/t.js';
import { ADMIN } from '../components/breadcrumbs.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';

/** Says where the queue is, and leads to its board. */
export const queuePage = (boardAddress: string | null) => (
  <Layout title={t('Queue')}>
    <PageHeader crumbs={[ADMIN]} title={t('Queue')} context={t('The jobs that workers take.')} />
    {boardAddress === null ? (
      <>
        <p>
          {t(
            'The queue is in PostgreSQL, so there is no board for it. {health} says how many jobs wait, and for how long.',
            {
              health: <a href="/admin/health">{t('Health')}</a>,
            },
          )}
        </p>
        <p>{t('A queue in Redis (setting {variable}) has a board.', { variable: <code>REDIS_URL</code> })}</p>
      </>
    ) : (
      <>
        <p>{t('The queue is in Redis. Bull Board shows its jobs, and changes nothing.')}</p>
        <p>
          <a href={boardAddress}>{t('Open Bull Board')}</a>
        </p>
      </>
    )}
  </Layout>
);
