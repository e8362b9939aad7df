import type { UndatedGroup } from '@quadrant/rules/batches';
import { t } from '../languages/t.js';
import { Kept } from '../components/form/form.js';
import type { PageFault } from '../components/form/form-context.js';
import { PageForm } from '../components/form/page-form.js';
import { addressOf } from '../query/address.js';
import { addressOfBatch, isOpen } from './batch-frame.js';
import { addressOfFile } from './files.page.js';
import type { Batch } from './shapes.js';

/** Files that say no date are answered for a folder, or for all that look alike. */
export const UNDATED_BY = ['folder', 'shape'] as const;
export type UndatedBy = (typeof UNDATED_BY)[number];

export interface UndatedFacts {
  readonly batch: Batch;
  readonly by: UndatedBy;
  readonly groups: readonly UndatedGroup[];
  /** They say how files of a shape look, by its fingerprint. */
  readonly looks: ReadonlyMap<string, string>;
  readonly faults: readonly PageFault[];
}

const MOST_GROUPS = 200;

/** Asks once for many files that say no date: a row for each folder, or for files that look alike. */
export function Undated({ batch, by, groups, looks, faults }: UndatedFacts) {
  if (groups.length === 0 || !isOpen(batch)) return null;
  const address = addressOfBatch(batch, 'facts');
  const files = groups.reduce((sum, group) => sum + group.files, 0);
  const shown = groups.slice(0, MOST_GROUPS);
  return (
    <>
      <h2 id="undated">{t('Files without a date')}</h2>
      <p>
        {t(
          '{files, plural, one {# file says} other {# files say}} no date, and nothing proposes one. An answer holds for all files of its row that have none. A year or a month is enough. Tournaments of which only the year is known, or nothing, are shown and not rated.',
          { files },
        )}
      </p>
      <p>
        {by === 'folder' ? (
          <a href={addressOf(address, { by: 'shape' }) + '#undated'}>{t('Answer for files that look alike')}</a>
        ) : (
          <a href={address + '#undated'}>{t('Answer folder by folder')}</a>
        )}
      </p>
      <PageForm
        action={addressOf(`${address}/undated`, { by: by === 'folder' ? null : by })}
        label={t('Files without a date')}
        faults={faults}
      >
        <div class="table-frame" tabIndex={0} role="region" aria-label={t('Files without a date')}>
          <table class="data wordy">
            <caption class="behind">{t('Files without a date')}</caption>
            <thead>
              <tr>
                <th scope="col">{by === 'folder' ? t('Folder') : t('Look')}</th>
                <th scope="col">{t('Files')}</th>
                <th scope="col">{t('When they were')}</th>
                <th scope="col">{t('Or one date for all')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ key, files: those, years, example }, at) => {
                const look = by === 'folder' ? key || t('In no folder') : looks.get(key) || t('no table');
                return (
                  <tr key={key}>
                    <th scope="row">
                      <Kept name={`group-${at}`} value={key} />
                      <a href={addressOfFile(batch, example)} dir="auto">
                        {look}
                      </a>
                    </th>
                    <Answers name={`group-${at}`} look={look} files={those} years={years} />
                  </tr>
                );
              })}
              {groups.length > 1 && (
                <tr>
                  <th scope="row">{t('All that are left')}</th>
                  <Answers
                    name="all"
                    look={t('All that are left')}
                    files={files}
                    years={groups.reduce((sum, { years }) => sum + years, 0)}
                  />
                </tr>
              )}
            </tbody>
          </table>
        </div>
        {groups.length > MOST_GROUPS && (
          <p>
            {t('{more, plural, one {# more row} other {# more rows}} after these are answered.', {
              more: groups.length - MOST_GROUPS,
            })}
          </p>
        )}
        <button type="submit">{t('Save for these files')}</button>
      </PageForm>
    </>
  );
}

/** The answers that a row may have: a choice, or a date. */
function Answers({
  name,
  look,
  files,
  years,
}: {
  readonly name: string;
  readonly look: string;
  readonly files: number;
  readonly years: number;
}) {
  return (
    <>
      <td data-column={t('Files')}>
        {files}
        {years > 0 && ` (${t('{years, plural, one {# says a year} other {# say a year}}', { years })})`}
      </td>
      <td data-column={t('When they were')}>
        <select name={`${name}.date`} aria-label={t('When the files were: {look}', { look })}>
          <option value="">{t('Not answered')}</option>
          <option value="unknown">{t('The date is not known')}</option>
          {years > 0 && <option value="year">{t('The year that titles, names or folders say')}</option>}
        </select>
      </td>
      <td data-column={t('Or one date for all')}>
        <input
          name={`${name}.day`}
          class="short"
          aria-label={t('One date for all files: {look}', { look })}
          placeholder="2006-03"
          maxLength={10}
          autocomplete="off"
          spellcheck={false}
        />
      </td>
    </>
  );
}
