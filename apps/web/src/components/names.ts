import type { Addressee, Continent, GrantedRole, DisputeState, DisputeTopic, Scope } from '@quadrant/rules/permissions';
import type { Category, GameTitle, Kind } from '@quadrant/rules/tournament';
import type { Badge } from '@quadrant/rules/championships';
import type { ProposalState } from '@quadrant/store/proposals';
import { words } from '../languages/t.js';

/** How pages call the game titles. */
export const GAME_NAMES: Readonly<Record<GameTitle, string>> = words({
  '1e': 'First Edition',
  '2e': 'Second Edition',
  tribbles: 'Tribbles',
  stccg: 'Star Trek CCG (Decipher)',
  swccg: 'Star Wars CCG',
  'young-jedi': 'Young Jedi',
  'sw-lcg': 'Star Wars LCG',
});

/** How pages call the rating categories. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = words({
  constructed: 'Constructed',
  draft: 'Draft',
  junior: 'Junior',
  sealed: 'Sealed',
  overall: 'Overall',
});

export const CONTINENT_NAMES: Readonly<Record<Continent, string>> = words({
  australia: 'Australia',
  europe: 'Europe',
  'north-america': 'North America',
});

/** How pages call the kinds of tournaments. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = words({
  local: 'Local tournaments',
  regional: 'Regional Championships',
  national: 'National Championships',
  masters: 'Trek Masters',
  continental: 'Continental Championships',
  worlds: 'World Championships',
  release: 'Release tournaments',
  'chairmans-challenge': "Chairman's Challenges",
  'champions-league': 'Champions League',
});

export const BADGE_NAMES: Readonly<Record<Badge['badge'], string>> = words({
  gold: 'Gold badge',
  silver: 'Silver badge',
  button: 'Button',
});

export const ROLE_NAMES: Readonly<Record<GrantedRole, string>> = words({
  director: 'Approved director',
  coordinator: 'Coordinator',
  'regional-coordinator': 'Regional coordinator',
  'director-of-organized-play': 'Director of Organized Play',
  administrator: 'Administrator',
});

/** The names say what a token is for. */
export const SCOPE_NAMES: Readonly<Record<Scope, string>> = words({
  read: 'reads what is shown to you',
  'results:write': 'submits results of tournaments, and revises them',
  'corrections:write': 'decides and corrects for others, as coordinators do',
  'players:write': 'changes and claims players',
  'disputes:write': 'opens and answers disputes, proposes corrections',
  'leagues:write': 'makes and changes leagues',
  'venues:write': 'proposes venues, and decides on them',
  'runs:write': 'asks for refreshes and takes runs back',
  'audit:read': 'reads who did what',
  'accounts:write': 'changes your password and makes tokens; of an administrator, keeps all accounts',
});

export const DISPUTE_STATE_NAMES: Readonly<Record<DisputeState, string>> = words({
  'open-with-director': 'open, with the directors',
  'open-with-coordinator': 'open, with the coordinator',
  'open-with-director-of-organized-play': 'open, with the Director of Organized Play',
  answered: 'answered',
  withdrawn: 'withdrawn',
});

export const PROPOSAL_STATE_NAMES: Readonly<Record<ProposalState, string>> = words({
  open: 'waits for a decision',
  outdated: 'outdated: the results were changed meanwhile',
  accepted: 'accepted',
  refused: 'refused',
  withdrawn: 'withdrawn',
});

export const ADDRESSEE_NAMES: Readonly<Record<Addressee, string>> = words({
  director: 'director',
  coordinator: 'coordinator',
  'director-of-organized-play': 'Director of Organized Play',
});

export const TOPIC_NAMES: Readonly<Record<DisputeTopic, string>> = words({
  result: 'a result',
  standings: 'the standings',
  level: 'the level',
  conduct: 'conduct',
  director: 'a director',
  other: 'something else',
});
