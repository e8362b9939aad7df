import type { ComponentChildren } from 'preact';
import { t } from '../languages/t.js';

/** Something that waits, as a line that leads to it. */
export interface DeskItem {
  readonly address: string;
  readonly name: ComponentChildren;
  readonly note?: ComponentChildren;
  /** How many wait; null: it is no list. */
  readonly count?: number | null;
}

/** Lines that each lead to what waits. */
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

/** How many wait. */
export const Count = ({ of }: { readonly of: number }) => (
  <span class={of === 0 ? 'count none' : 'count'}>
    {of}
    <span class="unseen">{t(' waiting')}</span>
  </span>
);
