import { readAnswers, SET_OPTION, splitAnswer, type SetOption } from './answer-option.js';
import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

export function addDraftCalls({ command, isJson, finish, surroundings }: CallContext): void {
  const draft = command('draft', 'keep uploads that are not finished, and continue them on another device');
  const sub = (usage: string, description: string) =>
    draft
      .command(usage)
      .description(description)
      .option(...JSON_OPTION)
      .showHelpAfterError('Try "quadrant draft --help".');

  sub('save <file>', 'keep a file as a new draft')
    .option('--name <name>', 'what to call it')
    .option(...SET_OPTION)
    .action(async (file: string, { name, ...options }: JsonOption & SetOption & { name?: string }) => {
      const { saveDraft } = await import('../commands/draft.js');
      const said = { name: name ?? null, answers: await readAnswers(options.set), json: isJson(options) };
      finish(await saveDraft(surroundings, file, said));
    });
  sub('list', 'list your drafts').action(async (options: JsonOption) => {
    const { listDrafts } = await import('../commands/draft.js');
    finish(await listDrafts(surroundings, { json: isJson(options) }));
  });
  sub('show <id>', 'show a draft and its open questions').action(async (id: string, options: JsonOption) => {
    const { showDraft } = await import('../commands/draft.js');
    finish(await showDraft(surroundings, id, { json: isJson(options) }));
  });
  sub('answer <id> <answers...>', 'answer open questions of a draft, as in game=2e').action(
    async (id: string, answers: string[], options: JsonOption) => {
      const { answerDraft } = await import('../commands/draft.js');
      finish(
        await answerDraft(surroundings, id, await readAnswers(answers.map(splitAnswer)), { json: isJson(options) }),
      );
    },
  );
  sub('submit <id>', 'submit a draft; it is deleted when its report is stored')
    .option(
      '--confirm <code=reason>',
      'code of a finding that holds the report, and why it is right; again for others',
      (text: string, before: string[]) => [...before, text],
      [],
    )
    .action(async (id: string, { confirm, ...options }: JsonOption & { confirm: string[] }) => {
      const { submitDraft } = await import('../commands/draft.js');
      finish(await submitDraft(surroundings, id, confirm, { json: isJson(options) }));
    });
  sub('delete <id>', 'delete a draft').action(async (id: string, options: JsonOption) => {
    const { deleteDraft } = await import('../commands/draft.js');
    finish(await deleteDraft(surroundings, id, { json: isJson(options) }));
  });
}
