import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { AuditAnchorRepository } from './audit-anchor.repository.js';
import { recordAudit } from './audit.js';
import { inTransaction } from './transaction.js';
import type { AuditEntry } from './audit-entry.js';
import { keepAuditHome, openAuditHome, type AuditHome } from './audit-home.js';
import { auditKeyOf, type AuditKey } from './audit-key.js';
import type { EntriesDamage } from './entries-check.js';
import { ENTRY_DOMAIN, sealedOf, type EntryRow } from './entry-record.js';
import { readEntries } from './read-entries.js';
import { macOf } from './seal.js';
import { isIntact, readAnchorsFile, verifyOn, type AuditVerification } from './verify-audit.js';
import { writeEntries } from './write-entries.js';

const ENTRIES = 60;
const ANCHORS = [25, 40, 50];
/** An anchor does not vouch for the entries behind it. */
const LAST_ANCHOR = 50;

const entryOf = (number: number): AuditEntry => ({
  at: new Date(Date.UTC(2014, 10, 8) + number * 1000),
  actor: number % 3 === 0 ? 'Zo\u00eb' : 'Carla',
  action: number % 2 === 0 ? 'tournament.revise' : 'league.create',
  subject: `subject ${number}`,
  detail: { number, before: null, reason: 'a "reason", \u00fc' },
  requestId: number % 5 === 0 ? null : `request-${number}`,
  mentions: Array.from({ length: number % 4 }, (_, index) => `player:${number}-${index}`),
});

/** A tampering runs as a superuser and returns the damage that the check has to find. */
type Tampering = (client: PoolClient, draw: Draw) => Promise<Damage[]>;
type Damage = { readonly kind: EntriesDamage['kind'] } & Record<string, unknown>;
/** It draws a whole number from one to another, both included. */
type Draw = (from: number, to: number) => number;

const damage = (kind: EntriesDamage['kind'], from: number, to = from): Damage => ({
  kind,
  from: BigInt(from),
  to: BigInt(to),
});

const sql = (client: PoolClient, text: string, ...values: unknown[]) => client.query(text, values);

/** Sets a column; `set` has to give it another value. */
const edit =
  (set: string): Tampering =>
  async (client, draw) => {
    const id = draw(1, ENTRIES);
    await sql(client, `update audit_entries set ${set} where id = $1`, id);
    return [damage('changed', id)];
  };

const CONTENT = 'at, actor, actor_key, action, subject, detail, request_id, mentions';

const swap =
  (columns: string): Tampering =>
  async (client, draw) => {
    const first = draw(1, ENTRIES - 1);
    const second = draw(first + 1, ENTRIES);
    await sql(
      client,
      `update audit_entries e set (${columns}) = (select ${columns} from kept k where k.id = $1 + $2 - e.id) where e.id in ($1, $2)`,
      first,
      second,
    );
    return [{ kind: 'swapped', first: BigInt(first), second: BigInt(second) }];
  };

/** Edits an entry, and seals it and all that follow with a key of their own, as the right one would. */
const sealAgain =
  (key: AuditKey, claimedId: string, found: (from: number) => Damage[]): Tampering =>
  async (client, draw) => {
    const from = draw(1, ENTRIES);
    await sql(client, `update audit_entries set subject = 'other' where id = $1`, from);
    let previous: Buffer | null = null;
    for await (const rows of readEntries(client)) {
      for (const row of rows.slice(from - 1)) {
        const changed: EntryRow = { ...row, previousMac: previous ?? row.previousMac };
        previous = macOf(ENTRY_DOMAIN, key, sealedOf(changed));
        await sql(
          client,
          `update audit_entries set previous_mac = $2, mac = $3, key_id = $4 where id = $1`,
          row.id.toString(),
          changed.previousMac,
          previous,
          claimedId,
        );
      }
    }
    return found(from);
  };

const THIEF = auditKeyOf(Buffer.alloc(32, 1));

