import { soundHouse } from './sound-house.ts';
import type { Tree } from './tree.ts';

const lines = (count: number, line: string): string => Array.from({ length: count }, () => line).join('\n');

/** One deliberate breach: the file that replaces or joins the sound house, and what must be said about it. */
export interface Break {
  title: string;
  file: string;
  text: string;
  says: RegExp;
}

const action = 'server/domains/threads/actions/edit.ts';

export const importBreaks: Break[] = [
  {
    title: 'contract imports a package',
    file: 'contract/ids.ts',
    text: `import 'fastify';`,
    says: /contract imports fastify/,
  },
  {
    title: 'contract imports the server',
    file: 'contract/ids.ts',
    text: `import { now } from '../server/platform/clock.ts';`,
    says: /contract imports server/,
  },
  {
    title: 'server imports web',
    file: 'server/ssr/render.ts',
    text: `import { Button } from '../../web/design/button.tsx';`,
    says: /server imports web/,
  },
  {
    title: 'web imports server',
    file: 'web/lib/x.ts',
    text: `import { now } from '../../server/platform/clock.ts';`,
    says: /web imports server/,
  },
  {
    title: 'web imports zod',
    file: 'web/lib/x.ts',
    text: `import { z } from 'zod';`,
    says: /web imports the package zod/,
  },
  {
    title: 'platform imports a domain',
    file: 'server/platform/http.ts',
    text: `import { findMember } from '../domains/accounts/index.ts';`,
    says: /platform imports server\/domains/,
  },
  {
    title: 'platform imports a domain’s contract',
    file: 'server/platform/http.ts',
    text: `import { reply } from '../../contract/domains/threads/calls.ts';`,
    says: /platform imports contract\/domains/,
  },
  {
    title: 'a lower domain imports a higher one',
    file: 'server/domains/accounts/actions/x.ts',
    text: `import { reply } from '../../threads/index.ts';`,
    says: /accounts \(rank 3\) imports threads \(rank 6\)/,
  },
  {
    title: 'a domain reaches behind a face',
    file: action,
    text: `import { memberById } from '../../accounts/sql/members.ts';`,
    says: /reaches into server\/domains\/accounts\/sql/,
  },
  {
    title: 'a list lacks what a domain declares',
    file: 'contract/domains/feeds/refusals.ts',
    text: `export const feedsRefusals = {};`,
    says: /contract\/made\/refusals\.ts:1 {2}lacks import \{ feedsRefusals \}/,
  },
  {
    title: 'a list has what no domain declares',
    file: 'contract/made/calls.ts',
    text: `${soundHouse['contract/made/calls.ts']}import { feedsCalls } from '../domains/feeds/calls.ts';\n`,
    says: /contract\/made\/calls\.ts:1 {2}has import \{ feedsCalls \}.*which no domain declares/,
  },
  {
    title: 'a feature declares a part of the page for a list',
    file: 'web/features/threads/header-mark.ts',
    text: `import { Post } from './post.tsx'; export const threadsHeaderMark = Post;`,
    says: /declares for a list, and imports web\/features\/threads\/post/,
  },
  {
    title: 'a domain without a rank',
    file: 'server/domains/gossip/x.ts',
    text: `import { now } from '../../platform/clock.ts';`,
    says: /gossip has no rank/,
  },
  {
    title: 'a domain imports the configuration',
    file: action,
    text: `import { config } from '../../../config/index.ts';`,
    says: /a domain imports server\/config/,
  },
  {
    title: 'a domain imports app',
    file: action,
    text: `import { all } from '../../../app.ts';`,
    says: /nobody knows the composition root/,
  },
  {
    title: 'a domain imports pages',
    file: action,
    text: `import { page } from '../../../pages/profile.ts';`,
    says: /pages stand above all/,
  },
  {
    title: 'a manifest imported elsewhere',
    file: 'server/domains/threads/jobs/x.ts',
    text: `import { manifest } from '../manifest.ts';`,
    says: /a manifest is read by/,
  },
  {
    title: 'design imports a feature',
    file: 'web/design/x.tsx',
    text: `import { Card } from '../features/accounts/index.ts';`,
    says: /design imports a feature/,
  },
  {
    title: 'a feature imports a route',
    file: 'web/features/threads/x.tsx',
    text: `import Thread from '../../routes/thread.tsx';`,
    says: /features imports a route/,
  },
  {
    title: 'a feature imports a higher one',
    file: 'web/features/accounts/x.tsx',
    text: `import { Post } from '../threads/index.ts';`,
    says: /feature accounts .* imports threads/,
  },
  {
    title: 'a feature named like no domain',
    file: 'web/features/misc/x.tsx',
    text: `import { Button } from '../../design/button.tsx';`,
    says: /misc is no domain/,
  },
  {
    title: 'a ring of imports',
    file: 'web/design/button.tsx',
    text: `import { b } from './b.ts'; export const Button = b;`,
    says: /imports itself in a ring/,
  },
];

