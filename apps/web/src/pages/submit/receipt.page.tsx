import { WHAT_A_CODE_DOES } from '@quadrant/http';
import type { OwnCode, OwnSubmission } from './own-reports.js';
import { Minute } from '../day.js';
import { Layout } from '../layout.js';
import { STATE_SENTENCES } from '../tournaments/tournament-words.js';
import { FindingNote } from './finding-note.js';

interface ReceiptFacts {
  readonly submission: OwnSubmission;
  readonly tournament: { readonly name: string; readonly game: string };
  readonly claimCodes: readonly OwnCode[];
}

/** What was stored, what happens next, and the codes of new players to be printed and cut apart. */
export function receiptPage({ submission, tournament, claimCodes }: ReceiptFacts) {
  const { shortId, tournamentId, revision, state, stateReason, receivedAt, findings } = submission;
  const address = `/tournaments/${tournamentId}`;
  return (
    <Layout title={`Receipt for ${tournament.name}`} game={tournament.game}>
      <div class="confirmation-panel">
        <h1>Results submitted</h1>
        <p>
          Your receipt is <strong>{shortId}</strong>
        </p>
      </div>
      <dl class="facts">
        <div>
          <dt>Tournament</dt>
          <dd>
            <a href={address}>{tournament.name}</a>
          </dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>
            <Minute at={new Date(receivedAt)} />
          </dd>
        </div>
        {revision > 1 && (
          <div>
            <dt>Revision</dt>
            <dd>{revision}</dd>
          </div>
        )}
      </dl>
      <section class="no-print">
        <h2>What happens next</h2>
        <p>
          {STATE_SENTENCES[state] || 'The results are published.'}
          {state === 'awaiting-refresh' && stateReason !== null && ` Reason: ${stateReason}.`}
        </p>
        <p class="buttons">
          <a class="button first" href={address}>
            Open the tournament
          </a>
          <a class="button" href="/my/tournaments">
            My tournaments
          </a>
        </p>
      </section>
      <ClaimCodes codes={claimCodes} tournament={tournament.name} />
      {findings.length > 0 && (
        <details class="fold no-print">
          <summary>Warnings and notes ({findings.length})</summary>
          {findings.map((finding, index) => (
            <FindingNote key={index} finding={finding} />
          ))}
        </details>
      )}
    </Layout>
  );
}

interface ClaimCodesProps {
  readonly codes: readonly OwnCode[];
  readonly tournament: string;
}

/** Cards to cut apart, one for each new player. */
export function ClaimCodes({ codes, tournament }: ClaimCodesProps) {
  if (codes.length === 0) return null;
  return (
    <section>
      <h2>Codes for new players</h2>
      <p class="no-print">
        {codes.length === 1 ? 'One player is new' : `${codes.length} players are new`}. Print this page, cut the cards
        apart and hand them out. You can come back to this page as long as the codes can be used.
      </p>
      <ul class="code-cards">
        {codes.map(({ handle, code }) => (
          <li key={handle}>
            <strong class="code-handle">
              <bdi>{handle}</bdi>
            </strong>
            <span>{tournament}</span>
            <code>{code}</code>
            <span>
              New here? Create an account at <a href="/sign-up">/sign-up</a>. You have one? Claim your player at{' '}
              <a href="/account">/account</a>.
            </span>
            <small>{WHAT_A_CODE_DOES}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
