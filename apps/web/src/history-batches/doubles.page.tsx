import { LONGEST_REASON } from '@quadrant/http';
import { t, words } from '../languages/t.js';
import { Cards } from '../components/cards.js';
import { EmptyState } from '../components/empty-state.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import type { PageFault } from '../components/form/form-context.js';
import { Radios, SelectField, TextField } from '../components/form/fields.js';
import { Form, Kept } from '../components/form/form.js';
import { Fold } from '../components/form/fold.js';
import { PageForm } from '../components/form/page-form.js';
import { addressOf } from '../query/address.js';
import { addressOfBatch, BatchFrame, isOpen, WhatWasRead } from './batch-frame.js';
import { addressOfFile } from './files.page.js';
import { JoinedHalves, OfferedHalves } from './halves.js';
import type { Batch, BatchDoubles, BatchHalves, DoubleItem } from './shapes.js';
import { tellDays } from './written-date.js';

type Relation = BatchDoubles['groups'][number]['relation'];

/** One file beside another one that it resembles. */
const RELATIONS: Readonly<Record<Relation, string>> = words({
  equal: 'Both say the same.',
  more: 'This one says more than the other.',
  less: 'This one says less than the other.',
  contradicts: 'They contradict each other.',
});

/** Several files that may be one tournament. */
const RELATIONS_OF_GROUP: Readonly<Record<Relation, string>> = words({
  equal: 'They say the same.',
  more: 'The last file says more than the first.',
  less: 'The first file says more than the last.',
  contradicts: 'They contradict each other.',
});

export interface DoublesFacts {
  readonly batch: Batch;
  readonly doubles: BatchDoubles;
  readonly halves: BatchHalves;
  /** It counts from 1. */
  readonly page: number;
  readonly faults: readonly PageFault[];
}

/** A page has so many questions. */
const QUESTIONS_A_PAGE = 50;

/**
 * The fourth tab shows tournaments that were brought twice, or that are stored already, and files with half a tournament.
 * Open questions come first.
 */
export function doublesPage({ batch, doubles, halves, page, faults }: DoublesFacts) {
  const { stored, groups, lost, decided } = doubles;
  const copies = groups.filter(({ relation }) => relation === 'equal');
  const copiesOfStored = stored.filter(({ doubleOf }) => doubleOf?.relation === 'equal');
  const questions = [
    ...groups.filter(({ relation }) => relation !== 'equal').map((group) => ({ group })),
    ...stored.filter(({ doubleOf }) => doubleOf?.relation !== 'equal').map((item) => ({ item })),
  ];
  const shown = questions.slice((page - 1) * QUESTIONS_A_PAGE, page * QUESTIONS_A_PAGE);
  const isEmpty = questions.length + copies.length + copiesOfStored.length + lost.length === 0;
  return (
    <BatchFrame batch={batch} tab="doubles">
      <ErrorSummary faults={faults} />
      <Lost batch={batch} lost={lost} />
      {questions.length > 0 && <h2>{t('Which file is right?')}</h2>}
      <Cards
        cards={shown.map((question) =>
          'group' in question
            ? {
                id: question.group.items[0]!.id,
                title: nameOf(question.group.items[0]!),
                content: <Group batch={batch} group={question.group} />,
              }
            : {
                id: question.item.id,
                title: nameOf(question.item),
                content: <Stored batch={batch} item={question.item} />,
              },
        )}
      />
      {questions.length > page * QUESTIONS_A_PAGE && (
        <p>
          <a href={addressOf(addressOfBatch(batch, 'doubles'), { page: page + 1 })}>{t('More doubles')}</a>
        </p>
      )}
      <OfferedHalves batch={batch} halves={halves.offers} />
      <Copies batch={batch} groups={copies} stored={copiesOfStored} />
      {isEmpty && (
        <EmptyState>
          {batch.items.asks > 0
            ? t('Tournaments are compared once their facts are known. Until then, copies among them are not found.')
            : decided.length > 0
              ? t('Nothing is left to decide.')
              : t('No tournament was brought twice.')}
        </EmptyState>
      )}
      <JoinedHalves batch={batch} halves={halves.joined} />
      <Decided batch={batch} decided={decided} />
    </BatchFrame>
  );
}

