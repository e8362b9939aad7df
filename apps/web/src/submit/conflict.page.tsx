import { t } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { PageForm } from '../components/form/page-form.js';
import { PageHeader } from '../components/page-header.js';
import type { ChangedMeanwhile, ChangedValue } from './changed-meanwhile.js';
import type { Difference } from './conflict.js';
import type { CorrectionOfDraft, DraftDetail } from './draft-shapes.js';
import { nameOfDraft } from './draft-name.js';
import { Layout } from '../frame/layout.js';

interface ConflictFacts {
  /** The draft is as it is stored now. */
  readonly draft: DraftDetail;
  readonly differences: readonly Difference[];
  readonly kept: ChangedMeanwhile['kept'];
  /** The button that was pressed. */
  readonly then: string;
}

/** Two windows save the same draft: the second shows what is stored now, and what was typed. */
export function conflictPage({ draft, differences, kept, then }: ConflictFacts) {
  return (
    <Layout title={t('This draft was changed since you opened it')}>
      <PageHeader
        title={t('This draft was changed since you opened it')}
        context={t('Another window saved it first. Nothing of yours was stored yet: choose what to keep.')}
      />
      <PageForm action={`/submit/${draft.id}`} label={t('Choose what to keep')}>
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name="then" value={then} />
        <Choices differences={differences} />
        <Kept kept={kept} />
        <div class="buttons">
          <button type="submit" class="first">
            {t('Save what I chose')}
          </button>
          <a class="button" href={`/submit/${draft.id}`}>
            {t('Keep what is stored')}
          </a>
        </div>
      </PageForm>
    </Layout>
  );
}

interface RevisedFacts {
  readonly draft: DraftDetail;
  readonly corrects: CorrectionOfDraft;
  readonly meanwhile: ChangedMeanwhile;
}

/** Somebody revised the tournament that a draft corrects: the reader sees what changed, cell by cell, and goes on from there. */
export function revisedPage({ draft, corrects, meanwhile }: RevisedFacts) {
  const { changed, differences, kept, lost } = meanwhile;
  const { currentRevision: revision, tournamentId } = corrects;
  const name = nameOfDraft(draft);
  return (
    <Layout title={t('{name} was changed since you opened it', { name })}>
      <PageHeader
        crumbs={[{ name, address: `/tournaments/${tournamentId}` }]}
        title={<>{t('{name} was changed since you opened it', { name: <bdi>{name}</bdi> })}</>}
        context={
          revision === corrects.revision
            ? t('Its settings were changed, such as its level or its league. The results are the same.')
            : t('Revision {revision} was submitted meanwhile. Your changes are still in your draft.', { revision })
        }
      />
      {changed.length > 0 && (
        <DataTable
          caption={t('What changed meanwhile')}
          columns={listColumns()}
          rows={changed}
          keyOf={({ label, opened, stored }) => [label, opened, stored].join(' ')}
          isWordy
        />
      )}
      <PageForm action={`/submit/${draft.id}/anew`} label={t('Go on with the current results')}>
        <input type="hidden" name="revision" value={revision} />
        {differences.length > 0 && <h2>{t('Choose what to keep')}</h2>}
        <Choices differences={differences} />
        <Kept kept={kept} />
        {lost.length > 0 && (
          <section>
            <h2>{t('Your changes whose rows are gone')}</h2>
            <p>{t('Type them again where they belong.')}</p>
            <ul>
              {lost.map(({ label, typed }) => (
                <li key={label}>
                  {label}: <Value text={typed} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div class="buttons">
          <button type="submit" class="first" name="then" value="keep">
            {t('Go on with revision {revision}', { revision })}
          </button>
          <button type="submit" name="then" value="discard">
            {t('Discard my changes')}
          </button>
        </div>
      </PageForm>
    </Layout>
  );
}

const listColumns = (): readonly Column<ChangedValue>[] => [
  { name: t('What'), kind: 'row', cell: ({ label }) => label },
  { name: t('You opened'), cell: ({ opened }) => <Value text={opened} /> },
  { name: t('Stored now'), cell: ({ stored }) => <Value text={stored} /> },
  { name: t('You typed'), cell: ({ typed }) => (typed === null ? '' : <Value text={typed} />) },
];

/** In each field, what is stored now and what was typed are the two choices. */
const Choices = ({ differences }: Pick<ConflictFacts, 'differences'>) => (
  <>
    {differences.map(({ field, label, typed, stored }) => (
      <fieldset key={field}>
        <legend>{label}</legend>
        <label class="choice">
          <input type="radio" name={field} value={stored} />
          <span>{t('Stored meanwhile: {value}', { value: <Value text={stored} /> })}</span>
        </label>
        <label class="choice">
          <input type="radio" name={field} value={typed} checked />
          <span>{t('You typed: {value}', { value: <Value text={typed} /> })}</span>
        </label>
      </fieldset>
    ))}
  </>
);

const Kept = ({ kept }: Pick<ChangedMeanwhile, 'kept'>) =>
  kept.length > 0 && (
    <section>
      <h2>{t('Your changes that stay')}</h2>
      <ul>
        {kept.map(({ field, label, typed }) => (
          <li key={field}>
            {label}: <Value text={typed} />
            <input type="hidden" name={field} value={typed} />
          </li>
        ))}
      </ul>
    </section>
  );

const Value = ({ text }: { readonly text: string }) =>
  text === '' ? (
    <em>{t('nothing')}</em>
  ) : (
    <strong>
      <bdi>{text}</bdi>
    </strong>
  );
