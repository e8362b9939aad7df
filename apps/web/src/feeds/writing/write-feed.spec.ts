import { SaxesParser } from 'saxes';
import { escapeXml } from '../../site-map/escape-xml.js';
import { writeFeed, type FeedFacts } from './write-feed.js';

const ORIGIN = 'https://quadrant.example';
const entry = (id: string, updated: string, title = id) => ({
  ...{ id: `urn:quadrant:${id}`, title, path: `/runs/${id}`, updated: new Date(updated) },
  summary: `Summary of ${title}`,
});
const facts = (...entries: FeedFacts['entries']): FeedFacts => ({
  ...{ title: 'Runs', self: '/runs.atom', page: '/runs' },
  entries,
});

/** @throws Error where the text is not well-formed XML */
function textsOf(xml: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('text', (text) => texts.push(text));
  parser.on('cdata', (text) => texts.push(text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return texts.filter((text) => text.trim() !== '');
}

describe('a feed', () => {
  it('has the latest change first, in both formats', () => {
    const of = facts(entry('one', '2026-01-01T00:00:00Z'), entry('two', '2026-02-01T00:00:00Z'));
    const atom = writeFeed(of, 'atom', ORIGIN);
    expect(atom.indexOf('/runs/two')).toBeLessThan(atom.indexOf('/runs/one'));
    expect(atom).toContain('<updated>2026-02-01T00:00:00.000Z</updated>');
    const json = JSON.parse(writeFeed(of, 'json', ORIGIN)) as { version: string; items: { id: string; url: string }[] };
    expect(json.version).toMatch(/^https:\/\/jsonfeed.org\/version\/1/);
    expect(json.items.map(({ id, url }) => [id, url])).toEqual([
      ['urn:quadrant:two', `${ORIGIN}/runs/two`],
      ['urn:quadrant:one', `${ORIGIN}/runs/one`],
    ]);
  });

  it.each(['<script>alert(1)</script>', 'A & B "C"', ']]><x>', 'bell \u0007 here', '&lt;b&gt;'])(
    'is well-formed with the name %j, and shows it as it is',
    (name) => {
      const atom = writeFeed(facts(entry('one', '2026-01-01T00:00:00Z', name)), 'atom', ORIGIN);
      const shown = name.replace('\u0007', '');
      // A reader takes the texts for HTML.
      expect(textsOf(atom)).toContain(escapeXml(shown));
      const json = JSON.parse(writeFeed(facts(entry('one', '2026-01-01T00:00:00Z', name)), 'json', ORIGIN)) as {
        items: { title: string }[];
      };
      expect(json.items.map(({ title }) => title)).toEqual([shown]);
      expect(atom.replace(/<!\[CDATA\[[^]*?\]\]>/g, '')).not.toMatch(/<script|<x>/);
    },
  );

  it('names no hidden player', () => {
    const atom = writeFeed(facts(entry('one', '2026-01-01T00:00:00Z', 'hidden-1a2b3c4d5e6f wins')), 'atom', ORIGIN);
    expect(atom).toContain('Hidden player wins');
  });

  it('links to paths where the address of the site is not known', () => {
    const of = facts(entry('one', '2026-01-01T00:00:00Z'));
    expect(writeFeed(of, 'atom', '')).toContain('href="/runs/one"');
    expect(JSON.parse(writeFeed(of, 'json', ''))).toMatchObject({ items: [{ url: '/runs/one' }] });
  });

  it('may be empty', () => {
    expect(textsOf(writeFeed(facts(), 'atom', ORIGIN))).toContain('Runs');
    expect(JSON.parse(writeFeed(facts(), 'json', ORIGIN))).toMatchObject({ items: [] });
  });
});
