import { removeInvisible } from '@quadrant/rules/tournament';

export const LONGEST_NAME = 200;

/** Whether somebody can look for a player by a text. */
export const isName = (text: string): boolean => text.length <= LONGEST_NAME && removeInvisible(text) === text;
