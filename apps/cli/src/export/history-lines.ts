import { basisOfPlace } from '@quadrant/rules/tournament';
import type { CsvRow } from '@quadrant/http';
import type {
  PublishedAward,
  PublishedBadge,
  PublishedChange,
  PublishedEntitlement,
  PublishedPlayer,
  PublishedRating,
  PublishedStanding,
  PublishedTables,
  PublishedTournament,
} from '@quadrant/rules/verification';

/** A document of a tournament is here; lines of a file count from 1. */
export interface DocumentPlace {
  readonly file: 'reports.ndjson' | 'earlier-reports.ndjson';
  readonly line: number;
}

/** A line of `tournaments.ndjson` has what is published of a tournament, without the tables that have files of their own. */
export type TournamentLine = Omit<PublishedTournament, 'startsAt' | keyof PublishedTables> & {
  /** Its position in history, counted from 1. */
  readonly position: number;
  readonly startsAt: string;
  readonly report: DocumentPlace;
};

export const RATING_COLUMNS = ['game', 'category', 'handle', 'games', 'rating'];

export const RATING_CHANGE_COLUMNS = ['tournament', 'category', 'player', 'handle', 'games', 'before', 'after', 'run'];

export const AWARD_COLUMNS = [
  'tournament',
  'kind',
  'player',
  'handle',
  'place',
  'participants',
  'points',
  'league',
  'season',
  'phase',
  'rule',
  'section',
  'reason',
  'run',
];

export const ENTITLEMENT_COLUMNS = [
  'tournament',
  'player',
  'handle',
  'place',
  'into',
  'edition',
  'continent',
  'earnedByes',
  'headStart',
  'rule',
  'section',
  'run',
];

export const BADGE_COLUMNS = ['tournament', 'player', 'handle', 'place', 'badge', 'rule', 'section', 'run'];

export const STANDING_COLUMNS = [
  'tournament',
  'place',
  'player',
  'handle',
  'points',
  'strengthOfSchedule',
  'extendedStrengthOfSchedule',
  'differential',
  'cumulativeVictoryPoints',
  'roundsWon',
  'decidedBy',
  'statedPlace',
  'basis',
  'pointsAtLeast',
];
/** Exports of earlier programs do not have the last so many columns. */
export const LATER_STANDING_COLUMNS = [1, 3];

/** A cell of a table says yes with this; no is an empty cell. */
export const YES = 'yes';

type HandleOf = (player: PublishedPlayer['publicId']) => string;

export function tournamentLine(published: PublishedTournament, position: number, report: DocumentPlace): string {
  const line: TournamentLine = {
    position,
    key: published.key,
    externalId: published.externalId,
    startsAt: new Date(published.startsAt).toISOString(),
    revision: published.revision,
    report,
    sha256: published.sha256,
    leadTimeCountsAsMet: published.leadTimeCountsAsMet,
    announced: published.announced,
    levelOverride: published.levelOverride,
    ratedOverride: published.ratedOverride,
    leagueOverride: published.leagueOverride,
    toss: published.toss,
    players: published.players,
    participants: published.participants,
    sanctioned: published.sanctioned,
    rated: published.rated,
    ratedGames: published.ratedGames,
    leagueSeason: published.leagueSeason,
    policy: published.policy,
    kFactor: published.kFactor,
    standingsSha256: published.standingsSha256,
    inputSha256: published.inputSha256,
    outcomeSha256: published.outcomeSha256,
    chainSha256: published.chainSha256,
    run: published.run,
    changeWaits: published.changeWaits,
  };
  return `${JSON.stringify(line)}\n`;
}

export const ratingRow = ({ game, category, handle, games, rating }: PublishedRating): CsvRow => [
  game,
  category,
  handle,
  games,
  rating,
];

export const ratingChangeRow = (tournament: string, change: PublishedChange, handleOf: HandleOf): CsvRow => {
  const { category, player, games, before, after, run } = change;
  return [tournament, category, player, handleOf(player), games, before, after, run];
};

export const awardRow = (tournament: string, award: PublishedAward, handleOf: HandleOf): CsvRow => {
  const { kind, player, place, participants, points, league, season, phase, rule, section, reason, run } = award;
  const counted = [place, participants, points, league, season, phase, rule, section, reason, run];
  return [tournament, kind, player, handleOf(player), ...counted];
};

export const entitlementRow = (tournament: string, won: PublishedEntitlement, handleOf: HandleOf): CsvRow => {
  const { player, place, into, edition, continent, earnedByes, headStart, rule, section, run } = won;
  const worth = [into, edition, continent, earnedByes.join(' '), headStart];
  return [tournament, player, handleOf(player), place, ...worth, rule, section, run];
};

export const badgeRow = (tournament: string, won: PublishedBadge, handleOf: HandleOf): CsvRow => {
  const { player, place, badge, rule, section, run } = won;
  return [tournament, player, handleOf(player), place, badge, rule, section, run];
};

export const standingRow = (tournament: string, row: PublishedStanding, handleOf: HandleOf): CsvRow => [
  tournament,
  row.place,
  row.player,
  handleOf(row.player),
  row.points,
  row.strengthOfSchedule,
  row.extendedStrengthOfSchedule,
  row.differential,
  row.cumulativeVictoryPoints,
  row.roundsWon,
  row.decidedBy,
  row.stated,
  basisOfPlace(row),
  row.pointsAtLeast ? YES : null,
];
