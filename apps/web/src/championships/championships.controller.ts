import { say } from '@quadrant/rules/message';
import { Get, Param, Query, Res } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { CONTINENTS } from '@quadrant/rules/permissions';
import { GAME_TITLES } from '@quadrant/rules/tournament';
import { CHAMPIONSHIP_KINDS } from '@quadrant/rules/championships';
import { OpeningView, PrizeView } from '@quadrant/views';
import { PageMoments } from '../query/moments.service.js';
import { championshipPage } from './championship.page.js';
import { eliminationOf } from '../tournaments/bracket.js';
import { FieldReader } from '../query/field-reader.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyReply } from 'fastify';
import type { VNode } from 'preact';

/** A year has many Regional Championships, so their own pages show the brackets. */
const MOST_BRACKETS = 12;

@PageController('championships')
export class ChampionshipsController {
  constructor(
    private readonly prizes: PrizeView,
    private readonly moments: PageMoments,
    private readonly openings: OpeningView,
  ) {}

  /** The page starts with Worlds of this year; everything else is one step away. */
  @Get()
  begin(@Res({ passthrough: true }) reply: FastifyReply): string {
    void reply.status(302).header('location', `/championships/worlds/${this.moments.today().slice(0, 4)}`);
    return '';
  }

  @Get(':kind/:year')
  async show(
    @Param('kind') kind: string,
    @Param('year') year: string,
    @Query() query: Record<string, unknown>,
  ): Promise<VNode> {
    const reader = new FieldReader(query);
    const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | null => {
      const text = reader.read(name, (given) => values.some((each) => each === given), `one of ${values.join(', ')}`);
      return values.find((each) => each === text) ?? null;
    };
    const filters = { game: oneOf('game', GAME_TITLES), continent: oneOf('continent', CONTINENTS) };
    const open = await this.prizes.openChampionship({ kind, year, ...filters });
    if (open === null) {
      throw notFound(
        say`There is no championship ${JSON.stringify(`${kind}/${year}`)}.`,
        say`Give one of ${CHAMPIONSHIP_KINDS.join(', ')}, and a year such as 2015.`,
      );
    }
    const [deciding, winners, titles] = await Promise.all([
      this.prizes.listDeciding(open, MOST_BRACKETS),
      this.prizes.listWinners(open),
      this.openings.listOtherTitles(),
    ]);
    const stages = [...deciding].map(([id, rounds]) => [id, eliminationOf(rounds)] as const);
    // Nothing can be drawn of a tournament without an elimination stage.
    const brackets = new Map(stages.filter(([, stage]) => stage.length > 0));
    return championshipPage({ ...open, brackets, winners, titles, complaints: reader.complaints });
  }
}
