interface ReportErrorLinkProps {
  readonly tournamentId: string;
}

/** Leads to the form that opens a dispute. */
export const ReportErrorLink = ({ tournamentId }: ReportErrorLinkProps) => (
  <a href={`/disputes/new?tournament=${tournamentId}`}>Report an error</a>
);
