import { Injectable } from '@nestjs/common';
import { inTransaction } from '@quadrant/store/audit';
import { DataSource } from 'typeorm';

/** One owner has at most this many browsers. The oldest gives way to a new one. */
const MOST_OF_ONE = 5;

/** A receiver that failed so often in a row is removed. */
const MOST_FAILURES = 5;

/** Notices are for an account, or for a player of one live tournament. */
export type PushOwner =
  | { readonly accountId: string }
  | { readonly tournamentId: string; /** The player's folded handle. */ readonly playerKey: string };

/** The names are those of the Push API. */
export interface PushReceiver {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** gone: the push service says that it does not exist any more. */
export type PushResult = 'sent' | 'failed' | 'gone';

interface OwnerColumns {
  readonly accountId: string | null;
  readonly tournamentId: string | null;
  readonly playerKey: string | null;
}

const columnsOf = (owner: PushOwner): OwnerColumns =>
  'accountId' in owner
    ? { accountId: owner.accountId, tournamentId: null, playerKey: null }
    : { accountId: null, ...owner };

const OF_OWNER = `account_id is not distinct from $1 and tournament_id is not distinct from $2
  and player_key is not distinct from $3`;

/** The folded handles of those who run a live tournament, and of its players. */
export interface LivePeople {
  readonly directorKeys: readonly string[];
  readonly playerKeys: readonly string[];
}

/** A browser of an account, with the folded handle by which it directs or plays; null where it does not. */
export interface PersonalReceiver extends PushReceiver {
  readonly director: string | null;
  readonly player: string | null;
  /** The account has switched off that it is told about its rounds. */
  readonly isQuiet: boolean;
}

/** SQL: selects the accounts of directors ($1) and, by the players that they claimed, of players ($2). */
export const ACCOUNTS_OF_LIVE = `
  select a.id as account_id, max(k.key) filter (where k.directs) as director,
    max(k.key) filter (where not k.directs) as player
  from (
    select a.id, key, true as directs from unnest($1::text[]) key join accounts a on a.handle_key = key
    union all
    select a.id, key, false from unnest($2::text[]) key join player_handles h on h.handle_key = key
      join players p on p.id = h.player_id join players own on own.counts_as = p.counts_as
      join accounts a on a.player_id = own.id) k
    join accounts a on a.id = k.id and a.disabled_at is null
  group by a.id`;

/** Stores browsers that take push notices. */
@Injectable()
export class PushRepository {
  private known: Promise<PushKeys> | null = null;

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the keys of this installation, which are made when the first page asks for them.
   *
   * @param make is called where there are none; another process may be faster
   */
  keys(make: () => PushKeys): Promise<PushKeys> {
    this.known ??= this.findOrMake(make).catch((error: unknown) => {
      this.known = null;
      throw error;
    });
    return this.known;
  }

  /** Stores a browser of an owner. The same one again replaces its keys. */
  subscribe(owner: PushOwner, { endpoint, p256dh, auth }: PushReceiver, at: Date): Promise<void> {
    const { accountId, tournamentId, playerKey } = columnsOf(owner);
    return inTransaction(this.dataSource, async (client) => {
      await client.query(
        `insert into push_subscriptions (account_id, tournament_id, player_key, endpoint, p256dh, auth, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict on constraint push_subscriptions_owner_key
         do update set p256dh = excluded.p256dh, auth = excluded.auth, failures = 0, created_at = excluded.created_at`,
        [accountId, tournamentId, playerKey, endpoint, p256dh, auth, at],
      );
      await client.query(
        `delete from push_subscriptions where id in (
           select id from push_subscriptions where ${OF_OWNER} order by created_at desc, id offset ${MOST_OF_ONE})`,
        [accountId, tournamentId, playerKey],
      );
    });
  }

  async unsubscribe(owner: PushOwner, endpoint: string): Promise<void> {
    const { accountId, tournamentId, playerKey } = columnsOf(owner);
    await this.dataSource.query(`delete from push_subscriptions where ${OF_OWNER} and endpoint = $4`, [
      ...[accountId, tournamentId, playerKey, endpoint],
    ]);
  }

  /** Lists the browsers of all players of a live tournament. */
  listOfTournament(tournamentId: string): Promise<(PushReceiver & { readonly playerKey: string })[]> {
    return this.dataSource.query<(PushReceiver & { readonly playerKey: string })[]>(
      `select endpoint, p256dh, auth, player_key as "playerKey" from push_subscriptions where tournament_id = $1
       order by created_at, id`,
      [tournamentId],
    );
  }

  /** Lists the browsers of an account. */
  listOfAccount(accountId: string): Promise<PushReceiver[]> {
    return this.dataSource.query<PushReceiver[]>(
      `select endpoint, p256dh, auth from push_subscriptions where account_id = $1 order by created_at, id`,
      [accountId],
    );
  }

  /** Lists the browsers of the accounts that direct a live tournament, or whose claimed players play in it. */
  listOfPeople({ directorKeys, playerKeys }: LivePeople): Promise<PersonalReceiver[]> {
    return this.dataSource.query<PersonalReceiver[]>(
      `select s.endpoint, s.p256dh, s.auth, people.director, people.player,
         exists (select from notice_choices c where c.account_id = s.account_id and c.kind = 'round-paired'
           and c.channel = 'push' and c.choice = 'off') as "isQuiet"
       from (${ACCOUNTS_OF_LIVE}) people join push_subscriptions s on s.account_id = people.account_id
       order by s.created_at, s.id`,
      [directorKeys, playerKeys],
    );
  }

  /** Takes down what came of sending: a receiver that is gone, or failed too often in a row, is removed. */
  async note(results: ReadonlyMap<string, PushResult>): Promise<void> {
    const endpointsOf = (result: PushResult) => [...results].flatMap(([each, came]) => (came === result ? [each] : []));
    await this.dataSource.query(
      `with failed as (
         update push_subscriptions set failures = failures + 1
         where endpoint = any($2) and failures < ${MOST_FAILURES - 1}),
       sent as (update push_subscriptions set failures = 0 where endpoint = any($3) and failures > 0)
       delete from push_subscriptions
       where endpoint = any($1) or endpoint = any($2) and failures >= ${MOST_FAILURES - 1}`,
      [endpointsOf('gone'), endpointsOf('failed'), endpointsOf('sent')],
    );
  }

  private async findOrMake(make: () => PushKeys): Promise<PushKeys> {
    const read = () =>
      this.dataSource.query<PushKeys[]>(`select public_key as "publicKey", private_key as "privateKey" from push_keys`);
    const [there] = await read();
    if (there !== undefined) return there;
    const { publicKey, privateKey } = make();
    await this.dataSource.query(
      `insert into push_keys (public_key, private_key) values ($1, $2) on conflict do nothing`,
      [publicKey, privateKey],
    );
    return (await read())[0]!;
  }
}
