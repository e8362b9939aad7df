import type { ComponentChildren } from 'preact';
import { t } from '../languages/t.js';

/** A line leads to something that waits. */
export interface DeskItem {
  readonly address: string;
  readonly name: ComponentChildren;
  readonly note?: ComponentChildren;
  /** How many wait. It is null where the item is no list. */
  readonly count?: number | null;
}

export const DeskList = ({ label, items }: { readonly label: string; readonly items: readonly DeskItem[] }) => (
  <ul class="inbox" aria-label={label}>
    {items.map(({ address, name, note, count = null }) => (
      <li key={address}>
        <a href={address}>
          <strong dir="auto">{name}</strong>
          {note !== undefined && <span class="quiet">{note}</span>}
          {count !== null && <Count of={count} />}
        </a>
      </li>
    ))}
  </ul>
);

export const Count = ({ of }: { readonly of: number }) => (
  <span class={of === 0 ? 'count none' : 'count'}>
    {of}
    <span class="unseen">{t(' waiting')}</span>
  </span>
);
