import { randomUUID } from 'node:crypto';
import { createContext, type ComponentChildren } from 'preact';
import { HELPED_ACTS, type AskedAct } from '@quadrant/rules/live';
import { useContext } from 'preact/hooks';
import { Form, Kept } from '../components/form/form.js';
import { FrameContext } from '../components/frame.js';

/** The forms of a page act on this tournament. The link is that of a player; it is null for directors and helpers. */
export interface ActingOn {
  readonly id: string;
  readonly version: number;
  readonly link: string | null;
  /** A helper sees only what helpers do. */
  readonly isHelper: boolean;
}

export const ActingContext = createContext<ActingOn>({ id: '', version: 0, link: null, isHelper: false });

/** Only directors see the children. */
export function ForDirectors({ children }: { readonly children: ComponentChildren }) {
  return useContext(ActingContext).isHelper ? null : <>{children}</>;
}

type Value = string | number | boolean | readonly string[] | object;

interface ActFormProps {
  /** It must be unique on its page. */
  readonly id: string;
  /** This is sent but not shown; fields of the form add to it. */
  readonly act: Readonly<Record<string, Value>> & { readonly kind: AskedAct['kind'] };
  readonly label: string;
  readonly said?: string;
  /** The page opens at the part with this id afterwards; without it, at its top. */
  readonly at?: string;
  readonly inline?: boolean;
  readonly children: ComponentChildren;
}

/**
 * A form makes one entry of a live tournament. It names the version it was made on, so that nobody overwrites anything
 * unseen.
 */
export function ActForm({ id, act, label, said, at, inline, children }: ActFormProps) {
  const { id: live, version, link, isHelper } = useContext(ActingContext);
  const { address } = useContext(FrameContext);
  if (isHelper && !HELPED_ACTS.has(act.kind)) return null;
  return (
    <Form
      id={id}
      operation={link === null ? `POST /api/v1/live/${live}/entries` : `POST /api/v1/live/${live}/own-entries`}
      label={label}
      {...(said !== undefined && { said })}
      {...(at !== undefined && { then: `${address}#${at}` })}
      {...(inline !== undefined && { inline })}
    >
      <Kept name="key" value={randomUUID()} />
      <Kept name="basedOn:number" value={String(version)} />
      {link !== null && <Kept name="link" value={link} />}
      {Object.entries(act).map(([name, value]) => (
        <KeptPart key={name} name={`act.${name}`} value={value} />
      ))}
      {children}
    </Form>
  );
}

function KeptPart({ name, value }: { readonly name: string; readonly value: Value }) {
  if (typeof value === 'string') return <Kept name={name} value={value} />;
  if (typeof value === 'number') return <Kept name={`${name}:number`} value={String(value)} />;
  return <Kept name={`${name}:json`} value={JSON.stringify(value)} />;
}

interface ActButtonProps extends Omit<ActFormProps, 'children' | 'inline'> {
  readonly children: ComponentChildren;
  readonly isFirst?: boolean;
}

/** One button that makes one entry. */
export const ActButton = ({ children, isFirst = false, ...form }: ActButtonProps) => (
  <ActForm {...form} inline>
    <button type="submit" class={isFirst ? 'first' : undefined}>
      {children}
    </button>
  </ActForm>
);
