/** Capitalizes a text that stands alone, such as the value of a cell. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
