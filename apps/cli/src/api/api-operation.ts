import operations from './operations.json' with { type: 'json' };

export interface ApiOperation {
  readonly name: string;
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  /** It has its parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly ApiParameter[];
  /** A file can be of any format that the server reads. Without it, the operation takes no body. */
  readonly body?: 'json' | 'file';
  readonly needsBody?: boolean;
  /** Nobody has to be identified. */
  readonly isPublic?: boolean;
}

export interface ApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  /** It can be given several times. */
  readonly isList?: boolean;
}

/** The operations of the OpenAPI document, as `npm run api-types` wrote them. */
export const OPERATIONS = operations as readonly ApiOperation[];
