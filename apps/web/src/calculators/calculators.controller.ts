import { t } from '../languages/t.js';
import { Get, Query, Req } from '@nestjs/common';
import { CURRENT_RULE_SYSTEM } from '@quadrant/rules/systems';
import { findHandleFault, foldHandle, type Category, type Level, type RuleSystemId } from '@quadrant/rules/tournament';
import { listCells } from '@quadrant/rules/leagues';
import {
  ExplanationView,
  ForeseenRatingView,
  PlayerView,
  PrizeView,
  type PlayerRatingChange,
  type RatingExplanation,
} from '@quadrant/views';
import { PageMoments } from '../query/moments.service.js';
import { byesPage } from './byes.page.js';
import { calculatorsPage } from './calculators.page.js';
import { pointsCalculatorPage } from './points.page.js';
import { ratingCalculatorPage, type AnsweredQuestion } from './rating.page.js';
import { resultCalculatorPage, type ChangedTournament } from './result.page.js';
import { FieldReader } from '../query/field-reader.js';
import { ratingIn, readEnd, readRatingQuestion, SCORES, type RatingQuestion } from '../query/rating-question.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { Viewers } from '../frame/viewers.service.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** People can choose among this many tournaments. */
const CHANGES = 40;

/** A tournament cannot have more players. */
const MOST_PLAYERS = 5000;
const USUAL_PLAYERS = 12;

const LONGEST_HANDLE = 64;

/** These pages store nothing, and need no account. */
@PageController('calculators')
export class CalculatorsController {
  constructor(
    private readonly foreseen: ForeseenRatingView,
    private readonly players: PlayerView,
    private readonly explanations: ExplanationView,
    private readonly prizes: PrizeView,
    private readonly viewers: Viewers,
    private readonly moments: PageMoments,
  ) {}

  @Get()
  list(): VNode {
    return calculatorsPage();
  }

  @Get('rating')
  async rating(@Query() query: Record<string, unknown>, @Req() request: FastifyRequest): Promise<VNode> {
    const fields = new FieldReader(query);
    const read = readRatingQuestion(fields);
    const question = { ...read, player: read.player ?? (await this.viewers.findOwnPlayer(request)) };
    const answer = await this.answer(question);
    return ratingCalculatorPage({ question, answer, complaints: fields.complaints });
  }

  @Get('points')
  points(@Query() query: Record<string, unknown>): VNode {
    const fields = new FieldReader(query);
    const asked = fields.read(
      'players',
      isFieldSize,
      t('a number of players from 1 to {most}', { most: MOST_PLAYERS }),
    );
    const players = asked === null ? USUAL_PLAYERS : Number(asked);
    return pointsCalculatorPage({ players, cells: listCells(players), complaints: fields.complaints });
  }

  @Get('byes')
  async byes(@Query() query: Record<string, unknown>, @Req() request: FastifyRequest): Promise<VNode> {
    const fields = new FieldReader(query);
    const asked = readPlayer(fields) ?? (await this.viewers.findOwnPlayer(request));
    const won = asked === null ? null : await this.prizes.listEntitlements(asked);
    return byesPage({ asked, won, complaints: fields.complaints });
  }

  @Get('result')
  async result(@Query() query: Record<string, unknown>, @Req() request: FastifyRequest): Promise<VNode> {
    const fields = new FieldReader(query);
    const asked = readPlayer(fields) ?? (await this.viewers.findOwnPlayer(request));
    const { view, found } = await this.players.findNow(...(asked === null ? [] : [asked]));
    const [player = null] = found;
    const changes = player === null ? [] : await this.players.listChanges(player.handle, view, CHANGES);
    const chosen = fields.read(
      'change',
      (text) => changes.some((each) => nameOfChange(each) === text),
      t('one of the list'),
    );
    const change = changes.find((each) => nameOfChange(each) === chosen) ?? null;
    const explanation =
      change &&
      (await this.explanations.find(change.tournamentId, player!.handle, change.category as Category, view.run));
    return resultCalculatorPage({
      asked,
      handle: player?.handle ?? null,
      changes: changes.map((each) => ({ ...each, name: nameOfChange(each) })),
      changed: change && explanation && this.change(fields, change, explanation),
      complaints: fields.complaints,
    });
  }

  private async answer(question: RatingQuestion): Promise<AnsweredQuestion | null> {
    const asked = question.games.flatMap(({ opponent, end }) => (opponent === null ? [] : [{ opponent, end }]));
    const names = [...asked.map(({ opponent }) => opponent), ...(question.player === null ? [] : [question.player])];
    const handles = names.filter((name) => ratingIn(name) === null && findHandleFault(name) === null);
    const known = await this.foreseen.findRatings(handles, question.track);
    const ratingOf = (name: string): number | null => ratingIn(name) ?? known.get(foldHandle(name))?.rating ?? null;
    const unknown = names.filter((name) => ratingOf(name) === null);
    const before = question.player === null ? null : ratingOf(question.player);
    if (before === null || unknown.length > 0)
      return before === null && names.length === 0 ? null : { unknown, foreseen: null, before };
    const foreseen = this.foreseen.foresee({
      ruleSystem: CURRENT_RULE_SYSTEM,
      level: question.level,
      localDate: this.moments.today(),
      before,
      games: asked.map(({ opponent, end }, index) => ({
        opponent: known.get(foldHandle(opponent))?.handle ?? '',
        opponentRating: ratingOf(opponent)!,
        score: SCORES[end],
        share: 1,
        step: index + 1,
        modified: false,
      })),
    });
    return { unknown, before, foreseen };
  }

  /** Computes what the tournament would have done with other results. */
  private change(fields: FieldReader, change: PlayerRatingChange, explanation: RatingExplanation): ChangedTournament {
    const ends = explanation.games.map((_, index) => readEnd(fields, `end.${index + 1}`));
    const { ruleSystem, level, localDate } = explanation.tournament;
    const foreseen = this.foreseen.foresee({
      ruleSystem: ruleSystem as RuleSystemId,
      level: level as Level,
      localDate,
      before: explanation.before,
      games: explanation.games.map(({ opponent, opponentRating, score, share, step, modified }, index) => {
        const end = ends[index] ?? null;
        const isSame = end === null || SCORES[end] === score;
        return {
          opponent,
          opponentRating,
          share,
          step,
          score: isSame ? score : SCORES[end],
          modified: isSame && modified,
        };
      }),
    });
    return { change: { ...change, name: nameOfChange(change) }, explanation, ends, foreseen };
  }
}

const nameOfChange = ({ tournamentId, category }: PlayerRatingChange): string => `${tournamentId}/${category}`;

const isFieldSize = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= MOST_PLAYERS;

const readPlayer = (fields: FieldReader): string | null =>
  fields.read(
    'player',
    (text) => text.length <= LONGEST_HANDLE && findHandleFault(text) === null,
    t('the handle of a player'),
  );
