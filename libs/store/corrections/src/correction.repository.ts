import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import {
  type Corrected,
  type CorrectionCommand,
  type CorrectionRefusal,
  notScorable,
} from '@quadrant/rules/corrections';
import { inTransaction } from '@quadrant/store/audit';
import { NotScored } from '@quadrant/store/history';
import { auditRefusal, correctOnce } from './correct-once.js';

/** Why one of several corrections is refused: then none of them is made. */
export interface RefusedCorrection {
  readonly tournamentId: string;
  readonly refusal: CorrectionRefusal;
}

/** Rolls back what was corrected before the refusal of another one was known. */
class NoneCorrected extends Error {
  constructor(readonly refused: readonly RefusedCorrection[]) {
    super(`${refused.length} of several corrections are refused`);
  }
}

/** Corrects stored tournaments in other ways than by new revisions. */
@Injectable()
export class CorrectionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Corrects a tournament in one transaction, or changes nothing; the audit shows the attempt either way. */
  async correct(command: CorrectionCommand): Promise<Corrected | CorrectionRefusal> {
    try {
      return await inTransaction(this.dataSource, (client) => correctOnce(client, command));
    } catch (error) {
      if (!(error instanceof NotScored)) throw error;
      const refusal = notScorable(error);
      await inTransaction(this.dataSource, (client) => auditRefusal(client, command, refusal));
      return refusal;
    }
  }

  /**
   * Corrects several tournaments in one transaction, or none of them; the audit shows every attempt.
   *
   * @param commands each of another tournament, none of them a merge
   * @returns the result of each, in the order of the commands; or every refusal
   */
  async correctAll(
    commands: readonly CorrectionCommand[],
  ): Promise<{ readonly corrected: readonly Corrected[] } | { readonly refused: readonly RefusedCorrection[] }> {
    try {
      return await inTransaction(this.dataSource, async (client) => {
        // In one order, so that two requests never wait for each other.
        await client.query(`select from tournaments where key = any($1::uuid[]) order by id for no key update`, [
          commands.map(({ tournamentKey }) => tournamentKey),
        ]);
        const corrected: Corrected[] = [];
        const refused: RefusedCorrection[] = [];
        for (const command of commands) {
          const answer = await correctOrRefuse(client, command);
          if (answer.kind === 'corrected') corrected.push(answer);
          else refused.push({ tournamentId: command.tournamentKey, refusal: answer });
        }
        if (refused.length > 0) throw new NoneCorrected(refused);
        return { corrected };
      });
    } catch (error) {
      if (!(error instanceof NoneCorrected)) throw error;
      await inTransaction(this.dataSource, async (client) => {
        for (const command of commands) {
          const refusal = error.refused.find(({ tournamentId }) => tournamentId === command.tournamentKey)?.refusal;
          await auditRefusal(client, command, refusal ?? { kind: 'another-was-refused' });
        }
      });
      return { refused: error.refused };
    }
  }
}

/** Unlike {@link CorrectionRepository.correct}, the transaction continues after a report that cannot be scored. */
async function correctOrRefuse(client: PoolClient, command: CorrectionCommand): Promise<Corrected | CorrectionRefusal> {
  await client.query('savepoint correction');
  try {
    return await correctOnce(client, command);
  } catch (error) {
    if (!(error instanceof NotScored)) throw error;
    await client.query('rollback to savepoint correction');
    return notScorable(error);
  }
}
