import { randomUUID } from 'node:crypto';
import { announcementOf } from '../../builders/announcement-body.js';
import { emptyTables } from '../../builders/database.js';
import { report, reportDocument } from '../../builders/report.js';
import { round } from '../../builders/round-text.js';
import type { HttpWalk } from '../http-walk.js';
import { handleOf, type Tokens } from './actors.js';

const GERMAN = { country: 'DE' };

/** It counts over all scenes: one program may have several. */
let announcements = 0;

/** Makes what requests of the matrix are about, separately for each cell: none sees what another one did. */
export class Scene {
  /** The id of a tournament that run 1 published. */
  published = '';

  /** Somebody sends these as a dispute and as a proposal. */
  readonly wrong = { about: 'other', text: 'scene' };
  readonly mended = { patch: [{ op: 'replace', path: '/tournament/venue', value: 'Ten Forward' }], evidence: 'scene' };

  constructor(
    readonly walk: Pick<HttpWalk, 'dataSource' | 'publisher' | 'createToken' | 'get' | 'post' | 'delete'>,
    readonly tokens: Tokens,
  ) {}

  async prepare(): Promise<void> {
    this.published = await this.tournament();
    await this.walk.publisher.publishTournament(this.published, 1);
  }

  /** Builds the document of a tournament in Germany that Dirk directs; players are from there. */
  document(first = 'ann'): object {
    const tournament = {
      externalId: `scene:${randomUUID()}`,
      director: handleOf('director'),
      country: 'DE',
      region: "Qo'noS",
    };
    return reportDocument(
      report(
        round(`${first} 100-35 bob FW`, 'cy 100-20 dee FW'),
        round(`${first} 100-80 cy FW`, 'bob 100-0 dee FW'),
        round(`${first} 100-0 dee FW`, 'bob 20-20 cy TT'),
        { tournament, players: { [first]: GERMAN, bob: GERMAN, cy: GERMAN, dee: GERMAN } },
      ),
    );
  }

  /** Submits that document; returns the tournament, the document, and its submission. */
  async reported(): Promise<{ readonly id: string; readonly submission: string; readonly document: object }> {
    const document = this.document();
    const { body } = await this.walk.post('/api/v1/submissions', this.tokens.director, document).expect(201);
    const { tournamentId, id } = body as { tournamentId: string; id: string };
    return { id: tournamentId, submission: id, document };
  }

  async tournament(): Promise<string> {
    return (await this.reported()).id;
  }

  /** Sends a report of Dirk without approval as a director; returns its id. */
  async heldReport(): Promise<string> {
    const { dataSource } = this.walk;
    // Nobody may have as many waiting as the matrix needs.
    await emptyTables(dataSource, 'held_reports');
    const ofDirk = `role = 'director' and account_id = (select id from accounts where handle = $1)`;
    const name = [handleOf('director')];
    await dataSource.query(`update role_grants set revoked_at = now() where ${ofDirk}`, name);
    const { body } = await this.walk.post('/api/v1/submissions', this.tokens.director, this.document()).expect(201);
    await dataSource.query(`update role_grants set revoked_at = null where ${ofDirk}`, name);
    return (body as { id: string }).id;
  }

  /** Makes a suspicion, as nightly checks find one in a tournament in Germany; returns its id. */
  async suspicion(): Promise<string> {
    const finding = { severity: 'warning', code: 'possible-duplicate', pointer: '', message: 'scene', advice: 'scene' };
    const [{ id } = { id: '' }] = await this.walk.dataSource.query<{ id: string }[]>(
      `insert into suspicions (tournament_id, mark, finding, found_at)
       select id, 'scene', $2, now() from tournaments where key = $1 returning id`,
      [await this.tournament(), JSON.stringify(finding)],
    );
    return id;
  }

  async submission(): Promise<string> {
    return (await this.reported()).submission;
  }

  /** Makes an unclaimed player, in a tournament that Dirk directed; returns the handle. */
  async player(): Promise<string> {
    const handle = this.newHandle();
    await this.walk.post('/api/v1/submissions', this.tokens.director, this.document(handle)).expect(201);
    return handle;
  }

  /** Makes a waiting claim on such a player; returns its id. */
  async claim(): Promise<string> {
    const player = await this.player();
    const token = await this.walk.createToken('player', `claimant of ${player}`);
    const { body } = await this.walk.post(`/api/v1/players/${player}/claim`, token, {}).expect(200);
    return (body as { id: string }).id;
  }

  /** Merges two players who were made so; returns the id of the merge. */
  async playerMerge(): Promise<string> {
    const [player, into] = [await this.player(), await this.player()];
    const merge = { into, reason: 'scene' };
    const { body } = await this.asDirectorOfOrganizedPlay(`/api/v1/players/${player}/merge`, merge).expect(200);
    return (body as { id: string }).id;
  }

