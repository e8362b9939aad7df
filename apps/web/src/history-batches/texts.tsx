import { folderOf, textsIn, type TextOfFiles, type ToldText } from '@quadrant/rules/batches';
import type { SentForm } from '@quadrant/http';
import { t } from '../languages/t.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Kept } from '../components/form/form.js';
import type { PageFault } from '../components/form/form-context.js';
import { PageForm } from '../components/form/page-form.js';
import { addressOfBatch } from './batch-frame.js';
import type { Batch, BatchShape, ManifestRow } from './shapes.js';

const LONGEST = 64;
/** More rows come once these are saved. */
const NEW_ROWS = 2;

/** The texts that a form sends, each with what it was before. */
export const textsOf = (
  form: SentForm,
): { readonly before: ToldText | null; readonly text: string; readonly as: string }[] =>
  form.fields.flatMap(([name, text]) => {
    const [, field] = /^(.+-text-\d{1,3})\.text$/.exec(name) ?? [];
    if (field === undefined) return [];
    const was = form.value(`${field}.was`);
    const before = was === '' ? null : { text: was, as: form.value(`${field}.wasAs`) };
    const told = text.trim();
    return told === '' && before === null ? [] : [{ before, text: told, as: form.value(`${field}.as`).trim() }];
  });

/** Each row says that a text is read as another one; the last rows are for new ones. */
function TextRows({ name, texts }: { readonly name: string; readonly texts: readonly ToldText[] }) {
  const empty = Array.from({ length: NEW_ROWS }, (): ToldText => ({ text: '', as: '' }));
  return (
    <>
      <p class="quiet">
        {t(
          'A text is read as the other one wherever no letter and no digit is beside it. Capitals count. An empty second field leaves the text out. The files stay as they came.',
        )}
      </p>
      {[...texts, ...empty].map(({ text, as }, at) => (
        <fieldset key={at} class="beside" aria-label={t('Text {number}', { number: at + 1 })}>
          <TextField name={`${name}-text-${at}.text`} label={t('Text in files')} value={text} maxLength={LONGEST} />
          <TextField name={`${name}-text-${at}.as`} label={t('Read as')} value={as} maxLength={LONGEST} />
          <Kept name={`${name}-text-${at}.was`} value={text} />
          <Kept name={`${name}-text-${at}.wasAs`} value={as} />
        </fieldset>
      ))}
    </>
  );
}

/** Names texts that were in none of the files. */
function NotFound({ texts }: { readonly texts: readonly ToldText[] }) {
  if (texts.length === 0) return null;
  return (
    <p class="notice">
      {t(
        'When the files were last read, none of them had: {texts}. If you saved this since, read the files again. Otherwise compare it with a file, letter by letter.',
        { texts: texts.map(({ text }) => `“${text}”`).join(', ') },
      )}
    </p>
  );
}

interface TextsOfShapeProps {
  readonly number: string;
  readonly shape: BatchShape;
  /** These are the rows of its files. */
  readonly rows: readonly ManifestRow[];
}

/** One answer corrects a text in all files of a shape. */
export function TextsOfShape({ number, shape, rows }: TextsOfShapeProps) {
  const texts = textsIn(shape.answers);
  const found = new Set(rows.flatMap(({ textsRead }) => textsRead));
  return (
    <>
      <NotFound texts={texts.filter(({ text }) => !found.has(text))} />
      <Fold
        summary={t('Read a text as another one{texts, plural, =0 {} other { (#)}}', { texts: texts.length })}
        forms={[]}
        isOpen={texts.length > 0}
      >
        <TextRows name={`shape-${number}`} texts={texts} />
      </Fold>
    </>
  );
}

interface TextsOfAllProps {
  readonly batch: Batch;
  readonly texts: readonly TextOfFiles[];
  /** It holds what somebody typed, where that was refused. */
  readonly typed: readonly ToldText[] | null;
  readonly rows: readonly ManifestRow[];
  readonly faults: readonly PageFault[];
}

/** One answer corrects a text in all files, also in those that are no tables and look like no others. */
export function TextsOfAll({ batch, texts, typed, rows, faults }: TextsOfAllProps) {
  const folders = [...new Set(rows.map(({ file }) => folderOf(file)))].filter((folder) => folder !== '').sort();
  return (
    <section id="texts">
      <h2>{t('Correct a text in many files')}</h2>
      <p>
        {t(
          'Do many files write “Go 1” for “Round 1”, or “(sub)” behind names? Say once what is read in its place. It also helps files that are no tables and cannot be read.',
        )}
      </p>
      {texts.length > 0 && (
        <ul>
          {texts.map(({ text, as, files, found }) => (
            <li key={`${text} ${as}`}>
              {as === ''
                ? t('“{text}” is left out: told of {files, plural, one {# file} other {# files}}, found in {found}.', {
                    text,
                    files,
                    found,
                  })
                : t(
                    '“{text}” is read as “{as}”: told of {files, plural, one {# file} other {# files}}, found in {found}.',
                    { text, as, files, found },
                  )}
            </li>
          ))}
        </ul>
      )}
      <NotFound texts={texts.filter(({ found }) => found === 0)} />
      <Fold
        summary={t('Read a text as another one in many files')}
        forms={[]}
        isOpen={texts.length > 0 || typed !== null}
      >
        <PageForm
          action={`${addressOfBatch(batch, 'facts')}/texts`}
          label={t('Correct a text in many files')}
          faults={faults}
        >
          <TextRows name="all" texts={typed ?? texts} />
          {folders.length > 0 && (
            <SelectField
              name="folder"
              label={t('New texts hold for')}
              options={folders.map((folder) => ({ value: folder, name: folder }))}
              none={t('All files of the batch')}
            />
          )}
          <button type="submit">{t('Save texts')}</button>
        </PageForm>
      </Fold>
    </section>
  );
}
