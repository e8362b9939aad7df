/**
 * An expression for the source of a thread: waits without computing. A thread that shall exceed its time costs the machine
 * nothing that way until shortly before its end.
 */
export const asleep = (ms: number): string => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms})`;
