import { f, nullable } from '@quadrant/http';

/** Every listing with pages has this; the same address stands in the Link header. */
export class PageDto {
  @f.AnyText({ nullable, about: 'Cursor of the next page, to be sent back unchanged; null on the last one' })
  next: string | null;
}
