export {
  count,
  joined,
  keyOf,
  listed,
  mapStrings,
  Message,
  phrase,
  plain,
  quoted,
  say,
  type Text,
  type Value,
} from './message.js';
export { pack, packJson, textJson, unpack, SENTENCE_KEY, unpackJson } from './packed.js';
export { nearestName, nearestWord } from './nearest-word.js';
