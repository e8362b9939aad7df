import type { ApiPropertyOptions } from '@nestjs/swagger';

/** Links from what is said to the rulebook, for the OpenAPI document. */
export const CITED_RULES: ApiPropertyOptions = {
  type: [String],
  example: ['/rules/opg-4.2/7.6'],
  description: 'Pages of the sections that it cites; missing where it cites none',
};
