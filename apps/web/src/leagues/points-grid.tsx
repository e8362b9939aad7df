import type { LeagueSeasonView, AwardingTournament, LeagueAward } from '@quadrant/store/leagues';
import { t, words } from '../languages/t.js';
import { PlayerLink, ShownPlayer } from '../components/player-link.js';
import { DataTable, type Column } from '../components/data-table.js';
import { shownIn, type TableRow } from './season-view.js';
import { BasisMark } from '../components/basis-mark.js';
import { LocalDay } from '../components/day.js';
import { tellDayOfYear } from '../languages/tell-day.js';

interface PointsGridProps {
  readonly view: LeagueSeasonView;
  /** The awards of the season are sorted as in history. */
  readonly awards: readonly LeagueAward[];
}

/** Lists what each tournament gave to each player, and every bonus with its reason. */
export function PointsGrid({ view, awards }: PointsGridProps) {
  if (awards.length === 0) return null;
  const bonus = awards.filter(({ kind }) => kind === 'bonus');
  return (
    <>
      <details class="fold">
        <summary>{t('Points of each tournament')}</summary>
        <DataTable
          caption={t('Points for places; bonus points are after a plus sign')}
          columns={gridColumns(view, awards)}
          rows={view.outcome.table}
          keyOf={({ player }) => player}
        />
      </details>
      {bonus.length > 0 && (
        <details class="fold">
          <summary>
            {t('{bonus, plural, one {# bonus award} other {# bonus awards}}, with reasons', { bonus: bonus.length })}
          </summary>
          <DataTable
            caption={t('Every bonus, the earliest first')}
            columns={BONUS_COLUMNS}
            rows={bonus.map((award, index) => ({ ...award, index }))}
            keyOf={({ index }) => String(index)}
            isWordy
          />
        </details>
      )}
    </>
  );
}

function gridColumns(view: LeagueSeasonView, awards: readonly LeagueAward[]): readonly Column<TableRow>[] {
  const tournaments = [...new Map(awards.map(({ tournament }) => [tournament.id, tournament])).values()];
  const sums = new Map<string, { points: number; bonus: number }>();
  for (const { player, tournament, kind, points } of awards) {
    const key = cellKey(tournament, player.handle);
    const sum = sums.get(key) ?? { points: 0, bonus: 0 };
    if (kind === 'bonus') sum.bonus += points;
    else sum.points += points;
    sums.set(key, sum);
  }
  return [
    { name: t('Player'), kind: 'row', cell: ({ player }) => <ShownPlayer player={shownIn(view, player)} /> },
    ...tournaments.map((tournament, index): Column<TableRow> => ({
      name: `${index + 1} · ${tellDayOfYear(tournament.localDate)}`,
      kind: 'number',
      cell: ({ player }) => {
        const sum = sums.get(cellKey(tournament, shownIn(view, player).handle));
        if (sum === undefined) return '–';
        const words = sum.bonus === 0 ? String(sum.points) : `${sum.points} + ${sum.bonus}`;
        return (
          <>
            <a href={`/tournaments/${tournament.id}`} title={tournament.name}>
              {words}
            </a>
            <BasisMark basis={tournament.basis} />
          </>
        );
      },
    })),
    { name: t('Total'), kind: 'number', cell: ({ total }) => <strong>{total}</strong> },
  ];
}

const cellKey = ({ id }: AwardingTournament, handle: string): string => `${id} ${handle}`;

type BonusRow = LeagueAward & { readonly index: number };

const BONUS_COLUMNS: readonly Column<BonusRow>[] = words([
  { name: 'Player', kind: 'row', cell: ({ player }) => <PlayerLink handle={player.handle} /> },
  {
    name: 'Tournament',
    cell: ({ tournament: { id, name, localDate, basis } }) => (
      <>
        <a href={`/tournaments/${id}`}>{name}</a>
        <BasisMark basis={basis} />, <LocalDay date={localDate} />
      </>
    ),
  },
  { name: 'Bonus', kind: 'number', cell: ({ points }) => points },
  { name: 'For', cell: ({ reason }) => reason ?? t('Bonus') },
]);
