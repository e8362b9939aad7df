export { type DecisionRefusal, RefreshDecisionRepository } from './refresh-decision.repository.js';
export { isMoving, REFRESH_KINDS, REFRESH_STATES, RefreshRequest } from './refresh-request.entity.js';
export { RefreshRefused, RefreshRequestRepository, type WhatIfQuestion } from './refresh-request.repository.js';
export {
  REFRESH_SCOPES,
  type RefreshScope,
  type RefreshWish,
  insertRefreshRequest,
  wishFor,
} from './refresh-requests.js';
export {
  type ComputedRefresh,
  type ExpectedRefresh,
  RefreshCancelled,
  type RefreshProgress,
  type RefreshToWork,
  RefreshWorkRepository,
} from './refresh-work.repository.js';
export { finishRequest } from './finish-request.js';
