import { citeSection } from '@quadrant/rules/tournament';
import type { TournamentAward, TournamentDetail } from '@quadrant/store/reading';
import { t, words } from '../../languages/t.js';
import { PlayerLink } from '../../components/player-link.js';
import type { Column } from '../data-table.js';
import { LongTable } from '../long-table.js';
import { BADGE_NAMES } from '../names.js';
import { toldPart } from '../../told/told.js';

/** Points, byes, head starts and badges that places of the tournament gave. */
export function Won({ tournament: { awards, entitlements, badges } }: { readonly tournament: TournamentDetail }) {
  const shownBadges = badges.filter(({ badge }) => badge !== 'button');
  if (awards.length + entitlements.length + shownBadges.length === 0) return null;
  return (
    <>
      <h2 id="won">{t('Points and prizes')}</h2>
      {awards.length > 0 && <Points awards={awards} />}
      {entitlements.length + shownBadges.length > 0 && (
        <ul>
          {entitlements.map(({ id, handle, worth, into, section }) => (
            <li key={id}>
              {t('{player}: {worth} into {into} {citeSection}', {
                player: <PlayerLink handle={handle} />,
                worth: toldPart(worth),
                into: into === 'worlds' ? t('the World Championships') : t('a Continental Championship'),
                citeSection: <span class="quiet">{citeSection(section)}</span>,
              })}
            </li>
          ))}
          {shownBadges.map(({ handle, badge, section }) => (
            <li key={`${handle} ${badge}`}>
              <PlayerLink handle={handle} />: {BADGE_NAMES[badge]} <span class="quiet">{citeSection(section)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a player got for one league, or for the Trek Masters. */
interface PlayerPoints {
  readonly handle: string;
  readonly place: number;
  readonly league: string | null;
  readonly season: string;
  readonly points: number;
  readonly bonus: readonly TournamentAward[];
}

/** A row for each player, place and bonus together, and the rules once. */
function Points({ awards }: Pick<TournamentDetail, 'awards'>) {
  const rows = groupByPlayer(awards);
  const tables = awards.flatMap(({ explanation }) =>
    explanation === null ? [] : [`${citeSection(explanation.table)}, ${toldPart(explanation.row)}`],
  );
  const rules = awards.flatMap(({ section, explanation }) => (explanation === null ? [citeSection(section)] : []));
  return (
    <>
      <LongTable
        caption={t('Points that this tournament gave')}
        columns={rules.length > 0 ? [...COLUMNS, BONUS] : COLUMNS}
        rows={rows}
        keyOf={({ handle, league, season }) => `${handle} ${league ?? ''} ${season}`}
        isWordy={rules.length > 0}
      />
      <p class="quiet">{t('By {value}.', { value: [...new Set([...tables, ...rules])].join('; ') })}</p>
    </>
  );
}

/** In the order of places. */
function groupByPlayer(awards: readonly TournamentAward[]): PlayerPoints[] {
  const groups = new Map<string, TournamentAward[]>();
  for (const award of awards) {
    const key = JSON.stringify([award.handle, award.league, award.season]);
    groups.set(key, [...(groups.get(key) ?? []), award]);
  }
  return [...groups.values()].map((own) => {
    const { handle, place, league, season } = own[0]!;
    const forPlace = own.filter(({ kind }) => kind !== 'bonus');
    const points = forPlace.reduce((sum, award) => sum + award.points, 0);
    return { handle, place, league, season, points, bonus: own.filter(({ kind }) => kind === 'bonus') };
  });
}

const sumOf = (bonus: readonly TournamentAward[]): number => bonus.reduce((sum, { points }) => sum + points, 0);

const COLUMNS: readonly Column<PlayerPoints>[] = words([
  { name: 'Place', kind: 'number', cell: ({ place }) => place },
  { name: 'Player', kind: 'row', cell: ({ handle }) => <PlayerLink handle={handle} /> },
  {
    name: 'Points',
    kind: 'number',
    cell: ({ points, bonus }) => (
      <span class="main-number">{bonus.length === 0 ? points : `${points} + ${sumOf(bonus)}`}</span>
    ),
  },
  {
    name: 'For',
    cell: ({ league, season }) =>
      league === null ? (
        <a href={`/masters/${season}`}>{t('Trek Masters {season}', { season })}</a>
      ) : (
        <a href={`/leagues/${league}/seasons/${season}`}>{t('League, {season}', { season })}</a>
      ),
  },
]);

const BONUS: Column<PlayerPoints> = words({
  name: 'Bonus for',
  cell: ({ bonus }) => bonus.map(({ reason, points }) => `${reason ?? 'bonus'} (${points})`).join('; '),
});
