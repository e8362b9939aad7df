import type { PoolClient } from 'pg';
import {
  CORRECTION_ACTIONS,
  type Corrected,
  type Correction,
  type CorrectionCommand,
  type CorrectionRefusal,
  countsAs,
  decidedNow,
  changesNothing,
  judgeCorrection,
  type StoredTournament,
} from '@quadrant/rules/corrections';
import { mention, recordAudit } from '@quadrant/store/audit';
import { readHead } from '@quadrant/store/database';
import { keepRules } from '@quadrant/store/history';
import { keepMergesOut } from '@quadrant/store/players';
import { applyCorrection } from './apply-correction.js';
import { loadCorrection } from './load-correction.js';

/** Corrects a tournament in the caller's transaction, or refuses to; the audit shows either. */
export async function correctOnce(
  client: PoolClient,
  command: CorrectionCommand,
): Promise<Corrected | CorrectionRefusal> {
  const { correction, reason, tournamentKey } = command;
  await keepMergesOut(client);
  const judged = await lockAndJudge(client, command);
  if ('kind' in judged) {
    await auditRefusal(client, command, judged);
    return judged;
  }
  const { tournament, target } = judged;
  if (changesNothing(tournament, correction)) {
    await audit(client, command, { reason, correction, unchanged: true });
    return { kind: 'corrected', tournamentId: tournamentKey, version: tournament.version, takesEffect: 'never' };
  }
  const { pausedAt } = await readHead(client);
  const takesEffect = await applyCorrection(client, tournament, command, target, pausedAt);
  const version = tournament.version + 1;
  await audit(client, command, { reason, version, before: factsOf(tournament), correction, takesEffect });
  return { kind: 'corrected', tournamentId: tournamentKey, version, takesEffect };
}

/**
 * Locks the tournaments of a correction and judges it. A tournament that is being stored right now is not there to be
 * locked, and may be there to be judged: then once more, so that no revision comes in between.
 */
async function lockAndJudge(client: PoolClient, command: CorrectionCommand) {
  const { tournamentKey, correction } = command;
  const involved = correction.kind === 'merge' ? [tournamentKey, correction.into] : [tournamentKey];
  for (;;) {
    // Not FOR UPDATE: rows that point at the tournament may be written by a run at the same time.
    const { rowCount: locked } = await client.query(
      `select from tournaments where key = any($1::uuid[]) order by id for no key update`,
      [involved],
    );
    await keepRules(client, null);
    const judged = judgeCorrection(command, await loadCorrection(client, command));
    if ('kind' in judged || locked === involved.length) return judged;
  }
}

function factsOf(tournament: StoredTournament) {
  const { level, rated, league, withdrawnAt, mergedInto, current } = tournament;
  const counted = countsAs(tournament, decidedNow(tournament));
  return {
    level: level ?? current.heldLevel ?? current.header.level,
    levelSetByCoordinator: level !== null,
    levelHeld: level === null && current.heldLevel !== null,
    rated,
    league: counted.league,
    leagueHeld: league === null && current.heldLeague,
    withdrawnAt,
    mergedInto,
    state: current.state,
  };
}

/** Writes an attempt into the audit that changed nothing. */
export async function auditRefusal(
  client: PoolClient,
  command: CorrectionCommand,
  refusal: { readonly kind: CorrectionRefusal['kind'] | 'another-was-refused' },
): Promise<void> {
  const { reason, correction } = command;
  await audit(client, command, { reason, correction: await withoutUnknown(client, correction), refusal: refusal.kind });
}

/** The name of a league that there is not may be anything, and is not repeated. */
async function withoutUnknown(client: PoolClient, correction: Correction): Promise<object> {
  if (correction.kind !== 'league') return correction;
  const { kind, ...named } = correction;
  const { rows } = await client.query<{ slug: string }>('select slug from leagues where slug = any($1)', [
    Object.values(named),
  ]);
  const known = rows.map(({ slug }) => slug);
  return {
    kind,
    ...Object.fromEntries(Object.entries(named).filter(([, slug]) => slug === null || known.includes(slug))),
  };
}

function audit(client: PoolClient, command: CorrectionCommand, detail: object): Promise<void> {
  const { tournamentKey, correction, submitter, at, requestId } = command;
  const action = CORRECTION_ACTIONS[correction.kind];
  const mentions = correction.kind === 'merge' ? [mention('tournament', correction.into)] : [];
  return recordAudit(client, {
    at,
    actor: submitter.handle,
    action,
    subject: tournamentKey,
    detail,
    requestId,
    mentions,
  });
}
