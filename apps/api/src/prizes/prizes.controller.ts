import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, InPath, notFound, Operation, todayOf } from '@quadrant/http';
import { findHandleFault } from '@quadrant/rules/tournament';
import { ChampionshipReadModel, EntitlementReadModel } from '@quadrant/store/reading';
import { CHAMPIONSHIP_KINDS } from '@quadrant/rules/championships';
import { ChampionshipFilters } from './championship-filters.dto.js';
import { ChampionshipDto, PlayerBadgesDto, PlayerEntitlementsDto } from './prize.dto.js';

const Handle = () => InPath('handle', 'Any handle that leads to the player');

const YEAR = /^(19|20)\d\d$/;

@ApiTags('prizes')
@Controller('api/v1')
export class PrizesController {
  constructor(
    private readonly entitlements: EntitlementReadModel,
    private readonly championships: ChampionshipReadModel,
    private readonly clock: Clock,
  ) {}

  @Get('players/:handle/entitlements')
  @Operation('listEntitlements', {
    summary: 'Earned Byes and head starts of a player: open, used, given up, expired',
    about: 'Derived from what is published, from choices and from what was given up.',
    answers: PlayerEntitlementsDto,
  })
  async listEntitlements(@Handle() handle: string): Promise<PlayerEntitlementsDto> {
    const found = isHandle(handle) ? await this.entitlements.findByHandle(handle, this.today()) : null;
    if (found === null) throw nobody(handle);
    return found;
  }

  @Get('players/:handle/badges')
  @Operation('listBadges', { summary: 'Championship badges of a player', answers: PlayerBadgesDto })
  async listBadges(@Handle() handle: string): Promise<PlayerBadgesDto> {
    const found = isHandle(handle) ? await this.entitlements.listBadges(handle) : null;
    if (found === null) throw nobody(handle);
    return found;
  }

  @Get('championships/:kind/:year')
  @Operation('readChampionship', {
    summary: 'Championships of a kind and a year: who has, used and won which entitlements',
    about: 'Entitlements for the next championship, whenever it is, are listed with every year that is not over.',
    answers: ChampionshipDto,
  })
  async readChampionship(
    @InPath('kind', { about: 'Kind of its tournaments', enum: [...CHAMPIONSHIP_KINDS] }) kindName: string,
    @InPath('year', { about: 'Calendar year', example: '2015' }) year: string,
    @Query() { game, continent }: ChampionshipFilters,
  ): Promise<ChampionshipDto> {
    const kind = CHAMPIONSHIP_KINDS.find((each) => each === kindName);
    if (kind === undefined || !YEAR.test(year)) {
      throw notFound(
        say`There is no championship ${JSON.stringify(`${kindName}/${year}`)}.`,
        say`Give one of ${CHAMPIONSHIP_KINDS.join(', ')}, and a year such as 2015.`,
      );
    }
    const query = { kind, year: Number(year), game: game ?? null, continent: continent ?? null };
    return { ...query, ...(await this.championships.get(query, this.today())) };
  }

  private today(): string {
    return todayOf(this.clock);
  }
}

const isHandle = (handle: string): boolean => findHandleFault(handle) === null;

const nobody = (handle: string) =>
  notFound(
    say`There is no player with the handle ${JSON.stringify(handle)}.`,
    say`Check the spelling; the leaderboards at /api/v1/leaderboards list handles.`,
  );
