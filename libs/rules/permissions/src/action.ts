import type { Scope } from './scope.js';

// @row 2
/**
 * How a person is related to what they want to change. Examples: the owner of a dispute, a director of a tournament.
 *
 * - member: they have an account
 * - owner: the account, the claimed player or what they submitted is theirs
 * - director: the tournament names them as its primary, secondary or tertiary director; where it names none, they
 *   submitted it first
 * - league-director: the league names them
 * - coordinator: its place is in their continent or their region
 * - continental-coordinator: its place is in their continent
 * - worldwide-coordinator: they are coordinator of all continents
 */
export const RELATIONS = [
  'member',
  'owner',
  'director',
  'league-director',
  'coordinator',
  'continental-coordinator',
  'worldwide-coordinator',
  'director-of-organized-play',
  'administrator',
] as const;
export type Relation = (typeof RELATIONS)[number];

interface Rule {
  /** A token needs this scope for the action. */
  readonly scope: Scope;
  /** These relations may do it. A person acts in the first one that they have. */
  readonly who: readonly Relation[];
}

const rule = (scope: Scope, ...who: readonly Relation[]): Rule => ({ scope, who });

/** It contains the coordinators of the place, and everyone above them. */
const COORDINATION = ['coordinator', 'director-of-organized-play'] as const;

/** The same people, the highest first: an objection to an answer goes to the next person above. */
const OVERSIGHT = ['director-of-organized-play', 'coordinator'] as const;

/**
 * This table alone decides who may do what. Sources: 000, sections 1.1 (coordinators, Director of Organized Play), 3 and
 * appendix A (directors), 11.4 (allocation), 12.1 and 12.2 (league directors). The rules for accounts and operations are ours.
 */
