import type { LeagueSeasonView } from '@quadrant/store/leagues';
import { BasisMark } from '../components/basis-mark.js';
import { t } from '../languages/t.js';

interface StatedPointsProps {
  readonly view: LeagueSeasonView;
  /** The public id of the player whose points stand before the mark. */
  readonly player: string;
}

/** Marks points of a season where some are for places that only the source of the standings states. */
export const StatedPoints = ({ view: { stated }, player }: StatedPointsProps) =>
  stated.has(player) && (
    <BasisMark
      basis="stated"
      about={t('Some points are for places as the source of the standings states them: not all games are known.')}
    />
  );

/** Shows the total of a row in a table of a season, with its mark. */
export const TotalPoints = ({ view, player, total }: StatedPointsProps & { readonly total: number }) => (
  <>
    <strong>{total}</strong>
    <StatedPoints view={view} player={player} />
  </>
);
