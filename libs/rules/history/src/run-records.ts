import { SEVERAL } from './run-changes.js';
import { RUN_KINDS, type RunKind } from './run-kinds.js';

/** The stored facts of a run that have to agree with the runs before it. Nothing here is assumed to be right. */
export interface RunRecord {
  readonly number: number;
  readonly kind: string | null;
  readonly engineVersion: string | null;
  /** It is written in hex. */
  readonly rulesSha256: string | null;
  /** The run that is the official one from this run on; null before the first official run. */
  readonly officialRun: number | null;
  /** A rollback publishes the numbers of this run again. */
  readonly rolledBackTo: number | null;
  /** The changes that it was made for; empty for refreshes, rollbacks and runs whose changes are unknown. */
  readonly changes?: readonly { readonly kind: string }[];
}

export interface RunContradiction {
  /** A sentence that names the run and the reason. */
  readonly what: string;
  readonly expected: string | number | null;
  readonly got: string | number | null;
}

/** Runs that may publish official numbers: refreshes, also those that came with other rules. */
const OFFICIAL_KINDS: readonly (string | null)[] = ['refresh', 'rules-change'] satisfies readonly RunKind[];

const SHA256 = /^[0-9a-f]{64}$/;

/**
 * Checks the runs of an installation one after the other, from the first to the last:
 *
 * - numbers begin at 1 and have no gaps, and readers see the last run;
 * - kind, engine version and signature of the rules are there, and the kind is a known one, that of the changes of the run;
 * - the official run stays as the run before has it. An official run names itself, and a rollback names what was
 *   official at the run that it publishes again.
 */
export class RunCheck {
  /** The official run by run number; null for run 0, which is before the first. */
  private readonly official: (number | null)[] = [null];

  /** Checks the next run. Returns the first contradiction, null when there is none. */
  take(run: RunRecord): RunContradiction | null {
    const number = this.official.length;
    const found = checkNumber(run, number) ?? checkFacts(run) ?? this.checkTarget(run) ?? this.checkOfficial(run);
    this.official.push(run.officialRun);
    return found;
  }

  /**
   * Ends the check.
   *
   * @param head the number of the run that readers see; 0 before the first
   */
  end(head: number): RunContradiction | null {
    const last = this.official.length - 1;
    if (head === last) return null;
    return { what: `Readers see run ${head}, but the last stored run is ${last}`, expected: last, got: head };
  }

  private checkTarget({ number, kind, rolledBackTo }: RunRecord): RunContradiction | null {
    if (kind !== 'rollback') {
      if (rolledBackTo === null) return null;
      return {
        what: `Run ${number} names a run to roll back to, but is no rollback`,
        expected: null,
        got: rolledBackTo,
      };
    }
    if (rolledBackTo !== null && rolledBackTo >= 1 && rolledBackTo < number) return null;
    return {
      what: `Run ${number} is a rollback to a run that is not before it`,
      expected: `1 to ${number - 1}`,
      got: rolledBackTo,
    };
  }

  private checkOfficial({ number, kind, officialRun, rolledBackTo }: RunRecord): RunContradiction | null {
    if (officialRun === number) {
      if (OFFICIAL_KINDS.includes(kind)) return null;
      return {
        what: `Run ${number} is official, but its kind is ${kind}`,
        expected: OFFICIAL_KINDS.join(' or '),
        got: kind,
      };
    }
    const from = rolledBackTo ?? number - 1;
    const expected = this.official[from] ?? null;
    if (officialRun === expected) return null;
    const because = rolledBackTo === null ? `is not official itself` : `publishes run ${rolledBackTo} again`;
    const told = expected === null ? 'there was no official run' : `run ${expected} was the official one`;
    return {
      what: `Run ${number} changes the official run: ${told} at run ${from}, and run ${number} ${because}`,
      expected,
      got: officialRun,
    };
  }
}

/**
 * Returns the first contradiction in a list of runs; null when there is none.
 *
 * @param runs in the order of their numbers, from the first on
 * @param head the number of the run that readers see; 0 before the first
 */
export function findRunContradiction(runs: Iterable<RunRecord>, head: number): RunContradiction | null {
  const check = new RunCheck();
  for (const run of runs) {
    const found = check.take(run);
    if (found !== null) return found;
  }
  return check.end(head);
}

function checkNumber({ number }: RunRecord, expected: number): RunContradiction | null {
  if (number === expected) return null;
  return { what: `Run ${expected} is missing: the next stored run is ${number}`, expected, got: number };
}

function checkFacts({ number, kind, engineVersion, rulesSha256, changes = [] }: RunRecord): RunContradiction | null {
  if (kind === null || !(RUN_KINDS as readonly string[]).includes(kind)) {
    return { what: `Run ${number} has no known kind`, expected: RUN_KINDS.join(', '), got: kind };
  }
  const kinds = [...new Set(changes.map((change) => change.kind))];
  const ofChanges = kinds.length > 1 ? SEVERAL : (kinds[0] ?? kind);
  if (kind !== ofChanges) {
    return {
      what: `The kind of run ${number} is ${kind}, but that of its changes another`,
      expected: ofChanges,
      got: kind,
    };
  }
  if (engineVersion === null || engineVersion === '') {
    return {
      what: `Run ${number} does not say which engine computed it`,
      expected: 'an engine version',
      got: engineVersion,
    };
  }
  if (rulesSha256 !== null && SHA256.test(rulesSha256)) return null;
  return {
    what: `Run ${number} does not say by which rating rules it was computed`,
    expected: 'the SHA-256 of the rules',
    got: rulesSha256,
  };
}
