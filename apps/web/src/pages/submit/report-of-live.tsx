import type { ComponentChildren } from 'preact';
import { foldHandle } from '@quadrant/rules/tournament';
import { Form } from '../../components/form/form.js';
import { t } from '../../languages/t.js';

/** The report of a live tournament, as the API tells it. */
export interface ReportOfLive {
  /** Null while the first report waits. */
  readonly tournamentId: string | null;
  readonly submissionId: string | null;
  readonly revision: number | null;
  /** Of a report that waits for a decision. */
  readonly waitingId: string | null;
  readonly submittedBy: string | null;
  readonly receivedAt: string;
}

interface ReportLinksProps {
  readonly report: Pick<ReportOfLive, 'tournamentId' | 'submissionId' | 'waitingId' | 'submittedBy'>;
  /** Handle of the reader: only who sent a report has its receipt. Null where that is not known. */
  readonly account: string | null;
}

/** Where a report that was submitted can be seen. */
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
  /** Of the live tournament. */
  readonly id: string;
  readonly label: string;
  /** What the button says. */
  readonly children: ComponentChildren;
}

/** Makes a draft of the report with the results of now, and goes on to its check. */
export const MakeDraft = ({ id, label, children }: MakeDraftProps) => (
  <Form id="draft" operation={`POST /api/v1/live/${id}/draft`} label={label} then="/submit/{draft}" inline>
    <button type="submit" class="first">
      {children}
    </button>
  </Form>
);
