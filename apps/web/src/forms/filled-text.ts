/** A longer text is not passed to the next page. */
const LONGEST = 400;

/**
 * Fills a text in which `{a.b}` stands for the member b of the member a of an answer, or for the input of the field
 * `a.b`.
 * @param write how a member is written in the text
 */
export function fillText(
  template: string,
  answer: unknown,
  typed: ReadonlyMap<string, readonly string[]>,
  write: (text: string) => string = (text) => text,
): string {
  const filled = template.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const found = path.split('.').reduce<unknown>(memberOf, answer);
    const text = typeof found === 'string' || typeof found === 'number' ? String(found) : typed.get(path)?.at(-1);
    return write(text ?? '');
  });
  return filled.slice(0, LONGEST);
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
