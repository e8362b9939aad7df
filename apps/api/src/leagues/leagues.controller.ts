import { say } from '@quadrant/rules/message';
import { Body, Controller, Delete, Get, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, IfMatch, Operation, problemOfKind, type Actor } from '@quadrant/http';
import { foldHandle, normaliseHandle } from '@quadrant/rules/tournament';
import { LeagueRepository, SeasonRepository } from '@quadrant/store/leagues';
import { LeagueView } from '@quadrant/views';
import { LeagueSlug } from '../requests/path-parameters.js';
import { getLeague } from './get-league.js';
import { hubOf, LeagueHubDto } from './league-hub.dto.js';
import { DeletedDto, LeagueChangesDto, LeagueDto, leagueOf, LeagueReasonDto, NewLeagueDto } from './league.dto.js';
import { problemOfLeague, problemOfRemoval } from './league-refusal.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** 000, 12.1: "at least four players committed to playing". */
const LEAST_PLAYERS = 4;

// @row 116
@ApiTags('leagues')
@Controller('api/v1/leagues')
export class LeaguesController {
  constructor(
    private readonly view: LeagueView,
    private readonly leagues: LeagueRepository,
    private readonly seasons: SeasonRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('listLeagues', { summary: 'All leagues, their current seasons and leaders', answers: LeagueHubDto })
  async list(): Promise<LeagueHubDto> {
    return hubOf(await this.view.list());
  }

  @Get(':slug')
  @Operation('readLeague', { summary: 'A league and its seasons', answers: LeagueDto })
  async read(@LeagueSlug() slug: string): Promise<LeagueDto> {
    const league = await getLeague(this.view, slug);
    return leagueOf(league, await this.seasons.list(slug));
  }

  @Post()
  @Operation('createLeague', {
    summary: 'Forms a league',
    about: 'With at least four players who are committed to it (Organized Play Guide 4.2, section 12.1).',
    may: 'league.create',
    creates: LeagueDto,
    problems: [409, 422],
  })
  async create(
    @Body() { slug, name, director, players }: NewLeagueDto,
    @CurrentActor() { handle }: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeagueDto> {
    const committedPlayers = differentHandles(players ?? []);
    if (players !== undefined && committedPlayers.length < LEAST_PLAYERS)
      throw problemOfLeague({ kind: 'too-few-players', most: committedPlayers.length });
    await this.requireKnown([director]);
    const league = { slug, name: name.trim(), director: normaliseHandle(director), committedPlayers };
    const isNew = await this.leagues.create(league, { handle, at: this.clock.now(), requestId });
    if (!isNew) throw problemOfLeague({ kind: 'league-exists', slug });
    const answer = leagueOf({ ...league, version: 1, alternates: [] }, []);
    void reply.header('location', answer.link);
    return answer;
  }

  @Patch(':slug')
  @Operation('changeLeague', {
    summary: 'Changes the name of a league, its director or their alternates',
    about: 'Coordinators appoint another director, with a reason.',
    may: 'league.change',
    answers: LeagueDto,
  })
  async change(
    @LeagueSlug() slug: string,
    @Body() { name, director, alternates, reason }: LeagueChangesDto,
    @IfMatch('league') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<LeagueDto> {
    const league = await getLeague(this.view, slug);
    const { directorKey: leagueDirectorKey } = league;
    // The label of a hidden person still means that person.
    const named = new Set([league.director, ...league.alternates].map((handle) => foldHandle(handle)));
    const isNamedNow = (handle: string) => named.has(foldHandle(handle));
    await this.authority.require(actor, 'league.change', { leagueDirectorKey }, request);
    if (director !== undefined) {
      await this.authority.require(actor, 'league.appoint-director', {}, request);
      if (reason === undefined) throw problemOfKind('invalid-request', say`Another director needs a reason: give one.`);
    }
    if (name === undefined && director === undefined && alternates === undefined) {
      throw problemOfKind(
        'invalid-request',
        say`None of name, director and alternates is given: there is nothing to change.`,
      );
    }
    await this.requireKnown(
      [...(director === undefined ? [] : [director]), ...(alternates ?? [])].filter((handle) => !isNamedNow(handle)),
    );
    const change = {
      ...(name !== undefined && { name: name.trim() }),
      ...(director !== undefined && { director: normaliseHandle(director) }),
      ...(alternates !== undefined && { alternates: differentHandles(alternates) }),
    };
    const author = { handle: actor.handle, at: this.clock.now(), requestId: request.id };
    const refusal = await this.leagues.change({ slug, change, reason: reason?.trim() ?? null, versions }, author);
    if (refusal !== null) {
      throw problemOfLeague(refusal.kind === 'version-changed' ? refusal : { kind: 'league-not-found', slug });
    }
    return this.read(slug);
  }

  @Delete(':slug')
  @Operation('deleteLeague', {
    irreversible: true,
    summary: 'Deletes a league that no tournament ever named',
    may: 'league.delete',
    answers: DeletedDto,
    problems: [409],
  })
  async remove(
    @LeagueSlug() slug: string,
    @Body() { reason }: LeagueReasonDto,
    @IfMatch('league') versions: number[] | null,
    @CurrentActor() { handle }: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<DeletedDto> {
    const command = { league: slug, season: null, reason: reason.trim(), versions };
    const refusal = await this.seasons.remove(command, { handle, at: this.clock.now(), requestId });
    if (refusal !== null) throw problemOfRemoval(refusal, slug, '');
    return { league: slug, season: null };
  }

  /** @throws Problem 422 naming those who have no account and never played, and who may be meant */
  private async requireKnown(handles: readonly string[]): Promise<void> {
    const people = await this.leagues.findUnknownPeople(handles);
    if (people.length > 0) throw problemOfLeague({ kind: 'league-people-unknown', people });
  }
}

/** Keeps each handle once, in its first spelling. */
function differentHandles(handles: readonly string[]): string[] {
  const different = new Map<string, string>();
  for (const handle of handles) {
    const key = foldHandle(handle);
    if (!different.has(key)) different.set(key, normaliseHandle(handle));
  }
  return [...different.values()];
}
