import type { PoolClient } from 'pg';
import type { LeagueRules } from '@quadrant/rules/leagues';
import { CHAIN_START, END_OF_HISTORY } from '@quadrant/rules/history';
import type {
  DocumentedTournament,
  PublishedAward,
  PublishedHistory,
  PublishedLeague,
  PublishedPlayer,
  PublishedRating,
  PublishedRun,
} from '@quadrant/rules/verification';
import type { Policies } from '@quadrant/rules/policy';
import type { RatingRules } from '@quadrant/rules/rating';
import { redactDocument } from '@quadrant/rules/report';
import { hexOfBytes } from '@quadrant/rules/tournament';
import type { HeadRun } from '@quadrant/store/database';
import { TOSSES_FROM } from '@quadrant/store/tosses';
import { loadOpenings, loadPolicies, loadStoredRules, rulesTakenFrom, loadReports } from '@quadrant/store/history';
import { readDocumentLabels, readHiddenNames, showRun, type WithheldNames } from '@quadrant/store/players';
import { type Decision, readDecisions } from './decisions.js';
import { PublishedTournaments, type StoredTournament } from './published-tournaments.js';

const RATINGS_PER_PAGE = 5_000;
const REPORTS_PER_PAGE = 200;

const RUN_COLUMNS = `number, kind, requested_by as "requestedBy", reason, changes, tournaments, games,
  tournaments_changed as "tournamentsChanged", rating_changes as "ratingChanges", awards, entitlements, engine_version as "engineVersion",
  encode(rules_sha256, 'hex') as "rulesSha256", encode(inputs_sha256, 'hex') as "inputsSha256",
  encode(chain_sha256, 'hex') as "chainSha256", official_run as "officialRun", rolled_back_to as "rolledBackTo",
  started_at as "startedAt", published_at as "publishedAt"`;

export interface CurrentReport {
  readonly submissionRowId: number;
  readonly key: string;
  /** It is the start instant as PostgreSQL writes it, to the microsecond. */
  readonly startsAt: string;
  /** The document with redactions, as everybody may read it. */
  readonly raw: Buffer;
  /** Its tosses are drawn from this. */
  readonly tossesFrom: string;
}

/** These members may have to be redacted. */
type HiddenIn = Pick<CurrentReport, 'submissionRowId' | 'tossesFrom' | 'raw'>;

/** Reads everything public at one moment of the database, page by page, so that history can have any length. */
export class PublishedReader {
  private names: Promise<WithheldNames> | null = null;

  constructor(
    private readonly client: PoolClient,
    /** The run that readers see at that moment. */
    readonly head: HeadRun,
  ) {}

  /** Opens the whole history in the form that verification needs. */
  async openHistory(rules: RatingRules): Promise<PublishedHistory> {
    const players = await this.listPlayers();
    const leagues = await this.listRules();
    const run = await this.findHeadRun();
    const start = { inputsSha256: hexOfBytes(CHAIN_START.inputs), chainSha256: hexOfBytes(CHAIN_START.chain) };
    const { inputsSha256, chainSha256 } = run ?? start;
    const tournaments = this.readTournaments(rules, leagues);
    return {
      players,
      leagues,
      switches: (await this.findPolicies()).switches,
      openings: await loadOpenings(this.client, 'published'),
      total: await this.countTournaments(),
      tournaments: readAhead(this.withReports(tournaments)),
      ratings: this.readRatings(),
      run: this.head.number,
      inputsSha256,
      chainSha256,
      runs: this.readRuns(),
    };
  }

  /** Lists the players by handle. */
  async listPlayers(): Promise<PublishedPlayer[]> {
    const { rows } = await this.client.query<PublishedPlayer>(
      `select p.public_id as "publicId", c.public_id as "countsAs", p.handle, p.name, p.country, p.region
       from shown_players p join players c on c.id = p.counts_as order by p.handle collate "C"`,
    );
    return rows;
  }

