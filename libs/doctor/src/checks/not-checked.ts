import { say } from '@quadrant/rules/message';
import { type Judgement, warning } from '../judgement.js';

/** Stands for a check of what the database did not tell. */
export const notChecked = (): Judgement =>
  warning(say`Not checked, because the database does not tell.`, say`Fix the database first.`);
