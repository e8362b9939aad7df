import type { ComponentChildren } from 'preact';

export interface Card {
  readonly id: string;
  readonly title: ComponentChildren;
  readonly content: ComponentChildren;
}

/** Each card has everything that is needed to decide about it. */
export const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <ul class="cards">
    {cards.map(({ id, title, content }) => (
      <li key={id}>
        <h2 dir="auto">{title}</h2>
        {content}
      </li>
    ))}
  </ul>
);
