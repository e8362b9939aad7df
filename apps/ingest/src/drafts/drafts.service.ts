import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import { gridIn, tableOfGrid, type KeptFile } from '@quadrant/rules/files';
import { DraftRepository, type Draft, type DraftChange, type DraftRefusal } from '@quadrant/store/intake';
import { FileOpener } from '@quadrant/threads';
import { problemOfRefusal } from '../submissions/intake-refusal.js';
import { ReportFiles, type GivenFile } from '../submissions/report-files.service.js';
import { problemOfDraft } from './draft-refusal.js';
import { draftSummaryOf, type DraftDto } from './draft.dto.js';

const UNNAMED = 'Draft without a name';

/** Unfinished uploads of an account. Of a file of another program only what was read is kept, never its text. */
@Injectable()
export class Drafts {
  constructor(
    private readonly drafts: DraftRepository,
    private readonly files: ReportFiles,
    private readonly opener: FileOpener,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem 422 for a file of which nothing can be kept, 409 for one draft too many */
  async create(given: GivenFile, name: string | null, actor: Actor): Promise<DraftDto> {
    const { bytes, answers } = given;
    const kept = await this.opener.ask('keepFile', bytes.length, bytes, answers);
    if (Array.isArray(kept)) throw problemOfRefusal({ kind: 'report-refused', findings: kept });
    const isDocument = kept === 'document';
    const draft = {
      name: name ?? (isDocument ? given.name : ((kept as KeptFile).tournaments[0]?.name ?? given.name)) ?? UNNAMED,
      content: isDocument ? bytes : Buffer.from(JSON.stringify(kept)),
      file: isDocument
        ? null
        : { sha256: createHash('sha256').update(bytes).digest('hex'), format: (kept as KeptFile).format },
      answers: Object.fromEntries(answers),
    };
    return this.show(found(await this.drafts.create(actor.accountId, draft, this.clock.now())), actor);
  }

  /** @throws Problem 404 for everybody else */
  async read(id: string, actor: Actor): Promise<DraftDto> {
    return this.show(await this.find(id, actor), actor);
  }

  /** @throws Problem 404 for everybody else, 412 for another version */
  async change(id: string, change: DraftChange, versions: readonly number[] | null, actor: Actor): Promise<DraftDto> {
    const changed = await this.drafts.change(actor.accountId, id, change, versions, this.clock.now());
    return this.show(found(changed), actor);
  }

  /** @throws Problem 404 for everybody else, 412 for another version */
  async delete(id: string, versions: readonly number[] | null, { accountId }: Actor): Promise<void> {
    const refusal = await this.drafts.delete(accountId, id, versions);
    if (refusal !== null) throw problemOfDraft(refusal);
  }

  /** What a draft submits; null for everybody else, and where it is gone. */
  async open(
    id: string,
    { accountId }: Actor,
  ): Promise<{ readonly given: GivenFile; readonly version: number } | null> {
    const draft = await this.drafts.find(accountId, id);
    return draft && { given: givenOf(draft), version: draft.version };
  }

  /** Deletes a draft that is submitted, unless it was changed meanwhile. */
  async settle(id: string, version: number, { accountId }: Actor): Promise<void> {
    await this.drafts.delete(accountId, id, [version]);
  }

  private async find(id: string, { accountId }: Actor): Promise<Draft> {
    return found((await this.drafts.find(accountId, id)) ?? { kind: 'draft-not-found' });
  }

  private async show(draft: Draft, actor: Actor): Promise<DraftDto> {
    const { tournaments, findings } = await this.files.check(givenOf(draft), actor);
    const document = draft.file === null ? (JSON.parse(draft.content.toString()) as object) : null;
    return { ...draftSummaryOf(draft), document, tournaments, findings };
  }
}

/** What is kept of a draft, as its sender would submit it: a grid is the table that it shows. */
function givenOf({ name, content, file, answers }: Draft): GivenFile {
  const said = { name: null, answers: new Map(Object.entries(answers)) };
  if (file === null) {
    const grid = gridIn(JSON.parse(content.toString()));
    if (grid === null) return { bytes: content, ...said };
    return { bytes: Buffer.from(tableOfGrid(grid)), ...said, name: name === UNNAMED ? null : name };
  }
  return { bytes: content, ...said, kept: { file, reading: JSON.parse(content.toString()) as KeptFile } };
}

function found(draft: Draft | DraftRefusal): Draft {
  if ('kind' in draft) throw problemOfDraft(draft);
  return draft;
}
