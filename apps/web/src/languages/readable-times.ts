export { outsideQuotes, readableTimes } from '@quadrant/languages';
