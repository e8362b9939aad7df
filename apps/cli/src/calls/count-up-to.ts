import { InvalidArgumentError } from 'commander';

/** Reads a whole number from 1 to the most that a call takes. */
export const countUpTo =
  (most: number) =>
  (text: string): number => {
    const count = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
    if (count < 1 || count > most) throw new InvalidArgumentError(`Give a whole number, from 1 to ${most}.`);
    return count;
  };
