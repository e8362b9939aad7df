/**
 * Writes into a document of quadrant/1 whether its inferred results are rated.
 *
 * @param reason for everybody to read; null: they are not rated
 */
export function rateInferred(document: Uint8Array, reason: string | null): Uint8Array {
  const { inferredRated: _before, ...rest } = JSON.parse(new TextDecoder().decode(document)) as Record<string, unknown>;
  return new TextEncoder().encode(JSON.stringify({ ...rest, ...(reason !== null && { inferredRated: reason }) }));
}
