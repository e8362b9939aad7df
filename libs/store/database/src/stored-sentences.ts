import { unpackJson } from '@quadrant/rules/message';
import { types } from 'pg';

/** PostgreSQL's catalog has these numbers for the types json and jsonb. */
const JSON_TYPES = [114, 3802] as const;

/** Parses stored JSON. Rows keep sentences as data, so that pages can show them in the language of a later reader. */
const readJson = (text: string): unknown =>
  // A function for each member would take most of the time, and hardly any JSON contains a sentence.
  text.includes('"$say"') ? JSON.parse(text, unpackJson) : JSON.parse(text);

// Every process with a database imports this room; on import, so that none of them can forget it.
for (const type of JSON_TYPES) types.setTypeParser(type, readJson);
