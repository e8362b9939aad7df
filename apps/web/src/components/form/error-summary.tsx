import { Advice } from '../advice.js';
import type { FormState } from './form-state.js';
import { errorsIn, idOf } from './form-context.js';

/** Problems whose usual words speak to programs. */
const FOR_PEOPLE: Readonly<Record<string, { readonly title: string; readonly advice: string }>> = {
  '/problems/csrf-token-wrong': {
    title: 'You signed in again since you opened this page',
    advice: 'Nothing was sent. Check what stands here, then send it again.',
  },
  '/problems/version-changed': {
    title: 'This was changed since you opened it',
    advice: 'What is saved now stands below each field that differs. Check your entries, then save again.',
  },
};

/** Why a form was refused, at its top; each part leads to its field. */
export function ErrorSummary({ form, state }: { readonly form: string; readonly state: FormState }) {
  const { problem } = state;
  if (problem === null) return null;
  const errors = errorsIn(state);
  const { title, advice } = FOR_PEOPLE[problem.type] ?? problem;
  const findings = (problem['findings'] ?? []) as readonly { readonly message: string; readonly advice?: string }[];
  const isNamed = errors.length > 0 || findings.length > 0;
  return (
    <div class="error-summary" role="alert" tabIndex={-1} autofocus>
      <h3>{isNamed ? 'There is a problem' : title}</h3>
      {!isNamed && problem.type in FOR_PEOPLE === false && <p>{problem.detail}</p>}
      {isNamed && (
        <ul>
          {errors.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${idOf(form, field)}`}>{sentence(labelOf(field), text)}</a>
            </li>
          ))}
          {findings.map((finding, at) => (
            <li key={at}>
              {finding.message} {finding.advice !== undefined && <Advice text={finding.advice} />}
            </li>
          ))}
        </ul>
      )}
      {errors.length === 0 && (
        <p>
          <Advice text={advice} />
        </p>
      )}
    </div>
  );
}

/** `startsOn` is "Starts on". */
function labelOf(field: string): string {
  const words = field
    .replace(/\.(\d+)/g, (_, at: string) => ` ${Number(at) + 1}`)
    .replaceAll('.', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words === '' ? 'The form' : words[0]!.toUpperCase() + words.slice(1);
}

const sentence = (label: string, text: string): string => `${label} ${text}.`;
