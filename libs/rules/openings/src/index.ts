export {
  type Balance,
  BALANCE_KINDS,
  type BalanceKind,
  convert,
  type Conversion,
  type RatingBalance,
} from './balance.js';
export { effectOf, type Spread, type TrackEffect } from './conversion-effect.js';
export {
  judgeBalances,
  keyOfBalance,
  type KnownFacts,
  type KnownPlayer,
  type MovedBefore,
  trackOf,
} from './judge-balances.js';
export { BALANCE_COLUMNS, readBalances, type ReadBalances } from './read-balances.js';
