import type { Text } from '@quadrant/rules/message';
import { citeSection } from '@quadrant/rules/tournament';
import { sayPlace } from '../languages/say-place.js';
import { tell } from '../languages/tell.js';

/** Why a tournament is sanctioned or rated: a section, and each criterion with what was found. */
export const tellRule = (rule: Text): string => sayPlace(citeSection(tell(rule)));
