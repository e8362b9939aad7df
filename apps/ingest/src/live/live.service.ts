import { joined, say } from '@quadrant/rules/message';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Authority, Clock, Quotas, refusedParts, type Actor, type Problem } from '@quadrant/http';
import {
  countEntries,
  HELPED_ACTS,
  isBracketStyle,
  readAct,
  refusePlan,
  tellHeatsStep,
  type LiveView,
  type PlannedCut,
} from '@quadrant/rules/live';
import { hasPods } from '@quadrant/rules/systems';
import { type Action } from '@quadrant/rules/permissions';
import { finding, addDays, localDateOf, foldHandle, type Finding, instantIn } from '@quadrant/rules/tournament';
import { AnnouncementPlayerRepository, type Announcement } from '@quadrant/store/announcements';
import {
  LiveRepository,
  type AppendAnswer,
  type AskedLive,
  type FollowedTournament,
  type LiveRecord,
} from '@quadrant/store/live';
import { QuotaExceeded } from '@quadrant/store/accounts';
import {
  AnnouncementView,
  LiveTournamentView,
  subjectOfAnnouncement,
  subjectOfLive,
  problemOfAnnouncement,
} from '@quadrant/views';
import { RoundPairer } from '../next-round/round-pairer.js';
import { announcedLive, liveNow, type BegunFacts } from './live-facts.js';
import { problemOfBeginning } from './begin-refusal.js';
import { problemOfLive } from './live-refusal.js';
import type { EntryDto, LiveTournamentDto, NewEntryDto, NewLiveDto } from './live.dto.js';
import type { FastifyRequest } from 'fastify';

/** A round of at least this many players is paired in a thread: fewer take a few milliseconds. */
const LARGE_FIELD = 64;

