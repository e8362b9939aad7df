export { OUTBOUND_POLICY, readOutboundPolicy } from './read-policy.js';
export type { OutboundPolicy } from './is-outside.js';
export { type Answer, type Limits, Outbound, type Request } from './send-request.js';
export { refuseTarget, type TargetRefusal } from './refuse-target.js';
