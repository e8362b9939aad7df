import type { NamedHistoryDiff } from '@quadrant/rules/history-diff';
import { words } from '../languages/t.js';

type Cause = NamedHistoryDiff['causes']['largest'][number]['kind'];

/** Each action can be the reason why numbers move. */
export const CAUSE_NAMES: Readonly<Record<Cause, string>> = words({
  tournament: 'New tournament',
  revision: 'Corrected report',
  withdrawal: 'Withdrawn',
  level: 'Other level',
  merge: 'Tournaments merged',
  'player-merge': 'Players merged',
  'player-merge-undo': 'Merge of players undone',
  league: 'League rules',
  rules: 'Rating rules',
  rollback: 'Rollback',
});