  /** Finds the policies with the interim rulings in force. */
  findPolicies(): Promise<Policies> {
    return loadPolicies(this.client);
  }

  /** Lists, by slug, the rules by which everything published was computed. */
  async listRules(): Promise<LeagueRules[]> {
    const { rules } = rulesTakenFrom(await loadStoredRules(this.client), END_OF_HISTORY);
    return [...rules.values()].toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  }

  /** Lists the leagues by slug. */
  async listLeagues(): Promise<PublishedLeague[]> {
    const { rows } = await this.client.query<{ slug: string; name: string; director: string }>(
      `select slug, name, director from leagues`,
    );
    const leagues = new Map(rows.map((row) => [row.slug, row]));
    const names = await this.readNames();
    return (await this.listRules()).map((rules) => {
      const { slug, name, director } = leagues.get(rules.slug)!;
      const { seasons, schemes, manualAwards } = rules;
      const shownAwards = manualAwards.map((award) => ({ ...award, reason: names.showText(award.reason) }));
      return { slug, name, director: names.show(director), seasons, schemes, manualAwards: shownAwards };
    });
  }

  /** Reads the decisions that are not in the documents. */
  async *readDecisions(): AsyncGenerator<Decision[]> {
    const names = await this.readNames();
    for await (const page of readDecisions(this.client)) yield page.map((decision) => showWords(decision, names));
  }

  /** Reads the runs, the oldest first. */
  async *readRuns(): AsyncGenerator<PublishedRun[]> {
    const names = await this.readNames();
    let rows: PublishedRun[] = [];
    do {
      const after = rows.at(-1)?.number ?? 0;
      ({ rows } = await this.client.query<PublishedRun>(
        `select ${RUN_COLUMNS} from runs where number > $1 order by number limit 1000`,
        [after],
      ));
      if (rows.length > 0) yield rows.map((row) => showRun(row, names));
    } while (rows.length > 0);
  }

  /** Returns the facts of the head run; null before the first run. */
  async findHeadRun(): Promise<PublishedRun | null> {
    const { rows } = await this.client.query<PublishedRun>(`select ${RUN_COLUMNS} from runs where number = $1`, [
      this.head.number,
    ]);
    return rows[0] ?? null;
  }

  /** Reads the ratings in the order of game, category and handle, by code point in any language of the database. */
  async *readRatings(): AsyncGenerator<PublishedRating[]> {
    let rows: PublishedRating[] = [];
    do {
      const after: PublishedRating | undefined = rows.at(-1);
      ({ rows } = await this.client.query<PublishedRating>(
        `select r.game, r.category, p.handle, r.games, r.rating, r.last_played_at as "lastPlayedAt"
         from ratings r join shown_players p on p.id = r.player_id
         where r.games > 0
           and ($1::text is null or (r.game collate "C", r.category collate "C", p.handle collate "C") > ($1, $2, $3))
         order by r.game collate "C", r.category collate "C", p.handle collate "C"
         limit ${RATINGS_PER_PAGE}`,
        [after?.game ?? null, after?.category ?? null, after?.handle ?? null],
      ));
      if (rows.length > 0) yield rows;
    } while (rows.length === RATINGS_PER_PAGE);
  }

  /** Reads the current revision of every tournament in history, in the order of history. */
  async *readReports(): AsyncGenerator<CurrentReport[]> {
    let rows: CurrentReport[] = [];
    do {
      const after: CurrentReport | undefined = rows.at(-1);
      ({ rows } = await this.client.query<CurrentReport>(
        `select s.id as "submissionRowId", t.key, s.starts_at::text as "startsAt", s.raw, ${TOSSES_FROM} as "tossesFrom"
         from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
         where t.withdrawn_at is null and t.merged_into is null
           and ($1::timestamptz is null or (s.starts_at, t.key) > ($1, $2::uuid))
         order by s.starts_at, t.key
         limit ${REPORTS_PER_PAGE}`,
        [after?.startsAt ?? null, after?.key ?? null],
      ));
      if (rows.length > 0) yield await this.withoutHidden(rows);
    } while (rows.length === REPORTS_PER_PAGE);
  }

