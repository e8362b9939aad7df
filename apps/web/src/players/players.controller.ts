import { say } from '@quadrant/rules/message';
import { t } from '../languages/t.js';
import { Get, Param, Query, Req, Res } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { foldHandle } from '@quadrant/rules/tournament';
import { OpeningView, PlayerDirectoryView, PlayerView, type PlayerProfile } from '@quadrant/views';
import { readMoment } from '../query/moment.js';
import { PageMoments } from '../query/moments.service.js';
import { changePage } from './change.page.js';
import { playerPage } from './player.page.js';
import { playersPage } from './players.page.js';
import { addressOf } from '../query/address.js';
import { FieldReader } from '../query/field-reader.js';
import { isName, LONGEST_NAME } from '../query/name.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** A page has this many rating changes; each is rated again to explain it. */
const ROWS = 10;
/** A page shows this many tournaments, unless all are asked for. */
const RESULTS = 15;
/** A chart has at most this many points. */
const MOST_CHANGES = 2000;

/** The list of players shows this many. */
const LISTED = 50;
const MOST_HITS = 50;
const LONGEST_BEGINNING = 64;

@PageController('players')
export class PlayersController {
  constructor(
    private readonly players: PlayerView,
    private readonly directory: PlayerDirectoryView,
    private readonly moments: PageMoments,
    private readonly openings: OpeningView,
  ) {}

  @Get()
  async list(@Query() query: Record<string, unknown>): Promise<VNode> {
    const fields = new FieldReader(query);
    const name = fields.read('name', isName, t('1 to {most} visible characters', { most: LONGEST_NAME }));
    const from = fields.read(
      'from',
      (text) => isName(text) && text.length <= LONGEST_BEGINNING,
      t('1 to {most} visible characters', { most: LONGEST_BEGINNING }),
    );
    const { complaints } = fields;
    if (name !== null) return playersPage({ name, rows: await this.directory.find(name, MOST_HITS), complaints });
    const { cursor } = query;
    const page = await this.directory.list(from, {
      listing: addressOf('players page', { from }),
      limit: LISTED,
      cursor,
    });
    const isFirstPage = typeof cursor !== 'string' && from === null;
    return playersPage({ name: null, ...page, from, isFirstPage, complaints });
  }

  @Get(':handle')
  show(
    @Param('handle') handle: string,
    @Query() query: Record<string, unknown>,
    @Req() { url }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    return this.moments.atOnce(() => this.read(handle, query, url, reply));
  }

  @Get(':handle/tournaments/:tournament')
  async explain(@Param('handle') handle: string, @Param('tournament') tournament: string): Promise<VNode> {
    const found = await this.players.readChangesIn(handle, tournament);
    if (found !== null) return changePage(found);
    throw notFound(
      say`There is no tournament with this id that moved a rating of ${JSON.stringify(handle)}.`,
      say`The page of a player lists every tournament that moved their ratings.`,
    );
  }

  private async read(
    handle: string,
    query: Readonly<Record<string, unknown>>,
    url: string,
    reply: FastifyReply,
  ): Promise<VNode | string> {
    const fields = new FieldReader(query);
    const moment = readMoment(fields, this.moments.today());
    const { cursor } = query;
    const question = {
      moment,
      listing: addressOf(`player page ${foldHandle(handle)}`, moment),
      limit: ROWS,
      cursor,
      mostResults: query.tournaments === 'all' ? MOST_CHANGES : RESULTS,
      mostChanges: MOST_CHANGES,
    };
    const answer = await this.players.readPage(handle, question, this.moments);
    if (answer === null) {
      throw notFound(
        say`There is no player ${JSON.stringify(handle)}.`,
        say`Check the spelling; leaderboards list handles.`,
      );
    }
    const { player } = answer;
    if (foldHandle(player.handle) !== foldHandle(handle)) {
      // The redirect is temporary, because the player's handle may change again tomorrow.
      const [, search] = url.split('?', 2);
      const address = `/players/${encodeURIComponent(player.handle)}${search === undefined ? '' : `?${search}`}`;
      void reply.status(302).header('location', address);
      return '';
    }
    const track = fields.read('track', (text) => findRated(player, text) !== null, t('a rating that the player has'));
    return playerPage({
      ...answer,
      titles: await this.openings.listTitlesOf(player.handle),
      moment,
      complaints: fields.complaints,
      track: findRated(player, track) ?? mostPlayed(player),
      isFirstPage: cursor === undefined,
    });
  }
}

/** Finds the rating that an address names, such as `2e/constructed`. */
const findRated = ({ ratings }: PlayerProfile, name: string | null) =>
  ratings.find(({ game, category }) => `${game}/${category}` === name) ?? null;

/** The overall rating is the choice only where there is no other, because it moves with each of them. */
function mostPlayed({ ratings }: PlayerProfile) {
  const own = ratings.filter(({ category }) => category !== 'overall');
  return (own.length === 0 ? ratings : own).toSorted((a, b) => b.games - a.games)[0] ?? null;
}
