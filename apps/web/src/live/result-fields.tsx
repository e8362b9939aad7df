import { Fragment } from 'preact';
import type { ToldResult } from '@quadrant/rules/live';
import { getRuleSystem } from '@quadrant/rules/systems';
import type { EndingChoice, GameTitle, RecordingRules, RuleSystemId } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';
import { SelectField, TextField } from '../components/form/fields.js';
import type { Choice } from '../components/choice-field.js';

/** These decide which fields a result has. */
export interface ResultForm {
  readonly ruleSystem: RuleSystemId;
  readonly game: GameTitle;
  /** A match has at most this many games; 1 means a single result. */
  readonly bestOf: number;
  readonly isElimination: boolean;
}

/** Games can end like this. The report calls an empty command deck decked, too. */
const ENDING_NAMES: Readonly<Record<EndingChoice, string>> = words({
  time: 'Time was called',
  concession: 'Concession',
  effect: 'A game effect',
  decked: 'Both decks empty',
  'decked-command': 'A command deck was empty',
  'auto-loss': 'Automatic loss',
  'both-auto-loss': 'Both lose automatically',
  external: 'Other reasons outside the game',
  forfeit: 'Forfeit',
});

const endingsOf = ({ endings }: RecordingRules): Choice[] =>
  endings.map((ending) => ({
    value: ending === 'decked-command' ? 'decked' : ending,
    name: ENDING_NAMES[ending],
  }));

const outcomesOf = (words: NonNullable<RecordingRules['outcomes']>, one: string, other: string): Choice[] => [
  { value: words.win, name: t('{one} wins', { one }) },
  { value: words.modifiedWin, name: t('{one} wins (modified)', { one }) },
  { value: words.tie, name: t('True tie') },
  { value: words.modifiedLoss, name: t('{other} wins (modified)', { other }) },
  { value: words.loss, name: t('{other} wins', { other }) },
];

interface ResultFieldsProps {
  readonly form: ResultForm;
  readonly players: readonly [string, string];
  /** The earlier entry, from the side of the first player; null where there is none. */
  readonly told: ToldResult | null;
}

type Step = string | number;

/** Reads a part of what was entered earlier. */
const partOf = (told: unknown, ...path: readonly Step[]): unknown =>
  path.reduce((part, step) => (part as Readonly<Record<Step, unknown>> | null | undefined)?.[step], told);

/** Returns a part of the earlier entry as a field shows it. */
function shownPart(told: unknown, ...path: readonly Step[]): string | null {
  const part = partOf(told, ...path);
  return typeof part === 'string' || typeof part === 'number' ? String(part) : null;
}

/** A game that nobody won has no winner. */
const winnerIn = (told: ToldResult | null, index: number): string | null =>
  shownPart(told, 'games', index, 'winner') ?? (partOf(told, 'games', index, 'winner') === null ? 'draw' : null);

