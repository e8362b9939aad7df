import { spreadsheetLines } from '@quadrant/http';
import type { LeaderboardDto } from './leaderboard.dto.js';

const HEADER = [
  'rank',
  'rank_before',
  'handle',
  'name',
  'country',
  'region',
  'rating',
  'games',
  'wins',
  'losses',
  'ties',
  'last_played_at',
  'provisional',
  'brought_games',
  'basis',
  'last_played_on',
];

export const leaderboardCsv = (rows: LeaderboardDto['rows']): string =>
  spreadsheetLines([
    HEADER,
    ...rows.map((row) => [
      row.rank,
      row.rankBefore,
      row.handle,
      row.name,
      row.country,
      row.region,
      row.rating,
      row.games,
      row.wins,
      row.losses,
      row.ties,
      row.lastPlayedAt.toISOString(),
      String(row.isProvisional),
      row.broughtGames ?? 0,
      row.basis ?? 'computed',
      row.lastPlayedOn ?? '',
    ]),
  ]);
