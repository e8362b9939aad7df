import { prepareCommonPasswords, runHttpProcess } from '@quadrant/http';
import { readAccountSettings, readMailSettings, readPublicUrl, readQuotaLimits } from '@quadrant/settings';
import { ApiModule } from './api.module.js';

await runHttpProcess('api', ApiModule, {
  readSettings: [readAccountSettings, readQuotaLimits, readPublicUrl, readMailSettings],
  prepare: prepareCommonPasswords,
});
