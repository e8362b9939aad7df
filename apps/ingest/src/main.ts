import { readPreviewSettings, readQuotaLimits, runHttpProcess } from '@quadrant/http';
import { IngestModule } from './ingest.module.js';

await runHttpProcess(IngestModule, { readSettings: [readQuotaLimits, readPreviewSettings] });
