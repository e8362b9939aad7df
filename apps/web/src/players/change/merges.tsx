import { LONGEST_REASON } from '@quadrant/http';
import type { PlayerRecord } from '@quadrant/store/players';
import type { PlayerMerge } from '@quadrant/store/player-merges';
import { t, words } from '../../languages/t.js';
import { Ago } from '../../components/ago.js';
import { Decision } from '../../components/form/decision.js';
import { TextField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';
import { TrialButton } from '../../components/form/trial.js';
import { PlayerLink } from '../../components/player-link.js';
import { addressOf } from '../../query/address.js';
import { Effect } from '../../previews/effect.js';

interface MergesProps {
  readonly player: PlayerRecord;
  readonly merges: readonly PlayerMerge[];
}

const STATE_WORDS: Readonly<Record<PlayerMerge['state'], string>> = words({
  requested: 'waits for the next run',
  published: 'published',
  'undo-requested': 'is being undone',
  undone: 'undone',
});

/** Merges a player who is stored twice into the other one, and undoes it. */
export function Merges({ player: { handle, version }, merges }: MergesProps) {
  const operation = `POST /api/v1/players/${encodeURIComponent(handle)}/merge` as const;
  return (
    <>
      <h2 id="merges">{t('Merge')}</h2>
      {merges.map((merge) => (
        <Merge key={merge.id} merge={merge} />
      ))}
      <Fold summary={t('Merge {handle} into another player', { handle })} forms={['merge']}>
        <p>
          {t('Their tournaments then count for the other player, and this handle leads there. You can undo it later.')}
        </p>
        <Form
          id="merge"
          operation={operation}
          label={t('Merge {handle} into another player', { handle })}
          version={version}
          said={t('{handle} counts as {into} from now on. A run publishes it.', { handle, into: '{into}' })}
        >
          <TextField name="into" label={t('Handle of the player who stays')} maxLength={64} isRequired />
          <TextField name="reason" label={t('Why they are the same')} maxLength={LONGEST_REASON} isRequired />
          <div class="buttons">
            <TrialButton operation={`${operation}?preview=true`}>{t('Preview')}</TrialButton>
            <button type="submit">{t('Merge')}</button>
          </div>
          <Effect form="merge" />
        </Form>
      </Fold>
      <p>
        {t('Two people under this handle? {link}', {
          link: <a href={addressOf('/desk/history/splits', { handle })}>{t('Split them')}</a>,
        })}
      </p>
    </>
  );
}

function Merge({ merge: { id, player, into, state, requestedBy, requestedAt, reason, run } }: { merge: PlayerMerge }) {
  return (
    <section>
      <p dir="auto">
        {t('{player} counts as {player2}: {state}{more}. {requestedBy}, {ago}: {reason}', {
          player: <bdi>{player}</bdi>,
          player2: <PlayerLink handle={into} />,
          state: STATE_WORDS[state],
          more: run !== null && (
            <>
              {' '}
              (<a href={`/runs/${run}`}>{t('run {run}', { run })}</a>)
            </>
          ),
          requestedBy,
          ago: <Ago at={requestedAt} />,
          reason,
        })}
      </p>
      {(state === 'requested' || state === 'published') && (
        <Fold summary={t('Undo this merge')} forms={[`undo-${id}`]}>
          <Decision
            id={`undo-${id}`}
            label={t('Undo the merge of {player} into {into}', { player, into })}
            yes={{
              button: t('Undo the merge'),
              operation: `POST /api/v1/player-merges/${id}/undo`,
              said: t('{player} counts separately again. A run publishes it.', { player }),
            }}
          />
        </Fold>
      )}
    </section>
  );
}
