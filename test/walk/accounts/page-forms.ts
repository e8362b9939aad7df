/** A form of a page, as the script that sends it reads it. */
export interface PageForm {
  readonly method: string;
  readonly action: string;
  readonly fields: readonly string[];
}

const attribute = (name: string, text: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(text)?.[1];

/** The forms of a page; one for each operation that it, or a button of it, names. */
export const formsOf = (html: string): PageForm[] => [...postedFormsOf(html), ...scriptedFormsOf(html)];

/** Those that work without a script: they say in fields which operation they are for. */
const postedFormsOf = (html: string): PageForm[] =>
  [...html.matchAll(/<form\b[^>]*action="\/send[^>]*>(.*?)<\/form>/gs)].flatMap(([, body = '']) => {
    const named = [...body.matchAll(/name="_(?:operation|trial)" value="(\S+) (\S+?)(?: without=\S+)?"/g)];
    const fields = [...body.matchAll(/<(?:input|select|textarea)\b([^>]*)>/g)].flatMap(([, field = '']) => {
      const name = attribute('name', field)?.split(':', 1)[0];
      return name === undefined || name.startsWith('_') ? [] : [name];
    });
    return named.map(([, method = '', action = '']) => ({ method, action, fields: [...new Set(fields)] }));
  });

const scriptedFormsOf = (html: string): PageForm[] =>
  [...html.matchAll(/<form\b((?:"[^"]*"|[^">])*data-method(?:"[^"]*"|[^">])*)>(.*?)<\/form>/gs)].flatMap(
    ([, head = '', body = '']) => {
      const method = attribute('data-method', head) ?? '';
      const fields = [...body.matchAll(/<(?:input|select|textarea)\b([^>]*)>/g)].flatMap(([, field = '']) => {
        const name = attribute('name', field);
        return name === undefined ? [] : [name];
      });
      const buttons = [...body.matchAll(/<button\b([^>]*)>/g)].map(([, button = '']) =>
        attribute('formaction', button),
      );
      const actions = new Set(buttons.map((action) => action ?? attribute('action', head) ?? ''));
      return [...actions].map((action) => ({ method, action, fields: [...new Set(fields)] }));
    },
  );
