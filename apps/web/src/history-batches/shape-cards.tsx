import { looksLikeResults, tellLook } from '@quadrant/rules/batches';
import { type KnownColumn, knownColumnsIn, TEXT_ANSWER } from '@quadrant/rules/files';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form, Kept } from '../components/form/form.js';
import { PageForm } from '../components/form/page-form.js';
import { addressOfBatch, isOpen, shortOf } from './batch-frame.js';
import { tellKey } from './batch-words.js';
import { addressOfFile } from './files.page.js';
import { FilesDecision } from './files-decision.js';
import type { Batch, BatchShape, ManifestRow } from './shapes.js';
import { TextsOfShape } from './texts.js';
import { Answer, choicesOf, isOrder, nameOfKind } from './answer.js';

/** A recipe may say these facts for all files of a shape. */
const SHARED = ['game', 'director', 'venue', 'format'] as const;

/** Shapes that look like results are asked about; the others may be lists of members or of money. */
export const isAsked = (shape: BatchShape): boolean => shape.leftOut < shape.files && looksLikeResults(shape);

interface ShapesProps {
  readonly batch: Batch;
  readonly shapes: readonly BatchShape[];
}

interface ShapeCardsProps extends ShapesProps {
  /** These are the rows of all files. */
  readonly rows: readonly ManifestRow[];
}

/** Shapes whose answers decide most files come first. */
export const ShapeCards = ({ batch, shapes, rows }: ShapeCardsProps) => (
  <ul class="cards">
    {shapes
      .toSorted((a, b) => b.files - b.leftOut - (a.files - a.leftOut))
      .map((shape) => (
        <ShapeCard
          key={shape.fingerprint}
          batch={batch}
          shape={shape}
          rows={rows.filter((row) => row.shape === shape.fingerprint)}
        />
      ))}
  </ul>
);

export function Others({ batch, shapes, rows }: ShapeCardsProps) {
  if (shapes.length === 0) return null;
  return (
    <>
      <h2>{t('Files that may be no tournaments')}</h2>
      <p>
        {t(
          'Their columns are not those of results, as in a list of members. Leave them out, or say what their columns hold.',
        )}
      </p>
      <ShapeCards batch={batch} shapes={shapes} rows={rows} />
    </>
  );
}

