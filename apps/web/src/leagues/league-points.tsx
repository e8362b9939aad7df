import type { LeagueAward, OwnAward, PlayerLeaguePoints } from '@quadrant/store/leagues';
import { schemeRuleOf } from '@quadrant/views';
import { t, words } from '../languages/t.js';
import { Cited } from '../components/cited.js';
import { DataTable, type Column } from '../components/data-table.js';
import { ReportErrorLink } from '../components/report-error-link.js';
import { PHASE_NAMES, STATUS_NAMES, tellCertainty, tellNeed } from './league-words.js';
import { tell } from '../languages/tell.js';
import { BasisMark } from '../components/basis-mark.js';
import { LocalDay } from '../components/day.js';

/** Lists every league point of a player, and where it comes from. */
export function LeaguePoints({ points }: { readonly points: PlayerLeaguePoints }) {
  const { lifetime, leagues, awards, running, opened = [] } = points;
  if (awards.length === 0 && opened.length === 0) return null;
  const rows = leagues.flatMap(({ league, seasons }) => seasons.map((season) => ({ league, ...season })));
  return (
    <>
      <h2 id="league-points">{t('League points')}</h2>
      <p>
        {t(
          '{points, plural, one {# lifetime point} other {# lifetime points}} of all leagues, from {tournaments, plural, one {# tournament} other {# tournaments}} with {wins, plural, one {# first place} other {# first places}}. Bonus points count only in their own league (Organized Play Guide 4.2, section 12.5).',
          { points: lifetime.points, tournaments: lifetime.tournaments, wins: lifetime.wins },
        )}
      </p>
      <OpenedPoints opened={opened} leagues={leagues} />
      <RunningLeagues running={running} />
      <DataTable
        caption={t('By season')}
        columns={COLUMNS}
        rows={rows}
        keyOf={({ league, season }) => `${league.slug} ${season}`}
      />
      {rows.map(({ league, season, counted }) => (
        <Awards
          key={`${league.slug} ${season}`}
          title={t('Every award in the {name}, {season}', { name: league.name, season })}
          awards={awards.filter((award) => award.league === league.slug && award.season === season)}
          best={counted?.best ?? null}
        />
      ))}
    </>
  );
}

/** Says which of the points come from a previous system. */
function OpenedPoints({
  opened,
  leagues,
}: { opened: NonNullable<PlayerLeaguePoints['opened']> } & Pick<PlayerLeaguePoints, 'leagues'>) {
  if (opened.length === 0) return null;
  return (
    <ul>
      {opened.map(({ league: slug, season, points, on, source }) => (
        <li key={`${slug} ${season}`}>
          {t('Brought in: {points, plural, one {# point} other {# points}} in the {league}, of {day}.', {
            points,
            league: leagues.find(({ league }) => league.slug === slug)?.league.name ?? slug,
            day: <LocalDay date={on} />,
          })}
          {season !== null && ` ${t('Season: {season}.', { season })}`} {t('Source: {source}.', { source })}
        </li>
      ))}
    </ul>
  );
}

/** Says what a player still needs in the running seasons. */
export function RunningLeagues({ running }: Pick<PlayerLeaguePoints, 'running'>) {
  if (running.length === 0) return null;
  return (
    <ul>
      {running.map((each) => (
        <li key={`${each.league.slug} ${each.season}`}>
          <a href={`/leagues/${each.league.slug}/seasons/${each.season}`}>{each.league.name}</a>
          {each.qualified !== null && `, ${tellQualified(each.qualified)}`}
          {each.phase !== null && each.place !== null && `. ${PHASE_NAMES[each.phase]}`}
          {each.status !== null && `: ${STATUS_NAMES[each.status]}`}
          {(each.needs === 'points' || each.needs === 'others') && t('; still needs: {need}', { need: tellNeed(each) })}
          <Next reach={each} />
        </li>
      ))}
    </ul>
  );
}

const tellQualified = ({ half, place, isProvisional }: NonNullable<Running['qualified']>): string =>
  isProvisional
    ? t('would qualify for the playoffs now ({half}, place {place})', { half: PHASE_NAMES[half], place })
    : t('qualified for the playoffs ({half}, place {place})', { half: PHASE_NAMES[half], place });

type Running = PlayerLeaguePoints['running'][number];

/** Lists what each place of the next tournament would do. */
function Next({ reach: { phase, next, prospects } }: { readonly reach: Running }) {
  if (phase === null || next === null || prospects === null) return null;
  return (
    <details class="fold">
      <summary>{t('If you finish 1st, 2nd, 3rd … next time')}</summary>
      <p>
        {t('With {participants, plural, one {# player} other {# players}}, as last time. {value}', {
          participants: next.participants,
          value: tellCertainty({ phase, prospects }),
        })}
      </p>
      <DataTable
        caption={t('Without bonus points; “place then” if nobody else gains anything')}
        columns={NEXT_COLUMNS}
        rows={next.places}
        keyOf={({ place }) => String(place)}
      />
    </details>
  );
}

const NEXT_COLUMNS: readonly Column<NonNullable<Running['next']>['places'][number]>[] = words([
  { name: 'Finish', kind: 'row', cell: ({ place }) => place },
  { name: 'Points', kind: 'number', cell: ({ points }) => points },
  { name: 'Place then', kind: 'number', cell: ({ standing }) => standing },
  { name: 'Then', cell: ({ status }) => (status === null ? t('open') : STATUS_NAMES[status]) },
]);

