import { SetAnswers } from './fields.js';

export class SetQuery {
  @SetAnswers() set: string[] = [];
}
