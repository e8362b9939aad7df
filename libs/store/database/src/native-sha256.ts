import { hash } from 'node:crypto';
import { hashWith } from '@quadrant/rules/tournament';

// Every process with a database imports this room; on import, so that none of them can forget it.
hashWith((content) => hash('sha256', content, 'hex'));