interface SeasonPoints {
  readonly league: PlayerLeaguePoints['leagues'][number]['league'];
  readonly season: string;
  readonly points: number;
  readonly bonus: number;
  readonly total: number;
  readonly tournaments: number;
  readonly wins: number;
  readonly counted: PlayerLeaguePoints['leagues'][number]['seasons'][number]['counted'];
}

const COLUMNS: readonly Column<SeasonPoints>[] = words([
  {
    name: 'League',
    kind: 'row',
    cell: ({ league: { slug, name }, season }) => (
      <a href={`/leagues/${slug}/seasons/${season}`}>
        {name}, {season}
      </a>
    ),
  },
  { name: 'Points', kind: 'number', cell: ({ points }) => points },
  { name: 'Bonus', kind: 'number', cell: ({ bonus }) => bonus },
  { name: 'Total', kind: 'number', cell: ({ total }) => <strong>{total}</strong> },
  { name: 'Counts', cell: ({ total, counted }) => (counted === null ? total : tellCounted(counted)) },
  { name: 'Tournaments', kind: 'number', cell: ({ tournaments }) => tournaments },
  { name: 'First places', kind: 'number', cell: ({ wins }) => wins },
]);

/** Says what counts where only the best results do, and what the next one must be worth. */
function tellCounted({ total, best, toImprove }: NonNullable<SeasonPoints['counted']>): string {
  const { season, half } = toImprove;
  const parts = [
    best.season !== null && t('best {season} of the season', { season: best.season }),
    best.half !== null && t('best {half} of a half', { half: best.half }),
    season !== null &&
      t('next result from {season, plural, one {# point} other {# points}} improves the season', { season }),
    half['first-half'] !== null && t('from {half} the first half', { half: half['first-half'] }),
    half['second-half'] !== null && t('from {half} the second half', { half: half['second-half'] }),
  ];
  return `${total}: ${parts.filter((part) => part !== false).join(', ')}`;
}

interface AwardsProps {
  readonly title: string;
  readonly awards: readonly OwnAward[];
  /** Says how many results count; null means all of them. */
  readonly best: Best | null;
}

function Awards({ title, awards, best }: AwardsProps) {
  return (
    <details class="fold">
      <summary>{title}</summary>
      <DataTable
        isWordy
        caption={t('{awards, plural, one {# award} other {# awards}}, the newest first', { awards: awards.length })}
        columns={awardColumns(best)}
        rows={awards}
        keyOf={({ tournament, rule, reason }) => `${tournament.id} ${rule} ${reason ?? ''}`}
      />
    </details>
  );
}

const awardColumns = (best: Best | null): readonly Column<OwnAward>[] => [
  {
    name: t('Day'),
    kind: 'date',
    cell: ({ tournament: { localDate } }) => <LocalDay date={localDate} />,
  },
  {
    name: t('Tournament'),
    kind: 'row',
    cell: ({ tournament: { id, name, basis } }) => (
      <>
        <a href={`/tournaments/${id}`}>{name}</a>
        <BasisMark basis={basis} />
        <span class="parts">
          <ReportErrorLink tournamentId={id} />
        </span>
      </>
    ),
  },
  { name: t('Part'), cell: ({ phase }) => (phase === null ? t('none') : PHASE_NAMES[phase]) },
  { name: t('Points'), kind: 'number', cell: ({ points }) => points },
  { name: t('Counts'), cell: ({ counts }) => tellCounts(counts, best) },
  { name: t('For'), cell: (award) => <Why award={award} /> },
  { name: t('Run'), kind: 'number', cell: ({ run }) => run },
];

type Best = NonNullable<SeasonPoints['counted']>['best'];

/** Says whether an award counts where only the best results do, and why it does not. */
function tellCounts({ season, half }: OwnAward['counts'], best: Best | null): string {
  const dropped = [
    season === false &&
      t('not among the best {season, plural, one {# result} other {# results}} of the season', {
        season: best?.season ?? 0,
      }),
    half === false &&
      t('not among the best {half, plural, one {# result} other {# results}} of the half', { half: best?.half ?? 0 }),
  ].filter((part) => part !== false);
  if (dropped.length === 0) return t('Yes');
  const isDropped = season !== true && half !== true;
  return isDropped
    ? t('Dropped: {dropped}', { dropped: dropped.join(', ') })
    : t('In part: {dropped}', { dropped: dropped.join(', ') });
}

/** Names the table or the rule of a bonus scheme that gave the points. */
function tellAwardRule(award: LeagueAward): string {
  const known = schemeRuleOf(award);
  return known === null ? tell(award.rule) : t('{scheme} v{version}, rule {rule}', known);
}

/** The cell of the table that gave the points, or what the bonus was given for; and the rule. */
function Why({ award }: { readonly award: LeagueAward }) {
  const { place, explanation, reason, section } = award;
  const words =
    explanation === null
      ? (reason ?? t('bonus'))
      : t('place {place}: {row}, {column}', {
          place,
          row: tell(explanation.row),
          column: tell(explanation.column),
        });
  return (
    <>
      {words}
      <span class="parts">
        <Cited text={`${tellAwardRule(award)} (${section})`} />
      </span>
    </>
  );
}
