import type { SettledPeople } from '@quadrant/rules/identity';
import type { BroughtTournament } from './past-item.js';

/** One of the two people of a question, as far as the files tell. */
export interface CardSide {
  /** The entry by which an answer names the person. */
  readonly entry: { readonly tournament: string; readonly spelling: string };
  /** Every spelling with the number of its entries, the most frequent first. */
  readonly spellings: readonly { readonly spelling: string; readonly count: number }[];
  readonly entries: number;
  /** YYYY-MM-DD; null where no tournament has a day. */
  readonly first: string | null;
  readonly last: string | null;
  /** The scenes in which the person plays, the most frequent first; null for one without a name. */
  readonly scenes: readonly (string | null)[];
  /** A file that names the person. */
  readonly file: string;
}

/** A question about two people: are they one? */
export interface CardQuestion {
  /** It is the same as long as both sides are: an answer names it. */
  readonly key: string;
  /** It is the kind of {@link SettledPeople} cards, such as `guest` or `spelling`. */
  readonly kind: string;
  readonly one: CardSide;
  readonly other: CardSide;
  /** Up to three names that played with both. */
  readonly inCommon: readonly string[];
  /** Whether both stood in one tournament: then they are two people. */
  readonly haveMet: boolean;
}

/** The questions about one name. */
export interface PeopleCard {
  /** It is the same as long as the first question is. */
  readonly key: string;
  readonly questions: readonly CardQuestion[];
}

/** Two spellings that were linked without a question. */
export interface ShownLink {
  readonly reason: string;
  readonly one: CardSide;
  readonly other: CardSide;
}

type Settled = Pick<SettledPeople, 'bearers' | 'personOf' | 'scenes' | 'bearersOf' | 'links' | 'cards' | 'names'>;

/** Shows the cards and links of settled people: everything that somebody has to see to answer at a glance. */
export class CardReader {
  private readonly tournamentsOf: number[][];
  private readonly members: number[][] = [];

  /** @param brought in the order in which the people were settled */
  constructor(
    private readonly settled: Settled,
    private readonly brought: readonly Pick<BroughtTournament, 'id' | 'file' | 'first'>[],
  ) {
    this.tournamentsOf = settled.bearers.map(() => []);
    for (const [tournament, those] of settled.bearersOf.entries())
      for (const bearer of those) this.tournamentsOf[bearer]!.push(tournament);
    for (const [bearer, person] of settled.personOf.entries()) (this.members[person] ??= []).push(bearer);
  }

  /** Lists cards; the one that joins most comes first. @param from the index of the first one */
  cards(from = 0, most = Infinity): PeopleCard[] {
    return this.settled.cards.slice(from, from + most).map(({ questions }) => {
      const shown = questions.map(({ one, other, kind, inCommon }): CardQuestion => {
        const [first, second] = [this.sideOf(one), this.sideOf(other)];
        return {
          key: keyOf(first, second),
          kind,
          one: first,
          other: second,
          inCommon: inCommon.map((name) => this.settled.names[name]!),
          haveMet: this.haveMet(one, other),
        };
      });
      return { key: shown[0]!.key, questions: shown };
    });
  }

  /** Counts the links that nobody answered, by reason; the most frequent comes first. */
  kinds(): { readonly reason: string; readonly count: number }[] {
    const counts = new Map<string, number>();
    for (const { reason } of this.automatic()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count);
  }

  /**
   * Draws links of one reason without an answer.
   *
   * @param random numbers from 0 to 1, as many as links are wanted; the same numbers draw the same links
   */
  sample(reason: string, random: readonly number[]): ShownLink[] {
    const left = this.automatic().filter((link) => link.reason === reason);
    return random.slice(0, left.length).map((number) => {
      const { one, other } = left.splice(Math.min(left.length - 1, Math.floor(number * left.length)), 1)[0]!;
      return { reason, one: this.bearerOf(one), other: this.bearerOf(other) };
    });
  }

  /** Lists all links of one reason that nobody answered. */
  linksOf(reason: string): ShownLink[] {
    return this.automatic()
      .filter((link) => link.reason === reason)
      .map(({ one, other }) => ({ reason, one: this.bearerOf(one), other: this.bearerOf(other) }));
  }

  private automatic() {
    return this.settled.links.filter(({ reason }) => reason !== 'answer' && reason !== 'same-name');
  }

  private sideOf(bearer: number): CardSide {
    return this.tell(bearer, this.members[this.settled.personOf[bearer]!]!);
  }

  /** The entries of one spelling at one place, before it was linked. */
  private bearerOf(bearer: number): CardSide {
    return this.tell(bearer, [bearer]);
  }

  private tell(bearer: number, members: readonly number[]): CardSide {
    const { bearers, scenes } = this.settled;
    const tournaments = members.flatMap((member) => this.tournamentsOf[member]!);
    const dates = tournaments.flatMap((tournament) => this.brought[tournament]!.first ?? []).sort();
    const first = this.brought[this.tournamentsOf[bearer]![0]!]!;
    return {
      entry: { tournament: first.id, spelling: bearers[bearer]!.spelling },
      spellings: countBy(
        members,
        (member) => bearers[member]!.spelling,
        (member) => this.tournamentsOf[member]!.length,
      ).map(([spelling, count]) => ({ spelling, count })),
      entries: tournaments.length,
      first: dates[0] ?? null,
      last: dates.at(-1) ?? null,
      scenes: countBy(
        members,
        (member) => scenes[bearers[member]!.scene] ?? null,
        (member) => this.tournamentsOf[member]!.length,
      ).map(([scene]) => scene),
      file: first.file,
    };
  }

  private haveMet(one: number, other: number): boolean {
    const [a, b] = [one, other].map(
      (bearer) =>
        new Set(this.members[this.settled.personOf[bearer]!]!.flatMap((member) => this.tournamentsOf[member]!)),
    );
    return [...a!].some((tournament) => b!.has(tournament));
  }
}

const keyOf = ({ entry: one }: CardSide, { entry: other }: CardSide): string =>
  JSON.stringify([one.tournament, one.spelling, other.tournament, other.spelling]);

function countBy<Key>(
  members: readonly number[],
  keyOf: (member: number) => Key,
  sizeOf: (member: number) => number,
): [Key, number][] {
  const counts = new Map<Key, number>();
  for (const member of members) counts.set(keyOf(member), (counts.get(keyOf(member)) ?? 0) + sizeOf(member));
  return [...counts].sort((a, b) => b[1] - a[1]);
}
