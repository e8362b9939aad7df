import { count } from '@quadrant/rules/message';
import { withoutMark } from '@quadrant/rules/tournament';
import { describeFindings } from './output.js';
import type { ShownPreview } from './send-report.js';

export function describePreview({ standings, players, findings, ...preview }: ShownPreview): string {
  const { state, stateReason, refreshDueAt, replaces } = preview;
  const ratings = new Map(players?.map((player) => [player.handle, player.ratings]));
  const rows = standings.map(({ place, handle, points, decidedBy, ownPlace, statedPlace, basis, pointsAtLeast }) => {
    const moves = (ratings.get(handle) ?? []).map(
      ({ category, before, after }) => `${category} ${before.toFixed(1)} -> ${after.toFixed(1)}`,
    );
    const own = ownPlace === undefined || ownPlace === place ? [] : [`your place ${ownPlace}`];
    const facts = [
      points === null ? '? points' : `${pointsAtLeast === true ? 'at least ' : ''}${count(points, 'point')}`,
      ...(basis === 'computed' ? (place === 1 ? [] : [decidedBy]) : [basis]),
      ...own,
      ...moves,
    ];
    return `  ${statedPlace === undefined ? place : withoutMark(statedPlace)}. ${handle}: ${facts.join(', ')}\n`;
  });
  const waits = refreshDueAt === null ? '' : `, counts with the refresh of ${refreshDueAt}`;
  return (
    `would be ${state}${stateReason === null ? '' : ` (${stateReason})`}${waits}. Nothing is stored yet.\n${describeReplaced(replaces)}${rows.join('')}` +
    (findings.length === 0 ? '' : `  ${count(findings.length, 'finding')}:\n${describeFindings(findings, '    ')}`)
  );
}

/** Says which stored revision would be replaced, and what changes. */
function describeReplaced(replaces: ShownPreview['replaces']): string {
  if (replaces === null) return '';
  const { revision, changes, moreChanges } = replaces;
  const lines = changes.map(({ what, before, after }) => `    ${what}: ${before} -> ${after}\n`);
  const more = moreChanges === 0 ? '' : `    and ${count(moreChanges, 'more change')}\n`;
  return `  replaces revision ${revision}:\n${lines.join('')}${more}`;
}
