import { citeSection } from '@quadrant/rules/tournament';
import { sayPlace } from '../told/say-place.js';
import { toldPart } from '../told/told.js';

/** Says why a tournament is sanctioned or rated: a section, and each criterion with what was found. */
export const tellRule = (rule: string): string =>
  sayPlace(
    citeSection(rule)
      .split(/(: |; )/)
      .map((piece) => toldPart(piece))
      .join(''),
  );
