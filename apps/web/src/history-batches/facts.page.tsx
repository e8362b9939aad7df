import { noteOf } from '@quadrant/rules/batches';
import { COLUMN_CHOICES, WORD_MEANINGS, type WordMeaning } from '@quadrant/rules/files';
import { FORMATS, GAME_TITLES } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import type { Choice } from '../components/choice-field.js';
import { EmptyState } from '../components/empty-state.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import { FileField, SelectField, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Kept } from '../components/form/form.js';
import type { PageFault } from '../components/form/form-context.js';
import { PageForm } from '../components/form/page-form.js';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES } from '../components/tournament-words.js';
import { addressOf } from '../query/address.js';
import { addressOfBatch, addressOfResults, BatchFrame, isOpen, ReadFiles } from './batch-frame.js';
import { tellKey } from './batch-words.js';
import { addressOfFile } from './files.page.js';
import type { Batch, BatchShape, ManifestRow } from './shapes.js';
import { Undated, type UndatedFacts } from './undated.js';

export interface FactsFacts {
  readonly batch: Batch;
  readonly shapes: readonly BatchShape[];
  /** How many files lack each fact. */
  readonly open: ReadonlyMap<string, number>;
  /** The rows of this page: files with open facts come first. */
  readonly rows: readonly ManifestRow[];
  readonly page: number;
  readonly pages: number;
  readonly undated: Pick<UndatedFacts, 'by' | 'groups'>;
  readonly faults: readonly PageFault[];
}

/** A recipe may say these facts for all files of a shape. */
const SHARED = ['game', 'director', 'venue', 'format'] as const;

/** The second tab asks what the files do not say: once for all files of a shape, then file by file. */
export function factsPage({ batch, shapes, open, rows, page, pages, undated, faults }: FactsFacts) {
  return (
    <BatchFrame batch={batch} tab="facts">
      <ErrorSummary faults={faults} />
      {shapes.length === 0 ? (
        <EmptyState>
          {t('No files are read yet. {link}', {
            link: <a href={addressOfBatch(batch)}>{t('Add files and read them')}</a>,
          })}
        </EmptyState>
      ) : (
        <>
          {isOpen(batch) && (
            <>
              <p>
                {t(
                  'Answer what you know, save, then read the files again. An answer for a shape holds for all of its files.',
                )}
              </p>
              <div class="buttons">
                <ReadFiles batch={batch} />
              </div>
            </>
          )}
          <Gaps open={open} />
          <h2>{t('Files that look alike')}</h2>
          <EarlierRecipes batch={batch} shapes={shapes} />
          <ul class="cards">
            {shapes.map((shape, at) => (
              <ShapeCard key={shape.fingerprint} batch={batch} shape={shape} number={at} />
            ))}
          </ul>
          <Undated
            batch={batch}
            {...undated}
            looks={new Map(shapes.map(({ fingerprint, label }) => [fingerprint, label]))}
            faults={faults}
          />
          <Manifest batch={batch} rows={rows} page={page} pages={pages} faults={faults} />
        </>
      )}
    </BatchFrame>
  );
}

function Gaps({ open }: Pick<FactsFacts, 'open'>) {
  if (open.size === 0) return <p class="notice">{t('The files say everything that is needed.')}</p>;
  return (
    <>
      <h2>{t('What is open')}</h2>
      <ul>
        {[...open].map(([key, files]) => (
          <li key={key}>{t('{fact}: {files, plural, one {# file} other {# files}}', { fact: tellKey(key), files })}</li>
        ))}
      </ul>
    </>
  );
}

/** The answers that a published batch gave for files of a shape, where this one has none. */
const earlierOf = ({ earlier, answers }: BatchShape) => (Object.keys(answers).length > 0 ? null : earlier);

