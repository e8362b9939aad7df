import { textJson } from '@quadrant/rules/message';
import type { LeagueFacts } from '@quadrant/rules/leagues';
import { ENGINE_VERSION, type Scorecard, type Scoring } from '@quadrant/rules/history';
import type { Format, GameTitle, Kind, Level, RuleSystemId } from '@quadrant/rules/tournament';
import type { BinaryRows, Tuples } from '@quadrant/store/database';

/** The columns of the table `scorecards` in the order in which {@link writeScorecard} writes them. */
export const SCORECARD_COLUMNS = [
  'submission_id',
  'tournament_id',
  'revision',
  'engine_version',
  'starts_at',
  'local_date',
  'game',
  'rule_system',
  'format',
  'level',
  'kind',
  'league',
  'league_facts',
  'sha256',
  'players',
  'participants',
  'sanctioned',
  'sanctioned_rule',
  'rated',
  'rated_rule',
  'awards_points',
  'placings',
  'games',
  'standings_sha256',
  'known_date',
];

export interface ScoredSubmission {
  readonly submissionRowId: number;
  readonly tournamentRowId: number;
  readonly revision: number;
  /** It holds the row id of each entry's player, in entry order. */
  readonly players: readonly number[];
}

/** Adds the scorecard of a submission to rows of {@link SCORECARD_COLUMNS}. */
export function writeScorecard(
  rows: BinaryRows,
  { submissionRowId, tournamentRowId, revision, players }: ScoredSubmission,
  { scorecard, sanctioned, rated }: Scoring,
): void {
  rows.row().int4(submissionRowId).int4(tournamentRowId).int2(revision).text(ENGINE_VERSION);
  rows.timestamptz(scorecard.startsAt).date(scorecard.localDate);
  rows.text(scorecard.game).text(scorecard.ruleSystem).text(scorecard.format).int2(scorecard.level);
  rows.text(scorecard.kind).text(scorecard.league);
  rows.jsonb(scorecard.leagueFacts && JSON.stringify(scorecard.leagueFacts));
  rows.bytea(scorecard.sha256).int4Array(players);
  rows.int2(scorecard.participants).bool(sanctioned.value).jsonb(textJson(sanctioned.rule));
  rows.bool(rated.value).jsonb(textJson(rated.rule));
  rows.bool(scorecard.awardsPoints).bytea(packPlacings(scorecard)).bytea(scorecard.games);
  rows.bytea(scorecard.standingsSha256).text(scorecard.knownDate ?? null);
}

const fields = (games: string, leagueFacts: string): string =>
  `c.starts_at, c.local_date, c.game, c.rule_system, c.format, c.level, c.kind, c.league, c.sha256, c.players,
   c.participants, c.sanctioned, c.rated, c.awards_points, c.placings, ${games}, c.standings_sha256, ${leagueFacts}, c.known_date`;

/** Nineteen columns of the table `scorecards` c, which {@link readScorecard} reads. */
export const SCORECARD_FIELDS = fields('c.games', 'c.league_facts');

/** The same columns without the large ones: games, and the facts for leagues. */
export const BARE_SCORECARD_FIELDS = fields(`''::bytea`, 'null::jsonb');

/** Reads the scorecard of the current row, whose fields begin with column `first`, and the players of its entries. */
export function readScorecard(tuples: Tuples, first: number): { scorecard: Scorecard; players: number[] } {
  return {
    scorecard: {
      startsAt: tuples.timestamptz(first),
      localDate: tuples.date(first + 1),
      ...(!tuples.isNull(first + 18) && { knownDate: tuples.text(first + 18) }),
      game: tuples.text(first + 2) as GameTitle,
      ruleSystem: tuples.text(first + 3) as RuleSystemId,
      format: tuples.text(first + 4) as Format,
      level: tuples.int2(first + 5) as Level,
      kind: tuples.text(first + 6) as Kind,
      league: tuples.isNull(first + 7) ? null : tuples.text(first + 7),
      leagueFacts: tuples.isNull(first + 17) ? null : (tuples.jsonb(first + 17) as LeagueFacts),
      sha256: tuples.bytea(first + 8),
      participants: tuples.int2(first + 10),
      sanctioned: tuples.bool(first + 11),
      rated: tuples.bool(first + 12),
      awardsPoints: tuples.bool(first + 13),
      ...unpackPlacings(tuples.bytea(first + 14)),
      games: tuples.bytea(first + 15),
      standingsSha256: tuples.bytea(first + 16),
    },
    players: tuples.int4Array(first + 9),
  };
}

/** An entry without a certain place has this bit: a tournament has at most 5,000 entries. */
const UNPLACED = 0x8000;

/** Packs the entry at each place into two bytes, the lower one first. The highest bit marks a place that is not certain. */
export function packPlacings({ placings, unplaced = [] }: Pick<Scorecard, 'placings' | 'unplaced'>): Buffer {
  const bytes = Buffer.alloc(placings.length * 2);
  placings.forEach((entry, index) => bytes.writeUInt16LE(entry | (unplaced.includes(entry) ? UNPLACED : 0), index * 2));
  return bytes;
}

/** Unpacks the result of {@link packPlacings}. */
export function unpackPlacings(bytes: Uint8Array): Pick<Scorecard, 'placings' | 'unplaced'> {
  const placings = unpackEntries(bytes);
  const unplaced = placings.filter((_, index) => (bytes[index * 2 + 1]! & (UNPLACED >> 8)) !== 0);
  return { placings, ...(unplaced.length > 0 && { unplaced }) };
}

/** Unpacks the entries alone, in the order of the result of {@link packPlacings}. */
export function unpackEntries(bytes: Uint8Array): number[] {
  const entries: number[] = [];
  for (let at = 0; at < bytes.length; at += 2) entries.push(bytes[at]! | ((bytes[at + 1]! << 8) & ~UNPLACED));
  return entries;
}
