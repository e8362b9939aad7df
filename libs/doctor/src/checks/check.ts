import { type Message, say } from '@quadrant/rules/message';
import { failed, type Judgement } from '../judgement.js';
import type { Place } from '../place.js';

/** One line of the list, or several. `measure` does the input and output; `judge` is a pure function of what it found. */
export interface Check<Fact> {
  /** For programs: it never changes. */
  readonly name: string;
  readonly title: Message;
  readonly measure: (place: Place) => Fact | Promise<Fact>;
  readonly judge: (fact: Fact) => readonly Judgement[];
}

/** A judgement with the check that made it. */
export interface CheckedLine extends Judgement {
  readonly check: string;
  readonly title: Message;
}

/** A check whose fact nobody else needs to know. */
export type RunnableCheck = (place: Place) => Promise<CheckedLine[]>;

/** Makes a check that can stand in a list with others. A measurement that throws is a line, not the end of the list. */
export function runnable<Fact>({ name, title, measure, judge }: Check<Fact>): RunnableCheck {
  const judgeAt = async (place: Place): Promise<readonly Judgement[]> => {
    try {
      return judge(await measure(place));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [failed(say`This could not be checked: ${reason}`, say`Fix this, and check again.`)];
    }
  };
  return async (place) => (await judgeAt(place)).map((judgement) => ({ check: name, title, ...judgement }));
}
