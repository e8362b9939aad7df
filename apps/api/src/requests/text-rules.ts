const YEAR = /^[12]\d{3}$/;

/** Tells whether a text can be a calendar year. */
export const isYear = (text: string): boolean => YEAR.test(text);

// Any nine digits fit into an `integer` of PostgreSQL.
const RUN_NUMBER = /^[1-9]\d{0,8}$/;

/** Tells whether a text can be the number of a run. */
export const isRunNumber = (text: string): boolean => RUN_NUMBER.test(text);
