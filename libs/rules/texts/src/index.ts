export { findRulesTexts } from './find-rules-texts.js';
