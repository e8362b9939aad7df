import { LONGEST_REASON } from '@quadrant/http';
import { t, words } from '../languages/t.js';
import { Cards } from '../components/cards.js';
import { EmptyState } from '../components/empty-state.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import type { PageFault } from '../components/form/form-context.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { Form, Kept } from '../components/form/form.js';
import { PageForm } from '../components/form/page-form.js';
import { Fold } from '../components/form/fold.js';
import { addressOf } from '../query/address.js';
import { addressOfBatch, BatchFrame, isOpen, WhatWasRead } from './batch-frame.js';
import { addressOfFile } from './files.page.js';
import { HalvesOfTournaments } from './halves.js';
import type { Batch, BatchHalves, BatchItem, ItemPage } from './shapes.js';
import { tellDays } from './written-date.js';

const RELATIONS: Readonly<Record<NonNullable<BatchItem['doubleOf']>['relation'], string>> = words({
  equal: 'Both say the same.',
  more: 'This one says more than the other.',
  less: 'This one says less than the other.',
  contradicts: 'They contradict each other.',
});

interface DoublesFacts {
  readonly batch: Batch;
  readonly page: ItemPage;
  readonly halves: BatchHalves;
  readonly faults: readonly PageFault[];
}

/** The fourth tab shows tournaments that were brought twice, or that are stored already, and files with half a tournament. */
export const doublesPage = ({ batch, page, halves, faults }: DoublesFacts) => (
  <BatchFrame batch={batch} tab="doubles">
    <ErrorSummary faults={faults} />
    <HalvesOfTournaments batch={batch} halves={halves} />
    {page.items.length === 0 ? (
      <EmptyState>{t('No tournament was brought twice.')}</EmptyState>
    ) : (
      <>
        <p>{t('Equal ones are left out without a question. Decide about the others.')}</p>
        {isOpen(batch) && page.items.some(isOpenCopy) && (
          <PageForm action={`${addressOfBatch(batch, 'doubles')}/equal`} label={t('All equal copies')}>
            <button type="submit">{t('Leave out all that say the same')}</button>
          </PageForm>
        )}
        <Cards
          cards={page.items.map((item) => ({
            id: item.id,
            title: item.name ?? item.id,
            content: <Double batch={batch} item={item} />,
          }))}
        />
      </>
    )}
    {page.next !== null && (
      <p>
        <a href={addressOf(addressOfBatch(batch, 'doubles'), { after: page.next })}>{t('More doubles')}</a>
      </p>
    )}
  </BatchFrame>
);

/** A copy that says the same as another one needs no decision of its own. */
const isOpenCopy = ({ doubleOf, decision }: BatchItem): boolean => doubleOf?.relation === 'equal' && decision === null;

function Double({ batch, item }: { readonly batch: Batch; readonly item: BatchItem }) {
  const { id, file, firstDay, doubleOf, decision, reason } = item;
  const isStored = doubleOf?.tournament != null;
  return (
    <>
      <p>
        {firstDay !== null && `${tellDays(item)}. `}
        {t('{file} holds the same tournament as {other}.', {
          file: (
            <a href={addressOfFile(batch, file)} dir="auto">
              {file}
            </a>
          ),
          other: isStored ? (
            <a href={`/tournaments/${doubleOf.tournament}`}>{t('one that is stored')}</a>
          ) : (
            <bdi>{doubleOf?.item ?? t('another file')}</bdi>
          ),
        })}{' '}
        {doubleOf !== null && RELATIONS[doubleOf.relation]}{' '}
        <WhatWasRead batch={batch} items={[id, ...(doubleOf?.item == null ? [] : [doubleOf.item])]} />
      </p>
      {decision !== null && (
        <p>
          {t('Decided: {decision}.', { decision: DECISIONS[decision] ?? decision })}{' '}
          {reason !== null && <q dir="auto">{reason}</q>}
        </p>
      )}
      {isOpen(batch) && isOpenCopy(item) && (
        <Fold summary={t('Decide otherwise')} forms={[`double-${id}`]}>
          <Decide batch={batch} item={item} />
        </Fold>
      )}
      {isOpen(batch) && !isOpenCopy(item) && <Decide batch={batch} item={item} />}
    </>
  );
}

function Decide({ batch, item: { id, doubleOf, decision } }: { readonly batch: Batch; readonly item: BatchItem }) {
  const isStored = doubleOf?.tournament != null;
  return (
    <Form
      id={`double-${id}`}
      operation={`POST /api/v1/batches/${batch.number}/items/decision`}
      label={t('Decide about {id}', { id })}
      said={t('Decided.')}
    >
      <Kept name="item" value={id} />
      <SelectField
        name="decision"
        label={t('What becomes of it')}
        value={decision ?? 'leave-out'}
        options={['leave-out', 'other', ...(isStored ? ['revise'] : []), ...(decision === null ? [] : ['take'])].map(
          (value) => ({
            value,
            name: DECISIONS[value]!,
          }),
        )}
      />
      <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
      <button type="submit">{t('Decide')}</button>
    </Form>
  );
}

const DECISIONS: Readonly<Record<string, string>> = words({
  'leave-out': 'Leave it out',
  take: 'Take the decision back',
  other: 'It is another tournament: take both',
  revise: 'It corrects the stored one',
});
