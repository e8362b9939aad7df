import { LONGEST_REASON } from '@quadrant/http';
import type { ProblemDocument } from '@quadrant/http';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { Ago } from '../components/ago.js';
import { Facts } from '../components/facts.js';
import { TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form, Kept } from '../components/form/form.js';
import { RateInferred } from '../components/rate-inferred.js';
import { addressOfBatch, BatchFrame, isOpen } from './batch-frame.js';
import type { Batch, BatchDiff, UndoPreview } from './shapes.js';

export interface DoneFacts {
  readonly batch: Batch;
  readonly diff: BatchDiff | null;
  /** Only coordinators publish, return and undo. */
  readonly isCoordinator: boolean;
  /** It is null unless the batch is published. */
  readonly undo: UndoPreview | ProblemDocument | null;
}

/** The last tab publishes the batch, and undoes it. */
export const donePage = ({ batch, diff, isCoordinator, undo }: DoneFacts) => (
  <BatchFrame batch={batch} tab="done">
    {isCoordinator && batch.inferred > 0 && (isOpen(batch) || batch.state === 'sent') && (
      <InferredSection batch={batch} />
    )}
    {isOpen(batch) &&
      (batch.window === null ? (
        <PublishSection batch={batch} diff={diff} />
      ) : (
        <SendSection batch={batch} diff={diff} />
      ))}
    {batch.state === 'sent' && isCoordinator && <PublishSection batch={batch} diff={diff} />}
    {batch.state === 'sent' && <ReturnSection batch={batch} isCoordinator={isCoordinator} />}
    {batch.run !== null && <Published batch={batch} isCoordinator={isCoordinator} />}
    {undo !== null && <UndoSection batch={batch} undo={undo} />}
    {batch.kept.length > 0 && <Stays kept={batch.kept} />}
    {isOpen(batch) && <Drop batch={batch} />}
  </BatchFrame>
);

const InferredSection = ({ batch }: Pick<DoneFacts, 'batch'>) => (
  <section>
    <h2>{t('Inferred results')}</h2>
    <p>
      {t(
        '{inferred, plural, one {# tournament has a result} other {# tournaments have results}} that the source does not state. They count for points; you decide whether they are rated.',
        { inferred: batch.inferred },
      )}
    </p>
    <RateInferred
      operation={`POST /api/v1/batches/${batch.number}/inferred-results`}
      reason={batch.inferredRated}
      said={t('Decided. Now look again at what changes.')}
    />
  </section>
);

function PublishSection({ batch, diff }: Pick<DoneFacts, 'batch' | 'diff'>) {
  const { refused, asks, double, ready } = batch.items;
  if (diff === null || !diff.fits)
    return (
      <p>
        {t('Before you publish, look at what changes. {link}', {
          link: <a href={addressOfBatch(batch, 'diff')}>{t('See what changes')}</a>,
        })}
      </p>
    );
  const left = refused + asks + double;
  return (
    <section>
      <h2>{t('Publish')}</h2>
      <p>
        {t('{ready, plural, one {# tournament becomes} other {# tournaments become}} public in one run.', { ready })}{' '}
        {left > 0 &&
          t(
            '{left, plural, one {# tournament stays} other {# tournaments stay}} behind: refused, without a fact, or brought twice.',
            { left },
          )}{' '}
        {batch.refusedFiles > 0 &&
          t(
            '{files, plural, one {# file of which nothing can be read stays} other {# files of which nothing can be read stay}} behind, too.',
            { files: batch.refusedFiles },
          )}
      </p>
      {batch.approvedBy !== null && <p>{t('Approved by {handle}.', { handle: batch.approvedBy })}</p>}
      <Form
        id="publish"
        operation={`POST /api/v1/batches/${batch.number}/publication`}
        label={t('Publish the batch')}
        said={t('The batch is being published.')}
      >
        <Kept name="fingerprint" value={diff.fingerprint} />
        <TextField
          name="reason"
          label={t('Why')}
          hint={t('Everybody sees it with the run.')}
          maxLength={LONGEST_REASON}
          isRequired
        />
        <button type="submit" class="first">
          {t('Publish the batch')}
        </button>
      </Form>
      {batch.approvedBy === null && batch.window === null && (
        <Fold summary={t('Approve it, as another coordinator')} forms={['approve']}>
          <Form
            id="approve"
            operation={`POST /api/v1/batches/${batch.number}/approval`}
            label={t('Approve the batch')}
            said={t('You approved the batch as it is.')}
          >
            <Kept name="fingerprint" value={diff.fingerprint} />
            <p>{t('A large batch needs the approval of another coordinator, or a day to wait.')}</p>
            <button type="submit">{t('Approve the batch')}</button>
          </Form>
        </Fold>
      )}
    </section>
  );
}

