import type { AnnouncedFacts } from '@quadrant/rules/outcome';
import { OPERATOR } from '@quadrant/rules/permissions';
import { foldHandle, type TournamentHeader } from '@quadrant/rules/tournament';

/** Who says when a tournament was registered. */
export const REGISTRATION_SOURCES = ['announcement', 'director', 'coordinator', 'import', 'nobody'] as const;
export type RegistrationSource = (typeof REGISTRATION_SOURCES)[number];

/** When a tournament was registered, on whose word. */
export interface Registration {
  /** ISO 8601 with the local offset; null where nobody knows. */
  readonly at: string | null;
  readonly statedBy: RegistrationSource;
  /** As a page says it. */
  readonly text: string;
}

const TEXTS = {
  announcement: 'announced here',
  director: 'registration stated by the director',
  coordinator: 'registration stated by a coordinator',
  import: 'registration stated by an import',
  nobody: 'registration not known',
} as const satisfies Readonly<Record<RegistrationSource, string>>;

const TAKEN_AS_MET = 'registration not known, taken as early enough';

/** What a stored revision says about its registration. */
export interface RegisteredRevision {
  readonly header: Pick<TournamentHeader, 'registeredAt' | 'director' | 'secondaryDirector' | 'tertiaryDirector'>;
  /** Handle of whoever submitted it; null where that is gone. */
  readonly submittedBy: string | null;
  /** Whether an unknown registration counts as early enough. */
  readonly leadTimeCountsAsMet: boolean;
  /** What its announcement says; null where it was not announced here. */
  readonly announced: AnnouncedFacts | null;
}

/** The registration of a tournament: that of its announcement, otherwise what its report states. */
export function registrationOf({
  header,
  submittedBy,
  leadTimeCountsAsMet,
  announced,
}: RegisteredRevision): Registration {
  if (announced !== null) return { at: announced.at, statedBy: 'announcement', text: TEXTS.announcement };
  const { registeredAt: at, director, secondaryDirector, tertiaryDirector } = header;
  if (at === null) return { at, statedBy: 'nobody', text: leadTimeCountsAsMet ? TAKEN_AS_MET : TEXTS.nobody };
  const isDirector = [director, secondaryDirector, tertiaryDirector].some(
    (handle) => handle !== null && submittedBy !== null && foldHandle(handle) === foldHandle(submittedBy),
  );
  const isImport = submittedBy !== null && foldHandle(submittedBy) === OPERATOR.handleKey;
  const statedBy = isDirector ? 'director' : isImport ? 'import' : 'coordinator';
  return { at, statedBy, text: TEXTS[statedBy] };
}
