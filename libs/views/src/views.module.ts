import { Module } from '@nestjs/common';
import { ClockModule, PastViewsModule } from '@quadrant/http';
import { PersistenceModule } from '@quadrant/store/setup';

/** Every view, for the apps that render answers. */
const VIEWS: readonly [] = [];

@Module({
  imports: [ClockModule, PastViewsModule, PersistenceModule.forRequests()],
  providers: [...VIEWS],
  exports: [...VIEWS],
})
export class ViewsModule {}
