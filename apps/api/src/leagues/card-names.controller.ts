import { joined, say } from '@quadrant/rules/message';
import { Body, Controller, Get, Patch, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, CurrentActor, InPath, notFound, Operation, type Actor } from '@quadrant/http';
import { CARD_NAME_KINDS, CardNameRepository, type CardNameKind } from '@quadrant/store/leagues';
import { CardNameChangesDto, CardNamesDto } from './card-names.dto.js';
import type { FastifyRequest } from 'fastify';

const Kind = () => InPath('kind', { about: 'Which names', enum: CARD_NAME_KINDS });

/** Names of cards that reports are compared with; coordinators edit them, and none is shipped. */
@ApiTags('leagues')
@Controller('api/v1/card-names/:kind')
export class CardNamesController {
  constructor(
    private readonly names: CardNameRepository,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('listCardNames', {
    summary: 'Names of headquarters or missions that reports are compared with',
    answers: CardNamesDto,
  })
  async list(@Kind() kind: string): Promise<CardNamesDto> {
    return { names: await this.names.list(kindOf(kind)) };
  }

  @Patch()
  @Operation('changeCardNames', {
    summary: 'Adds and removes names of headquarters or missions',
    about: 'They decide no points: a report that has nearly one of them gets a warning.',
    may: 'card-names.change',
    answers: CardNamesDto,
  })
  async change(
    @Kind() kind: string,
    @Body() { add = [], remove = [], reason }: CardNameChangesDto,
    @CurrentActor() { handle }: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<CardNamesDto> {
    const changed = kindOf(kind);
    const trimmed = { add: add.map((name) => name.trim()), remove, reason: reason.trim() };
    await this.names.change(changed, trimmed, { handle, at: this.clock.now(), requestId });
    return { names: await this.names.list(changed) };
  }
}

/** @throws Problem 404 for any other kind */
function kindOf(text: string): CardNameKind {
  const kind = CARD_NAME_KINDS.find((each) => each === text);
  if (kind !== undefined) return kind;
  throw notFound(
    say`There is no list of names ${JSON.stringify(text)}.`,
    say`The lists are ${joined(CARD_NAME_KINDS, ' and ')}.`,
  );
}
