import type { LackingFact, LackingGroup } from '@quadrant/rules/batches';
import { NOT_KNOWN } from '@quadrant/rules/files';
import { GAME_TITLES } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';
import type { Choice } from '../components/choice-field.js';
import { Kept } from '../components/form/form.js';
import type { PageFault } from '../components/form/form-context.js';
import { PageForm } from '../components/form/page-form.js';
import { GAME_NAMES } from '../components/names.js';
import { addressOf } from '../query/address.js';
import { addressOfBatch, isOpen } from './batch-frame.js';
import { addressOfFile } from './files.page.js';
import type { Batch } from './shapes.js';

/** Files that do not say a fact are answered for a folder, or for all that look alike. */
export const LACKING_BY = ['folder', 'shape'] as const;
export type LackingBy = (typeof LACKING_BY)[number];

/** The files that do not say a fact, in groups. */
export interface LackingGroups {
  readonly fact: LackingFact;
  readonly groups: readonly LackingGroup[];
}

export interface LackingFacts extends LackingGroups {
  readonly batch: Batch;
  readonly by: LackingBy;
  /** They say how files of a shape look, by its fingerprint. */
  readonly looks: ReadonlyMap<string, string>;
  readonly faults: readonly PageFault[];
}

const MOST_GROUPS = 200;

interface Asked {
  readonly title: string;
  readonly about: (files: number) => string;
  readonly choice: string;
  /** The heading of a field for one answer; '' where there are only choices. */
  readonly typed: string;
  readonly example: string;
}

const ASKED: Readonly<Record<LackingFact, Asked>> = words({
  startsAt: {
    title: 'Files without a date',
    about: (files: number) =>
      t(
        '{files, plural, one {# file says} other {# files say}} no date, and nothing proposes one. An answer holds for all files of its row that have none. A year or a month is enough. Tournaments of which only the year is known, or nothing, are shown and not rated.',
        { files },
      ),
    choice: 'When they were',
    typed: 'Or one date for all',
    example: '2006-03',
  },
  game: {
    title: 'Files without a game',
    about: (files: number) =>
      t(
        '{files, plural, one {# file does} other {# files do}} not say the game, and nothing proposes it. An answer holds for all files of its row that have none. Without a game no rules apply, so nothing can be stored: if it is unknown, the tournaments are left out of the batch. Another answer takes them again.',
        { files },
      ),
    choice: 'Which game was played',
    typed: '',
    example: '',
  },
  director: {
    title: 'Files without a director',
    about: (files: number) =>
      t(
        '{files, plural, one {# file names} other {# files name}} no director, and nothing proposes one. An answer holds for all files of its row that have none. If it is unknown, the tournaments are published without a director, and their pages say so.',
        { files },
      ),
    choice: 'Who directed them',
    typed: 'Or one handle for all',
    example: '',
  },
});

/** Asks once for many files that do not say a fact: a row for each folder, or for files that look alike. */
export function Lacking({ batch, fact, by, groups, looks, faults }: LackingFacts) {
  if (groups.length === 0 || !isOpen(batch)) return null;
  const { title, about, choice, typed } = ASKED[fact];
  const address = addressOfBatch(batch, 'facts');
  const id = `without-${fact}`;
  const files = groups.reduce((sum, group) => sum + group.files, 0);
  const shown = groups.slice(0, MOST_GROUPS);
  return (
    <>
      <h2 id={id}>{title}</h2>
      <p>{about(files)}</p>
      <p>
        {by === 'folder' ? (
          <a href={`${addressOf(address, { by: 'shape' })}#${id}`}>{t('Answer for files that look alike')}</a>
        ) : (
          <a href={`${address}#${id}`}>{t('Answer folder by folder')}</a>
        )}
      </p>
      <PageForm
        action={addressOf(`${address}/lacking`, { fact, by: by === 'folder' ? null : by })}
        label={title}
        faults={faults}
      >
        <div class="table-frame" tabIndex={0} role="region" aria-label={title}>
          <table class="data wordy">
            <caption class="behind">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{by === 'folder' ? t('Folder') : t('Look')}</th>
                <th scope="col">{t('Files')}</th>
                <th scope="col">{choice}</th>
                {typed !== '' && <th scope="col">{typed}</th>}
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
                    <Answers name={`group-${at}`} fact={fact} look={look} files={those} years={years} />
                  </tr>
                );
              })}
              {groups.length > 1 && (
                <tr>
                  <th scope="row">{t('All that are left')}</th>
                  <Answers
                    name="all"
                    fact={fact}
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

interface AnswersProps {
  readonly name: string;
  readonly fact: LackingFact;
  readonly look: string;
  readonly files: number;
  readonly years: number;
}

/** The answers that a row may have: a choice, or a typed one. */
function Answers({ name, fact, look, files, years: said }: AnswersProps) {
  const { choice, typed, example } = ASKED[fact];
  const years = fact === 'startsAt' ? said : 0;
  return (
    <>
      <td data-column={t('Files')}>
        {files}
        {years > 0 && ` (${t('{years, plural, one {# says a year} other {# say a year}}', { years })})`}
      </td>
      <td data-column={choice}>
        <select name={`${name}.choice`} aria-label={t('{question}: {look}', { question: choice, look })}>
          <option value="">{t('Not answered')}</option>
          {choicesOf(fact, years > 0).map(({ value, name: told }) => (
            <option key={value} value={value}>
              {told}
            </option>
          ))}
        </select>
      </td>
      {typed !== '' && (
        <td data-column={typed}>
          <input
            name={`${name}.typed`}
            class="short"
            aria-label={t('{question}: {look}', { question: typed, look })}
            placeholder={example}
            maxLength={fact === 'startsAt' ? 10 : 64}
            autocomplete="off"
            spellcheck={false}
          />
        </td>
      )}
    </>
  );
}

/** Lists what can be chosen for a fact. */
function choicesOf(fact: LackingFact, haveYears: boolean): readonly Choice[] {
  if (fact === 'director') return [{ value: NOT_KNOWN, name: t('The director is not known') }];
  if (fact === 'game')
    return [
      ...GAME_TITLES.map((value) => ({ value, name: GAME_NAMES[value] })),
      { value: NOT_KNOWN, name: t('The game is not known: leave them out') },
    ];
  const year = { value: 'year', name: t('The year that titles, names or folders say') };
  return [{ value: 'unknown', name: t('The date is not known') }, ...(haveYears ? [year] : [])];
}
