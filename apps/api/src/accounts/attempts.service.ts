import { Injectable } from '@nestjs/common';
import { problemOfKind } from '@quadrant/http';
import { AttemptThrottle, ATTEMPTS_A_MINUTE, type Attempt } from '@quadrant/persistence';

/** Lets nobody guess for long. */
@Injectable()
export class Attempts {
  constructor(private readonly throttle: AttemptThrottle) {}

  /**
   * Runs what somebody could be guessing at. What succeeds does not count.
   *
   * @throws Problem 429 after too many that did not, and whatever `work` throws
   */
  async limit<T>(attempts: readonly Attempt[], work: () => Promise<T>): Promise<T> {
    for (const attempt of attempts) {
      const seconds = await this.throttle.count(attempt);
      if (seconds !== null) throw tooManyAttempts(seconds);
    }
    const result = await work();
    await Promise.all(attempts.map((attempt) => this.throttle.forgive(attempt)));
    return result;
  }
}

const tooManyAttempts = (seconds: number) =>
  problemOfKind('too-many-requests', `More than ${ATTEMPTS_A_MINUTE} attempts within a minute were wrong.`, {
    advice: `Wait ${seconds} seconds, then try again.`,
    headers: { 'retry-after': String(seconds) },
  });
