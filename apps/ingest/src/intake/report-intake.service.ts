import { severityOf } from '@quadrant/rules/findings';
import { say } from '@quadrant/rules/message';
import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, Quotas, type Actor } from '@quadrant/http';
import type { Confirmation } from '@quadrant/rules/suspicions';
import type { ReportRefused } from '@quadrant/rules/intake';
import { noteUnchanged } from '@quadrant/rules/files';
import { may, tournamentSubject, type ReportsFrom } from '@quadrant/rules/permissions';
import { locateFindings, type ReadResult } from '@quadrant/rules/report';
import {
  foldHandle,
  orderFindings,
  type Finding,
  type TournamentHeader,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { HeldReportRepository } from '@quadrant/store/held-reports';
import {
  SubmissionRepository,
  type Acceptance,
  type Delivery,
  type HeldReceipt,
  type IdempotencyClaim,
  type Sealed,
} from '@quadrant/store/intake';
import { REPORTS_FROM_SETTING } from '@quadrant/settings';
import type { PreviewAsker } from '../previews/preview-asker.js';
import { Previews } from '../previews/previews.service.js';
import { afterCommit } from './after-commit.js';
import type { IntakeAnswer, NotTheDirector, PreviewAnswer } from './intake-answer.js';
import { Receipts } from './receipts.service.js';
import { hashOfGiven, ReportFiles, type GivenFile, type OpenedReport } from './report-files.service.js';
import { ReportReader } from './report-reader.service.js';
import { RefusedDocuments } from './refused-documents.service.js';

export interface ReceivedDocument {
  readonly raw: Uint8Array;
  readonly actor: Actor;
  /** The tournament that this corrects, where the sender names it. */
  readonly revisionOf: string | null;
  /** The versions of that tournament that the correction was made for; null means any. */
  readonly versions: readonly number[] | null;
  /** Whether unknown players are created. If not, the document is refused. */
  readonly createPlayers: boolean;
  readonly idempotencyKey: string | null;
  /** The key stands for this instead of the bytes: a draft, which is deleted once it is submitted. */
  readonly keyOf?: string;
  /** The sender's answers to findings that may be wrong. */
  readonly confirmations: readonly Confirmation[];
  /** Why a stored tournament is corrected, in the sender's words. */
  readonly reason?: string | undefined;
  /** When a report that has waited first came. Without it, the report comes now. */
  readonly receivedAt?: Date;
  readonly requestId: string;
  /** The file that the document comes from. Without it, the document itself was sent. */
  readonly opened?: OpenedReport & GivenFile;
}

/** The document still has to be read from the file. */
export type SentReport = Omit<ReceivedDocument, 'raw' | 'opened'>;

/** Reads, checks and stores documents. A refused document leaves no trace. */
@Injectable()
export class ReportIntake {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly heldReports: HeldReportRepository,
    private readonly previews: Previews,
    private readonly quotas: Quotas,
    private readonly refusedDocuments: RefusedDocuments,
    private readonly files: ReportFiles,
    private readonly reader: ReportReader,
    private readonly receipts: Receipts,
    private readonly clock: Clock,
    @Inject(REPORTS_FROM_SETTING) private readonly reportsFrom: ReportsFrom,
  ) {}

  /** Stores the report of a file of any format. The sender's answers are remembered once it is stored. */
  takeFile(given: GivenFile, sent: SentReport): Promise<IntakeAnswer> {
    return this.open<IntakeAnswer>(given, sent.actor, {
      refuse: (refused) => this.refuseFile(refused, given, sent),
      take: async (opened) => {
        const answer = await this.accept({ ...sent, raw: opened.raw, opened: { ...opened, ...given } });
        if (answer.kind === 'accepted' || answer.kind === 'held')
          await afterCommit('remembering the answers', () => this.files.remember(given, sent.actor));
        return answer;
      },
    });
  }

  /** Returns the answer that the key of a request was given before, without a look at its content; null for a new key. */
  async findAnswer(sent: SentReport & { readonly keyOf: string }): Promise<IntakeAnswer | null> {
    const claim = claimOf(sent, undefined, '');
    return claim && this.submissions.findAnswerOfKey(claim, this.clock.now());
  }

  /** Takes in a held document again, after its sender has confirmed findings. */
  take(document: ReceivedDocument): Promise<IntakeAnswer> {
    return this.refusedDocuments.limit(document.actor, async () =>
      withPlaces(await this.accept(document), (findings) => locateFindings(document.raw, findings)),
    );
  }

  /** Returns what would become of the report of a file, and what it would change; stores nothing. */
  preview(given: GivenFile, sent: SentReport, asker: PreviewAsker): Promise<PreviewAnswer> {
    return this.open<PreviewAnswer>(given, sent.actor, {
      refuse: (refused) => Promise.resolve(refused),
      take: async (opened) => {
        const receivedAt = this.clock.now();
        const document = { ...sent, raw: opened.raw, opened: { ...opened, ...given } };
        const delivery = await this.deliver(document, await this.reader.read(opened.raw, receivedAt), receivedAt);
        if ('kind' in delivery) return delivery;
        const noted = { ...delivery, findings: [...(await this.files.noteOrigin(opened)), ...delivery.findings] };
        const answer = await this.previews.previewReport(noted, opened.ownPlaces, asker);
        return delivery.revisionOf === null ? answer : withoutRepeats(answer, delivery);
      },
    });
  }

  private async open<Answer extends IntakeAnswer | PreviewAnswer>(
    given: GivenFile,
    actor: Actor,
    {
      refuse,
      take,
    }: {
      readonly refuse: (refused: ReportRefused) => Promise<Answer>;
      readonly take: (opened: OpenedReport) => Promise<Answer>;
    },
  ): Promise<Answer> {
    return this.refusedDocuments.limit(actor, async () => {
      const opened = await this.files.open(given, actor);
      if (opened.kind === 'report-refused') return refuse(opened);
      return withPlaces(await take(opened), opened.place);
    });
  }

  /** A key that was sent with another file is reported before any fault of this file. */
  private async refuseFile(refused: ReportRefused, given: GivenFile, sent: SentReport): Promise<IntakeAnswer> {
    const claim = claimOf(sent, given, hashOfGiven(given));
    return (claim && (await this.submissions.findAnswerOfKey(claim, this.clock.now()))) ?? refused;
  }

  private async accept(sent: ReceivedDocument): Promise<IntakeAnswer> {
    const document = await this.findWaiting(sent);
    const { receivedAt = this.clock.now() } = document;
    const reading = await this.reader.read(document.raw, receivedAt);
    const { opened } = document;
    const claim = claimOf(sent, opened, opened ? hashOfGiven(opened) : reading.rawSha256);
    const delivery = await this.deliver(document, reading, receivedAt);
    const answer =
      'kind' in delivery
        ? delivery
        : await this.submissions.accept({ ...delivery, ...this.arrivalOf(document) }, claim, (stored) =>
            this.seal(stored, opened),
          );
    const wasKeyAsked = answer.kind !== 'report-refused' && answer.kind !== 'not-the-director';
    if (claim === null) return delivered(answer, delivery);
    if (wasKeyAsked) return answer;
    // A key that was sent with another document is reported before any fault of this one.
    return (await this.submissions.findAnswerOfKey(claim, receivedAt)) ?? answer;
  }

  /** A pointer into a translated document means nothing to the sender of a table, so their receipt also names the cells. */
  private seal<Stored extends Acceptance | HeldReceipt>(
    stored: Stored,
    opened: OpenedReport | undefined,
  ): Promise<Sealed<Stored>> {
    const file = opened?.file ?? null;
    if (opened === undefined || file === null) return this.receipts.seal(stored, null);
    return this.receipts.seal({ ...stored, findings: opened.place(stored.findings) }, file);
  }

  /** A document that its sender sends again with a confirmation is the one that they have waiting, and keeps its time. */
  private async findWaiting(sent: ReceivedDocument): Promise<ReceivedDocument> {
    const { raw, actor, confirmations, receivedAt } = sent;
    if (confirmations.length === 0 || receivedAt !== undefined) return sent;
    const { sha256 } = await this.reader.read(raw, this.clock.now());
    const waiting = sha256 === null ? null : await this.heldReports.findWaiting(actor.accountId, sha256);
    if (waiting === null) return sent;
    // A later answer to a finding comes before an earlier one.
    return {
      ...sent,
      receivedAt: waiting.receivedAt,
      confirmations: [...confirmations, ...waiting.confirmations],
    };
  }

  /** A report that has waited was counted against the quota when it came. */
  private arrivalOf({ actor, receivedAt }: ReceivedDocument): Pick<Delivery, 'allowances' | 'storedAt'> {
    return receivedAt === undefined ? { allowances: this.quotas.ofReports(actor) } : { storedAt: this.clock.now() };
  }

  /** Refuses a document that has errors, with all of them, for submission and preview alike. */
  private async deliver(
    { raw, actor, revisionOf, versions, createPlayers, requestId, confirmations, reason, opened }: ReceivedDocument,
    { report, parts, findings: ofDocument, sha256, rawSha256 }: ReadResult,
    receivedAt: Date,
  ): Promise<Delivery | ReportRefused | NotTheDirector> {
    // In this order `check` tells them, too.
    const findings = [...(opened?.findings ?? []), ...ofDocument];
    const file = opened?.file ?? null;
    const origin = opened?.origin ?? null;
    if (origin !== null && revisionOf !== null && origin.tournamentId !== revisionOf)
      return { kind: 'report-refused', findings: [otherTournament(origin.tournamentId, revisionOf), ...findings] };
    const tournament = parts?.tournament ?? null;
    const decision = tournament === null ? null : may(actor, 'report.submit', tournamentSubject(tournament));
    const role = decision?.allowed && decision.as !== 'director' ? 'coordinator' : 'director';
    const unknownPlayers = createPlayers ? 'create' : 'refuse';
    if (report === null || sha256 === null) {
      const noted = [...(opened === undefined ? [] : await this.files.noteOrigin(opened)), ...findings];
      if (parts === null || decision?.allowed === false) return { kind: 'report-refused', findings: noted };
      return this.submissions.refuse({ report: parts, findings: noted, role, receivedAt, unknownPlayers });
    }
    if (!decision?.allowed) return { kind: 'not-the-director', directors: directorsOf(report.tournament) };
    const said = reason === undefined ? {} : { reason };
    const to = {
      revisionOf: revisionOf ?? origin?.tournamentId ?? null,
      versions,
      ...(origin?.revision && { sentFor: origin.revision }),
    };
    const sent = { raw, rawSha256, sha256, ...to, receivedAt, requestId, confirmations, ...said };
    const { reportsFrom } = this;
    const ownPlaces = opened === undefined ? [] : ownPlacesOf(report, opened);
    return { report, findings, file, ownPlaces, ...sent, submitter: actor, role, unknownPlayers, reportsFrom };
  }
}

