/** The part of the package that the bench uses; it brings no types of its own. */
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }
  interface Client {
    setRequests(requests: Request[]): void;
    /** Names and values in turn. */
    on(event: 'headers', listener: (head: { headers: string[] }) => void): void;
    on(event: 'response', listener: () => void): void;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
    setupClient: (client: Client) => void;
    verifyBody: (body: string) => boolean;
  }
  interface Result {
    duration: number;
    requests: { total: number };
    throughput: { total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    timeouts: number;
    mismatches: number;
  }
  // biome-ignore lint/style/noDefaultExport: the package is one function
  export default function autocannon(options: Options): Promise<Result>;
}
