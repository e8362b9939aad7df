import { type Text, say, listed } from '@quadrant/rules/message';
import { type Finding, finding } from '@quadrant/rules/tournament';
import { RULED_VALUES, RULING_EFFECTS, type RulingEffect } from './ruling.js';
import type { SwitchId, SwitchValue } from './switches.js';
import { findSwitchFault } from './validate-switches.js';

/**
 * Reads the effect of an interim ruling from JSON: `{"kind": "policy", "name": "onTimeDays", "value": 14}`. Returns one
 * finding when the JSON is invalid.
 */
export function parseRulingEffect(json: unknown): RulingEffect | Finding {
  const { kind, name, value, country } = (typeof json === 'object' && json !== null ? json : {}) as Json;
  switch (kind) {
    case 'nothing':
      return { kind };
    case 'policy': {
      const known = RULED_VALUES.find((each) => each === name);
      if (known === undefined)
        return refuse('/name', say`The stability policy has no value ${tell(name)}.`, RULED_VALUES);
      if (typeof value !== 'number') return refuse('/value', say`${tell(value)} is no number.`, [say`a number`]);
      return { kind, name: known, value };
    }
    case 'switch': {
      const fault = findSwitchFault(String(name), String(value));
      if (fault !== null)
        return finding('ruling-effect-unknown', '/sets', fault, say`Switches are listed at /readings.`);
      return { kind, name: name as SwitchId, value: value as SwitchValue };
    }
    case 'same-weekend':
      if (typeof country === 'string' && /^[A-Z]{2}$/.test(country)) return { kind, country };
      return refuse('/country', say`${tell(country)} is no country.`, [say`two capital letters, as in DE`]);
    default:
      return refuse('/kind', say`A ruling sets nothing of the kind ${tell(kind)}.`, RULING_EFFECTS);
  }
}

type Json = Readonly<Partial<Record<'kind' | 'name' | 'value' | 'country', unknown>>>;

const tell = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const refuse = (pointer: string, message: Text, allowed: readonly Text[]): Finding =>
  finding('ruling-effect-unknown', `/sets${pointer}`, message, say`Give ${listed(allowed, 'or')}.`);
