import { playedOn } from '@quadrant/rules/tournament';
import type { PoolClient } from 'pg';
import { LeagueLedgers, type Award, type LeagueRules, type UntoldFacts } from '@quadrant/rules/leagues';
import { leagueTournamentOf, LeagueInputs } from '@quadrant/rules/history';
import { copyOut } from '@quadrant/store/database';
import { readScorecard, SCORECARD_FIELDS, loadRowIds } from '@quadrant/store/history';
import { loadMerges } from '@quadrant/store/players';
import { listPlaced } from './season-tournaments.js';

/** The awards that some rules would give in a tournament of a league. */
export interface FoldedTournament {
  readonly key: string;
  /** It counts milliseconds. */
  readonly startsAt: number;
  readonly localDate: string;
  readonly counts: boolean;
  /** The `awards` give league points, and `bonus` gives bonus points. */
  readonly awards: readonly Award[];
  readonly bonus: readonly Award[];
  readonly untold: readonly UntoldFacts[];
  /** It holds the row id of each entry's player after merges. */
  readonly players: readonly number[];
  /** The players who took part. */
  readonly attended: readonly number[];
}

/**
 * Computes the awards that the published tournaments of a league would get by other rules. It folds the ledger that
 * publishes them over all tournaments in the order of history. Nothing else is replayed, since bonuses depend on
 * nothing else.
 */
export async function foldLeague(client: PoolClient, rules: LeagueRules): Promise<FoldedTournament[]> {
  const inputs = new LeagueInputs(new Map([[rules.slug, rules]]));
  const rowIds = await loadRowIds(client, inputs.listPlayers());
  const { published } = await loadMerges(client);
  const ledger = new LeagueLedgers().of(rules.slug);
  const folded: FoldedTournament[] = [];
  const select = `select o.key, ${SCORECARD_FIELDS} from scorecards c join outcomes o using (submission_id)
    where c.league = '${rules.slug}' order by o.starts_at, o.key`;
  for await (const tuples of copyOut(client, select)) {
    while (tuples.next()) {
      const key = tuples.uuid(0);
      const { scorecard, players: entered } = readScorecard(tuples, 1);
      const players = entered.map((rowId) => published.of(rowId));
      const league = inputs.find(key, scorecard, (player) => entered.indexOf(rowIds.get(player) ?? 0));
      const tournament = leagueTournamentOf({ scorecard, players, league });
      const awards = tournament === null ? [] : ledger.award(tournament);
      const worth = tournament && {
        counts: ledger.counts(tournament),
        awards,
        bonus: awards.filter(({ kind }) => kind === 'bonus'),
        untold: ledger.listUntold(tournament),
        attended: listPlaced(tournament.placings, tournament.participants).map((entry) => players[entry]!),
      };
      folded.push({
        key,
        startsAt: scorecard.startsAt,
        localDate: playedOn(scorecard),
        players,
        ...(worth ?? NOTHING),
      });
      if (tournament !== null) ledger.add(tournament);
    }
  }
  return folded;
}

const NOTHING = { counts: false, awards: [], bonus: [], untold: [], attended: [] };