describe('1,000 tamperings by a superuser', () => {
  const database = useTestDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'quadrant audit '));
  let home: AuditHome;
  let client: PoolClient;
  let release: () => Promise<void>;

  beforeAll(async () => {
    const dataSource = await database.owner();
    home = openAuditHome(folder);
    keepAuditHome(dataSource, home);
    const anchors = new AuditAnchorRepository(dataSource);
    for (let number = 1; number <= ENTRIES;) {
      const end = Math.min(number + 4, ENTRIES);
      await inTransaction(dataSource, async (each) => {
        for (; number <= end; number++) await recordAudit(each, entryOf(number));
      });
      if (ANCHORS.includes(end)) await anchors.anchor(new Date(Date.UTC(2014, 10, 8, 1, end)));
    }
    const runner = dataSource.createQueryRunner();
    client = (await runner.connect()) as PoolClient;
    release = () => runner.release();
    await client.query('create temporary table kept as select * from audit_entries');
  });
  afterAll(async () => {
    await release();
    rmSync(folder, { recursive: true });
  });

  /** Tampers, verifies, and takes it back. */
  async function verifyAfter<T>(tamper: () => Promise<T>): Promise<[T, AuditVerification]> {
    await client.query('begin; set local session_replication_role = replica');
    try {
      return [await tamper(), await verifyOn(client, home, readAnchorsFile(home))];
    } finally {
      await client.query('rollback');
    }
  }

  const tamperings: Record<string, Tampering> = {
    'edits at': edit(`at = at + interval '1 microsecond'`),
    'edits at beyond all days': edit(`at = 'infinity'`),
    'edits actor': edit(`actor = actor || ' '`),
    'edits actor_key': edit(`actor_key = 'somebody'`),
    'edits action': edit(`action = action || 'd'`),
    'edits subject': edit(`subject = upper(subject)`),
    'edits detail': edit(`detail = jsonb_set(detail::jsonb, '{number}', '0')::json`),
    'edits the look of detail': edit(`detail = (' ' || detail::text)::json`),
    'edits request_id': edit(`request_id = case when request_id is null then '' end`),
    'edits mentions': edit(`mentions = array_append(mentions, 'player:1')`),
    'edits the look of mentions': edit(`mentions = array_append(mentions, null)`),
    'edits previous_mac': edit(`previous_mac = set_byte(previous_mac, 3, 255 - get_byte(previous_mac, 3))`),
    'edits mac': edit(`mac = set_byte(mac, 31, 255 - get_byte(mac, 31))`),
    'cuts mac short': edit(`mac = substr(mac, 1, 31)`),

    'edits key_id': async (_client, draw) => {
      const id = draw(1, ENTRIES);
      await sql(client, `update audit_entries set key_id = 'none' where id = $1`, id);
      return [{ ...damage('unknown-key', id), keyId: 'none' }];
    },
    'edits id': async (_client, draw) => {
      const [id, other] = [draw(1, ENTRIES - 1), draw(ENTRIES + 2, 9_999)];
      await sql(client, `update audit_entries set id = $2 where id = $1`, id, other);
      return [damage('missing', id), damage('missing', ENTRIES + 1, other - 1), damage('changed', other)];
    },
    'deletes one': async (_client, draw) => {
      const id = draw(1, ENTRIES - 1);
      await sql(client, `delete from audit_entries where id = $1`, id);
      return [damage('missing', id)];
    },
    'deletes many': async (_client, draw) => {
      const from = draw(1, ENTRIES - 2);
      const to = draw(from, ENTRIES - 1);
      await sql(client, `delete from audit_entries where id between $1 and $2`, from, to);
      return [damage('missing', from, to)];
    },
    'deletes many and edits the next': async (_client, draw) => {
      const from = draw(1, ENTRIES - 2);
      const to = draw(from, ENTRIES - 2);
      await sql(client, `delete from audit_entries where id between $1 and $2`, from, to);
      await sql(client, `update audit_entries set actor = 'nobody' where id = $1`, to + 1);
      return [damage('missing', from, to), damage('changed', to + 1)];
    },
    'cuts the end off before the last anchor': async (_client, draw) => {
      const from = draw(1, LAST_ANCHOR);
      await sql(client, `delete from audit_entries where id >= $1`, from);
      return [
        {
          kind: 'cut',
          from: BigInt(from),
          anchoredId: BigInt(LAST_ANCHOR),
          anchoredAt: '2014-11-08T01:50:00.000Z',
        },
      ];
    },
    'cuts the end off, and the program writes more': async (_client, draw) => {
      const from = draw(1, LAST_ANCHOR);
      await sql(client, `delete from audit_entries where id >= $1`, from);
      const again = Array.from({ length: ENTRIES }, (_, index) => entryOf(1000 + index));
      await writeEntries(client, again, home.keys[0]);
      const vouched = ANCHORS.filter((id) => id < from).at(-1) ?? 0;
      const first = ANCHORS.find((id) => id >= from)!;
      return [{ ...damage('replaced', vouched + 1, LAST_ANCHOR), anchoredAt: `2014-11-08T01:${first}:00.000Z` }];
    },
    'cuts the end off, lets the program write more, and puts one back': async (_client, draw) => {
      const from = draw(LAST_ANCHOR + 1, ENTRIES - 2);
      const back = draw(from + 1, ENTRIES - 1);
      await sql(client, `delete from audit_entries where id >= $1`, from);
      const again = Array.from({ length: ENTRIES + 1 - from }, (_, index) => entryOf(1000 + index));
      await writeEntries(client, again, home.keys[0]);
      await sql(client, `delete from audit_entries where id = $1`, back);
      await sql(client, `insert into audit_entries select * from kept where id = $1`, back);
      return [damage('unlinked', back, back + 1)];
    },
    'swaps what two say': swap(CONTENT),
    'swaps ids': swap(`${CONTENT}, key_id, previous_mac, mac`),
    'adds one at the end': async (_client, draw) => {
      await sql(
        client,
        `insert into audit_entries select $1::bigint, ${CONTENT}, key_id, (select mac from kept where id = $1 - 1), mac
         from kept where id = $2`,
        ENTRIES + 1,
        draw(1, ENTRIES),
      );
      return [damage('changed', ENTRIES + 1)];
    },
    'adds one before the first': async (_client, draw) => {
      const id = -draw(0, 99);
      await sql(
        client,
        `insert into audit_entries select $1, ${CONTENT}, key_id, previous_mac, mac from kept where id = 1`,
        id,
      );
      return [damage('added', id)];
    },
    'adds one a second time': async (_client, draw) => {
      const id = draw(1, ENTRIES);
      await sql(client, `alter table audit_entries drop constraint audit_entries_pkey`);
      await sql(client, `insert into audit_entries select * from kept where id = $1`, id);
      return [damage('added', id)];
    },
    'seals all again with a key of their own': sealAgain(THIEF, THIEF.id, (from) => [
      { ...damage('unknown-key', from, ENTRIES), keyId: THIEF.id },
    ]),
  };
  // Only now is the key known that they claim.
  const claiming: Tampering = (...facts) => {
    const claimed = { id: home.keys[0].id, secret: THIEF.secret };
    return sealAgain(claimed, claimed.id, (from) => [damage('changed', from, ENTRIES)])(...facts);
  };
  const all = Object.entries({ ...tamperings, 'seals all again in the name of our key': claiming });
  const seeds = Math.ceil(1000 / all.length);

  it.each(all)(`${seeds} times %s: found where it is`, async (_name, tamper) => {
    for (let seed = 1; seed <= seeds; seed++) {
      const random = xoroshiro128plus(seed);
      const draw: Draw = (from, to) => uniformInt(random, from, to);
      const [expected, verification] = await verifyAfter(() => tamper(client, draw));
      expect({ seed, damages: verification.damages }).toEqual({ seed, damages: expected });
    }
  });

  it('finds nothing where nobody tampered, and says what is not anchored', async () => {
    const [, verification] = await verifyAfter(() => Promise.resolve());
    expect(isIntact(verification)).toBe(true);
    expect(verification).toMatchObject({
      entries: ENTRIES,
      lastId: BigInt(ENTRIES),
      anchors: { count: 3, last: { id: 50n } },
      unanchored: 10n,
      appendOnly: { byTrigger: true },
    });
  });

  // The stated limit of docs/audit.md: what came after the last anchor can be cut off.
  it('cannot find that the end was cut off behind the last anchor', async () => {
    for (let from = LAST_ANCHOR + 1; from <= ENTRIES; from++) {
      const [, verification] = await verifyAfter(() => sql(client, `delete from audit_entries where id >= $1`, from));
      expect(isIntact(verification)).toBe(true);
      expect(verification.unanchored).toBe(BigInt(from - LAST_ANCHOR - 1));
    }
  });
});
