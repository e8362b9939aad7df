export interface Row {
  readonly number: number;
  readonly source: string;
  readonly what: string;
  readonly later: string;
}

export function readRows(): readonly Row[];

export function writeTable(root: string): string;
