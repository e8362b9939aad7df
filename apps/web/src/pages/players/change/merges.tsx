import { LONGEST_REASON } from '@quadrant/http';
import type { PlayerRecord } from '@quadrant/store/people';
import type { PlayerMerge } from '@quadrant/store/reading';
import { Ago } from '../../../components/ago.js';
import { Decision } from '../../../components/form/decision.js';
import { TextField } from '../../../components/form/fields.js';
import { Fold } from '../../../components/form/fold.js';
import { Form, TrialButton } from '../../../components/form/form.js';
import { PlayerLink } from '../../../components/player-link.js';
import { Effect } from '../../desk/effect.js';

interface MergesProps {
  readonly player: PlayerRecord;
  readonly merges: readonly PlayerMerge[];
}

const STATE_WORDS: Readonly<Record<PlayerMerge['state'], string>> = {
  requested: 'waits for the next run',
  published: 'published',
  'undo-requested': 'is being undone',
  undone: 'undone',
};

/** Players who are stored twice: merging one into another, and the way back. */
export function Merges({ player: { handle, version }, merges }: MergesProps) {
  const operation = `POST /api/v1/players/${encodeURIComponent(handle)}/merge` as const;
  return (
    <>
      <h2 id="merges">Merge</h2>
      {merges.map((merge) => (
        <Merge key={merge.id} merge={merge} />
      ))}
      <Fold summary={`Merge ${handle} into another player`} forms={['merge']}>
        <p>Their tournaments then count for the other player, and this handle leads there. You can undo it later.</p>
        <Form
          id="merge"
          operation={operation}
          label={`Merge ${handle} into another player`}
          version={version}
          said={`${handle} counts as {into} from now on. A run publishes it.`}
        >
          <TextField name="into" label="Handle of the player who stays" maxLength={64} isRequired />
          <TextField name="reason" label="Why they are the same" maxLength={LONGEST_REASON} isRequired />
          <div class="buttons">
            <TrialButton operation={`${operation}?preview=true`}>Preview</TrialButton>
            <button type="submit">Merge</button>
          </div>
          <Effect form="merge" />
        </Form>
      </Fold>
    </>
  );
}

function Merge({ merge: { id, player, into, state, requestedBy, requestedAt, reason, run } }: { merge: PlayerMerge }) {
  return (
    <section>
      <p dir="auto">
        <bdi>{player}</bdi> counts as <PlayerLink handle={into} />: {STATE_WORDS[state]}
        {run !== null && (
          <>
            {' '}
            (<a href={`/runs/${run}`}>run {run}</a>)
          </>
        )}
        . {requestedBy}, <Ago at={requestedAt} />: {reason}
      </p>
      {(state === 'requested' || state === 'published') && (
        <Fold summary="Undo this merge" forms={[`undo-${id}`]}>
          <Decision
            id={`undo-${id}`}
            label={`Undo the merge of ${player} into ${into}`}
            yes={{
              button: 'Undo the merge',
              operation: `POST /api/v1/player-merges/${id}/undo`,
              said: `${player} counts separately again. A run publishes it.`,
            }}
          />
        </Fold>
      )}
    </section>
  );
}
