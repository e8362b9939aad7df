import { say } from '@quadrant/rules/message';
import { t } from '../languages/t.js';
import { Get, Param, Query, Res } from '@nestjs/common';
import { notFound } from '@quadrant/http';
import { findHandleFault, foldHandle } from '@quadrant/rules/tournament';
import { CareerView, PlayerView, SearchView, type PlayerProfile } from '@quadrant/views';
import { comparePage, type ComparedTrack } from './compare.page.js';
import { chooseRivalPage } from './choose-rival.page.js';
import { addressOf } from '../query/address.js';
import { FieldReader } from '../query/field-reader.js';
import { isName, LONGEST_NAME } from '../query/name.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyReply } from 'fastify';
import type { VNode } from 'preact';

/** A line of the chart has at most this many points. */
const MOST_CHANGES = 2000;
const MOST_HITS = 20;

const compareAddress = (one: string, other: string): string =>
  `/compare/${encodeURIComponent(one)}/${encodeURIComponent(other)}`;

const isHandle = (text: string): boolean => findHandleFault(text) === null;

/** Shows two players side by side. */
@PageController('compare')
export class CompareController {
  constructor(
    private readonly players: PlayerView,
    private readonly careers: CareerView,
    private readonly search: SearchView,
  ) {}

  /** The form on a player's page leads here: to the comparison, or to a choice among players who could be meant. */
  @Get()
  async choose(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const fields = new FieldReader(query);
    const handle = fields.read('player', isHandle, t('the handle of a player'));
    const name = fields.read('with', isName, t('1 to {most} visible characters', { most: LONGEST_NAME }));
    const rivals = name === null ? [] : [name];
    const [player = null, rival = null] = handle === null ? [] : (await this.players.findNow(handle, ...rivals)).found;
    if (handle !== null && player === null) throw noPlayer(handle);
    if (player !== null && rival !== null && rival.id !== player.id)
      return redirect(reply, compareAddress(player.handle, rival.handle));
    const found = name === null ? [] : await this.search.find(name, ['player'], MOST_HITS);
    const hits = found.filter(({ id }) => id !== player?.handle);
    return chooseRivalPage({
      player: player?.handle ?? null,
      name,
      hits,
      compareAddress,
      complaints: fields.complaints,
    });
  }

  @Get(':one/:other')
  async show(
    @Param('one') one: string,
    @Param('other') other: string,
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const { view, found } = await this.players.findNow(one, other);
    const [player, rival] = found as [PlayerProfile | null, PlayerProfile | null];
    if (player === null) throw noPlayer(one);
    if (rival === null) throw noPlayer(other);
    if (player.id === rival.id) return redirect(reply, `/players/${encodeURIComponent(player.handle)}`);
    if (foldHandle(player.handle) !== foldHandle(one) || foldHandle(rival.handle) !== foldHandle(other)) {
      return redirect(reply, addressOf(compareAddress(player.handle, rival.handle), textsOf(query)));
    }
    const record = await this.careers.compare(player.handle, rival.handle, null);
    if (record === null) throw noPlayer(other);
    const tracks = sharedTracks(player, rival);
    const fields = new FieldReader(query);
    const asked = fields.read('track', (text) => tracks.some(({ key }) => key === text), t('a rating that both have'));
    const track = tracks.find(({ key }) => key === asked) ?? tracks[0] ?? null;
    const changesOf = async ({ handle }: PlayerProfile) => {
      if (track === null) return [];
      const all = await this.players.listChanges(handle, view, MOST_CHANGES);
      return all.filter(({ game, category }) => `${game}/${category}` === track.key).toReversed();
    };
    return comparePage({
      player,
      rival,
      record,
      tracks,
      track,
      changes: [await changesOf(player), await changesOf(rival)],
      path: compareAddress(player.handle, rival.handle),
      reverse: compareAddress(rival.handle, player.handle),
      complaints: fields.complaints,
    });
  }
}

const noPlayer = (handle: string) =>
  notFound(say`There is no player ${JSON.stringify(handle)}.`, say`Check the spelling, or look for them at /players.`);

function redirect(reply: FastifyReply, address: string): string {
  void reply.status(302).header('location', address);
  return '';
}

const textsOf = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Returns the ratings that both have, sorted by number of games, with overall ratings last. */
function sharedTracks(one: PlayerProfile, other: PlayerProfile): ComparedTrack[] {
  const shared = one.ratings.flatMap((own): ComparedTrack[] => {
    const theirs = other.ratings.find(({ game, category }) => game === own.game && category === own.category);
    return theirs === undefined
      ? []
      : [{ key: `${own.game}/${own.category}`, game: own.game, category: own.category, ratings: [own, theirs] }];
  });
  const weight = ({ category, ratings: [a, b] }: ComparedTrack) =>
    a.games + b.games - (category === 'overall' ? 1e9 : 0);
  return shared.toSorted((a, b) => weight(b) - weight(a));
}
