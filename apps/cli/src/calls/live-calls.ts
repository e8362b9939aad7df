import { sub, type CallContext, type JsonOption } from './call-context.js';

export function addLiveCalls({ command, isJson, finish, surroundings }: CallContext): void {
  const live = command('live', 'run a tournament: begin it, enter what happens, get its report');
  sub(live, 'begin <file>', 'begin a tournament, described in a JSON file').action(
    async (file: string, options: JsonOption) => {
      const { beginLive } = await import('../commands/live.js');
      finish(await beginLive(surroundings, file, { json: isJson(options) }));
    },
  );
  sub(live, 'list', 'list the tournaments that you run').action(async (options: JsonOption) => {
    const { listLive } = await import('../commands/live.js');
    finish(await listLive(surroundings, { json: isJson(options) }));
  });
  sub(live, 'show <id>', 'show what comes next, the present round and the standings').action(
    async (id: string, options: JsonOption) => {
      const { showLive } = await import('../commands/live.js');
      finish(await showLive(surroundings, id, { json: isJson(options) }));
    },
  );
  sub(live, 'enter <id> <act>', 'enter what happens, as JSON such as {"kind": "pair", "round": 1}').action(
    async (id: string, act: string, options: JsonOption) => {
      const { enterLive } = await import('../commands/live.js');
      finish(await enterLive(surroundings, id, act, { json: isJson(options) }));
    },
  );
  sub(live, 'links <id>', 'print the secret link of each player').action(async (id: string, options: JsonOption) => {
    const { showLinks } = await import('../commands/live.js');
    finish(await showLinks(surroundings, id, { json: isJson(options) }));
  });
  sub(live, 'log <id>', 'show everything that was entered').action(async (id: string, options: JsonOption) => {
    const { showLog } = await import('../commands/live.js');
    finish(await showLog(surroundings, id, { json: isJson(options) }));
  });
  sub(live, 'report <id>', 'print its report as a quadrant/1 document').action(
    async (id: string, options: JsonOption) => {
      const { printReport } = await import('../commands/live.js');
      finish(await printReport(surroundings, id, { json: isJson(options) }));
    },
  );
  sub(live, 'draft <id>', 'make a draft of the report of a finished tournament').action(
    async (id: string, options: JsonOption) => {
      const { draftReport } = await import('../commands/live.js');
      finish(await draftReport(surroundings, id, { json: isJson(options) }));
    },
  );
}
