export { type Attempt, type DeliveryToSend, DeliveryRepository, type HeldWebhook } from './delivery.repository.js';
export { EventRepository } from './event.repository.js';
export {
  MOST_WEBHOOKS,
  type NewWebhook,
  type Webhook,
  WebhookRepository,
  type WebhookDelivery,
  type WebhookRefusal,
} from './webhook.repository.js';
