import type { HistoryState } from '@quadrant/rules/history';
import { ALL_HANDLES } from './content.js';
import { stateAfter } from './model-history.js';
import type { Model } from './model.js';

/** Everything that is published, in unordered lists, as `readPublished` reads it and as the model computes it. */
export type Published = Readonly<Record<string, readonly (readonly unknown[])[]>>;

const hex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');

/** Lists what the model has published, in the same form as `readPublished` does for a database. */
export function tellPublished({ published, tournaments }: Model): Published {
  const handleOf = (players: ArrayLike<number>, entry: number) => ALL_HANDLES[players[entry]!];
  const stored = new Map([...tournaments.values()].map((each) => [each.key, each]));
  return {
    outcomes: published.map(
      ({
        tournament: {
          position: { key },
          revision,
          input,
        },
        step,
      }) => {
        const { scorecard, sanctioned, rated } = stored.get(key)!.revisions[revision - 1]!.scoring;
        const facts = [
          scorecard.participants,
          scorecard.games.length,
          sanctioned.value,
          rated.value,
          sanctioned.rule,
          rated.rule,
          input.scorecard.level,
          input.scorecard.rated,
        ];
        const hashes = [step.inputSha256, step.outcomeSha256, step.links.chain, step.links.inputs].map(hex);
        return [key, revision, ...facts, ...hashes];
      },
    ),
    changes: published.flatMap(
      ({
        tournament: {
          position: { key },
          input,
        },
        step,
      }) =>
        step.outcome.changes.map(({ category, entry, before, after, games }) => [
          key,
          category,
          handleOf(input.players, entry),
          before,
          after,
          games,
        ]),
    ),
    awards: published.flatMap(
      ({
        tournament: {
          position: { key },
          input,
        },
        step,
      }) =>
        step.outcome.awards.map((award, ordinal) => [
          key,
          ordinal,
          award.kind,
          handleOf(input.players, award.entry),
          award.place,
          award.participants,
          award.points,
          award.leagueSeason?.league ?? null,
          award.leagueSeason?.season ?? null,
          award.phase,
          award.mastersSeason,
          award.rule,
          award.section,
          award.reason,
        ]),
    ),
    entitlements: published.flatMap(({ tournament: { position, input }, step }) =>
      step.outcome.entitlements.map((won, ordinal) => [
        position.key,
        ordinal,
        handleOf(input.players, won.entry),
        ...[won.place, won.into, won.edition, won.continent, won.earnedByes, won.headStart, won.rule, won.section],
      ]),
    ),
    badges: published.flatMap(({ tournament: { position, input }, step }) =>
      step.outcome.badges.map(({ entry, place, badge, rule, section }, ordinal) => [
        position.key,
        ordinal,
        handleOf(input.players, entry),
        ...[place, badge, rule, section],
      ]),
    ),
    ratings: tellRatings(stateAfter(published).state),
    standings: [...tournaments.values()].flatMap(({ key, revisions }) =>
      revisions.flatMap(({ number, report, scoring }) =>
        scoring.standings.map((row) => [
          key,
          number,
          row.place,
          report.entries[row.entry]!.handle,
          row.points,
          row.strengthOfSchedule,
          row.extendedStrengthOfSchedule,
          row.differential,
          row.cumulativeVictoryPoints,
          row.roundsWon,
          row.decidedBy,
        ]),
      ),
    ),
  };
}

const tellRatings = (state: HistoryState) =>
  [...state.tracks()].flatMap(({ game, category, ratings }) =>
    ALL_HANDLES.flatMap((handle, player) => {
      const games = ratings.gamesOf(player);
      return games === 0
        ? []
        : [[game, category, handle, ratings.ratingOf(player), games, ratings.lastPlayedAtOf(player)]];
    }),
  );

/** Reads the answer of a database in the same form: instants become milliseconds, and null becomes an empty list. */
export function readPublishedLists(said: unknown): Published {
  const lists = Object.entries(said as Record<string, unknown[][] | null>).map(
    ([name, rows]) => [name, rows ?? []] as const,
  );
  const { ratings = [], ...rest } = Object.fromEntries(lists);
  return { ...rest, ratings: ratings.map((row) => [...row.slice(0, -1), Date.parse(row.at(-1) as string)]) };
}

/** Finds the first row that only one side has, for people; returns null when both are equal. */
export function findDifference(one: Published, other: Published): string | null {
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [first, second] = [one, other].map((side) => (side[name] ?? []).map((row) => JSON.stringify(row)).sort());
    const index = first!.findIndex((row, at) => row !== second![at]);
    if (index !== -1 || first!.length !== second!.length) {
      const at = index === -1 ? first!.length : index;
      return `${name}: ${first![at] ?? 'nothing'} against ${second![at] ?? 'nothing'}`;
    }
  }
  return null;
}
