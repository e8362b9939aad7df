import type { PoolClient } from 'pg';
import {
  leagueLeft,
  leaguesOfFlag,
  type CorrectionCommand,
  type CorrectionFacts,
  type FlaggingLeague,
  type StoredTournament,
} from '@quadrant/rules/corrections';
import type { Finding } from '@quadrant/rules/tournament';
import { checkVersion } from '@quadrant/store/audit';
import { findStoredTournament, loadPolicies } from '@quadrant/store/history';
import { findSamePlayers } from '@quadrant/store/players';

/** Loads everything that a correction touches, for the correction behind its locks and for a preview in its snapshot. */
export async function loadCorrection(
  client: PoolClient,
  { tournamentKey, correction, versions, submitter }: CorrectionCommand,
): Promise<CorrectionFacts> {
  const tournament = await findStoredTournament(client, tournamentKey);
  const facts = {
    tournament,
    target: null,
    versionChanged: null,
    leagues: new Map(),
    samePlayers: [],
    policies: await loadPolicies(client),
  };
  if (tournament === null) return facts;
  const versionChanged = await checkVersion(client, 'tournament', tournament, versions);
  switch (correction.kind) {
    case 'merge':
      return { ...facts, versionChanged, target: await findStoredTournament(client, correction.into) };
    case 'league':
      return { ...facts, versionChanged, leagues: await findLeagues(client, leaguesOfFlag(tournament, correction)) };
    case 'withdrawal': {
      const left = tournament.current.heldLeague && tournament.league === null ? null : leagueLeft(tournament);
      const leagues = await findLeagues(client, left === null ? [] : [left]);
      return { ...facts, versionChanged, leagues, isPlayer: await isPlayer(client, tournament, submitter) };
    }
    case 'reinstatement':
      return { ...facts, versionChanged, samePlayers: await findMergedEntries(client, tournament) };
    default:
      return { ...facts, versionChanged };
  }
}

/** Tells whether the sender is in the current revision: by their handle, or as the player that they have claimed. */
async function isPlayer(
  client: PoolClient,
  { current }: StoredTournament,
  { accountId, handleKey }: CorrectionCommand['submitter'],
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from entries where submission_id = $1 and player_id in (
       select player_id from accounts where id = $2 union select player_id from player_handles where handle_key = $3)`,
    [current.submissionRowId, accountId, handleKey],
  );
  return rowCount !== 0;
}

/** While a tournament was gone, two of its players may have been merged. */
async function findMergedEntries(client: PoolClient, { current }: StoredTournament): Promise<Finding[]> {
  const { rows: entries } = await client.query<{ handle: string }>(
    `select p.handle from entries e join players p on p.id = e.player_id where e.submission_id = $1 order by e.number`,
    [current.submissionRowId],
  );
  const handles = entries.map(({ handle }) => handle);
  return findSamePlayers(client, handles);
}

async function findLeagues(client: PoolClient, slugs: readonly string[]): Promise<Map<string, FlaggingLeague>> {
  const { rows } = await client.query<FlaggingLeague>(
    `select slug, director, alternates, (select r.rules->'seasons' from league_rules r where r.league_id = l.id
       order by r.version desc limit 1) as seasons
     from leagues l where slug = any($1)`,
    [slugs],
  );
  return new Map(rows.map((league) => [league.slug, league]));
}
