import { writeFileSync } from 'node:fs';
import { calls } from '../contract/calls.ts';
import { asyncApiDocument } from '../server/platform/openapi/async-document.ts';
import { openApiDocument } from '../server/platform/openapi/document.ts';

// The documents are checked in; tests hold them against the contract.
const write = (name: string, document: object): void => {
  writeFileSync(new URL(`../contract/${name}`, import.meta.url), `${JSON.stringify(document, null, 1)}\n`);
  console.log(`contract/${name} written`);
};
write('openapi.json', openApiDocument(calls));
write('asyncapi.json', asyncApiDocument());
