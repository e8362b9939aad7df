import type { Dated } from './dated.js';
import { isRevoked, type Ruling } from './ruling.js';
import { STABILITY_POLICIES, type DatedStability } from './stability.js';
import { SWITCHES, type DatedSwitch, type Switches } from './switches.js';

/** Every policy with its days, changed by interim rulings. It is a plain JSON value. */
export interface Policies {
  readonly stability: readonly DatedStability[];
  readonly switches: Switches;
}

/** These policies apply without any interim ruling. */
export const POLICIES: Policies = { stability: STABILITY_POLICIES, switches: SWITCHES };

/** Returns the policies with the changes of interim rulings on their days. Refusals name the rulings with the policy. */
export function withRulings(rulings: readonly Ruling[], policies: Policies = POLICIES): Policies {
  return rulings.filter((each) => !isRevoked(each)).reduce(withRuling, policies);
}

function withRuling({ stability, switches }: Policies, ruling: Ruling): Policies {
  const { sets, number } = ruling;
  switch (sets.kind) {
    case 'policy':
      return {
        switches,
        stability: overrideWithin(stability, ruling, ({ policy, ...dated }) => ({
          ...dated,
          policy: { ...policy, name: `${policy.name}, interim ruling ${number}`, [sets.name]: sets.value },
        })),
      };
    case 'switch': {
      const rows: readonly DatedSwitch[] = switches[sets.name];
      const changed = overrideWithin(rows, ruling, (row) => ({ ...row, value: sets.value }));
      return { stability, switches: { ...switches, [sets.name]: changed } };
    }
    default:
      return { stability, switches };
  }
}

/** Changes the parts of rows that lie within some days. The rows still cover the same days as before. */
export function overrideWithin<Row extends Dated>(
  rows: readonly Row[],
  within: Dated,
  change: (row: Row) => Row,
): Row[] {
  return rows.flatMap((row) => {
    const from = lastOf(row.from, within.from);
    const to = firstOf(row.to, within.to);
    if (from !== null && to !== null && from >= to) return [row];
    return [
      ...(from === row.from ? [] : [{ ...row, to: from }]),
      { ...change(row), from, to },
      ...(to === row.to ? [] : [{ ...row, from: to }]),
    ];
  });
}

/** Returns the later of two first days; null means that there is no first day. */
const lastOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Returns the earlier of two end days, which are no longer included; null means that there is no end. */
const firstOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;