export const shapeBreaks: Break[] = [
  {
    title: 'a default export',
    file: 'web/design/x.tsx',
    text: `export default function X() {}`,
    says: /has a default export/,
  },
  { title: 'a barrel', file: 'web/design/all.ts', text: `export { Button } from './button.tsx';`, says: /is a barrel/ },
  {
    title: 'a star export',
    file: 'server/platform/all.ts',
    text: `export * from './clock.ts'; export const x = 1;`,
    says: /is a barrel/,
  },
  {
    title: 'an import inside a function on the server',
    file: action,
    text: `export const x = () => import('../policy.ts');`,
    says: /imports inside a function/,
  },
  {
    title: 'a package imported amid a function on the server',
    file: action,
    text: `export async function x() { await import('sharp'); }`,
    says: /imports inside a function/,
  },
  {
    title: 'a helper that draws',
    file: 'web/lib/x.tsx',
    text: `import { Button } from '../design/button.tsx'; export const x = () => <Button />;`,
    says: /a helper imports web\/design\/button/,
  },
  {
    title: 'an import inside a function on the web that declares no part',
    file: 'web/lib/x.ts',
    text: `export const x = () => import('../design/button.tsx');`,
    says: /imports inside a function/,
  },
  { title: 'a long file', file: 'web/lib/x.ts', text: lines(400, 'export {};'), says: /has 400 lines/ },
  {
    title: 'a long function',
    file: 'web/lib/x.ts',
    text: `export function draw() {\n${lines(70, 'null;')}\n}`,
    says: /function draw has 72 lines/,
  },
  {
    title: 'a domain without a readme',
    file: 'server/domains/feeds/index.ts',
    text: `export const x = 1;`,
    says: /feeds\/README.md.* is missing/,
  },
  { title: 'a long readme', file: 'server/domains/threads/README.md', text: lines(21, 'words'), says: /is long/ },
  {
    title: 'an async rule',
    file: 'server/domains/threads/rules/x.ts',
    text: `export const x = async () => 1;`,
    says: /is async/,
  },
  {
    title: 'a policy that reads the clock',
    file: 'server/domains/threads/core/policy.ts',
    text: `export const canReply = () => new Date();`,
    says: /reads the clock/,
  },
  {
    title: 'a rule that rolls dice',
    file: 'server/domains/threads/rules/x.ts',
    text: `export const x = () => Math.random();`,
    says: /calls Math.random/,
  },
  {
    title: 'a rule that asks the database',
    file: 'server/domains/accounts/rules/x.ts',
    text: `import { memberById } from '../sql/members.ts';`,
    says: /imports server\/domains\/accounts\/sql/,
  },
  {
    title: 'a contract that reads the clock',
    file: 'contract/x.ts',
    text: `export const x = () => Date.now();`,
    says: /calls Date.now/,
  },
  {
    title: 'words in a screen',
    file: 'web/design/x.tsx',
    text: `export const X = () => <p>Log in</p>;`,
    says: /says "Log in"/,
  },
  {
    title: 'a style attribute',
    file: 'web/design/x.tsx',
    text: `export const X = ({ width }) => <p style={{ width }} />;`,
    says: /sets a style attribute/,
  },
  {
    title: 'a folder named utils',
    file: 'web/features/threads/utils/dates.ts',
    text: `export const x = 1;`,
    says: /lies in "utils"/,
  },
  {
    title: 'a file named helpers',
    file: 'server/platform/helpers.ts',
    text: `export const x = 1;`,
    says: /lies in "helpers\.ts"/,
  },
  {
    title: 'an action that does nothing',
    file: 'server/domains/threads/actions/reward-post.ts',
    text: `export async function rewardPost(_ctx, _input) { return {}; }`,
    says: /rewardPost does nothing/,
  },
  {
    title: 'a read that gives nothing',
    file: 'server/domains/threads/reads/rewards.ts',
    text: `export const rewards = async () => ({});`,
    says: /rewards does nothing/,
  },
  {
    title: 'words in a label',
    file: 'web/design/x.tsx',
    text: `export const X = () => <img alt="A tree" />;`,
    says: /says "A tree"/,
  },
];