@Injectable()
export class LiveTournaments {
  constructor(
    private readonly shown: LiveTournamentView,
    private readonly live: LiveRepository,
    private readonly announcements: AnnouncementView,
    private readonly registered: AnnouncementPlayerRepository,
    private readonly authority: Authority,
    private readonly quotas: Quotas,
    private readonly pairer: RoundPairer,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem 4xx for what cannot begin, QuotaExceeded for more players than the account may enter now */
  async begin(body: NewLiveDto, actor: Actor, request: FastifyRequest): Promise<LiveRecord> {
    const registered = await this.registeredFor(body.announcement);
    const added = body.players ?? [];
    refuseTwice(registered, added);
    const entries = [...registered, ...added].map((player): AskedLive => ({
      key: randomUUID(),
      basedOn: null,
      act: { kind: 'enter', handle: player },
    }));
    const begin = async () => {
      const begun = await this.beginEmpty(body, actor, request);
      const author = { ...actor, role: 'director', at: this.clock.now(), requestId: request.id } as const;
      if (entries.length > 0) await this.live.append(begun.id, entries, author);
      return begun;
    };
    return this.quotas.limit(actor, 'live-entries', begin, { amount: entries.length, usedBy: () => entries.length });
  }

  private async beginEmpty(body: NewLiveDto, actor: Actor, request: FastifyRequest): Promise<LiveRecord> {
    const { handle, accountId } = actor;
    const author = { handle, accountId, at: this.clock.now(), requestId: request.id };
    const begun =
      body.heatOf === undefined
        ? await this.live.begin(
            { ...(await this.factsOf(body, actor, request)), announcementId: body.announcement ?? null },
            author,
          )
        : await this.live.beginHeat((await this.open(body.heatOf, 'live.run', actor, request)).record.id, author);
    if ('kind' in begun) throw problemOfLive(begun);
    return begun;
  }

  /** Returns the players who said before the day that they would come. */
  private async registeredFor(announcement: string | undefined): Promise<string[]> {
    return announcement === undefined ? [] : this.registered.listPlaced(announcement);
  }

  /** @throws Problem 404 */
  async find(id: string): Promise<FollowedTournament> {
    const found = await this.shown.find(id);
    if (found === null) throw problemOfLive({ kind: 'live-not-found' });
    return found;
  }

  /** @throws Problem 404 for one that is not there, 403 for one that is not theirs */
  async open(id: string, action: Action, actor: Actor, request: FastifyRequest): Promise<FollowedTournament> {
    const found = await this.find(id);
    await this.authority.require(actor, action, subjectOfLive(found, action === 'live.enter'), request);
    return found;
  }

  async view(
    found: FollowedTournament,
  ): Promise<LiveView & Pick<LiveTournamentDto, 'tournament' | 'heats' | 'finals'>> {
    const { header, view, heats, finals } = await this.shown.show(found);
    const next =
      heats !== null && view.next.step === 'heats' ? { ...view.next, text: tellHeatsStep(heats) } : view.next;
    return { tournament: header, ...view, next, heats, finals };
  }

  /** @throws Problem 400 for an act that is none */
  async enter(
    id: string,
    entries: readonly NewEntryDto[],
    actor: Actor,
    request: FastifyRequest,
  ): Promise<AppendAnswer[]> {
    const asked = entries.map(readEntry);
    const action = asked.every(({ act }) => HELPED_ACTS.has(act.kind)) ? 'live.enter' : 'live.run';
    const { record, state } = await this.open(id, action, actor, request);
    const { handle, accountId } = actor;
    const author = { handle, accountId, role: 'director', at: this.clock.now(), requestId: request.id } as const;
    const isLarge = state.players.size >= LARGE_FIELD;
    const append = () =>
      isLarge
        ? // A plan also holds a function, which cannot be sent to a thread.
          this.live.append(record.id, asked, author, ({ report, question }) => this.pairer.pair({ report, question }))
        : this.live.append(record.id, asked, author);
    const amounts = asked.map(({ act }) => countEntries(state, act));
    return this.limited(record.id, asked, append, (work) =>
      this.quotas.limit(actor, 'live-entries', work, {
        amount: sum(amounts),
        usedBy: (answers) => sum(amounts.filter((_, index) => isNew(answers[index]!))),
      }),
    );
  }

  /** A repeated entry is answered even for people who have reached their limit, because nothing is done again. */
  private async limited(
    id: string,
    asked: readonly AskedLive[],
    append: () => Promise<AppendAnswer[]>,
    limit: (work: () => Promise<AppendAnswer[]>) => Promise<AppendAnswer[]>,
  ): Promise<AppendAnswer[]> {
    try {
      return await limit(append);
    } catch (error) {
      const keys = asked.map(({ key }) => key);
      if (!(error instanceof QuotaExceeded) || !(await this.live.knows(id, keys))) throw error;
      return append();
    }
  }

  /** @throws Problem 403 for a link that nobody has */
  async enterOwn(id: string, link: string, entry: NewEntryDto, requestId: string): Promise<EntryDto> {
    const asked = readEntry(entry);
    const found = await this.find(id);
    const player = await this.live.findByLink(found, link);
    if (player === null) throw problemOfLive({ kind: 'live-link-ended' });
    const author = { handle: player.handle, accountId: null, role: 'player', at: this.clock.now(), requestId } as const;
    const { id: tournament } = found.record;
    const append = () => this.live.append(tournament, [asked], author);
    const [answer] = await this.limited(tournament, [asked], append, (work) =>
      this.quotas.limitLink(`${tournament} ${player.key}`, work, {
        amount: 1,
        usedBy: (answers) => answers.filter(isNew).length,
      }),
    );
    return appendedOf(answer!);
  }

  private async factsOf(body: NewLiveDto, actor: Actor, request: FastifyRequest): Promise<BegunFacts> {
    const { facts, ...directing } = await this.tournamentOf(body, actor, request);
    if (body.heats === undefined) return { facts: { ...facts, ...cutOf(body, facts) }, ...directing };
    if (body.cut !== undefined) throw refuseCut();
    const { heats: number, bracket = null, bestOf = 1 } = body.heats;
    const heats = { heats: number, bracket, bestOf };
    const refusal = refusePlan(facts.header, heats);
    if (refusal !== null) throw problemOfLive(refusal);
    return { facts: { ...facts, heats }, ...directing };
  }

  private async tournamentOf(
    { announcement, isLate = false, tournament }: NewLiveDto,
    actor: Actor,
    request: FastifyRequest,
  ): Promise<BegunFacts> {
    if (announcement === undefined) {
      if (tournament === undefined) {
        throw refusedParts('body', [
          { in: 'body', name: '/tournament', detail: say`must be given, or "announcement"` },
        ]);
      }
      return liveNow(tournament, actor.handle, this.clock.now());
    }
    const found = await this.announcements.find(announcement);
    if (found === null) throw problemOfAnnouncement({ kind: 'announcement-not-found' });
    await this.authority.require(actor, 'live.run', subjectOfAnnouncement(found), request);
    if (found.state === 'cancelled') throw problemOfAnnouncement({ kind: 'announcement-cancelled' });
    const { tournamentId } = found;
    if (tournamentId !== null) throw problemOfAnnouncement({ kind: 'announcement-reported', tournamentId });
    const fault = faultOfDay(found, this.clock.now(), isLate);
    if (fault !== null) throw fault;
    return announcedLive(found);
  }
}

/** @throws Problem 400 for a tournament that has no Swiss rounds of matches */
function cutOf({ cut }: NewLiveDto, { header }: BegunFacts['facts']): { readonly cut?: PlannedCut } {
  if (cut === undefined) return {};
  if (hasPods(header) || isBracketStyle(header)) throw refuseCut();
  return { cut };
}

const refuseCut = (): Problem =>
  refusedParts('body', [
    { in: 'body', name: '/cut', detail: say`follows Swiss rounds of matches: leave it out, or choose Swiss rounds` },
  ]);

const isNew = (answer: AppendAnswer): boolean => answer.kind === 'appended' && answer.isNew;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** @throws Problem that says why it was refused */
export function appendedOf(answer: AppendAnswer): EntryDto {
  if (answer.kind !== 'appended') throw problemOfLive(answer);
  const { version, isNew, elsewhere } = answer;
  return { version, isNew, warnings: elsewhere.map(warnElsewhere) };
}

const warnElsewhere = (handle: string): Finding =>
  finding(
    'plays-elsewhere-too',
    '/act',
    say`"${handle}" is checked in at another live tournament too.`,
    say`Ask the player which one they play in. If they are not here, undo the check-in.`,
  );

function readEntry({ key, basedOn, act: told }: NewEntryDto): AskedLive {
  const read = readAct(told);
  if ('faults' in read) {
    throw refusedParts(
      'body',
      read.faults.map(({ pointer, text }) => ({ in: 'body', name: `/act${pointer}`, detail: text })),
    );
  }
  return { key: key?.toLowerCase() ?? randomUUID(), basedOn: basedOn ?? null, act: read.act };
}

/**
 * Refuses a player who is on the list twice: two people with one name would become one.
 *
 * @throws Problem 400
 */
function refuseTwice(registered: readonly string[], added: readonly string[]): void {
  const firstOf = new Map<string, number | null>(registered.map((player) => [foldHandle(player), null]));
  const parts = added.flatMap((player, index) => {
    const first = firstOf.get(foldHandle(player));
    if (first === undefined) firstOf.set(foldHandle(player), index);
    if (first === undefined) return [];
    const where =
      first === null
        ? say`is registered for the announcement already.`
        : say`is the same as player ${first + 1} of the list.`;
    const advice = say`If it is another person, give them a handle of their own, such as one with a number at its end. Otherwise leave it out.`;
    return [{ in: 'body' as const, name: `/players/${index}`, detail: joined([where, advice], ' ') }];
  });
  if (parts.length > 0) throw refusedParts('body', parts);
}

/** A tournament begins on the days for which it was announced; a later beginning must be asked for. */
function faultOfDay({ announced, id }: Announcement, now: Date, isLate: boolean): Problem | null {
  const today = localDateOf(instantIn(announced.zone, now.getTime()));
  const first = localDateOf(announced.startsAt);
  if (first > addDays(today, 1)) return problemOfBeginning({ kind: 'live-too-early', day: first, id });
  return (announced.endsOn ?? first) < today && !isLate
    ? problemOfBeginning({ kind: 'live-too-late', day: first, id })
    : null;
}
