import type { Text } from '@quadrant/rules/message';
import { linkSections } from '@quadrant/rules/rulebook';
import { sayPlace } from '../told/say-place.js';
import { told } from '../told/told.js';

interface CitedProps {
  /** The text as it is stored: "000 §7.7" is spelled out. */
  readonly text: Text;
}

/** Links the citations of a text to their sections of the rulebook. */
export const Cited = ({ text }: CitedProps) => (
  <>
    {linkSections(told(text)).map(({ text: piece, address }, index) =>
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
