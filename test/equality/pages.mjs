// Reads pages and the operations that they link to, from the first page on, in both languages.
const LANGUAGES = ['en', 'de'];
/** A cursor, a filter or another moment gives a page any number of addresses. */
const ONE_OF_MANY = /[?&](?:cursor|run|asOf|on|around|sort|page|to|from|q|with)=/;
const NO_TEXT = /^\/(?:assets|sign-in|health|metrics|api\/docs)|\.(?:csv|ics|svg|png|xml|atom|txt|webmanifest)(?:\?|$)/;
const MOST_PAGES = 600;

/** Every installation has other texts for these: ids, times of day, durations, and the port. */
const BY_CHANCE = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '#id'],
  [/\b[0-9a-f]{40,64}\b/g, '#hash'],
  [/\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b/g, '#short'],
  [/(?<!\d)\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?!\d)/g, '#time'],
  [/\b(?:just now|\d+ (?:second|minute)s? ago|gerade eben|vor \d+ (?:Sekunde|Minute)n?)\b/g, '#ago'],
  [/\b[\d.,]+ (?:ms|s|games\/s)\b/g, '#took'],
  [/localhost:\d+/g, '#host'],
  // How many reports a live run publishes depends on their timing.
  [/("run":|\/runs\/)\d+/g, '$1#run'],
];
const IN_TAGS = /<(?:script|style)[\s\S]*?<\/(?:script|style)>|<[^>]*>/g;

const without = (text) => BY_CHANCE.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);

/** @returns texts and numbers of statements of SQL by language and address, both without what differs by chance */
export async function readPages(address) {
  const pages = new Map();
  const statements = new Map();
  for (const language of LANGUAGES) {
    const known = new Set(['/']);
    for (const path of known) {
      const answer = await fetch(address + path, {
        headers: {
          accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
          cookie: `quadrant-language=${language}`,
        },
        redirect: 'manual',
      });
      const html = await answer.text();
      const lines = path.startsWith('/api/') ? html.replace(/,(?=["{])/g, ',\n') : html.replace(IN_TAGS, '\n');
      const text = without(lines.replace(/\s*\n\s*/g, '\n'));
      const name = `${language} ${answer.status} ${without(path)}`;
      pages.set(name, [...(pages.get(name) ?? []), text].sort());
      statements.set(name, (statements.get(name) ?? 0) + Number(answer.headers.get('x-statements')));
      for (const [, link] of html.matchAll(/ href="(\/[^"#]*)/g)) {
        const next = link.replaceAll('&amp;', '&');
        if (known.size < MOST_PAGES && !ONE_OF_MANY.test(next) && !NO_TEXT.test(next)) known.add(next);
      }
    }
  }
  return { pages, statements };
}

/** @returns the pages that ask the database more often than before, and all questions of both */
export function compareStatements(before, now) {
  const more = [...now].filter(([name, count]) => before.has(name) && count > before.get(name));
  const sum = (counts) => [...counts.values()].reduce((all, count) => all + count, 0);
  return {
    more: more.map(([name, count]) => ({ name, before: before.get(name), now: count })),
    before: sum(before),
    now: sum(now),
  };
}

/** @returns the differences, line by line: the page, what it said before and what it says now */
export function comparePages(before, now) {
  const differences = [];
  for (const name of new Set([...before.keys(), ...now.keys()])) {
    const [earlier, later] = [before.get(name) ?? [], now.get(name) ?? []];
    if (earlier.length !== later.length)
      differences.push({ name, before: `${earlier.length} pages`, now: `${later.length} pages` });
    for (const [index, text] of earlier.entries()) {
      if (index >= later.length || text === later[index]) continue;
      const [said, says] = [text.split('\n'), later[index].split('\n')];
      const at = said.findIndex((line, number) => line !== says[number]);
      differences.push({ name, before: said[at] ?? '', now: says[at] ?? '' });
    }
  }
  return differences;
}
