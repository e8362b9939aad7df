import type { EntitlementState, ShownEntitlement, ShownUncovered } from '@quadrant/rules/prizes';
import type { Continent } from '@quadrant/rules/permissions';
import type { GameTitle } from '@quadrant/rules/tournament';
import type { PlayerBadge, PlayerEntitlements } from '@quadrant/store/prizes';
import { t, words } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { BADGE_NAMES, CONTINENT_NAMES, GAME_NAMES, KIND_NAMES } from '../components/names.js';
import { PlayerLink } from '../components/player-link.js';
import { capitalized } from '../components/plain-words.js';
import { Cited } from '../components/cited.js';
import { tell } from '../languages/tell.js';
import { LocalDay } from '../components/day.js';

const STATE_NAMES: Readonly<Record<EntitlementState, string>> = words({
  open: 'open',
  'needs-choice': 'open, the continent is to be chosen',
  used: 'used',
  forfeited: 'given up',
  expired: 'expired',
});

interface PlayerPrizesProps {
  readonly won: PlayerEntitlements;
  readonly badges: readonly PlayerBadge[];
}

/** Lists the prizes of a player besides ratings and points; nothing where there are none. */
export function PlayerPrizes({ won: { entitlements, uncovered }, badges }: PlayerPrizesProps) {
  return (
    <>
      {badges.length > 0 && (
        <>
          <h2>{t('Badges')}</h2>
          <ul class="badges">
            {badges.map(({ badge, kind, game, tournament, tournamentId, date }) => (
              <li key={`${tournamentId} ${badge}`} data-game={game}>
                <BadgePicture badge={badge} />
                <span>
                  {BADGE_NAMES[badge]}, {KIND_NAMES[kind]}, {GAME_NAMES[game as GameTitle]}{' '}
                  <span class="quiet">
                    <a href={`/championships/${kind}/${date.slice(0, 4)}?game=${game}`}>{tournament}</a>,{' '}
                    <LocalDay date={date} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {entitlements.length + uncovered.length > 0 && <h2>{t('Earned Byes and head starts')}</h2>}
      {entitlements.length > 0 && <EntitlementTable entitlements={entitlements} first="Worth" />}
      <UncoveredList uncovered={uncovered} isOfOne />
    </>
  );
}

/** Draws a disc on a ribbon in the accent colour of the game; its name stands beside it. */
const BadgePicture = ({ badge }: Pick<PlayerBadge, 'badge'>) => (
  <svg class={`badge ${badge}`} viewBox="0 0 32 40" aria-hidden="true">
    {badge !== 'button' && <path class="ribbon" d="M9 20v18l7-5 7 5V20z" />}
    <circle cx="16" cy="14" r="12" />
    <circle class="rim" cx="16" cy="14" r="8.5" />
  </svg>
);

interface EntitlementTableProps {
  readonly entitlements: readonly ShownEntitlement[];
  /** The first column says what the entitlement is worth, or who has it. */
  readonly first: 'Worth' | 'Player';
}

/** Each entitlement is listed with its state and origin. */
export function EntitlementTable({ entitlements, first }: EntitlementTableProps) {
  return (
    <DataTable
      caption={t('State of each one, and the place that won it')}
      columns={first === 'Player' ? OF_MANY : OF_ONE}
      rows={entitlements}
      keyOf={({ id }) => id}
      isWordy
    />
  );
}

const STATE: Column<ShownEntitlement> = words({ name: 'State', cell: tellState });

const WON_BY: Column<ShownEntitlement> = words({
  name: 'Won by',
  cell: ({ place, wonIn, section, run }) => (
    <>
      {t('Place {place} in {name}, {date} {span}', {
        place,
        name: wonIn.name,
        date: <LocalDay date={wonIn.date} />,
        span: <span class="quiet">{t('{cited}, run {run}', { cited: <Cited text={section} />, run })}</span>,
      })}
    </>
  ),
});

const OF_ONE: readonly Column<ShownEntitlement>[] = words([
  { name: 'Worth', kind: 'row', cell: ({ worth }) => capitalized(tell(worth)) },
  { name: 'For', cell: (entitlement) => <Target of={entitlement} /> },
  STATE,
  WON_BY,
]);

const OF_MANY: readonly Column<ShownEntitlement>[] = words([
  { name: 'Player', kind: 'row', cell: ({ player }) => <PlayerLink handle={player} /> },
  { name: 'Worth', cell: ({ worth }) => capitalized(tell(worth)) },
  { name: 'Game', cell: ({ championship: { game } }) => GAME_NAMES[game] },
  STATE,
  WON_BY,
]);

/** Names the championship, with a link to its page once it has a year. */
function Target({ of: { championship } }: { readonly of: ShownEntitlement }) {
  const { kind, year, game, continent } = championship;
  const words = `${GAME_NAMES[game]}, ${tellTarget(championship)}`;
  if (year === null) return <>{words}</>;
  const place = continent === null ? '' : `&continent=${continent}`;
  return <a href={`/championships/${kind}/${year}?game=${game}${place}`}>{words}</a>;
}

/** Names the championship that a prize is for, such as `World Championship 2027`, in the language of the page. */
export function tellTarget({ kind, year, continent }: ShownEntitlement['championship']): string {
  const name = kind === 'worlds' ? t('World Championship') : t('Continental Championship');
  const where =
    kind === 'worlds'
      ? ''
      : continent === null
        ? t(' on a continent not yet chosen')
        : t(' in {continent}', { continent: CONTINENT_NAMES[continent as Continent] });
  return year === null
    ? t('the next {name}{where}', { name, where })
    : t('{name} {year}{where}', { name, year, where });
}

function tellState({ state, why, uses }: ShownEntitlement): string {
  const where = uses.map(({ tournament }) => t('used in {name}', { name: tournament.name }));
  const words = state === 'used' ? where : [STATE_NAMES[state], ...where, ...(why === null ? [] : [tell(why)])];
  return capitalized(words.join('; '));
}

interface UncoveredListProps {
  readonly uncovered: readonly ShownUncovered[];
  /** All of them belong to one player, who is the subject of the page. */
  readonly isOfOne?: boolean;
}

/** Lists byes and head starts that were used without being earned. */
export function UncoveredList({ uncovered, isOfOne = false }: UncoveredListProps) {
  if (uncovered.length === 0) return null;
  return (
    <>
      <p>{t('Byes and head starts used without being earned (accepted):')}</p>
      <ul>
        {uncovered.map(({ player, tournament, round, headStart, why }) => (
          <li key={`${player} ${tournament.id} ${round ?? ''}`}>
            {t('{more}{round} in {name}, {date}: {why}', {
              more: !isOfOne && (
                <>
                  <PlayerLink handle={player} />:{' '}
                </>
              ),
              round:
                round === null
                  ? t('a head start of {headStart}', { headStart })
                  : t('an Earned Bye for round {round}', { round }),
              name: tournament.name,
              date: <LocalDay date={tournament.date} />,
              why: tell(why),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
