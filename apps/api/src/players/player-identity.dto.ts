import { f, nullable } from '@quadrant/http';

export class PlayerIdentityDto {
  @f.AnyText() handle: string;
  @f.AnyText({ nullable }) name: string | null;
  @f.AnyText({ nullable, example: 'DE' }) country: string | null;
}
