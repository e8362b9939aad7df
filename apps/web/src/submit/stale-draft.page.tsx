import { t } from '../languages/t.js';
import { PageForm } from '../components/form/page-form.js';
import { PageHeader } from '../components/page-header.js';
import { nameOfDraft } from './draft-name.js';
import type { CorrectionOfDraft, DraftDetail, DraftOfLive } from './draft-shapes.js';
import { Minute } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { MakeDraft, ReportLinks } from './report-of-live.js';

interface StaleDraft {
  readonly draft: DraftDetail;
  readonly live: DraftOfLive;
}

/** A live tournament has gone on after this draft was made. The draft is not continued, and the page says what happened. */
export const staleDraftPage = ({ draft, live }: StaleDraft) => (
  <Layout title={nameOfDraft(draft)} game={draft.answers['game']}>
    <PageHeader
      crumbs={[{ name: t('My tournaments'), address: '/my/tournaments' }]}
      title={<bdi>{nameOfDraft(draft)}</bdi>}
      context={t('This draft can no longer be submitted.')}
    />
    {live.state === 'reported' ? <Reported live={live} /> : <Outdated live={live} />}
    <PageForm action={`/submit/${draft.id}/deletion`} label={t('Delete the draft')}>
      <button type="submit">{t('Delete the draft')}</button>
    </PageForm>
  </Layout>
);

const Outdated = ({ live: { id, isFinished } }: Pick<StaleDraft, 'live'>) => (
  <section>
    <h2>{t('The tournament has gone on')}</h2>
    <p>{t('Something was entered into the tournament after this draft was made, so the draft has older results.')}</p>
    {isFinished ? (
      <MakeDraft id={id} label={t('Check the present results')}>
        {t('Check the present results')}
      </MakeDraft>
    ) : (
      <>
        <p>{t('The tournament is open again. Finish it first, then check its report.')}</p>
        <p class="buttons">
          <a class="button first" href={`/live/${id}/run`}>
            {t('Go to the tournament')}
          </a>
        </p>
      </>
    )}
  </section>
);

const Reported = ({ live: { id, report } }: Pick<StaleDraft, 'live'>) => (
  <section>
    <h2>
      {report?.waitingId == null
        ? t("This tournament's report is already stored")
        : t("This tournament's report waits for a decision")}
    </h2>
    <p>
      {report !== null &&
        t('It was submitted {minute}, after this draft was made. The draft may have older results.', {
          minute: <Minute at={new Date(report.receivedAt)} />,
        })}{' '}
      {t('To correct a result, open the tournament again on its run page, correct the result there, and finish it.')}
    </p>
    <p class="buttons">
      {report !== null && <ReportLinks report={report} account={null} />}
      <a class="button" href={`/live/${id}/run`}>
        {t('Correct a result')}
      </a>
    </p>
  </section>
);

interface UncountedDraft {
  readonly draft: DraftDetail;
  readonly corrects: CorrectionOfDraft;
}

/** The tournament that a draft corrects was withdrawn, or merged into another one. The page says what can be done. */
export const uncountedPage = ({ draft, corrects: { tournamentId, mergedInto } }: UncountedDraft) => (
  <Layout title={nameOfDraft(draft)}>
    <PageHeader
      crumbs={[{ name: t('My tournaments'), address: '/my/tournaments' }]}
      title={<bdi>{nameOfDraft(draft)}</bdi>}
      context={t('This draft can no longer be submitted.')}
    />
    {mergedInto === null ? (
      <section>
        <h2>{t('The tournament was withdrawn')}</h2>
        <p>{t('It does not count any more. Once a coordinator lets it count again, you can go on with this draft.')}</p>
        <p class="buttons">
          <a class="button first" href={`/tournaments/${tournamentId}/change`}>
            {t('See how it counts again')}
          </a>
        </p>
      </section>
    ) : (
      <section>
        <h2>{t('The tournament was merged into another report')}</h2>
        <p>{t('The other report counts. Correct that one.')}</p>
        <p class="buttons">
          <a class="button first" href={`/tournaments/${mergedInto}/edit`}>
            {t('Edit the report that counts')}
          </a>
        </p>
      </section>
    )}
    <PageForm action={`/submit/${draft.id}/deletion`} label={t('Delete the draft')}>
      <button type="submit">{t('Delete the draft')}</button>
    </PageForm>
  </Layout>
);
