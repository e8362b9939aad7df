import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Id, InPath, notFound, Operation } from '@quadrant/http';
import { TournamentDocumentView } from '@quadrant/views';
import { RevisionDiffDto, RevisionDiffQuery } from './revision-diff.dto.js';

/** A document of 5,000 players that was replaced by another one has more differences than anybody reads. */
const MOST_DIFFERENCES = 1000;

@ApiTags('tournaments')
@Controller('api/v1/tournaments/:id/revisions/:revision/diff')
export class RevisionDiffController {
  constructor(private readonly documents: TournamentDocumentView) {}

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
    const found = await this.documents.compare(id, written, against);
    if (found.kind === 'no-revision') {
      throw notFound(
        say`There is no revision ${written.slice(0, 20)} of a tournament with the id ${JSON.stringify(id)}.`,
        say`Take the id from a receipt; /api/v1/tournaments/{id} names its current revision.`,
      );
    }
    if (found.kind === 'nothing-to-compare') {
      throw notFound(
        found.against === 0 ? say`Revision 1 is the first one.` : say`The tournament has no revision ${found.against}.`,
        say`Name a revision to compare with, as in ?against=1.`,
      );
    }
    const { revision, differences } = found;
    const shown = differences.slice(0, MOST_DIFFERENCES);
    return { revision, against: found.against, total: differences.length, differences: shown };
  }
}
