import type { PoolClient } from 'pg';
import { findInForce, SWITCHED_SYSTEMS, type Ruling, type Switches } from '@quadrant/rules/policy';
import { loadReports, scoreStored, type LoadedTournament } from '@quadrant/store/history';

/** Whether a ruling may give a tournament another final order. */
export function isRead(ruling: Ruling): (tournament: LoadedTournament) => boolean {
  const { sets } = ruling;
  const system = sets.kind === 'switch' ? SWITCHED_SYSTEMS[sets.name] : null;
  return ({ input: { scorecard } }) =>
    scorecard.ruleSystem === system && findInForce([ruling], scorecard.localDate) !== null;
}

interface Rescoring {
  /** Reads the same moment, while the tournaments are read. */
  readonly client: PoolClient;
  readonly switches: Switches;
  readonly isRead: (tournament: LoadedTournament) => boolean;
  readonly onReordered: () => void;
}

/** The same tournaments, with those scored again whose final order may be another one. */
export async function* rescored(
  batches: AsyncIterable<readonly LoadedTournament[]>,
  { client, switches, isRead: mayDiffer, onReordered }: Rescoring,
): AsyncGenerator<readonly LoadedTournament[]> {
  for await (const batch of batches) {
    const ids = batch.filter(mayDiffer).map(({ submissionRowId }) => submissionRowId);
    const reports = ids.length === 0 ? [] : await loadReports(client, ids, switches);
    const scored = new Map(reports.map((stored) => [stored.submissionRowId, scoreStored(stored).scorecard]));
    yield batch.map((tournament) => {
      const scorecard = scored.get(tournament.submissionRowId);
      if (scorecard === undefined) return tournament;
      const { input } = tournament;
      if (!Buffer.from(scorecard.standingsSha256).equals(input.scorecard.standingsSha256)) onReordered();
      return { ...tournament, input: { ...input, scorecard } };
    });
  }
}
