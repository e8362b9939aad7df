export { type SearchHit, type SearchKind, SEARCH_KINDS, SearchReadModel } from './search.read-model.js';
export { MAPPED_KINDS, SiteMapReadModel } from './site-map.read-model.js';
export { SiteSearchReadModel } from './site-search.read-model.js';
