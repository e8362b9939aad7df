import type { ReplayedStep, Scorecard } from '@quadrant/rules/history';
import type { GameTally } from '@quadrant/rules/rating';
import { areBytesEqual, CATEGORIES, type Category } from '@quadrant/rules/tournament';
import { BinaryRows } from '@quadrant/store/database';
import { categoryOfMeetings, packMeetings } from './meetings.js';
import type { PlayerNumbers } from './player-numbers.js';
import type { LoadedTournament } from './read-history.js';

/** A stored tournament with the result of its replay. */
export type PublishedStep = ReplayedStep<LoadedTournament>;

/** Tells whether the result of a tournament, or its input, differs from the published one. */
export const isChanged = ({ tournament: { submissionRowId, published, input }, step }: PublishedStep): boolean =>
  published?.submissionRowId !== submissionRowId ||
  isLevelled(published, input.scorecard) ||
  !areBytesEqual(published.inputSha256, step.inputSha256) ||
  !areBytesEqual(published.outcomeSha256, step.outcomeSha256);

/** A coordinator may override these values of a report. */
type Levelled = Pick<Scorecard, 'level' | 'rated'>;

/** Tells whether the level or the rated flag differs. */
export const isLevelled = (before: Levelled, after: Levelled): boolean =>
  before.level !== after.level || before.rated !== after.rated;

export const OUTCOME_COLUMNS = [
  'tournament_id',
  'submission_id',
  'starts_at',
  'key',
  'level',
  'rated',
  'input_sha256',
  'outcome_sha256',
  'since_run',
];

export const RATING_CHANGE_COLUMNS = [
  'tournament_id',
  'category',
  'player_id',
  'before',
  'after',
  'games',
  'wins',
  'ties',
  'since_run',
  'met',
];

export const RATING_COLUMNS = ['game', 'category', 'player_id', 'rating', 'games', 'last_played_at', 'since_run'];

export const AWARD_COLUMNS = [
  'tournament_id',
  'ordinal',
  'kind',
  'player_id',
  'place',
  'participants',
  'points',
  'league_season_id',
  'masters_season',
  'phase',
  'rule',
  'section',
  'reason',
  'since_run',
];

export const ENTITLEMENT_COLUMNS = [
  'tournament_id',
  'ordinal',
  'player_id',
  'place',
  'into_kind',
  'edition',
  'continent',
  'earned_byes',
  'head_start',
  'rule',
  'section',
  'since_run',
];

export const BADGE_COLUMNS = [
  'tournament_id',
  'ordinal',
  'player_id',
  'place',
  'badge',
  'rule',
  'section',
  'since_run',
];

export const CHAIN_COLUMNS = ['tournament_id', 'inputs_sha256', 'sha256'];

/** Writes the row of an outcome, with the hashes of its input and its result. */
export function writeOutcome(rows: BinaryRows, run: number, { tournament, step }: PublishedStep): void {
  const { tournamentRowId, submissionRowId, position } = tournament;
  const { level, rated } = tournament.input.scorecard;
  rows.row().int4(tournamentRowId).int4(submissionRowId).timestamptz(position.startsAt).uuid(position.key);
  rows.int2(level).bool(rated);
  rows.bytea(step.inputSha256).bytea(step.outcomeSha256).int4(run);
}

const NOBODY = Buffer.alloc(0);

/** A row of each category with zeros for numbers: a long history has millions of rows that differ in nothing else. */
const RATING_CHANGE_ROWS = Object.fromEntries(
  CATEGORIES.map((category) => {
    const rows = new BinaryRows(RATING_CHANGE_COLUMNS.length);
    rows.row().int4(0).text(category).int4(0).float8(0).float8(0).int2(0).int2(0).int2(0).int4(0).bytea(NOBODY);
    return [category, Buffer.concat(rows.drain())];
  }),
) as Readonly<Record<Category, Buffer>>;

