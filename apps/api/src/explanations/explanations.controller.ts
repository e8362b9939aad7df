import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Id, notFound, Operation } from '@quadrant/http';
import { sectionsCited } from '@quadrant/rules/rulebook';
import { ExplanationView } from '@quadrant/views';
import { Moments } from '../moments/moments.service.js';
import { linksOf } from '../players/rating-change.dto.js';
import { ExplanationDto, ExplanationQuery } from './explanation.dto.js';
import { validate as isUuid } from 'uuid';

@ApiTags('explanations')
@Controller('api/v1/tournaments/:id/explanation')
export class ExplanationsController {
  constructor(
    private readonly explanations: ExplanationView,
    private readonly moments: Moments,
  ) {}

  @Get()
  @Operation('explainRatingChange', {
    summary: 'Every game behind a rating change',
    about: 'Computed again by the rating engine from the stored scorecard.',
    answers: ExplanationDto,
    problems: [410, 429],
  })
  async explain(@Id('tournament') id: string, @Query() query: ExplanationQuery): Promise<ExplanationDto> {
    const { player, category } = query;
    const asOf = await this.moments.get(query);
    const found = isUuid(id) ? await this.explanations.find(id, player, category, asOf.run) : null;
    if (found === null) {
      throw notFound(
        say`Run ${asOf.run} has no rating change of ${JSON.stringify(player)} in the category ${category} from tournament ${JSON.stringify(id)}.`,
        say`The rating changes of a player, each with this link, are at /api/v1/players/{handle}/rating-changes.`,
      );
    }
    const address = { ...found, tournamentId: found.tournament.id, run: found.run.number };
    return {
      ...found,
      asOf,
      policy: policyOf(found.policy),
      games: [...found.games],
      rules: sectionsCited(found.kFactor?.rule, found.policy?.source),
      cause: linksOf(address, null).cause,
    };
  }
}

function policyOf(policy: ExplanationDto['policy']): ExplanationDto['policy'] {
  if (policy === null) return null;
  const { name, source, start, floor, ceiling, update } = policy;
  return { name, source, start, floor, ceiling, update };
}
