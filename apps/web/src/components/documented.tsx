import { currentLanguage } from '../languages/language.js';
import { Cited } from './cited.js';

/** Matches code, or a link of which only the text is kept: its target is a file of the documentation. */
const MARK = /`([^`]+)`|\[([^[\]]+)\]\([^()]*\)/;

interface DocumentedProps {
  readonly text: string;
  /** The German text, where there is one. */
  readonly german?: string | undefined;
}

/** Shows a text of the documentation: its code stays code, and its citations link to the rulebook. */
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
