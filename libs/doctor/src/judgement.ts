import type { Message } from '@quadrant/rules/message';

/** `warning`: it works, but somebody should look at it soon. `failed`: something does not work, or soon will not. */
export type Status = 'ok' | 'warning' | 'failed';

/** A check says this about one thing. */
export interface Judgement {
  readonly status: Status;
  readonly found: Message;
  /** It says what to do; null where all is well. */
  readonly advice: Message | null;
}

export const ok = (found: Message): Judgement => ({ status: 'ok', found, advice: null });
export const warning = (found: Message, advice: Message): Judgement => ({ status: 'warning', found, advice });
export const failed = (found: Message, advice: Message): Judgement => ({ status: 'failed', found, advice });

const ORDER: readonly Status[] = ['ok', 'warning', 'failed'];

/** Returns the worst status; `ok` for none. */
export const worstOf = (judgements: readonly Pick<Judgement, 'status'>[]): Status =>
  ORDER[Math.max(0, ...judgements.map(({ status }) => ORDER.indexOf(status)))]!;
