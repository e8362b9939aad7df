import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { EmptyState } from '../components/empty-state.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';
import { PlayersWithoutPage } from '../components/player-link.js';
import { addressOf } from '../query/address.js';
import { HistoryDiff } from '../previews/history-diff.js';
import { addressOfBatch, BatchFrame, isOpen } from './batch-frame.js';
import type { Batch, BatchDiff } from './shapes.js';

/** The fifth tab shows what would change, before anything is published. */
export const diffPage = ({ batch, diff }: { readonly batch: Batch; readonly diff: BatchDiff | null }) => (
  <BatchFrame batch={batch} tab="diff">
    {(isOpen(batch) || batch.state === 'sent') && (
      <div class="buttons">
        <Form
          id="diff"
          operation={`POST /api/v1/batches/${batch.number}/diff`}
          label={t('Compute what changes')}
          said={t('What changes is being computed. Nothing is published.')}
          inline
        >
          <button type="submit" class={diff?.fits === true ? undefined : 'first'}>
            {diff === null ? t('Compute what changes') : t('Compute it again')}
          </button>
        </Form>
        {diff?.fits === true && (
          <a class="button first" href={addressOfBatch(batch, 'done')}>
            {batch.window !== null && isOpen(batch) ? t('Go on to send') : t('Go on to publish')}
          </a>
        )}
      </div>
    )}
    {diff === null ? (
      <EmptyState>{t('Nobody has computed yet what this batch changes.')}</EmptyState>
    ) : (
      <>
        {!diff.fits && (isOpen(batch) || batch.state === 'sent') && (
          <p class="notice">{t('Something changed since this was computed. Compute it again before you publish.')}</p>
        )}
        <p>{t('Publishing would move: {summary}', { summary: tell(diff.summary) })}</p>
        <p>
          {t('Compare rounds and standings with the paper before you publish: {link}.', {
            link: <a href={addressOf(addressOfBatch(batch), { state: 'ready' })}>{t('what was read')}</a>,
          })}
        </p>
        <PlayersWithoutPage.Provider value={new Set(diff.newPlayers.map(({ handle }) => handle))}>
          <HistoryDiff diff={diff.diff} />
        </PlayersWithoutPage.Provider>
        <NewPlayers players={diff.newPlayers} />
        {diff.senders.length > 0 && <Senders senders={diff.senders} />}
      </>
    )}
  </BatchFrame>
);

/** Names the players that publishing creates. Somebody may see there that one person is two. */
function NewPlayers({ players }: { readonly players: BatchDiff['newPlayers'] }) {
  if (players.length === 0) return null;
  return (
    <Fold
      summary={t('{players, plural, one {# new player} other {# new players}}', { players: players.length })}
      forms={[]}
    >
      <p>{t('Their pages exist once the batch is published. The number says in how many tournaments they played.')}</p>
      <ul class="plain-list">
        {players.map(({ handle, tournaments }) => (
          <li key={handle}>
            <bdi>{handle}</bdi> ({tournaments})
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Shows who won the tournaments of each sender: somebody may have brought only what they won. */
const Senders = ({ senders }: Pick<BatchDiff, 'senders'>) => (
  <section>
    <h2>{t('Winners by sender')}</h2>
    <ul class="plain-list">
      {senders.map(({ sender, tournaments, own, winners }) => (
        <li key={sender}>
          {t('{sender} sent {tournaments, plural, one {# tournament} other {# tournaments}} and won {own} of them.', {
            sender: <bdi>{sender}</bdi>,
            tournaments,
            own,
          })}{' '}
          {winners.length > 0 &&
            t('Most wins: {names}.', {
              names: winners.map(({ handle, tournaments: wins }) => `${handle} (${wins})`).join(', '),
            })}
        </li>
      ))}
    </ul>
  </section>
);
