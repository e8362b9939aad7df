/** One thing to put right, and where it is on the page. */
export interface PageFault {
  /** Id of the field; null where it is about the whole form. */
  readonly field: string | null;
  readonly message: string;
}

interface FaultSummaryProps {
  readonly faults: readonly PageFault[];
  readonly title?: string;
}

/** What keeps somebody from going on, above everything else on the page, each with a link to its field. */
export function FaultSummary({ faults, title = 'There is a problem' }: FaultSummaryProps) {
  if (faults.length === 0) return null;
  return (
    <div class="error-summary" role="group" aria-labelledby="error-summary" tabIndex={-1} autofocus>
      <h2 id="error-summary">{title}</h2>
      <ul>
        {faults.map(({ field, message }, index) => (
          <li key={index}>{field === null ? message : <a href={`#${field}`}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
