import { FindingNotes } from '../components/finding-notes.js';
import type { PageFinding } from './draft-shapes.js';
import type { GamePlace } from './game-places.js';

interface FindingNoteProps {
  readonly finding: PageFinding;
  /** The game that it is about, where that is corrected on another page. */
  readonly place?: GamePlace | null;
}

/** Shows a finding beside the field or the question that it belongs to. */
export const FindingNote = ({ finding, place = null }: FindingNoteProps) => (
  <FindingNotes findings={[finding]} findPlace={() => place} />
);
