/** The file may hold anything, so a receipt in it is not checked yet. */
export type WrittenReceipt = Readonly<Record<string, unknown>>;

/** Returns the receipts in a text: an answer of `submit --json`, or one receipt alone. It has none when the text is no JSON. */
export function receiptsIn(text: string): WrittenReceipt[] {
  try {
    const value: unknown = JSON.parse(text.trim());
    return (Array.isArray(value) ? value : [value]).flatMap(receiptOf);
  } catch {
    return [];
  }
}

function receiptOf(value: unknown): WrittenReceipt[] {
  if (!isObject(value)) return [];
  return isObject(value['receipt']) ? [value['receipt']] : [value];
}

const isObject = (value: unknown): value is WrittenReceipt =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
