import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Id, InPath, notFound, Operation } from '@quadrant/http';
import { diffDocuments } from '@quadrant/rules/report';
import { TournamentDocumentReadModel } from '@quadrant/store/reading';
import { validate as isUuid } from 'uuid';
import { RevisionDiffDto, RevisionDiffQuery } from './revision-diff.dto.js';

/** A document of 5,000 players that was replaced by another one has more differences than anybody reads. */
const MOST_DIFFERENCES = 1000;

@ApiTags('tournaments')
@Controller('api/v1/tournaments/:id/revisions/:revision/diff')
export class RevisionDiffController {
  constructor(private readonly documents: TournamentDocumentReadModel) {}

  @Get()
  @Operation('compareRevisions', {
    summary: 'What a revision changed, field by field',
    about: 'Players are compared by handle, rounds by number and matches by who played.',
    answers: RevisionDiffDto,
  })
  async compare(
    @Id('tournament, as its receipt names it') id: string,
    @InPath('revision', { about: 'The later of the two', schema: { type: 'integer', minimum: 1 } }) written: string,
    @Query() { against }: RevisionDiffQuery,
  ): Promise<RevisionDiffDto> {
    const revision = /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 0;
    const other = against ?? revision - 1;
    const [before, after] = await Promise.all([this.read(id, other), this.read(id, revision)]);
    if (after === null) {
      throw notFound(
        say`There is no revision ${written.slice(0, 20)} of a tournament with the id ${JSON.stringify(id)}.`,
        say`Take the id from a receipt; /api/v1/tournaments/{id} names its current revision.`,
      );
    }
    if (before === null) {
      throw notFound(
        other === 0 ? say`Revision 1 is the first one.` : say`The tournament has no revision ${other}.`,
        say`Name a revision to compare with, as in ?against=1.`,
      );
    }
    const differences = diffDocuments(before, after);
    return { revision, against: other, total: differences.length, differences: differences.slice(0, MOST_DIFFERENCES) };
  }

  /** Returns the document of a revision as everybody may read it; null when there is none. */
  private async read(id: string, revision: number): Promise<unknown> {
    const found = isUuid(id) && revision > 0 ? await this.documents.findRevision(id, revision) : null;
    return found && (JSON.parse(found.raw.toString('utf8')) as unknown);
  }
}
