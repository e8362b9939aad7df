import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '@quadrant/http';
import { regionSlug } from '@quadrant/rules/tournament';
import { EventRepository } from '@quadrant/store/events';
import { problemOfChanges } from './webhook-refusal.js';
import { ChangesDto, ChangesQuery, eventOf } from './webhook.dto.js';

const USUAL_LIMIT = 100;

@ApiTags('changes')
@Controller('api/v1/changes')
export class ChangesController {
  constructor(private readonly events: EventRepository) {}

  @Get()
  @Operation('listChanges', {
    summary: 'What happened after a position, in order',
    about:
      'The same events that webhooks get. Keep `next`, and send it as `after` the next time: you then get every event once. ' +
      'Events are kept for 400 days.',
    answers: ChangesDto,
    problems: [410],
  })
  async list(@Query() { after, region, limit = USUAL_LIMIT }: ChangesQuery): Promise<ChangesDto> {
    const { oldest, newest } = await this.events.getRange();
    if (after !== undefined && (after < oldest - 1 || after > newest))
      throw problemOfChanges({ kind: 'changes-gone', after, oldest, newest });
    const events = await this.events.list(after ?? 0, limit, region === undefined ? null : regionSlug(region));
    return { rows: events.map(eventOf), next: events.at(-1)?.position ?? newest, newest };
  }
}
