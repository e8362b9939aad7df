import type { SentForm } from '@quadrant/http';
import { COLUMN_CHOICES } from '@quadrant/rules/files';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import type { PageFault } from '../components/form/form-context.js';
import { SelectField } from '../components/form/fields.js';
import { PageForm } from '../components/form/page-form.js';
import { PageHeader } from '../components/page-header.js';
import { columnField } from './columns-form.js';
import { Layout } from '../frame/layout.js';
import { Steps } from './steps.js';

interface ColumnsFacts {
  readonly rows: readonly (readonly string[])[];
  /** The name of the file; null where it has none. */
  readonly name: string | null;
  readonly faults: readonly PageFault[];
  /** The form has the choices so far. */
  readonly chosen?: SentForm;
}

const EXAMPLES = 3;

/** Asks what the unknown columns of a table hold. Only columns that get a name are kept. */
export function columnsPage({ rows, name, faults, chosen }: ColumnsFacts) {
  const [first = []] = rows;
  const choices = COLUMN_CHOICES.map(({ heading, name: label }) => ({ value: heading, name: tell(label) }));
  return (
    <Layout title={t('{faults}What do the columns hold?', { faults: faults.length > 0 ? t('Error: ') : '' })}>
      <ErrorSummary faults={faults} />
      <PageHeader
        title={t('What do the columns hold?')}
        context={t('Quadrant does not know these headings. Name the columns with results; the others are not kept.')}
      />
      <Steps at="give" />
      <PageForm action="/submit/columns" label={t('Name the columns')} faults={faults}>
        <input type="hidden" name="table" value={JSON.stringify(rows)} />
        <input type="hidden" name="name" value={name ?? ''} />
        <label class="choice">
          <input
            type="checkbox"
            name="has-headings"
            value="yes"
            checked={chosen === undefined || chosen.has('has-headings')}
          />
          <span>{t('The first row holds headings, no match')}</span>
        </label>
        <div class="field-grid">
          {first.map((heading, index) => (
            <SelectField
              key={index}
              name={columnField(index)}
              label={heading || t('Column {index}', { index: index + 1 })}
              hint={t('Such as {rows}', { rows: tellExamples(rows, index) })}
              value={chosen?.value(columnField(index)) ?? ''}
              options={choices}
              none={t('Not needed')}
            />
          ))}
        </div>
        <div class="buttons">
          <button type="submit" class="first">
            {t('Continue')}
          </button>
          <a class="button" href="/submit">
            {t('Give another file')}
          </a>
        </div>
      </PageForm>
    </Layout>
  );
}

function tellExamples(rows: readonly (readonly string[])[], index: number): string {
  const found = rows.slice(1).flatMap((row) => row[index] || []);
  return found.length === 0 ? t('nothing: all its cells are empty') : [...new Set(found)].slice(0, EXAMPLES).join(', ');
}
