import { SetAnswers } from './fields.js';

/** A request about a file and nothing else. */
export class SetQuery {
  @SetAnswers() set: string[] = [];
}
