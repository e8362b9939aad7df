/** An instant as the API writes it into its sentences, in UTC. */
const INSTANT = /\b(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z/g;

/** A sentence whose instants are read by people: day and minute, with the zone. */
export const readableInstants = (text: string): string => text.replace(INSTANT, '$1 $2 UTC');
