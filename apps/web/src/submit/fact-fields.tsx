import { t } from '../languages/t.js';
import { SelectField, TextField } from '../components/form/fields.js';
import type { CheckView } from './check-view.js';
import type { PageFinding } from './draft-shapes.js';
import { factField } from './draft-form.js';
import { listFacts, type Fact } from './facts.js';
import { FindingNote } from './finding-note.js';

/** The fields ask for facts of the tournament. If one is left empty, the file's own value stays. */
export function FactFields({ view }: { readonly view: CheckView }) {
  const { table, draft } = view;
  // A document of quadrant/1 has all facts.
  if (table === null && draft.file === null) return null;
  return (
    <fieldset class="facts-form">
      <legend>
        <h2>{t('The tournament')}</h2>
      </legend>
      <div class="field-grid">
        {listFacts()
          .filter((fact) => isShown(fact, view))
          .map((fact) => (
            <div key={fact.name}>
              <FactField fact={fact} view={view} />
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
  fact.isOnlyAsked !== true || findingsOn(fact, view).length > 0 || (view.draft.answers[fact.name] ?? '') !== '';

const findingsOn = ({ name }: Fact, { sorted }: CheckView): readonly PageFinding[] => sorted.ofFacts.get(name) ?? [];

const notesOn = (fact: Fact, view: CheckView): readonly PageFinding[] =>
  findingsOn(fact, view).filter(({ severity }) => severity !== 'error');

function FactField({ fact, view }: { readonly fact: Fact; readonly view: CheckView }) {
  const { name, label, hint, choices, type, none = t('Not stated'), isNeeded = false, decides } = fact;
  const field = {
    name: factField(name),
    value: valueOf(fact, view),
    label: isNeeded
      ? label
      : decides === undefined
        ? t('{label} (optional)', { label })
        : t('{label}: {decides}', { label, decides }),
    ...(hint !== undefined && { hint }),
  };
  return choices === undefined ? (
    <TextField {...field} type={type ?? 'text'} maxLength={200} />
  ) : (
    <SelectField {...field} options={choices} none={none} />
  );
}

/** Returns the answer, or else a suggestion, or the answer for an earlier file. */
function valueOf(fact: Fact, view: CheckView): string {
  const { answers } = view.draft;
  const suggestion = findingsOn(fact, view).find((finding) => finding.suggestion !== undefined)?.suggestion;
  const remembered = mayBeOpen(fact, view) ? view.remembered.get(fact.name) : undefined;
  return answers[fact.name] ?? suggestion ?? remembered ?? '';
}

/**
 * Tells whether the file may leave a fact open, such as its date. Where the file has the fact, a filled-in field would
 * replace it by mistake. A table asks for its facts only once its cells are read.
 */
function mayBeOpen(fact: Fact, view: CheckView): boolean {
  if (fact.isNeeded !== true || findingsOn(fact, view).length > 0) return true;
  const isAsking = view.draft.findings.some(({ code }) => code === 'open-question');
  return view.table !== null && !isAsking && view.faults.length > 0;
}
