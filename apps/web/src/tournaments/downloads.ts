import type { TournamentDetail } from '@quadrant/store/tournaments';
import { words } from '../languages/t.js';

const DOWNLOADS = words([
  { name: 'Report as received (JSON)', format: 'quadrant-1' },
  { name: 'Workbook (Excel)', format: 'xlsx' },
  { name: 'Matches (CSV)', format: 'csv-matches' },
  { name: 'Scorecards (CSV)', format: 'csv-scorecards' },
  { name: 'Crosstable (CSV)', format: 'csv-crosstable' },
  { name: 'TRF16', format: 'trf16' },
] as const);

/** Tables of results hold no missing games, and TRF16 no unknown player. */
export function downloadsOf({
  record,
  rounds,
  roundsInferred,
}: Pick<TournamentDetail, 'record' | 'rounds' | 'roundsInferred'>): readonly { name: string; format: string }[] {
  if (record !== 'games') return STANDINGS_DOWNLOADS;
  const all = rounds.flatMap(({ matches }) => matches);
  if (roundsInferred !== null || all.some(({ basis }) => basis === 'inferred')) return INFERRED_DOWNLOADS;
  const isIncomplete = all.some(({ basis }) => basis === 'unknown');
  return isIncomplete ? [...DOWNLOADS.filter(({ format }) => format !== 'trf16'), STANDINGS_DOWNLOADS[1]] : DOWNLOADS;
}

/** No table says that a result or a round was concluded, so it would pass for a stated one. */
const INFERRED_DOWNLOADS = words([{ name: 'Report as received (JSON)', format: 'quadrant-1' }] as const);

const STANDINGS_DOWNLOADS = words([
  { name: 'Report as received (JSON)', format: 'quadrant-1' },
  { name: 'Standings (CSV)', format: 'csv-standings' },
] as const);
