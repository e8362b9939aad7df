import { count } from '@quadrant/rules/message';
import { describeFindings } from './output.js';
import type { ShownPreview } from './send-report.js';

export function describePreview({ standings, players, findings, ...preview }: ShownPreview): string {
  const { state, stateReason, refreshDueAt } = preview;
  const ratings = new Map(players?.map((player) => [player.handle, player.ratings]));
  const rows = standings.map(({ place, handle, points, decidedBy, ownPlace }) => {
    const moves = (ratings.get(handle) ?? []).map(
      ({ category, before, after }) => `${category} ${before.toFixed(1)} -> ${after.toFixed(1)}`,
    );
    const own = ownPlace === undefined || ownPlace === place ? [] : [`your place ${ownPlace}`];
    const facts = [count(points, 'point'), ...(place === 1 ? [] : [decidedBy]), ...own, ...moves];
    return `  ${place}. ${handle}: ${facts.join(', ')}\n`;
  });
  const waits = refreshDueAt === null ? '' : `, counts with the refresh of ${refreshDueAt}`;
  return (
    `would be ${state}${stateReason === null ? '' : ` (${stateReason})`}${waits}. Nothing is stored yet.\n${rows.join('')}` +
    (findings.length === 0 ? '' : `  ${count(findings.length, 'finding')}:\n${describeFindings(findings, '    ')}`)
  );
}
