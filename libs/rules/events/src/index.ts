export { AUDIT_ACTIONS, type AuditAction, isAuditAction, type RefusedRequest } from './audit-action.js';
export { EVENT_KINDS, type EventKind, type NewEvent, type ShownEvent, type SubjectKind } from './event-kinds.js';
export { eventOfAction } from './event-of-action.js';
export { eventId, messageOf, pageOf, SHAPES, type Shape, shapeOf } from './message-of.js';
export { hasGivenUp, nextAttempt } from './next-attempt.js';
export { tellEvent } from './tell-event.js';
