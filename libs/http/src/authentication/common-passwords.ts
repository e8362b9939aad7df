import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { ESTIMATED_LENGTH, loadCommonWords, plainOf } from './common-words.js';

/** Fewer guesses than this, by the estimate of zxcvbn, and somebody who tries common passwords finds it. */
const FEWEST_GUESSES = 1e11;
/** The same of what is made of known words alone: titles and sayings are guessed as a whole. */
const FEWEST_GUESSES_OF_WORDS = 1e12;
/** So many ways to read digits and signs as letters are tried. Repeated, the worst of 600 hostile texts took 13 ms of CPU. */
const LETTER_READINGS = 10;

let estimator: Promise<ZxcvbnFactory> | null = null;

/**
 * Whether a password is one of the most common ones, or made of them: common passwords, words and names of five languages,
 * alone or joined, with digits, years, sequences, rows of the keyboard or repetitions around them.
 *
 * @param own words of the person who chooses it, such as the handle
 */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  const factory = await (estimator ??= loadEstimator());
  const { guesses, sequence } = factory.check(plainOf(password).slice(0, ESTIMATED_LENGTH), own.map(plainOf));
  const isOfWords = sequence.every(({ pattern }) => pattern !== 'bruteforce');
  return guesses < (isOfWords ? FEWEST_GUESSES_OF_WORDS : FEWEST_GUESSES);
}

/** Loads what {@link isCommonPassword} needs, 0.8 s of CPU, before a request has to wait for it. */
export async function prepareCommonPasswords(): Promise<void> {
  await (estimator ??= loadEstimator());
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory: Factory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs } = await import('@zxcvbn-ts/language-common');
  const dictionary = await loadCommonWords();
  return new Factory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: ESTIMATED_LENGTH,
    l33tMaxSubstitutions: LETTER_READINGS,
  });
}
