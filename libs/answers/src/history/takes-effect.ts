/** What answers and the OpenAPI document say about when a change moves what is published. */
export const TAKES_EFFECT = {
  enum: ['at-once', 'with-refresh', 'when-resumed', 'never'],
  description:
    'at-once: a separate run, within seconds; with-refresh: waits for the next refresh; when-resumed: publishing is ' +
    'paused after a rollback; never: nothing that is published depends on it',
};
