import { t, words } from '../languages/t.js';
import { SelectField, TextField } from '../components/form/fields.js';
import type { CheckView } from './check-view.js';
import { isProposal, type PageFinding } from './draft-shapes.js';
import { factField, isPartOfDate, PART_OF_DATE, TAKE_DIRECTOR, TAKE_NAME } from './draft-form.js';
import { factIn } from './draft-grid.js';
import { listFacts, type Fact } from './facts.js';
import { FindingNote } from './finding-note.js';

/** The fields ask for facts of the tournament. If one is left empty, the file's own value stays. */
export function FactFields({ view }: { readonly view: CheckView }) {
  const { table, draft, isDocument } = view;
  // A report of a live tournament has all facts, and they are changed where it is run.
  if (table === null && draft.file === null) return null;
  return (
    <fieldset class="facts-form">
      <legend>
        <h2>{t('The tournament')}</h2>
      </legend>
      {isDocument && <p class="hint">{t('A field that you empty keeps its stored value.')}</p>}
      <div class="field-grid">
        {listFacts()
          .filter((fact) => isShown(fact, view))
          .map((fact) => (
            <div key={fact.name}>
              <FactField fact={fact} view={view} />
              {fact.name === 'startsAt' && <PartOfDate value={filledIn(fact, view).value} />}
              {fact.name === 'name' && <LastName view={view} value={filledIn(fact, view).value} />}
              {fact.name === 'director' && <NamedDirector fact={fact} view={view} />}
              {notesOn(fact, view).map((finding, index) => (
                <FindingNote key={index} finding={finding} />
              ))}
            </div>
          ))}
      </div>
    </fieldset>
  );
}

const isShown = (fact: Fact, view: CheckView): boolean =>
  // Players cannot propose another level.
  !(fact.name === 'level' && isProposal(view.draft)) &&
  (fact.isOnlyAsked !== true || findingsOn(fact, view).length > 0 || (view.draft.answers[fact.name] ?? '') !== '');

const findingsOn = ({ name }: Fact, { sorted }: CheckView): readonly PageFinding[] => sorted.ofFacts.get(name) ?? [];

const notesOn = (fact: Fact, view: CheckView): readonly PageFinding[] =>
  findingsOn(fact, view).filter(({ severity }) => severity !== 'error');

function FactField({ fact, view }: { readonly fact: Fact; readonly view: CheckView }) {
  const { name, label, hint, choices, type, none = t('Not stated'), isNeeded = false, decides } = fact;
  const { value: known, source } = filledIn(fact, view);
  const value = type === 'date' && isPartOfDate(known) ? '' : known;
  const hints = [...(source === null ? [] : [SOURCES[source]]), ...(hint === undefined ? [] : [hint])];
  const field = {
    name: factField(name),
    value,
    label: isNeeded
      ? label
      : decides === undefined
        ? t('{label} (optional)', { label })
        : t('{label}: {decides}', { label, decides }),
    ...(hints.length > 0 && { hint: hints.join(' ') }),
  };
  return choices === undefined ? (
    <TextField {...field} type={type ?? 'text'} maxLength={200} />
  ) : (
    <SelectField {...field} options={choices} none={view.isDocument && isNeeded === false ? t('As stored') : none} />
  );
}

/** A field says where its text comes from, until the person saves it. */
const SOURCES = words({
  last: 'From your last tournament: check it.',
  today: 'Today is only a suggestion: check it.',
  file: 'From your file: check it.',
} as const);

interface FilledIn {
  readonly value: string;
  /** It is null for an answer, and for an empty field. */
  readonly source: keyof typeof SOURCES | null;
}

/**
 * Returns the answer, or else a suggestion, or the answer for an earlier file. The name of the last tournament is not
 * filled in: a button offers it.
 */
function filledIn(fact: Fact, view: CheckView): FilledIn {
  const { ofLast, ofName, today } = view.suggested;
  const { name } = fact;
  const { answers, document } = view.draft;
  const answer = answers[name] ?? (view.isDocument ? factIn(document, name) : undefined);
  if (answer !== undefined) return { value: answer, source: null };
  if (name === 'director') return { value: '', source: null };
  const found = findingsOn(fact, view).find(({ suggestion }) => suggestion !== undefined)?.suggestion;
  const ofFile =
    (found === ofLast.get(name) ? undefined : found) ?? (mayBeOpen(fact, view) ? ofName.get(name) : undefined);
  if (ofFile !== undefined)
    return { value: ofFile, source: name === 'startsAt' && ofFile === today ? 'today' : 'file' };
  const last = mayBeOpen(fact, view) && name !== 'name' ? ofLast.get(name) : undefined;
  return last === undefined ? { value: '', source: null } : { value: last, source: 'last' };
}

/** Returns the game that the page shows as chosen; '' for none. */
export function gameOf(view: CheckView): string {
  const fact = listFacts().find(({ name }) => name === 'game');
  return fact === undefined ? '' : filledIn(fact, view).value;
}

/** Offers the director that a line above the table names. It may be a name and no handle, so it is not filled in. */
function NamedDirector({ fact, view }: { readonly fact: Fact; readonly view: CheckView }) {
  const named = findingsOn(fact, view).find(({ suggestion }) => suggestion !== undefined)?.suggestion;
  if (named === undefined || filledIn(fact, view).value !== '') return null;
  return (
    <button
      type="submit"
      class="suggested"
      name="then"
      value={TAKE_DIRECTOR}
      data-fills={factField(fact.name)}
      data-text={named}
    >
      {t('Take “{name}” from your file', { name: named })}
    </button>
  );
}

/** Asks for as much of the date as is known, where that is no day. */
function PartOfDate({ value }: { readonly value: string }) {
  const isPart = isPartOfDate(value);
  return (
    <details class="fold" open={isPart}>
      <summary>{t('You do not know the day?')}</summary>
      <TextField
        name={PART_OF_DATE}
        value={isPart ? value : ''}
        label={t('Month, year or “unknown”')}
        hint={t(
          'A month such as 2006-03, a year such as 2006, or the word unknown. A month is rated at its end; a year is not rated.',
        )}
        maxLength={40}
      />
    </details>
  );
}

/** Offers the name of the last tournament, where the field is empty. */
function LastName({ view, value }: { readonly view: CheckView; readonly value: string }) {
  const last = view.suggested.ofLast.get('name');
  if (last === undefined || value !== '') return null;
  return (
    <button
      type="submit"
      class="suggested"
      name="then"
      value={TAKE_NAME}
      data-fills={factField('name')}
      data-text={last}
    >
      {t('Take “{name}” from your last tournament', { name: last })}
    </button>
  );
}

/**
 * Tells whether the file may leave a fact open, such as its date. Where the file has the fact, a filled-in field would
 * replace it by mistake. A table asks for its facts only once its cells are read.
 */
function mayBeOpen(fact: Fact, view: CheckView): boolean {
  if (view.isFresh || fact.isNeeded !== true || findingsOn(fact, view).length > 0) return true;
  // No table names its game, so an earlier answer decides it, and is shown.
  if (fact.name === 'game' && view.table !== null) return true;
  const isAsking = view.draft.findings.some(({ code }) => code === 'open-question');
  return view.table !== null && !isAsking && view.faults.length > 0;
}
