import { runHttpProcess } from '@quadrant/http';
import { IngestModule } from './ingest.module.js';

await runHttpProcess(IngestModule);
