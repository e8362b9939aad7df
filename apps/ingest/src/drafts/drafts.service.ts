import { plain } from '@quadrant/rules/message';
import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, type Actor, type Problem } from '@quadrant/http';
import { roleFor, termsOfRevision } from '@quadrant/rules/intake';
import { may, tournamentSubject, type ReportsFrom } from '@quadrant/rules/permissions';
import { REPORTS_FROM_SETTING } from '@quadrant/settings';
import { CurrentDocuments, type DocumentToRevise } from '@quadrant/store/intake';
import { gridIn, LARGEST_TYPED, tableOfGrid, tellNotes } from '@quadrant/rules/files';
import {
  DraftRepository,
  MOST_DRAFTS,
  MOST_DRAFTS_OF_STRANGER,
  type Draft,
  type DraftChange,
  type DraftRefusal,
  type DraftSummary,
  type NewDraft,
} from '@quadrant/store/uploads';
import { latestReport, LiveReportRepository } from '@quadrant/store/live';
import { FileOpener } from '@quadrant/threads';
import { problemOfRefusal } from '../intake/intake-refusal.js';
import { ReportFiles, type GivenFile } from '../intake/report-files.service.js';
import { correctionDraftOf, type CorrectionDraftDto, type CorrectionTermsDto } from './correction-draft.dto.js';
import { problemOfDraft } from './draft-refusal.js';
import { draftSummaryOf, type DraftDto, type DraftSummaryDto, type KeptDraftDto } from './draft.dto.js';
import { draftOfLiveOf } from './live-draft.dto.js';

const UNNAMED = plain`Draft without a name`;

/** Keeps the unfinished uploads of an account. For a file of another program it keeps only what was read, never its text. */
@Injectable()
export class Drafts {
  constructor(
    private readonly drafts: DraftRepository,
    private readonly reports: LiveReportRepository,
    private readonly documents: CurrentDocuments,
    private readonly files: ReportFiles,
    private readonly opener: FileOpener,
    private readonly clock: Clock,
    @Inject(REPORTS_FROM_SETTING) private readonly reportsFrom: ReportsFrom,
  ) {}

  /** @throws Problem 422 for a file of which nothing can be kept, 409 for one draft too many */
  create(given: GivenFile, name: string | null, actor: Actor): Promise<KeptDraftDto> {
    return this.keep(given, name, actor, { live: null, corrects: null });
  }

  /**
   * Creates a draft of the report of a live tournament. It replaces an earlier draft of the same account.
   * @param report its document, of this version of the log
   * @throws Problem 409 for one draft too many
   */
  async createOfLive(
    { id, version, name }: { readonly id: string; readonly version: number; readonly name: string },
    report: Buffer,
    actor: Actor,
  ): Promise<KeptDraftDto> {
    const reported = (await this.reports.find([id])).get(id);
    const live = { id, version, report: reported === undefined ? null : latestReport(reported) };
    return this.keep({ bytes: report, name: null, answers: new Map() }, name, actor, { live, corrects: null });
  }

  /**
   * Creates a draft of the current revision of a stored tournament, or gives the one that the account has already.
   * @param answers make the draft anew, in place of an earlier one; null keeps that
   * @throws Problem 409 for one draft too many, 422 for a document that cannot be read any more
   */
  async createOfTournament(
    { document, existing }: DocumentToRevise,
    answers: Readonly<Record<string, string>> | null,
    actor: Actor,
  ): Promise<KeptDraftDto> {
    const { tournamentId, revision, version, raw } = document;
    const given = { bytes: raw, name: null, answers: new Map(Object.entries(answers ?? {})) };
    const of = { live: null, corrects: { tournamentId, revision, version } };
    return this.keep(given, existing.header.name.slice(0, LONGEST_NAME), actor, of, answers === null);
  }

  async list({ accountId }: Actor): Promise<DraftSummaryDto[]> {
    const drafts = await this.drafts.list(accountId);
    const reported = await this.reports.find(drafts.flatMap(({ live }) => live?.id ?? []));
    const versions = await this.documents.listVersions(drafts.flatMap(({ corrects }) => corrects?.tournamentId ?? []));
    return drafts.map((draft) => ({
      ...draftSummaryOf(draft),
      live: draftOfLiveOf(draft.live, reported),
      corrects: correctionDraftOf(draft.corrects, versions),
    }));
  }

  private async keep(
    given: GivenFile,
    name: string | null,
    actor: Actor,
    of: Pick<NewDraft, 'live' | 'corrects'>,
    keepsEarlier = false,
  ): Promise<KeptDraftDto> {
    const { bytes, answers } = given;
    const kept = await this.opener.ask('keepFile', { account: actor.accountId, size: bytes.length }, bytes, answers);
    if (kept.kind === 'refused') throw problemOfRefusal({ kind: 'report-refused', findings: kept.findings });
    const isFile = kept.kind === 'file';
    const draft = {
      name: name ?? (isFile ? kept.name : null) ?? given.name ?? UNNAMED,
      content: isFile ? Buffer.from(kept.content) : bytes,
      file: isFile ? { sha256: createHash('sha256').update(bytes).digest('hex'), format: kept.format } : null,
      answers: Object.fromEntries(answers),
      ...of,
    };
    const most = actor.grants.length === 0 ? MOST_DRAFTS_OF_STRANGER : MOST_DRAFTS;
    const options = { most, keepsEarlier };
    return this.show(found(await this.drafts.create(actor.accountId, draft, this.clock.now(), options)), actor);
  }

  /** @throws Problem 404 for everybody else */
  async read(id: string, actor: Actor): Promise<DraftDto> {
    const draft = await this.find(id, actor);
    const document = draft.file === null ? (JSON.parse(draft.content.toString()) as object) : null;
    return { ...(await this.show(draft, actor)), document };
  }

