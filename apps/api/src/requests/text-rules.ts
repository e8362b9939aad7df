const YEAR = /^[12]\d{3}$/;

/** Whether a text can be a calendar year of ours. */
export const isYear = (text: string): boolean => YEAR.test(text);

// Nine digits: whatever they say, it is an `integer` of PostgreSQL.
const RUN_NUMBER = /^[1-9]\d{0,8}$/;

/** Whether a text can be the number of a run. */
export const isRunNumber = (text: string): boolean => RUN_NUMBER.test(text);
