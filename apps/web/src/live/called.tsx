import { createContext, Fragment, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { LiveView, PlayerView } from '@quadrant/rules/live';

type People = ReadonlyMap<string, Pick<PlayerView, 'name' | 'called'>>;

const PeopleContext = createContext<People>(new Map());

/** The children name the players of a tournament as they are called. */
export const CalledPeople = ({ view, children }: { readonly view: LiveView; readonly children: ComponentChildren }) => (
  <PeopleContext.Provider value={new Map(view.players.map((player) => [player.handle, player]))}>
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
  const name = useContext(PeopleContext).get(handle)?.name ?? null;
  if (name === null || name === handle) return <bdi>{handle}</bdi>;
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
