import { citeSection } from '@quadrant/rules/tournament';
import { toldPart } from '../told/told.js';

/** Why a tournament is sanctioned or rated: a section, and each criterion with what was found. */
export const tellRule = (rule: string): string =>
  citeSection(rule)
    .split(/(: |; )/)
    .map((piece) => toldPart(piece))
    .join('')
    .replace(/ \/ section /g, ' / section ');
