import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { whenPublished } from '@quadrant/rules/corrections';
import { BEGIN_OF_HISTORY } from '@quadrant/rules/history';
import { say, type Text } from '@quadrant/rules/message';
import {
  type Balance,
  BALANCE_KINDS,
  convert,
  effectOf,
  judgeBalances,
  type KnownFacts,
} from '@quadrant/rules/openings';
import { finding, foldHandle, hasErrors, type Finding } from '@quadrant/rules/tournament';
import type { AuditAction } from '@quadrant/rules/events';
import { inTransaction, recordAudit, type Author } from '@quadrant/store/audit';
import { readHead, readSnapshot } from '@quadrant/store/database';
import { insertPendingChange } from '@quadrant/store/history';
import { registerPlayer } from '@quadrant/store/players';
import { insertRefreshRequest, wishFor } from '@quadrant/store/refreshes';
import { loadKnownFacts } from './known-facts.js';
import type { OpeningCommand, OpeningPreview, OpeningRefusal, OpeningStored } from './opening-set.js';

/** SQL: two who publish at once would not see each other's balances. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('opening balances', 0))`;

/** Stores balances of a previous system. A full refresh publishes a file as one run; taking it back is one run, too. */
@Injectable()
export class OpeningRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Says what a file would bring in, and stores nothing. */
  preview(command: OpeningCommand): Promise<OpeningPreview> {
    return readSnapshot(this.dataSource, async (client) => {
      const { balances, findings } = command.read;
      const known = await loadKnownFacts(client, balances, command.author.at);
      return {
        kind: 'previewed',
        rows: countKinds(balances),
        players: new Set(balances.map(({ player }) => foldHandle(player))).size,
        newPlayers: command.registersPlayers ? listUnknown(balances, known) : [],
        tracks: effectOf(balances, command.conversion),
        findings: [...findings, ...judgeBalances(balances, command.conversion, known, command.registersPlayers)],
      };
    });
  }

  /** Stores a file and asks for the run that publishes it, or stores nothing. */
  async publish(command: OpeningCommand): Promise<OpeningStored | OpeningRefusal> {
    const { author } = command;
    try {
      return await inTransaction(this.dataSource, async (client) => {
        await client.query(LOCK);
        const { balances, findings } = command.read;
        const known = await loadKnownFacts(client, balances, author.at);
        const judged = [...findings, ...judgeBalances(balances, command.conversion, known, command.registersPlayers)];
        if (hasErrors(judged)) throw new Refused({ kind: 'balances-refused', findings: judged });
        const open = judged.filter(({ severity }) => severity === 'warning');
        if (open.length > 0 && !command.isConfirmed) throw new Refused({ kind: 'balances-to-confirm', findings: open });
        if (command.registersPlayers) await registerAll(client, command, listUnknown(balances, known), balances);
        const number = await insert(client, command, balances);
        const reason = say`opening balances ${number}: ${command.reason}`;
        await audit(client, author, 'opening.publish', String(number), {
          reason: command.reason,
          conversion: command.conversion,
          rows: countKinds(balances),
        });
        return { kind: 'stored', number, takesEffect: await askForRun(client, reason, author) };
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { kind } = error.refusal;
      await inTransaction(this.dataSource, (client) =>
        audit(client, author, 'opening.publish', 'refused', { reason: command.reason, refused: kind }),
      );
      return error.refusal;
    }
  }

  /** Takes a file back as a whole, and asks for the run that publishes history without it. */
  takeBack(number: number, reason: string, author: Author): Promise<OpeningStored | OpeningRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query(LOCK);
      const { rows } = await client.query<{ isTakenBack: boolean }>(
        `select taken_back_at is not null as "isTakenBack" from opening_sets where number = $1`,
        [number],
      );
      const refused = rows[0] === undefined ? 'balances-not-found' : rows[0].isTakenBack ? 'balances-taken-back' : null;
      if (refused !== null) {
        await audit(client, author, 'opening.take-back', String(number), { reason, refused });
        return { kind: refused, number };
      }
      await client.query(
        `update opening_sets set taken_back_by = $2, taken_back_at = $3, taken_back_reason = $4 where number = $1`,
        [number, author.handle, author.at, reason],
      );
      await audit(client, author, 'opening.take-back', String(number), { reason });
      const told = say`opening balances ${number} taken back: ${reason}`;
      return { kind: 'stored', number, takesEffect: await askForRun(client, told, author) };
    });
  }
}

