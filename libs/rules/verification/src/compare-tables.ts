import type { Award } from '@quadrant/rules/leagues';
import type { WonBadge, WonEntitlement } from '@quadrant/rules/prizes';
import type { Outcome, RatingChange } from '@quadrant/rules/history';
import { findDifference, type Deviation } from './difference.js';
import type { Standing } from '@quadrant/rules/tournament';
import type {
  PublishedAward,
  PublishedBadge,
  PublishedChange,
  PublishedEntitlement,
  PublishedStanding,
} from './published-history.js';

/** Differences name players by these functions. */
export interface Names {
  /** It is a public id. */
  readonly playerOf: (entry: number) => string;
  readonly handleOf: (player: string) => string;
}

/** Returns the first number of a final order that is published differently. */
export const compareStandings = (
  computed: readonly Standing[],
  published: readonly PublishedStanding[],
  { playerOf, handleOf }: Names,
): Deviation | null =>
  compareRows(
    new Map(computed.map((row) => [row.place, row])),
    new Map(published.map((row) => [row.place, row])),
    published.length,
    (place) => ` at place ${place}`,
    ({ entry, stated = null, pointsAtLeast = false, ...row }) =>
      tellStanding({ ...row, stated, pointsAtLeast, player: playerOf(entry) }, handleOf),
    (row) => tellStanding(row, handleOf),
  );

const tellStanding = (
  { player, place: _place, pointsAtLeast, ...numbers }: PublishedStanding,
  handleOf: Names['handleOf'],
) => ({ player: handleOf(player), ...numbers, 'points at least': pointsAtLeast ? 'yes' : null });

/** Returns the first number of the rating changes that is published differently. */
export function compareChanges(
  computed: Outcome['changes'],
  published: readonly PublishedChange[],
  { playerOf, handleOf }: Names,
): Deviation | null {
  const tell = ({ before, after, games }: Pick<RatingChange, 'before' | 'after' | 'games'>) => ({
    'rating before': before,
    'rating after': after,
    games,
  });
  return compareRows(
    new Map(computed.map((row) => [`${row.category} ${playerOf(row.entry)}`, row])),
    new Map(published.map((row) => [`${row.category} ${row.player}`, row])),
    published.length,
    (key) => ` of ${tellKey(key, handleOf)}`,
    tell,
    tell,
  );
}

/** Returns the first number of the awards that is published differently. */
export function compareAwards(
  computed: Outcome['awards'],
  published: readonly PublishedAward[],
  { playerOf, handleOf }: Names,
): Deviation | null {
  return compareRows(
    numbered(computed, (row) => `${row.kind} ${playerOf(row.entry)}`),
    numbered(published, (row) => `${row.kind} ${row.player}`),
    published.length,
    (key) => ` of ${tellKey(key, handleOf)}`,
    ({ leagueSeason, mastersSeason, ...award }) =>
      tellAward({
        ...award,
        league: leagueSeason?.league ?? null,
        season: leagueSeason?.season ?? String(mastersSeason ?? ''),
      }),
    tellAward,
  );
}

/** Returns the first value of the entitlements that is published differently. */
export const compareEntitlements = (
  computed: Outcome['entitlements'],
  published: readonly PublishedEntitlement[],
  names: Names,
): Deviation | null => comparePrizes('entitlement', computed, published, names, tellEntitlement);

/** Returns the first value of the badges that is published differently. */
export const compareBadges = (
  computed: Outcome['badges'],
  published: readonly PublishedBadge[],
  names: Names,
): Deviation | null => comparePrizes('badge', computed, published, names, tellBadge);

interface Prize {
  readonly place: number;
}

function comparePrizes<Told extends Prize, Column extends string>(
  word: string,
  computed: readonly (Told & { readonly entry: number })[],
  published: readonly (Told & { readonly player: string })[],
  { playerOf, handleOf }: Names,
  tell: (prize: Told) => Readonly<Record<Column, string | number | null>>,
): Deviation | null {
  return compareRows(
    numbered(computed, ({ entry }) => `${word} ${playerOf(entry)}`),
    numbered(published, ({ player }) => `${word} ${player}`),
    published.length,
    (key) => ` of ${tellKey(key, handleOf)}`,
    tell,
    tell,
  );
}

const tellEntitlement = ({
  place,
  into,
  edition,
  continent,
  earnedByes,
  headStart,
  rule,
  section,
}: Omit<WonEntitlement, 'entry' | 'ordinal'>) => ({
  place,
  into,
  edition,
  continent,
  'earned byes': earnedByes.join(' '),
  'head start': headStart,
  rule,
  section,
});

const tellBadge = ({ place, badge, rule, section }: Omit<WonBadge, 'entry' | 'ordinal'>) => ({
  badge,
  place,
  rule,
  section,
});

/** Returns rows by their keys, numbered among those with the same key: a player may have several bonuses. */
function numbered<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const key = keyOf(row);
      const number = (counts.get(key) ?? 0) + 1;
      counts.set(key, number);
      return [number === 1 ? key : `${key} ${number}`, row];
    }),
  );
}

const tellAward = ({
  points,
  place,
  participants,
  league,
  season,
  phase,
  rule,
  section,
  reason,
}: Pick<Award, 'points' | 'place' | 'participants' | 'phase' | 'rule' | 'section' | 'reason'> &
  Pick<PublishedAward, 'league' | 'season'>) => ({
  points,
  place,
  participants,
  league,
  season,
  phase,
  rule,
  section,
  reason,
});

/** A key has a word and a player. The player comes first, by handle. */
function tellKey(key: string, handleOf: Names['handleOf']): string {
  const [word = '', player = '', number] = key.split(' ');
  return `${handleOf(player)}, ${word}${number === undefined ? '' : ` ${number}`}`;
}

/** @param count the number of published rows, because two with one key are one too many */
function compareRows<Key, Computed, Published, Column extends string>(
  computed: ReadonlyMap<Key, Computed>,
  published: ReadonlyMap<Key, Published>,
  count: number,
  name: (key: Key) => string,
  tellComputed: (row: Computed) => Readonly<Record<Column, string | number | null>>,
  tellPublished: (row: Published) => Readonly<Record<Column, string | number | null>>,
): Deviation | null {
  for (const [key, row] of computed) {
    const got = published.get(key);
    if (got === undefined) return { what: `row${name(key)}`, expected: 'published', got: null };
    const difference = findDifference(name(key), tellComputed(row), tellPublished(got));
    if (difference !== null) return difference;
  }
  for (const key of published.keys()) {
    if (!computed.has(key)) return { what: `row${name(key)}`, expected: null, got: 'published' };
  }
  return findDifference(' published', { rows: computed.size }, { rows: count });
}
