import { citeSection } from '@quadrant/rules/tournament';
import type { Basis } from '@quadrant/rules/tournament';
import type { TournamentAward, TournamentDetail } from '@quadrant/store/tournaments';
import { BasisMark } from '../components/basis-mark.js';
import { t, words } from '../languages/t.js';
import { PlayerLink } from '../components/player-link.js';
import type { Column } from '../components/data-table.js';
import { LongTable } from '../components/long-table.js';
import { BADGE_NAMES } from '../components/names.js';
import { tell } from '../languages/tell.js';

/** Places of the tournament gave these points, byes, head starts and badges. */
interface WonProps {
  readonly tournament: TournamentDetail;
  /** The tournament gave points of this league. */
  readonly league: { readonly slug: string; readonly name: string } | null;
}

export function Won({ tournament: { awards, standings, entitlements, badges }, league }: WonProps) {
  const shownBadges = badges.filter(({ badge }) => badge !== 'button');
  if (awards.length + entitlements.length + shownBadges.length === 0) return null;
  return (
    <>
      <h2 id="won">{t('Points and prizes')}</h2>
      {awards.length > 0 && <Points awards={awards} standings={standings} league={league} />}
      {entitlements.length + shownBadges.length > 0 && (
        <ul>
          {entitlements.map(({ id, handle, worth, into, section }) => (
            <li key={id}>
              {t('{player}: {worth} into {into} {citeSection}', {
                player: <PlayerLink handle={handle} />,
                worth: tell(worth),
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

/** A player got these points for one league, or for the Trek Masters. */
interface PlayerPoints {
  readonly handle: string;
  readonly place: number;
  readonly basis: Basis;
  readonly league: string | null;
  readonly season: string;
  readonly points: number;
  readonly bonus: readonly TournamentAward[];
}

/** A row has a player's points for the place and as bonus; the rules are listed once. */
function Points({
  awards,
  standings,
  league,
}: Pick<TournamentDetail, 'awards' | 'standings'> & Pick<WonProps, 'league'>) {
  // A tournament can give points for its league and for the Trek Masters.
  const players = groupByPlayer(awards, new Map(standings.map(({ handle, basis }) => [handle, basis])));
  const groups = [...new Set(players.map(targetOf))].map((target) =>
    players.filter((each) => targetOf(each) === target),
  );
  const tables = awards.flatMap(({ explanation }) =>
    explanation === null ? [] : [`${citeSection(explanation.table)}, ${tell(explanation.row)}`],
  );
  const rules = awards.flatMap(({ section, explanation }) => (explanation === null ? [citeSection(section)] : []));
  return (
    <>
      {groups.map((rows) => (
        <LongTable
          key={targetOf(rows[0]!)}
          caption={t('Points for {target}', { target: <Target of={rows[0]!} known={league} /> })}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ handle }) => handle}
          isRanked
        />
      ))}
      <p class="quiet">{t('By {value}.', { value: [...new Set([...tables, ...rules])].join('; ') })}</p>
    </>
  );
}

const targetOf = ({ league, season }: Pick<PlayerPoints, 'league' | 'season'>): string => `${league ?? ''} ${season}`;

/** The groups are sorted by place. */
function groupByPlayer(awards: readonly TournamentAward[], bases: ReadonlyMap<string, Basis>): PlayerPoints[] {
  const groups = new Map<string, TournamentAward[]>();
  for (const award of awards) {
    const key = JSON.stringify([award.handle, award.league, award.season]);
    groups.set(key, [...(groups.get(key) ?? []), award]);
  }
  return [...groups.values()].map((own) => {
    const { handle, place, league, season } = own[0]!;
    const forPlace = own.filter(({ kind }) => kind !== 'bonus');
    const points = forPlace.reduce((sum, award) => sum + award.points, 0);
    const basis = bases.get(handle) ?? 'computed';
    return { handle, place, basis, league, season, points, bonus: own.filter(({ kind }) => kind === 'bonus') };
  });
}

const sumOf = (bonus: readonly TournamentAward[]): number => bonus.reduce((sum, { points }) => sum + points, 0);

const COLUMNS: readonly Column<PlayerPoints>[] = words([
  {
    name: 'Place',
    kind: 'number',
    cell: ({ place, basis }) => (
      <>
        {place}
        <BasisMark basis={basis} />
      </>
    ),
  },
  { name: 'Player', kind: 'row', cell: PlayerAndBonus },
  {
    name: 'Points',
    kind: 'number',
    cell: ({ points, bonus }) => (
      <span class="main-number">{bonus.length === 0 ? points : `${points} + ${sumOf(bonus)}`}</span>
    ),
  },
]);

/** Shows a player, and below the reasons for their bonus. */
function PlayerAndBonus({ handle, bonus }: PlayerPoints) {
  const reasons = bonus.map(({ reason, points }) => `${reason ?? t('Bonus')} (${points})`);
  return (
    <>
      <PlayerLink handle={handle} />
      {reasons.length > 0 && <span class="real-name">{reasons.join('; ')}</span>}
    </>
  );
}

/** Names the table that the points count in. */
function Target({ of: { league, season }, known }: { readonly of: PlayerPoints; readonly known: WonProps['league'] }) {
  if (league === null) return <a href={`/masters/${season}`}>{t('Trek Masters {season}', { season })}</a>;
  return (
    <a href={`/leagues/${league}/seasons/${season}`}>
      {t('{name}, {season}', { name: league === known?.slug ? known.name : t('League'), season })}
    </a>
  );
}
