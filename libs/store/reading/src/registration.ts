import { foldHandle, type TournamentHeader } from '@quadrant/rules/tournament';

/** Who says when a tournament was registered. */
export const REGISTRATION_SOURCES = ['director', 'coordinator', 'import'] as const;
export type RegistrationSource = (typeof REGISTRATION_SOURCES)[number];

/** When a tournament was registered, on whose word: it was not announced here. */
export interface Registration {
  /** ISO 8601 with the local offset. */
  readonly at: string;
  readonly statedBy: RegistrationSource;
  /** As a page says it. */
  readonly text: string;
}

const TEXTS: Readonly<Record<RegistrationSource, string>> = {
  director: 'registration stated by the director',
  coordinator: 'registration stated by a coordinator',
  import: 'registration stated by an import',
};

/**
 * The registration that a report states; null where it states none.
 *
 * @param submittedBy handle of the account that submitted the revision
 */
export function registrationOf(
  header: Pick<TournamentHeader, 'registeredAt' | 'director' | 'secondaryDirector' | 'tertiaryDirector'>,
  submittedBy: string | null,
  isImported: boolean,
): Registration | null {
  const { registeredAt: at, director, secondaryDirector, tertiaryDirector } = header;
  if (at === null) return null;
  const isDirector = [director, secondaryDirector, tertiaryDirector].some(
    (handle) => handle !== null && submittedBy !== null && foldHandle(handle) === foldHandle(submittedBy),
  );
  const statedBy = isImported ? 'import' : isDirector ? 'director' : 'coordinator';
  return { at, statedBy, text: TEXTS[statedBy] };
}
