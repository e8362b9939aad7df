import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InPath, notFound, Operation } from '@quadrant/http';
import { CHAMPIONSHIP_KINDS } from '@quadrant/rules/championships';
import { PrizeView } from '@quadrant/views';
import { noPlayer } from '../players/no-player.js';
import { ChampionshipFilters, ChampionshipDto, PlayerBadgesDto, PlayerEntitlementsDto } from './prize.dto.js';

const Handle = () => InPath('handle', 'Any handle that leads to the player');

@ApiTags('prizes')
@Controller('api/v1')
export class PrizesController {
  constructor(private readonly prizes: PrizeView) {}

  @Get('players/:handle/entitlements')
  @Operation('listEntitlements', {
    summary: 'Earned Byes and head starts of a player: open, used, given up, expired',
    about: 'Derived from what is published, from choices and from what was given up.',
    answers: PlayerEntitlementsDto,
  })
  async listEntitlements(@Handle() handle: string): Promise<PlayerEntitlementsDto> {
    const found = await this.prizes.listEntitlements(handle);
    if (found === null) throw noPlayer(handle);
    return found;
  }

  @Get('players/:handle/badges')
  @Operation('listBadges', { summary: 'Championship badges of a player', answers: PlayerBadgesDto })
  async listBadges(@Handle() handle: string): Promise<PlayerBadgesDto> {
    const found = await this.prizes.listBadges(handle);
    if (found === null) throw noPlayer(handle);
    return found;
  }

  @Get('championships/:kind/:year')
  @Operation('readChampionship', {
    summary: 'Championships of a kind and a year: who has, used and won which entitlements',
    about: 'Entitlements for the next championship, whenever it is, are listed with every year that is not over.',
    answers: ChampionshipDto,
  })
  async readChampionship(
    @InPath('kind', { about: 'Kind of its tournaments', enum: [...CHAMPIONSHIP_KINDS] }) kind: string,
    @InPath('year', { about: 'Calendar year', example: '2015' }) year: string,
    @Query() { game, continent }: ChampionshipFilters,
  ): Promise<ChampionshipDto> {
    const open = await this.prizes.openChampionship({ kind, year, game: game ?? null, continent: continent ?? null });
    if (open === null) {
      throw notFound(
        say`There is no championship ${JSON.stringify(`${kind}/${year}`)}.`,
        say`Give one of ${CHAMPIONSHIP_KINDS.join(', ')}, and a year such as 2015.`,
      );
    }
    return { ...open.query, ...open.championship };
  }
}
