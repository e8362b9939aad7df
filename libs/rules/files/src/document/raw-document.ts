/** A JSON object of a document as it was sent, whose values are kept where nobody edits them. */
export type Raw = Readonly<Record<string, unknown>>;

/** A document whose report can be read, so that its members have the types that the format names. */
export interface RawDocument extends Raw {
  readonly tournament: Raw;
  readonly players: readonly RawPlayer[];
  readonly rounds: readonly RawRound[];
}

export interface RawPlayer extends Raw {
  readonly handle: string;
}

export interface RawRound extends Raw {
  readonly round: number;
  readonly matches?: readonly RawMatch[] | null;
  readonly pods?: readonly RawPod[] | null;
}

/** Cells, and games of a match, have this in place of an unknown player. A cell of an unknown result has it too. */
export const UNKNOWN_PLAYER = '?';

export interface RawMatch extends Raw {
  /** The second player is null where they are unknown. */
  readonly players: readonly (string | null)[];
  readonly games?: readonly (RawGame | null)[] | null;
}

export type RawGame = Raw;

export interface RawPod extends Raw {
  readonly scores: Readonly<Record<string, number>>;
}

const without = (object: Raw, key: string): Raw =>
  Object.fromEntries(Object.entries(object).filter(([each]) => each !== key));

/** Returns an object with a member; without it where the value is null. */
export const withMember = (object: Raw, key: string, value: unknown): Raw =>
  value === null ? without(object, key) : { ...object, [key]: value };