  async countTournaments(): Promise<number> {
    const { rows } = await this.client.query<{ n: number }>(`select count(*)::integer as n from outcomes`);
    return rows[0]!.n;
  }

  /**
   * Reads the published tournaments in the order of history.
   *
   * @param withDocument tells for a submission whether its document is read; by default all are
   */
  async *readTournaments(
    rules: RatingRules,
    leagues: readonly LeagueRules[],
    withDocument?: (submissionRowId: number) => boolean,
  ): AsyncGenerator<StoredTournament[]> {
    const published = await PublishedTournaments.open(this.client, { rules, leagues });
    yield* published.read(withDocument ?? (() => true));
  }

  /** Does the same, with the documents as everybody may read them. */
  async *readPublicTournaments(
    rules: RatingRules,
    leagues: readonly LeagueRules[],
    withDocument: (submissionRowId: number) => boolean,
  ): AsyncGenerator<StoredTournament[]> {
    const names = await this.readNames();
    for await (const page of this.readTournaments(rules, leagues, withDocument)) {
      const documented = page.flatMap(({ document, ...rest }) =>
        document === null ? [] : [{ ...rest, raw: document, tossesFrom: rest.toss?.seed ?? rest.key }],
      );
      const shown = new Map((await this.withoutHidden(documented)).map((each) => [each.submissionRowId, each.raw]));
      yield page.map((each) => ({
        ...each,
        awards: each.awards.map((award) => showReason(award, names)),
        document: shown.get(each.submissionRowId) ?? null,
      }));
    }
  }

  private async withoutHidden<Row extends HiddenIn>(rows: readonly Row[]): Promise<Row[]> {
    const names = await this.readNames();
    const labels = await readDocumentLabels(
      this.client,
      names,
      rows.map(({ submissionRowId }) => submissionRowId),
    );
    return rows.map((row) => {
      const own = labels.get(row.submissionRowId);
      return own === undefined
        ? row
        : { ...row, raw: redactDocument(row.raw, own.inDocument, row.tossesFrom).document };
    });
  }

  /** The reader sees one moment, so it loads them once. */
  private readNames(): Promise<WithheldNames> {
    return (this.names ??= readHiddenNames(this.client));
  }

  private async *withReports(
    pages: AsyncIterable<readonly StoredTournament[]>,
  ): AsyncGenerator<DocumentedTournament[]> {
    for await (const page of pages) {
      const submissions = page.map(({ submissionRowId }) => submissionRowId);
      const reports = await loadReports(this.client, submissions);
      yield page.map((each, index) => ({ ...each, document: each.document!, stored: reports[index]!.report }));
    }
  }
}

/** Sources and titles of balances may name a person. */
const showWords = (decision: Decision, names: WithheldNames): Decision =>
  decision.kind !== 'opening'
    ? decision
    : {
        ...decision,
        balances: decision.balances.map((balance) => ({
          ...balance,
          source: names.showText(balance.source),
          ...(balance.kind === 'title' && { title: names.showText(balance.title) }),
        })),
      };

/** The text of a league director may name a person; the text of a scheme follows from the report. */
const showReason = (award: PublishedAward, names: WithheldNames): PublishedAward =>
  award.rule === 'manual' && award.reason !== null ? { ...award, reason: names.showText(award.reason) } : award;

/** Reads the next page while the caller works on the last one. */
async function* readAhead<Page>(pages: AsyncGenerator<Page>): AsyncGenerator<Page> {
  let next = pages.next();
  try {
    for (let page = await next; page.done !== true; page = await next) {
      next = pages.next();
      // The code that awaits it gets the error; until then nothing handles it.
      next.catch(() => undefined);
      yield page.value;
    }
  } finally {
    await next.catch(() => undefined);
  }
}
