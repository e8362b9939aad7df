import type { PointsRow } from '@quadrant/store/leagues';
import { BroughtInMark } from '../components/basis-mark.js';
import { t } from '../languages/t.js';

/** Shows the points of a row, with a mark where a previous system gave some of them. */
export const TablePoints = ({ row: { points, broughtPoints = 0 } }: { readonly row: PointsRow }) => (
  <>
    <strong>{points}</strong>
    {broughtPoints > 0 && <BroughtInMark about={tellBrought(broughtPoints)} />}
  </>
);

const tellBrought = (points: number): string =>
  t(
    '{points, plural, one {# point was} other {# points were}} brought in from a previous system, whose tournaments are not known here.',
    { points },
  );