/** A director sends what is ready; a coordinator reviews it. */
function SendSection({ batch, diff }: Pick<DoneFacts, 'batch' | 'diff'>) {
  if (diff === null || !diff.fits)
    return (
      <p>
        {t('Before you send it, look at what changes. {link}', {
          link: <a href={addressOfBatch(batch, 'diff')}>{t('See what changes')}</a>,
        })}
      </p>
    );
  return (
    <section>
      <h2>{t('Send')}</h2>
      <p>
        {t(
          '{ready, plural, one {# tournament goes} other {# tournaments go}} to the coordinators of the place. They publish the batch, or return it with a reason.',
          { ready: batch.items.ready },
        )}
      </p>
      <Form
        id="send"
        operation={`POST /api/v1/batches/${batch.number}/sending`}
        label={t('Send the batch')}
        said={t('The batch was sent. A coordinator reviews it.')}
      >
        <button type="submit" class="first">
          {t('Send the batch')}
        </button>
      </Form>
    </section>
  );
}

const ReturnSection = ({ batch, isCoordinator }: Pick<DoneFacts, 'batch' | 'isCoordinator'>) => (
  <Fold summary={isCoordinator ? t('Return the batch') : t('Take the batch back')} forms={['return']}>
    <Form
      id="return"
      operation={`POST /api/v1/batches/${batch.number}/return`}
      label={isCoordinator ? t('Return the batch') : t('Take the batch back')}
      said={isCoordinator ? t('The batch was returned to its director.') : t('You can change the batch again.')}
    >
      <TextField
        name="reason"
        label={t('Why')}
        hint={t('The director and the coordinators see it.')}
        maxLength={LONGEST_REASON}
        isRequired
      />
      <button type="submit">{isCoordinator ? t('Return the batch') : t('Take the batch back')}</button>
    </Form>
  </Fold>
);

const Published = ({ batch, isCoordinator }: Pick<DoneFacts, 'batch' | 'isCoordinator'>) => (
  <section>
    <h2>{t('Published')}</h2>
    <Facts
      facts={[
        [t('Run'), <a href={`/runs/${batch.run}`}>{batch.run}</a>],
        [t('Tournaments'), batch.isSplit ? null : batch.items.ready],
        [t('When'), batch.publishedAt === null ? null : <Ago at={new Date(batch.publishedAt)} />],
        [t('Undone in run'), batch.undoRun === null ? null : <a href={`/runs/${batch.undoRun}`}>{batch.undoRun}</a>],
      ]}
    />
    {batch.state === 'published' && isCoordinator && (
      <p>
        {t('Download {link} for the new players. Only you see the codes.', {
          link: (
            <a href={`/api/v1/batches/${batch.number}/claim-codes`} download>
              {t('the claim codes')}
            </a>
          ),
        })}
      </p>
    )}
  </section>
);

function UndoSection({ batch, undo }: { readonly batch: Batch; readonly undo: UndoPreview | ProblemDocument }) {
  if ('detail' in undo)
    return (
      <p class="notice">
        {tell(undo.detail)} {tell(undo.advice)}
      </p>
    );
  return (
    <section>
      <h2>{t('Undo')}</h2>
      <p>
        {t(
          'Undoing withdraws {withdrawn, plural, one {# tournament} other {# tournaments}} and removes {players, plural, one {# player} other {# players}}, in one run.',
          { withdrawn: undo.withdrawn, players: undo.players },
        )}{' '}
        {undo.restored > 0 &&
          t(
            '{restored, plural, one {# corrected tournament gets its earlier results} other {# corrected tournaments get their earlier results}} back.',
            {
              restored: undo.restored,
            },
          )}
      </p>
      {undo.kept.length > 0 && <Stays kept={undo.kept} />}
      <Fold summary={t('Undo the batch')} forms={['undo']}>
        <Form
          id="undo"
          operation={`POST /api/v1/batches/${batch.number}/undo`}
          label={t('Undo the batch')}
          said={t('The batch is being undone.')}
        >
          <TextField
            name="reason"
            label={t('Why')}
            hint={t('Everybody sees it with the run.')}
            maxLength={LONGEST_REASON}
            isRequired
          />
          <button type="submit">{t('Undo everything that it brought')}</button>
        </Form>
      </Fold>
    </section>
  );
}

const Stays = ({ kept }: Pick<UndoPreview, 'kept'>) => (
  <>
    <h3>{t('What stays')}</h3>
    <ul>
      {kept.map(({ kind, name, reason }) => (
        <li key={`${kind} ${name}`}>
          <bdi>{name}</bdi>: {tell(reason)}
        </li>
      ))}
    </ul>
  </>
);

const Drop = ({ batch }: Pick<DoneFacts, 'batch'>) => (
  <Fold summary={t('Drop the batch')} forms={['drop']}>
    <Form
      id="drop"
      operation={`DELETE /api/v1/batches/${batch.number}`}
      label={t('Drop the batch')}
      concerns={t(
        'Everybody who works on batch {number}: {tournaments, plural, one {# tournament} other {# tournaments}} and {files, plural, one {# file} other {# files}} go, with all answers about people.',
        {
          number: batch.number,
          tournaments: Object.values(batch.items).reduce((sum, count) => sum + count, 0),
          files: batch.files,
        },
      )}
      then="/desk/history"
      said={t('The batch was dropped. Nothing of it was published.')}
    >
      <p>{t('The batch and its files are removed. Nothing of it is public.')}</p>
      <button type="submit">{t('Drop the batch')}</button>
    </Form>
  </Fold>
);
