import { Fragment } from 'preact';
import type { ToldResult, WayToEnd } from '@quadrant/rules/live';
import { getRuleSystem } from '@quadrant/rules/systems';
import type {
  EndingChoice,
  GameTitle,
  OutcomeWord,
  RecordingRules,
  Result,
  RuleSystemId,
} from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { useField } from '../components/form/form-context.js';
import type { Choice } from '../components/choice-field.js';
import { useCalled } from './called.js';

/** These decide which fields a result has. */
export interface ResultForm {
  readonly ruleSystem: RuleSystemId;
  readonly game: GameTitle;
  /** A match has at most this many games; 1 means a single result. */
  readonly bestOf: number;
  readonly isElimination: boolean;
  /** The results that the rules allow; empty where matches are told game by game. */
  readonly ways: readonly WayToEnd[];
}

const ENDING_WORDS = [
  ...(['time', 'concession', 'effect', 'decked', 'auto-loss', 'both-auto-loss', 'external', 'forfeit'] as const),
];

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

type Tell = (one: string, other: string) => string;

const OUTCOME_NAMES: Readonly<Record<OutcomeWord, Tell>> = {
  win: (one) => t('{one} wins', { one }),
  modifiedWin: (one) => t('{one} wins (modified)', { one }),
  tie: () => t('True tie'),
  modifiedLoss: (_, other) => t('{other} wins (modified)', { other }),
  loss: (_, other) => t('{other} wins', { other }),
};

/** A choice sets the result and its ending together, so that only those are offered which the rules allow. */
const valueOfWay = ({ result, endedBy }: Pick<WayToEnd, 'result' | 'endedBy'>): string =>
  JSON.stringify({ result, ...(endedBy !== null && { endedBy }) });

/** The usual way of each result is a button for each; the others follow where they are asked for. */
function WayButtons({
  ways,
  players: [one, other],
  told,
}: Pick<ResultFieldsProps, 'players' | 'told'> & { readonly ways: readonly WayToEnd[] }) {
  const call = useCalled();
  const field = useField('act.told');
  const result = shownPart(told, 'result');
  const entered =
    result === null ? null : valueOfWay({ result: result as Result, endedBy: shownPart(told, 'endedBy') });
  const chosen = field.typed?.at(-1) ?? entered;
  const usual = ways.filter(({ outcome }, index) => ways.findIndex((each) => each.outcome === outcome) === index);
  const others = ways.filter((way) => !usual.includes(way));
  const button = (way: WayToEnd) => (
    <label key={valueOfWay(way)} class={`way ${way.outcome}`}>
      <input
        type="radio"
        name="act.told:json"
        value={valueOfWay(way)}
        defaultChecked={valueOfWay(way) === chosen}
        required
      />
      <span>
        {OUTCOME_NAMES[way.outcome](call(one), call(other))}
        {way.endedBy !== null && !usual.includes(way) && (
          <span class="hint"> {ENDING_NAMES[ENDING_WORDS.find((each) => each === way.endedBy) ?? 'external']}</span>
        )}
      </span>
    </label>
  );
  return (
    <fieldset class="ways">
      <legend>{t('Result')}</legend>
      {usual.map(button)}
      {others.length > 0 && (
        <details class="more-ways" open={others.some((way) => valueOfWay(way) === chosen)}>
          <summary>{t('It ended in another way')}</summary>
          <div class="ways">{others.map(button)}</div>
        </details>
      )}
    </fieldset>
  );
}

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
  const call = useCalled();
  const { ruleSystem, game, bestOf, isElimination, ways } = form;
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
                { value: one, name: t('{one} wins', { one: call(one) }) },
                { value: other, name: t('{other} wins', { other: call(other) }) },
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
      <WayButtons ways={ways} players={[one, other]} told={told} />
      <TextField
        name="act.told.score.0"
        kind="number"
        label={t('Points of {one}', { one: call(one) })}
        type="number"
        value={shownPart(told, 'score', 0)}
        isShort
      />
      <TextField
        name="act.told.score.1"
        kind="number"
        label={t('Points of {other}', { other: call(other) })}
        type="number"
        value={shownPart(told, 'score', 1)}
        isShort
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
  const call = useCalled();
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
          label={t('Side of {one}', { one: call(one) })}
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
            label={t('Score of {player} on time', { player: call(player) })}
            isShort
          />
        ))}
      {fields.includes('differential') && (
        <TextField
          name={`${game}.differential`}
          kind="number"
          type="number"
          label={t('Differential of {one}', { one: call(one) })}
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

export function PodFields({ players, told }: PodFieldsProps) {
  const call = useCalled();
  return (
    <div class="result-fields">
      {players.map((player, seat) => (
        <TextField
          key={player}
          name={`act.told.points.${seat}`}
          kind="number"
          label={t('Points of {player}', { player: call(player) })}
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
        options={players.map((player) => ({ value: player, name: call(player) }))}
        value={shownPart(told, 'wentOut')}
      />
    </div>
  );
}
