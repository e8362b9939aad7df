import { Injectable } from '@nestjs/common';
import { OpeningReadModel, type OpeningSet, type OpeningTitle } from '@quadrant/store/openings';

/** Answers what was brought in from a previous system. */
@Injectable()
export class OpeningView {
  constructor(private readonly openings: OpeningReadModel) {}

  /** Lists the files, the newest first. */
  listSets(): Promise<OpeningSet[]> {
    return this.openings.listSets();
  }

  listTitlesOf(handle: string): Promise<OpeningTitle[]> {
    return this.openings.listTitlesOf(handle);
  }

  /** Lists the champions of seasons of a league. */
  listChampions(slug: string): Promise<OpeningTitle[]> {
    return this.openings.listChampions(slug);
  }

  /** Lists the titles of no league. */
  listOtherTitles(): Promise<OpeningTitle[]> {
    return this.openings.listOtherTitles();
  }
}
