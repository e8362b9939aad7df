/** The kind says how the text of a field becomes a value. The name ends with it, as in `rounds:number`. */
export const FIELD_KINDS = ['number', 'wholes', 'flag', 'lines', 'optional-lines', 'null', 'json'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];
