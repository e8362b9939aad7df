import { readFileSync } from 'node:fs';

/** The page about privacy shows these words of the operator. */
export interface PrivacySettings {
  /** It says who is responsible for the site and how to reach them. It is null where the operator said nothing. */
  readonly contact: string | null;
  readonly paragraphs: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const LONGEST_CONTACT = 500;
const LONGEST_TEXT = 20_000;

/**
 * Reads the settings `OPERATOR_CONTACT` and `PRIVACY_TEXT_FILE`. An empty variable counts as unset.
 *
 * @throws Error with one sentence that names the variable and what is expected
 */
export function readPrivacySettings(env: Environment): PrivacySettings {
  const contact = env['OPERATOR_CONTACT']?.trim() || null;
  if (contact !== null && contact.length > LONGEST_CONTACT) {
    throw new Error(`OPERATOR_CONTACT has ${contact.length} characters, but may have ${LONGEST_CONTACT} at most.`);
  }
  return { contact, paragraphs: readParagraphs(env['PRIVACY_TEXT_FILE']) };
}

function readParagraphs(file: string | undefined): string[] {
  if (!file) return [];
  const text = readText(file);
  if (text.length > LONGEST_TEXT) {
    throw new Error(
      `The file of PRIVACY_TEXT_FILE has ${text.length} characters, but may have ${LONGEST_TEXT} at most.`,
    );
  }
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`PRIVACY_TEXT_FILE is "${file}", but this file cannot be read (${code ?? 'unknown reason'}).`);
  }
}
