import { COLUMN_CHOICES } from '@quadrant/rules/files';
import { t, words } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { listFacts } from '../submit/facts.js';

const OF_PLAYER = 'handle.';
const OF_COLUMN = 'column.';

/** Forms do not ask for these; programs answer them. */
const OTHER_NAMES: Readonly<Record<string, string>> = words({
  ruleSystem: 'Rule system',
  cardPool: 'Card pool',
  rules: 'Rules',
  venue: 'Venue',
});

/** Returns what an answer about files is called for people; a name that we do not know stays as it is. */
export function nameOfAnswer(name: string): string {
  if (name.startsWith(OF_PLAYER)) return t('The player {name}', { name: name.slice(OF_PLAYER.length) });
  if (name.startsWith(OF_COLUMN)) return t('The column {heading}', { heading: name.slice(OF_COLUMN.length) });
  const fact = listFacts().find((each) => each.name === name);
  return fact?.label ?? (Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name]! : name);
}

/** Returns the value of an answer as the form that asked for it shows it. */
export function valueOfAnswer(name: string, value: string): string {
  const column = name.startsWith(OF_COLUMN) && COLUMN_CHOICES.find(({ kind }) => kind === value);
  if (column) return tell(column.name);
  const fact = listFacts().find((each) => each.name === name);
  return fact?.choices?.find((choice) => choice.value === value)?.name ?? value;
}
