import type { GameTitle } from '@quadrant/rules/tournament';
import type { PlayerRatingChange, PlayerResult } from '@quadrant/store/careers';
import { t, words } from '../languages/t.js';
import { RatingDelta } from '../components/rating-delta.js';
import { DataTable, type Column } from '../components/data-table.js';
import { GAME_NAMES } from '../components/names.js';
import { PlaceMark, writePlace } from '../components/basis-mark.js';
import { addUp, tellRecord } from '../tournaments/match-outcome.js';
import { LocalDay } from '../components/day.js';

interface PlayerResultsProps {
  readonly path: string;
  readonly results: readonly PlayerResult[];
  /** The player was in so many tournaments; those that are not listed are older. */
  readonly inAll: number;
  /** The changes of every track are included. */
  readonly changes: readonly PlayerRatingChange[];
  /** They are changes of an earlier moment, by which other tournaments were not rated yet. */
  readonly isPast: boolean;
}

interface Row extends PlayerResult {
  /** The change of the tournament's own rating, not of the overall one; null where it was not rated. */
  readonly change: number | null;
  readonly isPast: boolean;
}

export function PlayerResults({ path, results, inAll, changes, isPast }: PlayerResultsProps) {
  if (results.length === 0) return null;
  const rows = results.map((result): Row => ({ ...result, isPast, change: changeOf(result, changes) }));
  return (
    <>
      <h2 id="tournaments">{t('Tournaments')}</h2>
      <p>{t('{inAll, plural, one {# tournament} other {# tournaments}} in all.', { inAll })}</p>
      <DataTable
        caption={t('Newest first')}
        columns={COLUMNS.filter(({ cell }) => cell !== pointsOf || rows.some((row) => pointsOf(row) !== ''))}
        rows={rows}
        keyOf={({ tournamentId }) => tournamentId}
      />
      {inAll > results.length && (
        <p>
          <a href={`${path}?tournaments=all#tournaments`}>{t('Show all tournaments')}</a>
        </p>
      )}
    </>
  );
}

function changeOf({ tournamentId }: PlayerResult, changes: readonly PlayerRatingChange[]): number | null {
  const own = changes.filter((change) => change.tournamentId === tournamentId);
  const change = own.find(({ category }) => category !== 'overall') ?? own[0];
  return change === undefined ? null : change.after - change.before;
}

const COLUMNS: readonly Column<Row>[] = words([
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ tournamentId, tournament, game, date }) => (
      <>
        <a href={`/tournaments/${tournamentId}`}>{tournament}</a>
        <span class="real-name">
          <LocalDay date={date} />, {GAME_NAMES[game as GameTitle]}
        </span>
      </>
    ),
  },
  {
    name: 'Place',
    kind: 'number',
    cell: ({ place, statedPlace, players }) => (
      <>
        {t('{place} of {players}', { place: writePlace({ place, stated: statedPlace }), players })}
        <PlaceMark stated={statedPlace} />
      </>
    ),
  },
  { name: 'Record', kind: 'number', isWide: true, cell: (row) => tellOwnRecord(row) },
  {
    name: 'Rating change',
    kind: 'number',
    cell: ({ change, state, isPast }) => {
      if (change !== null) return <RatingDelta value={change} />;
      if (isPast) return <span class="quiet">{t('not rated by then')}</span>;
      return <span class="quiet">{state === 'awaiting-refresh' ? t('waits') : t('not rated')}</span>;
    },
  },
  { name: 'Points', kind: 'number', isWide: true, cell: pointsOf },
]);

const tellOwnRecord = ({ matches }: Row): string => (matches.length === 0 ? '' : tellRecord(addUp(matches)));

function pointsOf({ leaguePoints, mastersPoints }: Row): string {
  const parts = [
    leaguePoints > 0 && t('{leaguePoints} league', { leaguePoints }),
    mastersPoints > 0 && t('{mastersPoints} Masters', { mastersPoints }),
  ];
  return parts.filter((part) => part !== false).join(', ');
}
