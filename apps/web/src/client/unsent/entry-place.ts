/** Returns a key for what an entry is about: entries and forms with the same key belong together. */
export function placeOfAct(act: unknown): string {
  const { kind, round, players, handle } = act as Readonly<Record<string, unknown>>;
  const seats = Array.isArray(players) ? [...(players as unknown[])].sort() : null;
  return JSON.stringify([kind ?? null, round ?? null, seats, handle ?? null]);
}

/** Returns the filled-in values by the names of their fields. A list has its numbers in the names. */
export function fieldsOfAct(act: unknown): ReadonlyMap<string, unknown> {
  const fields = new Map<string, unknown>();
  const add = (name: string, value: unknown): void => {
    fields.set(name, value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) add(`${name}.${key}`, part);
  };
  add('act', act);
  return fields;
}
