import {
  prepareCommonPasswords,
  readAccountSettings,
  readPublicUrl,
  readQuotaLimits,
  runHttpProcess,
} from '@quadrant/http';
import { ApiModule } from './api.module.js';

await runHttpProcess(ApiModule, {
  readSettings: [readAccountSettings, readQuotaLimits, readPublicUrl],
  prepare: prepareCommonPasswords,
});
