import { tellDate } from './tell-day.js';

const DAY = /\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g;

/** A text that rules or stores tell, with its days as pages write them: "from Oct 1, 2026". */
export const readableDays = (text: string): string => text.replace(DAY, (day) => tellDate(day));
