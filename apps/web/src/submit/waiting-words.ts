import type { Text } from '@quadrant/rules/message';
import { t, words } from '../languages/t.js';
import { plainly } from '../components/plain-words.js';
import type { HeldReasonKind } from '@quadrant/rules/intake';
import type { OwnHeldReport } from './own-reports.js';

/** The title of a waiting request; one to withdraw a tournament is no report. */
export const WAITING_TITLES: Readonly<
  Record<OwnHeldReport['request'], Readonly<Record<OwnHeldReport['state'], string>>>
> = {
  report: words({
    held: 'Your report waits',
    approved: 'Your report was approved',
    declined: 'Your report was declined',
    withdrawn: 'You withdrew this report',
  }),
  withdrawal: words({
    held: 'Your request to withdraw the tournament waits',
    approved: 'Your request to withdraw the tournament was approved',
    declined: 'Your request to withdraw the tournament was declined',
    withdrawn: 'You took back your request to withdraw the tournament',
  }),
};

/** The sentence says who decides about a waiting report, and why. */
export const DECIDERS: Readonly<Record<HeldReasonKind, string>> = words({
  'sender-not-approved':
    'A coordinator of the place decides: you are not an approved director yet. Ask them to approve you as a director, so that your next reports count at once.',
  'part-closed': 'A coordinator decides: a part of the league that it counts for is closed.',
  'correction-window-over': 'A coordinator decides: the time in which directors correct by themselves is over.',
  'facts-changed': 'A coordinator decides, because facts changed that need one.',
  'history-window': 'A coordinator decides, because it is an old tournament that came in a history window.',
  'inferred-rated': 'A coordinator decides whether inferred results are rated.',
  'withdrawal-too-late': 'A coordinator decides: it is too late for directors to withdraw by themselves.',
  'to-be-confirmed': 'You decide: confirm what may be wrong, each with a reason, or submit a corrected report.',
});

/** The messages of these reasons say themselves who decides. */
const SAY_WHO: ReadonlySet<HeldReasonKind> = new Set([
  'sender-not-approved',
  'part-closed',
  'correction-window-over',
  'facts-changed',
  'history-window',
  'inferred-rated',
]);

/** Says why a report waits and who decides, each once. */
export const tellReason = (kind: HeldReasonKind, message: Text): string =>
  SAY_WHO.has(kind) ? plainly(message) : `${DECIDERS[kind]} ${plainly(message)}`;

/** Says what the sender of a waiting report can expect. */
export function tellNext({ state, heldFor, request, findings }: OwnHeldReport): string {
  if (request === 'withdrawal') return tellNextOfWithdrawal(state);
  if (state === 'approved') return t('Its page shows the results as soon as they are published.');
  if (state === 'declined') return t('It never counts. You can correct the results and submit them again.');
  if (state === 'withdrawn') return t('It never counts. You can submit the tournament again.');
  const waitsForSender = heldFor.some(({ kind }) => kind === 'to-be-confirmed');
  const waitsForOthers = heldFor.some(({ kind }) => kind !== 'to-be-confirmed');
  if (!waitsForOthers) {
    const codes = new Set(findings.map(({ code }) => code));
    if (codes.has('late-report'))
      return t('Once you have confirmed everything, the report waits for the next refresh, because it came late.');
    return codes.has('publishing-paused')
      ? t('Once you have confirmed everything, the report is published when publishing is resumed.')
      : t('Once you have confirmed everything, the report is published at once.');
  }
  const first = waitsForSender ? t('Confirm the findings first. ') : '';
  return t(
    '{first}The coordinators see it in their inbox, and you need not do anything else. Whether it was on time follows from when it was received.',
    { first },
  );
}

function tellNextOfWithdrawal(state: OwnHeldReport['state']): string {
  if (state === 'approved') return t('The tournament is withdrawn and counts for nothing.');
  if (state === 'held')
    return t('The coordinators see your request. When one approves it, the tournament is withdrawn.');
  return t('The tournament stays as it is.');
}
