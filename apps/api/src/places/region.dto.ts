import { f, LONGEST_REASON, nullable, optional } from '@quadrant/http';
import { CONTINENTS, type Continent } from '@quadrant/rules/permissions';
import type { Region } from '@quadrant/store/places';

const LONGEST_DESCRIPTION = 200;

const RESPONSIBLE = 'Whose coordinator is responsible for it (Organized Play Guide 4.2, section 1.1)';
const countryText = {
  example: 'US',
  about: 'Two letters (ISO 3166-1); none for a region of several countries',
} as const;

export class RegionQuery {
  @f.Choice(CONTINENTS, { optional, about: RESPONSIBLE }) continent?: Continent;
}

export class NewRegionDto {
  @f.Region({ about: 'The slug is made from it and never changes', example: "Qo'noS" }) name: string;
  @f.Choice(CONTINENTS, RESPONSIBLE) continent: Continent;
  @f.Country({ optional: 'or-null', ...countryText }) country?: string;
  @f.Line(LONGEST_DESCRIPTION, { about: 'What lies in it', example: 'Michigan' }) described: string;
}

/** A field that is left out stays as it is. */
export class RegionChangeDto {
  @f.Region({ optional: 'or-null', about: 'As it is shown; reports know it by its slug' }) name?: string;
  @f.Line(LONGEST_DESCRIPTION, { optional: 'or-null' }) described?: string;
  @f.Line(LONGEST_REASON, 'Kept in the audit') reason: string;
}

export class RegionDto implements Region {
  @f.AnyText({ about: 'A name means this region if it gives the same slug', example: 'qonos' }) slug: string;
  @f.AnyText({ example: "Qo'noS" }) name: string;
  @f.Choice(CONTINENTS, RESPONSIBLE) continent: Continent;
  @f.AnyText({ nullable, about: 'Two letters (ISO 3166-1)' }) country: string | null;
  @f.AnyText({ about: 'What lies in it', example: 'Michigan' }) described: string;
  @f.AnyText('Where it is known from') source: string;
  @f.Integer('Counts its changes; for If-Match') version: number;
}

export class RegionListDto {
  @f.List(RegionDto, 'By continent and name') rows: RegionDto[];
}
