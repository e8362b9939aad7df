import type { ComponentChildren } from 'preact';

export interface Tile {
  readonly name: string;
  readonly figure: ComponentChildren;
  /** The line stands below the number. */
  readonly note?: ComponentChildren;
  /** People came for this number. */
  readonly isFirst?: boolean;
}

export function StatTiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <dl class="tiles">
      {tiles.map(({ name, figure, note, isFirst = false }) => (
        <div key={name} class={isFirst ? 'accent' : undefined}>
          <dt>{name}</dt>
          <dd class="figure">{figure}</dd>
          {note !== undefined && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