/** @param named the tournament that the file was downloaded from */
function otherTournament(named: string, revisionOf: string): Finding {
  const code = 'other-tournament';
  return {
    severity: severityOf(code),
    code,
    pointer: '',
    line: 1,
    column: 1,
    message: say`The file was downloaded from tournament ${named}, and was sent as a revision of ${revisionOf}.`,
    advice: say`Send it to its own tournament, or download the file of this one and correct that.`,
  };
}

/** Returns the places of a file by entry. A place that no tournament can have is a misprint. */
function ownPlacesOf({ entries }: TournamentReport, { ownPlaces }: Pick<OpenedReport, 'ownPlaces'>): (number | null)[] {
  const placeOf = new Map([...ownPlaces].map(([handle, place]) => [foldHandle(handle), place]));
  return entries.map(({ handle }) => {
    const place = placeOf.get(foldHandle(handle));
    return place !== undefined && Number.isInteger(place) && place > 0 && place <= LAST_PLACE ? place : null;
  });
}

const LAST_PLACE = 5000;

/** A correction that changes nothing is told so, and not what the stored revision was told. */
function delivered(answer: IntakeAnswer, delivery: Delivery | ReportRefused | NotTheDirector): IntakeAnswer {
  if (answer.kind !== 'accepted' || answer.acceptance.created) return answer;
  if ('kind' in delivery || delivery.revisionOf === null || answer.acceptance.revision === null) return answer;
  const { acceptance } = answer;
  const note = noteUnchanged(delivery.report.tournament.name, acceptance.revision);
  return { ...answer, acceptance: { ...acceptance, findings: [note] } };
}

