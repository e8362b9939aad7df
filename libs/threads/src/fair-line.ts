export interface LineLimits {
  /** So many turns run at a time. */
  readonly slots: number;
  /** So many turns of one account may wait, besides the one that runs. */
  readonly waitingPerAccount: number;
  /** So many turns of all accounts together may wait. */
  readonly waitingInAll: number;
}

/** The line is full, so a further turn cannot wait. */
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
 * A line in which accounts take turns. An account that asks for much waits for its own turns and does not delay the
 * others. One turn of an account runs at a time.
 */
export class FairLine {
  /** The accounts whose turns wait. An account moves to the end when its turn ends. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly running = new Set<string>();

  constructor(private readonly limits: LineLimits) {}

  /** Returns how many turns wait. */
  get length(): number {
    return [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /**
   * Runs `work` when the account's turn comes, and returns its result or throws its error.
   *
   * @param signal removes a turn that still waits from the line
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
