import { f, nullable } from '@quadrant/http';

/** Every listing that has pages; the same address stands in the Link header. */
export class PageDto {
  @f.AnyText({ nullable, about: 'Cursor of the next page, to be sent back unchanged; null on the last one' })
  next: string | null;
}
