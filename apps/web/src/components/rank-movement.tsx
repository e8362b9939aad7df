import { t } from '../languages/t.js';

interface RankMovementProps {
  readonly rank: number;
  /** The rank on the last official list; null for a player who was not on it. */
  readonly rankBefore: number | null;
}

/** Shows how many places a player has climbed or fallen since the last official list; nothing without a change. */
export function RankMovement({ rank, rankBefore }: RankMovementProps) {
  if (rankBefore === null) return <span class="movement">{t('new')}</span>;
  const gain = rankBefore - rank;
  if (gain === 0) return null;
  return (
    <span class={gain > 0 ? 'movement delta up' : 'movement delta down'}>
      <span class="unseen">{gain > 0 ? t('up') : t('down')}</span>
      <span aria-hidden="true">{gain > 0 ? '▲' : '▼'}</span>
      {Math.abs(gain)}
    </span>
  );
}
