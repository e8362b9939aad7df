import type { AnnouncedFacts } from '@quadrant/rules/outcome';
import { foldHandle, type TournamentHeader } from '@quadrant/rules/tournament';

/** Who says when a tournament was registered. */
export const REGISTRATION_SOURCES = ['announcement', 'director', 'coordinator', 'import'] as const;
export type RegistrationSource = (typeof REGISTRATION_SOURCES)[number];

/** When a tournament was registered, on whose word. */
export interface Registration {
  /** ISO 8601 with the local offset. */
  readonly at: string;
  readonly statedBy: RegistrationSource;
  /** As a page says it. */
  readonly text: string;
}

const TEXTS: Readonly<Record<RegistrationSource, string>> = {
  announcement: 'announced here',
  director: 'registration stated by the director',
  coordinator: 'registration stated by a coordinator',
  import: 'registration stated by an import',
};

/**
 * The registration of a tournament: that of its announcement, otherwise what its report states; null where it states none.
 *
 * @param submittedBy handle of the account that submitted the revision
 * @param announced what its announcement says; null where it was not announced here
 */
export function registrationOf(
  header: Pick<TournamentHeader, 'registeredAt' | 'director' | 'secondaryDirector' | 'tertiaryDirector'>,
  submittedBy: string | null,
  isImported: boolean,
  announced: AnnouncedFacts | null,
): Registration | null {
  if (announced !== null) return { at: announced.at, statedBy: 'announcement', text: TEXTS.announcement };
  const { registeredAt: at, director, secondaryDirector, tertiaryDirector } = header;
  if (at === null) return null;
  const isDirector = [director, secondaryDirector, tertiaryDirector].some(
    (handle) => handle !== null && submittedBy !== null && foldHandle(handle) === foldHandle(submittedBy),
  );
  const statedBy = isImported ? 'import' : isDirector ? 'director' : 'coordinator';
  return { at, statedBy, text: TEXTS[statedBy] };
}
