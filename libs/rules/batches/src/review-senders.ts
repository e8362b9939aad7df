/** A tournament of a batch whose winner is certain, or is not. */
export interface SentTournament {
  /** Handle of who sent its file. */
  readonly sender: string;
  /** Handles of those in the first place; several where it is shared. */
  readonly winners: readonly string[];
}

/** It says what a reviewer has to know of somebody who sent files. */
export interface SenderReview {
  readonly sender: string;
  readonly tournaments: number;
  /** So many of them the sender won. */
  readonly own: number;
  /** The winners with most wins come first; at most five. */
  readonly winners: readonly { readonly handle: string; readonly tournaments: number }[];
}

const MOST_WINNERS = 5;

/**
 * Counts the winners of each sender's tournaments, for the coordinator who reviews a batch. A batch of a director that has
 * mostly their own wins comes first.
 *
 * @param isSender tells whether a winner is the sender themselves
 */
export function reviewSenders(
  tournaments: readonly SentTournament[],
  isSender: (sender: string, winner: string) => boolean,
): SenderReview[] {
  const bySender = new Map<string, SentTournament[]>();
  for (const each of tournaments) bySender.set(each.sender, [...(bySender.get(each.sender) ?? []), each]);
  return [...bySender]
    .map(([sender, sent]): SenderReview => {
      const wins = new Map<string, number>();
      for (const handle of sent.flatMap(({ winners }) => winners)) wins.set(handle, (wins.get(handle) ?? 0) + 1);
      return {
        sender,
        tournaments: sent.length,
        own: sent.filter(({ winners }) => winners.some((winner) => isSender(sender, winner))).length,
        winners: [...wins]
          .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
          .slice(0, MOST_WINNERS)
          .map(([handle, count]) => ({ handle, tournaments: count })),
      };
    })
    .sort((a, b) => b.own / b.tournaments - a.own / a.tournaments || (a.sender < b.sender ? -1 : 1));
}
