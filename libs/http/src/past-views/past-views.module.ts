import { Module } from '@nestjs/common';
import { ClockModule } from '../clock.js';
import { PastViews } from './past-views.service.js';

/** One count for a process, however many apps it runs. */
@Module({ imports: [ClockModule], providers: [PastViews], exports: [PastViews] })
export class PastViewsModule {}
