/** What a process tells its launcher: that its event loop runs, that it is ready, or why it cannot be. */
export type ChildMessage =
  | 'alive'
  | { readonly ready: true; readonly port: number }
  /** `isOutage`: the database did not answer, so the same start may succeed later. */
  | { readonly failed: string; readonly isOutage?: boolean };

export const isChildMessage = (message: unknown): message is ChildMessage =>
  message === 'alive' ||
  (typeof message === 'object' && message !== null && ('ready' in message || 'failed' in message));
