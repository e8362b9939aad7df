import { isAnswerKey } from '@quadrant/rules/files';
import { InvalidArgumentError } from 'commander';

type Answer = readonly [key: string, value: string];

export interface SetOption {
  readonly set: readonly Answer[];
}

/** Answers to what a file of another program cannot say. */
export const SET_OPTION = [
  '--set <key=value>',
  'say what the file cannot, such as game=2e or director=HANDLE; may be repeated',
  (text: string, earlier: readonly Answer[]): readonly Answer[] => [...earlier, readAnswer(text)],
  [],
] as const;

/** @throws InvalidArgumentError for what is no answer */
export function readAnswer(text: string): Answer {
  const [, key = '', value = ''] = /^([^=]{1,100})=(.{1,200})$/.exec(text) ?? [];
  if (isAnswerKey(key) && value !== '') return [key, value];
  throw new InvalidArgumentError('Write KEY=VALUE, as in game=2e.');
}
