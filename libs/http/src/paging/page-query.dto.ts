import { say } from '@quadrant/rules/message';
import { optional } from '../fields/field.js';
import * as f from '../fields/fields.js';

/** Rows that a page has at most. */
const LARGEST_PAGE = 200;
const USUAL_PAGE = 50;

/** Which page of a listing is asked for; a listing with filters extends it. */
export class PageQuery {
  @f.QueryWhole(1, LARGEST_PAGE, { about: 'Maximum number of rows', default: USUAL_PAGE }) limit: number = USUAL_PAGE;

  @f.LimitedText(2000, {
    optional,
    about: 'The cursor of the page before, unchanged; without one the first page',
    says: say`must be a single text`,
  })
  cursor?: string;
}