class Refused extends Error {
  constructor(readonly refusal: OpeningRefusal) {
    super(refusal.kind);
  }
}

const countKinds = (balances: readonly Balance[]) =>
  Object.fromEntries(
    BALANCE_KINDS.map((kind) => [kind, balances.filter((balance) => balance.kind === kind).length]),
  ) as OpeningPreview['rows'];

/** Lists the handles that lead to nobody, each once as it first stands in the file. */
function listUnknown(balances: readonly Balance[], { players }: KnownFacts): string[] {
  const handles = new Map<string, string>();
  for (const { player } of balances) {
    const key = foldHandle(player);
    if (!players.has(key) && !handles.has(key)) handles.set(key, player);
  }
  return [...handles.values()];
}

/** @throws Refused when a handle looks like that of another player */
async function registerAll(
  client: PoolClient,
  { reason, actor, author }: OpeningCommand,
  handles: readonly string[],
  balances: readonly Balance[],
): Promise<void> {
  const findings: Finding[] = [];
  for (const handle of handles) {
    const facts = { handle, name: null, country: null, region: null };
    const command = { facts, reason, author: actor, at: author.at, requestId: author.requestId };
    const registered = await registerPlayer(client, command);
    if (registered.kind !== 'changed') findings.push(lookAlike(balances, handle));
  }
  if (findings.length > 0) throw new Refused({ kind: 'balances-refused', findings });
}

function lookAlike(balances: readonly Balance[], handle: string): Finding {
  const { line } = balances.find(({ player }) => player === handle)!;
  return finding(
    'balance-player',
    `/${line}/player`,
    say`Line ${line}, column player: “${handle}” cannot be registered, because it looks like the handle of another player.`,
    say`Correct the handle, or register the player with another one.`,
  );
}

async function insert(client: PoolClient, command: OpeningCommand, balances: readonly Balance[]): Promise<number> {
  const { conversion, reason, author, batch } = command;
  const { rows } = await client.query<{ number: number }>(
    `insert into opening_sets (number, made_by, made_at, reason, convert_add, convert_times, batch)
     select coalesce(max(number), 0) + 1, $1, $2, $3, $4, $5, $6 from opening_sets returning number`,
    [author.handle, author.at, reason, conversion.add, conversion.times, batch],
  );
  const { number } = rows[0]!;
  const stored = balances.map((balance) => ({
    ...balance,
    key: foldHandle(balance.player),
    counts:
      balance.kind === 'rating' ? convert(conversion, balance.value) : balance.kind === 'title' ? null : balance.value,
  }));
  await client.query(
    `insert into opening_balances (set_number, line, kind, player_id, game, category, league_id, season, title, value, counts,
       games, as_of, source)
     select $1, b.line, b.kind, named_player(b.key), b.game, b.category, l.id, b.season, b.title, b.value, b.counts, b.games,
       b.date, b.source
     from jsonb_to_recordset($2::jsonb) as b (line integer, kind text, key text, game text, category text, league text,
         season text, title text, value float8, counts float8, games integer, date date, source text)
       left join leagues l on l.slug = b.league`,
    [number, JSON.stringify(stored)],
  );
  return number;
}

/** A refresh from the first tournament publishes it, as one run. */
async function askForRun(client: PoolClient, reason: Text, author: Author): Promise<OpeningStored['takesEffect']> {
  const { handle: actor, at } = author;
  const change = { tournamentRowId: null, kind: 'opening', position: BEGIN_OF_HISTORY, actor, reason, at } as const;
  await insertPendingChange(client, change);
  await insertRefreshRequest(client, { ...wishFor(reason), scope: 'full' }, author);
  return whenPublished((await readHead(client)).pausedAt);
}

const audit = (
  client: PoolClient,
  { handle: actor, at, requestId }: Author,
  action: AuditAction,
  subject: string,
  detail: object,
): Promise<void> => recordAudit(client, { at, actor, action, subject, detail, requestId });
