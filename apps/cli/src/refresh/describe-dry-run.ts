import { count } from '@quadrant/rules/message';
import type { DiffTournament, NamedHistoryDiff } from '@quadrant/rules/history-diff';
import type { RefreshRequest } from '@quadrant/store/refreshes';
import { describeTable } from '../output.js';

export function describeDryRun(
  { id, baseRun, summary }: Pick<RefreshRequest, 'id' | 'baseRun' | 'summary'>,
  diff: NamedHistoryDiff,
): string {
  const { takenIn, corrected, withdrawn, moved } = diff.tournaments;
  const parts = [
    `Dry run on run ${baseRun ?? 0}: ${summary ?? ''}.\n` +
      `Tournaments: ${takenIn} added, ${corrected} corrected, ${withdrawn} withdrawn, ${moved} moved by those before them.\n`,
    describeCauses(diff),
    describeLargest(diff),
    describeLeaderboards(diff),
    describePoints(diff),
    describePrizes(diff),
    describeSeasons(diff),
    `Publish it as it is:  quadrant refresh --publish ${id}\nDrop it:              quadrant refresh --cancel ${id}\n`,
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function describeCauses({ causes: { total, largest } }: NamedHistoryDiff): string {
  if (total === 0) return '';
  const rows = largest.map(({ kind, tournament, players }) => [players, kind, nameOf(tournament)]);
  return `${titleOf('Why', largest.length, total)}\n${describeTable(['players', 'cause', 'tournament'], rows)}`;
}

function describeLargest({ largest, ratingsMoved }: NamedHistoryDiff): string {
  if (ratingsMoved === 0) return '';
  const rows = largest.map(({ game, category, player, before, after, change, rankBefore, rankAfter }) => [
    player,
    `${game}/${category}`,
    rounded(before),
    rounded(after),
    (change > 0 ? '+' : '') + change.toFixed(1),
    `${rankBefore ?? '-'} -> ${rankAfter ?? '-'}`,
  ]);
  const header = ['player', 'leaderboard', 'before', 'after', 'change', 'rank'];
  return `${titleOf('Largest changes of ratings', largest.length, ratingsMoved)}\n${describeTable(header, rows)}`;
}

function describeLeaderboards({ leaderboards }: NamedHistoryDiff): string {
  if (leaderboards.length === 0) return '';
  const rows = leaderboards.map(({ game, category, playersMoved, entered, left, rankChanges }) => [
    `${game}/${category}`,
    playersMoved,
    entered,
    left,
    rankChanges.total,
  ]);
  return describeTable(['leaderboard', 'moved', 'entered', 'left', 'other ranks'], rows);
}

function describePoints({ awards: { added, removed, changed }, pointsTables: { largest } }: NamedHistoryDiff): string {
  if (added + removed + changed === 0) return '';
  const tables = largest.map(
    ({ table: { league, season }, playersMoved, placeChanges }) =>
      `  ${league ?? 'Masters'} ${season}: ${count(playersMoved, 'player')}, ${count(placeChanges.total, 'place')}\n`,
  );
  return `Awards: ${added} added, ${removed} removed, ${changed} changed.\n${tables.join('')}`;
}

function describePrizes({ entitlements, badges }: NamedHistoryDiff): string {
  const told = [
    ['Entitlements', entitlements],
    ['Badges', badges],
  ] as const;
  return told
    .filter(([, { added, removed }]) => added + removed > 0)
    .map(([title, { added, removed, largest }]) => {
      const rows = largest.map(({ player, change, what, place, tournament }) => [
        `${change === 'added' ? '+' : '-'} ${player}`,
        what,
        `place ${place}`,
        tournament.name,
      ]);
      const header = ['player', 'what', 'by', 'tournament'];
      return `${titleOf(`${title}: ${added} added, ${removed} removed`, largest.length, added + removed)}\n${describeTable(header, rows)}`;
    })
    .join('\n');
}

function describeSeasons({ seasons: { largest } }: NamedHistoryDiff): string {
  return largest
    .map(({ season, qualifications, champion, places }) => {
      const lines = [
        ...qualifications.largest.map(({ player, half, change, isProvisional }) => {
          const verb = change === 'enters' ? 'qualifies' : 'no longer qualifies';
          return `  ${player} ${verb} by the ${half.replace('-', ' ')}${isProvisional ? ', so far' : ''}\n`;
        }),
        ...(champion ? [`  Champion: ${champion.before ?? 'nobody'} -> ${champion.after ?? 'nobody'}\n`] : []),
      ];
      return `${season.league} ${season.season}: ${count(places.total, 'place')} in halves and playoffs.\n${lines.join('')}`;
    })
    .join('');
}

const titleOf = (title: string, shown: number, total: number): string =>
  shown < total ? `${title} (${shown} of ${total})` : title;

const nameOf = (tournament: DiffTournament | null): string => tournament?.name ?? '';

const rounded = (rating: number | null): string => (rating === null ? '-' : rating.toFixed(0));
