import { f } from '@quadrant/http';

/** What answers and the OpenAPI document say about when a change moves what is published. */
const TAKES_EFFECT =
  'at-once: a separate run, within seconds; with-refresh: waits for the next refresh; when-resumed: publishing is ' +
  'paused after a rollback; never: nothing that is published depends on it';

/** When a change moves what is published. */
export const WhenItCounts = (but = ''): PropertyDecorator =>
  f.Choice(['at-once', 'with-refresh', 'when-resumed', 'never'], TAKES_EFFECT + but);
