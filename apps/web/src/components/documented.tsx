import { currentLanguage } from '../languages/language.js';
import { Cited } from './cited.js';

/** Code, or a link whose text alone is kept: its target is a file of the documentation. */
const MARK = /`([^`]+)`|\[([^[\]]+)\]\([^()]*\)/;

interface DocumentedProps {
  readonly text: string;
  /** The same in German, where somebody has written it. */
  readonly german?: string | undefined;
}

/** A text of the documentation: its code stays code, and what it cites leads to the rulebook. */
export const Documented = ({ text, german }: DocumentedProps) =>
  german !== undefined && currentLanguage() === 'de' ? (
    <Marked text={german} />
  ) : (
    <span lang="en">
      <Marked text={text} />
    </span>
  );

function Marked({ text }: { readonly text: string }) {
  const mark = MARK.exec(text);
  if (mark === null) return <Cited text={text} />;
  const [whole, code, linked] = mark;
  return (
    <>
      <Cited text={text.slice(0, mark.index)} />
      {code === undefined ? linked : <code>{code}</code>}
      <Marked text={text.slice(mark.index + whole.length)} />
    </>
  );
}
