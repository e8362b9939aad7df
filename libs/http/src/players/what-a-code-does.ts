import { say } from '@quadrant/rules/message';

/** What a new player has to know of a claim code, on everything that is printed for them. */
export const WHAT_A_CODE_DOES = say`This code links your results to your account. It works once, within 90 days. Do not show it to anyone else.`;