export const ACTIONS = {
  'report.submit': rule('results:write', ...COORDINATION, 'director'),
  /** Reads a file and stores nothing. */
  'file.check': rule('results:write', 'member'),
  /** It covers drafts, and answers about files. Everybody has access only to their own. */
  'draft.keep': rule('results:write', 'member'),
  /** Everybody can read only their own tournaments. */
  'own-tournaments.read': rule('results:write', 'member'),
  /** Only the account that sent a report can read the codes of its new players. */
  'claim-codes.read': rule('results:write', 'owner'),
  /** These rules apply to a report that waits for a decision: reading, deciding and withdrawing it. */
  'held-report.read': rule('results:write', 'owner', ...COORDINATION),
  'held-report.decide': rule('corrections:write', ...COORDINATION),
  'held-report.withdraw': rule('results:write', 'owner'),
  'held-report.confirm': rule('results:write', 'owner'),
  /** A batch of old tournaments: its files, people and diff. Directors bring their own in a history window. */
  'batch.bring': rule('results:write', ...COORDINATION, 'owner'),
  /** A batch that belongs to no history window has no place: coordinators of any place manage it. */
  'batch.manage': rule('results:write', ...COORDINATION),
  'batch.publish': rule('corrections:write', ...COORDINATION),
  /** It covers improbable facts that the nightly checks found. */
  'suspicion.decide': rule('corrections:write', ...COORDINATION),
  'tournament.revise': rule('results:write', ...COORDINATION, 'director'),
  'tournament.withdraw': rule('results:write', ...COORDINATION, 'director'),
  'tournament.reinstate': rule('corrections:write', ...COORDINATION),
  /** It covers a report whose computation failed. */
  'report.retry': rule('runs:write', ...COORDINATION, 'administrator'),
  'tournament.merge': rule('corrections:write', ...COORDINATION),
  'tournament.set-level': rule('corrections:write', ...COORDINATION),
  'tournament.flag-league': rule('leagues:write', 'league-director', ...COORDINATION),

  'league.create': rule('leagues:write', 'continental-coordinator', 'director-of-organized-play'),
  'league.appoint-director': rule('leagues:write', 'continental-coordinator', 'director-of-organized-play'),
  'card-names.change': rule('leagues:write', ...COORDINATION),
  'league.delete': rule('leagues:write', 'continental-coordinator', 'director-of-organized-play'),
  /** It tells a chat or a program what happens, in one league, in one region or everywhere. */
  'webhook.create': rule(
    'leagues:write',
    'league-director',
    'coordinator',
    'director-of-organized-play',
    'administrator',
  ),
  /** Its address may be a secret of a chat, so others do not see it. */
  'webhook.manage': rule('leagues:write', 'owner'),
  'league.change': rule('leagues:write', 'league-director', 'continental-coordinator', 'director-of-organized-play'),

  'what-if.ask': rule('runs:write', ...COORDINATION, 'administrator'),
  'refresh.request': rule('runs:write', ...COORDINATION, 'administrator'),
  'refresh.decide': rule('runs:write', ...COORDINATION, 'administrator'),
  'run.roll-back': rule('runs:write', 'continental-coordinator', 'director-of-organized-play', 'administrator'),
  'publication.resume': rule('runs:write', 'continental-coordinator', 'director-of-organized-play', 'administrator'),

  'player.register': rule('results:write', 'member'),
  'player.change': rule('players:write', 'owner', ...COORDINATION),
  'player.hide': rule('players:write', 'owner', ...COORDINATION),
  'player.anonymise': rule('players:write', 'owner', ...COORDINATION),
  'player.merge': rule('corrections:write', ...COORDINATION),
  'player.claim': rule('players:write', 'member'),
  'claim.decide': rule('players:write', 'director', ...COORDINATION),

  /** Prizes that a player has won by a place (000, sections 7.2 and 11). They cannot be passed to another player. */
  'entitlement.choose': rule('players:write', ...COORDINATION, 'owner'),
  'entitlement.forfeit': rule('players:write', ...COORDINATION, 'owner'),

  'dispute.open': rule('disputes:write', 'member'),
  'dispute.read': rule('disputes:write', 'owner', 'director', ...COORDINATION),
  /** Escalate it, object to its answer, or withdraw it. */
  'dispute.pursue': rule('disputes:write', 'owner'),
  'dispute.answer': rule('disputes:write', ...OVERSIGHT, 'director'),
  'dispute.answer-escalated': rule('disputes:write', ...OVERSIGHT),
  'dispute.answer-finally': rule('disputes:write', 'director-of-organized-play'),

  'proposal.make': rule('disputes:write', 'member'),
  'proposal.read': rule('disputes:write', 'owner', 'director', ...COORDINATION),
  'proposal.withdraw': rule('disputes:write', 'owner'),
  'proposal.decide': rule('results:write', ...OVERSIGHT, 'director'),

  'inquiry.make': rule('disputes:write', 'member'),
  'inquiry.read': rule('disputes:write', 'owner', ...COORDINATION),
  'inquiry.answer': rule('corrections:write', ...COORDINATION),
  'venue.propose': rule('venues:write', 'member'),
  'venue.read': rule('venues:write', 'owner', ...COORDINATION),
  'venue.decide': rule('venues:write', ...COORDINATION),
  'region.change': rule('corrections:write', 'continental-coordinator', 'director-of-organized-play'),
  'window.set': rule('corrections:write', 'continental-coordinator', 'director-of-organized-play'),
  /** It brings in what players had in a previous system, and takes it back. */
  'opening.publish': rule('corrections:write', 'continental-coordinator', 'director-of-organized-play'),
  /** It lets approved directors report old tournaments of a place for some time. */
  'history-window.open': rule('corrections:write', ...COORDINATION),
  /** Interim rulings (000, section 14.3). */
  'ruling.make': rule('corrections:write', 'director-of-organized-play'),
  /** It chooses between two defensible readings of a rule. */
  'switch.set': rule('corrections:write', 'continental-coordinator', 'director-of-organized-play'),
  /** Anybody may announce a tournament (000, section 3); its announcer, directors and coordinators change it. */
  'announcement.make': rule('results:write', 'member'),
  'announcement.change': rule('results:write', ...COORDINATION, 'owner', 'director'),
  /** Anybody may run a tournament; its director, helpers they named, and coordinators enter what happens in it. */
  'live.begin': rule('results:write', 'member'),
  'live.run': rule('results:write', ...COORDINATION, 'owner', 'director'),
  'live.enter': rule('results:write', ...COORDINATION, 'owner', 'director'),
  /** Players say before the day that they come; directors speak for others, as `announcement.change` lets them. */
  'announcement.register': rule('players:write', 'member'),
  'application.make': rule('results:write', 'member'),
  'application.read': rule('results:write', 'owner', ...COORDINATION),
  'application.withdraw': rule('results:write', 'owner'),
  'application.decide': rule('corrections:write', ...COORDINATION),
  /** Titles that the Department of Organized Play allots, not a coordinator (000, sections 11.1.2, 11.1.3 and 11.2). */
  'application.allot': rule('corrections:write', 'director-of-organized-play'),

  'audit.read': rule('audit:read', ...COORDINATION, 'administrator'),

  /** The jobs that wait, as the queue itself has them. */
  'queue.read': rule('audit:read', 'administrator'),

  'account.read': rule('read', 'owner', 'administrator'),
  /** Its owner reads everything that is stored about them, as one archive. */
  'account.download': rule('accounts:write', 'owner'),
  /** It is deleted 14 days later; until then the same people can take it back. */
  'account.delete': rule('accounts:write', 'owner', 'administrator'),
  'account.create': rule('accounts:write', 'administrator'),
  'account.list': rule('accounts:write', 'administrator'),
  'account.disable': rule('accounts:write', 'administrator'),
  'account.reset-password': rule('accounts:write', 'administrator'),
  'account.reset-second-factor': rule('accounts:write', 'administrator'),
  'role.grant': rule('accounts:write', 'administrator'),
  /** Makes somebody an approved director of a region, whose reports then count at once. */
  'director.approve': rule('corrections:write', ...COORDINATION),
  /** It approves a director for all regions. */
  'director.approve-everywhere': rule('corrections:write', 'worldwide-coordinator', 'director-of-organized-play'),
  /** Regional coordinators are named by the coordinator of their continent. */
  'role.name-regional': rule(
    'accounts:write',
    'continental-coordinator',
    'director-of-organized-play',
    'administrator',
  ),
  /** Pairing, pods, brackets and draws are computed from what is sent; the account is asked for so that it can be limited. */
  'round.compute': rule('read', 'member'),

  /** It covers notices, how they come, and the address to which they go. */
  'notice.read': rule('read', 'member'),
  'notice.change': rule('accounts:write', 'owner'),
  'session.end': rule('read', 'member'),
  'language.choose': rule('accounts:write', 'owner'),
  'session.list': rule('read', 'member'),
  'session.end-others': rule('accounts:write', 'owner'),
  'password.change': rule('accounts:write', 'owner'),
  'second-factor.read': rule('read', 'member'),
  'second-factor.change': rule('accounts:write', 'owner'),
  'token.create': rule('accounts:write', 'owner', 'administrator'),
  'token.read': rule('read', 'owner', 'administrator'),
  'token.revoke': rule('accounts:write', 'owner', 'administrator'),
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof ACTIONS;

/** Returns the scope and the relations that an action needs. */
export const ruleOf = (action: Action): Rule => ACTIONS[action];
