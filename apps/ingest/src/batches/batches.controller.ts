import { Body, Controller, Delete, Get, Post, Put, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { refuseRecipe } from '@quadrant/rules/batches';
import { refuseTexts, TEXT_ANSWER } from '@quadrant/rules/files';
import { maySendPast, mayEver } from '@quadrant/rules/permissions';
import { HistoryWindowView } from '@quadrant/views';
import {
  ARCHIVE_BODY,
  Authority,
  CurrentActor,
  FILE_TYPES,
  InPath,
  Operation,
  ReasonDto,
  type SentFile,
  TABLE_BODY,
  UploadedFile,
  csvLines,
  type Actor,
} from '@quadrant/http';
import { BatchRefused } from '@quadrant/store/batches';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ApproveBatchDto,
  BatchDiffDto,
  BatchDoublesDto,
  BatchDto,
  BatchesDto,
  BatchFilesDto,
  BatchFilesQuery,
  BatchHalvesDto,
  BatchItemsDto,
  BatchItemsQuery,
  batchOf,
  BatchPathQuery,
  BatchResultsDto,
  BatchShapesDto,
  CopiesLeftOutDto,
  DoubleDecisionDto,
  EarlierShapeDto,
  FilesDecidedDto,
  FilesDecisionDto,
  ItemDecisionDto,
  ItemQuery,
  ManifestDto,
  NewBatchDto,
  PublishBatchDto,
  ReceivedFilesDto,
  SentFilesQuery,
  ShapeAnswersDto,
  ShownManifestDto,
  TakenRecipesDto,
  UndoPreviewDto,
} from './batch.dto.js';
import { Batches } from './batches.service.js';
import { InferredResultsDto } from '../intake/inferred-results.dto.js';
import { BatchGuard } from './batch.guard.js';
import { batchNumberOf, OfBatch } from './batch-number.js';
import { problemOfBatch } from './batch-refusal.js';
import { tellItem, tellResults } from './item-results.js';

const PAGE = 100;

const FILE_BODY = {
  required: true,
  description: 'A file, or a ZIP archive of files, up to 60 MB. Its content says what it is.',
  content: Object.fromEntries(
    FILE_TYPES.filter((type) => type !== 'multipart/form-data').map((type) => [
      type,
      { schema: { type: 'string', format: 'binary' } },
    ]),
  ),
};

@ApiTags('batches')
@Controller('api/v1/batches')
@UseGuards(BatchGuard)
export class BatchesController {
  constructor(
    private readonly batches: Batches,
    private readonly windows: HistoryWindowView,
    private readonly authority: Authority,
  ) {}

