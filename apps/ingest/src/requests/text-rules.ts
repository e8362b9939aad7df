import { textRule } from '@quadrant/http';
import { isSlug, LONGEST_SLUG } from '@quadrant/rules/tournament';

export const IsSlug = (): PropertyDecorator =>
  textRule(
    'isSlug',
    `must be 1 to ${LONGEST_SLUG} lower-case letters and digits, with single hyphens between them`,
    isSlug,
  );
