import { say } from '@quadrant/rules/message';
import { notFound } from '@quadrant/http';

/** @throws Problem 404 for what is no year */
export function readYear(text: string): number {
  if (/^[12]\d{3}$/.test(text)) return Number(text);
  throw notFound(say`${JSON.stringify(text)} is no calendar year.`, say`Choose a year such as 2014.`);
}
