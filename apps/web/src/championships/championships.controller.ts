import { say } from '@quadrant/rules/message';
import { Get, Param, Query, Res } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { CONTINENTS } from '@quadrant/rules/permissions';
import { GAME_TITLES } from '@quadrant/rules/tournament';
import {
  ChampionshipReadModel,
  TournamentReadModel,
  type ChampionshipDetail,
  type TournamentRound,
} from '@quadrant/store/reading';
import { CHAMPIONSHIP_KINDS } from '@quadrant/rules/championships';
import { PageMoments } from '../query/moments.service.js';
import { championshipPage } from './championship.page.js';
import { eliminationOf } from '../tournaments/bracket.js';
import { FieldReader } from '../query/field-reader.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyReply } from 'fastify';
import type { VNode } from 'preact';

/** A year has many Regional Championships, so their own pages show the brackets. */
const MOST_BRACKETS = 12;
const YEAR = /^(19|20)\d\d$/;

@PageController('championships')
export class ChampionshipsController {
  constructor(
    private readonly championships: ChampionshipReadModel,
    private readonly tournaments: TournamentReadModel,
    private readonly moments: PageMoments,
  ) {}

  /** The page starts with Worlds of this year; everything else is one step away. */
  @Get()
  begin(@Res({ passthrough: true }) reply: FastifyReply): string {
    void reply.status(302).header('location', `/championships/worlds/${this.moments.today().slice(0, 4)}`);
    return '';
  }

  @Get(':kind/:year')
  async show(
    @Param('kind') kindName: string,
    @Param('year') year: string,
    @Query() fields: Record<string, unknown>,
  ): Promise<VNode> {
    const kind = CHAMPIONSHIP_KINDS.find((each) => each === kindName);
    if (kind === undefined || !YEAR.test(year)) {
      throw notFound(
        say`There is no championship ${JSON.stringify(`${kindName}/${year}`)}.`,
        say`Give one of ${CHAMPIONSHIP_KINDS.join(', ')}, and a year such as 2015.`,
      );
    }
    const reader = new FieldReader(fields);
    const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | null => {
      const text = reader.read(name, (given) => values.some((each) => each === given), `one of ${values.join(', ')}`);
      return values.find((each) => each === text) ?? null;
    };
    const query = {
      kind,
      year: Number(year),
      game: oneOf('game', GAME_TITLES),
      continent: oneOf('continent', CONTINENTS),
    };
    const [championship, winners] = await Promise.all([
      this.championships.get(query, this.moments.today()),
      this.championships.listWinners(query),
    ]);
    return championshipPage({
      query,
      championship,
      brackets: await this.readBrackets(championship),
      winners,
      complaints: reader.complaints,
    });
  }

  /** Reads elimination stages of the deciding tournaments, by their ids; none where there are many. */
  private async readBrackets({ tournaments }: ChampionshipDetail): Promise<ReadonlyMap<string, TournamentRound[]>> {
    const finals = tournaments.filter(({ isHeat }) => !isHeat);
    if (finals.length > MOST_BRACKETS) return new Map();
    const brackets = new Map<string, TournamentRound[]>();
    for (const { id } of finals) {
      const stage = eliminationOf((await this.tournaments.findById(id))?.rounds ?? []);
      if (stage.length > 0) brackets.set(id, stage);
    }
    return brackets;
  }
}
