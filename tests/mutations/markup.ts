import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/threads';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a message may weigh what it likes',
    file: `${at}/rules/message.ts`,
    find: "  if (bytesOf(html) > mostBytes(limits.most)) return refuse('threads.message_too_heavy');\n",
    put: '',
    noticedIn: `${at}/text-sizes.test.ts`,
  },
  {
    breaks: 'a tower of marks is built out of elements',
    file: `${at}/rules/post-html.ts`,
    find: 'before = (before + text).slice(-unitsOfMarks);',
    put: 'before = text;',
    noticedIn: `${at}/rules/rich-text.test.ts`,
  },
  {
    breaks: 'an item outside a list stands by itself',
    file: `${at}/rules/post-html.ts`,
    find: "(isList(this.#top()) ? undefined : 'ul')",
    put: 'undefined',
    noticedIn: `${at}/rules/rich-text.test.ts`,
  },
  {
    breaks: 'a block stands within a paragraph',
    file: `${at}/rules/post-html.ts`,
    find: "    this.#endLine();\n    if (this.#top()?.name === 'p') this.#pop();\n    if (name === 'li')",
    put: "    this.#endLine();\n    if (name === 'li')",
    noticedIn: `${at}/rules/rich-text.test.ts`,
  },
  {
    breaks: 'the end of an item within a list ends the item around the list',
    file: `${at}/rules/post-html.ts`,
    find: " || (name === 'li' && this.#blocks.slice(at + 1).some(isList))",
    put: '',
    noticedIn: `${at}/rules/rich-text.test.ts`,
  },
  {
    breaks: 'blocks nest as deep as anybody likes',
    file: `${at}/rules/post-html.ts`,
    find: 'depth > deepestNesting',
    put: 'depth > 50 * deepestNesting',
    noticedIn: `${at}/rules/rich-text.test.ts`,
  },
  {
    breaks: 'a long link that is open is written into every line',
    file: `${at}/rules/post-html.ts`,
    find: '          this.#roomLeft -= style.open.length;\n',
    put: '',
    noticedIn: `${at}/rules/rich-text.test.ts`,
  },
  {
    breaks: 'what is not said is said after an element of its name within it',
    file: `${at}/rules/rich-text.ts`,
    find: '      if (name === this.#unsaid.name) this.#unsaid.depth += 1;\n',
    put: '',
    noticedIn: `${at}/rules/rich-text.test.ts`,
  },
  {
    breaks: 'an element that is only named takes the words after it',
    file: `${at}/rules/rich-text.ts`,
    find: 'this.#closed.has(name)',
    put: 'unsaid.has(name)',
    noticedIn: `${at}/rules/rich-text.test.ts`,
  },
  {
    breaks: 'an edited post is cleaned each time it is shown',
    file: `${at}/sql/posts.ts`,
    find: 'edited_at: now, cleaned_at: now }',
    put: 'edited_at: now }',
    noticedIn: `${at}/text-sizes.test.ts`,
  },
  {
    breaks: 'a link is read again whenever somebody writes it',
    file: `${at}/actions/preview-link.ts`,
    find: 'ctx.now.getTime() - stored.fetched_at.getTime() < freshMs(stored)',
    put: 'freshMs(stored) < 0',
    noticedIn: `${at}/link-previews.test.ts`,
  },
  {
    breaks: 'a site that is away takes the card from its readers',
    file: `${at}/actions/preview-link.ts`,
    find: 'found ?? stored ?? {',
    put: 'found ?? {',
    noticedIn: `${at}/link-previews.test.ts`,
  },
  {
    breaks: 'a picture within a page names the page',
    file: `${at}/rules/link-preview.ts`,
    find: "tag === 'title' && !titled",
    put: "tag === 'title'",
    noticedIn: `${at}/rules/link-preview.test.ts`,
  },
];
