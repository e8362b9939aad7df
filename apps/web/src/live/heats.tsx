import { tell } from '../languages/tell.js';
import type { HeatsView } from '@quadrant/rules/live';
import { getRuleSystem, hasPods } from '@quadrant/rules/systems';
import type { RuleSystem, TournamentHeader } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';
import { SelectField, TextField } from '../components/form/fields.js';
import type { Choice } from '../components/choice-field.js';
import { useFormState } from '../components/form/form-context.js';
import { Fold } from '../components/form/fold.js';
import { Form, Kept } from '../components/form/form.js';
import { DataTable, type Column } from '../components/data-table.js';
import { ActForm } from './act-form.js';
import { CalledAll } from './called.js';
import { AlthoughField, ELSEWHERE } from './run-players.js';

type HeatRow = HeatsView['rows'][number];

/** The bracket of the finals depends on the number of players who qualify. */
const FINALS = words([
  { value: 'standard-2', name: '2 players: one final' },
  { value: 'standard-4', name: '4 players' },
  { value: 'standard-8', name: '8 players' },
  { value: 'modified-mcintyre-8', name: '8 players, Modified McIntyre' },
  { value: 'standard-16', name: '16 players' },
  { value: 'modified-mcintyre-16', name: '16 players, Modified McIntyre' },
  { value: 'standard-32', name: '32 players' },
]);
const DOUBLE_FINALS = words([
  { value: 'double-elimination-4', name: '4 players, double elimination (Star Wars: The Card Game)' },
  { value: 'double-elimination-8', name: '8 players, double elimination (Star Wars: The Card Game)' },
  { value: 'double-elimination-16', name: '16 players, double elimination (Star Wars: The Card Game)' },
]);

const FINALS_OF: Readonly<Record<RuleSystem['playing']['elimination'], readonly Choice[]>> = {
  single: FINALS,
  double: DOUBLE_FINALS,
};

const BEST_OF = words([{ value: '3', name: 'Best two out of three' }]);

/**
 * These fields plan the heats where a tournament begins.
 *
 * @param elimination of the finals; null for Tribbles, where everybody plays them, at the table of their score
 */
export const HeatsFields = ({ elimination }: { readonly elimination: 'single' | 'double' | null }) => (
  <>
    <p class="hint">
      {t(
        'The best players of each heat play the finals. Players read here before the first heat which seeds each heat takes.',
      )}
    </p>
    <TextField name="heats.heats" kind="number" type="number" label={t('Heats')} min={2} max={32} isShort />
    {elimination !== null && (
      <SelectField
        name="heats.bracket"
        label={t('Who plays the finals')}
        options={FINALS_OF[elimination]}
        none={t('Choose')}
      />
    )}
    {elimination === 'single' && (
      <SelectField name="heats.bestOf" kind="number" label={t('Games of a match')} options={BEST_OF} none={t('One')} />
    )}
  </>
);

export const HeatNote = ({ finals }: { readonly finals: string | null }) =>
  finals === null ? null : (
    <p>
      {t('This is a heat. {link}.', {
        link: <a href={`/live/${finals}`}>{t('See the finals and the other heats')}</a>,
      })}
    </p>
  );

// @row 90, 91
/** Shows everybody how far the heats are, and who goes on to the finals with which seeds. */
export const Heats = ({ heats }: { readonly heats: HeatsView | null }) =>
  heats === null ? null : (
    <section id="heats">
      <h2>{t('Heats')}</h2>
      <p>{tellPlan(heats)}</p>
      <DataTable
        caption={t('Heats, and who plays the finals')}
        columns={COLUMNS}
        rows={heats.rows}
        keyOf={({ heat }) => String(heat)}
        isWordy
      />
    </section>
  );

function tellPlan({ title, bestOf }: HeatsView): string {
  if (title === null) return t('Everybody plays the finals, at the table of their score.');
  const games = bestOf === 1 ? t('one game a match') : t('the best two out of three games');
  return t('The finals are played as {title}, {games}. Players who qualify play no further heat.', {
    title: tell(title),
    games,
  });
}

const STATES = words({ planned: 'not begun', running: 'running', finished: 'finished' } as const);

