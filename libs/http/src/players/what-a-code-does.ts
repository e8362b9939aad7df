import { say } from '@quadrant/rules/message';

/** Every printout with a claim code explains it to the new player with this text. */
export const WHAT_A_CODE_DOES = say`This code links your results to your account. It works once, within 90 days. Do not show it to anyone else.`;
