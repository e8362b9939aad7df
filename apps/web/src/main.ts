import { runHttpProcess } from '@quadrant/http';
import { WebModule } from './web.module.js';

await runHttpProcess(WebModule);
