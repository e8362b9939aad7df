import { count, say } from '@quadrant/rules/message';
import { type Finding, type Pod, type TournamentReport, finding } from '@quadrant/rules/tournament';
import { LARGEST_POD, SMALLEST_POD } from '../pods.js';

// @row 44
/** Checks the number of players in the pods, and who went out. The reader has already checked the scores. */
export function validatePods(report: TournamentReport): Finding[] {
  return [...validateSizes(report), ...validateWentOut(report)];
}

const sameSeats = ({ players }: Pod): string => [...players].sort((a, b) => a - b).join();

/** 000, 7.2: pods have four to eight players and about the same size. A pod that plays on unchanged was reported before. */
function validateSizes({ rounds }: TournamentReport): Finding[] {
  let seated: ReadonlySet<string> = new Set();
  return rounds.flatMap(({ round, pods }, roundIndex) => {
    const isNew = pods.map((pod) => !seated.has(sameSeats(pod)));
    seated = new Set(pods.map(sameSeats));
    const findings = pods.flatMap(({ players }, podIndex) =>
      isNew[podIndex] === true ? validateSize(players.length, round, `/rounds/${roundIndex}/pods/${podIndex}`) : [],
    );
    const sizes = pods.map(({ players }) => players.length).sort((a, b) => b - a);
    if (isNew.includes(true) && (sizes[0] ?? 0) - (sizes.at(-1) ?? 0) > 1) {
      const message = say`The pods of round ${round} have ${sizes.join(', ')} players, but pods must be about equally large.`;
      const advice = say`No change is needed if players left; otherwise check who played where (Organized Play Guide 4.2, section 7.2).`;
      findings.push(finding('pods-unequal', `/rounds/${roundIndex}/pods`, message, advice));
    }
    return findings;
  });
}

function validateSize(size: number, round: number, pointer: string): Finding[] {
  if (size >= SMALLEST_POD && size <= LARGEST_POD) return [];
  const isSmall = size < SMALLEST_POD;
  const needed = isSmall ? say`at least ${SMALLEST_POD}` : say`at most ${LARGEST_POD}`;
  const message = say`A pod of round ${round} has ${count(size, 'player')}, but the rule is ${needed}; its scores count as given.`;
  const advice = say`No change is needed if it was played this way; otherwise check who played where (Organized Play Guide 4.2, section 7.2).`;
  return [finding(isSmall ? 'pod-too-small' : 'pod-too-large', pointer, message, advice)];
}

/** 000, 7.7: rounds won break ties. */
function validateWentOut({ rounds }: TournamentReport): Finding[] {
  const pods = rounds.flatMap((each) => each.pods);
  const open = pods.filter(({ wentOut }) => wentOut === null).length;
  if (open === 0) return [];
  const message = say`Nobody went out ${open} of ${count(pods.length, 'time')} that a pod played a round, so nobody won it.`;
  const advice = say`No change is needed if time ended the round (Organized Play Guide 4.2, section 7.4); otherwise say who emptied their hand first (wentOut).`;
  return [finding('nobody-went-out', '/rounds', message, advice)];
}
