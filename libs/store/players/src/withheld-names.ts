import { type Text, mapStrings } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { ask } from '@quadrant/store/database';
import type { RunChange } from '@quadrant/rules/history';
import { replaceHandles, type Labels } from '@quadrant/rules/report';
import { foldHandle, type TournamentHeader } from '@quadrant/rules/tournament';

/** Knows the people who are shown under labels, with every handle that leads to them. */
export class WithheldNames {
  constructor(
    /** The key is a folded handle. */
    readonly labels: Labels,
    /** The key is the row id of the player. */
    readonly labelsByRowId: ReadonlyMap<number, string>,
    /** People may write a player so: the key is a folded handle or a folded name. */
    readonly labelsInTexts: Labels = labels,
  ) {}

  get isEmpty(): boolean {
    return this.labelsByRowId.size === 0 && this.labels.size === 0;
  }

  /** Returns what is shown for the handle of a player, sender, asker or director. */
  show(handle: string): string {
    return this.isEmpty ? handle : (this.labels.get(foldHandle(handle)) ?? handle);
  }

  /** Replaces names by labels in a text that somebody wrote. */
  showText(text: string): string;
  showText(text: Text): Text;
  showText(text: Text): Text {
    return mapStrings(text, (each) => replaceHandles(each, this.labelsInTexts));
  }

  /** Returns a header as it is shown. */
  showHeader(header: TournamentHeader): TournamentHeader {
    if (this.isEmpty) return header;
    const shown = (handle: string | null) => handle && this.show(handle);
    return {
      ...header,
      director: shown(header.director),
      secondaryDirector: shown(header.secondaryDirector),
      tertiaryDirector: shown(header.tertiaryDirector),
    };
  }
}

interface Asked {
  readonly requestedBy: string;
  readonly reason: Text | null;
}

/** Returns a run as it is shown: who requested it and each of its changes, and why. */
export const showRun = <Run extends Asked & { readonly changes: readonly RunChange[] }>(
  run: Run,
  names: WithheldNames,
): Run => ({ ...showAsked(run, names), changes: run.changes.map((change) => showAsked(change, names)) });

/** Does the same for a request that has no changes. */
export const showAsked = <Each extends Asked>(each: Each, names: WithheldNames): Each => ({
  ...each,
  requestedBy: names.show(each.requestedBy),
  reason: each.reason && names.showText(each.reason),
});

interface NameRow {
  readonly id: number;
  readonly label: string;
  readonly handleKey: string;
  readonly name: string | null;
}

const HIDDEN = `
  select s.id, s.handle as label, h.handle_key as "handleKey", p.name
  from players p join shown_players s on s.id = p.id join player_handles h on h.player_id = p.id
  where p.hidden_at is not null`;

/** Finds everybody who is hidden now. */
export async function findHiddenNames(dataSource: DataSource): Promise<WithheldNames> {
  return withheldNames(await ask<NameRow>(dataSource, HIDDEN));
}

/** Finds everybody who is hidden now, inside a transaction. */
export async function readHiddenNames(client: PoolClient): Promise<WithheldNames> {
  return withheldNames((await client.query<NameRow>(HIDDEN)).rows);
}

function withheldNames(rows: readonly NameRow[]): WithheldNames {
  const labels = new Map(rows.map(({ handleKey, label }) => [handleKey, label]));
  return new WithheldNames(labels, new Map(rows.map(({ id, label }) => [id, label])), withDisplayNames(labels, rows));
}

/** Adds names to the labels: people may write them in texts. */
export const withDisplayNames = (
  labels: Labels,
  people: readonly { readonly name: string | null; readonly label: string }[],
): Labels =>
  new Map([
    ...people.flatMap(({ name, label }) => (name === null ? [] : [[foldHandle(name), label] as const])),
    ...labels,
  ]);
