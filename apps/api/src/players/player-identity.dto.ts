import { f, nullable } from '@quadrant/http';

/** Who a row is about. */
export class PlayerIdentityDto {
  @f.AnyText() handle: string;
  @f.AnyText({ nullable }) name: string | null;
  @f.AnyText({ nullable, example: 'DE' }) country: string | null;
}