const COLUMNS: readonly Column<HeatRow>[] = words([
  {
    name: 'Heat',
    kind: 'row',
    cell: ({ heat, id }) =>
      id === null ? t('Heat {heat}', { heat }) : <a href={`/live/${id}`}>{t('Heat {heat}', { heat })}</a>,
  },
  { name: 'State', cell: ({ state }) => STATES[state] },
  { name: 'Seeds', cell: ({ seeds }) => seeds?.join(', ') ?? t('by score') },
  { name: 'Qualified', cell: ({ qualified }) => (qualified.length === 0 ? '–' : <CalledAll handles={qualified} />) },
]);

interface HeatFormsProps {
  readonly id: string;
  readonly heats: HeatsView;
  readonly header: TournamentHeader;
}

// @row 90, 91, 93
/** Lets a director begin the next heat, change the plan before that, and take the best players into the finals. */
export function HeatForms({ id, heats, header }: HeatFormsProps) {
  const isElsewhere = useFormState('take')?.problem?.type === ELSEWHERE;
  const isElsewhereToo = useFormState('take-other')?.problem?.type === ELSEWHERE;
  if (heats.isTaken) return null;
  const next = heats.rows.find(({ state }) => state === 'planned');
  const running = heats.rows.filter(({ state }) => state === 'running');
  const isOver = next === undefined && running.length === 0;
  const hasFinished = heats.rows.some(({ state }) => state === 'finished');
  return (
    <section class="next-step">
      {running.map(({ heat, id: live }) => (
        <p key={heat}>
          <a class="button first" href={`/live/${live!}/run`}>
            {t('Run heat {heat}', { heat })}
          </a>
        </p>
      ))}
      {next !== undefined && (
        <Form
          id="heat"
          operation="POST /api/v1/live"
          label={t('Begin heat {heat}', { heat: next.heat })}
          then="/live/{id}/run"
          said={t('{name} is open. Check in its players.')}
          inline
        >
          <Kept name="heatOf" value={id} />
          <button type="submit" class={running.length === 0 ? 'first' : undefined}>
            {t('Begin heat {heat}', { heat: next.heat })}
          </button>
        </Form>
      )}
      {isOver && (
        <ActForm
          id="take"
          act={{ kind: 'take-heats' }}
          label={t('Begin the finals')}
          said={t('The qualified players play the finals.')}
        >
          {isElsewhere && <AlthoughField />}
          <button type="submit" class="first">
            {t('Begin the finals')}
          </button>
        </ActForm>
      )}
      {hasFinished && running.length === 0 && (
        <Fold
          summary={isOver ? t('Fewer players qualified?') : t('Play the finals without the other heats')}
          forms={['take-other']}
        >
          <ActForm
            id="take-other"
            act={{ kind: 'take-heats' }}
            label={t('Begin the finals in another way')}
            said={t('The qualified players play the finals.')}
          >
            {heats.bracket !== null && (
              <TextField
                name="act.bracket"
                label={t('Another bracket')}
                hint={t('Only where fewer players qualified than the bracket has seats, such as play-in-6 for six.')}
                maxLength={64}
              />
            )}
            <TextField name="act.reason" label={t('Why')} hint={t('Players read it.')} maxLength={200} isRequired />
            {isElsewhereToo && <AlthoughField />}
            <button type="submit">{t('Begin the finals')}</button>
          </ActForm>
        </Fold>
      )}
      {heats.rows.every(({ state }) => state !== 'finished') && (
        <Fold summary={t('Change the plan of the heats')} forms={['plan-heats']}>
          <p class="hint">{t('Possible until round 1 of the first heat starts.')}</p>
          <ActForm
            id="plan-heats"
            act={{ kind: 'plan-heats' }}
            label={t('Change the plan')}
            said={t('The plan is changed.')}
          >
            <TextField
              name="act.heats"
              kind="number"
              type="number"
              label={t('Heats')}
              value={String(heats.heats)}
              min={2}
              max={32}
              isShort
              isRequired
            />
            {hasPods(header) ? (
              <Kept name="act.bracket:json" value="null" />
            ) : (
              <SelectField
                name="act.bracket"
                label={t('Who plays the finals')}
                options={FINALS_OF[getRuleSystem(header.ruleSystem).playing.elimination]}
                value={heats.bracket}
                isRequired
              />
            )}
            <SelectField
              name="act.bestOf"
              kind="number"
              label={t('Games of a match')}
              options={[{ value: '1', name: t('One') }, ...BEST_OF]}
              value={String(heats.bestOf)}
              isRequired
            />
            <button type="submit">{t('Change the plan')}</button>
          </ActForm>
        </Fold>
      )}
    </section>
  );
}
