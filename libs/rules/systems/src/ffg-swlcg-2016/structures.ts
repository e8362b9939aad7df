// @row 240, 251, 252, 253
/** One row of a printed table: a number of registered players, with the Swiss rounds and the cut that it has. */
export interface StructureRow {
  readonly from: number;
  readonly to: number;
  readonly swissRounds: number;
  /** Null is printed as "No Cut". */
  readonly cut: number | null;
}

/** 004, Tournament Structures: every tournament has one of these three. */
export const STRUCTURES = ['basic', 'advanced', 'custom'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** 004, Basic Structure. */
const BASIC: readonly StructureRow[] = [
  { from: 4, to: 8, swissRounds: 3, cut: null },
  { from: 9, to: 24, swissRounds: 4, cut: 4 },
  { from: 25, to: 32, swissRounds: 4, cut: 8 },
  { from: 33, to: 64, swissRounds: 5, cut: 8 },
  { from: 65, to: 96, swissRounds: 6, cut: 8 },
  { from: 97, to: 128, swissRounds: 6, cut: 16 },
  { from: 129, to: Infinity, swissRounds: 7, cut: 16 },
];

/** 004, Advanced Structure. */
const ADVANCED: readonly StructureRow[] = [
  { from: 9, to: 20, swissRounds: 4, cut: 4 },
  { from: 21, to: 32, swissRounds: 4, cut: 8 },
  { from: 33, to: 56, swissRounds: 5, cut: 8 },
  { from: 57, to: 80, swissRounds: 6, cut: 8 },
  { from: 81, to: 128, swissRounds: 7, cut: 8 },
  { from: 129, to: 176, swissRounds: 7, cut: 16 },
  { from: 177, to: 272, swissRounds: 8, cut: 16 },
  { from: 273, to: Infinity, swissRounds: 9, cut: 16 },
];

/** 004, Custom Structure: it is free, so it has no rows. */
export const STRUCTURE_TABLES: Readonly<Record<Structure, readonly StructureRow[]>> = {
  basic: BASIC,
  advanced: ADVANCED,
  custom: [],
};

/** 004, Double Elimination Rounds: the top 4, 8 or 16, for which there are sheets. */
export const CUT_SIZES: readonly number[] = [4, 8, 16];

/** Returns the structure of this name; null when 004 does not have it. */
export const findStructure = (name: string | null): Structure | null =>
  STRUCTURES.find((structure) => structure === name) ?? null;

/** Returns the row that a structure has for so many registered players; null for a custom one, and below its first row. */
export const findStructureRow = (structure: Structure, players: number): StructureRow | null =>
  STRUCTURE_TABLES[structure].find(({ from, to }) => from <= players && players <= to) ?? null;

/** Returns the fewest registered players for which a structure is printed; 0 for a custom one. */
export const fewestPlayers = (structure: Structure): number => STRUCTURE_TABLES[structure][0]?.from ?? 0;
