import { LONGEST_REASON } from '@quadrant/http';
import type { Action } from '@quadrant/rules/permissions';
import { LEVELS } from '@quadrant/rules/tournament';
import type { TournamentDetail } from '@quadrant/store/tournaments';
import { t, words } from '../languages/t.js';
import type { Choice } from '../components/choice-field.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { TrialButton } from '../components/form/trial.js';
import { RateInferred } from '../components/rate-inferred.js';
import { PageHeader } from '../components/page-header.js';
import { Effect } from '../previews/effect.js';
import { Layout } from '../frame/layout.js';
import { EditResults } from './edit-results.js';
import { Act, Reinstatement, Withdrawal } from './act.js';
import { RetryForm } from './retry-form.js';
import { LEVEL_NAMES } from '../components/tournament-words.js';

export interface ChangeTournamentFacts {
  readonly tournament: TournamentDetail;
  /** Tells whether the reader may do something to the tournament. */
  readonly can: (action: Action) => boolean;
  readonly leagues: readonly Choice[];
}

/** Offers everything that the reader may do with a stored tournament. */
export function changeTournamentPage({ tournament, can, leagues }: ChangeTournamentFacts) {
  const { id, header, state, mergedInto } = tournament;
  const isOut = state === 'withdrawn' || mergedInto !== null;
  return (
    <Layout title={t('Change {name}', { name: header.name })} game={header.game}>
      <PageHeader
        crumbs={[
          { name: t('Tournaments'), address: '/tournaments' },
          { name: header.name, address: `/tournaments/${id}` },
        ]}
        title={<>{t('Change {name}', { name: <bdi>{header.name}</bdi> })}</>}
        context={
          isOut
            ? t('It does not count: it was {mergedInto}.', {
                mergedInto: mergedInto === null ? t('withdrawn') : t('merged into another report'),
              })
            : t('What directors and coordinators can do with it. A preview shows what would move.')
        }
      />
      {state === 'failed' && can('report.retry') && (
        <>
          <h2 id="failed">{t('Could not be computed')}</h2>
          <p>{t('Workers try it again from time to time. You can let them try at once.')}</p>
          <RetryForm id="retry" tournament={{ id, name: header.name }} />
        </>
      )}
      {!isOut && can('tournament.revise') && (
        <>
          <h2 id="correct">{t('Correct results')}</h2>
          <p>
            {t('The stored results open as a table. What you change becomes revision {revision}.', {
              revision: tournament.revision + 1,
            })}
          </p>
          <EditResults id={id} name={header.name} />
        </>
      )}
      {!isOut && can('tournament.set-level') && <Settings tournament={tournament} leagues={leagues} />}
      {!isOut && can('tournament.set-level') && hasInferred(tournament) && (
        <>
          <h2 id="inferred">{t('Inferred results')}</h2>
          <p>{t('The source does not state them. They count for points; you decide whether they are rated.')}</p>
          <RateInferred
            operation={`POST /api/v1/tournaments/${id}/inferred-results`}
            reason={tournament.inferredRated}
            said={t('Your decision is the next revision of the report.')}
            version={tournament.version}
          />
        </>
      )}
      {!isOut && can('tournament.withdraw') && <Withdrawal tournament={tournament} />}
      {!isOut && can('tournament.merge') && (
        <Act
          id="merge"
          operation={`POST /api/v1/tournaments/${id}/merge`}
          title={t('Merge into another report')}
          note={t('The same tournament was reported twice: this report stops counting, the other one counts.')}
          button={t('Merge')}
          said={t('{name} was merged. The other report counts.', { name: header.name })}
          version={tournament.version}
          into
        />
      )}
      {isOut && can('tournament.reinstate') && <Reinstatement tournament={tournament} />}
    </Layout>
  );
}

const hasInferred = ({ rounds }: TournamentDetail): boolean =>
  rounds.some(({ matches }) => matches.some(({ basis }) => basis === 'inferred'));

const RATED: readonly Choice[] = words([
  { value: 'null', name: 'As the rules say' },
  { value: 'true', name: 'Rated' },
  { value: 'false', name: 'Not rated' },
]);

function Settings({ tournament, leagues }: Omit<ChangeTournamentFacts, 'can'>) {
  const { id, version, overrides, header } = tournament;
  const operation = `PATCH /api/v1/tournaments/${id}` as const;
  return (
    <>
      <h2 id="settings">{t('Level, rating and league')}</h2>
      <p>{t('What you set here replaces what the report says.')}</p>
      <Form
        id="level"
        operation={operation}
        label={t('Level and rating')}
        version={version}
        said={t('The tournament was saved.')}
      >
        <div class="field-row">
          <SelectField
            name="level"
            kind="json"
            label={t('Level')}
            value={String(overrides.level)}
            options={[
              { value: 'null', name: t('As reported: {level}', { level: LEVEL_NAMES[header.level] }) },
              ...LEVELS.map((level) => ({ value: String(level), name: LEVEL_NAMES[level] })),
            ]}
          />
          <SelectField name="rated" kind="json" label={t('Rating')} value={String(overrides.rated)} options={RATED} />
        </div>
        <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
        <div class="buttons">
          <TrialButton operation={`${operation}?preview=true`}>{t('Preview')}</TrialButton>
          <button type="submit">{t('Save')}</button>
        </div>
        <Effect form="level" />
      </Form>
      <Form id="league" operation={operation} label={t('League')} version={version} said={t('The league was saved.')}>
        <SelectField
          name="league"
          kind="null"
          label={t('League that it counts for')}
          none={t('None')}
          value={overrides.league ?? header.league ?? ''}
          options={leagues}
        />
        <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
        <div class="buttons">
          <TrialButton operation={`${operation}?preview=true`}>{t('Preview')}</TrialButton>
          <button type="submit">{t('Save')}</button>
        </div>
        <Effect form="league" />
      </Form>
    </>
  );
}
