/** Says that Redis does not answer at the start, which setting names it, and what that means; without any password. */
export function describeAbsence(url: string, error: unknown): string {
  const { hostname, port } = new URL(url);
  const reason = error instanceof Error && error.message !== '' ? error.message : String(error);
  return (
    `The Redis of REDIS_URL does not answer at ${hostname}:${port || '6379'} (${reason.replace(/\.$/, '')}). Reports are stored and ` +
    'pages are shown; publishing starts when Redis answers. Start Redis, or correct REDIS_URL.'
  );
}
