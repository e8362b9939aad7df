import { removeInvisible } from '@quadrant/rules/tournament';

export const LONGEST_NAME = 200;

/** Tells whether somebody can search for a player by a text. */
export const isName = (text: string): boolean => text.length <= LONGEST_NAME && removeInvisible(text) === text;
