import { LONGEST_REASON } from '@quadrant/http';
import type { RefreshRequest } from '@quadrant/store/refreshes';
import type { PublicationState } from '@quadrant/store/runs';
import { t } from '../languages/t.js';
import { tell, tellReason } from '../languages/tell.js';
import { Ago } from '../components/ago.js';
import { DeskList } from '../components/desk-list.js';
import { Radios, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';
import { WeekdayTime } from '../components/moment.js';
import { PageHeader } from '../components/page-header.js';
import { actorName } from '../components/actor-name.js';
import { Layout } from '../frame/layout.js';
import { DESK } from '../components/breadcrumbs.js';
import { FOLLOWING, Progress } from './progress.js';
import { REFRESH_WORDS, titleOf } from './refresh-words.js';

/** A page without a script reloads after this many seconds. */
export const ASKS_AGAIN_AFTER = 3;

export interface RefreshesFacts {
  /** The refreshes are sorted with the newest first. */
  readonly refreshes: readonly RefreshRequest[];
  /** It is being computed or published. */
  readonly moving: RefreshRequest | null;
  readonly publication: PublicationState;
  readonly next: Date;
  readonly mayResume: boolean;
}

/** Shows what is published, when the next refresh comes, and how to start one now. */
export function refreshesPage({ refreshes, moving, publication, next, mayResume }: RefreshesFacts) {
  const { pause } = publication;
  return (
    <Layout title={t('Refresh')} {...(moving !== null && { scripts: [FOLLOWING], reloadsAfter: ASKS_AGAIN_AFTER })}>
      <PageHeader
        crumbs={[DESK]}
        title={t('Refresh')}
        context={
          <>
            {t('A refresh replays history and publishes what differs. The next one comes by itself on {weekdayTime}.', {
              weekdayTime: <WeekdayTime at={next} />,
            })}
          </>
        }
      />
      <Published publication={publication} />
      {moving !== null && (
        <>
          <h2>
            <a href={`/desk/refresh/${moving.id}`}>{titleOf(moving)}</a>
          </h2>
          <Progress refresh={moving} />
        </>
      )}
      {pause === null ? <Ask /> : <Resume mayResume={mayResume} />}
      {refreshes.length > 0 && (
        <>
          <h2>{t('Latest refreshes')}</h2>
          <DeskList
            label={t('Latest refreshes')}
            items={refreshes.map((refresh) => ({
              address: `/desk/refresh/${refresh.id}`,
              name: `${titleOf(refresh)}: ${REFRESH_WORDS[refresh.state][0].toLowerCase()}`,
              note: <Note refresh={refresh} />,
            }))}
          />
        </>
      )}
    </Layout>
  );
}

const Note = ({ refresh: { createdAt, requestedBy, reason, summary } }: { readonly refresh: RefreshRequest }) => (
  <span dir="auto">
    {t('{ago}, by {requestedBy}: {reason}{summary}', {
      ago: <Ago at={createdAt} />,
      requestedBy: actorName(requestedBy),
      reason: tellReason(reason),
      summary: summary !== null && `. ${tell(summary)}`,
    })}
  </span>
);

function Published({ publication: { headRun, publishedAt, pause } }: { readonly publication: PublicationState }) {
  if (publishedAt === null) return <p>{t('Nothing is published yet.')}</p>;
  return (
    <p>
      {t('Readers see {link}, published {ago}.{pause}', {
        link: <a href={`/runs/${headRun}`}>{t('run {headRun}', { headRun })}</a>,
        ago: <Ago at={publishedAt} />,
        pause: pause !== null && t(' Publishing is paused.'),
      })}
    </p>
  );
}

function Ask() {
  return (
    <>
      <h2>{t('Look before you publish')}</h2>
      <p>
        {t('A dry run computes everything and publishes nothing. You see what would move, then publish exactly that.')}
      </p>
      <Form
        id="dry-run"
        operation="POST /api/v1/refreshes"
        label={t('Make a dry run')}
        then="/desk/refresh/{id}"
        said={t('The dry run was requested.')}
      >
        <input type="hidden" name="dryRun:flag" value="true" />
        <TextField
          name="reason"
          label={t('Reason (optional)')}
          hint={t('It is shown with the run.')}
          maxLength={LONGEST_REASON}
        />
        <button type="submit" class="first">
          {t('Make a dry run')}
        </button>
      </Form>
      <Fold summary={t('Publish without a dry run')} forms={['refresh']}>
        <Form
          id="refresh"
          operation="POST /api/v1/refreshes"
          label={t('Refresh now')}
          then="/desk/refresh/{id}"
          said={t('The refresh was requested.')}
        >
          <TextField name="reason" label={t('Reason (optional)')} maxLength={LONGEST_REASON} />
          <Radios
            name="scope"
            legend={t('From where')}
            options={[
              { value: 'incremental', name: t('From the earliest change that waits') },
              { value: 'full', name: t('From the first tournament') },
            ]}
            chosen={['incremental']}
          />
          <button type="submit">{t('Refresh now')}</button>
        </Form>
      </Fold>
    </>
  );
}

/** While publishing is paused, nothing is published until somebody resumes it. */
export function Resume({ mayResume }: { readonly mayResume: boolean }) {
  return (
    <>
      <h2>{t('Resume publishing')}</h2>
      {mayResume ? (
        <>
          <p>{t('A full refresh then publishes everything that waits.')}</p>
          <Form
            id="resume"
            operation="POST /api/v1/publication/resume"
            label={t('Resume publishing')}
            then="/desk/refresh/{id}"
            said={t('Publishing was resumed. A full refresh publishes everything that waits.')}
          >
            <button type="submit" class="first">
              {t('Resume publishing')}
            </button>
          </Form>
        </>
      ) : (
        <p>{t('A continental coordinator, the Director of Organized Play or an administrator can resume it.')}</p>
      )}
    </>
  );
}
