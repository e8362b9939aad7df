import { PAST_COLUMNS, type PastColumn } from '@quadrant/rules/batches';
import {
  type Column,
  COLUMN_CHOICES,
  NOT_KNOWN,
  RESULT_MEANINGS,
  type ResultMeaning,
  WORD_MEANINGS,
  type WordMeaning,
} from '@quadrant/rules/files';
import { FORMATS, GAME_TITLES } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import type { Choice } from '../components/choice-field.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { Kept } from '../components/form/form.js';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES, LEVEL_NAMES } from '../components/tournament-words.js';
import { tellKey } from './batch-words.js';

const MEANINGS: Readonly<Record<WordMeaning, string>> = words({
  player: 'It is a name, such as that of a team',
  bye: 'The other player had a bye',
  nobody: 'Nobody: leave the cell empty, which is a bye beside a player',
  unknown: 'Somebody whose name is not known',
  dropped: 'The other player had left: no game, no bye',
});

const RESULTS: Readonly<Record<ResultMeaning, string>> = words({
  win: 'The player of the row won, or the first one',
  loss: 'The player of the row lost, or the first one',
  draw: 'A draw',
  'forfeit-win': 'Their opponent was not there',
  'forfeit-loss': 'They were not there',
  'forfeit-both': 'Nobody was there',
  bye: 'They had a bye',
  missed: 'They missed the round',
  unknown: 'The result is not known',
});

const COLUMNS_OF_PAST: Readonly<Record<PastColumn, string>> = words({
  place: 'Place',
  total: 'Points in all',
  vp: 'Victory points (VP)',
  differential: 'Differential (difference of points)',
  club: 'Club or town (not kept)',
  none: 'It does not matter',
});

/** Nobody is asked about these: their headings say what they hold. */
const OTHER_COLUMNS: Readonly<Partial<Record<Column, string>>> = words({
  tournament: 'Tournament',
  record: 'Wins, losses and draws',
  firstName: 'First name',
  lastName: 'Last name',
  ending: 'How the match ended',
  firstVp: 'Victory points of player 1',
  secondVp: 'Victory points of player 2',
  opponentScore: 'Score of the opponent',
  bye: 'Bye',
  country: 'Country',
  seed: 'Seed',
  dropped: 'Round after which they dropped',
  end: 'Last day',
});

export const nameOfKind = (kind: Column): string =>
  columnChoices().find(({ value }) => value === kind)?.name ?? OTHER_COLUMNS[kind] ?? kind;

const columnChoices = (): readonly Choice[] => [
  ...COLUMN_CHOICES.map(({ kind, name }) => ({ value: kind, name: tell(name) })),
  ...PAST_COLUMNS.map((value) => ({ value, name: COLUMNS_OF_PAST[value] })),
];

const ORDERS: readonly Choice[] = words([
  { value: 'day-first', name: 'Day, then month: 31/12/2006' },
  { value: 'month-first', name: 'Month, then day: 12/31/2006' },
  { value: 'year-first', name: 'Year, month, day: 06/12/31' },
]);

export const isOrder = (key: string): boolean => key === 'dates' || key === 'nameDates';

const SCORES: readonly Choice[] = words([
  { value: 'points', name: 'Points of the game' },
  { value: 'games', name: 'Games won' },
]);

const HALF_BYE_CHOICES: readonly Choice[] = words([
  { value: 'bye', name: 'Each is a bye' },
  { value: 'missed', name: 'The player missed the round' },
]);

const WINS: readonly Choice[] = words([
  { value: 'modified', name: 'Modified Wins: time was called' },
  { value: 'full', name: 'Full Wins' },
]);

/** Returns the choices of an answer; null where people type it. */
export function choicesOf(key: string): readonly Choice[] | null {
  if (isOrder(key)) return ORDERS;
  if (key.startsWith('word.')) return WORD_MEANINGS.map((value) => ({ value, name: MEANINGS[value] }));
  if (key.startsWith('result.')) return RESULT_MEANINGS.map((value) => ({ value, name: RESULTS[value] }));
  if (key.startsWith('column.')) return columnChoices();
  if (key === 'game')
    return [
      ...GAME_TITLES.map((value) => ({ value, name: GAME_NAMES[value] })),
      { value: NOT_KNOWN, name: t('The game is not known: leave them out') },
    ];
  if (key === 'level') return Object.entries(LEVEL_NAMES).map(([value, name]) => ({ value, name }));
  if (key === 'wins') return WINS;
  if (key === 'scores') return SCORES;
  if (key === 'halfByes') return HALF_BYE_CHOICES;
  if (key === 'format') return FORMATS.map((value) => ({ value, name: FORMAT_NAMES[value] }));
  return null;
}

/** The name of a field cannot hold every key, so the key is sent beside it. */
export function Answer({
  name,
  question,
  saved,
  none = t('Not answered'),
}: {
  readonly name: string;
  readonly question: string;
  readonly saved: string;
  /** The choice of those who leave it as it is. */
  readonly none?: string;
}) {
  const choices = choicesOf(question);
  return (
    <>
      <Kept name={`${name}.key`} value={question} />
      {choices === null ? (
        <TextField
          name={name}
          label={tellKey(question)}
          hint={question === 'director' ? t('A handle, or “unknown”.') : undefined}
          value={saved}
          maxLength={200}
        />
      ) : (
        <SelectField
          name={name}
          label={tellKey(question)}
          hint={
            question === 'wins'
              ? t('Of games that ended below 100 points, such as 75-40, where the file does not say it.')
              : undefined
          }
          value={saved}
          options={choices}
          none={none}
        />
      )}
    </>
  );
}
