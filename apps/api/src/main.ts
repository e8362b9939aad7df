import { runHttpProcess } from '@quadrant/http';
import { ApiModule, readAccountSettings } from './api.module.js';

await runHttpProcess(ApiModule, readAccountSettings);
