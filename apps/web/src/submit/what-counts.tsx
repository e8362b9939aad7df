import type { Text } from '@quadrant/rules/message';
import { t } from '../languages/t.js';
import { Cited, tellRule } from '../components/cited.js';
import type { PageFinding, PreviewDetail } from './draft-shapes.js';
import { DECIDERS } from './waiting-words.js';

/** That a tournament is not rated, and by which rule. */
export const NotRated = ({ rule }: { readonly rule: Text }) => (
  <p class="notice" role="note">
    <strong>{t('Not rated:')}</strong> <Cited text={tellRule(rule)} />
  </p>
);

/** Tells whether a finding says what a report waits for: a page that tells who decides need not show it again. */
export const isDecided = ({ state }: PreviewDetail, { code }: Pick<PageFinding, 'code'>): boolean =>
  state === 'held' && code in DECIDERS;

/** Says who must decide about a report that waits, and when it counts as received. It is empty for a report that counts at once. */
export function Deciders({ preview: { state, findings } }: { readonly preview: PreviewDetail }) {
  if (state !== 'held') return null;
  const holding = findings.filter(({ code }) => code in DECIDERS);
  return (
    <ul>
      {[...new Set(holding.map(({ code }) => code))].map((code) => (
        <li key={code}>{DECIDERS[code as keyof typeof DECIDERS]}</li>
      ))}
      {holding.length === 0 && <li>{DECIDERS['to-be-confirmed']}</li>}
      <li>{t('Submit it now: it counts as received today, however long the decision takes.')}</li>
    </ul>
  );
}

/** Says before the submission what a report would not count for, and what it waits for. */
export function WhatCounts({ preview }: { readonly preview: PreviewDetail }) {
  const { rated, state } = preview;
  return (
    <>
      {!rated.value && <NotRated rule={rated.rule} />}
      {state === 'held' && (
        <section class="notice" aria-labelledby="decides">
          <h2 id="decides">{t('Somebody has to decide first')}</h2>
          <Deciders preview={preview} />
        </section>
      )}
    </>
  );
}
