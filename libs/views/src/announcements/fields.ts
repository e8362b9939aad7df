import { say } from '@quadrant/rules/message';
import { fieldOf, textRule, type More } from '@quadrant/http';

const LONGEST_ADDRESS = 200;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const WEB_ADDRESS = /^https?:\/\/[^\s"<>]+$/;

export const TimeOfDay = (more: More): PropertyDecorator =>
  fieldOf(
    more,
    { type: 'string', pattern: TIME.source },
    textRule('isTimeOfDay', say`must be a time of the clock, such as 10:30`, (text) => TIME.test(text)),
  );

export const WebAddress = (more: More): PropertyDecorator =>
  fieldOf(
    more,
    { type: 'string', format: 'uri', maxLength: LONGEST_ADDRESS },
    textRule(
      'isWebAddress',
      say`must be the address of a page, beginning with https:// or http://, of at most 200 characters`,
      (text) => text.length <= LONGEST_ADDRESS && WEB_ADDRESS.test(text) && URL.canParse(text),
    ),
  );
