import { Feed } from 'feed';
import { nameHiddenPlayers } from '@quadrant/rules/tournament';
import { hiddenNames } from '../../components/player-link.js';
import { escapeXml } from '../../site-map/escape-xml.js';

/** Atom (RFC 4287) for readers of feeds, and JSON Feed 1 for programs. */
export type FeedFormat = 'atom' | 'json';

export interface FeedEntry {
  /** It never changes, and no other entry of the site has it. */
  readonly id: string;
  readonly title: string;
  /** Its page has this path. */
  readonly path: string;
  readonly published?: Date;
  readonly updated: Date;
  readonly summary?: string;
}

export interface FeedFacts {
  readonly title: string;
  /** This feed has this path, which includes its query. */
  readonly self: string;
  /** Path of the page that shows the same. */
  readonly page: string;
  readonly entries: readonly FeedEntry[];
}

/** The package takes only whole addresses. No site has this one (RFC 2606, section 2). */
const NO_ORIGIN = 'https://quadrant.invalid';

/**
 * Writes a feed, with the latest change first. Hidden players have no name in it.
 *
 * @param given the origin of this site, which links begin with; without it, links are paths
 */
export function writeFeed({ title, self, page, entries }: FeedFacts, format: FeedFormat, given: string): string {
  const origin = given === '' ? NO_ORIGIN : given;
  // The package says that the texts of an Atom feed are HTML, and those of a JSON feed are none.
  const write = (text: string): string => (format === 'atom' ? escapeXml(visible(text)) : visible(text));
  const sorted = entries.toSorted((one, other) => other.updated.getTime() - one.updated.getTime());
  const feed = new Feed({
    id: origin + self,
    title: write(title),
    link: origin + page,
    feedLinks: { [format]: origin + self },
    updated: sorted[0]?.updated ?? new Date(0),
    generator: 'Quadrant',
    author: { name: 'Quadrant' },
  });
  for (const { id, title: name, path, published, updated, summary } of sorted) {
    feed.addItem({
      id,
      title: write(name),
      link: origin + path,
      date: updated,
      ...(published && { published }),
      ...(summary !== undefined && { description: write(summary) }),
    });
  }
  const text = format === 'atom' ? feed.atom1() : feed.json1();
  return nameHiddenPlayers(text.replaceAll(NO_ORIGIN, ''), self, hiddenNames());
}

// XML 1.0, section 2.2, allows none of these, in whatever way they are written.
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const visible = (text: string): string => text.replace(FORBIDDEN, '');

export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};