/** Offers what earlier batches answered for files that look like these. */
function EarlierRecipes({ batch, shapes }: Pick<FactsFacts, 'batch' | 'shapes'>) {
  const offered = shapes.filter((shape) => earlierOf(shape) !== null).length;
  if (offered === 0 || !isOpen(batch)) return null;
  return (
    <PageForm action={`${addressOfBatch(batch, 'facts')}/earlier`} label={t('Answers of earlier batches')}>
      <p>
        {t(
          '{offered, plural, one {For # kind of file, an earlier batch has the answers} other {For # kinds of files, earlier batches have the answers}}. Each says below where they come from, and you can change them afterwards.',
          { offered },
        )}
      </p>
      <button type="submit">{t('Take the answers of earlier batches')}</button>
    </PageForm>
  );
}

function Earlier({ shape }: { readonly shape: BatchShape }) {
  const earlier = earlierOf(shape);
  if (earlier === null) return null;
  return (
    <p class="quiet">
      {t('In {batch}, the answers were: {answers}.', {
        batch: <a href={`/desk/history/${earlier.batch}`}>{t('batch {batch} “{name}”', earlier)}</a>,
        answers: Object.entries(earlier.answers)
          .map(
            ([key, value]) =>
              `${tellKey(key)} = ${choicesOf(key)?.find((each) => each.value === value)?.name ?? value}`,
          )
          .join('; '),
      })}
    </p>
  );
}

function ShapeCard({
  batch,
  shape,
  number,
}: {
  readonly batch: Batch;
  readonly shape: BatchShape;
  readonly number: number;
}) {
  const { label, files, example, refused, fingerprint } = shape;
  const look = label === '' ? t('no table and no program that we know') : label;
  return (
    <li id={`shape-${number}`}>
      <h3>{t('{files, plural, one {# file looks} other {# files look}} like this: {look}', { files, look })}</h3>
      <p class="quiet">
        {t('For example {file}.', {
          file: (
            <a href={addressOfFile(batch, example)} dir="auto">
              {example}
            </a>
          ),
        })}{' '}
        {refused > 0 && t('{refused, plural, one {# of them is} other {# of them are}} refused.', { refused })}{' '}
        <Dates shape={shape} />
      </p>
      <Earlier shape={shape} />
      {isOpen(batch) && (
        <Fold
          summary={t('Say what these files mean')}
          forms={[]}
          isOpen={shape.open.some((key) => key.startsWith('column.') || key.startsWith('word.') || key === 'dates')}
        >
          <PageForm
            action={`${addressOfBatch(batch, 'facts')}/shapes`}
            label={t('What files like this mean: {look}', { look })}
          >
            <Kept name="fingerprint" value={fingerprint} />
            {shape.open.some((key) => key.startsWith('column.')) && (
              <p class="quiet">{t('Columns that do not matter need no answer.')}</p>
            )}
            {keysOf(shape).map((key, at) => (
              <Answer key={key} name={`shape-${number}-${at}`} question={key} saved={shape.answers[key] ?? ''} />
            ))}
            <TextField
              name={`shape-${number}-other.word`}
              label={t('A text in place of a name, if there is one')}
              hint={t('Such as “left early” where an opponent would be.')}
              maxLength={64}
            />
            <SelectField
              name={`shape-${number}-other`}
              label={t('What that text means')}
              options={choicesOf('word.')!}
              none={t('Not answered')}
            />
            <button type="submit">{t('Save for all of them')}</button>
          </PageForm>
        </Fold>
      )}
    </li>
  );
}

/** Lists what a shape can be asked: what is open in its files, and facts that they may share. */
const keysOf = ({ label, open, answers }: BatchShape): string[] => [
  ...new Set([
    ...open.filter((key) => key.startsWith('column.')).sort((a, b) => placeIn(label, a) - placeIn(label, b)),
    ...open.filter((key) => key !== 'name' && key !== 'startsAt'),
    ...(open.includes('startsAt') ? ['dates'] : []),
    ...SHARED,
    ...Object.keys(answers),
  ]),
];

