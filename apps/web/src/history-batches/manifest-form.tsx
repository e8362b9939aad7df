import { noteOf } from '@quadrant/rules/batches';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { FileField } from '../components/form/fields.js';
import { Kept } from '../components/form/form.js';
import type { PageFault } from '../components/form/form-context.js';
import { PageForm } from '../components/form/page-form.js';
import { addressOf } from '../query/address.js';
import { addressOfBatch, addressOfResults, isOpen } from './batch-frame.js';
import { tellKey } from './batch-words.js';
import { addressOfFile } from './files.page.js';
import type { Batch, ManifestRow } from './shapes.js';
import { choicesOf } from './answer.js';

/** Says where a proposed date comes from, when it is more than a copy from the file. */
function Note({ proposed, said }: { readonly proposed: ManifestRow['proposed']; readonly said: string | undefined }) {
  const note = noteOf(proposed, said);
  return note === null ? null : <p class="quiet">{t('Date: {note}', { note: tell(note) })}</p>;
}

const OF_A_FILE = ['name', 'startsAt', 'game', 'director', 'venue', 'level'] as const;
/** The table fits into a window of a desktop with fields of so many letters. */
const SIZES: Readonly<Record<string, number>> = {
  name: 16,
  startsAt: 10,
  director: 10,
  venue: 10,
};

interface FileFactProps {
  readonly name: string;
  readonly question: (typeof OF_A_FILE)[number];
  readonly row: Pick<ManifestRow, 'file' | 'values' | 'proposed' | 'open'>;
  readonly isOpen: boolean;
}

/** Asks for a fact of one file. Only those who write manifest.csv need to know the short names of games. */
function FileFact({ name, question, row: { file, values, proposed, open }, isOpen: isEditable }: FileFactProps) {
  const [value, proposal] = [values[question] ?? '', proposed[question] ?? ''];
  const field = {
    name,
    'aria-label': t('{fact} of {file}', { fact: tellKey(question), file }),
    class: open.includes(question) ? 'short open' : 'short',
    disabled: !isEditable,
    autocomplete: 'off',
  } as const;
  const choices = choicesOf(question);
  if (choices === null)
    return <input {...field} size={SIZES[question]} value={value} placeholder={proposal} spellcheck={false} />;
  const nameOf = (each: string) => choices.find((choice) => choice.value === each)?.name ?? each;
  const isOwn = value !== '' && choices.every((choice) => choice.value !== value);
  return (
    <select {...field}>
      <option value="">{nameOf(proposal)}</option>
      {[...(isOwn ? [{ value, name: value }] : []), ...choices].map((choice) => (
        <option key={choice.value} value={choice.value} selected={choice.value === value}>
          {choice.name}
        </option>
      ))}
    </select>
  );
}

interface ManifestProps {
  readonly batch: Batch;
  /** The rows of this page: files with open facts come first. */
  readonly rows: readonly ManifestRow[];
  readonly page: number;
  readonly pages: number;
  readonly faults: readonly PageFault[];
}

/** The table of facts that differ from file to file. */
export function Manifest({ batch, rows, page, pages, faults }: ManifestProps) {
  const address = addressOfBatch(batch, 'facts');
  return (
    <>
      <h2 id="proposals">{t('File by file')}</h2>
      <p>
        {t('Download {link}, fill it in with a spreadsheet, and send it back. Or fill it in here.', {
          link: (
            <a href={`/api/v1/batches/${batch.number}/manifest.csv`} download>
              {t('manifest.csv')}
            </a>
          ),
        })}
      </p>
      {isOpen(batch) && (
        <PageForm action={`${address}/manifest.csv`} label={t('Send manifest.csv')} faults={faults} isUpload>
          <FileField name="file" label={t('The table that you filled in')} />
          <button type="submit">{t('Send manifest.csv')}</button>
        </PageForm>
      )}
      {isOpen(batch) && (
        <PageForm action={`${address}/proposals`} label={t('Take all proposals')}>
          <p>
            {t(
              'Grey texts are proposals: what file names, folders, titles and the other files of a folder say. They count only when somebody takes them. A line below the file says so where a date was inferred.',
            )}
          </p>
          <button type="submit">{t('Take all proposals')}</button>
        </PageForm>
      )}
      <PageForm action={addressOf(`${address}/files`, { page: page === 1 ? null : page })} label={t('Facts of files')}>
        <div class="table-frame" tabIndex={0} role="region" aria-label={t('Facts of files')}>
          <table class="data wordy">
            <caption class="behind">{t('Facts of files')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('File')}</th>
                {OF_A_FILE.map((key) => (
                  <th key={key} scope="col">
                    {tellKey(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ file, values, proposed, open }, at) => (
                <tr key={file}>
                  <th scope="row">
                    <Kept name={`row-${at}`} value={file} />
                    <a href={addressOfFile(batch, file)} dir="auto">
                      {file}
                    </a>
                    <p class="quiet">
                      <a href={addressOfResults(batch, file)} aria-label={t('What was read from {file}', { file })}>
                        {t('What was read')}
                      </a>
                    </p>
                    <Note proposed={proposed} said={values['startsAt']} />
                  </th>
                  {OF_A_FILE.map((key) => (
                    <td key={key} data-column={tellKey(key)}>
                      <FileFact
                        name={`row-${at}.${key}`}
                        question={key}
                        row={{ file, values, proposed, open }}
                        isOpen={isOpen(batch)}
                      />
                      <Kept name={`before-row-${at}.${key}`} value={values[key] ?? ''} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {isOpen(batch) && <button type="submit">{t('Save these files')}</button>}
      </PageForm>
      {pages > 1 && (
        <p>
          {page > 1 && <a href={addressOf(address, { page: page === 2 ? null : page - 1 })}>{t('Earlier files')}</a>}{' '}
          {t('Page {page} of {pages}', { page, pages })}{' '}
          {page < pages && <a href={addressOf(address, { page: page + 1 })}>{t('More files')}</a>}
        </p>
      )}
    </>
  );
}
