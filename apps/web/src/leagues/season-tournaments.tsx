import type { LeagueSeasonView, ListedTournament } from '@quadrant/store/leagues';
import { t, words } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { PlayerLink } from '../components/player-link.js';
import { NOT_COUNTING_WORDS, PHASE_NAMES } from './league-words.js';
import { BasisMark } from '../components/basis-mark.js';
import { LocalDay } from '../components/day.js';

interface SeasonTournamentsProps {
  readonly view: LeagueSeasonView;
  readonly tournaments: readonly ListedTournament[];
}

/** Lists the tournaments of a season, with the reason for each that does not count. */
export function SeasonTournaments({ view, tournaments }: SeasonTournamentsProps) {
  return (
    <section>
      <h2 id="tournaments">{t('Tournaments')}</h2>
      {tournaments.length === 0 ? (
        <p>{t('Nobody has submitted one for {season} yet.', { season: view.season.season })}</p>
      ) : (
        <DataTable
          isPlain
          caption={t('All tournaments of the season that name the league, the earliest first')}
          columns={COLUMNS}
          rows={tournaments}
          keyOf={({ id }) => id}
        />
      )}
    </section>
  );
}

const COLUMNS: readonly Column<ListedTournament>[] = words([
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ id, name, basis }) => (
      <>
        <a href={`/tournaments/${id}`}>{name}</a>
        <BasisMark basis={basis} />
      </>
    ),
  },
  { name: 'Day', kind: 'date', cell: ({ localDate }) => <LocalDay date={localDate} /> },
  { name: 'Part', cell: ({ phase }) => (phase === null ? t('None') : PHASE_NAMES[phase]) },
  { name: 'Players', kind: 'number', isNamed: true, cell: ({ participants }) => participants },
  {
    name: 'Winner',
    isNamed: true,
    cell: ({ winner }) => (winner === null ? '–' : <PlayerLink handle={winner.handle} />),
  },
  { name: 'Bonus given', kind: 'number', isNamed: true, cell: ({ bonus }) => bonus },
  {
    name: 'Counts',
    isNamed: true,
    cell: ({ counts, reason }) =>
      counts ? t('Yes') : t('No: {reason}', { reason: reason === null ? '' : NOT_COUNTING_WORDS[reason] }),
  },
]);
