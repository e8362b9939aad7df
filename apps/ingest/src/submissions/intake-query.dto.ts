import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsTrueOrFalse } from '@quadrant/http';
import { Transform } from 'class-transformer';
import { PreviewQuery, readBoolean } from '../previews/preview-query.dto.js';

/** How a report is to be taken in. */
export class IntakeQuery extends PreviewQuery {
  @ApiPropertyOptional({
    type: 'boolean',
    default: true,
    description: 'false: a player whom neither handle nor a unique name makes known is an error, and nothing is stored',
  })
  @Transform(readBoolean)
  @IsTrueOrFalse()
  createPlayers: boolean = true;
}