// @row 49, 154
/** The result of a match is entered from the side of the first player. */
export function ResultFields({ form, players: [one, other], told }: ResultFieldsProps) {
  const { ruleSystem, game, bestOf, isElimination } = form;
  const { recording } = getRuleSystem(ruleSystem);
  const { outcomes } = recording;
  if (outcomes === null || recording.isByGames(game) || bestOf > 1) {
    const games = isElimination ? bestOf : Math.max(2, bestOf);
    return (
      <div class="result-fields">
        {Array.from({ length: games }, (_, index) => (
          <Fragment key={index}>
            <SelectField
              name={`act.told.games.${index}.winner`}
              label={games === 1 ? t('Winner') : t('Game {index}', { index: index + 1 })}
              none={t('Not played')}
              value={winnerIn(told, index)}
              options={[
                { value: one, name: t('{one} wins', { one }) },
                { value: other, name: t('{other} wins', { other }) },
                { value: 'draw', name: t('Draw') },
              ]}
            />
            <GameFields index={index} players={[one, other]} form={form} told={told} />
          </Fragment>
        ))}
        {recording.hasSplits && !isElimination && (
          <SelectField
            name="act.told.endedBy"
            label={t('The round was')}
            none={t('Played')}
            value={shownPart(told, 'endedBy')}
            options={[{ value: 'intentional', name: t('Split by agreement, 3 points each') }]}
          />
        )}
      </div>
    );
  }
  return (
    <div class="result-fields">
      <SelectField
        name="act.told.result"
        label={t('Result')}
        none={t('Choose')}
        options={outcomesOf(outcomes, one, other)}
        value={shownPart(told, 'result')}
        isRequired
      />
      <TextField
        name="act.told.score.0"
        kind="number"
        label={t('Points of {one}', { one })}
        type="number"
        value={shownPart(told, 'score', 0)}
        isShort
      />
      <TextField
        name="act.told.score.1"
        kind="number"
        label={t('Points of {other}', { other })}
        type="number"
        value={shownPart(told, 'score', 1)}
        isShort
      />
      <SelectField
        name="act.told.endedBy"
        label={t('Ended')}
        none={t('Normally')}
        options={endingsOf(recording)}
        value={shownPart(told, 'endedBy')}
      />
    </div>
  );
}

// @row 173, 180, 182, 242, 244, 246
/** The fields ask who played which side, for the score, and how a game ended (001 and 004). */
function GameFields({
  index,
  players: [one, other],
  form: { ruleSystem, isElimination },
  told,
}: ResultFieldsProps & { readonly index: number }) {
  const { recording } = getRuleSystem(ruleSystem);
  const fields = recording.gameFields(isElimination ? 'elimination' : 'swiss');
  const game = `act.told.games.${index}`;
  const sides = [
    { value: JSON.stringify({ [one]: 'dark', [other]: 'light' }), name: t('Dark') },
    { value: JSON.stringify({ [one]: 'light', [other]: 'dark' }), name: t('Light') },
  ];
  const side = partOf(told, 'games', index, 'sides', one);
  return (
    <>
      {fields.includes('sides') && (
        <SelectField
          name={`${game}.sides`}
          kind="json"
          label={t('Side of {one}', { one })}
          none={t('Not said')}
          options={sides}
          value={side === 'dark' ? sides[0]!.value : side === 'light' ? sides[1]!.value : null}
        />
      )}
      {fields.includes('ended') && (
        <SelectField
          name={`${game}.endedBy`}
          label={t('Ended')}
          none={t('Normally')}
          options={endingsOf(recording)}
          value={shownPart(told, 'games', index, 'endedBy')}
        />
      )}
      {fields.includes('score') &&
        [one, other].map((player, seat) => (
          <TextField
            key={player}
            name={`${game}.score.${seat}`}
            kind="number"
            type="number"
            step="0.5"
            value={shownPart(told, 'games', index, 'score', seat)}
            label={t('Score of {player} on time', { player })}
            isShort
          />
        ))}
      {fields.includes('differential') && (
        <TextField
          name={`${game}.differential`}
          kind="number"
          type="number"
          label={t('Differential of {one}', { one })}
          value={shownPart(told, 'games', index, 'differential')}
          hint={t('Negative where they lost.')}
          isShort
        />
      )}
    </>
  );
}

interface PodFieldsProps {
  readonly players: readonly string[];
  /** The earlier entry; null where there is none. */
  readonly told: ToldResult | null;
}

export const PodFields = ({ players, told }: PodFieldsProps) => (
  <div class="result-fields">
    {players.map((player, seat) => (
      <TextField
        key={player}
        name={`act.told.points.${seat}`}
        kind="number"
        label={t('Points of {player}', { player })}
        type="number"
        min={0}
        value={shownPart(told, 'scores', player) ?? '0'}
        isShort
        isRequired
      />
    ))}
    <SelectField
      name="act.told.wentOut"
      label={t('Went out first')}
      none={t('Nobody: time was called')}
      options={players.map((player) => ({ value: player, name: player }))}
      value={shownPart(told, 'wentOut')}
    />
  </div>
);
