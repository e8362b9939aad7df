import { runHttpProcess } from '@quadrant/http';
import { readApiUrl } from './forms/api-settings.js';
import { WebModule } from './web.module.js';

await runHttpProcess('web', WebModule, { readSettings: [readApiUrl] });
