import type { EntryIndex, TournamentReport } from './report.js';

/** How a player is shown: the handle of an entry, nothing for one that the report does not have. */
export const handleOf = ({ entries }: Pick<TournamentReport, 'entries'>, entry: EntryIndex | undefined): string =>
  entry === undefined ? '' : (entries[entry]?.handle ?? '');
