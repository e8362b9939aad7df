import type { LiveView, RoundView } from '@quadrant/rules/live';
import { hasPods, sourceFor } from '@quadrant/rules/systems';
import type { RuleSystemId, TournamentHeader } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { Cited } from '../components/cited.js';
import { tell } from '../languages/tell.js';
import { Fold } from '../components/form/fold.js';
import { ActButton, ActForm } from './act-form.js';
import { CalledAll, useCalled } from './called.js';

// @row 13
/** Lists the draft groups that were drawn. */
export const DraftGroups = ({ groups }: { readonly groups: LiveView['draftGroups'] }) =>
  groups.length === 0 ? null : (
    <section>
      <h2>{t('Draft groups')}</h2>
      <ol>
        {groups.map((group, index) => (
          <li key={index}>
            <CalledAll handles={group} />
          </li>
        ))}
      </ol>
    </section>
  );

interface DrawFormsProps {
  readonly header: TournamentHeader;
  readonly view: LiveView;
  readonly round: RoundView | undefined;
}

// @row 13, 30, 96
/** Offers the draws besides pairings that the tournament has. */
export function DrawForms({ header, view, round }: DrawFormsProps) {
  if (view.state === 'finished') return null;
  const isBefore = view.rounds.every(({ begunAt }) => begunAt === null);
  const isDraft = header.format === 'draft' && isBefore && view.players.length > 0;
  const hasPairs = round !== undefined && !hasPods(header) && round.tables.length > 0;
  if (!isDraft && !hasPairs) return null;
  return (
    <div class="draws">
      {isDraft && (
        <ActButton
          id="draw-groups"
          act={{ kind: 'draw', draw: 'draft-groups' }}
          label={t('Draw the draft groups')}
          said={t('The draft groups are drawn.')}
        >
          {view.draftGroups.length === 0 ? t('Draw the draft groups') : t('Draw the draft groups for who is here now')}
        </ActButton>
      )}
      {hasPairs && header.scenario === 'race-to-the-alpha-quadrant' && (
        <ActForm
          id="draw-rules"
          act={{ kind: 'draw', draw: 'race-to-the-alpha-quadrant', round: round.round }}
          label={t('Draw a rule for each player')}
          said={t('The rules are drawn. They are shown beside the players.')}
        >
          <TextField
            name="act.rules"
            kind="number"
            type="number"
            label={t('Rules on your list')}
            hint={t('More rules than rounds: each player may reject one rule, once in the tournament.')}
            min={2}
            isShort
            isRequired
          />
          <button type="submit">{t('Draw a rule for each player')}</button>
        </ActForm>
      )}
      {hasPairs && (
        <ActButton
          id="draw-first"
          act={{ kind: 'draw', draw: 'first-player', round: round.round }}
          label={t('Draw who has the first turn')}
          said={t('The first turn is drawn. It is shown beside each player.')}
        >
          {t('Draw who has the first turn')}
        </ActButton>
      )}
    </div>
  );
}

// @row 140
/** A round may last several days: the form sets its deadline, and who has longer. */
export function DeadlineForm({ round, ruleSystem }: { readonly round: RoundView; readonly ruleSystem: RuleSystemId }) {
  const call = useCalled();
  return (
    <Fold summary={t('Set a deadline for this round')} forms={[`deadline-${round.round}`]}>
      <p class="hint">
        <Cited
          text={t(
            'For a round whose games are played on different days, such as online ({source}). Players see the deadline.',
            { source: tell(sourceFor(ruleSystem, 'deadline')) },
          )}
        />
      </p>
      <ActForm
        id={`deadline-${round.round}`}
        act={{ kind: 'set-deadline', round: round.round }}
        label={t('Set a deadline')}
        said={t('The deadline is set.')}
        at="round"
      >
        <TextField name="act.at" type="datetime-local" label={t('Until (UTC)')} isRequired />
        <SelectField
          name="act.player"
          label={t('For')}
          none={t('Everybody')}
          options={round.tables.map(({ players }) => ({ value: players[0]!, name: players.map(call).join(' v ') }))}
        />
        <TextField name="act.reason" label={t('Why')} hint={t('For an extension. Players read it.')} maxLength={200} />
        <button type="submit">{t('Set a deadline')}</button>
      </ActForm>
    </Fold>
  );
}
