import { randomUUID } from 'node:crypto';
import { HeartbeatRepository } from '@quadrant/store/operations';
import { handleOf } from './actors.js';
import type { Scene } from './scene.js';

/** A request as one actor sends it. */
export interface Asking {
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A row builds a request, and has one letter for what each actor must get. */
export interface Row {
  readonly cells: string;
  readonly ask: (scene: Scene) => Promise<Asking> | Asking;
}

/*
 * a: 401, not signed in; f: 403, forbidden; h: 404, as if it did not exist; o: let through, whatever the result is.
 *
 * The letters have the order of ACTORS: anonymous, player, director, another director, league director, coordinator
 * here, coordinator elsewhere, Director of Organized Play, administrator, revoked token.
 */
const OPEN = 'oooooooooo';
const RESULTS = 'afoffofofa';
const CORRECTIONS = 'affffofofa';
/** They allow everybody with an account whose token is for directors. */
const DIRECTING = 'afoooooofa';
const RUNS = 'affffooooa';
/** They allow everybody with an account whose token is for players. */
const MEMBERS = 'aooooooofa';
const OWN = 'aooooooooa';
const ADMINISTRATION = 'afffffffoa';
/** Paula submitted something about a tournament that Dirk directs. These rows say who sees it, may pursue it, may decide it. */
const SEEN = 'aoohhohofa';
const PURSUED = 'aofhhfhffa';
const DECIDED = 'afohhohofa';
/** They allow coordinators of any place. */
const COORDINATING = 'affffooofa';
/** They allow everybody who may change a league that Lena directs. */
const LEADING = 'afffoooofa';
const reason = 'the matrix asks';

/** Nobody sees a draft of another person. */
const ofDraft = (rest: string, body?: object): Row => ({
  cells: DIRECTING.replaceAll('o', 'h'),
  ask: () => ({ path: `/api/v1/drafts/${randomUUID()}${rest}`, ...(body && { body }) }),
});

/** A batch that belongs to no history window has no place: every coordinator works on it, and nobody else. */
const ofBatch = (rest: string, body?: object, cells = COORDINATING): Row => ({
  cells,
  ask: async (scene) => ({ path: `/api/v1/batches/${await scene.batch()}${rest}`, ...(body && { body }) }),
});

/** Coordinators learn that the batch has no such part. */
const ofMissingPart = (rest: string): Row => ofBatch(rest, undefined, COORDINATING.replaceAll('o', 'h'));

/** Nobody learns that somebody else has a webhook. */
const ofOtherWebhook = (rest: string): Row => ({
  cells: LEADING.replaceAll('o', 'h'),
  ask: () => ({ path: `/api/v1/webhooks/${randomUUID()}${rest}` }),
});

const open = (path: string): Row => ({ cells: OPEN, ask: () => ({ path }) });

const ofTournament = (cells: string, rest: string, body?: (scene: Scene) => object | Promise<object>): Row => ({
  cells,
  ask: async (scene) => ({
    path: `/api/v1/tournaments/${await scene.tournament()}${rest}`,
    ...(body && { body: await body(scene) }),
  }),
});

const ofRefresh = (cells: string, rest: string): Row => ({
  cells,
  ask: async (scene) => ({ path: `/api/v1/refreshes/${await scene.refresh()}${rest}` }),
});

const ofOwnFactor = (rest: string, body: object): Row => ({
  cells: ADMINISTRATION,
  ask: () => ({ path: `/api/v1/second-factor${rest}`, body }),
});

const ofAccount = (cells: string, rest: string, body: object): Row => ({
  cells,
  ask: async (scene) => ({ path: `/api/v1/accounts/${(await scene.account()).handle}${rest}`, body }),
});

const ofLeague = (rest: string): Row => ({
  cells: OPEN,
  ask: async (scene) => ({ path: `/api/v1/leagues/${await scene.league()}${rest}` }),
});

/** @param rest of the path of an operation that changes a league which Lena directs */
const changingLeague = (rest: string, body: object): Row => ({
  cells: LEADING,
  ask: async (scene) => ({ path: `/api/v1/leagues/${await scene.league()}${rest}`, body }),
});

const ofPlayer = (cells: string, rest: string, body?: object): Row => ({
  cells,
  ask: async (scene) => ({ path: `/api/v1/players/${await scene.player()}${rest}`, ...(body && { body }) }),
});

const ofMerge = (cells: string, rest: string, body?: object): Row => ({
  cells,
  ask: async (scene) => ({ path: `/api/v1/player-merges/${await scene.playerMerge()}${rest}`, ...(body && { body }) }),
});

const ofClaim = (rest: string): Row => ({
  cells: RESULTS,
  ask: async (scene) => ({ path: `/api/v1/claims/${await scene.claim()}${rest}`, body: { reason } }),
});

const ofDispute = (cells: string, rest: string, body?: object): Row => ({
  cells,
  ask: async (scene) => ({ path: `/api/v1/disputes/${await scene.dispute()}${rest}`, ...(body && { body }) }),
});

const ofProposal = (cells: string, rest: string, body?: object): Row => ({
  cells,
  ask: async (scene) => ({ path: `/api/v1/proposals/${await scene.proposal()}${rest}`, ...(body && { body }) }),
});

/** Dirk's report is held. */
const ofHeldReport = (cells: string, rest: string, body?: object): Row => ({
  cells,
  ask: async (scene) => ({ path: `/api/v1/held-reports/${await scene.heldReport()}${rest}`, ...(body && { body }) }),
});

const ofVenue = (rest: string, body?: (scene: Scene) => Promise<object>): Row => ({
  cells: 'affffofofa',
  ask: async (scene) => ({
    path: `/api/v1/venues/${await scene.venue('waiting')}${rest}`,
    body: { reason, ...(await body?.(scene)) },
  }),
});

const ofApplication = (cells: string, rest: string): Row => ({
  cells,
  ask: async (scene) => ({ path: `/api/v1/applications/${await scene.application()}${rest}`, body: { reason } }),
});

/** Dirk has announced a tournament in Germany. */
const ofAnnouncement = (cells: string, rest: string, body?: (scene: Scene) => object): Row => ({
  cells,
  ask: async (scene) => ({
    path: `/api/v1/announcements/${await scene.announced()}${rest}`,
    ...(body && { body: body(scene) }),
  }),
});

/** None of them is invited, so everybody gets the answer that there is no invitation. */
const ofNoInvitation = (rest: string): Row => ({
  cells: DIRECTING.replaceAll('o', 'h'),
  ask: async (scene) => ({ path: `/api/v1/directing-invitations/${await scene.invited('kira')}${rest}`, body: {} }),
});

/** Dirk runs a live tournament in Germany. */
const ofLive = (cells: string, rest: string, body?: object): Row => ({
  cells,
  ask: async (scene) => ({ path: `/api/v1/live/${await scene.liveTournament()}${rest}`, ...(body && { body }) }),
});

/** They allow programs with the metrics token; no account has it. */
const WATCHING = OPEN.replaceAll('o', 'f');

/** The OpenAPI document has exactly these operations. */
export const ROWS: Readonly<Record<string, Row>> = {
  'GET /health/live': open('/health/live'),
  'GET /health/ready': open('/health/ready'),
  'GET /health/workers': {
    cells: WATCHING,
    ask: async ({ walk }) => {
      await new HeartbeatRepository(walk.dataSource).beat(randomUUID());
      return { path: '/health/workers' };
    },
  },
  'GET /health/verification': { cells: WATCHING, ask: () => ({ path: '/health/verification' }) },
  'GET /metrics': { cells: WATCHING, ask: () => ({ path: '/metrics' }) },

  'POST /api/v1/submissions': {
    cells: RESULTS,
    ask: (scene) => ({ path: '/api/v1/submissions', body: scene.document() }),
  },
  'POST /api/v1/files/check': {
    cells: DIRECTING,
    ask: (scene) => ({ path: '/api/v1/files/check', body: scene.document() }),
  },
  'POST /api/v1/drafts': {
    cells: DIRECTING,
    ask: (scene) => ({ path: '/api/v1/drafts', body: scene.document() }),
  },
  'GET /api/v1/drafts': { cells: DIRECTING, ask: () => ({ path: '/api/v1/drafts' }) },
  'GET /api/v1/drafts/{id}': ofDraft(''),
  'PUT /api/v1/drafts/{id}': ofDraft('', { name: 'Another' }),
  'DELETE /api/v1/drafts/{id}': ofDraft(''),
  'POST /api/v1/drafts/{id}/submission': ofDraft('/submission'),
  'POST /api/v1/drafts/{id}/proposal': {
    cells: MEMBERS.replaceAll('o', 'h'),
    ask: () => ({ path: `/api/v1/drafts/${randomUUID()}/proposal`, body: { evidence: reason } }),
  },
  'GET /api/v1/upload-answers': { cells: DIRECTING, ask: () => ({ path: '/api/v1/upload-answers' }) },
  'DELETE /api/v1/upload-answers': { cells: DIRECTING, ask: () => ({ path: '/api/v1/upload-answers' }) },
  'DELETE /api/v1/upload-answers/{name}': {
    cells: DIRECTING.replaceAll('o', 'h'),
    ask: () => ({ path: '/api/v1/upload-answers/none' }),
  },
  'GET /api/v1/submissions/{id}': {
    cells: OPEN,
    ask: async (scene) => ({ path: `/api/v1/submissions/${await scene.submission()}` }),
  },
  'GET /api/v1/submissions/{id}/claim-codes': {
    cells: 'afohhhhhfa',
    ask: async (scene) => ({ path: `/api/v1/submissions/${await scene.submission()}/claim-codes` }),
  },
  'GET /api/v1/held-reports': { cells: 'afoooooofa', ask: () => ({ path: '/api/v1/held-reports' }) },
  'GET /api/v1/held-reports/{id}': ofHeldReport(DECIDED, ''),
  'POST /api/v1/held-reports/{id}/approval': ofHeldReport('affffohofa', '/approval', { reason }),
  'POST /api/v1/held-reports/{id}/refusal': ofHeldReport('affffohofa', '/refusal', { reason }),
  'POST /api/v1/held-reports/{id}/withdrawal': ofHeldReport('afohhfhffa', '/withdrawal', {}),
  'POST /api/v1/held-reports/{id}/confirmation': ofHeldReport('afohhfhffa', '/confirmation', {
    confirm: [{ code: 'possible-duplicate', reason }],
  }),
  'GET /api/v1/suspicions': { cells: 'affffooofa', ask: () => ({ path: '/api/v1/suspicions' }) },
  'GET /api/v1/suspicions/confirmed': { cells: 'affffooofa', ask: () => ({ path: '/api/v1/suspicions/confirmed' }) },
  'POST /api/v1/suspicions/{id}/exclusion': {
    cells: 'affffofofa',
    ask: async (scene) => ({ path: `/api/v1/suspicions/${await scene.suspicion()}/exclusion`, body: { reason } }),
  },
  'GET /api/v1/tournaments': open('/api/v1/tournaments'),
  'GET /api/v1/tournaments/mine': { cells: DIRECTING, ask: () => ({ path: '/api/v1/tournaments/mine' }) },
  'GET /api/v1/tournaments/{id}': ofTournament(OPEN, ''),
  'GET /api/v1/tournaments/{id}/document': ofTournament(OPEN, '/document?format=csv-matches'),
  'GET /api/v1/tournaments/{id}/revisions/{revision}/diff': ofTournament(OPEN, '/revisions/1/diff?against=1'),
  'GET /api/v1/tournaments/{id}/explanation': {
    cells: OPEN,
    ask: ({ published }) => ({ path: `/api/v1/tournaments/${published}/explanation?player=ann&category=constructed` }),
  },
  'POST /api/v1/tournaments/{id}/draft': {
    cells: DIRECTING,
    ask: async (scene) => ({ path: `/api/v1/tournaments/${(await scene.reported()).id}/draft`, body: {} }),
  },
  'POST /api/v1/tournaments/{id}/revisions': {
    cells: RESULTS,
    ask: async (scene) => {
      const { id, document } = await scene.reported();
      return { path: `/api/v1/tournaments/${id}/revisions`, body: document };
    },
  },
  'POST /api/v1/tournaments/{id}/withdrawal': ofTournament(RESULTS, '/withdrawal', () => ({ reason })),
  'POST /api/v1/tournaments/{id}/reinstatement': ofTournament(CORRECTIONS, '/reinstatement', () => ({ reason })),
  'POST /api/v1/tournaments/{id}/inferred-results': ofTournament(CORRECTIONS, '/inferred-results', () => ({
    rated: true,
    reason,
  })),
  'POST /api/v1/tournaments/{id}/retry': ofTournament(RUNS, '/retry'),
  'POST /api/v1/tournaments/{id}/merge': ofTournament(CORRECTIONS, '/merge', async (scene) => ({
    reason,
    into: await scene.tournament(),
  })),
  'PATCH /api/v1/tournaments/{id}': ofTournament(CORRECTIONS, '', () => ({ reason, level: 2 })),

  'POST /api/v1/pairings': {
    cells: OWN,
    ask: (scene) => ({ path: '/api/v1/pairings', body: { document: scene.document(), round: 2, seed: 's' } }),
  },
  'POST /api/v1/pods': {
    cells: OWN,
    ask: (scene) => ({ path: '/api/v1/pods', body: { document: scene.document(), seed: 's' } }),
  },
  'POST /api/v1/brackets/{name}': { cells: OWN, ask: () => ({ path: '/api/v1/brackets/standard-8', body: {} }) },
  'POST /api/v1/draws': {
    cells: OWN,
    ask: (scene) => ({ path: '/api/v1/draws', body: { document: scene.document(), kind: 'draft-groups', seed: 's' } }),
  },

  'POST /api/v1/batches': { cells: COORDINATING, ask: () => ({ path: '/api/v1/batches', body: { name: 'x' } }) },
  // Directors see their own.
  'GET /api/v1/batches': { cells: DIRECTING, ask: () => ({ path: '/api/v1/batches' }) },
  'GET /api/v1/batches/{number}': ofBatch(''),
  'DELETE /api/v1/batches/{number}': ofBatch(''),
  'PUT /api/v1/batches/{number}/files': ofBatch('/files?path=a.csv', {}),
  'GET /api/v1/batches/{number}/files': ofBatch('/files'),
  'DELETE /api/v1/batches/{number}/files': ofMissingPart('/files?path=a.csv'),
  'GET /api/v1/batches/{number}/files/content': ofMissingPart('/files/content?path=a.csv'),
  'GET /api/v1/batches/{number}/shapes': ofBatch('/shapes'),
  'PUT /api/v1/batches/{number}/shapes/{shape}': ofBatch(
    '/shapes/x',
    { answers: {} },
    COORDINATING.replaceAll('o', 'h'),
  ),
  'POST /api/v1/batches/{number}/shapes/earlier': ofBatch('/shapes/earlier', {}),
  'GET /api/v1/batches/{number}/manifest': ofBatch('/manifest'),
  'GET /api/v1/batches/{number}/manifest.csv': ofBatch('/manifest.csv'),
  'GET /api/v1/batches/{number}/people.csv': ofBatch('/people.csv'),
  'PUT /api/v1/batches/{number}/manifest': ofBatch('/manifest', { rows: [] }),
  'POST /api/v1/batches/{number}/reading': ofBatch('/reading', {}),
  'GET /api/v1/batches/{number}/items': ofBatch('/items'),
  'GET /api/v1/batches/{number}/items/results': ofMissingPart('/items/results?item=a.csv'),
  'GET /api/v1/batches/{number}/halves': ofBatch('/halves'),
  'POST /api/v1/batches/{number}/items/decision': ofBatch(
    '/items/decision',
    { item: 'a.csv', decision: 'take', reason },
    COORDINATING.replaceAll('o', 'h'),
  ),
  'POST /api/v1/batches/{number}/items/doubles': ofBatch(
    '/items/doubles',
    { items: [], kept: null, reason },
    COORDINATING,
  ),
  'POST /api/v1/batches/{number}/files/decision': ofBatch(
    '/files/decision',
    { paths: [], decision: 'take', reason },
    COORDINATING,
  ),
  'GET /api/v1/batches/{number}/doubles': ofBatch('/doubles'),
  'POST /api/v1/batches/{number}/items/copies': ofBatch('/items/copies', { reason }),
  'GET /api/v1/batches/{number}/people': ofBatch('/people'),
  'GET /api/v1/batches/{number}/entries': ofBatch('/entries?text=ann'),
  'POST /api/v1/batches/{number}/answers': ofBatch('/answers', { answers: [] }),
  'POST /api/v1/batches/{number}/leases': ofBatch('/leases', {
    one: { tournament: 'a.csv', spelling: 'A' },
    other: { tournament: 'b.csv', spelling: 'B' },
  }),
  'POST /api/v1/batches/{number}/kinds': ofBatch(
    '/kinds',
    { kind: 'spelling', decision: 'open' },
    COORDINATING.replaceAll('o', 'h'),
  ),
  'DELETE /api/v1/batches/{number}/answers/{answer}': ofMissingPart('/answers/1'),
  'POST /api/v1/batches/{number}/diff': ofBatch('/diff', {}),
  'GET /api/v1/batches/{number}/diff': ofMissingPart('/diff'),
  'GET /api/v1/batches/splits': { cells: CORRECTIONS, ask: () => ({ path: '/api/v1/batches/splits?handle=ann' }) },
  'POST /api/v1/batches/splits': {
    cells: CORRECTIONS,
    ask: () => ({
      path: '/api/v1/batches/splits',
      body: { handle: 'ann', tournaments: [randomUUID()], as: 'ann of the scene', reason },
    }),
  },
  'POST /api/v1/batches/{number}/sending': ofBatch('/sending', {}),
  'POST /api/v1/batches/{number}/return': ofBatch('/return', { reason }),
  'POST /api/v1/batches/{number}/publication': ofBatch('/publication', { fingerprint: '0'.repeat(64), reason }),
  'POST /api/v1/batches/{number}/inferred-results': ofBatch('/inferred-results', { rated: true, reason }),
  'POST /api/v1/batches/{number}/approval': ofBatch('/approval', { fingerprint: '0'.repeat(64) }),
  'GET /api/v1/batches/{number}/claim-codes': ofBatch('/claim-codes'),
  'GET /api/v1/batches/{number}/undo': ofBatch('/undo'),
  'POST /api/v1/batches/{number}/undo': ofBatch('/undo', { reason }),
  'POST /api/v1/what-if': {
    cells: RUNS,
    ask: (scene) => ({ path: '/api/v1/what-if', body: { tournament: scene.document() } }),
  },
  'POST /api/v1/refreshes': {
    cells: RUNS,
    ask: () => ({ path: '/api/v1/refreshes', body: { reason, dryRun: true } }),
  },
  'GET /api/v1/refreshes': open('/api/v1/refreshes'),
  'GET /api/v1/refreshes/{id}': ofRefresh(OPEN, ''),
  'DELETE /api/v1/refreshes/{id}': ofRefresh(RUNS, ''),
  // Nothing is computed yet.
  'GET /api/v1/refreshes/{id}/diff': ofRefresh(RUNS.replaceAll('o', 'h'), '/diff'),
  'POST /api/v1/refreshes/{id}/publish': ofRefresh(RUNS, '/publish'),
  'GET /api/v1/refreshes/{id}/events': {
    cells: OPEN,
    ask: async (scene) => ({ path: `/api/v1/refreshes/${await scene.refreshCalledOff()}/events` }),
  },
  'GET /api/v1/receipts': open('/api/v1/receipts?signature=a.b.c'),
  'GET /schemas/{name}': open('/schemas/quadrant-1.json'),
  'GET /.well-known/jwks.json': open('/.well-known/jwks.json'),
  'GET /api/v1/policy': open('/api/v1/policy'),
  'GET /api/v1/readings': open('/api/v1/readings'),
  'GET /api/v1/rules': open('/api/v1/rules'),
  'GET /api/v1/rules/{document}': open('/api/v1/rules/opg-4.2'),
  'GET /api/v1/rules/{document}/{section}': open('/api/v1/rules/opg-4.2/7.7'),
  'GET /api/v1/rulings': open('/api/v1/rulings'),
  'POST /api/v1/rulings': {
    cells: 'affffffofa',
    ask: () => ({ path: '/api/v1/rulings', body: { text: reason, source: reason } }),
  },
  'POST /api/v1/rulings/{number}/end': {
    cells: 'affffffofa',
    ask: async (scene) => ({ path: `/api/v1/rulings/${await scene.ruling()}/end`, body: { to: '2014-01-01', reason } }),
  },
  'GET /api/v1/history-windows': open('/api/v1/history-windows'),
  'POST /api/v1/history-windows': {
    cells: CORRECTIONS,
    ask: () => ({
      path: '/api/v1/history-windows',
      body: { from: '2000-01-01', to: '2009-12-31', continent: 'europe', closesOn: '2099-12-31', note: reason },
    }),
  },
  'POST /api/v1/history-windows/{number}/closing': {
    cells: CORRECTIONS,
    ask: async (scene) => ({ path: `/api/v1/history-windows/${await scene.historyWindow()}/closing`, body: {} }),
  },
  'GET /api/v1/opening-balances': open('/api/v1/opening-balances'),
  'POST /api/v1/opening-balances': {
    cells: COORDINATING,
    ask: () => ({ path: '/api/v1/opening-balances', body: { table: 'kind,player,date,source', reason } }),
  },
  'POST /api/v1/opening-balances/{number}/undo': {
    cells: COORDINATING.replaceAll('o', 'h'),
    ask: () => ({ path: '/api/v1/opening-balances/1/undo', body: { reason } }),
  },
  'GET /api/v1/publication': open('/api/v1/publication'),
  'POST /api/v1/publication/resume': {
    cells: RUNS,
    ask: () => ({ path: '/api/v1/publication/resume', body: {} }),
  },
  'POST /api/v1/rollbacks': {
    cells: RUNS,
    ask: () => ({ path: '/api/v1/rollbacks', body: { run: 99, reason } }),
  },
  'GET /api/v1/runs': open('/api/v1/runs'),
  'GET /api/v1/runs/{number}': open('/api/v1/runs/1'),
  'GET /api/v1/runs/{number}/diff': open('/api/v1/runs/1/diff'),
  'GET /api/v1/runs/{number}/changes/{handle}': open('/api/v1/runs/1/changes/ann?game=2e&category=constructed'),
  'GET /api/v1/toss-chains': open('/api/v1/toss-chains'),
  'GET /api/v1/verification': open('/api/v1/verification'),

  'GET /api/v1/leaderboards': open('/api/v1/leaderboards'),
  'GET /api/v1/leaderboards/{game}/{category}': open('/api/v1/leaderboards/2e/constructed'),
  'GET /api/v1/leaderboards/{game}/{category}/players.csv': open('/api/v1/leaderboards/2e/constructed/players.csv'),
  'GET /api/v1/players/{handle}': open('/api/v1/players/ann'),
  'GET /api/v1/players/{handle}/career': open('/api/v1/players/ann/career'),
  'GET /api/v1/players/{handle}/opponents': open('/api/v1/players/ann/opponents'),
  'GET /api/v1/players/{handle}/opponents/{opponent}': open('/api/v1/players/ann/opponents/bob'),
  'GET /api/v1/movers': open('/api/v1/movers'),
  'GET /api/v1/statistics': open('/api/v1/statistics'),
  'GET /api/v1/search': open('/api/v1/search?q=ann'),
  'GET /api/v1/players/{handle}/rating-changes': open('/api/v1/players/ann/rating-changes'),
  'GET /api/v1/players/{handle}/tournaments': open('/api/v1/players/ann/tournaments'),

  'GET /api/v1/players/{handle}/entitlements': open('/api/v1/players/ann/entitlements'),
  'GET /api/v1/players/{handle}/badges': open('/api/v1/players/ann/badges'),
  // Nobody there has won anything.
  'POST /api/v1/players/{handle}/entitlements/{id}/choice': ofPlayer(
    CORRECTIONS.replaceAll('o', 'h'),
    '/entitlements/none/choice',
    { continent: 'europe' },
  ),
  'POST /api/v1/players/{handle}/entitlements/{id}/forfeit': ofPlayer(
    CORRECTIONS.replaceAll('o', 'h'),
    '/entitlements/none/forfeit',
    { reason },
  ),
  'GET /api/v1/championships/{kind}/{year}': open('/api/v1/championships/worlds/2014'),

  'GET /api/v1/players': open('/api/v1/players?name=ann'),
  'POST /api/v1/players': {
    cells: DIRECTING,
    ask: (scene) => ({ path: '/api/v1/players', body: { handle: scene.newHandle(), reason } }),
  },
  'PATCH /api/v1/players/{handle}': ofPlayer(CORRECTIONS, '', { name: 'Somebody', reason }),
  'POST /api/v1/players/{handle}/aliases': {
    cells: CORRECTIONS,
    ask: async (scene) => ({
      path: `/api/v1/players/${await scene.player()}/aliases`,
      body: { alias: scene.newHandle(), reason },
    }),
  },
  'DELETE /api/v1/players/{handle}/aliases/{alias}': {
    cells: CORRECTIONS.replaceAll('o', 'h'),
    ask: async (scene) => ({ path: `/api/v1/players/${await scene.player()}/aliases/none?reason=matrix` }),
  },
  'POST /api/v1/players/{handle}/hiding': ofPlayer(CORRECTIONS, '/hiding', { reason }),
  'DELETE /api/v1/players/{handle}/hiding': ofPlayer(CORRECTIONS, '/hiding?reason=matrix'),
  'POST /api/v1/players/{handle}/anonymisation': {
    cells: CORRECTIONS,
    ask: async (scene) => {
      const handle = await scene.player();
      return { path: `/api/v1/players/${handle}/anonymisation`, body: { handle, reason } };
    },
  },
  'POST /api/v1/players/{handle}/merge': {
    cells: CORRECTIONS,
    ask: async (scene) => ({
      path: `/api/v1/players/${await scene.player()}/merge`,
      body: { into: await scene.player(), reason },
    }),
  },
  'GET /api/v1/players/{handle}/merges': ofPlayer(OPEN, '/merges'),
  'GET /api/v1/player-merges/{id}': ofMerge(OPEN, ''),
  'POST /api/v1/player-merges/{id}/undo': ofMerge(CORRECTIONS, '/undo', { reason }),

  'GET /api/v1/audit': { cells: RUNS, ask: () => ({ path: '/api/v1/audit' }) },
  'GET /api/v1/audit.csv': { cells: RUNS, ask: () => ({ path: '/api/v1/audit.csv' }) },

  'GET /api/v1/claims': { cells: MEMBERS, ask: () => ({ path: '/api/v1/claims' }) },
  'POST /api/v1/players/{handle}/claim': ofPlayer(MEMBERS, '/claim', {}),
  'DELETE /api/v1/players/{handle}/claim': ofPlayer(CORRECTIONS, '/claim?reason=matrix'),
  'POST /api/v1/players/{handle}/claim-code': ofPlayer(RESULTS, '/claim-code', {}),
  'POST /api/v1/claims/{id}/confirmation': ofClaim('/confirmation'),
  'POST /api/v1/claims/{id}/refusal': ofClaim('/refusal'),

  'POST /api/v1/tournaments/{id}/disputes': ofTournament(MEMBERS, '/disputes', ({ wrong }) => wrong),
  'GET /api/v1/disputes': { cells: MEMBERS, ask: () => ({ path: '/api/v1/disputes' }) },
  'GET /api/v1/disputes/{id}': ofDispute(SEEN, ''),
  'POST /api/v1/disputes/{id}/answer': ofDispute(DECIDED, '/answer', { words: reason }),
  'POST /api/v1/disputes/{id}/escalation': ofDispute(PURSUED, '/escalation', { reason }),
  'POST /api/v1/disputes/{id}/withdrawal': ofDispute(PURSUED, '/withdrawal', { reason }),
  'POST /api/v1/disputes/{id}/objection': ofDispute(PURSUED, '/objection', { text: reason }),

  'POST /api/v1/tournaments/{id}/proposals': ofTournament(MEMBERS, '/proposals', ({ mended }) => mended),
  'GET /api/v1/proposals': { cells: MEMBERS, ask: () => ({ path: '/api/v1/proposals' }) },
  'GET /api/v1/proposals/{id}': ofProposal(SEEN, ''),
  'POST /api/v1/proposals/{id}/acceptance': ofProposal(DECIDED, '/acceptance', { reason }),
  'POST /api/v1/proposals/{id}/refusal': ofProposal(DECIDED, '/refusal', { reason }),
  'POST /api/v1/proposals/{id}/withdrawal': ofProposal(PURSUED, '/withdrawal', { reason }),

  'GET /api/v1/regions': open('/api/v1/regions'),
  'GET /api/v1/regions/{slug}': open('/api/v1/regions/andoria'),
  'POST /api/v1/regions': {
    cells: 'affffofofa',
    ask: (scene) => ({
      path: '/api/v1/regions',
      body: { name: scene.newSlug(), continent: 'europe', described: 'nothing' },
    }),
  },
  'PATCH /api/v1/regions/{slug}': {
    cells: 'affffofofa',
    ask: async (scene) => ({ path: `/api/v1/regions/${await scene.region()}`, body: { reason, described: 'more' } }),
  },
  'GET /api/v1/inquiries': { cells: MEMBERS, ask: () => ({ path: '/api/v1/inquiries' }) },
  'POST /api/v1/inquiries': {
    cells: MEMBERS,
    ask: () => ({ path: '/api/v1/inquiries', body: { topic: 'question', text: reason, to: 'europe' } }),
  },
  'POST /api/v1/inquiries/visitors': {
    cells: OPEN,
    ask: () => ({ path: '/api/v1/inquiries/visitors', body: { topic: 'suggestion', text: reason } }),
  },
  'POST /api/v1/inquiries/{id}/answer': {
    cells: CORRECTIONS,
    ask: async (scene) => ({
      path: `/api/v1/inquiries/${await scene.inquiry()}/answer`,
      body: { state: 'answered', answer: reason },
    }),
  },
  'GET /api/v1/venues': open('/api/v1/venues'),
  'GET /api/v1/venues/{id}': {
    cells: OPEN,
    ask: async (scene) => ({ path: `/api/v1/venues/${await scene.venue('verified')}` }),
  },
  'POST /api/v1/venues': {
    cells: 'afoooooofa',
    ask: (scene) => ({ path: '/api/v1/venues', body: { name: scene.newSlug(), country: 'DE' } }),
  },
  'GET /api/v1/venue-proposals': { cells: 'afoooooofa', ask: () => ({ path: '/api/v1/venue-proposals' }) },
  'POST /api/v1/venues/{id}/verification': ofVenue('/verification'),
  'POST /api/v1/venues/{id}/refusal': ofVenue('/refusal'),
  'POST /api/v1/venues/{id}/merge': ofVenue('/merge', async (scene) => ({ into: await scene.venue('waiting') })),

  'GET /api/v1/windows': open('/api/v1/windows'),
  'POST /api/v1/windows': {
    cells: 'affffofofa',
    ask: () => ({
      path: '/api/v1/windows',
      body: { kind: 'regional', continent: 'europe', playFrom: '2016-04-01', playUntil: '2016-06-30', source: reason },
    }),
  },
  'POST /api/v1/announcements': {
    cells: 'afoooooofa',
    ask: (scene) => ({ path: '/api/v1/announcements', body: scene.announcement() }),
  },
  'POST /api/v1/live': { cells: DIRECTING, ask: (scene) => ({ path: '/api/v1/live', body: scene.liveNow() }) },
  'GET /api/v1/live/mine': { cells: DIRECTING, ask: () => ({ path: '/api/v1/live/mine' }) },
  'PUT /api/v1/live/notices': {
    cells: DIRECTING,
    ask: () => ({ path: '/api/v1/live/notices', body: { endpoint: 'https://push.example/1' } }),
  },
  'GET /api/v1/live/{id}': ofLive(OPEN, ''),
  // A stream has no end, so the request names a tournament that does not exist.
  'GET /api/v1/live/{id}/events': {
    cells: OPEN.replaceAll('o', 'h'),
    ask: () => ({ path: `/api/v1/live/${randomUUID()}/events` }),
  },
  'POST /api/v1/live/{id}/entries': ofLive(RESULTS, '/entries', { act: { kind: 'check-in-all' } }),
  'POST /api/v1/live/{id}/batches': ofLive(RESULTS, '/batches', {
    entries: [{ act: { kind: 'check-in-all' } }],
  }),
  // It requires the secret of a player, and no account.
  'POST /api/v1/live/{id}/own-entries': ofLive(OPEN.replaceAll('o', 'f'), '/own-entries', {
    link: 'nobody has this one',
    act: { kind: 'check-in', handle: 'ann' },
  }),
  'POST /api/v1/live/{id}/own-notices': ofLive(OPEN.replaceAll('o', 'f'), '/own-notices', {
    link: 'nobody has this one',
    endpoint: 'https://push.example/1',
  }),
  'GET /api/v1/live/{id}/links': ofLive(RESULTS, '/links'),
  'GET /api/v1/live/{id}/log': ofLive(RESULTS, '/log'),
  'GET /api/v1/live/{id}/judge-notes': ofLive(RESULTS, '/judge-notes'),
  'GET /api/v1/live/{id}/judge-notes.csv': ofLive(RESULTS, '/judge-notes.csv'),
  'GET /api/v1/live/{id}/report': ofLive(RESULTS, '/report'),
  'POST /api/v1/live/{id}/draft': ofLive(RESULTS, '/draft', {}),
  'GET /api/v1/directing-invitations': { cells: DIRECTING, ask: () => ({ path: '/api/v1/directing-invitations' }) },
  'POST /api/v1/directing-invitations/{id}': {
    cells: RESULTS,
    ask: async (scene) => ({
      path: `/api/v1/directing-invitations/${await scene.liveTournament()}`,
      body: { director: scene.newSlug() },
    }),
  },
  'POST /api/v1/directing-invitations/{id}/agreement': ofNoInvitation('/agreement'),
  'POST /api/v1/directing-invitations/{id}/refusal': ofNoInvitation('/refusal'),
  'DELETE /api/v1/directing-invitations/{id}/{handle}': {
    cells: RESULTS,
    ask: async (scene) => ({ path: `/api/v1/directing-invitations/${await scene.invited()}/${handleOf('player')}` }),
  },
  'POST /api/v1/announcements/{id}/players': ofAnnouncement(MEMBERS, '/players', () => ({})),
  'DELETE /api/v1/announcements/{id}/players/{handle}': ofAnnouncement('afoffofofa', '/players/nobody'),
  'PUT /api/v1/announcements/{id}/registration': ofAnnouncement(RESULTS, '/registration', () => ({ isOpen: true })),
  'GET /api/v1/announcements/{id}/deck-lists': ofAnnouncement(MEMBERS, '/deck-lists'),
  'GET /api/v1/announcements/{id}/deck-lists.csv': ofAnnouncement(RESULTS, '/deck-lists.csv'),
  'PUT /api/v1/announcements/{id}/deck-lists/{handle}': ofAnnouncement('afoffofofa', '/deck-lists/nobody', () => ({
    list: '1 Ensign',
  })),
  'DELETE /api/v1/announcements/{id}/deck-lists/{handle}': ofAnnouncement('afoffofofa', '/deck-lists/nobody'),
  'POST /api/v1/announcements/{id}/deck-lists/opening': ofAnnouncement(RESULTS, '/deck-lists/opening', () => ({})),
  'GET /api/v1/announcements': open('/api/v1/announcements'),
  'GET /api/v1/announcements/mine': { cells: DIRECTING, ask: () => ({ path: '/api/v1/announcements/mine' }) },
  'GET /api/v1/announcements/{id}': ofAnnouncement(OPEN, ''),
  'PUT /api/v1/announcements/{id}': ofAnnouncement(RESULTS, '', (scene) => scene.announcement()),
  'POST /api/v1/announcements/{id}/cancellation': ofAnnouncement(RESULTS, '/cancellation', () => ({ reason })),
  'POST /api/v1/announcements/{id}/postponement': ofAnnouncement(RESULTS, '/postponement', () => ({
    reason,
    date: '2015-03-07',
    time: '10:00',
  })),
  'POST /api/v1/announcements/{id}/repetitions': ofAnnouncement(RESULTS, '/repetitions', () => ({
    unit: 'week',
    interval: 2,
    until: '2015-12-31',
  })),
  'POST /api/v1/applications': {
    cells: 'afoooooofa',
    ask: (scene) => ({ path: '/api/v1/applications', body: scene.applicationOf('regional') }),
  },
  'GET /api/v1/applications': { cells: 'afoooooofa', ask: () => ({ path: '/api/v1/applications' }) },
  'GET /api/v1/applications/{id}': {
    cells: 'afoffofofa',
    ask: async (scene) => ({ path: `/api/v1/applications/${await scene.application()}` }),
  },
  'POST /api/v1/applications/{id}/approval': ofApplication('affffofofa', '/approval'),
  'POST /api/v1/applications/{id}/refusal': ofApplication('affffofofa', '/refusal'),
  'POST /api/v1/applications/{id}/withdrawal': ofApplication('afoffffffa', '/withdrawal'),

  'GET /api/v1/leagues': open('/api/v1/leagues'),
  'POST /api/v1/leagues': {
    cells: 'affffooofa',
    ask: (scene) => ({ path: '/api/v1/leagues', body: { slug: scene.newSlug(), name: 'Matrix', director: 'Lena' } }),
  },
  'GET /api/v1/leagues/{slug}': ofLeague(''),
  'GET /api/v1/leagues/{slug}/not-counting': ofLeague('/not-counting'),
  'POST /api/v1/leagues/{slug}/flags': {
    cells: 'afffoofofa',
    ask: async (scene) => {
      const { league, id } = await scene.unflagged();
      const body = { tournaments: [{ id, version: 1 }], flagged: true, reason };
      return { path: `/api/v1/leagues/${league}/flags`, body };
    },
  },
  'POST /api/v1/leagues/{slug}/seasons': {
    cells: 'afffoooofa',
    ask: async (scene) => ({
      path: `/api/v1/leagues/${await scene.league()}/seasons`,
      body: { season: '2015-16', startsOn: '2015-10-01', endsOn: '2016-03-31' },
    }),
  },
  'PATCH /api/v1/leagues/{slug}': {
    cells: 'afffoooofa',
    ask: async (scene) => ({ path: `/api/v1/leagues/${await scene.league()}`, body: { name: 'Matrix' } }),
  },
  'GET /api/v1/leagues/{slug}/deck-facts': ofLeague('/deck-facts'),
  'PUT /api/v1/leagues/{slug}/deck-facts': changingLeague('/deck-facts', { facts: [], reason }),
  'GET /api/v1/card-names/{kind}': open('/api/v1/card-names/mission'),
  'PATCH /api/v1/card-names/{kind}': {
    cells: 'affffooofa',
    ask: () => ({ path: '/api/v1/card-names/mission', body: { add: ['Cure Blight'], reason } }),
  },
  'DELETE /api/v1/leagues/{slug}': {
    cells: 'affffooofa',
    ask: async (scene) => ({ path: `/api/v1/leagues/${await scene.league()}`, body: { reason } }),
  },
  'DELETE /api/v1/leagues/{slug}/seasons/{season}': {
    cells: LEADING,
    ask: async (scene) => ({ path: `/api/v1/leagues/${await scene.league()}/seasons/2014-15`, body: { reason } }),
  },
  'PATCH /api/v1/leagues/{slug}/seasons/{season}': {
    cells: 'afffoooofa',
    ask: async (scene) => ({
      path: `/api/v1/leagues/${await scene.league()}/seasons/2014-15`,
      body: { reason, promos: ['Matrix'] },
    }),
  },
  'POST /api/v1/leagues/{slug}/seasons/{season}/closing': changingLeague('/seasons/2014-15/closing', {
    part: 'season',
    reason,
  }),
  'GET /api/v1/leagues/{slug}/seasons/{season}/tosses': ofLeague('/seasons/2014-15/tosses'),
  'POST /api/v1/leagues/{slug}/seasons/{season}/tosses': {
    cells: 'afffoooofa',
    ask: async (scene) => ({
      path: `/api/v1/leagues/${await scene.league()}/seasons/2014-15/tosses`,
      body: { reason, stage: 'playoffs', order: ['ann', 'bob'] },
    }),
  },
  'GET /api/v1/leagues/{slug}/seasons/{season}': ofLeague('/seasons/2014-15'),
  'GET /api/v1/leagues/{slug}/seasons/{season}/table': ofLeague('/seasons/2014-15/table'),
  'GET /api/v1/leagues/{slug}/seasons/{season}/halves': ofLeague('/seasons/2014-15/halves'),
  'GET /api/v1/leagues/{slug}/seasons/{season}/playoffs': ofLeague('/seasons/2014-15/playoffs'),
  'GET /api/v1/leagues/{slug}/seasons/{season}/live': ofLeague('/seasons/2014-15/live'),
  'GET /api/v1/leagues/{slug}/seasons/{season}/tournaments': ofLeague('/seasons/2014-15/tournaments'),
  'GET /api/v1/leagues/{slug}/seasons/{season}/log': ofLeague('/seasons/2014-15/log'),
  'GET /api/v1/leagues/{slug}/seasons/{season}/missions': ofLeague('/seasons/2014-15/missions'),
  'GET /api/v1/leagues/{slug}/seasons/{season}/missions.csv': ofLeague('/seasons/2014-15/missions.csv'),
  'GET /api/v1/leagues/{slug}/seasons/{season}/bonus': ofLeague('/seasons/2014-15/bonus'),
  'GET /api/v1/players/{handle}/league-points': ofPlayer(OPEN, '/league-points'),
  'GET /api/v1/champions-league/{year}': open('/api/v1/champions-league/2014?entrants=nobody'),
  'GET /api/v1/leagues/{slug}/lifetime': ofLeague('/lifetime'),
  'GET /api/v1/bonus-schemes': open('/api/v1/bonus-schemes'),
  'GET /api/v1/leagues/{slug}/schemes': ofLeague('/schemes'),
  'POST /api/v1/leagues/{slug}/schemes/dry-run': changingLeague('/schemes/dry-run', { printed: 'participation' }),
  'POST /api/v1/leagues/{slug}/schemes/{scheme}': changingLeague('/schemes/own', { printed: 'participation', reason }),
  'POST /api/v1/leagues/{slug}/schemes/{scheme}/end': {
    cells: LEADING,
    ask: async (scene) => ({
      path: `/api/v1/leagues/${await scene.leagueWithScheme()}/schemes/own/end`,
      body: { on: '2014-11-08', reason },
      headers: { 'if-match': '*' },
    }),
  },
  'GET /api/v1/leagues/{slug}/manual-awards': ofLeague('/manual-awards'),
  'POST /api/v1/leagues/{slug}/manual-awards': {
    cells: LEADING,
    ask: async (scene) => ({
      path: `/api/v1/leagues/${await scene.league()}/manual-awards`,
      body: { tournament: scene.published, player: 'ann', points: 1, reason },
    }),
  },
  'DELETE /api/v1/leagues/{slug}/manual-awards/{id}': {
    cells: LEADING,
    ask: async (scene) => {
      const { league, id } = await scene.manualAward();
      return { path: `/api/v1/leagues/${league}/manual-awards/${id}`, body: { reason } };
    },
  },
  'GET /api/v1/league-points/seasons/{season}': open('/api/v1/league-points/seasons/2014-15'),
  'GET /api/v1/league-points/lifetime': open('/api/v1/league-points/lifetime'),
  'GET /api/v1/masters/{season}': open('/api/v1/masters/2014'),

  'POST /api/v1/session': {
    cells: OPEN,
    ask: async (scene) => ({ path: '/api/v1/session', body: await scene.account() }),
  },
  'GET /api/v1/session': { cells: OWN, ask: () => ({ path: '/api/v1/session' }) },
  'PUT /api/v1/session/language': {
    cells: ADMINISTRATION,
    ask: () => ({ path: '/api/v1/session/language', body: { language: 'de' } }),
  },
  'DELETE /api/v1/session': { cells: OWN, ask: () => ({ path: '/api/v1/session' }) },
  'POST /api/v1/session/second-factor': {
    cells: OPEN,
    ask: () => ({ path: '/api/v1/session/second-factor', body: { challenge: 'unknown', code: '000000' } }),
  },
  'GET /api/v1/sessions': { cells: OWN, ask: () => ({ path: '/api/v1/sessions' }) },
  'DELETE /api/v1/sessions': { cells: ADMINISTRATION, ask: () => ({ path: '/api/v1/sessions' }) },
  'GET /api/v1/second-factor': { cells: OWN, ask: () => ({ path: '/api/v1/second-factor' }) },
  'POST /api/v1/second-factor': { cells: ADMINISTRATION, ask: () => ({ path: '/api/v1/second-factor', body: {} }) },
  'POST /api/v1/second-factor/confirmation': ofOwnFactor('/confirmation', { code: '000000' }),
  'POST /api/v1/second-factor/recovery-codes': ofOwnFactor('/recovery-codes', { code: '000000' }),
  'POST /api/v1/second-factor/removal': ofOwnFactor('/removal', { code: '000000' }),
  'POST /api/v1/accounts/{handle}/second-factor-reset': ofAccount(ADMINISTRATION, '/second-factor-reset', { reason }),
  'POST /api/v1/accounts': {
    cells: OPEN,
    ask: (scene) => ({ path: '/api/v1/accounts', body: scene.newCredentials() }),
  },
  'GET /api/v1/accounts': { cells: ADMINISTRATION, ask: () => ({ path: '/api/v1/accounts' }) },
  'GET /api/v1/accounts/{handle}/data.zip': {
    cells: 'affffffffa',
    ask: () => ({ path: '/api/v1/accounts/Paula/data.zip' }),
  },
  'POST /api/v1/accounts/{handle}/deletion': ofAccount(ADMINISTRATION, '/deletion', { confirmation: 'another' }),
  'DELETE /api/v1/accounts/{handle}/deletion': ofAccount(ADMINISTRATION, '/deletion', {}),
  'GET /api/v1/accounts/{handle}': { cells: 'aoffffffoa', ask: () => ({ path: '/api/v1/accounts/Paula' }) },
  'POST /api/v1/invitations': {
    cells: ADMINISTRATION,
    ask: (scene) => ({ path: '/api/v1/invitations', body: { handle: scene.newCredentials().handle } }),
  },
  'POST /api/v1/accounts/{handle}/password-link': ofAccount(ADMINISTRATION, '/password-link', {}),
  'POST /api/v1/accounts/{handle}/disabling': ofAccount(ADMINISTRATION, '/disabling', { reason }),
  'POST /api/v1/accounts/{handle}/enabling': ofAccount(ADMINISTRATION, '/enabling', { reason }),
  // Regional coordinators are named by a session: tokens have the scope only where administrators make them.
  'POST /api/v1/accounts/{handle}/roles': ofAccount(ADMINISTRATION, '/roles', {
    role: 'regional-coordinator',
    region: "Qo'noS",
    reason,
  }),
  'DELETE /api/v1/accounts/{handle}/roles/{id}': {
    cells: ADMINISTRATION,
    ask: async (scene) => {
      const { handle } = await scene.account();
      return { path: `/api/v1/accounts/${handle}/roles/${await scene.role(handle)}`, body: { reason } };
    },
  },
  'POST /api/v1/password': {
    cells: OPEN,
    ask: (scene) => ({
      path: '/api/v1/password',
      body: { link: 'qdl_', newPassword: scene.newCredentials().password },
    }),
  },
  'PUT /api/v1/password': {
    cells: ADMINISTRATION,
    ask: (scene) => {
      const { password } = scene.newCredentials();
      return { path: '/api/v1/password', body: { currentPassword: password, newPassword: password } };
    },
  },
  'POST /api/v1/password/requests': {
    cells: OPEN,
    ask: () => ({ path: '/api/v1/password/requests', body: { account: 'nobody' } }),
  },
  'GET /api/v1/address': { cells: OWN, ask: () => ({ path: '/api/v1/address' }) },
  'PUT /api/v1/address': {
    cells: ADMINISTRATION,
    ask: () => ({ path: '/api/v1/address', body: { address: 'ann@mail.example' } }),
  },
  'DELETE /api/v1/address': { cells: ADMINISTRATION, ask: () => ({ path: '/api/v1/address' }) },
  'POST /api/v1/address/confirmation': {
    cells: OPEN,
    ask: () => ({ path: '/api/v1/address/confirmation', body: { link: 'qdl_' } }),
  },
  'GET /api/v1/notices': { cells: OWN, ask: () => ({ path: '/api/v1/notices' }) },
  'POST /api/v1/notices/reading': {
    cells: ADMINISTRATION,
    ask: () => ({ path: '/api/v1/notices/reading', body: { upTo: '1' } }),
  },
  'GET /api/v1/notice-choices': { cells: OWN, ask: () => ({ path: '/api/v1/notice-choices' }) },
  'PUT /api/v1/notice-choices': {
    cells: ADMINISTRATION,
    ask: () => ({
      path: '/api/v1/notice-choices',
      body: { rows: [{ kind: 'rating-moved', site: 'on', mail: 'off', push: 'off' }] },
    }),
  },
  'POST /api/v1/unsubscriptions': {
    cells: OPEN,
    ask: () => ({ path: '/api/v1/unsubscriptions', body: { key: 'unknown', kind: 'all' } }),
  },
  'POST /api/v1/tokens': {
    cells: ADMINISTRATION,
    ask: () => ({ path: '/api/v1/tokens', body: { name: 'matrix', scopes: ['read'] } }),
  },
  'GET /api/v1/changes': open('/api/v1/changes'),
  'POST /api/v1/webhooks': {
    cells: LEADING,
    ask: async (scene) => ({
      path: '/api/v1/webhooks',
      body: { url: 'https://hook.example/', league: await scene.league() },
    }),
  },
  'GET /api/v1/webhooks': { cells: LEADING, ask: () => ({ path: '/api/v1/webhooks' }) },
  'GET /api/v1/webhooks/{id}/deliveries': ofOtherWebhook('/deliveries'),
  'POST /api/v1/webhooks/{id}/test': ofOtherWebhook('/test'),
  'POST /api/v1/webhooks/{id}/replay': ofOtherWebhook('/replay'),
  'DELETE /api/v1/webhooks/{id}': ofOtherWebhook(''),
  'GET /api/v1/tokens': { cells: OWN, ask: () => ({ path: '/api/v1/tokens' }) },
  'DELETE /api/v1/tokens/{id}': {
    cells: ADMINISTRATION,
    ask: async (scene) => ({ path: `/api/v1/tokens/${await scene.token()}` }),
  },
};