/** The sound house with one file changed. */
export function broken({ file, text }: Break): Tree {
  const tree = new Map(Object.entries({ ...soundHouse, [file]: text }));
  if (text.includes('./b.ts'))
    tree.set('web/design/b.ts', `import { Button } from './button.tsx'; export const b = () => Button;`);
  return tree;
}

export const sizeBreaks: Break[] = [
  {
    title: 'a declaration has a size in px',
    file: 'web/design/styles/x.css',
    text: '.x {\n  border: 1px solid;\n  min-height: 44px;\n}',
    says: /x\.css:3 +min-height in px/,
  },
  {
    title: 'a corner is given in px, as a fine line may be',
    file: 'web/design/styles/x.css',
    text: '.x { border-start-start-radius: 4px; outline: 3px solid; }',
    says: /border-start-start-radius in px/,
  },
  {
    title: 'a ring that fills a dot is given in px, as a thin one may be',
    file: 'web/design/styles/x.css',
    text: '.x { box-shadow: inset 0 0 0 2px red; }\n.y { box-shadow: inset 0 0 0 7px red; }',
    says: /css:2 +box-shadow in px/,
  },
  {
    title: 'a window is measured in px',
    file: 'web/design/styles/x.css',
    text: '@media (min-width: 600px) { .x { color: red; } }',
    says: /@media in px/,
  },
  {
    title: 'a narrow window is asked for by what the browser’s settings say alone',
    file: 'web/design/styles/x.css',
    text: '.y { color: red; }\n@media (max-width: 18rem) { .x { color: red; } }',
    says: /css:2 +@media \(max-width: 18rem/,
  },
  {
    title: 'a class has a size in px',
    file: 'web/shell/X.tsx',
    text: 'export const X = () => <p className="min-h-[44px]" />;',
    says: /-\[44px in px/,
  },
];

export const journeyBreaks: Break[] = [
  {
    title: 'a journey’s file starts a site as it is read',
    file: 'e2e/away.e2e.ts',
    text: 'const site = await startSite({});\nbeforeAll(async () => {\n  await startSite({});\n});',
    says: /away\.e2e\.ts:1 +startSite as the file is read/,
  },
  {
    title: 'a journey’s file listens as it is read',
    file: 'e2e/away.e2e.ts',
    text: "const shop = createServer().listen(0, '127.0.0.1');",
    says: /away\.e2e\.ts:1 +listen as the file is read/,
  },
  {
    title: 'a test replaces a module',
    file: 'web/lib/x.test.ts',
    text: "vi.mock('./y.ts', () => ({ y: 1 }));",
    says: /x\.test\.ts:1 +vi\.mock replaces a module of the worker/,
  },
];

export const addressBreaks: Break[] = [
  {
    title: 'an answer leads where a field says',
    file: 'server/platform/forms/send.ts',
    text: 'export const send = (reply, to) => reply.redirect(to, 303);',
    says: /send\.ts:1 +calls reply\.redirect/,
  },
  {
    title: 'a page leads where its address says',
    file: 'web/session/lead.ts',
    text: 'export const lead = (to) => window.location.assign(to);',
    says: /lead\.ts:1 +calls window\.location\.assign/,
  },
  {
    title: 'a page’s address is set',
    file: 'web/session/lead.ts',
    text: 'export const lead = (to) => { location.href = to; };',
    says: /sets the page’s address/,
  },
];

export const patternBreaks: Break[] = [
  {
    title: 'marks at the end are looked for from each of them',
    file: 'server/domains/threads/rules/links.ts',
    text: 'export const shown = (address: string) => address.replace(/[.,;:!?]+$/, "");',
    says: /links\.ts:1 .*2nd degree polynomial/,
  },
  {
    title: 'a tag that never ends is looked for from each bracket',
    file: 'web/lib/words.ts',
    text: 'export const words = (html: string) => html.replace(/<[^>]*>/g, "");',
    says: /whose time is not linear/,
  },
  {
    title: 'a regular expression is made while it runs',
    file: 'contract/endings.ts',
    text: 'export const ends = (word: string) => new RegExp(word);',
    says: /makes a regular expression while it runs/,
  },
];