/**
 * The numbers stand at these offsets: the first counts from the begin, since it precedes the category, the others from
 * the end. The last is the length of what follows.
 */
const TOURNAMENT = 6;
const [PLAYER, BEFORE, AFTER, GAMES, WINS, TIES, RUN, MET] = [58, 50, 38, 26, 20, 14, 8, 4] as const;

/**
 * @param tally of the games of the tournament
 * @returns the number of rows
 */
export function writeRatingChanges(
  rows: BinaryRows,
  run: number,
  { tournament, step }: PublishedStep,
  players: PlayerNumbers,
  { wins, ties }: GameTally,
): number {
  const { tournamentRowId, input } = tournament;
  const { changes } = step.outcome;
  const kept = categoryOfMeetings(changes);
  const rowIds = Array.from(input.players, (player) => players.rowIdOf(player));
  const met = packMeetings(input.scorecard.games, rowIds);
  for (const { category, entry, before, after, games } of changes) {
    const row = RATING_CHANGE_ROWS[category];
    const opponents = category === kept ? met[entry]! : NOBODY;
    const at = rows.ready(row, opponents);
    const end = at + row.length;
    const { numbers } = rows;
    numbers.setInt32(at + TOURNAMENT, tournamentRowId);
    numbers.setInt32(end - PLAYER, rowIds[entry]!);
    numbers.setFloat64(end - BEFORE, before);
    numbers.setFloat64(end - AFTER, after);
    numbers.setInt16(end - GAMES, games);
    numbers.setInt16(end - WINS, wins[entry]!);
    numbers.setInt16(end - TIES, ties[entry]!);
    numbers.setInt32(end - RUN, run);
    numbers.setInt32(end - MET, opponents.length);
  }
  return changes.length;
}

/** @returns the number of rows */
export function writeAwards(
  rows: BinaryRows,
  run: number,
  { tournament, step }: PublishedStep,
  players: PlayerNumbers,
): number {
  const { awards } = step.outcome;
  for (const [ordinal, award] of awards.entries()) {
    rows.row().int4(tournament.tournamentRowId).int2(ordinal).text(award.kind);
    rows.int4(players.rowIdOf(tournament.input.players[award.entry]!)).int2(award.place).int2(award.participants);
    rows
      .int2(award.points)
      .int4(award.leagueSeason?.id ?? null)
      .int2(award.mastersSeason)
      .text(award.phase)
      .text(award.rule)
      .text(award.section)
      .text(award.reason)
      .int4(run);
  }
  return awards.length;
}

/** @returns the number of rows */
export function writeEntitlements(
  rows: BinaryRows,
  run: number,
  { tournament, step }: PublishedStep,
  players: PlayerNumbers,
): number {
  const { entitlements } = step.outcome;
  for (const [ordinal, entitlement] of entitlements.entries()) {
    const { entry, place, into, edition, continent, earnedByes, headStart, rule, section } = entitlement;
    rows.row().int4(tournament.tournamentRowId).int2(ordinal);
    rows.int4(players.rowIdOf(tournament.input.players[entry]!)).int2(place).text(into).text(edition).text(continent);
    rows.int2Array(earnedByes).int4(headStart).text(rule).text(section).int4(run);
  }
  return entitlements.length;
}

export function writeBadges(
  rows: BinaryRows,
  run: number,
  { tournament, step }: PublishedStep,
  players: PlayerNumbers,
): void {
  for (const [ordinal, { entry, place, badge, rule, section }] of step.outcome.badges.entries()) {
    rows.row().int4(tournament.tournamentRowId).int2(ordinal);
    rows.int4(players.rowIdOf(tournament.input.players[entry]!)).int2(place).text(badge);
    rows.text(rule).text(section).int4(run);
  }
}

/** Writes the links of the chains of history at this tournament. */
export function writeLinks(rows: BinaryRows, { tournament, step }: PublishedStep): void {
  rows.row().int4(tournament.tournamentRowId).bytea(step.links.inputs).bytea(step.links.chain);
}
