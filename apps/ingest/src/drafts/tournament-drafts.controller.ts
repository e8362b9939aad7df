import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Id, Operation, type Actor } from '@quadrant/http';
import { CurrentDocuments } from '@quadrant/store/intake';
import { problemOfRefusal } from '../intake/intake-refusal.js';
import { refuseDocument } from '../proposals/proposed-revision.js';
import { NewCorrectionDto } from './correction-draft.dto.js';
import { problemOfDraft } from './draft-refusal.js';
import { KeptDraftDto } from './draft.dto.js';
import { Drafts } from './drafts.service.js';
import type { FastifyReply } from 'fastify';
import { validate as isUuid } from 'uuid';

@ApiTags('drafts')
@Controller('api/v1/tournaments/:id/draft')
export class TournamentDraftsController {
  constructor(
    private readonly drafts: Drafts,
    private readonly documents: CurrentDocuments,
  ) {}

  @Post()
  @Operation('draftRevision', {
    summary: 'Opens the stored results of a tournament as a draft, to correct them cell by cell',
    about:
      'You have one such draft of a tournament: asked again, it is given as it is. Change its answers, such as ' +
      '"cell.2.4": "FL", and submit it: it becomes the next revision of its tournament. Where `terms.isProposal` is ' +
      'true, you may not revise it: propose the draft instead.',
    may: 'draft.keep',
    creates: KeptDraftDto,
    problems: [409, 422],
  })
  async draft(
    @Id('tournament, as its receipt names it') id: string,
    @Body() { answers, revision }: NewCorrectionDto,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<KeptDraftDto> {
    const found = isUuid(id) ? await this.documents.findToRevise(id.toLowerCase()) : null;
    if (found === null) throw problemOfDraft({ kind: 'tournament-not-found' });
    const { document } = found;
    const refusal = refuseDocument(document);
    if (refusal !== null) throw problemOfDraft(refusal);
    if (document.isWithheld) throw problemOfDraft({ kind: 'document-withheld' });
    if (revision !== undefined && revision !== document.revision)
      throw problemOfRefusal({ kind: 'revised-meanwhile', revision: document.revision, sentFor: revision });
    const draft = await this.drafts.createOfTournament(found, answers ?? null, actor);
    void reply.header('location', draft.links.self);
    return draft;
  }
}
