/** The part of the package that tests use; it brings no types of its own. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  interface Options {
    directory: string;
    silent: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  }
  interface Listed {
    objects: { key: string; size: number; lastModifiedDate: Date }[];
    isTruncated: boolean;
  }
  class S3rver {
    constructor(options: Options);
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
    store: {
      listObjects(
        bucket: string,
        options: { prefix: string; delimiter: string; startAfter: string; maxKeys: number },
      ): Promise<Listed>;
    };
  }
  export = S3rver;
}
