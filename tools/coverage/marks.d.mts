export interface Mark {
  readonly row: number;
  readonly file: string;
  readonly kind: 'code' | 'text' | 'test';
  readonly title?: string;
}

export function findMarks(root: string): readonly Mark[];
