import { t } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { DESK } from '../components/breadcrumbs.js';
import { DeskList } from '../components/desk-list.js';
import { EmptyState } from '../components/empty-state.js';
import { TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { addressOfBatch } from './batch-frame.js';
import { STATE_WORDS } from './batch-words.js';
import type { Batch } from './shapes.js';

/** Lists batches, the newest first, and opens a new one. */
export const batchesPage = (batches: readonly Batch[]) => (
  <Layout title={t('History')}>
    <PageHeader
      crumbs={[DESK]}
      title={t('History')}
      context={t(
        'Bring the past of your community: many files in one batch. Nothing is public until you publish it, and you can undo it as a whole.',
      )}
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
    <Form
      id="open"
      operation="POST /api/v1/batches"
      then="/desk/history/{number}"
      said={t('The batch is open. Add files to it.')}
    >
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
  </Layout>
);
