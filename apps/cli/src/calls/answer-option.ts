import { CannotRun } from '../exit-code.js';

type Answer = readonly [key: string, value: string];

export interface SetOption {
  readonly set: readonly Answer[];
}

/** A file of another program leaves these questions open. */
export const SET_OPTION = [
  '--set <key=value>',
  'say what the file cannot, such as game=2e or director=HANDLE; may be repeated',
  (text: string, earlier: readonly Answer[]): readonly Answer[] => [...earlier, splitAnswer(text)],
  [],
] as const;

/** Returns the given answers by name. @throws CannotRun for a name that no answer has */
export async function readAnswers(given: readonly Answer[]): Promise<ReadonlyMap<string, string>> {
  // The rooms that read files have 280 modules, which a call without answers does not need.
  if (given.length > 0) {
    const { isAnswerKey, refuseTexts } = await import('@quadrant/rules/files');
    const wrong = given.find(([key]) => !isAnswerKey(key));
    if (wrong !== undefined) throw noAnswer(wrong.join('='));
    const reason = refuseTexts(new Map(given));
    if (reason !== null) throw new CannotRun(String(reason));
  }
  return new Map(given);
}

const LONGEST_KEY = 100;

/** @throws CannotRun for a text without a name or a value */
function splitAnswer(text: string): Answer {
  // A cell in place of a name or of a result may hold a formula, and none of its meanings has this sign.
  const at = /^(?:word|result)\./.test(text) ? text.lastIndexOf('=') : text.indexOf('=');
  const [key, value] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (key.length > LONGEST_KEY || !/^.{0,200}$/.test(value)) throw noAnswer(text);
  // A cell is cleared by an empty text.
  if (key === '' || (value === '' && !key.startsWith('cell.'))) throw noAnswer(text);
  return [key, value];
}

const noAnswer = (text: string) => new CannotRun(`“${text}” is not an answer. Write KEY=VALUE, as in game=2e.`);
