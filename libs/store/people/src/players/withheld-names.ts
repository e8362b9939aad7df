import { type Text, mapStrings } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { ask } from '@quadrant/store/database';
import type { RunChange } from '@quadrant/rules/outcome';
import { replaceHandles, type Labels } from '@quadrant/rules/report';
import { foldHandle, type TournamentHeader } from '@quadrant/rules/tournament';

/** People who are shown under labels, with every handle that leads to them. */
export class WithheldNames {
  constructor(
    /** By folded handle. */
    readonly labels: Labels,
    /** By row id of the player. */
    readonly labelsByRowId: ReadonlyMap<number, string>,
    /** By whatever people may write for them: by folded handle, and by folded name. */
    readonly labelsInTexts: Labels = labels,
  ) {}

  get isEmpty(): boolean {
    return this.labelsByRowId.size === 0;
  }

  /** What is shown for a handle: of whoever plays, reports, asks or directs. */
  show(handle: string): string {
    return this.isEmpty ? handle : (this.labels.get(foldHandle(handle)) ?? handle);
  }

  /** What is shown of a text that somebody wrote. */
  showText(text: string): string;
  showText(text: Text): Text;
  showText(text: Text): Text {
    return mapStrings(text, (each) => replaceHandles(each, this.labelsInTexts));
  }

  /** A header as it is shown. */
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

/** Who asked for something, and why. */
interface Asked {
  readonly requestedBy: string;
  readonly reason: string | null;
}

/** A run as it is shown: who asked for it and for each of its changes, and why. */
export const showRun = <Run extends Asked & { readonly changes: readonly RunChange[] }>(
  run: Run,
  names: WithheldNames,
): Run => ({ ...showAsked(run, names), changes: run.changes.map((change) => showAsked(change, names)) });

/** The same for what has no changes of its own. */
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

/** Everybody who is hidden now. */
export async function findHiddenNames(dataSource: DataSource): Promise<WithheldNames> {
  return withheldNames(await ask<NameRow>(dataSource, HIDDEN));
}

/** The same inside a transaction. */
export async function readHiddenNames(client: PoolClient): Promise<WithheldNames> {
  return withheldNames((await client.query<NameRow>(HIDDEN)).rows);
}

function withheldNames(rows: readonly NameRow[]): WithheldNames {
  const labels = new Map(rows.map(({ handleKey, label }) => [handleKey, label]));
  return new WithheldNames(labels, new Map(rows.map(({ id, label }) => [id, label])), withDisplayNames(labels, rows));
}

/** In texts that people wrote, their names are looked for too. */
export const withDisplayNames = (
  labels: Labels,
  people: readonly { readonly name: string | null; readonly label: string }[],
): Labels =>
  new Map([
    ...people.flatMap(({ name, label }) => (name === null ? [] : [[foldHandle(name), label] as const])),
    ...labels,
  ]);
