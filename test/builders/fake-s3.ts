import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const ACCESS_KEY = 'club';

/** A storage with the part of the interface of Amazon S3 that backups need, in memory. It knows one key and one bucket. */
export class FakeS3 {
  readonly objects = new Map<string, Buffer>();
  private readonly parts = new Map<string, Map<number, Buffer>>();
  /** So many of the next requests with a body are answered with 503, as a busy storage does. */
  busyTimes = 0;
  /** It takes requests and answers none of them. */
  isSilent = false;
  readonly bucket = 'club-backups';
  /** Another key is refused. */
  readonly credentials = { AWS_ACCESS_KEY_ID: ACCESS_KEY, AWS_SECRET_ACCESS_KEY: 'secret of the club' };

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeS3> {
    const server = createServer();
    const fake = new FakeS3(server);
    server.on('request', (request, response) => void fake.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    if (this.isSilent) return;
    const body = Buffer.concat(pieces);
    const url = new URL(request.url ?? '/', this.endpoint);
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    if (!(request.headers.authorization ?? '').includes(`Credential=${ACCESS_KEY}/`)) {
      return refuse(response, 403, 'InvalidAccessKeyId');
    }
    if (bucket !== this.bucket) return refuse(response, 404, 'NoSuchBucket');
    if (body.length > 0 && this.busyTimes > 0) {
      this.busyTimes--;
      return refuse(response, 503, 'SlowDown');
    }
    if (key === '') return this.list(url.searchParams.get('prefix') ?? '', response);
    const upload = url.searchParams.get('uploadId');
    if (request.method === 'POST' && upload === null) return this.beginUpload(key, response);
    if (request.method === 'POST') return this.endUpload(key, upload!, response);
    if (request.method === 'PUT') {
      if (upload === null) this.objects.set(key, body);
      else this.parts.get(upload)!.set(Number(url.searchParams.get('partNumber')), body);
      response.setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`);
      response.end();
      return;
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      response.statusCode = 204;
      response.end();
      return;
    }
    const found = this.objects.get(key);
    if (found === undefined) return refuse(response, 404, 'NoSuchKey');
    response.setHeader('content-length', found.length);
    response.end(request.method === 'HEAD' ? undefined : found);
  }

  /** It gives one name a page, so that readers have to ask again. */
  private list(prefix: string, response: ServerResponse): void {
    const url = new URL(response.req.url ?? '/', this.endpoint);
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const next = keys.length > 1 ? `<NextContinuationToken>${keys[0]!}</NextContinuationToken>` : '';
    const content = keys.length > 0 ? `<Contents><Key>${keys[0]!}</Key></Contents>` : '';
    xml(
      response,
      `<ListBucketResult><IsTruncated>${keys.length > 1}</IsTruncated>${next}${content}</ListBucketResult>`,
    );
  }

  private beginUpload(key: string, response: ServerResponse): void {
    const id = `upload-${this.parts.size + 1}`;
    this.parts.set(id, new Map());
    xml(
      response,
      `<InitiateMultipartUploadResult><Bucket>${this.bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  private endUpload(key: string, id: string, response: ServerResponse): void {
    const parts = [...this.parts.get(id)!].sort(([a], [b]) => a - b);
    this.objects.set(key, Buffer.concat(parts.map(([, part]) => part)));
    xml(response, `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"1"</ETag></CompleteMultipartUploadResult>`);
  }
}

function xml(response: ServerResponse, text: string): void {
  response.setHeader('content-type', 'application/xml');
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.statusCode = status;
  xml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
