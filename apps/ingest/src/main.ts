import { readPreviewSettings, readPublicUrl, readQuotaLimits, readReportsFrom, runHttpProcess } from '@quadrant/http';
import { IngestModule } from './ingest.module.js';

await runHttpProcess(IngestModule, {
  readSettings: [readQuotaLimits, readPreviewSettings, readPublicUrl, readReportsFrom],
});
