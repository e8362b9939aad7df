import { AGED_ROWS, KEPT_FOR_EVER, SHORT_LIVED } from '@quadrant/store/pruning';

/** Lists for how long this site keeps which data, in texts that `tell` translates. Ages are in days. */
export const listKeptData = () => ({
  aged: AGED_ROWS.map(({ what, days, since }) => ({ what, days, since })),
  shortLived: Object.values(SHORT_LIVED),
  keptForEver: [...new Set(Object.values(KEPT_FOR_EVER))],
});
