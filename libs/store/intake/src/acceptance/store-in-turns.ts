import { say } from '@quadrant/rules/message';
import type { DataSource } from 'typeorm';
import type { HeldPlan, ReportRefused } from '@quadrant/rules/intake';
import { finding, type Finding } from '@quadrant/rules/tournament';
import type { Delivery } from '../acceptance.js';
import { acceptReports, type AcceptedOrNot } from './accept-reports.js';
import { inReportTransaction } from '../facts-changed.js';

/** A report of a list that may be stored already. It is not stored until its sender says that it is another one. */
export interface PossibleRepeat {
  readonly kind: 'possible-repeat';
  /** Each names a tournament. */
  readonly findings: readonly Finding[];
}

type Imported = Exclude<AcceptedOrNot, HeldPlan> | PossibleRepeat;

/**
 * Stores reports in as few transactions as they allow. A transaction that PostgreSQL refuses for its data is tried again
 * with half of its reports, until the one that it cannot take stands alone: that one is refused.
 *
 * @returns the answers, in the order of the deliveries
 */
export async function storeInTurns(dataSource: DataSource, deliveries: readonly Delivery[]): Promise<Imported[]> {
  const answers: Imported[] = [];
  let size = deliveries.length;
  while (answers.length < deliveries.length) {
    const turn = deliveries.slice(answers.length, answers.length + size);
    try {
      const stored = await inReportTransaction(dataSource, (client) => acceptReports(client, turn));
      answers.push(...stored.map(imported));
      size *= 2;
    } catch (error) {
      if (!isFaultOfData(error)) throw error;
      if (turn.length === 1) answers.push(refusedBy(error));
      size = Math.ceil(turn.length / 2);
    }
  }
  return answers;
}

/** Lists are imported by the operator, whose reports wait for nothing else. */
function imported(answer: AcceptedOrNot): Imported {
  if (!('kind' in answer) || answer.kind !== 'held') return answer;
  const findings = answer.planned.findings.filter(({ code }) => code === 'possible-duplicate');
  return { kind: 'possible-repeat', findings };
}

// PostgreSQL manual, appendix A: class 22 data exception, 23 integrity constraint violation, 54 program limit exceeded.
const FAULT_OF_DATA = /^(22|23|54)...$/;

function isFaultOfData(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error instanceof RangeError || ('code' in error && FAULT_OF_DATA.test(String(error.code)));
}

const refusedBy = (error: Error): ReportRefused => ({
  kind: 'report-refused',
  findings: [
    finding(
      'not-storable',
      '',
      say`The database does not take this report: ${error.message}.`,
      say`Look in the report for a number beyond all measure, or a character that nobody can see.`,
    ),
  ],
});
