/** What answers and the OpenAPI document say about when a change moves what is published. */
export const TAKES_EFFECT = {
  enum: ['at-once', 'with-refresh', 'when-resumed', 'never'],
  description:
    'at-once: a run of its own, within moments; with-refresh: waits for the next refresh; when-resumed: publishing is ' +
    'paused after a rollback; never: nothing that is published depends on it',
};
