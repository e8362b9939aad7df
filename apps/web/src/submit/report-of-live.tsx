import type { ComponentChildren } from 'preact';
import { foldHandle } from '@quadrant/rules/tournament';
import { Form } from '../components/form/form.js';
import { t } from '../languages/t.js';

export interface ReportOfLive {
  /** It is null while the first report waits. */
  readonly tournamentId: string | null;
  readonly submissionId: string | null;
  readonly revision: number | null;
  /** A report with this id waits for a decision. */
  readonly waitingId: string | null;
  readonly submittedBy: string | null;
  readonly receivedAt: string;
}

interface ReportLinksProps {
  readonly report: Pick<ReportOfLive, 'tournamentId' | 'submissionId' | 'waitingId' | 'submittedBy'>;
  /** The handle of the reader, who has the receipts of their own reports only. It is null where it is not known. */
  readonly account: string | null;
}

/** Links to a report that was submitted. */
export function ReportLinks({ report, account }: ReportLinksProps) {
  const { tournamentId, submissionId, waitingId, submittedBy } = report;
  const isOwn = account !== null && submittedBy !== null && foldHandle(account) === foldHandle(submittedBy);
  return (
    <>
      {tournamentId !== null && (
        <a class="button first" href={`/tournaments/${tournamentId}`}>
          {t('Open the tournament page')}
        </a>
      )}
      {isOwn && waitingId !== null && (
        <a class={tournamentId === null ? 'button first' : 'button'} href={`/submit/waiting/${waitingId}`}>
          {t('See what it waits for')}
        </a>
      )}
      {isOwn && waitingId === null && submissionId !== null && (
        <a class="button" href={`/submit/receipts/${submissionId}`}>
          {t('Receipt and claim codes')}
        </a>
      )}
    </>
  );
}

interface MakeDraftProps {
  /** The live tournament has this id. */
  readonly id: string;
  readonly label: string;
  /** The button has this text. */
  readonly children: ComponentChildren;
}

/** Makes a draft of the report with the current results, and goes on to its check. */
export const MakeDraft = ({ id, label, children }: MakeDraftProps) => (
  <Form id="draft" operation={`POST /api/v1/live/${id}/draft`} label={label} then="/submit/{draft}" inline>
    <button type="submit" class="first">
      {children}
    </button>
  </Form>
);
