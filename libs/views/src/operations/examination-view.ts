import path from 'node:path';
import { Injectable } from '@nestjs/common';
import {
  type ArrivedRequest,
  type DatabaseState,
  examine,
  type Examination,
  readProgramVersion,
} from '@quadrant/doctor';
import { Clock } from '@quadrant/http';
import { InstallationReadModel } from '@quadrant/store/operations';

/** Answers how this installation does, with the list of `quadrant doctor`. */
@Injectable()
export class ExaminationView {
  constructor(
    private readonly installation: InstallationReadModel,
    private readonly clock: Clock,
  ) {}

  /** @param request how the reader's request arrived */
  examine(request: ArrivedRequest): Promise<Examination> {
    const { env } = process;
    return examine({
      env,
      home: path.resolve(env['QUADRANT_HOME'] || '.quadrant'),
      version: readProgramVersion(),
      now: () => this.clock.now(),
      // Somebody waits for the page.
      patienceMs: 4_000,
      wrongSettings: [],
      openDatabase: () => this.openDatabase(),
      localAddress: null,
      request,
    });
  }

  private async openDatabase(): Promise<DatabaseState> {
    try {
      const installation = await this.installation.measure();
      return { kind: 'answers', isEmbedded: process.env['EMBEDDED_POSTGRES'] === 'true', installation };
    } catch (error) {
      return { kind: 'down', reason: error instanceof Error ? error.message : String(error) };
    }
  }
}
