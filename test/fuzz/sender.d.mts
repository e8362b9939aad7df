import type { FuzzRequest } from './requests.mjs';

export interface FuzzAnswer {
  /** 0 when none came. */
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
}
export function startSender(url: string): {
  readonly send: (request: Omit<FuzzRequest, 'what'>) => Promise<FuzzAnswer>;
  readonly stop: () => void;
};
