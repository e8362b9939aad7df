import type { Category, Format } from './vocabulary.js';

/**
 * The rating category that a format counts for besides `overall`. OPG 4.2 has no third pool, so draft counts as sealed
 * (000, section 8). Throws a RangeError for `junior`, whose pool belongs to 001, II.A and is not kept yet.
 */
export function categoryOf(format: Format): Exclude<Category, 'overall'> {
  switch (format) {
    case 'constructed':
      return 'constructed';
    case 'draft':
    case 'sealed':
      return 'sealed';
    case 'junior':
      throw new RangeError('The format junior has no rating category yet.');
  }
}
