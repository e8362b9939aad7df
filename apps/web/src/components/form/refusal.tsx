import { groupFindings, type FindingGroup, type Groupable } from '@quadrant/rules/tournament';
import { t, words } from '../../languages/t.js';
import { currentLanguage } from '../../languages/language.js';
import { tell } from '../../languages/tell.js';
import { Advice } from '../advice.js';
import { tournamentIn } from '../finding-text.js';
import { GroupText } from '../finding-notes.js';
import type { FormState } from './form-state.js';
import { ErrorSummary } from './error-summary.js';
import { errorsIn, idOf } from './form-context.js';

/** The usual words of these problems are for programs. */
const FOR_PEOPLE: Readonly<Record<string, { readonly title: string; readonly advice: string }>> = words({
  '/problems/csrf-token-wrong': {
    title: 'You signed in again since you opened this page',
    advice: 'Nothing was sent. Check your entries, then send them again.',
  },
  '/problems/idempotency-key-reused': {
    title: 'You have already sent this form',
    advice: 'It was sent with other entries before. These were not sent: check them, then send the form again.',
  },
  '/problems/version-changed': {
    title: 'This was changed since you opened it',
    advice: 'The saved value is below each field that differs. Check your entries, then save again.',
  },
  '/problems/live-result-doubtful': {
    title: 'Score and result do not fit',
    advice: 'Correct the score, the result or how the game ended. If the game really ended like this, say why below.',
  },
});

/** Says at the top of a form why an operation refused it; each part links to its field. */
export function Refusal({ form, state }: { readonly form: string; readonly state: FormState }) {
  const { problem } = state;
  if (problem === null) return null;
  const errors = errorsIn(state);
  const { title, advice } = FOR_PEOPLE[problem.type] ?? problem;
  // Some problems have findings without a severity, such as those about a bonus scheme: all of them are errors.
  const findings = ((problem['findings'] ?? []) as readonly ProblemFinding[]).map((finding): Groupable => ({
    severity: 'error',
    advice: '',
    ...finding,
  }));
  const isNamed = errors.length > 0 || findings.length > 0;
  const faults = [
    ...errors.map(({ field, text }) => ({ field: idOf(form, field), message: sentence(labelOf(field), text) })),
    ...groupFindings(findings).map((group) => ({ field: null, message: <Found group={group} /> })),
  ];
  return (
    <ErrorSummary faults={faults} {...(!isNamed && { title: tell(title) })}>
      {!isNamed && problem.type in FOR_PEOPLE === false && <p>{tell(problem.detail)}</p>}
      {errors.length === 0 && (
        <p>
          <Advice text={advice} />
        </p>
      )}
    </ErrorSummary>
  );
}

type ProblemFinding = Omit<Groupable, 'severity' | 'advice'> & Partial<Pick<Groupable, 'severity' | 'advice'>>;

const Found = ({ group }: { readonly group: FindingGroup<Groupable> }) => (
  <>
    <GroupText group={group} /> <Advice text={group.advice} tournament={tournamentIn(group.message)} />
  </>
);

/** These fields are frequent, and have a label that differs from their name. */
const LABELS: Readonly<Record<string, string>> = words({
  address: 'Address',
  city: 'City',
  continent: 'Continent',
  country: 'Country',
  currentPassword: 'Current password',
  date: 'Date',
  director: 'Director',
  endsOn: 'Last day',
  from: 'First day',
  game: 'Game',
  handle: 'Handle',
  kind: 'Kind',
  level: 'Level',
  message: 'Message',
  name: 'Name',
  newPassword: 'New password',
  part: 'Part',
  password: 'Password',
  plannedRounds: 'Rounds',
  player: 'Player',
  players: 'Players',
  points: 'Points',
  reason: 'Reason',
  region: 'Region',
  season: 'Season',
  source: 'Source',
  startsOn: 'First day',
  text: 'Text',
  time: 'Time',
  to: 'Last day',
  venue: 'Venue',
});

/** Turns `startsOn` into "Starts on". */
function labelOf(field: string): string {
  const parts = field.split('.');
  const index = parts.length > 1 && /^\d{1,9}$/.test(parts.at(-1)!) ? parts.pop() : undefined;
  const last = parts.at(-1)!;
  if (currentLanguage() !== 'en' && Object.hasOwn(LABELS, last))
    return index === undefined ? LABELS[last]! : `${LABELS[last]!} ${Number(index) + 1}`;
  const words = field
    .replace(/\.(\d+)/g, (_, at: string) => ` ${Number(at) + 1}`)
    .replaceAll('.', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words === '' ? t('The form') : words[0]!.toUpperCase() + words.slice(1);
}

const sentence = (label: string, text: string): string => `${label} ${text}${text.endsWith('.') ? '' : '.'}`;
