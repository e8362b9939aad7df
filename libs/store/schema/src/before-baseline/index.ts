import { Walk1700000000001 } from './0001-walk.js';
import { RuleSystems1700000000002 } from './0002-rule-systems.js';
import { History1700000000003 } from './0003-history.js';
import { Players1700000000004 } from './0004-players.js';
import { Accounts1700000000005 } from './0005-accounts.js';
import { Names1700000000006 } from './0006-names.js';
import { Places1700000000007 } from './0007-places.js';
import { Accountability1700000000008 } from './0008-accountability.js';
import { AuditChain1700000000009 } from './0009-audit-chain.js';
import { DatabaseRoles1700000000010 } from './0010-database-roles.js';
import { Leagues1700000000011 } from './0011-leagues.js';
import { LeagueSeasons1700000000012 } from './0012-league-seasons.js';
import { Prizes1700000000013 } from './0013-prizes.js';
import { Quotas1700000000014 } from './0014-quotas.js';
import { KnownDevices1700000000015 } from './0015-known-devices.js';
import { Operations1700000000016 } from './0016-operations.js';
import { CoalescedRuns1700000000017 } from './0017-coalesced-runs.js';
import { Runs1700000000019 } from './0019-runs.js';
import { Disputes1700000000020 } from './0020-disputes.js';
import { MovedRatings1700000000021 } from './0021-moved-ratings.js';
import { OutboxJobs1700000000022 } from './0022-outbox-jobs.js';
import { NameChanges1700000000023 } from './0023-name-changes.js';
import { HeldReports1700000000024 } from './0024-held-reports.js';
import { AnsweredRequests1700000000025 } from './0025-answered-requests.js';
import { TossChains1700000000027 } from './0027-toss-chains.js';
import { LeagueClosing1700000000028 } from './0028-league-closing.js';
import { LeagueNames1700000000029 } from './0029-league-names.js';
import { Suspicions1700000000035 } from './0035-suspicions.js';
import { Rulings1700000000036 } from './0036-rulings.js';
import { HeldWithdrawals1700000000046 } from './0046-held-withdrawals.js';
import { PendingRulings1700000000047 } from './0047-pending-rulings.js';
import { UploadedFiles1700000000050 } from './0050-uploaded-files.js';
import { Drafts1700000000051 } from './0051-drafts.js';
import { Boards1700000000054 } from './0054-boards.js';
import { OfficialRanks1700000000055 } from './0055-official-ranks.js';
import { BoardIndexes1700000000056 } from './0056-board-indexes.js';
import { BoardNotices1700000000057 } from './0057-board-notices.js';
import { RefusedTosses1700000000058 } from './0058-refused-tosses.js';
import { FreshBoards1700000000063 } from './0063-fresh-boards.js';
import { FrameNotices1700000000064 } from './0064-frame-notices.js';
import { PlayerDirectory1700000000070 } from './0070-player-directory.js';
import { PlayersOfEntries1700000000071 } from './0071-players-of-entries.js';
import { OwnPlaces1700000000072 } from './0072-own-places.js';
import { BoardCells1700000000075 } from './0075-board-cells.js';
import { DirectorKeys1700000000080 } from './0080-director-keys.js';
import { SecondFactors1700000000084 } from './0084-second-factors.js';
import { Announcements1700000000090 } from './0090-announcements.js';
import { AnnouncedFacts1700000000091 } from './0091-announced-facts.js';
import { AnnouncementPlayers1700000000092 } from './0092-announcement-players.js';
import { LiveTournaments1700000000095 } from './0095-live-tournaments.js';
import { LeagueNotices1700000000108 } from './0108-league-notices.js';
import { Meetings1700000000109 } from './0109-meetings.js';
import { RewrittenLogs1700000000118 } from './0118-rewritten-logs.js';
import { LiveHeats1700000000122 } from './0122-live-heats.js';
import { AccountLanguages1700000000128 } from './0128-account-languages.js';
import { DraftsOfLiveTournaments1700000000130 } from './0130-drafts-of-live-tournaments.js';
import { BoardDays1700000000141 } from './0141-board-days.js';
import { Movers1700000000150 } from './0150-movers.js';
import { DaysOfMovers1700000000151 } from './0151-days-of-movers.js';
import { CheaperCounts1700000000160 } from './0160-cheaper-counts.js';
import { RegionVersions1700000000170 } from './0170-region-versions.js';
import { BoardHandles1700000000185 } from './0185-board-handles.js';
import { ShownPlayersNamed1700000000187 } from './0187-shown-players-named.js';
import { TournamentsOfSuspicions1700000000193 } from './0193-tournaments-of-suspicions.js';
import { BoardsAtOnce1700000000194 } from './0194-boards-at-once.js';
import { InvitedDirectors1700000000196 } from './0196-invited-directors.js';
import { ShownAccounts1700000000197 } from './0197-shown-accounts.js';
import { OwnPlayers1700000000198 } from './0198-own-players.js';

/** The migrations that the baseline sums up, in the order in which they run. Homes from before it need them. */
export const BEFORE_BASELINE = [
  Walk1700000000001,
  RuleSystems1700000000002,
  History1700000000003,
  Players1700000000004,
  Accounts1700000000005,
  Names1700000000006,
  Places1700000000007,
  Accountability1700000000008,
  AuditChain1700000000009,
  DatabaseRoles1700000000010,
  Leagues1700000000011,
  LeagueSeasons1700000000012,
  Prizes1700000000013,
  Quotas1700000000014,
  KnownDevices1700000000015,
  Operations1700000000016,
  CoalescedRuns1700000000017,
  Runs1700000000019,
  Disputes1700000000020,
  MovedRatings1700000000021,
  OutboxJobs1700000000022,
  NameChanges1700000000023,
  HeldReports1700000000024,
  AnsweredRequests1700000000025,
  TossChains1700000000027,
  LeagueClosing1700000000028,
  LeagueNames1700000000029,
  Suspicions1700000000035,
  Rulings1700000000036,
  HeldWithdrawals1700000000046,
  PendingRulings1700000000047,
  UploadedFiles1700000000050,
  Drafts1700000000051,
  Boards1700000000054,
  OfficialRanks1700000000055,
  BoardIndexes1700000000056,
  BoardNotices1700000000057,
  RefusedTosses1700000000058,
  FreshBoards1700000000063,
  FrameNotices1700000000064,
  PlayerDirectory1700000000070,
  PlayersOfEntries1700000000071,
  OwnPlaces1700000000072,
  BoardCells1700000000075,
  DirectorKeys1700000000080,
  SecondFactors1700000000084,
  Announcements1700000000090,
  AnnouncedFacts1700000000091,
  AnnouncementPlayers1700000000092,
  LiveTournaments1700000000095,
  LeagueNotices1700000000108,
  Meetings1700000000109,
  RewrittenLogs1700000000118,
  LiveHeats1700000000122,
  AccountLanguages1700000000128,
  DraftsOfLiveTournaments1700000000130,
  BoardDays1700000000141,
  Movers1700000000150,
  DaysOfMovers1700000000151,
  CheaperCounts1700000000160,
  RegionVersions1700000000170,
  BoardHandles1700000000185,
  ShownPlayersNamed1700000000187,
  TournamentsOfSuspicions1700000000193,
  BoardsAtOnce1700000000194,
  InvitedDirectors1700000000196,
  ShownAccounts1700000000197,
  OwnPlayers1700000000198,
] as const;
