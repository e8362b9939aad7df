import { t } from '../languages/t.js';

interface RankMovementProps {
  readonly rank: number;
  /** On the last official list; null for somebody who was not on it. */
  readonly rankBefore: number | null;
}

/** How many places somebody has climbed or fallen since the last official list; nothing where they stand still. */
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
