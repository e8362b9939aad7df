import { t, words } from '../languages/t.js';
import { plainly } from '../components/plain-words.js';
import type { PreviewDetail, PreviewedPlayer } from './draft-shapes.js';

const EFFECTS: Readonly<Record<string, string>> = words({
  'at-once': 'The results count within moments after you submit them.',
  'with-refresh': 'The next weekly refresh rates the results.',
  'when-resumed': 'Publishing is paused. The results count when it is resumed.',
  never: 'Nothing that is published depends on these results.',
});

/** Unrated results are only published, so their sentences differ. */
const EFFECTS_UNRATED: Readonly<Record<string, string>> = words({
  never: 'Nothing that is published depends on these results.',
  'at-once': 'The results are published within moments after you submit them.',
  'with-refresh': 'The next weekly refresh publishes the results.',
  'when-resumed': 'Publishing is paused. The results are published when it is resumed.',
});

/** Says when a report moves what is published, and why not immediately. */
export function tellEffect({ stateReason, takesEffect, rated }: PreviewDetail): string {
  const when = (rated.value ? EFFECTS : EFFECTS_UNRATED)[takesEffect] ?? '';
  return stateReason === null ? when : t('{when} Reason: {stateReason}.', { when, stateReason: plainly(stateReason) });
}

/** Says when a proposed correction counts. */
export const tellProposal = (): string =>
  t('A director of the tournament or a coordinator accepts or refuses it. Until then nothing changes.');

const KINDS: Readonly<Record<string, string>> = words({ league: 'league', masters: 'Trek Masters', bonus: 'bonus' });

/** Writes points as a list: "12 league, 3 bonus". */
export const tellPoints = (points: PreviewedPlayer['points']): string =>
  points.map(({ kind, points: value }) => `${value} ${KINDS[kind] ?? kind}`).join(', ');
