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

/**
 * Starts an S3 store in this process. The package refuses signatures of lists, since its path has no slash at the end, and has
 * neither a list of uploads in parts nor their end: lists go to a second one that signatures don't matter to, and both are
 * answered from its folder here. Objects, parts and signed addresses are checked as they are.
 */
export async function startTestStore(): Promise<TestStore> {
  const directory = await mkdtemp(join(tmpdir(), 'baobab-store-'));
  const made = (allowMismatchedSignatures: boolean): S3rver =>
    new S3rver({
      directory,
      silent: true,
      allowMismatchedSignatures,
      configureBuckets: [{ name: testBucket, configs: [] }],
    });
  const strict = made(false);
  await strict.configureBuckets();
  const [objects, lists] = [strict.callback(), made(true).callback()];
  const asked: string[] = [];
  let server = await listening(answered);
  const { port } = server.address() as AddressInfo;

  function answered(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://store');
    asked.push(`${request.method} ${url.pathname}`);
    const isBucket = url.pathname.split('/').filter((part) => part !== '').length === 1;
    if (isBucket && url.searchParams.has('uploads')) return void listUploads(directory, response);
    if (request.method === 'DELETE' && url.searchParams.has('uploadId'))
      return void abort(directory, url.searchParams.get('uploadId') ?? '', response);
    (isBucket ? lists : objects)(request, response);
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
  response.setHeader('content-type', 'application/xml');
  response.end(
    `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`,
  );
}

async function abort(directory: string, id: string, response: ServerResponse): Promise<void> {
  await rm(join(uploadsOf(directory), id), { recursive: true, force: true });
  response.writeHead(204).end();
}
