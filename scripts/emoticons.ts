import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { addressesModule, addressOf, drawSprites } from './emoticons/draw.ts';

const root = new URL('..', import.meta.url).href;
const folder = new URL(`${root}web/public/emoticons/`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const sprites = drawSprites();
for (const [name, svg] of Object.entries(sprites))
  writeFileSync(new URL(`${root}web/public${addressOf(name, svg)}`), svg);
writeFileSync(new URL(`${root}contract/primitives/emoticon-sprites.ts`), addressesModule(sprites));
console.log(`${Object.keys(sprites).length} files drawn into web/public/emoticons`);
