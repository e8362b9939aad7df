import { createHash, randomUUID } from 'node:crypto';
import type { AccountPrincipal, Role } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import {
  CandidateRepository,
  ClaimRepository,
  PlayerRepository,
  type Claimant,
  type PlayerChange,
  type PlayerChanged,
  type PlayerRefusal,
} from '@quadrant/store/players';
import { actingAs } from '../builders/principals.js';
import { HANDLES } from './content.js';
import { receivedOn } from './model-store.js';
import { ACCOUNTS, NAMES, type IdentityCommand } from './identity-commands.js';
import type { DataSource } from 'typeorm';

const withAccount = (role: Role, handle: string): AccountPrincipal => ({
  ...actingAs(role, handle),
  accountId: randomUUID(),
});

const COORDINATOR = withAccount('coordinator', 'thsch');
const asking = { reason: 'simulated', at: receivedOn(9), requestId: null };

/** Public ids are the same in every history, so that hashes can be compared. Each next player of a handle has another. */
const publicIdOf = (handle: string, generation: number): string => {
  const hex = createHash('sha256').update(`${handle} ${generation}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
};

/** A reader sees this of a player, and of what leads to them. */
export interface Person {
  readonly publicId: string;
  readonly countsAs: string;
  /** The handle that is shown; another one than their own while they are hidden. */
  readonly shown: string;
  readonly handle: string;
  readonly isAnonymised: boolean;
  /** Tells whether their handle leads anybody to them, or to the player that they count as. */
  readonly isFound: boolean;
}

/** Handles players, accounts and claims on a database. */
export class People {
  private readonly players: PlayerRepository;
  private readonly claims: ClaimRepository;
  private readonly candidates: CandidateRepository;
  private readonly generations = new Map<string, number>();
  readonly accounts = Array.from({ length: ACCOUNTS }, (_, index) => withAccount('player', `account ${index}`));

  constructor(
    private readonly dataSource: DataSource,
    private readonly owner: DataSource,
  ) {
    this.players = new PlayerRepository(dataSource);
    this.claims = new ClaimRepository(dataSource);
    this.candidates = new CandidateRepository(dataSource);
  }

  /** Makes the players who are in reports, and accounts. */
  async begin(): Promise<void> {
    this.generations.clear();
    await this.owner.query(
      `delete from claim_codes; delete from player_claims; delete from notices; delete from accounts`,
    );
    for (const handle of HANDLES) await this.bear(handle);
    for (const { accountId, handle, handleKey } of this.accounts) {
      await this.owner.query(`insert into accounts (id, handle, handle_key, created_at) values ($1, $2, $3, now())`, [
        accountId,
        handle,
        handleKey,
      ]);
    }
  }

  /** Returns what was done; null when it was refused. */
  async play(command: IdentityCommand): Promise<string | null> {
    switch (command.does) {
      case 'hide':
      case 'unhide':
        return this.change(command.player, { kind: command.does });
      case 'rename':
        return this.change(command.player, { kind: 'change', handle: NAMES[command.name]! });
      case 'add-alias':
      case 'remove-alias':
        return this.change(command.player, { kind: command.does, alias: NAMES[command.name]! });
      case 'anonymise': {
        const handle = await this.currentHandleOf(HANDLES[command.player]!);
        return handle === null ? null : this.change(command.player, { kind: 'anonymise', confirmation: handle });
      }
      case 'claim':
        return this.claim(command);
      case 'release':
        return doneOf(await this.claims.release(HANDLES[command.player]!, 'simulated', this.claimant(COORDINATOR)));
      default:
        throw new Error(`${command.does} is nothing that is done to a person alone.`);
    }
  }

  /** Gives handles that lead to nobody any more to new players. */
  async bearAgain(): Promise<void> {
    const rows = await this.owner.query<{ key: string }[]>(`select handle_key as key from player_handles`);
    const taken = new Set(rows.map(({ key }) => key));
    for (const handle of HANDLES) if (!taken.has(foldHandle(handle))) await this.bear(handle);
  }

  /** Frees the handles of players by hand, as they are free elsewhere after a name was removed there. */
  async free(publicIds: readonly string[]): Promise<void> {
    await this.owner.query(
      `delete from player_handles h using players p where p.id = h.player_id and p.public_id = any($1)`,
      [publicIds],
    );
    await this.owner.query(
      `update players set handle = player_label('removed-', public_id), handle_key = player_label('removed-', public_id)
       where public_id = any($1)`,
      [publicIds],
    );
    await this.bearAgain();
  }

  list(): Promise<Person[]> {
    return this.dataSource.query<Person[]>(
      `select p.public_id as "publicId", c.public_id as "countsAs", s.handle as shown, p.handle,
         p.anonymised_at is not null as "isAnonymised", find_shown_player(p.handle_key) is not null as "isFound"
       from players p join players c on c.id = p.counts_as join shown_players s on s.id = p.id order by 1`,
    );
  }

  /** Changes the player that a handle, or a public id, leads to. */
  changePlayer(handle: string, change: PlayerChange, author = COORDINATOR): Promise<PlayerChanged | PlayerRefusal> {
    return this.players.change({ handle, change, author, versions: null, ...asking });
  }

  /** Tells whether an account speaks for a player. */
  async mayChange(player: number, account: number): Promise<boolean> {
    const { kind } = await this.changePlayer(HANDLES[player]!, { kind: 'change' }, this.accounts[account]);
    return kind === 'changed';
  }

  issueCode(player: number) {
    return this.claims.issueCode(HANDLES[player]!, this.claimant(COORDINATOR));
  }

  /** Lists the public ids of everybody who counts as the player that a handle leads to. */
  async listMembers(handle: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select public_id as id from players where counts_as = find_player($1)`,
      [foldHandle(handle)],
    );
    return rows.map(({ id }) => id);
  }

  /** Lists the handles that a search for any of the handles or names offers. */
  async listOffered(): Promise<string[]> {
    const names = [...HANDLES, ...NAMES].map((text) => ({ texts: [text], country: null }));
    const offered = await this.candidates.findCandidates(names, { limit: 20 });
    return [...new Set(offered.flat().map(({ handle }) => handle))];
  }

  private async bear(handle: string): Promise<void> {
    const generation = (this.generations.get(handle) ?? 0) + 1;
    this.generations.set(handle, generation);
    const [row] = await this.owner.query<{ id: number }[]>(
      `select nextval(pg_get_serial_sequence('players', 'id'))::integer as id`,
    );
    await this.owner.query(
      `with born as (insert into players (id, counts_as, public_id, handle, handle_key, name, country, created_at)
         overriding system value values ($1, $1, $2, $3, $4, $3, 'DE', now()))
       insert into player_handles (player_id, handle, handle_key, kind, created_at) values ($1, $3, $4, 'current', now())`,
      [row!.id, publicIdOf(handle, generation), handle, foldHandle(handle)],
    );
  }

  private async change(player: number, change: PlayerChange): Promise<string | null> {
    const { kind } = await this.changePlayer(HANDLES[player]!, change);
    return kind === 'changed' ? change.kind : null;
  }

  private async claim({ player, account, by }: Extract<IdentityCommand, { does: 'claim' }>): Promise<string | null> {
    const handle = HANDLES[player]!;
    const coordinator = this.claimant(COORDINATOR);
    const code = by === 'code' ? await this.claims.issueCode(handle, coordinator) : null;
    if (code !== null && 'kind' in code) return null;
    const wish = { code: code?.code ?? null, message: 'simulated' };
    const claim = await this.claims.claim(handle, wish, this.claimant(this.accounts[account]!));
    if ('kind' in claim || by === 'code') return doneOf(claim);
    const decision = { isConfirmed: by === 'confirmation', reason: 'simulated' };
    return doneOf(await this.claims.decide(claim.id, decision, coordinator));
  }

  private readonly claimant = (actor: Claimant['actor']): Claimant => ({
    actor,
    at: asking.at,
    requestId: randomUUID(),
  });

  private async currentHandleOf(handle: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ handle: string }[]>(
      `select handle from players where id = find_player($1)`,
      [foldHandle(handle)],
    );
    return row?.handle ?? null;
  }
}

const doneOf = (answer: object): string | null => ('kind' in answer ? null : 'done');
