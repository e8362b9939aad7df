export type { SchemePreview } from './preview-scheme.js';
export {
  type ListedFact,
  type ListedScheme,
  listPrintedSchemes,
  listSchemeFacts,
  SCHEME_TEXT_LIMITS,
} from './scheme-catalogue.js';
export { SchemeRepository } from './scheme.repository.js';
export {
  SCHEME_STATES,
  type SchemeEnded,
  type SchemeRefusal,
  type SchemeSaved,
  type SchemeState,
  type SchemeText,
  type SchemeVersion,
  type StatedVersions,
} from './scheme.js';
