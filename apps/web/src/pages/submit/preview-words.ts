import { t, words } from '../../languages/t.js';
import { plainly } from '../../components/plain-words.js';
import type { PreviewDetail, PreviewedPlayer } from './draft-shapes.js';

const EFFECTS: Readonly<Record<string, string>> = words({
  'at-once': 'The results count within moments after you submit them.',
  'with-refresh': 'The next weekly refresh rates the results.',
  'when-resumed': 'Publishing is paused. The results count when it is resumed.',
  never: 'Nothing that is published depends on these results.',
});

/** The same of results that are not rated: they are published alone. */
const EFFECTS_UNRATED: Readonly<Record<string, string>> = words({
  never: 'Nothing that is published depends on these results.',
  'at-once': 'The results are published within moments after you submit them.',
  'with-refresh': 'The next weekly refresh publishes the results.',
  'when-resumed': 'Publishing is paused. The results are published when it is resumed.',
});

/** When a report moves what is published, and why not at once. */
export function tellEffect({ state, stateReason, takesEffect, rated }: PreviewDetail): string {
  if (state === 'held') return t('The report counts only once it is decided.');
  const when = (rated.value ? EFFECTS : EFFECTS_UNRATED)[takesEffect] ?? '';
  return stateReason === null ? when : t('{when} Reason: {stateReason}.', { when, stateReason: plainly(stateReason) });
}

const KINDS: Readonly<Record<string, string>> = words({ league: 'league', masters: 'Trek Masters', bonus: 'bonus' });

/** Points as a list: "12 league, 3 bonus". */
export const tellPoints = (points: PreviewedPlayer['points']): string =>
  points.map(({ kind, points: value }) => `${value} ${KINDS[kind] ?? kind}`).join(', ');
