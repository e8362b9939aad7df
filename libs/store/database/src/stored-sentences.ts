import { unpackJson } from '@quadrant/rules/message';
import { types } from 'pg';

/** Numbers of the types in PostgreSQL's catalog. */
const JSON_TYPES = [114, 3802] as const;

/** Rows keep sentences as data, so that pages can say them in the language of whoever reads them later. */
const readJson = (text: string): unknown =>
  // A function for each member would take most of the time; hardly any JSON has a sentence.
  text.includes('"$say"') ? JSON.parse(text, unpackJson) : JSON.parse(text);

// Every process with a database imports this room; on import, so that none of them can forget it.
for (const type of JSON_TYPES) types.setTypeParser(type, readJson);
