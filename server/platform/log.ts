import pino from 'pino';
import type { Config } from '../config/config.ts';

export type Log = pino.Logger;

const redactedPaths = [
  ...['authorization', 'cookie', 'x-auth-token', 'idempotency-key', 'set-cookie', 'proxy-authorization'].flatMap(
    (name) => [`headers["${name}"]`, `*.headers["${name}"]`],
  ),
  ...['password', 'token', 'secret', 'signs', 'email', 'mobile'].flatMap((name) => [name, `*.${name}`]),
];

const heldBytes = 4096;
const heldMilliseconds = 200;
/** Lines go to it; the last ones before a crash are written out at once. */
type Output = pino.DestinationStream & { flushSync(): void };
let output: Output | undefined;

/** The standard output, written to a few times a second at most: a system call for each line was a twentieth of a call's cost. */
function standardOutput(): Output {
  if (output) return output;
  const held = pino.destination({ dest: 1, minLength: heldBytes, sync: true });
  let isWaiting = false;
  const flush = (): void => {
    isWaiting = false;
    held.flush();
  };
  output = {
    write: (line) => {
      held.write(line);
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(flush, heldMilliseconds).unref();
    },
    flushSync: () => held.flushSync(),
  };
  process.once('exit', output.flushSync);
  return output;
}

/** Structured log lines on the standard output. */
export function createLog(level: Config['logLevel'], destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { req: describeRequest, res: describeAnswer, err: describeError },
    redact: { paths: redactedPaths, censor: '…' },
  };
  return pino(options, destination ?? standardOutput());
}

/** The method and the path: what stands behind the question mark may be a search, a token or a name. */
function describeRequest(request: { method?: string; url?: string; id?: unknown }) {
  return { id: request.id, method: request.method, path: request.url?.split('?', 1)[0] };
}

function describeAnswer(answer: { statusCode?: number }) {
  return { status: answer.statusCode };
}

type Described = { type?: string; message: string; code?: string; constraint?: string; stack?: string };

/** An error without its details: the database's hold the values of the row, and with them what members typed. */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint } = error as { code?: string; constraint?: string };
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: [error.stack, cause?.stack].filter(Boolean).join('\ncaused by '),
  };
}
