/** A form of a page, by the operation that it is for. */
export interface PageForm {
  readonly method: string;
  readonly action: string;
  readonly fields: readonly string[];
}

const attribute = (name: string, text: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(text)?.[1];

/** The forms of a page; one for each operation that it, or a button of it, names. */
export const formsOf = (html: string): PageForm[] =>
  [...html.matchAll(/<form\b[^>]*action="\/send[^>]*>(.*?)<\/form>/gs)].flatMap(([, body = '']) => {
    const named = [...body.matchAll(/name="_(?:operation|trial|instead)" value="(\S+) (\S+?)(?: without=\S+)?"/g)];
    const fields = [...body.matchAll(/<(?:input|select|textarea)\b([^>]*)>/g)].flatMap(([, field = '']) => {
      const name = attribute('name', field)?.split(':', 1)[0];
      return name === undefined || name.startsWith('_') ? [] : [name];
    });
    return named.map(([, method = '', action = '']) => ({ method, action, fields: [...new Set(fields)] }));
  });
