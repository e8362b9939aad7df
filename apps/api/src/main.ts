import { readAccountSettings, runHttpProcess } from '@quadrant/http';
import { ApiModule } from './api.module.js';

await runHttpProcess(ApiModule, readAccountSettings);
