import { TO_BE_CONFIRMED } from '@quadrant/rules/suspicions';

/** Where reports are taken in. */
const INTAKE = /^\/api\/v1\/(submissions|tournaments\/[^/]+\/revisions)(\?|$)/;

/** The address under which whatever looks odd about a report is confirmed; tests play the same few players over and over. */
export function confirmed(path: string): string {
  if (!INTAKE.test(path) || path.includes('confirm=')) return path;
  const confirm = TO_BE_CONFIRMED.map((code) => ({ code, reason: 'a test' }));
  return `${path}${path.includes('?') ? '&' : '?'}confirm=${encodeURIComponent(JSON.stringify(confirm))}`;
}
