import { say, type Text } from '@quadrant/rules/message';
import type { AnnouncedFacts } from '@quadrant/rules/history';
import { OPERATOR } from '@quadrant/rules/permissions';
import { foldHandle, type TournamentHeader } from '@quadrant/rules/tournament';

/** Names the sources that can state when a tournament was registered. */
export const REGISTRATION_SOURCES = ['announcement', 'director', 'coordinator', 'import', 'nobody'] as const;
export type RegistrationSource = (typeof REGISTRATION_SOURCES)[number];

/** Says when a tournament was registered, and on whose word. */
export interface Registration {
  /** It is ISO 8601 with the local offset, or null when it is unknown. */
  readonly at: string | null;
  readonly statedBy: RegistrationSource;
  /** As a page says it. */
  readonly text: Text;
}

const TEXTS = {
  announcement: say`announced here`,
  director: say`registration stated by the director`,
  coordinator: say`registration stated by a coordinator`,
  import: say`registration stated by an import`,
  nobody: say`registration not known`,
} as const satisfies Readonly<Record<RegistrationSource, Text>>;

const TAKEN_AS_MET = say`registration not known, taken as early enough`;

/** The facts of a stored revision that decide about its registration. */
export interface RegisteredRevision {
  readonly header: Pick<TournamentHeader, 'registeredAt' | 'director' | 'secondaryDirector' | 'tertiaryDirector'>;
  /** The handle of the submitter. It is null where the handle was removed. */
  readonly submittedBy: string | null;
  /** Tells whether an unknown registration counts as early enough. */
  readonly leadTimeCountsAsMet: boolean;
  /** The facts of its announcement. They are null where it was not announced here. */
  readonly announced: AnnouncedFacts | null;
}

/** Returns the registration that the announcement of a tournament gives, or otherwise the one that its report states. */
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
