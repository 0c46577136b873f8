import type { Mutation } from './support/mutation.ts';

const at = 'web';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'one emoticon more than allowed is drawn',
    file: `${at}/features/threads/message.ts`,
    find: 'emoticons > mostEmoticons',
    put: 'emoticons > mostEmoticons + 1',
    noticedIn: `${at}/features/threads/message.test.ts`,
  },
  {
    breaks: 'a block finds no direction of its own',
    file: `${at}/features/threads/directions.ts`,
    find: "    if (innermost && !innermost.directed) direct(innermost, 'auto');\n",
    put: '',
    noticedIn: `${at}/features/threads/directions.test.ts`,
  },
  {
    breaks: 'the pages of the reader before are remembered',
    file: `${at}/router/page-memory.ts`,
    find: 'visits.clear()',
    put: 'undefined',
    noticedIn: `${at}/router/page-memory.test.ts`,
  },
  {
    breaks: 'a refusal puts itself in the place of what is read',
    file: `${at}/router/page-state.ts`,
    find: 'holdsRefusal(next.data[id]) && !holdsRefusal(value)',
    put: 'false',
    noticedIn: `${at}/router/router.test.ts`,
  },
  {
    breaks: 'a question that was refused passes as a page without data',
    file: `${at}/router/page-data.ts`,
    find: "  if (!('errors' in answer)) throw new Response(null, { status: response.status });\n",
    put: '',
    noticedIn: `${at}/router/router.test.ts`,
  },
  {
    breaks: 'a step back shows what was there before the reader wrote',
    file: `${at}/router/browser-router.ts`,
    find: 'if (written || !this.#parts.frugal()) {',
    put: 'if (!this.#parts.frugal()) {',
    noticedIn: `${at}/router/browser-router.test.ts`,
  },
  {
    breaks: 'an answer from before the reader wrote stands as the newest',
    file: `${at}/router/browser-router.ts`,
    find: "      if (step.scroll === 'hold' && writes < this.#parts.writes()) return await this.#go(step);\n",
    put: '',
    noticedIn: `${at}/router/browser-router.test.ts`,
  },
  {
    breaks: 'a step that is answered late takes the reader from where they went since',
    file: `${at}/router/browser-router.ts`,
    find: '      const next = await this.#load(step, location, under.signal);\n      if (under.signal.aborted) return;\n',
    put: '      const next = await this.#load(step, location, under.signal);\n',
    noticedIn: `${at}/router/browser-router.test.ts`,
  },
  {
    breaks: 'a redirect to another host is taken for a page of ours',
    file: `${at}/router/browser-router.ts`,
    find: " || address.startsWith('//')",
    put: '',
    noticedIn: `${at}/router/browser-router.test.ts`,
  },
  {
    breaks: 'what a reader may not see stays from the reader before',
    file: `${at}/router/browser-router.ts`,
    find: 'quiet && !step.another ?',
    put: 'quiet ?',
    noticedIn: `${at}/router/browser-router.test.ts`,
  },
  {
    breaks: 'a page that was on its way for the reader before stays',
    file: `${at}/router/browser-router.ts`,
    find: '      this.#turned ||= another;\n',
    put: '',
    noticedIn: `${at}/router/browser-router.test.ts`,
  },
];
