export function compareSchemas(snapshot: string, made: string): string[];
export function findMisplaced(files: Readonly<Record<string, string>>): string[];
