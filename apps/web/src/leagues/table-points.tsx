import type { PointsRow } from '@quadrant/store/leagues';
import { BasisMark } from '../components/basis-mark.js';
import { t } from '../languages/t.js';

/** Shows the points of a row, with a mark where some do not follow from known games. */
export const TablePoints = ({ row: { points, basis, ...parts } }: { readonly row: PointsRow }) => (
  <>
    <strong>{points}</strong>
    {basis !== undefined && <BasisMark basis={basis} about={tellParts(parts)} />}
  </>
);

const tellParts = ({ broughtPoints = 0, statedPoints = 0 }: Pick<PointsRow, 'broughtPoints' | 'statedPoints'>) =>
  [
    broughtPoints > 0 && tellBrought(broughtPoints),
    statedPoints > 0 &&
      t(
        '{points, plural, one {# point is} other {# points are}} for places as the source of the standings states them: not all games are known.',
        { points: statedPoints },
      ),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');

const tellBrought = (points: number): string =>
  t(
    '{points, plural, one {# point was} other {# points were}} brought in from a previous system, whose tournaments are not known here.',
    { points },
  );
