import type { SeasonMatter } from '@quadrant/rules/leagues';
import { t, words } from '../languages/t.js';
import type { Column } from '../components/data-table.js';
import type { NotCountingReason } from '@quadrant/store/leagues';
import type { Champion, HalfRow, Phase, PlayoffRow, Reach, ReachRow, TableRow } from './season-view.js';

export const PHASE_NAMES: Readonly<Record<Phase, string>> = words({
  'first-half': 'First half',
  'second-half': 'Second half',
  playoffs: 'Playoffs',
});

export const SEASON_MATTER_NAMES: Readonly<Record<SeasonMatter, string>> = words({
  days: 'Days',
  parts: 'Parts',
  'tournaments-of-a-part': 'Tournaments of a part that count',
  qualifiers: 'Players who qualify',
  'results-that-count': 'Results that count',
  'points-table': 'Points of places',
  schemes: 'Bonus schemes',
  'closed-parts': 'Closed parts',
});

type Criterion = NonNullable<(TableRow | HalfRow | PlayoffRow)['decidedBy']>;

/** The criterion sets a player apart from the next one. */
export const CRITERION_NAMES: Readonly<Record<Criterion, string>> = words({
  points: 'Points',
  'season-points': 'Season points',
  wins: 'First places',
  'playoff-points': '1: playoff points',
  'playoff-attendance': '3: playoff tournaments',
  'league-attendance': '4: league tournaments',
  'lifetime-points': '5: lifetime points',
  'recorded-toss': 'Toss, recorded by the league director',
  toss: 'Random draw',
});

/** The names have the printed numbers of the six criteria (000, 12.6). */
export const PLAYOFF_CRITERION_NAMES: typeof CRITERION_NAMES = words({
  ...CRITERION_NAMES,
  'season-points': '2: season points',
  'recorded-toss': '6: toss, recorded by the league director',
  toss: '6: random draw',
});

/**
 * Returns a column that says what put players before others who are tied by the first criterion. It is empty where no
 * tie was broken.
 * @param first the criterion by which the table is ranked, which its rows show anyway
 */
export function tieColumn<Row extends { readonly decidedBy: string | null }>(
  rows: readonly Row[],
  first: Row['decidedBy'],
  names: Readonly<Record<NonNullable<Row['decidedBy']>, string>>,
): readonly Column<Row>[] {
  const tieBreakerOf = ({ decidedBy }: Row): NonNullable<Row['decidedBy']> | null =>
    decidedBy === first ? null : decidedBy;
  if (rows.every((row) => tieBreakerOf(row) === null)) return [];
  const cell = (row: Row) => {
    const tieBreaker = tieBreakerOf(row);
    return tieBreaker === null ? '' : names[tieBreaker];
  };
  return [{ name: t('Tie broken by'), cell }];
}

export const CHAMPION_WORDS: Readonly<Record<Exclude<Champion['reason'], 'highest-ranked'>, string>> = words({
  'no-qualifiers-announced': 'How many players qualify was not announced, so nobody can become champion.',
  'no-playoffs': 'This season has no playoffs, so it has no champion.',
  'playoffs-not-over': 'The playoffs are still to be played.',
  'qualification-provisional': 'It is not settled yet who has qualified.',
  'no-playoff-tournament': 'No tournament of the playoffs was played, so there is no champion.',
  'nobody-qualified': 'Nobody qualified, so there is no champion.',
});

/** Says whether a player of a half goes on to the playoffs, and why. */
export function tellQualification({ reason, qualifyingPlace }: HalfRow): string {
  switch (reason) {
    case 'within-the-places':
      return t('place {qualifyingPlace}', { qualifyingPlace });
    case 'place-passed-down':
      return t('place {qualifyingPlace}, passed down', { qualifyingPlace });
    case 'qualified-by-first-half':
      return t('has a place already');
    case 'below-the-places':
    case 'no-qualifiers-announced':
      return '–';
  }
}

export const STATUS_NAMES: Readonly<Record<NonNullable<ReachRow['status']>, string>> = words({
  in: 'In',
  bubble: 'On the bubble',
  out: 'Out',
});

/** Says what “In” and “Out” assume. */
export function tellCertainty({
  phase,
  prospects: { participants, bonus },
}: Pick<Reach, 'phase' | 'prospects'>): string {
  const fields = t('no tournament has more than {participants} players', { participants });
  if (phase === 'playoffs')
    return t('“In” and “Out” are certain if {fields}. Bonus does not count in the playoffs.', { fields });
  if (bonus === null) {
    return t(
      '“In” and “Out” are by table points, if {fields}: a bonus scheme in force states no maximum, so future bonus is not included.',
      { fields },
    );
  }
  const extra =
    bonus === 0
      ? t('No bonus scheme is in force')
      : t('Up to {bonus, plural, one {# bonus point} other {# bonus points}} a tournament is included', { bonus });
  return t('“In” and “Out” are certain if {fields}. {extra}.', { fields, extra });
}

/** Says what a player still needs for a certain place. */
export function tellNeed({ needs, points }: Pick<ReachRow, 'needs' | 'points'>): string {
  switch (needs) {
    case 'nothing':
      return t('nothing: sure whatever happens');
    case 'has-place':
      return t('nothing: qualified by the first half');
    case 'points':
      return t('{points, plural, one {# point} other {# points}} to be sure', { points: points ?? 0 });
    case 'others':
      return t('others to fall behind, too');
    case 'cannot-reach':
      return t('out of reach');
    case null:
      return '';
  }
}

/** The words say why a tournament gives no points, as a part of a sentence. */
export const NOT_COUNTING_WORDS: Readonly<Record<NotCountingReason, string>> = words({
  'not-flagged': 'the league director has not flagged it (12.2)',
  unflagged: 'its flag was taken away (12.2)',
  'part-closed': 'it came after this part of the season was closed',
  'out-of-season': 'the league has no season on its day',
  'places-give-none': 'heats give no places; the Finals do',
  'too-few': 'fewer than four took part (12.4)',
  'part-full': 'this part of the season has had all its tournaments (12.2)',
  'not-published': 'not published yet',
});