  @Post()
  @Operation('openBatch', {
    summary: 'Opens a batch of old tournaments, which are published and undone together',
    about:
      'Send its files, let them be read, settle people and doubles, and read the diff. Coordinators then publish it. Approved directors ' +
      'name an open history window, and send it to the coordinators of its place.',
    may: 'batch.bring',
    creates: BatchDto,
    problems: [409],
  })
  async open(
    @Body() { name, note, window }: NewBatchDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<BatchDto> {
    if (window === undefined) await this.authority.requireEver(actor, 'batch.manage', request);
    else await this.requireWindow(window, actor, request);
    const author = this.batches.authorOf({ actor, requestId: request.id });
    return batchOf(await this.batches.repository.open(name.trim(), note?.trim() ?? null, window ?? null, author));
  }

  @Get()
  @Operation('listBatches', {
    summary: 'Lists batches, the newest first: all for coordinators, their own for directors',
    may: 'batch.bring',
    answers: BatchesDto,
  })
  async list(@CurrentActor() actor: Actor): Promise<BatchesDto> {
    const ownerId = mayEver(actor, 'batch.manage').allowed ? null : actor.accountId;
    return { batches: (await this.batches.repository.list(ownerId)).map(batchOf) };
  }

  @Get(':number')
  @Operation('readBatch', { summary: 'A batch, with how far it is', may: 'batch.bring', answers: BatchDto })
  async read(@OfBatch() number: string): Promise<BatchDto> {
    return batchOf(await this.batches.try(() => this.batches.repository.find(batchNumberOf(number))));
  }

  @Delete(':number')
  @Operation('dropBatch', {
    irreversible: true,
    summary: 'Gives up a batch that is not published',
    about: 'The bytes of its files are deleted.',
    may: 'batch.bring',
    answers: BatchDto,
    problems: [409],
  })
  async drop(
    @OfBatch() number: string,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return batchOf(await this.batches.try(() => this.batches.repository.drop(batchNumberOf(number), author)));
  }

  @Put(':number/files')
  @Operation('sendBatchFiles', {
    summary: 'Adds a file to a batch, or the files of a ZIP archive',
    about:
      'A file of the same path is replaced. Files of an archive are below the folder of the path. A batch may have 10,000 files of 4 MB, ' +
      'an archive 1 GB unpacked; an archive inside an archive and a path that leads out are not taken. The bytes are kept until 30 days after publishing.',
    may: 'batch.bring',
    body: FILE_BODY,
    answers: ReceivedFilesDto,
    problems: [409, 422],
  })
  async send(
    @OfBatch() number: string,
    @UploadedFile(ARCHIVE_BODY) { bytes }: SentFile,
    @Query() { path, sha256, replaces }: SentFilesQuery,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<ReceivedFilesDto> {
    const { refused, ...counts } = await this.batches.receive(
      batchNumberOf(number),
      bytes,
      { path, sha256: sha256 ?? null, replaces: replaces ?? null },
      { actor, requestId },
    );
    return { ...counts, refused: [...refused] };
  }

  @Get(':number/files')
  @Operation('listBatchFiles', {
    summary: 'The files of a batch, by path',
    may: 'batch.bring',
    answers: BatchFilesDto,
  })
  async listFiles(
    @OfBatch() number: string,
    @Query() { after = '', limit = PAGE, refused = false, leftOut = false }: BatchFilesQuery,
  ): Promise<BatchFilesDto> {
    const only = leftOut ? 'left-out' : refused ? 'refused' : null;
    const files = await this.batches.try(() => this.batches.files.list(batchNumberOf(number), after, limit + 1, only));
    const shown = files.slice(0, limit);
    return {
      files: shown.map(({ isRead, open, findings, ...file }) => ({
        ...file,
        read: isRead,
        open: [...open],
        findings: [...findings] as BatchFilesDto['files'][number]['findings'],
      })),
      next: files.length > limit ? shown.at(-1)!.path : null,
    };
  }

  @Get(':number/files/content')
  @Operation('readBatchFile', {
    summary: 'A file of a batch as it came',
    may: 'batch.bring',
    answers: { bytes: ['application/octet-stream'] },
  })
  async readFile(
    @OfBatch() number: string,
    @Query() { path }: BatchPathQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const content = await this.batches.try(() => this.batches.files.read(batchNumberOf(number), path));
    void reply.header('content-type', 'application/octet-stream');
    void reply.header('content-disposition', 'attachment');
    return content;
  }

  @Delete(':number/files')
  @Operation('removeBatchFile', {
    summary: 'Removes a file from a batch',
    may: 'batch.bring',
    answers: BatchDto,
    problems: [409],
  })
  async removeFile(
    @OfBatch() number: string,
    @Query() { path }: BatchPathQuery,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return this.changed(number, () => this.batches.files.remove(batchNumberOf(number), path, author));
  }

  @Post(':number/files/decision')
  @Operation('decideBatchFiles', {
    summary: 'Leaves files out that are no tournaments, or takes them again',
    about: 'Files that are left out ask nothing. They stay in the batch until 30 days after publishing.',
    may: 'batch.bring',
    answers: FilesDecidedDto,
    problems: [409],
  })
  async decideFiles(
    @OfBatch() number: string,
    @Body() { paths = [], shape, decision, reason }: FilesDecisionDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<FilesDecidedDto> {
    const author = this.batches.authorOf({ actor, requestId });
    const meant = shape === undefined ? { paths } : { shape };
    const why = decision === 'take' ? null : reason.trim();
    return {
      files: await this.batches.try(() => this.batches.files.decideFiles(batchNumberOf(number), meant, why, author)),
    };
  }

  @Get(':number/shapes')
  @Operation('listBatchShapes', {
    summary: 'The shapes of the files of a batch: one recipe answers for all files of a shape',
    may: 'batch.bring',
    answers: BatchShapesDto,
  })
  async listShapes(@OfBatch() number: string): Promise<BatchShapesDto> {
    const shapes = await this.batches.try(() => this.batches.files.listShapes(batchNumberOf(number)));
    return {
      shapes: shapes.map(({ earlier, ...shape }) => ({
        ...shape,
        open: [...shape.open],
        answers: { ...shape.answers },
        earlier: earlier && { ...earlier, answers: { ...earlier.answers } },
      })),
    };
  }

  @Put(':number/shapes/:shape')
  @Operation('answerBatchShape', {
    summary: 'Says what columns and words mean in all files of a shape',
    may: 'batch.bring',
    answers: BatchDto,
    problems: [409, 422],
  })
  async answerShape(
    @OfBatch() number: string,
    @InPath('shape', 'Fingerprint of the shape') shape: string,
    @Body() { answers }: ShapeAnswersDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return this.changed(number, () => {
      for (const [key, value] of Object.entries(answers)) {
        const reason = refuseRecipe(key, value);
        if (reason !== null) throw new BatchRefused({ kind: 'batch-recipe', key, reason });
      }
      const reason = refuseTexts(new Map(Object.entries(answers)));
      if (reason !== null) throw new BatchRefused({ kind: 'batch-recipe', key: TEXT_ANSWER, reason });
      return this.batches.files.decideShape(batchNumberOf(number), shape, new Map(Object.entries(answers)), author);
    });
  }

  @Post(':number/shapes/earlier')
  @Operation('takeEarlierBatchAnswers', {
    summary: 'Answers for shapes as the last published batches did, where nobody has answered in this one',
    may: 'batch.bring',
    answers: TakenRecipesDto,
    problems: [409],
  })
  async takeEarlier(
    @OfBatch() number: string,
    @Body() { shape }: EarlierShapeDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<TakenRecipesDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return {
      taken: await this.batches.try(() => this.batches.files.takeEarlier(batchNumberOf(number), shape ?? null, author)),
    };
  }

  @Get(':number/manifest')
  @Operation('readBatchManifest', {
    summary: 'The answers about each file, what its name, its title rows and other files suggest, and what is open',
    may: 'batch.bring',
    answers: ShownManifestDto,
  })
  async readManifest(@OfBatch() number: string): Promise<ShownManifestDto> {
    const rows = await this.batches.try(() => this.batches.files.listManifest(batchNumberOf(number)));
    return {
      rows: rows.map(({ file, values, proposed, open, shape, textsRead }) => ({
        file,
        shape,
        values: { ...values },
        proposed: { ...proposed },
        open: [...open],
        textsRead: [...textsRead],
      })),
    };
  }

  @Put(':number/manifest')
  @Operation('answerBatchManifest', {
    summary: 'Stores the answers about files; rows of other files stay',
    may: 'batch.bring',
    bodyLimits: TABLE_BODY,
    answers: BatchDto,
    problems: [409, 422],
  })
  async answerManifest(
    @OfBatch() number: string,
    @Body() { rows }: ManifestDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return this.changed(number, () => this.batches.files.decideManifest(batchNumberOf(number), rows, author));
  }

  @Post(':number/reading')
  @Operation('readBatchFiles', {
    summary: 'Lets a worker read what is new, settle people, and look for doubles',
    about: 'The batch says how far it is. Only files that changed, or whose answers changed, are read again.',
    may: 'batch.bring',
    accepts: BatchDto,
    problems: [409],
  })
  async startReading(
    @OfBatch() number: string,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return batchOf(
      await this.batches.try(() => this.batches.repository.request(batchNumberOf(number), 'read', author)),
    );
  }

  @Get(':number/items')
  @Operation('listBatchItems', { summary: 'The tournaments of a batch', may: 'batch.bring', answers: BatchItemsDto })
  async listItems(
    @OfBatch() number: string,
    @Query() { state, after = '', limit = PAGE }: BatchItemsQuery,
  ): Promise<BatchItemsDto> {
    const items = await this.batches.try(() =>
      this.batches.people.listItems(batchNumberOf(number), { state: state ?? null, after, limit: limit + 1 }),
    );
    const shown = items.slice(0, limit);
    return {
      items: shown.map(tellItem),
      next: items.length > limit ? shown.at(-1)!.item : null,
    };
  }

  @Get(':number/items/results')
  @Operation('readBatchResults', {
    summary: 'Rounds and standings of one tournament of a batch, as they are shown once it is published',
    about: 'Nothing is stored for it. Compare them with the paper before you publish.',
    may: 'batch.bring',
    answers: BatchResultsDto,
  })
  async readResults(@OfBatch() number: string, @Query() { item }: ItemQuery): Promise<BatchResultsDto> {
    const results = await this.batches.try(() => this.batches.people.findResults(batchNumberOf(number), item));
    const document =
      results.document ?? (await this.batches.try(() => this.batches.readDraft(batchNumberOf(number), results)));
    return tellResults({ ...results, document }, (handles) => this.batches.people.showHandles(handles));
  }

  @Get(':number/halves')
  @Operation('listBatchHalves', {
    summary: 'Files of a batch that may hold parts of one tournament, and those that somebody joined',
    about:
      'To join two, answer `partOf` of the other file with the path of the first one in the manifest, and let the files be read. ' +
      'Without the answer they are two tournaments again.',
    may: 'batch.bring',
    answers: BatchHalvesDto,
  })
  async listHalves(@OfBatch() number: string): Promise<BatchHalvesDto> {
    const { offers, joined } = await this.batches.try(() => this.batches.files.listHalves(batchNumberOf(number)));
    return {
      offers: offers.map((offer) => ({ ...offer, rounds: [...offer.rounds], otherRounds: [...offer.otherRounds] })),
      joined: [...joined],
    };
  }

  @Post(':number/items/decision')
  @Operation('decideBatchItem', {
    summary: 'Decides about one tournament of a batch',
    may: 'batch.bring',
    answers: BatchDto,
    problems: [409],
  })
  async decideItem(
    @OfBatch() number: string,
    @Body() { item, decision, reason }: ItemDecisionDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return this.changed(number, () =>
      this.batches.people.decide(batchNumberOf(number), item, decision, reason.trim(), author),
    );
  }

  @Get(':number/doubles')
  @Operation('listBatchDoubles', {
    summary:
      'Tournaments of a batch that were brought twice or are stored already, with what somebody decided about them',
    may: 'batch.bring',
    answers: BatchDoublesDto,
  })
  async listDoubles(@OfBatch() number: string): Promise<BatchDoublesDto> {
    const { stored, groups, lost, decided } = await this.batches.try(() =>
      this.batches.people.listDoubles(batchNumberOf(number)),
    );
    return {
      stored: [...stored],
      groups: groups.map((group) => ({ ...group, items: [...group.items] })),
      lost: lost.map((items) => ({ items: [...items] })),
      decided: [...decided],
    };
  }

  @Post(':number/items/doubles')
  @Operation('decideBatchDouble', {
    summary: 'Says which of some tournaments that resemble each other is right; the others are left out',
    about: 'Each decision can be taken back.',
    may: 'batch.bring',
    answers: BatchDto,
    problems: [409],
  })
  async decideDouble(
    @OfBatch() number: string,
    @Body() { items, kept, reason }: DoubleDecisionDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return this.changed(number, () =>
      this.batches.people.decideDouble(batchNumberOf(number), { items, kept, reason: reason.trim() }, author),
    );
  }

  @Post(':number/items/copies')
  @Operation('leaveOutBatchCopies', {
    summary: 'Leaves out all tournaments of a batch that say the same as another one',
    about: 'Tournaments about which somebody has decided stay as they are. Each decision can be taken back.',
    may: 'batch.bring',
    answers: CopiesLeftOutDto,
    problems: [409],
  })
  async leaveCopiesOut(
    @OfBatch() number: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<CopiesLeftOutDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return {
      copies: await this.batches.try(() =>
        this.batches.people.leaveCopiesOut(batchNumberOf(number), reason.trim(), author),
      ),
    };
  }

  @Post(':number/inferred-results')
  @Operation('rateInferredBatchResults', {
    summary: 'Decides whether the inferred results of a batch are rated',
    about:
      'They are not, unless a coordinator says so, with a reason that everybody reads. A report that decides it itself stays as it is. ' +
      'Compute the diff again afterwards.',
    may: 'batch.publish',
    answers: BatchDto,
    problems: [409],
  })
  async rateInferred(
    @OfBatch() number: string,
    @Body() { rated, reason }: InferredResultsDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return this.changed(number, () =>
      this.batches.repository.rateInferred(batchNumberOf(number), rated, reason.trim(), author),
    );
  }

  @Post(':number/diff')
  @Operation('computeBatchDiff', {
    summary: 'Lets a worker compute what publishing the batch would move',
    may: 'batch.bring',
    accepts: BatchDto,
    problems: [409],
  })
  async startDiff(
    @OfBatch() number: string,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return batchOf(
      await this.batches.try(() => this.batches.repository.request(batchNumberOf(number), 'diff', author)),
    );
  }

  @Get(':number/diff')
  @Operation('readBatchDiff', {
    summary: 'What publishing the batch would move',
    may: 'batch.bring',
    answers: BatchDiffDto,
  })
  async readDiff(@OfBatch() number: string): Promise<BatchDiffDto> {
    const diff = await this.batches.try(() => this.batches.repository.findDiff(batchNumberOf(number)));
    if (diff === null) throw problemOfBatch({ kind: 'batch-diff-missing' });
    return {
      ...diff,
      diffedAt: diff.diffedAt.toISOString(),
      senders: diff.senders.map(({ winners, ...sender }) => ({ ...sender, winners: [...winners] })),
      newPlayers: diff.newPlayers.map((player) => ({ ...player })),
    };
  }

  @Post(':number/sending')
  @Operation('sendBatch', {
    summary: 'Sends the batch of a director to the coordinators of its place',
    about:
      'Its tournaments have to fit into its history window. Nothing of it can change until a coordinator returns it.',
    may: 'batch.bring',
    answers: BatchDto,
    problems: [409],
  })
  async sendToReview(
    @OfBatch() number: string,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return this.changed(number, () => this.batches.repository.send(batchNumberOf(number), actor, author));
  }

  @Post(':number/return')
  @Operation('returnBatch', {
    summary: 'Gives a batch that was sent back to its director, with a reason',
    about: 'The director can take it back too. Then it can change, and be sent again.',
    may: 'batch.bring',
    answers: BatchDto,
    problems: [409],
  })
  async giveBack(
    @OfBatch() number: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return this.changed(number, () => this.batches.repository.giveBack(batchNumberOf(number), reason.trim(), author));
  }

  @Post(':number/publication')
  @Operation('publishBatch', {
    summary: 'Publishes the batch as its diff shows it, in one run',
    about:
      'A batch of more than 500 tournaments needs the approval of a second coordinator, or 24 hours after its diff (settings `BATCH_ALONE` and `BATCH_WAIT_HOURS`). ' +
      'A batch of a director has to be sent, and is published by somebody else.',
    may: 'batch.publish',
    accepts: BatchDto,
    problems: [409],
  })
  async publish(
    @OfBatch() number: string,
    @Body() { fingerprint, reason }: PublishBatchDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const { repository, settings } = this.batches;
    const author = this.batches.authorOf({ actor, requestId });
    return batchOf(
      await this.batches.try(() =>
        repository.publish(batchNumberOf(number), fingerprint, reason.trim(), settings, author),
      ),
    );
  }

  @Post(':number/approval')
  @Operation('approveBatch', {
    summary: 'Agrees with the diff of a batch, as its second coordinator',
    may: 'batch.publish',
    answers: BatchDto,
    problems: [409],
  })
  async approve(
    @OfBatch() number: string,
    @Body() { fingerprint }: ApproveBatchDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return batchOf(
      await this.batches.try(() => this.batches.repository.approve(batchNumberOf(number), fingerprint, author)),
    );
  }

  @Get(':number/claim-codes')
  @Operation('listBatchClaimCodes', {
    summary: 'The claim codes of the players that a batch created, as one CSV file',
    about: 'Pass each code on to the person. Codes that were used or have expired are left out.',
    may: 'batch.publish',
    answers: { text: 'text/csv' },
    problems: [409],
    idempotencyKey: 'refused',
  })
  async listClaimCodes(@OfBatch() number: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const codes = await this.batches.listClaimCodes(batchNumberOf(number));
    void reply.header('content-type', 'text/csv; charset=utf-8');
    void reply.header('content-disposition', `attachment; filename="batch-${batchNumberOf(number)}-codes.csv"`);
    return csvLines([['handle', 'code'], ...codes.map(({ handle, code }) => [handle, code])]);
  }

  @Get(':number/undo')
  @Operation('previewBatchUndo', {
    summary: 'What undoing the batch would take back, and what it would keep',
    may: 'batch.bring',
    answers: UndoPreviewDto,
    problems: [409],
  })
  async previewUndo(@OfBatch() number: string): Promise<UndoPreviewDto> {
    const { kept, ...preview } = await this.batches.try(() =>
      this.batches.repository.previewUndo(batchNumberOf(number)),
    );
    return { ...preview, kept: [...kept] };
  }

  @Post(':number/undo')
  @Operation('undoBatch', {
    summary: 'Takes the batch back, in one run',
    about: 'What was revised, corrected, claimed or played again since is kept; the batch lists it with the reason.',
    may: 'batch.publish',
    accepts: BatchDto,
    problems: [409],
  })
  async undo(
    @OfBatch() number: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<BatchDto> {
    const author = this.batches.authorOf({ actor, requestId });
    return batchOf(
      await this.batches.try(() => this.batches.repository.undo(batchNumberOf(number), reason.trim(), author)),
    );
  }

  /** @throws Problem unless an approved director opens the batch in a window that is open */
  private async requireWindow(number: number, actor: Actor, request: FastifyRequest): Promise<void> {
    const window = await this.windows.find(number);
    if (window === null) throw problemOfBatch({ kind: 'batch-window-missing', number });
    if (!window.isOpen) throw problemOfBatch({ kind: 'batch-window-closed', number });
    const ownerIds = actor.accountId !== null && maySendPast(actor, window) ? [actor.accountId] : [];
    await this.authority.require(actor, 'batch.bring', { place: window, ownerIds }, request);
  }

  private async changed(number: string, work: () => Promise<unknown>): Promise<BatchDto> {
    return batchOf(await this.batches.change(batchNumberOf(number), work));
  }
}
