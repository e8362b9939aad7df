import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsCountry, IsLine, IsOneOf, IsRegion, LONGEST_REASON } from '@quadrant/http';
import { CONTINENTS, type Continent } from '@quadrant/rules/permissions';
import type { Region } from '@quadrant/store/intake';
import { IsOptional } from 'class-validator';

const LONGEST_DESCRIPTION = 200;

const continentText = {
  enum: [...CONTINENTS],
  description: 'Whose coordinator is responsible for it (Organized Play Guide 4.2, section 1.1)',
} as const;
const countryText = {
  pattern: '^[A-Za-z]{2}$',
  example: 'US',
  description: 'Two letters (ISO 3166-1); none for a region of several countries',
} as const;

/** Which regions are wanted. */
export class RegionQuery {
  @ApiPropertyOptional(continentText)
  @IsOptional()
  @IsOneOf(CONTINENTS)
  continent?: Continent;
}

export class NewRegionDto {
  @ApiProperty({ maxLength: 64, example: "Qo'noS", description: 'The slug is made from it and never changes' })
  @IsRegion()
  name: string;

  @ApiProperty(continentText)
  @IsOneOf(CONTINENTS)
  continent: Continent;

  @ApiPropertyOptional(countryText)
  @IsOptional()
  @IsCountry()
  country?: string;

  @ApiProperty({ maxLength: LONGEST_DESCRIPTION, example: 'Michigan', description: 'What lies in it' })
  @IsLine(LONGEST_DESCRIPTION)
  described: string;
}

/** What is left out stays as it is. */
export class RegionChangeDto {
  @ApiPropertyOptional({ maxLength: 64, description: 'As it is shown; reports know it by its slug' })
  @IsOptional()
  @IsRegion()
  name?: string;

  @ApiPropertyOptional({ maxLength: LONGEST_DESCRIPTION })
  @IsOptional()
  @IsLine(LONGEST_DESCRIPTION)
  described?: string;

  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Kept in the audit' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

export class RegionDto implements Region {
  @ApiProperty({ example: 'qonos', description: 'A name means this region if it gives the same slug' })
  slug: string;

  @ApiProperty({ example: "Qo'noS" })
  name: string;

  @ApiProperty(continentText)
  continent: Continent;

  @ApiProperty({ type: 'string', nullable: true, description: 'Two letters (ISO 3166-1)' })
  country: string | null;

  @ApiProperty({ example: 'Michigan', description: 'What lies in it' })
  described: string;

  @ApiProperty({ description: 'Where it is known from' })
  source: string;

  @ApiProperty({ type: 'integer', description: 'Counts its changes; for If-Match' })
  version: number;
}

export class RegionListDto {
  @ApiProperty({ type: [RegionDto], description: 'By continent and name' })
  rows: RegionDto[];
}
