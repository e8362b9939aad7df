import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/src/api.module.js';
import { IngestModule } from '../../ingest/src/ingest.module.js';
import { WebModule } from '../../web/src/web.module.js';

/** Ingest, api and web in one process, on one port, with one data source. */
@Module({ imports: [IngestModule, ApiModule, WebModule] })
export class FrontDoorModule {}
