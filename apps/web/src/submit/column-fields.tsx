import { COLUMN_CHOICES } from '@quadrant/rules/files';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { SelectField } from '../components/form/fields.js';
import type { CheckView } from './check-view.js';
import { columnAnswerField } from './draft-form.js';
import { FindingNote } from './finding-note.js';

const COLUMN = 'column.';

/** Each unread column has a choice of what it holds. */
export function ColumnFields({ view: { sorted, draft } }: { readonly view: CheckView }) {
  const settled = Object.keys(draft.answers)
    .filter((key) => key.startsWith(COLUMN) && !sorted.ofColumns.has(key.slice(COLUMN.length)))
    .map((key) => [key.slice(COLUMN.length), null] as const);
  const asked = [...sorted.ofColumns, ...settled];
  if (asked.length === 0) return null;
  const options = COLUMN_CHOICES.map(({ kind, name }) => ({ value: kind, name: tell(name) }));
  return (
    <section>
      <h2>{t('Columns of your table')}</h2>
      {asked.map(([heading, finding]) => (
        <div key={heading}>
          {finding !== null && <FindingNote finding={finding} />}
          <SelectField
            name={columnAnswerField(heading)}
            value={draft.answers[COLUMN + heading] ?? finding?.suggestion ?? ''}
            label={t('What does the column {heading} hold?', { heading })}
            options={options}
            none={t('Nothing that a report needs')}
          />
        </div>
      ))}
    </section>
  );
}
