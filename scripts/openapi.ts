import { writeFileSync } from 'node:fs';
import { calls } from '../contract/calls.ts';
import { openApiDocument } from '../server/platform/openapi/document.ts';

// The document is checked in; a test holds it against the contract.
const file = new URL('../contract/openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(openApiDocument(calls), null, 1)}\n`);
console.log('contract/openapi.json written');
