import type { GameTitle } from '@quadrant/rules/tournament';
import type { TournamentListRow } from '@quadrant/store/tournaments';
import { t, words } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { GAME_NAMES } from '../components/names.js';
import { PlayerLink } from '../components/player-link.js';
import { LocalDay } from '../components/day.js';

/** Splits tournaments into published ones and those that wait for something other than a decision about their report. */
export function sortOwn(
  tournaments: readonly TournamentListRow[],
): readonly [waiting: TournamentListRow[], published: TournamentListRow[]] {
  const isPublished = ({ state }: TournamentListRow): boolean => state === 'processed';
  return [
    tournaments.filter((each) => !isPublished(each) || each.awaitsFlag),
    tournaments.filter((each) => isPublished(each) && !each.awaitsFlag),
  ];
}

interface OwnTournamentsProps {
  readonly tournaments: readonly TournamentListRow[];
}

/** Lists stored reports, and what must happen before all of their points count. */
export const NotYetCounting = ({ tournaments }: OwnTournamentsProps) => (
  <section>
    <h2>{t('Waiting for a refresh or a flag')}</h2>
    <DataTable
      caption={t('Stored results that do not count fully yet')}
      columns={WAITING}
      rows={tournaments}
      keyOf={idOf}
      isWordy
    />
  </section>
);

export const Published = ({ tournaments }: OwnTournamentsProps) => (
  <section>
    <h2>{t('Published')}</h2>
    <DataTable
      caption={t('Your tournaments, the newest first')}
      columns={PUBLISHED}
      rows={tournaments}
      keyOf={idOf}
      isWordy
    />
  </section>
);

const idOf = ({ id }: TournamentListRow): string => id;

const NAMED: readonly Column<TournamentListRow>[] = words([
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ id, name }) => (
      <a href={`/tournaments/${id}`}>
        <bdi>{name}</bdi>
      </a>
    ),
  },
  {
    name: 'Date',
    kind: 'date',
    cell: ({ localDate }) => <LocalDay date={localDate} />,
  },
  { name: 'Game', cell: ({ game }) => GAME_NAMES[game as GameTitle] },
]);

const WAITING: readonly Column<TournamentListRow>[] = words([...NAMED, { name: 'Waits for', cell: tellWait }]);

const PUBLISHED: readonly Column<TournamentListRow>[] = words([
  ...NAMED,
  { name: 'Players', kind: 'number', cell: ({ players }) => players },
  { name: 'Winner', cell: ({ winner }) => (winner === null ? '' : <PlayerLink handle={winner} />) },
  { name: 'Rated', cell: ({ rated }) => (rated === true ? 'yes' : 'no') },
]);

/** Says what is missing, and who must act. */
function tellWait({ state, awaitsFlag }: TournamentListRow): string {
  const waits = [
    state === 'awaiting-refresh' && t('the next refresh, because the report came late'),
    state === 'accepted' && t('its run, which is on the way'),
    state === 'failed' && t('a retry: it could not be computed, and the administrators know'),
    awaitsFlag && t('the league director, who has to flag it'),
  ].filter((each) => each !== false);
  return waits.join('; ');
}
