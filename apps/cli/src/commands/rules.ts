import { count } from '@quadrant/rules/message';
import {
  type DescribedSection,
  describeSection,
  findDocument,
  findSectionAround,
  RULEBOOK,
  type RulebookDocument,
  type RulesTable,
  searchRulebook,
} from '@quadrant/rules/rulebook';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { describeTable, printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';

export interface RulesOptions extends OutputOptions {
  /** Null means all documents. */
  readonly document: string | null;
  /** Null means the list of sections. */
  readonly section: string | null;
  /** A section must have all of these words. */
  readonly search: string | null;
}

/** `quadrant rules opg-4.2 7.7`: prints the rulebook, and needs no database. */
export function rules(surroundings: Surroundings, { json, document, section, search }: RulesOptions): ExitCode {
  const documents = document === null ? RULEBOOK : [requireDocument(document)];
  if (search !== null) return tellFound(surroundings, documents, search, json);
  if (section !== null) {
    const described = requireSection(documents[0]!, section);
    if (json) printJson(surroundings, toJson(described));
    else surroundings.out(describe(described));
    return DONE;
  }
  if (json) printJson(surroundings, documents.map(listSections));
  else surroundings.out(documents.map(describeDocument).join('\n'));
  return DONE;
}

function requireDocument(name: string): RulebookDocument {
  const found = findDocument(name);
  if (found !== null) return found;
  throw new CannotRun(`There is no document ${name}. Use one of ${RULEBOOK.map(({ id }) => id).join(', ')}.`);
}

function requireSection(document: RulebookDocument, name: string): DescribedSection {
  const found = findSectionAround(document, name);
  if (found !== null) return describeSection(document, found);
  throw new CannotRun(`${document.name} has no section ${name}. List them: quadrant rules ${document.id}`);
}

function tellFound(
  surroundings: Surroundings,
  documents: readonly RulebookDocument[],
  search: string,
  json: boolean,
): ExitCode {
  const found = searchRulebook(search).filter(({ section: { document } }) => documents.includes(document));
  if (json) {
    const rows = found.map(({ section, excerpt }) => ({ ...toHeading(section), excerpt }));
    printJson(surroundings, rows);
    return DONE;
  }
  for (const { section, excerpt } of found) {
    const { document, section: heading, cited } = section;
    surroundings.out(`${document.id} ${heading.id}  ${heading.title} (${cited})\n  ${excerpt}\n`);
  }
  surroundings.out(`${count(found.length, 'section')} with: ${search}\n`);
  return DONE;
}

const toHeading = ({ document, section, cited, address }: DescribedSection) => ({
  document: document.id,
  section: section.id,
  title: section.title,
  cited,
  address,
});

/** The members are those of the API, except what only a database knows. */
const toJson = (described: DescribedSection) => ({
  ...toHeading(described),
  rules: described.rules,
  texts: described.texts,
  tables: described.tables.map(({ id, title, columns, rows, note }) => ({ id, title, columns, rows, note })),
  readings: described.readings.map(({ id, says, reading }) => ({ id, says, reading })),
});

const listSections = (document: RulebookDocument) => ({
  document: document.id,
  name: document.name,
  about: document.about,
  sections: document.sections.map(({ id, title }) => ({ section: id, title })),
});

function describeDocument(document: RulebookDocument): string {
  const rows = document.sections.map(({ id, title }) => [id, title]);
  return `${document.id}: ${document.name}\n${document.about}\n${describeTable(['section', 'about'], rows)}`;
}

function describe({ section, cited, rules: each, texts, tables, readings }: DescribedSection): string {
  const list = each.map(({ what, texts: own }) => [`- ${what}`, ...own.map((text) => `  ${text}`)].join('\n'));
  const paragraphs = [
    ...(list.length > 0 ? [list.join('\n')] : []),
    ...texts,
    ...tables.map(describeRulesTable),
    ...readings.map(({ says, reading }) => `The document: ${says}\nOur reading: ${reading}`),
  ];
  return `${section.title} (${cited})\n\n${paragraphs.map((text) => `${text.trimEnd()}\n`).join('\n')}`;
}

function describeRulesTable({ title, columns, rows, note }: RulesTable): string {
  const cells = rows.map((row) => row.map((cell) => cell ?? ''));
  return `${title}\n${describeTable(columns, cells)}${note === null ? '' : `${note}\n`}`;
}
