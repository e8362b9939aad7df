// To `expect`, a sentence of `@quadrant/rules/message` is its English words: specs write them out.
const isMessage = (value) => value?.constructor?.name === 'Message' && Array.isArray(value.values);
const isText = (value) => typeof value === 'string' || isMessage(value);
const wordsOf = (value) => (isMessage(value) ? String(value) : value);

const original = globalThis.expect;
globalThis.expect = Object.assign((received, ...more) => original(wordsOf(received), ...more), original);

for (const name of ['stringContaining', 'stringMatching']) {
  globalThis.expect[name] = (wanted) => {
    const matcher = original[name](wanted);
    const matches = matcher.asymmetricMatch.bind(matcher);
    matcher.asymmetricMatch = (received) => matches(wordsOf(received));
    return matcher;
  };
}

original.addEqualityTesters([
  (one, other) => {
    const isOurs = (isMessage(one) && isText(other)) || (isMessage(other) && isText(one));
    return isOurs ? String(one) === String(other) : undefined;
  },
]);