const nameOf = ({ name, id }: DoubleItem): string => name ?? id;

const FileOf = ({ batch, item: { id, file } }: { readonly batch: Batch; readonly item: DoubleItem }) => (
  <a href={addressOfFile(batch, file)} dir="auto">
    {id}
  </a>
);

const PROPOSED: Readonly<Record<'name' | 'more', string>> = words({
  name: 'Proposed: its name says that it was corrected.',
  more: 'Proposed: it says more, or its name says that it was corrected.',
});

/** Tournaments of which every copy is left out would be lost without a word. */
function Lost({ batch, lost }: Pick<DoublesFacts, 'batch'> & Pick<BatchDoubles, 'lost'>) {
  if (lost.length === 0) return null;
  return (
    <section class="notice">
      <h2>{t('All copies are left out')}</h2>
      <p>{t('Nothing of these tournaments stays in the batch. If that is wrong, take one of the files again.')}</p>
      <ul>
        {lost.map(({ items }) => (
          <li key={items[0]!.id}>
            {items.map((item, at) => (
              <>
                {at > 0 && ', '}
                <FileOf batch={batch} item={item} />
              </>
            ))}
            {isOpen(batch) && <TakeAgain batch={batch} item={items[0]!} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Files of the batch that may be one tournament: somebody says which of them is right. */
function Group({ batch, group }: { readonly batch: Batch; readonly group: BatchDoubles['groups'][number] }) {
  const { items, relation, proposed } = group;
  const ids = items.map(({ id }) => id);
  return (
    <>
      <p>
        {t('{files, plural, other {These # files may be one tournament.}}', { files: items.length })}{' '}
        {RELATIONS_OF_GROUP[relation]} <WhatWasRead batch={batch} items={ids} />
      </p>
      <ul class="plain-list">
        {items.map((item) => (
          <li key={item.id}>
            <FileOf batch={batch} item={item} />
            {item.firstDay !== null && <span class="quiet"> {tellDays(item)}</span>}
          </li>
        ))}
      </ul>
      {isOpen(batch) && (
        <>
          <PageForm
            action={`${addressOfBatch(batch, 'doubles')}/decide`}
            label={t('Which file is right: {file}', { file: ids[0]! })}
          >
            {ids.map((id, at) => (
              <Kept key={id} name={`item-${at}`} value={id} />
            ))}
            <Radios
              name="kept"
              legend={t('Which file is right?')}
              options={[
                ...ids.map((id) => ({
                  value: `file ${id}`,
                  name: t('Keep {file}', { file: id }),
                  ...(id === proposed && {
                    hint: PROPOSED[relation === 'contradicts' ? 'name' : 'more'],
                  }),
                })),
                {
                  value: 'all',
                  name:
                    ids.length === 2
                      ? t('They are two tournaments')
                      : t('They are {tournaments} tournaments', { tournaments: ids.length }),
                },
              ]}
              chosen={proposed === null ? [] : [`file ${proposed}`]}
            />
            <TextField name="reason" label={t('Why, if you want to say it')} maxLength={LONGEST_REASON} />
            <button type="submit">{t('Decide')}</button>
          </PageForm>
          {items.length > 2 && (
            <Fold summary={t('Decide about each file')} forms={ids.map((id) => `double-${id}`)}>
              {items.map((item) => (
                <section key={item.id}>
                  <p>
                    <FileOf batch={batch} item={item} />
                  </p>
                  <Decide batch={batch} item={item} />
                </section>
              ))}
            </Fold>
          )}
        </>
      )}
    </>
  );
}

/** A tournament of the batch that is probably stored. */
function Stored({ batch, item }: { readonly batch: Batch; readonly item: DoubleItem }) {
  return (
    <>
      <Beside batch={batch} item={item} />
      {isOpen(batch) && <Decide batch={batch} item={item} />}
    </>
  );
}

function Beside({ batch, item }: { readonly batch: Batch; readonly item: DoubleItem }) {
  const { id, firstDay, doubleOf } = item;
  const isStored = doubleOf?.tournament != null;
  return (
    <p>
      {firstDay !== null && `${tellDays(item)}. `}
      {t('{file} holds the same tournament as {other}.', {
        file: <FileOf batch={batch} item={item} />,
        other: isStored ? (
          <a href={`/tournaments/${doubleOf.tournament}`}>{t('one that is stored')}</a>
        ) : (
          <bdi>{doubleOf?.item ?? t('another file')}</bdi>
        ),
      })}{' '}
      {doubleOf !== null && RELATIONS[doubleOf.relation]}{' '}
      <WhatWasRead batch={batch} items={[id, ...(doubleOf?.item == null ? [] : [doubleOf.item])]} />
    </p>
  );
}

/** Copies that say the same need no decision of their own. */
function Copies({ batch, groups, stored }: Pick<DoublesFacts, 'batch'> & Pick<BatchDoubles, 'groups' | 'stored'>) {
  const copies = [...groups.flatMap(({ items }) => items.slice(1)), ...stored];
  if (copies.length === 0) return null;
  return (
    <section>
      <h2>{t('Copies that say the same')}</h2>
      <p>
        {t(
          '{copies, plural, one {# file says} other {# files say}} the same as another one. One of each stays in the batch.',
          { copies: copies.length },
        )}
      </p>
      {isOpen(batch) && (
        <Form
          id="copies"
          operation={`POST /api/v1/batches/${batch.number}/items/copies`}
          label={t('All equal copies')}
          said={t('Copies that are left out now: {copies}.')}
          inline
        >
          <Kept name="reason" value={t('It says the same as another tournament.')} />
          <button type="submit">{t('Leave out all that say the same')}</button>
        </Form>
      )}
      <Fold summary={t('Decide about single copies')} forms={copies.map(({ id }) => `double-${id}`)}>
        <Cards
          cards={copies.map((item) => ({
            id: item.id,
            title: nameOf(item),
            content: <Stored batch={batch} item={item} />,
          }))}
        />
      </Fold>
    </section>
  );
}

/** Lists the decisions, each with a way back. */
function Decided({ batch, decided }: Pick<DoublesFacts, 'batch'> & Pick<BatchDoubles, 'decided'>) {
  if (decided.length === 0) return null;
  return (
    <Fold
      summary={t('{decisions, plural, one {# decision} other {# decisions}} so far', { decisions: decided.length })}
      forms={decided.map(({ id }) => `take-${id}`)}
    >
      <ul class="cards">
        {decided.map((item) => (
          <li key={item.id}>
            <p>
              <FileOf batch={batch} item={item} />{' '}
              {t('Decided: {decision}.', { decision: DECISIONS[item.decision ?? ''] ?? item.decision ?? '' })}{' '}
              {item.reason !== null && <q dir="auto">{item.reason}</q>}
            </p>
            {isOpen(batch) && <TakeAgain batch={batch} item={item} />}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

const TakeAgain = ({ batch, item: { id, decision } }: { readonly batch: Batch; readonly item: DoubleItem }) => (
  <Form
    id={`take-${id}`}
    operation={`POST /api/v1/batches/${batch.number}/items/decision`}
    label={t('Take back what was decided about {id}', { id })}
    said={t('The decision was taken back.')}
    inline
  >
    <Kept name="item" value={id} />
    <Kept name="decision" value="take" />
    <Kept name="reason" value={t('The decision was taken back.')} />
    <button type="submit">{decision === 'leave-out' ? t('Take it again') : t('Take the decision back')}</button>
  </Form>
);

function Decide({ batch, item: { id, doubleOf, decision } }: { readonly batch: Batch; readonly item: DoubleItem }) {
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
        options={['leave-out', 'other', ...(isStored ? ['revise'] : [])].map((value) => ({
          value,
          name: DECISIONS[value]!,
        }))}
      />
      <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
      <button type="submit">{t('Decide')}</button>
    </Form>
  );
}

const DECISIONS: Readonly<Record<string, string>> = words({
  'leave-out': 'Leave it out',
  other: 'It is another tournament: take both',
  revise: 'It corrects the stored one',
});
