import { DataTable, type Column } from '../components/data-table.js';
import { fieldWords } from '../components/plain-words.js';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import type { PreviewedChange, ReportPreview } from './report-preview.js';

/** Lists what a revision changes, cell by cell; empty where only details differ. */
export const WhatChanges = ({ changes, moreChanges }: NonNullable<ReportPreview['replaces']>) => (
  <>
    {changes.length > 0 && (
      <DataTable
        caption={t('What changes')}
        columns={listColumns()}
        rows={changes}
        keyOf={({ what, before, after }) => [what, before, after].join(' ')}
        isWordy
      />
    )}
    {moreChanges > 0 && (
      <p>{t('{moreChanges, plural, one {# more change} other {# more changes}}.', { moreChanges })}</p>
    )}
  </>
);

const listColumns = (): readonly Column<PreviewedChange>[] => [
  { name: t('What'), kind: 'row', cell: ({ what }) => <span dir="auto">{fieldWords(tell(what))}</span> },
  { name: t('Stored'), cell: ({ before }) => <span dir="auto">{tell(before)}</span> },
  { name: t('New'), cell: ({ after }) => <span dir="auto">{tell(after)}</span> },
];
