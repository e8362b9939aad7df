import * as f from '../fields/fields.js';
import { optional } from '../fields/field.js';

/** Links from what is said to the rulebook. */
export const CitedRules = (): PropertyDecorator =>
  f.Texts({
    optional,
    about: 'Pages of the sections that it cites; missing where it cites none',
    example: ['/rules/opg-4.2/7.6'],
  });
