/** A token may be used for these. A person who is signed in has every scope; their roles decide what they may do. */
export const SCOPES = [
  'read',
  'results:write',
  'corrections:write',
  'players:write',
  'disputes:write',
  'leagues:write',
  'venues:write',
  'runs:write',
  'audit:read',
  'accounts:write',
] as const;
export type Scope = (typeof SCOPES)[number];
