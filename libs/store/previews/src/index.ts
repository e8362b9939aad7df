export { Comparison } from './comparison.js';
export { PreviewRepository } from './preview.repository.js';
export { OpenPreview } from './open-preview.js';
export type { PreviewedChange } from './previewed-change.js';