  /** Lets Paula open a dispute about such a tournament; returns its id. */
  dispute(): Promise<string> {
    return this.handedIn('disputes', this.wrong);
  }

  /** Lets Paula propose a correction of such a tournament; returns its id. */
  proposal(): Promise<string> {
    return this.handedIn('proposals', this.mended);
  }

  private async handedIn(what: 'disputes' | 'proposals', sent: object): Promise<string> {
    // Nobody may submit as many in a day as the matrix needs.
    await emptyTables(this.walk.dataSource, what === 'disputes' ? 'disputes' : 'correction_proposals');
    const path = `/api/v1/tournaments/${await this.tournament()}/${what}`;
    const { body } = await this.walk.post(path, this.tokens.player, sent).expect(201);
    return (body as { id: string }).id;
  }

  newHandle(): string {
    return `player-${randomUUID().slice(0, 8)}`;
  }

  newSlug(): string {
    return `league-${randomUUID().slice(0, 8)}`;
  }

  /** Makes a league that Lena directs, with a season; returns its slug. */
  async league(): Promise<string> {
    const slug = this.newSlug();
    const director = handleOf('league director');
    await this.asDirectorOfOrganizedPlay('/api/v1/leagues', { slug, name: 'Scene', director }).expect(201);
    const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
    await this.asDirectorOfOrganizedPlay(`/api/v1/leagues/${slug}/seasons`, season).expect(201);
    return slug;
  }

  /** Makes a league that Lena directs, and a report by Dirk that names it and waits for its flag. */
  async unflagged(): Promise<{ readonly league: string; readonly id: string }> {
    const league = await this.league();
    const document = this.document() as { tournament: object };
    const named = { ...document, tournament: { ...document.tournament, league } };
    const { body } = await this.walk.post('/api/v1/submissions', this.tokens.director, named).expect(201);
    return { league, id: (body as { tournamentId: string }).tournamentId };
  }

  /** Makes a league that Lena directs, with the scheme `own`; returns its slug. */
  async leagueWithScheme(): Promise<string> {
    const league = await this.league();
    const scheme = { printed: 'participation', from: '2014-10-01', reason: 'scene' };
    await this.asDirectorOfOrganizedPlay(`/api/v1/leagues/${league}/schemes/own`, scheme).expect(201);
    return league;
  }

  /** Makes a league that Lena directs, and an award by hand in it. */
  async manualAward(): Promise<{ readonly league: string; readonly id: string }> {
    const league = await this.league();
    const document = this.document() as { tournament: object };
    const tournament = { ...document.tournament, league, director: handleOf('league director') };
    const { body } = await this.walk
      .post('/api/v1/submissions', this.tokens['league director'], { ...document, tournament })
      .expect(201);
    const award = {
      tournament: (body as { tournamentId: string }).tournamentId,
      player: 'ann',
      points: 1,
      reason: 'scene',
    };
    const given = await this.asDirectorOfOrganizedPlay(`/api/v1/leagues/${league}/manual-awards`, award).expect(201);
    return { league, id: (given.body as { id: string }).id };
  }

  /** Requests a dry run, which waits; returns its id. */
  async refresh(): Promise<string> {
    const wish = { reason: 'scene', dryRun: true };
    const { body } = await this.asDirectorOfOrganizedPlay('/api/v1/refreshes', wish).expect(202);
    return (body as { id: string }).id;
  }

  /** Requests a dry run and cancels it; returns its id. */
  async refreshCalledOff(): Promise<string> {
    const id = await this.refresh();
    await this.walk.delete(`/api/v1/refreshes/${id}`, this.tokens['Director of Organized Play']!);
    return id;
  }

  /** Makes an interim ruling; returns its number. */
  async ruling(): Promise<number> {
    const ruling = { text: 'Scene', source: 'Scene' };
    const { body } = await this.asDirectorOfOrganizedPlay('/api/v1/rulings', ruling).expect(201);
    return (body as { number: number }).number;
  }

  /** Opens a batch of past tournaments; returns its number. */
  async batch(): Promise<number> {
    const { body } = await this.asDirectorOfOrganizedPlay('/api/v1/batches', { name: 'Old times' }).expect(201);
    return (body as { number: number }).number;
  }

  /** Opens a history window for Europe; returns its number. */
  async historyWindow(): Promise<number> {
    const window = { from: '2000-01-01', to: '2009-12-31', continent: 'europe', closesOn: '2099-12-31', note: 'Scene' };
    const { body } = await this.asDirectorOfOrganizedPlay('/api/v1/history-windows', window).expect(201);
    return (body as { number: number }).number;
  }

