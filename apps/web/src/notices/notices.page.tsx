import type { Page, ShownNotice } from '@quadrant/views';
import { tell } from '../languages/tell.js';
import { t } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { EmptyState } from '../components/empty-state.js';
import { Form, Kept } from '../components/form/form.js';
import { Layout } from '../frame/layout.js';

interface Shown extends Pick<Page<ShownNotice>, 'rows'> {
  readonly unread: number;
  /** Older notices have this address. It is null on the last page. */
  readonly older: string | null;
}

/** Lists what somebody was told, the newest first. */
export function noticesPage({ rows, unread, older }: Shown) {
  const [newest] = rows;
  return (
    <Layout title={t('Notices')}>
      <h1>{t('Notices')}</h1>
      <p>
        <a href="/me/notices/choices">{t('Choose your notices')}</a>
      </p>
      {newest === undefined ? (
        <EmptyState>
          {t('You have no notices. They appear when something happens with your tournaments, ratings or disputes.')}
        </EmptyState>
      ) : (
        <>
          {unread > 0 && (
            <Form
              id="read-notices"
              operation="POST /api/v1/notices/reading"
              label={t('Mark as read')}
              said={t('{read} notices are marked as read.')}
              inline
            >
              <Kept name="upTo" value={newest.id} />
              <button type="submit">{t('Mark all as read')}</button>
            </Form>
          )}
          <ul class="notices">
            {rows.map(({ id, sentence, address, createdAt, readAt }) => (
              <li key={id}>
                {readAt === null && <strong>{t('New')} </strong>}
                <a href={address}>{tell(sentence)}</a>{' '}
                <span class="quiet">
                  <Ago at={createdAt} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {older !== null && (
        <p>
          <a href={older}>{t('Older notices')}</a>
        </p>
      )}
    </Layout>
  );
}
