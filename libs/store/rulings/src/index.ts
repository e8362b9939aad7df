export { RulingReadModel } from './ruling.read-model.js';
export { RulingRepository, type RulingRefusal, type StoredRuling } from './ruling.repository.js';
