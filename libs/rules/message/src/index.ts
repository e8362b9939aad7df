export { count, joined, listed, mapStrings, Message, plain, say, type Text, type Value } from './message.js';
export { pack, packJson, unpack, SENTENCE_KEY, unpackJson, type PackedMessage } from './packed.js';
