import { LONGEST_REASON } from '@quadrant/http';
import { twinsIn } from '@quadrant/rules/suspicions';
import type { Suspicion } from '@quadrant/store/suspicions';
import { t } from '../languages/t.js';
import { Advice } from '../components/advice.js';
import { FindingText, tournamentIn } from '../components/finding-text.js';
import { Decision } from '../components/form/decision.js';
import { TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form, type Operation } from '../components/form/form.js';
import { TrialButton } from '../components/form/trial.js';
import { PlayerLink } from '../components/player-link.js';
import { LocalDay } from '../components/day.js';
import { Effect } from '../previews/effect.js';
import { waitingPage } from './waiting.page.js';

/** The nightly checks found possible duplicates, players who are stored twice, and improbable results. */
export const checksPage = (suspicions: readonly Suspicion[]) =>
  waitingPage({
    title: t('Things to check'),
    context: t('The nightly checks found these. They count until somebody corrects, merges or withdraws them.'),
    none: t('The nightly checks found nothing for you.'),
    cards: suspicions.map((suspicion) => ({
      id: suspicion.id,
      title: <a href={`/tournaments/${suspicion.tournamentId}`}>{suspicion.tournament}</a>,
      content: <Check suspicion={suspicion} />,
    })),
  });

function Check({ suspicion }: { readonly suspicion: Suspicion }) {
  const { id, tournament, date, finding } = suspicion;
  return (
    <>
      <p class="quiet">{t('Played on {date}', { date: <LocalDay date={date} /> })}</p>
      <p dir="auto">
        <FindingText message={finding.message} />
      </p>
      <p>
        <Advice text={finding.advice} tournament={tournamentIn(finding.message)} />{' '}
        <a href={`/findings/${finding.code}`}>{t('What this means')}</a>
      </p>
      <SamePlayer suspicion={suspicion} />
      <SameTournament suspicion={suspicion} />
      <Decision
        id={`check-${id}`}
        label={t('Say that {tournament} is fine', { tournament })}
        hint={t('It is not found again.')}
        yes={{
          button: t('It is fine'),
          operation: `POST /api/v1/suspicions/${id}/exclusion`,
          said: t('{tournament} is fine. The checks leave it alone from now on.', { tournament }),
        }}
      />
    </>
  );
}

/** Two players may be one: the later one can be merged into the other. */
function SamePlayer({ suspicion: { id, finding } }: { readonly suspicion: Suspicion }) {
  const twins = twinsIn(finding);
  if (twins === null) return null;
  const { later, earlier } = twins;
  return (
    <>
      <p>
        <PlayerLink handle={later} />, <PlayerLink handle={earlier} />,{' '}
        <a href={`/compare/${encodeURIComponent(later)}/${encodeURIComponent(earlier)}`}>{t('Compare')}</a>
      </p>
      <Merge
        id={`merge-${id}`}
        operation={`POST /api/v1/players/${encodeURIComponent(later)}/merge`}
        title={t('Merge {handle} into {into}', { handle: later, into: earlier })}
        note={t('Their tournaments then count for {into}. You can undo it later.', { into: earlier })}
        into={earlier}
        said={t('{handle} counts as {into} from now on. A run publishes it.', { handle: later, into: earlier })}
      />
    </>
  );
}

/** A tournament may be stored twice: it can be merged into the other one. */
function SameTournament({ suspicion: { id, tournamentId, tournament, finding } }: { readonly suspicion: Suspicion }) {
  const other = finding.code === 'possible-duplicate' ? finding.tournament : undefined;
  if (other === undefined) return null;
  return (
    <>
      <p>
        <a href={`/tournaments/${other}`}>{t('Open the other tournament')}</a>
      </p>
      <Merge
        id={`merge-${id}`}
        operation={`POST /api/v1/tournaments/${tournamentId}/merge`}
        title={t('Merge into the other report')}
        note={t('The same tournament was reported twice: this report stops counting, the other one counts.')}
        into={other}
        said={t('{name} was merged. The other report counts.', { name: tournament })}
      />
    </>
  );
}

interface MergeProps {
  readonly id: string;
  readonly operation: Operation;
  readonly title: string;
  readonly note: string;
  readonly into: string;
  readonly said: string;
}

/** A preview shows what a merge moves. */
const Merge = ({ id, operation, title, note, into, said }: MergeProps) => (
  <Fold summary={title} forms={[id]}>
    <p>{note}</p>
    <Form id={id} operation={operation} label={title} said={said}>
      <input type="hidden" name="into" value={into} />
      <TextField name="reason" label={t('Why they are the same')} maxLength={LONGEST_REASON} isRequired />
      <div class="buttons">
        <TrialButton operation={`${operation}?preview=true`}>{t('Preview')}</TrialButton>
        <button type="submit">{t('Merge')}</button>
      </div>
      <Effect form={id} />
    </Form>
  </Fold>
);
