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
    breaks: 'a direction that the writer chose is replaced',
    file: `${at}/features/threads/directions.ts`,
    find: 'directed: attributes !== undefined',
    put: 'directed: false',
    noticedIn: `${at}/features/threads/directions.test.ts`,
  },
  {
    breaks: 'one visit more than allowed is remembered',
    file: `${at}/router/page-memory.ts`,
    find: 'visits.size <= most',
    put: 'visits.size <= most + 1',
    noticedIn: `${at}/router/page-memory.test.ts`,
  },
  {
    breaks: 'a page that failed is shown again as it failed',
    file: `${at}/router/page-memory.ts`,
    find: '  if (page.failure) return;\n',
    put: '',
    noticedIn: `${at}/router/page-memory.test.ts`,
  },
  {
    breaks: 'a visit is shown at another address',
    file: `${at}/router/page-memory.ts`,
    find: 'left && addressOf(left.page.location) === addressOf(location) ? left : undefined',
    put: 'left',
    noticedIn: `${at}/router/page-memory.test.ts`,
  },
  {
    breaks: 'the pages of the reader before are remembered',
    file: `${at}/router/page-memory.ts`,
    find: 'visits.clear()',
    put: 'undefined',
    noticedIn: `${at}/router/page-memory.test.ts`,
  },
  {
    breaks: 'a fault puts itself in the place of a page that is read',
    file: `${at}/router/page-state.ts`,
    find: '  if (isFault(next)) return standing;\n',
    put: '',
    noticedIn: `${at}/router/router.test.ts`,
  },
  {
    breaks: 'a thread that is gone stays while it is read',
    file: `${at}/router/page-state.ts`,
    find: ' && (failure.error as Partial<RouteError>).status !== 404',
    put: '',
    noticedIn: `${at}/router/router.test.ts`,
  },
  {
    breaks: 'a refusal puts itself in the place of what is read',
    file: `${at}/router/page-state.ts`,
    find: 'tellsRefusal(next.data[id]) && !tellsRefusal(told)',
    put: 'false',
    noticedIn: `${at}/router/router.test.ts`,
  },
  {
    breaks: 'a page keeps the data of other parameters',
    file: `${at}/router/page-state.ts`,
    find: '|| !sameParams(before.params, match.params) ',
    put: '',
    noticedIn: `${at}/router/router.test.ts`,
  },
  {
    breaks: 'a question that was refused passes as a page without data',
    file: `${at}/router/page-data.ts`,
    find: "  if (!('errors' in answer)) throw new Response(null, { status: response.status });\n",
    put: '',
    noticedIn: `${at}/router/router.test.ts`,
  },
];