export function LeftOutShapes({ batch, shapes }: ShapesProps) {
  if (shapes.length === 0) return null;
  return (
    <Fold
      summary={t('{shapes, plural, one {# kind of file is} other {# kinds of files are}} left out', {
        shapes: shapes.length,
      })}
      forms={shapes.map(({ fingerprint }) => `take-shape-${fingerprint}`)}
    >
      <ul class="cards">
        {shapes.map((shape) => (
          <li key={shape.fingerprint}>
            <h3>{lookOf(shape)}</h3>
            <Example batch={batch} file={shape.example} />
            {isOpen(batch) && (
              <FilesDecision
                batch={batch}
                id={`take-shape-${shape.fingerprint}`}
                of={{ shape: shape.fingerprint }}
                what={lookOf(shape)}
                isOut
              />
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Says how all files of a shape look. */
const lookOf = ({ label, files, leftOut }: BatchShape): string =>
  t('{files, plural, one {# file looks} other {# files look}} like this: {look}', {
    files: files - leftOut || files,
    look: label === '' ? t('no table and no program that we know') : tell(tellLook(label)),
  });

const Example = ({ batch, file }: { readonly batch: Batch; readonly file: string }) => (
  <>
    {t('For example {file}.', {
      file: (
        <a href={addressOfFile(batch, file)} dir="auto">
          {file}
        </a>
      ),
    })}
  </>
);

/** The answers that a published batch gave for files of a shape, where this one has none. */
const earlierOf = ({ earlier, answers }: BatchShape) => (Object.keys(answers).length > 0 ? null : earlier);

/** Offers what earlier batches answered for files that look like these. */
export function EarlierRecipes({ batch, shapes }: ShapesProps) {
  const offered = shapes.filter((shape) => earlierOf(shape) !== null).length;
  if (offered === 0 || !isOpen(batch)) return null;
  return (
    <Form
      id="earlier"
      operation={`POST /api/v1/batches/${batch.number}/shapes/earlier`}
      label={t('Answers of earlier batches')}
      said={t('Saved. Read the files again, so that the answers count.')}
    >
      <p>
        {t(
          '{offered, plural, one {For # kind of file, an earlier batch has the answers} other {For # kinds of files, earlier batches have the answers}}. Each says below where they come from, and you can change them afterwards.',
          { offered },
        )}
      </p>
      <button type="submit">{t('Take the answers of earlier batches')}</button>
    </Form>
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
  rows,
}: {
  readonly batch: Batch;
  readonly shape: BatchShape;
  readonly rows: readonly ManifestRow[];
}) {
  const { example, refused, leftOut, fingerprint } = shape;
  const look = lookOf(shape);
  // It stays the same where the order of the cards changes.
  const number = shortOf(fingerprint);
  const known = knownIn(shape);
  return (
    <li id={`shape-${number}`}>
      <h3>{look}</h3>
      <p class="quiet">
        <Example batch={batch} file={example} />{' '}
        {refused > 0 && t('{refused, plural, one {# of them is} other {# of them are}} refused.', { refused })}{' '}
        {leftOut > 0 && t('{leftOut, plural, one {# more is} other {# more are}} left out.', { leftOut })}{' '}
        <Dates shape={shape} />
      </p>
      <Earlier shape={shape} />
      {isOpen(batch) && (
        <Fold
          summary={t('Say what these files mean')}
          forms={[]}
          isOpen={
            looksLikeResults(shape) &&
            shape.open.some(
              (key) =>
                (shape.answers[key] ?? '') === '' &&
                (key.startsWith('column.') || key.startsWith('word.') || key.startsWith('result.') || isOrder(key)),
            )
          }
        >
          <PageForm
            action={`${addressOfBatch(batch, 'facts')}/shapes`}
            label={t('What files like this mean: {look}', { look })}
          >
            <Kept name="fingerprint" value={fingerprint} />
            {shape.open.some((key) => key.startsWith('column.')) && (
              <p class="quiet">{t('Where a column does not matter, say so: then nobody asks again.')}</p>
            )}
            {keysOf(shape, known).map((key, at) => (
              <Answer key={key} name={`shape-${number}-${at}`} question={key} saved={shape.answers[key] ?? ''} />
            ))}
            <KnownColumns number={number} columns={known} answers={shape.answers} />
            <TextsOfShape number={number} shape={shape} rows={rows} />
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
      {isOpen(batch) && refused > 0 && (
        <FilesDecision batch={batch} id={`leave-shape-${fingerprint}`} of={{ shape: fingerprint }} what={look} />
      )}
    </li>
  );
}

/** Lists the columns of a shape that are understood, and that nobody is asked about. */
const knownIn = ({ label, open }: BatchShape): KnownColumn[] =>
  knownColumnsIn(label.split(', ')).filter(({ key }) => !open.includes(key));

/** A heading may mislead, such as Pts above victory points: an answer says what its column is read as. */
function KnownColumns({
  number,
  columns,
  answers,
}: {
  readonly number: string;
  readonly columns: readonly KnownColumn[];
  readonly answers: BatchShape['answers'];
}) {
  if (columns.length === 0) return null;
  const changed = columns.filter(({ key }) => (answers[key] ?? '') !== '').length;
  return (
    <Fold
      summary={t(
        'Columns that are understood: {columns}{changed, plural, =0 {} one {, # of them changed} other {, # of them changed}}',
        { columns: columns.length, changed },
      )}
      forms={[]}
      isOpen={changed > 0}
    >
      <p class="quiet">{t('Change what a column is read as, for example where “Pts” are victory points.')}</p>
      {columns.map(({ key, kind }, at) => (
        <Answer
          key={key}
          name={`shape-${number}-known-${at}`}
          question={key}
          saved={answers[key] ?? ''}
          none={t('Read as: {kind}, by itself', { kind: nameOfKind(kind) })}
        />
      ))}
    </Fold>
  );
}

/** Lists what a shape can be asked: what is open in its files, and facts that they may share. */
const keysOf = ({ label, open, answers }: BatchShape, known: readonly KnownColumn[]): string[] => [
  ...new Set([
    ...open.filter((key) => key.startsWith('column.')).sort((a, b) => placeIn(label, a) - placeIn(label, b)),
    ...open.filter((key) => key !== 'name' && key !== 'startsAt'),
    ...(open.includes('startsAt') ? ['dates'] : []),
    ...SHARED,
    ...Object.keys(answers).filter(
      (answered) => known.every(({ key }) => key !== answered) && !answered.startsWith(TEXT_ANSWER),
    ),
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
