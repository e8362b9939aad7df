/** How many wait and run in a {@link FairLine}. */
export interface LineLimits {
  /** Turns that run at a time. */
  readonly slots: number;
  /** Turns of one account that wait; one more runs. */
  readonly waitingPerAccount: number;
  /** Turns of all accounts together that wait. */
  readonly waitingInAll: number;
}

/** Why nobody else may wait. */
export class LineFull extends Error {
  override readonly name = 'LineFull';

  constructor(readonly of: 'account' | 'all') {
    super(of === 'account' ? 'too many turns of this account wait' : 'too many turns wait');
  }
}

interface Waiting {
  readonly begin: () => void;
}

/**
 * A line in which accounts take turns: one that asks for much waits for itself and holds nobody else up. One turn of an
 * account runs at a time.
 */
export class FairLine {
  /** Accounts with turns that wait. An account whose turn ends moves to the end. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly running = new Set<string>();

  constructor(private readonly limits: LineLimits) {}

  /** Turns that wait. */
  get length(): number {
    return [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /**
   * Runs `work` when the account's turn comes; what it returns or throws is passed on.
   *
   * @param signal takes a turn that still waits out of the line
   * @throws LineFull at once, or the reason of the signal
   */
  async run<T>(account: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.enter(account, signal);
    try {
      return await work();
    } finally {
      this.running.delete(account);
      this.moveToEnd(account);
      this.beginNext();
    }
  }

  private async enter(account: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.mayRun(account)) {
      this.running.add(account);
      return;
    }
    const own = this.waiting.get(account) ?? [];
    if (own.length >= this.limits.waitingPerAccount) throw new LineFull('account');
    if (this.length >= this.limits.waitingInAll) throw new LineFull('all');
    this.waiting.set(account, own);
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.remove(account, place);
        reject(signal.reason as Error);
      };
      const place = {
        begin: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      own.push(place);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  private mayRun(account: string): boolean {
    return this.running.size < this.limits.slots && !this.running.has(account);
  }

  private beginNext(): void {
    for (const [account, [next]] of this.waiting) {
      if (next === undefined || !this.mayRun(account)) continue;
      this.remove(account, next);
      this.running.add(account);
      next.begin();
    }
  }

  private moveToEnd(account: string): void {
    const left = this.waiting.get(account);
    if (left === undefined) return;
    this.waiting.delete(account);
    this.waiting.set(account, left);
  }

  private remove(account: string, place: Waiting): void {
    const own = this.waiting.get(account);
    if (own === undefined) return;
    own.splice(own.indexOf(place), 1);
    if (own.length === 0) this.waiting.delete(account);
  }
}
