import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InPath, Operation, REPORT_BODY } from '@quadrant/http';
import { findBracket, OWN_BRACKET, readOwnBracket } from '@quadrant/rules/pairing';
import type { ReadingPlace } from '@quadrant/rules/policy';
import {
  answerBracket,
  areResults,
  drawReport,
  listBracketNames,
  type PairQuestion,
  pictureOf,
  placeholderSeeds,
  readResults,
  seatFinals,
  seatReport,
} from '@quadrant/rules/next-round';
import { finding, type Finding } from '@quadrant/rules/tournament';
import type { FastifyReply } from 'fastify';
import { Asker, type PreviewAsker } from '../previews/preview-asker.js';
import { Pairings } from './pairings.service.js';
import { BracketDto, DrawDto, PairingDto, PodsDto } from './round-answer.dto.js';
import {
  BracketQuestionDto,
  DrawQuestionDto,
  MOST_HEATS,
  PairQuestionDto,
  PodsQuestionDto,
} from './round-question.dto.js';
import { readTournament } from './round-reader.js';
import { problemOfRound } from './round-refusal.js';

const SVG = 'image/svg+xml';

const READINGS = `/api/v1/readings?place=${'pairing' satisfies ReadingPlace}`;

const refuse = (findings: readonly Finding[]) => problemOfRound({ kind: 'round-refused', findings });

/** Answers programs at the table. Everything is computed from the body: nothing is read or stored. */
@ApiTags('rounds')
@Controller('api/v1')
export class RoundsController {
  constructor(private readonly pairings: Pairings) {}

  @Post('pairings')
  @Operation('pairRound', {
    summary: 'Pairs a Swiss round',
    about:
      'Computes who meets whom from a document with the rounds so far, with reasons and a certificate. Nothing is stored. ' +
      'The same document and seed give the same answer as `quadrant pair`.',
    may: 'round.compute',
    counted: 'rounds',
    bodyLimits: REPORT_BODY,
    answers: PairingDto,
    problems: [408, 422],
  })
  async pair(
    @Body() { document, round, seed, rules, fix, forbid, delayed }: PairQuestionDto,
    @Asker() asker: PreviewAsker,
  ): Promise<PairingDto> {
    const directed = (pairs: PairQuestionDto['fix']) =>
      (pairs ?? []).map(({ players, reason }) => ({ players, reason: reason?.trim() ?? null }));
    const report = readTournament(document, '/document');
    const question: PairQuestion = {
      round,
      seed,
      order: rules ?? 'byes-first',
      fixed: directed(fix),
      forbidden: directed(forbid),
      delayed: (delayed ?? []).map(({ players }) => players),
    };
    const answer = await this.pairings.pair({ report, question }, asker);
    if (Array.isArray(answer)) throw refuse(answer);
    return { ...answer, links: { readings: READINGS } };
  }

  @Post('pods')
  @Operation('seatPods', {
    summary: 'Makes up the pods of a Tribbles round, or the tables of Tribbles Finals',
    about: 'Give the document of one tournament, or the documents of its heats. Nothing is stored.',
    may: 'round.compute',
    counted: 'rounds',
    bodyLimits: REPORT_BODY,
    answers: PodsDto,
    problems: [422],
  })
  seat(@Body() { document, heats, round, seed }: PodsQuestionDto): PodsDto {
    if ((document === undefined) === (heats === undefined)) throw refuse([NEITHER_OR_BOTH]);
    if (heats !== undefined) {
      if (!areHeats(heats)) throw refuse([NO_HEATS]);
      const answer = seatFinals(
        heats.map((heat, index) => readTournament(heat, `/heats/${index}`)),
        seed,
      );
      if ('findings' in answer) throw refuse(answer.findings);
      return answer;
    }
    const answer = seatReport(readTournament(document!, '/document'), round ?? null, seed);
    if (Array.isArray(answer)) throw refuse(answer);
    return answer;
  }

  @Post('brackets/:name')
  @Operation('playBracket', {
    summary: 'Plays a bracket as far as its winners are known',
    about:
      `Names: ${listBracketNames()}; own, with the bracket in the body. Nothing is stored. ` +
      'With `Accept: image/svg+xml`, or `.svg` after the name, the answer is a picture, as `quadrant bracket --svg` draws it.',
    may: 'round.compute',
    counted: 'rounds',
    answers: { type: BracketDto, text: SVG },
    problems: [422],
  })
  play(
    @InPath('name', { about: 'Name of the bracket', example: 'standard-8' }) asked: string,
    @Body() { bracket: own, seeds, winners, bestOf, seed }: BracketQuestionDto,
    @Headers('accept') accepted: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): BracketDto | string {
    const isPicture = asked.endsWith('.svg') || prefersPicture(accepted);
    const name = asked.replace(/\.svg$/, '');
    const bracket = name === OWN_BRACKET && own ? readOwnBracket(own, 'opg-4.2', '/bracket') : findBracket(name);
    if (Array.isArray(bracket)) throw refuse(bracket);
    if (bracket === null) throw problemOfRound({ kind: 'no-such-bracket', name, names: listBracketNames() });
    const results = winners === undefined ? [] : readResults(winners);
    if (!areResults(results)) throw refuse(results);
    const question = { bracket, seeds: seeds ?? placeholderSeeds(bracket), results };
    const answer = answerBracket({ ...question, bestOf: bestOf ?? null, seed: seed ?? null });
    if (Array.isArray(answer)) throw refuse(answer);
    void reply.header('vary', 'accept');
    if (!isPicture) return answer;
    void reply.type(SVG);
    return pictureOf(answer);
  }

  @Post('draws')
  @Operation('drawBySeed', {
    summary: 'Draws groups, decks, rules or who begins',
    about: 'Anybody can repeat the draw with the same seed and document. Nothing is stored.',
    may: 'round.compute',
    counted: 'rounds',
    bodyLimits: REPORT_BODY,
    answers: DrawDto,
    problems: [422],
  })
  draw(@Body() { document, kind, seed, round, rules, commitment }: DrawQuestionDto): DrawDto {
    const question = { kind, seed, round: round ?? 1, rules: rules ?? null, commitment: commitment ?? null };
    const drawn = drawReport(readTournament(document, '/document'), question);
    if (Array.isArray(drawn)) throw refuse(drawn);
    return drawn;
  }
}

const prefersPicture = (accepted = ''): boolean =>
  accepted.includes(SVG) && !/application\/(?:json|\*)|\*\/\*/.test(accepted.split(SVG)[0]!);

const areHeats = (heats: unknown[]): heats is object[] =>
  heats.length >= 2 && heats.length <= MOST_HEATS && heats.every((heat) => typeof heat === 'object' && heat !== null);

const NO_HEATS: Finding = finding(
  'wrong-type',
  '/heats',
  'This is not a list of documents, one for each heat.',
  `Give 2 to ${MOST_HEATS} documents.`,
);

const NEITHER_OR_BOTH: Finding = finding(
  'missing-key',
  '',
  'Pods are made up from one document, or from the documents of heats.',
  'Give either "document" or "heats".',
);
