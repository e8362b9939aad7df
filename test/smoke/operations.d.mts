export interface SentOperation {
  readonly method: string;
  /** Of a request to it, encoded. */
  readonly path: string;
}
export function operationsOf(document: { readonly paths: object }): SentOperation[];
