/** Caches the values of a function: most cells of a table are repeated many times, and each text is parsed once. */
export function remember<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text);
    if (value !== undefined) return value;
    const found = read(text);
    known.set(text, found);
    return found;
  };
}
