import { listTexts, tellLook, type ToldText } from '@quadrant/rules/batches';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { EmptyState } from '../components/empty-state.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import { Fold } from '../components/form/fold.js';
import type { PageFault } from '../components/form/form-context.js';
import { PageForm } from '../components/form/page-form.js';
import { addressOfBatch, BatchFrame, isOpen, ReadFiles } from './batch-frame.js';
import { tellKey } from './batch-words.js';
import type { Batch, BatchShape, ManifestRow } from './shapes.js';
import type { OpenFacts } from './open-facts.js';
import { TextsOfAll } from './texts.js';
import { Lacking, type LackingBy, type LackingGroups } from './lacking.js';
import { Answer } from './answer.js';
import { EarlierRecipes, isAsked, LeftOutShapes, Others, ShapeCards } from './shape-cards.js';
import { Manifest } from './manifest-form.js';

export interface FactsFacts {
  readonly batch: Batch;
  readonly shapes: readonly BatchShape[];
  readonly open: OpenFacts;
  /** These are the rows of all files. */
  readonly all: readonly ManifestRow[];
  /** It holds what somebody typed about texts of all files, where that was refused. */
  readonly typed: readonly ToldText[] | null;
  /** The rows of this page: files with open facts come first. */
  readonly rows: readonly ManifestRow[];
  readonly page: number;
  readonly pages: number;
  readonly by: LackingBy;
  readonly lacking: readonly LackingGroups[];
  readonly faults: readonly PageFault[];
}

/** The second tab asks what the files do not say: once for all files of a shape, then file by file. */
export function factsPage({ batch, shapes, open, all, typed, rows, page, pages, by, lacking, faults }: FactsFacts) {
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
          <ForAll batch={batch} open={open} faults={faults} />
          <h2>{t('Files that look alike')}</h2>
          <EarlierRecipes batch={batch} shapes={shapes} />
          <ShapeCards batch={batch} shapes={shapes.filter(isAsked)} rows={all} />
          <Others
            batch={batch}
            shapes={shapes.filter((shape) => !isAsked(shape) && shape.leftOut < shape.files)}
            rows={all}
          />
          <LeftOutShapes batch={batch} shapes={shapes.filter(({ files, leftOut }) => leftOut === files)} />
          {isOpen(batch) && (
            <TextsOfAll batch={batch} texts={listTexts(all)} typed={typed} rows={all} faults={faults} />
          )}
          {lacking.map((each) => (
            <Lacking
              key={each.fact}
              batch={batch}
              by={by}
              {...each}
              looks={new Map(shapes.map(({ fingerprint, label }) => [fingerprint, tell(tellLook(label))]))}
              faults={faults}
            />
          ))}
          <Manifest batch={batch} rows={rows} page={page} pages={pages} faults={faults} />
        </>
      )}
    </BatchFrame>
  );
}

function Gaps({ open }: Pick<FactsFacts, 'open'>) {
  const { asked, proposed, answered } = open;
  if (asked.size + proposed.size + answered.size === 0)
    return <p class="notice">{t('The files say everything that is needed.')}</p>;
  return (
    <>
      <h2>{t('What is open')}</h2>
      {asked.size === 0 ? (
        <p>{t('Nothing waits for an answer of yours.')}</p>
      ) : (
        <ul>
          {mostFirst(asked).map(([key, files]) => (
            <li key={key}>{tellCount(key, files)}</li>
          ))}
        </ul>
      )}
      {proposed.size > 0 && (
        <p>
          {t('Only proposed: {facts}. Check the grey texts below, then take them: {link}.', {
            facts: tellCounts(proposed),
            link: <a href="#proposals">{t('File by file')}</a>,
          })}
        </p>
      )}
      {answered.size > 0 && (
        <p>{t('Answered, and counts once the files are read again: {facts}.', { facts: tellCounts(answered) })}</p>
      )}
    </>
  );
}

/** One answer for all files that lack it: they are of one club, and one game. */
const FOR_ALL = ['game', 'director', 'wins', 'scores', 'halfByes'] as const;

function ForAll({ batch, open: { asked }, faults }: Pick<FactsFacts, 'batch' | 'open' | 'faults'>) {
  const keys = FOR_ALL.filter((key) => asked.has(key));
  if (keys.length === 0 || !isOpen(batch)) return null;
  return (
    <Fold summary={t('Answer once for all files')} forms={[]} isOpen={asked.has('wins')}>
      <PageForm action={`${addressOfBatch(batch, 'facts')}/all`} label={t('Answer once for all files')} faults={faults}>
        <p>
          {t(
            'An answer holds for all files of the batch that lack it. What somebody said for a file or a shape stays.',
          )}
        </p>
        {keys.map((key, at) => (
          <Answer key={key} name={`all-${at}`} question={key} saved="" />
        ))}
        <button type="submit">{t('Save for all files')}</button>
      </PageForm>
    </Fold>
  );
}

const tellCount = (key: string, files: number): string =>
  t('{fact}: {files, plural, one {# file} other {# files}}', { fact: tellKey(key), files });

const tellCounts = (counts: ReadonlyMap<string, number>): string =>
  mostFirst(counts)
    .map(([key, files]) => tellCount(key, files))
    .join('; ');

/** Answers that decide most files come first. */
const mostFirst = (counts: ReadonlyMap<string, number>): (readonly [string, number])[] =>
  [...counts].sort(([, a], [, b]) => b - a);
