import { person } from '../builders/surroundings.js';
import { useHttpWalk, type HttpWalk } from './http-walk.js';

/** Dora uses the command with the token of a director, or with that of a coordinator. */
interface CliPeople {
  readonly walk: HttpWalk;
  /** The shell has these variables: the address, and before each test the token of the director. */
  readonly facts: Record<string, string>;
  readonly dora: ReturnType<typeof person>;
  readonly tokens: { director: string; coordinator: string };
}

/** Starts the program for a spec file, with a director and a coordinator who use the command. */
export function useCliPeople(): CliPeople {
  const walk = useHttpWalk();
  const facts: Record<string, string> = {};
  const tokens = { director: '', coordinator: '' };
  const dora = person(() => facts);
  afterAll(() => dora.leave());
  beforeAll(async () => {
    tokens.director = await walk.createToken('director', 'Dora');
    tokens.coordinator = await walk.createToken('coordinator', 'Worf');
    await walk.app.listen(0, '127.0.0.1');
    facts['QUADRANT_URL'] = await walk.app.getUrl();
  });
  beforeEach(() => (facts['QUADRANT_TOKEN'] = tokens.director));
  return { walk, facts, dora, tokens };
}
