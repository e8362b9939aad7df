export { tell, tellReason } from '@quadrant/languages';
