import { phrase, say } from '@quadrant/rules/message';
import { describeUnknown, type UnknownVariable } from '@quadrant/settings';
import { failed, ok, warning, type Judgement } from '../judgement.js';

export interface SettingsState {
  /** Sentences with which the start refuses a value. */
  readonly wrong: readonly string[];
  readonly unknown: readonly UnknownVariable[];
  /** Settings that have a value. */
  readonly set: readonly string[];
}

/** Judges the settings as the start does. */
export function judgeSettings({ wrong, unknown, set }: SettingsState): Judgement[] {
  const lines = [
    ...wrong.map((sentence) =>
      failed(phrase(sentence), say`Correct the setting: a start with this value is refused. See docs/settings.md.`),
    ),
    ...unknown.map((variable) =>
      warning(describeUnknown(variable), say`Correct its name or remove it. All settings are in docs/settings.md.`),
    ),
  ];
  if (lines.length > 0) return lines;
  return [set.length === 0 ? ok(say`Every setting has its default.`) : ok(say`Set and correct: ${set.join(', ')}.`)];
}
