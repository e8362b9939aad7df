import { runHttpProcess } from '@quadrant/http';
import { readPreviewSettings, readPublicUrl, readQuotaLimits, readReportsFrom } from '@quadrant/settings';
import { IngestModule } from './ingest.module.js';

await runHttpProcess('ingest', IngestModule, {
  readSettings: [readQuotaLimits, readPreviewSettings, readPublicUrl, readReportsFrom],
});
