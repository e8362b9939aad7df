/** What a process tells its launcher; the worker app says `ready` only. */
export type ChildMessage = 'ready' | { readonly ready: true; readonly port: number } | { readonly failed: string };

export const isChildMessage = (message: unknown): message is ChildMessage =>
  message === 'ready' ||
  (typeof message === 'object' && message !== null && ('ready' in message || 'failed' in message));
