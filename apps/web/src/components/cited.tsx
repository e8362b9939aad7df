import type { Text } from '@quadrant/rules/message';
import { linkSections } from '@quadrant/rules/rulebook';
import { sayPlace } from '../languages/say-place.js';
import { tell } from '../languages/tell.js';
import { citeSection } from '@quadrant/rules/tournament';

interface CitedProps {
  /** The text as it is stored: "000 §7.7" is spelled out. */
  readonly text: Text;
}

/** Links the citations of a text to their sections of the rulebook. */
export const Cited = ({ text }: CitedProps) => (
  <>
    {linkSections(tell(text)).map(({ text: piece, address }, index) =>
      address === null ? (
        sayPlace(piece)
      ) : (
        <a key={index} href={address}>
          {sayPlace(piece)}
        </a>
      ),
    )}
  </>
);

/** Why a tournament is sanctioned or rated: a section, and each criterion with what was found. */
export const tellRule = (rule: Text): string => sayPlace(citeSection(withoutCode(tell(rule))));

/** A verdict may end with a code for programs. */
function withoutCode(text: string): string {
  const [, code = ''] = / \(([a-z-]{3,40})\)$/.exec(text) ?? [];
  return code.includes('-') ? text.slice(0, -` (${code})`.length) : text;
}