function withoutRepeats(answer: PreviewAnswer, { report }: Delivery): PreviewAnswer {
  if (answer.kind !== 'previewed' || answer.preview.effect !== null) return answer;
  const { preview } = answer;
  return { ...answer, preview: { ...preview, findings: [noteUnchanged(report.tournament.name, preview.revision)] } };
}

/** Adds line and column for the person who has to correct the document. Stored findings do not need them. */
function withPlaces<Answer extends IntakeAnswer | PreviewAnswer>(answer: Answer, place: OpenedReport['place']): Answer {
  const placed = (findings: readonly Finding[]) => {
    const notes = findings.filter(({ code }) => ABOUT_ORIGIN.has(code));
    return [...notes, ...place(findings.filter(({ code }) => !ABOUT_ORIGIN.has(code)))];
  };
  if (answer.kind === 'report-refused') return { ...answer, findings: placed(answer.findings) };
  if (answer.kind !== 'previewed') return answer;
  const { preview } = answer;
  return { ...answer, preview: { ...preview, findings: orderFindings(placed(preview.findings)) } };
}

/** They are about the tournament that a file was downloaded from, and no place of the file is at fault. */
const ABOUT_ORIGIN: ReadonlySet<string> = new Set(['document-unchanged', 'revises-tournament', 'revision-outdated']);

function directorsOf({ director, secondaryDirector, tertiaryDirector }: TournamentHeader): string[] {
  return [director, secondaryDirector, tertiaryDirector].filter((handle) => handle !== null);
}

/** @param sha256 of the bytes as they came */
function claimOf(
  { idempotencyKey, actor, revisionOf, confirmations, keyOf }: SentReport,
  given: GivenFile | undefined,
  sha256: string,
): IdempotencyClaim | null {
  if (idempotencyKey === null) return null;
  // The same bytes sent to another tournament, or with other confirmations or answers, make another request.
  const besides = [
    revisionOf ?? '',
    ...confirmations.map((each) => JSON.stringify(each)),
    ...[...(given?.answers ?? [])].map((each) => JSON.stringify(each)),
  ].filter((each) => each !== '');
  const bodySha256 = besides.length === 0 ? sha256 : sha256Of([...besides, sha256].join(' '));
  const ofRequest = keyOf === undefined ? bodySha256 : sha256Of(keyOf);
  return { holderId: actor.tokenId ?? actor.accountId, key: idempotencyKey, bodySha256: ofRequest };
}

const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
