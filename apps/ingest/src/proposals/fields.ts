import { say } from '@quadrant/rules/message';
import { AsSent, fieldOf, isListOf, valueRule, type More } from '@quadrant/http';

const MOST_LINKS = 10;
const LONGEST_LINK = 2000;

/** The addresses have no password, and are already encoded. */
export const Links = (more: More): PropertyDecorator =>
  fieldOf(
    more,
    { type: [String], maxItems: MOST_LINKS },
    valueRule(
      'areLinks',
      say`must be addresses that begin with https:// or http://, of ${LONGEST_LINK} characters at most`,
      (value) => (Array.isArray(value) ? value : [value]).every((each) => typeof each === 'string' && isLink(each)),
    ),
    ...isListOf({ most: MOST_LINKS }),
  );

/** A JSON patch is read after the document that it changes. */
export const Patch = (more: More): PropertyDecorator =>
  fieldOf(
    more,
    {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['op', 'path'],
        properties: {
          op: { type: 'string', enum: ['test', 'add', 'replace', 'remove'] },
          path: { type: 'string', format: 'json-pointer' },
          value: {},
        },
      },
    },
    valueRule('isGiven', say`must be given`, (value) => value !== undefined && value !== null),
    AsSent(),
  );

// RFC 3986, appendix A: an address consists of these characters; others would have to be encoded.
const ADDRESS = /^https?:\/\/[\w.~!$&'()*+,;=:@/?#[\]%-]+$/i;

function isLink(text: string): boolean {
  if (text.length > LONGEST_LINK || !ADDRESS.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