  /** Makes a region in Europe; returns its slug. */
  async region(): Promise<string> {
    const region = { name: this.newSlug(), continent: 'europe', described: 'Scene' };
    const { body } = await this.asDirectorOfOrganizedPlay('/api/v1/regions', region).expect(201);
    return (body as { slug: string }).slug;
  }

  /** Makes a message of Paula to the coordinators of Europe; returns its id. */
  async inquiry(): Promise<string> {
    const inquiry = { topic: 'suggestion', text: 'scene', to: 'europe' };
    const { body } = await this.walk.post('/api/v1/inquiries', this.tokens.player, inquiry).expect(201);
    return (body as { id: string }).id;
  }

  /** Makes a venue in Germany that Dirk proposed, or that was verified at once; returns its id. */
  async venue(state: 'waiting' | 'verified'): Promise<string> {
    const proposer = this.tokens[state === 'waiting' ? 'director' : 'coordinator here'];
    const venue = { name: this.newSlug(), country: 'DE' };
    const { body } = await this.walk.post('/api/v1/venues', proposer, venue).expect(201);
    return (body as { id: string }).id;
  }

  /** Each has another time, so that none of them exists already. */
  announcement(): object {
    const minute = announcements++;
    const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
    return announcementOf({ date: '2015-02-07', time });
  }

  /** Makes an announcement of Dirk's in Germany; returns its id. */
  async announced(): Promise<string> {
    const { body } = await this.walk
      .post('/api/v1/announcements', this.tokens.director, this.announcement())
      .expect(201);
    return (body as { id: string }).id;
  }

  /** Makes a live tournament of Dirk's in Germany that invites a second director; returns its id. */
  async invited(secondaryDirector = handleOf('player')): Promise<string> {
    const { tournament } = this.liveNow() as { tournament: object };
    const body = { tournament: { ...tournament, secondaryDirector } };
    return ((await this.walk.post('/api/v1/live', this.tokens.director, body).expect(201)).body as { id: string }).id;
  }

  liveNow(): object {
    const tournament = {
      name: 'Live',
      game: '2e',
      format: 'constructed',
      zone: 'Europe/Berlin',
      country: 'DE',
      region: 'qonos',
    };
    return { tournament };
  }

  /** Makes a live tournament of Dirk's in Germany; returns its id. */
  async liveTournament(): Promise<string> {
    const { body } = await this.walk.post('/api/v1/live', this.tokens.director, this.liveNow()).expect(201);
    return (body as { id: string }).id;
  }

  applicationOf(kind: string): object {
    const name = this.newSlug();
    return { kind, games: ['2e'], name, plannedOn: '2015-05-16', country: 'DE', message: 'we would like to' };
  }

  /** Makes an application of Dirk's for a Regional in Germany; returns its id. */
  async application(): Promise<string> {
    const application = this.applicationOf('regional');
    const { body } = await this.walk.post('/api/v1/applications', this.tokens.director, application).expect(201);
    return (body as { id: string }).id;
  }

  newCredentials(): { readonly handle: string; readonly password: string } {
    return { handle: `somebody-${randomUUID()}`, password: 'darmok and jalad' };
  }

  /** Makes an account; returns its handle and password. */
  async account(): Promise<{ readonly handle: string; readonly password: string }> {
    const credentials = this.newCredentials();
    await this.walk.post('/api/v1/accounts', null, credentials).expect(201);
    return credentials;
  }

  /** Gives an account a role; returns the id of the role. */
  async role(handle: string): Promise<string> {
    const role = { role: 'director-of-organized-play', reason: 'scene' };
    const answer = await this.walk
      .post(`/api/v1/accounts/${handle}/roles`, this.tokens.administrator, role)
      .expect(201);
    return (answer.body as { roles: { id: string }[] }).roles[0]!.id;
  }

  /** Makes a token of Paula; returns its id. */
  async token(): Promise<string> {
    const handle = handleOf('player');
    await this.walk.createToken('player', handle);
    const listing = `/api/v1/tokens?handle=${handle}`;
    const { body } = await this.walk
      .get(listing)
      .set('authorization', `Bearer ${this.tokens.administrator}`)
      .expect(200);
    const { rows } = body as { rows: { id: string; name: string; revokedAt: string | null }[] };
    // It must not be the token that the request uses.
    return rows.find(({ name, revokedAt }) => name === 'spec' && revokedAt === null)!.id;
  }

  private asDirectorOfOrganizedPlay(path: string, body: object) {
    return this.walk.post(path, this.tokens['Director of Organized Play'], body);
  }
}
