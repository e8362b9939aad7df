import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import {
  withCandidates,
  type HeldPlan,
  type Refusal,
  type ReportPlan,
  type ReportRefused,
  type UnsoundDelivery,
} from '@quadrant/rules/intake';
import { inTransaction, onConnection } from '@quadrant/store/audit';
import { askTogether } from '@quadrant/store/database';
import { acceptReports, type AcceptedOrNot } from './acceptance/accept-reports.js';
import type { Acceptance, ComparedDelivery, Delivery } from './acceptance.js';
import { beginComparison, compareNames, type Candidates } from './acceptance/compare-names.js';
import { inReportTransaction } from './facts-changed.js';
import { claimIdempotencyKey, storeIdempotentAnswer, type IdempotencyClaim } from './acceptance/idempotency-keys.js';
import { planAside } from './acceptance/plan-aside.js';
import { refuseUnsound } from './acceptance/refuse-unsound.js';
import { storeInTurns, type PossibleRepeat } from './acceptance/store-in-turns.js';
import type { HeldReceipt, TooManyHeld } from './held-report.js';
import type { Sealed, SealReceipt } from './receipt-seal.js';
import { settleHeldReport, storeHeldReport } from './acceptance/store-held-report.js';
import { storeSourceFile } from '@quadrant/store/uploads';

/** The answer to a delivery. Only `accepted` has stored a tournament; `held` waits and does not count yet. */
export type AcceptAnswer =
  | { readonly kind: 'accepted'; readonly acceptance: Sealed<Acceptance> }
  | Sealed<HeldReceipt>
  | TooManyHeld
  | ReportRefused
  | Refusal
  | { readonly kind: KeyInUse };

type StoredOrNot = Sealed<Exclude<AcceptedOrNot, HeldPlan>> | Sealed<HeldReceipt> | TooManyHeld;

type KeyInUse = 'key-in-flight' | 'key-used-for-other-body';

@Injectable()
export class SubmissionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Plans a report and stores the plan in one transaction; what is answered as accepted is committed. With an idempotency
   * claim, the same key and body get the first answer again.
   *
   * @param seal makes the receipt before the report is committed
   */
  async accept(
    delivery: Delivery,
    claim: IdempotencyClaim | null,
    seal: SealReceipt = unsealed,
  ): Promise<AcceptAnswer> {
    // The answer of a key is stored with the report, and a report that may create nobody is refused for unknown names.
    if (claim !== null || delivery.unknownPlayers !== 'create')
      return toAnswer(await this.store(await this.compareNames(delivery), claim, seal));
    const { candidates } = await beginComparison(this.dataSource, delivery);
    const answer = toAnswer(await this.store(delivery, null, seal));
    return tellCandidates(answer, await candidates);
  }

  /** Adds players with similar names, outside any transaction: nobody waits for a comparison with thousands of names. */
  async compareNames(delivery: Delivery): Promise<ComparedDelivery> {
    const candidates = await onConnection(this.dataSource, (client) => compareNames(client, delivery));
    return { ...delivery, candidates };
  }

  /**
   * Does the same as {@link accept} with many reports, in as few transactions as possible, with the same result as one
   * after the other. A report that PostgreSQL rejects does not hold back the others.
   *
   * @returns the answers, in the order of the deliveries
   * @throws what is no fault of a report; the answers before are then stored or not, as the transactions went
   */
  async acceptAll(deliveries: readonly Delivery[]): Promise<(AcceptAnswer | PossibleRepeat)[]> {
    const answers = await storeInTurns(this.dataSource, deliveries);
    return answers.map((answer) => ('kind' in answer && answer.kind === 'possible-repeat' ? answer : toAnswer(answer)));
  }

  /** Returns what would be stored for a report, without storing it. */
  plan(delivery: Delivery): Promise<ReportPlan> {
    return inTransaction(this.dataSource, (client) => planAside(client, delivery));
  }

  /** Returns everything that is wrong with a document that was read with errors; stores nothing. */
  refuse(delivery: UnsoundDelivery): Promise<ReportRefused> {
    return inTransaction(this.dataSource, (client) => refuseUnsound(client, delivery));
  }

  /** Returns the answer that a key already has, before anything is stored under it; null while the key is free. */
  async findAnswerOfKey(claim: IdempotencyClaim, now: Date): Promise<AcceptAnswer | null> {
    const answer = await inTransaction(this.dataSource, (client) => claimIdempotencyKey(client, claim, now));
    return answer && toAnswer(answer);
  }

  private store(
    delivery: ComparedDelivery,
    claim: IdempotencyClaim | null,
    seal: SealReceipt,
  ): Promise<StoredOrNot | KeyInUse> {
    return inReportTransaction(this.dataSource, async (client) => {
      const earlier = claim && (await claimIdempotencyKey(client, claim, delivery.receivedAt));
      if (earlier) return earlier;
      const answer = await acceptOrHold(client, delivery);
      if (delivery.file && 'rawSha256' in answer) {
        const { file, ownPlaces = [], receivedAt } = delivery;
        await storeSourceFile(client, answer.rawSha256, file, ownPlaces, receivedAt);
      }
      if ('kind' in answer && answer.kind !== 'held') return answer;
      const sealed = await seal(answer);
      if (claim) await storeIdempotentAnswer(client, claim, sealed, delivery.receivedAt);
      return sealed;
    });
  }
}

const unsealed: SealReceipt = (stored) => Promise.resolve(stored);

/** Stores a report as a tournament; when it has to wait, it is kept apart from everything that counts. */
function acceptOrHold(
  client: PoolClient,
  delivery: ComparedDelivery,
): Promise<Exclude<AcceptedOrNot, HeldPlan> | HeldReceipt | TooManyHeld> {
  return askTogether(client, async () => {
    const [answer] = await acceptReports(client, [delivery], settleHeldReport);
    if (!('kind' in answer!)) {
      // The same document stores nothing again, and its sender may have wanted to close the waiting report.
      if (!answer!.created) await settleHeldReport(client, delivery, answer!);
      return answer!;
    }
    return answer.kind === 'held' ? storeHeldReport(client, delivery, answer) : answer;
  });
}

/** Adds the players that a sender may have meant to their first receipt only. */
function tellCandidates(answer: AcceptAnswer, candidates: Candidates): AcceptAnswer {
  if (answer.kind === 'held')
    return answer.created ? { ...answer, findings: withCandidates(answer.findings, candidates) } : answer;
  if (answer.kind !== 'accepted' || !answer.acceptance.created) return answer;
  const { acceptance } = answer;
  return { ...answer, acceptance: { ...acceptance, findings: withCandidates(acceptance.findings, candidates) } };
}

function toAnswer(answer: StoredOrNot | KeyInUse): AcceptAnswer {
  if (typeof answer === 'string') return { kind: answer };
  return 'kind' in answer ? answer : { kind: 'accepted', acceptance: answer };
}
