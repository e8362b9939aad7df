/** Injects the rating rules in force, which `PersistenceModule` binds: whatever rates, previews or explains takes these. */
export const RATING_RULES = Symbol('RATING_RULES');
