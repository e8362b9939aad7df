import argon2, { type Options } from 'argon2';

/** `libs/http/src/authentication/password.ts` sets the same number, in KiB. */
const DEAR = 32 * 1024;
const CHEAP = 1024;

let isCheap = true;

const cheapen = (options?: Options): Options | undefined =>
  isCheap && options?.memoryCost === DEAR ? { ...options, memoryCost: CHEAP } : options;

/**
 * Lets a guess of a password cost a thirtieth until the tests are done: walks sign in some thousand times.
 * `password.spec.ts` tests the real cost.
 */
export function useCheapPasswords(): void {
  const { hash, needsRehash } = argon2;
  beforeAll(() => {
    Object.assign(argon2, {
      hash: (password: string, options?: Options) => hash(password, cheapen(options)),
      needsRehash: (digest: string, options?: Options) => needsRehash(digest, cheapen(options)),
    });
  });
  afterAll(() => Object.assign(argon2, { hash, needsRehash }));
}

/** Runs a task while passwords cost as much as in production. */
export async function atFullCost<T>(task: () => Promise<T>): Promise<T> {
  isCheap = false;
  try {
    return await task();
  } finally {
    isCheap = true;
  }
}
