import { f } from '@quadrant/http';

/** Answers and the OpenAPI document explain with these words when a change takes effect on published results. */
const TAKES_EFFECT =
  'at-once: a separate run, within seconds; with-refresh: waits for the next refresh; when-resumed: publishing is ' +
  'paused after a rollback; never: nothing that is published depends on it';

/** Describes a member that tells when a change takes effect on published results. */
export const WhenItCounts = (but = ''): PropertyDecorator =>
  f.Choice(['at-once', 'with-refresh', 'when-resumed', 'never'], TAKES_EFFECT + but);
