import type { Halves } from '@quadrant/rules/batches';
import { t } from '../languages/t.js';
import { Fold } from '../components/form/fold.js';
import { Kept } from '../components/form/form.js';
import { PageForm } from '../components/form/page-form.js';
import { addressOfBatch, isOpen, WhatWasRead } from './batch-frame.js';
import { addressOfFile } from './files.page.js';
import type { Batch, BatchHalves } from './shapes.js';

interface HalvesProps<Which extends keyof BatchHalves> {
  readonly batch: Batch;
  readonly halves: BatchHalves[Which];
}

/** Offers to join files that may hold parts of one tournament. Somebody has to say so, and can take it back. */
export function OfferedHalves({ batch, halves: offers }: HalvesProps<'offers'>) {
  if (offers.length === 0) return null;
  return (
    <section>
      <h2 id="halves">{t('Half a tournament in a file')}</h2>
      <p>
        {t(
          'These files may hold parts of one tournament. When you join them, the facts of the first file count, and what both say has to be the same.',
        )}
      </p>
      <ul class="cards">
        {offers.map((offer) => (
          <Offer key={`${offer.first} ${offer.other}`} batch={batch} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

/** Lists the files that somebody joined. */
export function JoinedHalves({ batch, halves: joined }: HalvesProps<'joined'>) {
  if (joined.length === 0) return null;
  return (
    <Fold
      summary={t('{files, plural, one {# file is joined with another one} other {# files are joined with others}}', {
        files: joined.length,
      })}
      forms={[]}
    >
      <ul class="cards">
        {joined.map(({ file, partOf, decidedBy, isRead }) => (
          <li key={file}>
            <p>
              {t('{file} is joined with {whole}, says {by}.', {
                file: <File batch={batch} file={file} />,
                whole: <File batch={batch} file={partOf} />,
                by: <bdi>{decidedBy}</bdi>,
              })}{' '}
              {isRead ? <WhatWasRead batch={batch} items={[partOf]} /> : t('It counts when the files are read again.')}
            </p>
            {isOpen(batch) && (
              <Join batch={batch} first="" other={file} label={t('Take back the joining of {file}', { file })}>
                {t('Take it back')}
              </Join>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

const File = ({ batch, file }: { readonly batch: Batch; readonly file: string }) => (
  <a href={addressOfFile(batch, file)} dir="auto">
    {file}
  </a>
);

function Offer({ batch, offer }: { readonly batch: Batch; readonly offer: Halves }) {
  const { first, other, inCommon, people, sameBy } = offer;
  return (
    <li>
      <p>
        {t('{first} and {other} may be one tournament.', {
          first: <File batch={batch} file={first} />,
          other: <File batch={batch} file={other} />,
        })}{' '}
        <WhatWasRead batch={batch} items={[first, other]} />
      </p>
      <ul class="plain-list">
        <li>{tellRounds(offer)}</li>
        <li>
          {t('{inCommon} of {people, plural, one {# person is} other {# people are}} in both.', { inCommon, people })}
        </li>
        <li>{sameBy === 'day' ? t('The same place and the same day.') : t('The same place and the same name.')}</li>
      </ul>
      {isOpen(batch) && (
        <Join batch={batch} first={first} other={other} label={t('Join {first} and {other}', { first, other })}>
          {t('Join')}
        </Join>
      )}
    </li>
  );
}

function tellRounds({ kind, rounds, otherRounds }: Halves): string {
  const first = spanOf(rounds);
  return kind === 'rounds'
    ? t('One has rounds {first}, the other one {other}.', { first, other: spanOf(otherRounds) })
    : t('One has the games of rounds {first}, the other one the final places.', { first });
}

const spanOf = (rounds: readonly number[]): string =>
  rounds.length === 1 ? `${rounds[0]}` : `${rounds[0]}–${rounds.at(-1)}`;

interface JoinProps {
  readonly batch: Batch;
  /** It is empty to take a joining back. */
  readonly first: string;
  readonly other: string;
  readonly label: string;
  readonly children: string;
}

const Join = ({ batch, first, other, label, children }: JoinProps) => (
  <PageForm action={`${addressOfBatch(batch, 'doubles')}/join`} label={label}>
    <Kept name="first" value={first} />
    <Kept name="other" value={other} />
    <button type="submit">{children}</button>
  </PageForm>
);
