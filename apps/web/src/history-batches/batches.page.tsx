import { t } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { DESK } from '../components/breadcrumbs.js';
import { DeskList } from '../components/desk-list.js';
import { EmptyState } from '../components/empty-state.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { tellWindowPlace } from '../components/open-history-windows.js';
import { tellDate } from '../languages/tell-day.js';
import type { HistoryWindowRow } from '@quadrant/views';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { addressOfBatch } from './batch-frame.js';
import { STATE_WORDS } from './batch-words.js';
import type { Batch } from './shapes.js';

export interface BatchesFacts {
  readonly batches: readonly Batch[];
  /** The reader may bring old tournaments in these; a coordinator needs none. */
  readonly windows: readonly HistoryWindowRow[];
  readonly isCoordinator: boolean;
}

/** Lists batches, the newest first, and opens a new one. Directors see their own. */
export const batchesPage = ({ batches, windows, isCoordinator }: BatchesFacts) => (
  <Layout title={t('History')}>
    <PageHeader
      crumbs={isCoordinator ? [DESK] : []}
      title={t('History')}
      context={
        isCoordinator
          ? t(
              'Bring the past of your community: many files in one batch. Nothing is public until you publish it, and you can undo it as a whole.',
            )
          : t(
              'Bring the past of your community: many files in one batch. You send it, and nothing is public until a coordinator publishes it.',
            )
      }
    />
    {batches.length === 0 ? (
      <EmptyState>{t('There is no batch yet. Open one, then add files to it.')}</EmptyState>
    ) : (
      <DeskList
        label={t('Batches')}
        items={batches.map((batch) => ({
          address: addressOfBatch(batch),
          name: batch.name,
          note: t('{state}, {files, plural, one {# file} other {# files}}, opened {ago} by {openedBy}', {
            state: STATE_WORDS[batch.state][0],
            files: batch.files,
            ago: <Ago at={new Date(batch.openedAt)} />,
            openedBy: batch.openedBy,
          }),
        }))}
      />
    )}
    <h2>{t('Open a batch')}</h2>
    {isCoordinator || windows.length > 0 ? (
      <OpenBatch windows={windows} />
    ) : (
      <p>
        {t(
          'You need an open history window for a place where you are an approved director. Ask a coordinator of the place to open one.',
        )}
      </p>
    )}
  </Layout>
);

const OpenBatch = ({ windows }: Pick<BatchesFacts, 'windows'>) => (
  <Form
    id="open"
    operation="POST /api/v1/batches"
    then="/desk/history/{number}"
    said={t('The batch is open. Add files to it.')}
  >
    {windows.length > 0 && (
      <SelectField
        name="window"
        label={t('History window')}
        hint={t('A coordinator of the place reviews your batch before it is published.')}
        kind="number"
        options={windows.map(({ number, from, to, ...place }) => ({
          value: String(number),
          name: t('{place}, {from} to {to}', { place: tellWindowPlace(place), from: tellDate(from), to: tellDate(to) }),
        }))}
      />
    )}
    <TextField
      name="name"
      label={t('Name of the batch')}
      hint={t('Such as “Berlin 2004 to 2012”. You and other coordinators see it.')}
      maxLength={100}
      isRequired
    />
    <TextField name="note" label={t('Note')} hint={t('Where the files come from.')} maxLength={300} />
    <button type="submit" class="first">
      {t('Open the batch')}
    </button>
  </Form>
);
