export { currentLanguage, eachLanguage, inLanguage } from '@quadrant/languages';
