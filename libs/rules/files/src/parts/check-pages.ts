import { type Text, say } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';

/** A list of an answer that tells how long the whole list is. */
export interface Page {
  readonly what: Text;
  readonly pointer: string;
  readonly length: number;
  /** The length of all pages together; null when the answer does not tell it. */
  readonly total: number | null;
  readonly hasMore: boolean;
  /** The number of this page, from 1, and of all pages; left out, or null, when the answer does not tell. */
  readonly page?: number;
  readonly pages?: number | null;
}

/** Adds a finding for each list that lacks pages. Pages of one list have the same total; a file may hold all of them. */
export function checkPages(pages: readonly Page[], advice: Text, findings: FileFindings): void {
  const lists = new Map<string, Page & { readonly isAlone: boolean }>();
  for (const page of pages) {
    const key = `${String(page.what)} ${page.total ?? ''}`;
    const known = lists.get(key);
    lists.set(
      key,
      known
        ? { ...known, length: known.length + page.length, hasMore: page.hasMore, isAlone: false }
        : { ...page, isAlone: true },
    );
  }
  for (const { what, pointer, length, total, hasMore, page, pages, isAlone } of lists.values()) {
    if (total === null ? !hasMore : length >= total) continue;
    const message =
      total !== null && isAlone && page !== undefined && typeof pages === 'number' && pages > 1
        ? say`This is page ${page} of ${pages}: the file has ${length} of ${total} ${what}.`
        : total === null
          ? say`The file has ${length} ${what}, and says that more follow on another page.`
          : say`The file has ${length} of ${total} ${what}: other pages are missing.`;
    findings.add('one-page-of-several', { pointer }, message, advice);
  }
}
