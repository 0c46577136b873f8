import { mkdirSync, writeFileSync } from 'node:fs';
import { drawEmoticons } from './emoticons/draw.ts';

const root = new URL('../web/public', import.meta.url).href;
mkdirSync(new URL(`${root}/emoticons`), { recursive: true });
const drawn = drawEmoticons();
for (const [src, svg] of drawn) writeFileSync(new URL(root + src), svg);
console.log(`${drawn.size} emoticons drawn into web/public/emoticons`);
