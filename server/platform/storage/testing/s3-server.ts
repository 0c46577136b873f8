import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export const testBucket = 'media';
/** The only keys that the package's server knows. */
const testKey = 'S3RVER';

/** A store for the time of a test. */
export interface TestStore {
  port: number;
  /** Its address as STORAGE_URL has it, for a folder of its own. */
  url(prefix?: string): string;
  /** What was asked of it so far, as `GET /media/key`. */
  asked: string[];
  /** Answers nobody any more, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** So many objects stand on a page of a list, that more than one is asked for. */
const pageOf = 4;

/**
 * Starts an S3 store in this process. Of the package's server lists of objects are refused for their signature (its path has no
 * slash at the end), a list's second page fails in it, and uploads in parts can be neither listed nor ended: those are answered
 * here, from its folder. Objects, parts and signed addresses are checked by it as they are.
 */
export async function startTestStore(): Promise<TestStore> {
  const directory = await mkdtemp(join(tmpdir(), 'baobab-store-'));
  const configureBuckets = [{ name: testBucket, configs: [] }];
  const made = new S3rver({ directory, silent: true, configureBuckets });
  await made.configureBuckets();
  const objects = made.callback();
  const asked: string[] = [];
  let server = await listening(answered);
  const { port } = server.address() as AddressInfo;

  function answered(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
    asked.push(`${request.method} ${pathname}`);
    const isBucket = pathname.replaceAll('/', '') === testBucket;
    if (isBucket && searchParams.has('uploads')) void listUploads(directory, response);
    else if (isBucket && searchParams.has('list-type')) void listObjects(made.store, searchParams, response);
    else if (request.method === 'DELETE' && searchParams.has('uploadId'))
      void abort(directory, searchParams.get('uploadId') ?? '', response);
    else objects(request, response);
  }

  const stop = async () => {
    server.closeAllConnections();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  return {
    port,
    asked,
    url: (prefix = '') => `s3://${testKey}:${testKey}@127.0.0.1:${port}/${testBucket}${prefix && `/${prefix}`}?tls=0`,
    stop,
    start: async () => {
      server = await listening(answered, port);
    },
    remove: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function listObjects(store: S3rver['store'], asked: URLSearchParams, response: ServerResponse): Promise<void> {
  const found = await store.listObjects(testBucket, {
    prefix: asked.get('prefix') ?? '',
    delimiter: asked.get('delimiter') ?? '',
    startAfter: asked.get('continuation-token') ?? '',
    maxKeys: pageOf,
  });
  const listed = found.objects.map(
    ({ key, size, lastModifiedDate }) =>
      `<Contents><Key>${key}</Key><Size>${size}</Size><LastModified>${lastModifiedDate.toISOString()}</LastModified></Contents>`,
  );
  const next = found.isTruncated ? `<NextContinuationToken>${found.objects.at(-1)?.key}</NextContinuationToken>` : '';
  answer(response, 'ListBucketResult', `<IsTruncated>${found.isTruncated}</IsTruncated>${next}${listed.join('')}`);
}

const answer = (response: ServerResponse, root: string, xml: string): void =>
  void response.setHeader('content-type', 'application/xml').end(`<${root}>${xml}</${root}>`);

async function listening(listener: RequestListener, port = 0): Promise<Server> {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const uploadsOf = (directory: string): string => join(directory, testBucket, '._S3rver_uploads');

async function listUploads(directory: string, response: ServerResponse): Promise<void> {
  const folder = uploadsOf(directory);
  const uploads = await Promise.all(
    (await readdir(folder).catch(() => [])).map(async (id) => {
      const key = await readFile(join(folder, id, 'key'), 'utf8');
      const { mtime } = await stat(join(folder, id, 'key'));
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated></Upload>`;
    }),
  );
  answer(response, 'ListMultipartUploadsResult', `<IsTruncated>false</IsTruncated>${uploads.join('')}`);
}

async function abort(directory: string, id: string, response: ServerResponse): Promise<void> {
  await rm(join(uploadsOf(directory), id), { recursive: true, force: true });
  response.writeHead(204).end();
}