  /** @throws Problem 404 for everybody else, 412 for another version */
  async change(
    id: string,
    change: DraftChange,
    versions: readonly number[] | null,
    actor: Actor,
  ): Promise<KeptDraftDto> {
    const size = change.document?.length ?? 0;
    if (size > LARGEST_TYPED) throw problemOfDraft({ kind: 'draft-too-large', size, most: LARGEST_TYPED });
    const changed = await this.drafts.change(actor.accountId, id, change, versions, this.clock.now());
    return this.show(found(changed), actor);
  }

  /** @throws Problem 404 for everybody else, 412 for another version */
  async delete(id: string, versions: readonly number[] | null, { accountId }: Actor): Promise<void> {
    const refusal = await this.drafts.delete(accountId, id, versions);
    if (refusal !== null) throw problemOfDraft(refusal);
  }

  /**
   * Returns what a draft submits, and why it can no longer be submitted. It is null for everybody else, and for a
   * deleted draft.
   */
  async open(id: string, { accountId }: Actor): Promise<OpenDraft | null> {
    const draft = await this.drafts.find(accountId, id);
    if (draft === null) return null;
    const live = draftOfLiveOf(draft.live, await this.reportsOf(draft));
    const stale = live === null || live.state === 'current' ? null : (`draft-${live.state}` as const);
    const corrects = await this.correctionOf(draft);
    return {
      given: givenOf(draft),
      version: draft.version,
      stale: live && stale ? problemOfDraft({ kind: stale, live: live.id }) : corrects && refuseCorrection(corrects),
      revisionOf: draft.corrects?.tournamentId ?? null,
      versions: draft.corrects && [draft.corrects.version],
      revision: draft.corrects && draft.corrects.revision,
    };
  }

  /** Deletes a submitted draft, unless it was changed in the meantime. */
  async settle(id: string, version: number, { accountId }: Actor): Promise<void> {
    await this.drafts.delete(accountId, id, [version]);
  }

  private async find(id: string, { accountId }: Actor): Promise<Draft> {
    return found((await this.drafts.find(accountId, id)) ?? { kind: 'draft-not-found' });
  }

  private async show(draft: Draft, actor: Actor): Promise<KeptDraftDto> {
    const { tournaments, findings } = await this.files.check(givenOf(draft), actor);
    const live = draftOfLiveOf(draft.live, await this.reportsOf(draft));
    const corrects = await this.correctionOf(draft);
    const terms = corrects && (await this.termsOf(corrects, actor));
    return { ...draftSummaryOf(draft), live, corrects, tournaments, findings, terms };
  }

  private async correctionOf({ corrects }: DraftSummary): Promise<CorrectionDraftDto | null> {
    return correctionDraftOf(
      corrects,
      await this.documents.listVersions(corrects === null ? [] : [corrects.tournamentId]),
    );
  }

  private async termsOf({ tournamentId }: CorrectionDraftDto, actor: Actor): Promise<CorrectionTermsDto | null> {
    const found = await this.documents.findToRevise(tournamentId);
    if (found === null) return null;
    const { header, submitterKey } = found.existing;
    if (!may(actor, 'tournament.revise', tournamentSubject(header, submitterKey)).allowed) return PROPOSED;
    const decision = may(actor, 'report.submit', tournamentSubject(header));
    const sent = decision.allowed && decision.as !== 'director' ? 'coordinator' : 'director';
    const role = roleFor({ role: sent, submitter: actor }, found.existing);
    const { reportsFrom } = this;
    const terms = termsOfRevision({ submitter: actor, role, reportsFrom, receivedAt: this.clock.now() }, found);
    return { ...terms, isProposal: false };
  }

  private reportsOf({ live }: DraftSummary) {
    return this.reports.find(live === null ? [] : [live.id]);
  }
}

const PROPOSED: CorrectionTermsDto = { waitsFor: [], atOnceUntil: null, guardsFacts: false, isProposal: true };

/** A draft as it is submitted. */
export interface OpenDraft {
  readonly given: GivenFile;
  readonly version: number;
  /** The reason why it can no longer be submitted; null where it can. */
  readonly stale: Problem | null;
  /** The tournament that it corrects, and the version that it was made for; null for every other draft. */
  readonly revisionOf: string | null;
  readonly versions: readonly number[] | null;
  /** The revision that it was made from; null for a draft of no stored tournament. */
  readonly revision: number | null;
}

/** A tournament that was revised is refused by the intake, which says who changed what. */
const refuseCorrection = ({ state, mergedInto }: CorrectionDraftDto): Problem | null => {
  if (state === 'merged') return problemOfDraft({ kind: 'tournament-merged', into: mergedInto! });
  return state === 'withdrawn' ? problemOfDraft({ kind: 'tournament-withdrawn' }) : null;
};

/** A draft has a name of at most so many characters. */
const LONGEST_NAME = 100;

/** Returns the content of a draft as its sender would submit it: a grid becomes the table that it shows. */
function givenOf({ name, content, file, answers }: Draft): GivenFile {
  const said = { name: null, answers: new Map(Object.entries(answers)) };
  if (file === null) {
    // A person types a table; a larger text is a report.
    const grid = content.length > LARGEST_TYPED ? null : gridIn(JSON.parse(content.toString()));
    if (grid === null) return { bytes: content, ...said };
    const besides = grid.notes === undefined ? [] : tellNotes(grid.notes);
    return { bytes: Buffer.from(tableOfGrid(grid)), ...said, name: name === UNNAMED ? null : name, besides };
  }
  return { bytes: content, ...said, kept: file };
}

function found(draft: Draft | DraftRefusal): Draft {
  if ('kind' in draft) throw problemOfDraft(draft);
  return draft;
}
