import { createContext, Fragment, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { LiveView, PlayerView } from '@quadrant/rules/live';

type People = ReadonlyMap<string, Pick<PlayerView, 'name' | 'called'>>;

const PeopleContext = createContext<People>(new Map());

interface CalledPeopleProps {
  readonly view: LiveView;
  /** Handles are left out, where results need their place; two of one name still have theirs. */
  readonly isShort?: boolean;
  readonly children: ComponentChildren;
}

/** The children name the players of a tournament as they are called. */
export const CalledPeople = ({ view, isShort = false, children }: CalledPeopleProps) => (
  <PeopleContext.Provider
    value={
      new Map(
        view.players.map(({ handle, name, called }) => [handle, { name: isShort ? null : name, called }] as const),
      )
    }
  >
    {children}
  </PeopleContext.Provider>
);

/** Returns what a player is called by in plain text, such as an option or a label: their name, otherwise the handle. */
export function useCalled(): (handle: string) => string {
  const people = useContext(PeopleContext);
  return (handle) => people.get(handle)?.called ?? handle;
}

/** Shows a player with the name first, and the handle small beside it. */
export function Called({ handle }: { readonly handle: string }) {
  const { name = null, called = handle } = useContext(PeopleContext).get(handle) ?? {};
  if (name === null || name === handle) return <bdi>{called}</bdi>;
  return (
    <>
      <bdi>{name}</bdi>{' '}
      <small class="handle">
        <bdi>{handle}</bdi>
      </small>
    </>
  );
}

/** Shows several players, in their order. */
export const CalledAll = ({
  handles,
  between = ', ',
}: {
  readonly handles: readonly string[];
  readonly between?: string;
}) => (
  <>
    {handles.map((handle, index) => (
      <Fragment key={handle}>
        {index > 0 && between}
        <Called handle={handle} />
      </Fragment>
    ))}
  </>
);
