import { say, type Text } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import {
  countMoved,
  endScheme,
  putInForce,
  type LeagueRules,
  type SchemeInForce,
  type SchemesChange,
} from '@quadrant/rules/leagues';
import type { AuditAction } from '@quadrant/rules/events';
import { recordAudit, checkVersion, inTransaction } from '@quadrant/store/audit';
import { openSnapshot } from '@quadrant/store/database';
import { findNewestRules } from '@quadrant/store/history';
import { findHiddenNames } from '@quadrant/store/players';
import { changeRules, type LeagueAuthor, foldLeague } from '@quadrant/store/leagues';
import { compareWithPublished } from './compare-with-published.js';
import { readScheme } from './read-scheme.js';
import {
  countTried,
  daysOfSeason,
  MOST_TRIED,
  type PreviewPage,
  previewScheme,
  type SchemePreview,
} from './preview-scheme.js';
import type {
  NewScheme,
  SchemeEnded,
  SchemeRefusal,
  SchemeSaved,
  SchemeText,
  SchemeVersion,
  StatedVersions,
} from './scheme.js';
import { listSavedVersions, nextVersion } from './scheme-versions.js';
import { versionOf } from './version-of.js';

interface SchemeTrial {
  readonly text: SchemeText;
  /** The slug of the scheme that it would replace; null means that it is added to all of them. */
  readonly scheme: string | null;
  /** It names a season, to try the scheme on its tournaments only. */
  readonly season: string | null;
  /**
   * It is a local calendar date. With null, the trial begins on the first day of the season or with the league's first
   * tournament.
   */
  readonly from: string | null;
  readonly page: PreviewPage;
}

/** A trial has this slug when its scheme has none yet. No saved scheme is called so, because it is the path of the trial. */
const TRIED = 'dry-run';

/** It lies before every tournament. */
const FIRST_DAY = '0001-01-01';

/** Stores the bonus schemes of leagues. A saved version never changes, and is in force on some days. */
@Injectable()
export class SchemeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Lists every version that was ever saved, by scheme and version.
   *
   * @param today local calendar date
   * @returns null when there is no such league
   */
  async list(league: string, today: string): Promise<SchemeVersion[] | null> {
    const names = await findHiddenNames(this.dataSource);
    return this.read(async (client) => {
      const rules = await findNewestRules(client, league);
      if (rules === null) return null;
      const saved = await listSavedVersions(client, league);
      return saved.map((each) => {
        const shown = { ...each, savedBy: names.show(each.savedBy), reason: names.showText(each.reason) };
        return versionOf(shown, rules, today);
      });
    });
  }

  /** Saves a new version of a scheme; null when there is no such league. */
  async save(
    league: string,
    wanted: NewScheme,
    author: LeagueAuthor,
    versions: StatedVersions = 'any',
  ): Promise<SchemeSaved | SchemeRefusal | null> {
    const { scheme, from, reason } = wanted;
    const attempt = { league, action: 'league.save-scheme' as const, wanted, author, versions };
    return inTransaction(this.dataSource, async (client) => {
      const changed = await changeSchemes(client, attempt, async (rules) => {
        const read = readScheme(wanted.text, rules);
        if ('kind' in read) return read;
        const version = nextVersion(await listSavedVersions(client, league), scheme);
        const added = { scheme, version, ...read.inForce, from, to: null };
        const same = findSame(rules, added);
        if (same !== null) return { kind: 'scheme-unchanged', version: same };
        return {
          ...putInForce(rules, added),
          reason: say`scheme ${scheme}, version ${version}, from ${from}: ${reason}`,
        };
      });
      if (changed === null || 'kind' in changed) return changed;
      const { after, ...answer } = changed;
      const saved = (await listSavedVersions(client, league)).findLast((each) => each.scheme === scheme)!;
      return { ...answer, saved: versionOf(saved, after, author.at.toISOString().slice(0, 10)) };
    });
  }

  /**
   * Ends a scheme; null when there is no such league.
   *
   * @param on the last local calendar date on which it is in force
   */
  async end(
    league: string,
    wanted: { readonly scheme: string; readonly on: string; readonly reason: string },
    author: LeagueAuthor,
    versions: StatedVersions = 'any',
  ): Promise<SchemeEnded | SchemeRefusal | null> {
    const { scheme, on, reason } = wanted;
    const attempt = { league, action: 'league.end-scheme' as const, wanted, author, versions };
    return inTransaction(this.dataSource, async (client) => {
      const changed = await changeSchemes(client, attempt, async (rules) => {
        const change = endScheme(rules, scheme, on);
        if (change !== null) return { ...change, reason: say`scheme ${scheme} ends on ${on}: ${reason}` };
        const saved = await listSavedVersions(client, league);
        const isKnown = saved.some((each) => each.scheme === scheme);
        return isKnown ? { kind: 'scheme-not-in-force', on } : { kind: 'scheme-unknown' };
      });
      if (changed === null || 'kind' in changed) return changed;
      const { after: _, ...answer } = changed;
      return answer;
    });
  }

  /** Returns what a scheme would have given, without storing anything; null when there is no such league. */
  async preview(league: string, trial: SchemeTrial): Promise<SchemePreview | SchemeRefusal | null> {
    const names = await findHiddenNames(this.dataSource);
    return this.read(async (client) => {
      const rules = await findNewestRules(client, league);
      if (rules === null) return null;
      const read = readScheme(trial.text, rules);
      if ('kind' in read) return read;
      const season = trial.season === null ? null : daysOfSeason(rules, trial.season);
      if (trial.season !== null && season === null) return { kind: 'season-unknown' };
      const scheme = trial.scheme ?? TRIED;
      const version = nextVersion(await listSavedVersions(client, league), scheme);
      const from = trial.from ?? season?.from ?? FIRST_DAY;
      const days = { from, to: season?.to ?? null };
      const size = await countTried(client, league, days);
      if (size > MOST_TRIED) return { kind: 'dry-run-too-large', size, most: MOST_TRIED };
      return previewScheme(client, rules, { scheme, version, read, ...days }, trial.page, names);
    });
  }

  private async read<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const snapshot = await openSnapshot(this.dataSource);
    try {
      return await work(snapshot.client);
    } finally {
      await snapshot.close();
    }
  }
}

