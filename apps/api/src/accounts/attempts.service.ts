import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { problemOfKind, type Problem } from '@quadrant/http';
import { ATTEMPT_LIMITS, AttemptThrottle, type Attempt } from '@quadrant/store/accounts';

/** Limits how long somebody can guess a secret. */
@Injectable()
export class Attempts {
  constructor(private readonly throttle: AttemptThrottle) {}

  /**
   * Runs work in which somebody could be guessing. Successes do not count.
   * @throws Problem 429 after too many that did not, and whatever `work` throws
   */
  async limit<T>(attempts: readonly Attempt[], work: () => Promise<T>): Promise<T> {
    for (const attempt of attempts) {
      const seconds = await this.throttle.count(attempt);
      if (seconds !== null) throw tooManyAttempts(attempt, seconds);
    }
    const result = await work();
    await Promise.all(attempts.map((attempt) => this.throttle.forgive(attempt)));
    return result;
  }
}

function tooManyAttempts({ purpose }: Attempt, seconds: number): Problem {
  const { points, seconds: within } = ATTEMPT_LIMITS[purpose];
  const period = within === 60 ? 'a minute' : say`an hour`;
  return problemOfKind('too-many-requests', say`More than ${points} attempts within ${period} were wrong.`, {
    advice: say`Wait ${seconds} seconds, then try again.`,
    headers: { 'retry-after': String(seconds) },
  });
}
