import { t } from '../languages/t.js';

interface ReportErrorLinkProps {
  readonly tournamentId: string;
}

/** Links to the form that opens a dispute. */
export const ReportErrorLink = ({ tournamentId }: ReportErrorLinkProps) => (
  <a href={`/disputes/new?tournament=${tournamentId}`}>{t('Report an error')}</a>
);
