/** A process tells its launcher that its event loop runs, how its start goes on, that it is ready, or why it cannot be. */
export type ChildMessage =
  | 'alive'
  /** The person who waits for the start reads this. */
  | { readonly told: string }
  /** The database is up to date. */
  | { readonly prepared: true }
  | { readonly ready: true; readonly port: number; readonly hasAdministrator?: boolean }
  /** `isOutage`: the database did not answer, so the same start may succeed later. */
  | { readonly failed: string; readonly isOutage?: boolean };

export const isChildMessage = (message: unknown): message is ChildMessage =>
  message === 'alive' ||
  (typeof message === 'object' &&
    message !== null &&
    ['told', 'prepared', 'ready', 'failed'].some((kind) => kind in message));
