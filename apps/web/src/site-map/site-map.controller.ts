import { say } from '@quadrant/rules/message';
import { Controller, Get, Header, Inject, Param, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { notFound } from '@quadrant/http';
import { MAPPED_KINDS, SiteMapView } from '@quadrant/views';
import { originOf, PUBLIC_URL } from '@quadrant/settings';
import { FIXED_PAGES, robotsText, siteMapXml } from './site-map.js';
import type { FastifyRequest } from 'fastify';

const XML = 'application/xml; charset=utf-8';

/** A list has at most this many addresses: the protocol allows 50,000, and 50 MB. */
const PART = 20_000;

/** Search engines read these files first. */
@ApiExcludeController()
@Controller()
export class SiteMapController {
  constructor(
    private readonly siteMap: SiteMapView,
    @Inject(PUBLIC_URL) private readonly publicUrl: string | null,
  ) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(@Req() request: FastifyRequest): string {
    return robotsText(originOf(request, this.publicUrl));
  }

  @Get('sitemap.xml')
  @Header('content-type', XML)
  async index(@Req() request: FastifyRequest): Promise<string> {
    const parts = await this.siteMap.countParts(PART);
    const lists = MAPPED_KINDS.flatMap((kind) =>
      Array.from({ length: parts[kind] }, (_, part) => `/sitemaps/${kind}-${part}.xml`),
    );
    return siteMapXml('index', this.getOrigin(request), ['/sitemaps/pages.xml', ...lists]);
  }

  @Get('sitemaps/:name')
  @Header('content-type', XML)
  async list(@Param('name') name: string, @Req() request: FastifyRequest): Promise<string> {
    const origin = this.getOrigin(request);
    if (name === 'pages.xml') return siteMapXml('urls', origin, FIXED_PAGES);
    const [, wanted, part] = /^([a-z]+)-(\d{1,4})\.xml$/.exec(name) ?? [];
    const kind = MAPPED_KINDS.find((each) => each === wanted);
    if (kind === undefined)
      throw notFound(say`There is no such list of addresses.`, say`All of them are in /sitemap.xml.`);
    const names = await this.siteMap.listPart(kind, Number(part), PART);
    return siteMapXml(
      'urls',
      origin,
      names.map((each) => `/${kind}/${encodeURIComponent(each)}`),
    );
  }

  /** @throws Problem 404 where nothing trustworthy says under which address the site is reached */
  private getOrigin(request: FastifyRequest): string {
    const origin = originOf(request, this.publicUrl);
    if (origin !== null) return origin;
    throw notFound(say`The public address of this site is not known.`, say`Its operator has to set PUBLIC_URL.`);
  }
}
