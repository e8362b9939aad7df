import type { PoolClient } from 'pg';
import { LeagueLedgers, type LeagueFacts, type PastTournament } from '@quadrant/rules/leagues';
import {
  pastTournamentOf,
  type HistoryPosition,
  type HistoryState,
  type Identities,
  type LeagueInputs,
} from '@quadrant/rules/history';
import { copyOut } from '@quadrant/store/database';
import { positionLiteral } from './history-range.js';
import type { PlayerNumbers } from './player-numbers.js';
import { BARE_SCORECARD_FIELDS, readScorecard } from '../scorecards/scorecard-rows.js';

interface LedgerReaders {
  readonly inputs: LeagueInputs;
  readonly players: PlayerNumbers;
  /** A player who is in no tournament of the replay may count as one who is. */
  readonly identities: Identities;
}

/**
 * Lets a state remember the published tournaments of some leagues before a position of history. It reads decks where a
 * later tournament may ask for them: in seasons that are not over by then, and in the last tournament that counts.
 *
 * @param leagues slugs, each of letters, digits and hyphens
 */
export async function rememberLeagues(
  client: PoolClient,
  state: HistoryState,
  position: HistoryPosition,
  leagues: readonly string[],
  readers: LedgerReaders,
): Promise<void> {
  const known = leagues.filter((slug) => readers.inputs.rules.has(slug));
  if (known.length === 0) return;
  const past = await loadPast(client, position, known, readers);
  const asked = [...listUnfinished(past, position), ...listLast(past)].map(({ submissionRowId }) => submissionRowId);
  const facts = await loadFacts(client, asked);
  for (const { submissionRowId, tournament } of past) {
    const ledger = state.leagues.of(tournament.rules.slug);
    ledger.add({ ...tournament, facts: facts.get(submissionRowId) ?? null });
  }
}

/** A published tournament of a league, without the parts that hardly any rule asks for. */
interface Past {
  readonly submissionRowId: number;
  readonly tournament: PastTournament;
}

async function loadPast(
  client: PoolClient,
  position: HistoryPosition,
  slugs: readonly string[],
  { inputs, players, identities }: LedgerReaders,
): Promise<Past[]> {
  const select = `select o.key, c.submission_id, ${BARE_SCORECARD_FIELDS} from scorecards c join outcomes o using (submission_id)
    where c.league in (${slugs.map((slug) => `'${slug}'`).join(', ')}) and (o.starts_at, o.key) < ${positionLiteral(position)}
    order by o.starts_at, o.key`;
  const past: Past[] = [];
  for await (const tuples of copyOut(client, select)) {
    while (tuples.next()) {
      const { scorecard, players: rowIds } = readScorecard(tuples, 2);
      const league = inputs.find(tuples.uuid(0), scorecard, () => -1);
      // A player who is in no tournament of the replay is not asked for by any.
      const numbers = rowIds.map((rowId) => players.findCounted(identities.of(rowId)) ?? -1);
      const tournament = pastTournamentOf({ scorecard, players: numbers, league });
      if (tournament !== null) past.push({ submissionRowId: tuples.int4(1), tournament });
    }
  }
  return past;
}

/** Lists the tournaments of seasons that have days left at a position of history, anywhere on Earth. */
function listUnfinished(past: readonly Past[], { startsAt }: HistoryPosition): Past[] {
  const earliest = new Date(startsAt - DAY_MS).toISOString().slice(0, 10);
  return past.filter(({ tournament }) => tournament.season.endsOn >= earliest);
}

const DAY_MS = 86_400_000;

/** Returns the last tournament of each league that counts. */
function listLast(past: readonly Past[]): Past[] {
  const leagues = new LeagueLedgers();
  const last = new Map<string, Past>();
  for (const each of past) {
    const { slug } = each.tournament.rules;
    const ledger = leagues.of(slug);
    const counted = ledger.tournaments;
    ledger.add(each.tournament);
    if (ledger.tournaments > counted) last.set(slug, each);
  }
  return [...last.values()];
}

async function loadFacts(client: PoolClient, submissionRowIds: readonly number[]): Promise<Map<number, LeagueFacts>> {
  const { rows } = await client.query<[number, LeagueFacts]>({
    rowMode: 'array',
    text: `select submission_id, league_facts from scorecards where submission_id = any($1) and league_facts is not null`,
    values: [submissionRowIds],
  });
  return new Map(rows);
}