/** Columns are asked about in the order of the table. */
const placeIn = (label: string, key: string): number => `, ${label},`.indexOf(`, ${key.slice('column.'.length)},`);

const Dates = ({ shape: { dates } }: { readonly shape: BatchShape }) => (
  <>
    {dates === 'day-first' && t('A date in them proves that the day is before the month.')}
    {dates === 'month-first' && t('A date in them proves that the month is before the day.')}
  </>
);

const MEANINGS: Readonly<Record<WordMeaning, string>> = words({
  player: 'It is a name, such as that of a team',
  bye: 'The other player had a bye',
  nobody: 'Nobody: leave the cell empty, which is a bye beside a player',
  unknown: 'Somebody whose name is not known',
  dropped: 'The other player had left: no game, no bye',
});

const ORDERS: readonly Choice[] = words([
  { value: 'day-first', name: 'Day, then month: 31/12/2006' },
  { value: 'month-first', name: 'Month, then day: 12/31/2006' },
]);

const WINS: readonly Choice[] = words([
  { value: 'modified', name: 'Modified Wins: time was called' },
  { value: 'full', name: 'Full Wins' },
]);

/** Returns the choices of an answer; null where people type it. */
function choicesOf(key: string): readonly Choice[] | null {
  if (key === 'dates') return ORDERS;
  if (key.startsWith('word.')) return WORD_MEANINGS.map((value) => ({ value, name: MEANINGS[value] }));
  if (key.startsWith('column.')) return COLUMN_CHOICES.map(({ kind, name }) => ({ value: kind, name: tell(name) }));
  if (key === 'game') return GAME_TITLES.map((value) => ({ value, name: GAME_NAMES[value] }));
  if (key === 'wins') return WINS;
  if (key === 'format') return FORMATS.map((value) => ({ value, name: FORMAT_NAMES[value] }));
  return null;
}

/** The name of a field cannot hold every key, so the key is sent beside it. */
function Answer({
  name,
  question,
  saved,
}: {
  readonly name: string;
  readonly question: string;
  readonly saved: string;
}) {
  const choices = choicesOf(question);
  return (
    <>
      <Kept name={`${name}.key`} value={question} />
      {choices === null ? (
        <TextField name={name} label={tellKey(question)} value={saved} maxLength={200} />
      ) : (
        <SelectField name={name} label={tellKey(question)} value={saved} options={choices} none={t('Not answered')} />
      )}
    </>
  );
}

/** Says where a proposed date comes from, when it is more than a copy from the file. */
function Note({ proposed, said }: { readonly proposed: ManifestRow['proposed']; readonly said: string | undefined }) {
  const note = noteOf(proposed, said);
  return note === null ? null : <p class="quiet">{t('Date: {note}', { note: tell(note) })}</p>;
}

const OF_A_FILE = ['name', 'startsAt', 'game', 'director', 'venue'] as const;

function Manifest({
  batch,
  rows,
  page,
  pages,
  faults,
}: Pick<FactsFacts, 'batch' | 'rows' | 'page' | 'pages' | 'faults'>) {
  const address = addressOfBatch(batch, 'facts');
  return (
    <>
      <h2>{t('File by file')}</h2>
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
                    </a>{' '}
                    <a href={addressOfResults(batch, file)} aria-label={t('What was read from {file}', { file })}>
                      {t('What was read')}
                    </a>
                    <Note proposed={proposed} said={values['startsAt']} />
                  </th>
                  {OF_A_FILE.map((key) => (
                    <td key={key} data-column={tellKey(key)}>
                      <input
                        name={`row-${at}.${key}`}
                        aria-label={t('{fact} of {file}', { fact: tellKey(key), file })}
                        class={open.includes(key) ? 'short open' : 'short'}
                        value={values[key] ?? ''}
                        placeholder={proposed[key] ?? ''}
                        disabled={!isOpen(batch)}
                        autocomplete="off"
                        spellcheck={false}
                      />
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
