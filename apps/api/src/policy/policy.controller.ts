import { say } from '@quadrant/rules/message';
import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, type Actor, InPath, notFound, Operation } from '@quadrant/http';
import type { Action } from '@quadrant/rules/permissions';
import { parseRulingEffect, requireStability, STABILITY_POLICIES, type RulingEffect } from '@quadrant/rules/policy';
import { RulingRepository, type RulingRefusal, type StoredRuling } from '@quadrant/store/rulings';
import { PolicyView } from '@quadrant/views';
import { PolicyDto } from './policy.dto.js';
import { problemOfRuling } from './ruling-refusal.js';
import { NewRulingDto, RulingEndDto, RulingListDto, StoredRulingDto } from './ruling.dto.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('policy')
@Controller('api/v1')
export class PolicyController {
  constructor(
    private readonly rulings: RulingRepository,
    private readonly policies: PolicyView,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {
    requireStability(STABILITY_POLICIES);
  }

  @Get('policy')
  @Operation('readPolicy', {
    summary: 'How long results may move: the stability policies with their dates, and interim rulings',
    answers: PolicyDto,
  })
  async readPolicy(): Promise<PolicyDto> {
    const { on, current, stability, rulings } = await this.policies.read();
    return { on, current, stability, rulings };
  }

  @Get('rulings')
  @Operation('listRulings', {
    summary: 'Interim rulings (Organized Play Guide 4.2, section 14.3), with what each sets and its days',
    answers: RulingListDto,
  })
  async list(): Promise<RulingListDto> {
    return { rows: (await this.policies.read()).rulings };
  }

  @Post('rulings')
  @Operation('makeRuling', {
    summary: 'Makes an interim ruling, which overrides the guide on its days',
    about:
      'It may set a value of the stability policy, or let the National of a country share a weekend with a Continental or Worlds ' +
      '(section 11.2.1). Its days are the local days of tournaments. A ruling is only ever changed by its end. A continental ' +
      'coordinator may set a switch: how a rule is read that two readings are defensible for. A refresh publishes what that moves, ' +
      'and POST /api/v1/what-if shows it before.',
    may: 'switch.set',
    creates: StoredRulingDto,
    problems: [422],
  })
  async make(
    @Body() { text, source, reading, from, to, sets: json = { kind: 'nothing' } }: NewRulingDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StoredRulingDto> {
    const sets = parseRulingEffect(json);
    const action = 'code' in sets ? 'ruling.make' : actionOf(sets);
    await this.authority.require(actor, action, {}, request);
    if ('code' in sets) throw problemOfRuling({ kind: 'ruling-refused', findings: [sets] });
    const ruling = {
      text: text.trim(),
      source: source.trim(),
      reading: reading ?? null,
      from: from ?? null,
      to: to ?? null,
      sets,
    };
    const author = { handle: actor.handle, at: this.clock.now(), requestId: request.id };
    return settled(await this.rulings.make(ruling, author));
  }

  @Post('rulings/:number/end')
  @Operation('endRuling', {
    summary: 'Lets an interim ruling end earlier, or takes it back',
    may: 'switch.set',
    answers: StoredRulingDto,
    problems: [409],
  })
  async end(
    @InPath('number', { about: 'Number of the ruling', type: 'integer' }) number: string,
    @Body() { to, reason }: RulingEndDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StoredRulingDto> {
    const ruling = (await this.rulings.list()).find((each) => String(each.number) === number);
    await this.authority.require(actor, ruling === undefined ? 'switch.set' : actionOf(ruling.sets), {}, request);
    if (ruling === undefined) {
      throw notFound(
        say`There is no interim ruling ${JSON.stringify(number)}.`,
        say`They are listed at /api/v1/rulings.`,
      );
    }
    const author = { handle: actor.handle, at: this.clock.now(), requestId: request.id };
    return settled(await this.rulings.end(ruling.number, to, reason.trim(), author));
  }
}

const actionOf = ({ kind }: RulingEffect): Action => (kind === 'switch' ? 'switch.set' : 'ruling.make');

function settled(answer: StoredRuling | RulingRefusal): StoredRulingDto {
  if ('kind' in answer) throw problemOfRuling(answer);
  return answer;
}
