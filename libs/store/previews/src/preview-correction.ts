import type { PoolClient } from 'pg';
import {
  type Correction,
  type CorrectionCommand,
  type CorrectionRefusal,
  type TakesEffect,
  decidedAfter,
  overridesOf,
  effectOf,
  judgeCorrection,
  notScorable,
  type StoredTournament,
} from '@quadrant/rules/corrections';
import { loadReports, NotScored, scoreStored } from '@quadrant/store/history';
import { loadCorrection } from '@quadrant/store/corrections';
import type { PreviewedChange } from './previewed-change.js';

export interface PreviewedCorrection {
  readonly kind: 'previewed';
  readonly change: PreviewedChange;
  readonly version: number;
  readonly takesEffect: TakesEffect;
}

/** Says what a correction would do, without writing it. */
export async function previewCorrection(
  client: PoolClient,
  command: CorrectionCommand,
  pausedAt: Date | null,
): Promise<PreviewedCorrection | CorrectionRefusal> {
  const judged = judgeCorrection(command, await loadCorrection(client, command));
  if ('kind' in judged) return judged;
  const { tournament } = judged;
  const { correction } = command;
  try {
    const change: PreviewedChange = {
      tournamentRowId: tournament.rowId,
      key: tournament.key,
      name: tournament.current.header.name,
      position: tournament.position,
      publishedAt: tournament.published?.position ?? null,
      cause: correction.kind === 'reinstatement' ? 'tournament' : correction.kind,
      taken: await takenAs(client, tournament, correction),
      newPlayers: new Map(),
    };
    const takesEffect = effectOf(tournament, correction, pausedAt);
    return { kind: 'previewed', change, version: tournament.version, takesEffect };
  } catch (error) {
    if (error instanceof NotScored) return notScorable(error);
    throw error;
  }
}

async function takenAs(
  client: PoolClient,
  tournament: StoredTournament,
  correction: Correction,
): Promise<PreviewedChange['taken']> {
  if (correction.kind === 'withdrawal' || correction.kind === 'merge') return null;
  const { submissionRowId, revision } = tournament.current;
  const [stored] = await loadReports(client, [submissionRowId]);
  const facts = { ...stored!.facts, ...overridesOf(decidedAfter(tournament, correction)) };
  return { scoring: scoreStored({ ...stored!, facts }), submissionRowId, revision, players: stored!.players };
}
