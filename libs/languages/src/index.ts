export { type Catalog, readCatalog, readFolderCatalogs } from './catalog.js';
export { currentLanguage, eachLanguage, inLanguage } from './language.js';
export { outsideQuotes, readableTimes } from './readable-times.js';
export { tell, tellReason } from './tell.js';
export { tellFullDate } from './tell-full-date.js';
