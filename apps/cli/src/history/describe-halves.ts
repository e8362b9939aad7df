import { type Halves, PART_OF } from '@quadrant/rules/batches';

/** Says why two files may hold one tournament, and how to join them. */
export function describeHalves({ first, other, kind, rounds, otherRounds, ...evidence }: Halves): string {
  const { inCommon, people, sameBy } = evidence;
  const what =
    kind === 'rounds'
      ? `${other} may hold the other half of ${first}: rounds ${spanOf(rounds)} and ${spanOf(otherRounds)}`
      : `${other} may hold the final places of ${first}, which has the games`;
  return (
    `${what}; ${inCommon} of ${people} people are in both, with the same ${sameBy} and the same place. ` +
    `To join them, write ${first} into the column ${PART_OF} of ${other} in manifest.csv.\n`
  );
}

const spanOf = (rounds: readonly number[]): string =>
  rounds.length === 1 ? `${rounds[0]}` : `${rounds[0]}–${rounds.at(-1)}`;