interface Attempt {
  readonly league: string;
  /** The audit records it as this action. */
  readonly action: AuditAction;
  readonly wanted: { readonly scheme: string; readonly reason: string };
  readonly author: LeagueAuthor;
  readonly versions: StatedVersions;
}

/** Changes the schemes of a league, or refuses to; the audit shows either. */
async function changeSchemes(
  client: PoolClient,
  { league, action, wanted, author, versions }: Attempt,
  decide: (rules: LeagueRules) => Promise<(SchemesChange & { readonly reason: Text }) | SchemeRefusal>,
): Promise<(SchemeEnded & { readonly after: LeagueRules }) | SchemeRefusal | null> {
  const changed = await changeRules<SchemeRefusal>(client, league, author, async (rules) => {
    const unguarded = await refuseUnguarded(client, league, wanted.scheme, versions);
    if (unguarded !== null) return { refusal: unguarded };
    const decided = await decide(rules);
    if ('kind' in decided) return { refusal: decided };
    const { schemes, from, to, reason } = decided;
    const daysOf = (all: readonly SchemeInForce[]) =>
      all.filter(({ scheme }) => scheme === wanted.scheme).map(daysInForce);
    const detail = { ...wanted, before: daysOf(rules.schemes), after: daysOf(schemes) };
    return { rules: { ...rules, schemes }, from, to, action, reason, detail };
  });
  if (changed === null) return null;
  if ('refusal' in changed) {
    const { handle: actor, at, requestId } = author;
    const { kind: refusal } = changed.refusal;
    // A name of a scheme that the league does not have may be any text, so it is left out.
    const detail = refusal === 'scheme-unknown' ? { reason: wanted.reason, refusal } : { ...wanted, refusal };
    await recordAudit(client, { at, actor, action, subject: league, detail, requestId });
    return changed.refusal;
  }
  const after = (await findNewestRules(client, league))!;
  const moves = countMoved(await compareWithPublished(client, league, await foldLeague(client, after)));
  return { ...changed, moves, after };
}

/** Without this, two people who change one scheme at once would not notice: the second change would undo the first. */
async function refuseUnguarded(
  client: PoolClient,
  league: string,
  scheme: string,
  versions: StatedVersions,
): Promise<SchemeRefusal | null> {
  if (versions === 'any') return null;
  const { rows } = await client.query<{ version: number }>(`select version from leagues where slug = $1`, [league]);
  const { version } = rows[0]!;
  if (versions !== null) return checkVersion(client, 'league', { key: league, version }, versions);
  const saved = nextVersion(await listSavedVersions(client, league), scheme) - 1;
  return saved === 0 ? null : { kind: 'scheme-version-required', saved, leagueVersion: version };
}

const daysInForce = ({ version, from, to }: SchemeInForce) => ({ version, from, to });

/** Finds the version that is in force from a day on with the wanted text and has none after it; null when there is none. */
function findSame({ schemes }: LeagueRules, wanted: SchemeInForce): number | null {
  const same = schemes.find(
    ({ scheme, name, text, from, to }) =>
      scheme === wanted.scheme && name === wanted.name && text === wanted.text && from <= wanted.from && to === null,
  );
  return same?.version ?? null;
}
