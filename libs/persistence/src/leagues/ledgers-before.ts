import type { PoolClient } from 'pg';
import { rememberInLeague, type HistoryPosition, type HistoryState } from '@quadrant/outcome';
import { copyOut } from '../copy/copy-out.js';
import { positionLiteral } from '../publication/history-range.js';
import type { Identities } from '../publication/identities.js';
import type { PlayerNumbers } from '../publication/player-numbers.js';
import { readScorecard, SCORECARD_FIELDS } from '../scorecards/scorecard-rows.js';
import type { LeagueInputs } from './league-inputs.js';

/** What tournaments of leagues are read with. */
interface LedgerReaders {
  readonly inputs: LeagueInputs;
  readonly players: PlayerNumbers;
  /** Somebody who is in no tournament of the replay himself may count as one who is. */
  readonly identities: Identities;
}

/**
 * Lets a state remember what is published of some leagues before a position of history.
 *
 * @param leagues slugs, each of letters, digits and hyphens
 */
export async function rememberLeagues(
  client: PoolClient,
  state: HistoryState,
  position: HistoryPosition,
  leagues: readonly string[],
  { inputs, players, identities }: LedgerReaders,
): Promise<void> {
  const known = leagues.filter((slug) => inputs.rules.has(slug));
  if (known.length === 0) return;
  const select = `select o.key, ${SCORECARD_FIELDS} from scorecards c join outcomes o using (submission_id)
    where c.league in (${known.map((slug) => `'${slug}'`).join(', ')}) and (o.starts_at, o.key) < ${positionLiteral(position)}
    order by o.starts_at, o.key`;
  for await (const tuples of copyOut(client, select)) {
    while (tuples.next()) {
      const { scorecard, players: rowIds } = readScorecard(tuples, 1);
      const counted = rowIds.map((rowId) => identities.of(rowId));
      // Whoever is in no tournament of the replay needs a number of his own, and nothing else.
      const numbers = counted.map((rowId) => players.findCounted(rowId) ?? -1 - rowId);
      const league = inputs.find(tuples.uuid(0), scorecard, () => -1);
      rememberInLeague(state, { scorecard, players: numbers, league });
    }
  }
}
