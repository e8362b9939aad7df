import { citeSection } from '@quadrant/rules/tournament';
import type { TournamentAward, TournamentDetail } from '@quadrant/store/reading';
import { PlayerLink } from '../../components/player-link.js';
import { DataTable, type Column } from '../data-table.js';
import { BADGE_NAMES } from '../names.js';

/** Points, byes, head starts and badges that places of the tournament gave. */
export function Won({ tournament: { awards, entitlements, badges } }: { readonly tournament: TournamentDetail }) {
  const shownBadges = badges.filter(({ badge }) => badge !== 'button');
  if (awards.length + entitlements.length + shownBadges.length === 0) return null;
  const hasBonus = awards.some(({ kind }) => kind === 'bonus');
  return (
    <>
      <h2 id="won">Points and prizes</h2>
      {awards.length > 0 && (
        <DataTable
          caption="Points that this tournament gave"
          columns={hasBonus ? [...AWARD_COLUMNS, REASON] : AWARD_COLUMNS}
          rows={awards.map((award, index) => ({ ...award, index }))}
          keyOf={({ index }) => String(index)}
          isWordy={hasBonus}
        />
      )}
      {entitlements.length + shownBadges.length > 0 && (
        <ul>
          {entitlements.map(({ id, handle, worth, into, section }) => (
            <li key={id}>
              <PlayerLink handle={handle} />: {worth} into {into === 'worlds' ? 'Worlds' : 'a Continental'}{' '}
              <span class="quiet">{citeSection(section)}</span>
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

const AWARD_COLUMNS: readonly Column<TournamentAward>[] = [
  { name: 'Place', kind: 'number', cell: ({ place }) => place },
  { name: 'Player', kind: 'row', cell: ({ handle }) => <PlayerLink handle={handle} /> },
  { name: 'Points', kind: 'number', cell: ({ points }) => <span class="main-number">{points}</span> },
  { name: 'For', cell: (award) => <Purpose award={award} /> },
  {
    name: 'Rule',
    isWide: true,
    cell: ({ section, explanation }) =>
      explanation === null ? citeSection(section) : `${citeSection(explanation.table)}, ${explanation.row}`,
  },
];

const REASON: Column<TournamentAward> = { name: 'Bonus for', cell: ({ reason }) => reason ?? '' };

function Purpose({ award: { kind, league, season } }: { readonly award: TournamentAward }) {
  if (league === null) return <a href={`/masters/${season}`}>Trek Masters {season}</a>;
  return (
    <>
      {kind === 'bonus' && 'Bonus in '}
      <a href={`/leagues/${league}/seasons/${season}`}>
        {kind === 'bonus' ? 'its league' : 'League'}, {season}
      </a>
    </>
  );
}
