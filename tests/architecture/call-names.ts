import { posix } from 'node:path';
import { literal, type Node, nameOf, type Source, sources, walk } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

const domains = 'server/domains';

/**
 * Files that answer several calls, with what holds them together; their functions bear the calls' names all the same.
 * Whatever else answers a call lies in a file of its own.
 */
export const groups: Readonly<Record<string, string>> = {
  [`${domains}/bugs/actions/change-catalogue.ts`]:
    'what a board asks is changed by the same rules, one after the other',
  [`${domains}/bugs/actions/report.ts`]: 'a report is judged alike, whether it is new or changed',
  [`${domains}/bugs/actions/save-answer.ts`]: 'the rows of one table',
  [`${domains}/bugs/reads/thread-var.ts`]: 'what a board asks, with its options or without',
  [`${domains}/creator/actions/answer-application.ts`]: 'an application is granted or refused, once',
  [`${domains}/creator/reads/applications.ts`]: 'applications, and one of them with its facts',
  [`${domains}/creator/reads/monthly.ts`]: 'months of one creator, the running one and those that are over',
  [`${domains}/creator/reads/pages.ts`]: 'pages as creators read them, and as operators wrote them',
  [`${domains}/creator/reads/series.ts`]: 'the documents ask for each figure by a call of its own',
  [`${domains}/creator/reads/totals.ts`]: 'totals, their difference, and both at once',
  [`${domains}/economy/reads/wallet-logs.ts`]: 'the documents list the same entries under five names',
  [`${domains}/follows/actions/follow.ts`]: 'the toggle and the plain follow share every step',
  [`${domains}/follows/actions/hide-member.ts`]: 'muting and blocking are one table and one statement',
  [`${domains}/invitations/actions/decide-hold.ts`]: 'a hold is released or refused, once',
  [`${domains}/invitations/actions/imei-ranges.ts`]: 'a range is added and removed by the same rules',
  [`${domains}/invitations/reads/friends.ts`]: 'who was invited, and who invites, are presented alike',
  [`${domains}/invitations/reads/phones.ts`]: 'phones, and the ranges that their numbers lie in',
  [`${domains}/members/actions/guardian.ts`]: 'one link from its request to the consent',
  [`${domains}/notices/actions/subscribe.ts`]: 'a device comes and goes',
  [`${domains}/notices/reads/lists.ts`]: 'lists of the same rows',
  [`${domains}/privacy/actions/account-data.ts`]: 'two requests that a job carries out',
  [`${domains}/privacy/reads/data-export.ts`]: 'the export and its file',
  [`${domains}/proofs/actions/email-codes.ts`]: 'both send a code to an address',
  [`${domains}/ranking/reads/around.ts`]: 'parts of one list with the reader’s own place',
  [`${domains}/ranking/reads/lists.ts`]: 'one list under the documents’ four names',
  [`${domains}/messages/actions/change-message.ts`]: 'what is changed of a message is looked for and sent alike',
  [`${domains}/messages/actions/decide-report.ts`]: 'a report is opened and decided by the same moderators',
  [`${domains}/messages/actions/group-messages.ts`]: 'the documents’ older calls write into the same groups',
  [`${domains}/messages/actions/old-face.ts`]: 'the documents’ older calls do what those of chats do',
  [`${domains}/messages/actions/own-conversation.ts`]: 'a member’s own place in a conversation is one row',
  [`${domains}/rooms/actions/group-messages.ts`]: 'the documents’ older calls do what those of chats do',
  [`${domains}/sign-in/actions/end-sessions.ts`]: 'one session, or all but one',
  [`${domains}/sign-in/actions/linked-accounts.ts`]: 'an account elsewhere and the password are each other’s way in',
  [`${domains}/sign-in/actions/page-session.ts`]: 'the page’s cookie is set and cleared in one place',
  [`${domains}/sign-in/actions/reset-password.ts`]: 'the link is looked at before it is spent',
  [`${domains}/sign-in/actions/two-step.ts`]: 'the steps of one table',
  [`${domains}/store/actions/add-codes.ts`]: 'imported or made, codes come to the stock alike',
  [`${domains}/store/reads/admin.ts`]: 'what operators see of the rows that members see',
  [`${domains}/store/reads/goods-list.ts`]: 'one list under two names',
  [`${domains}/store/reads/order-list.ts`]: 'the newest of them is the first of the list',
  [`${domains}/store/reads/tickets.ts`]: 'codes that serve, and codes that don’t',
  [`${domains}/tasks/actions/grant-medal.ts`]: 'a medal is given to a member and taken from one alike',
  [`${domains}/threads/in-topics/reads/posted-topics.ts`]: 'topics that a member posted in',
  [`${domains}/threads/in-topics/reads/topic-lists.ts`]: 'lists of one topic, each in its order',
  [`${domains}/review/moderating/actions/mark.ts`]: 'a mark of a thread is set and removed alike',
  [`${domains}/threads/reads/member-lists.ts`]: 'lists of one member, paged alike',
  [`${domains}/topics/reads/tags.ts`]: 'lists of the same rows',
  [`${domains}/topics/reads/topic-lists.ts`]: 'lists of the same rows',
  'server/pages/profile.ts': 'a member’s page asks every domain once',
};

const fourSpellings = 'the documents list follows and fans under four spellings';
const handedOn = 'three things that the documents’ pages hand on';
const byOtherSite = 'the documents’ steps of one entrance';
const twoFamilies = 'the documents have two families of calls for one store';
const oneLogIn = 'one log-in, by another proof or for another site';

/**
 * Calls that are answered by another call's function, or by one whose name says more than the documents' word does: the
 * function, and why.
 */
export const twins: Readonly<Record<string, readonly [name: string, why: string]>> = {
  'countries.forum-nav': ['boardName', 'a board’s name in a list of one'],
  'countries.forum-phone-nav': ['boardName', 'a board’s name in a list of one'],
  'follows.my-follow': ['memberList', fourSpellings],
  'follows.my-fans': ['memberList', fourSpellings],
  'follows.other-follow-list': ['othersList', fourSpellings],
  'follows.other-fans-list': ['othersList', fourSpellings],
  'follows.follow-list': ['memberList', fourSpellings],
  'follows.fans-list': ['memberList', fourSpellings],
  'follows.follow-list-other': ['othersList', fourSpellings],
  'follows.fans-list-other': ['othersList', fourSpellings],
  'follows.follow-list-all': ['followAll', 'the documents’ “list” is the field with the members'],
  'invitations.imei': ['ownPhones', 'the documents name phones by their numbers'],
  'proofs.verification-image': ['createPicture', 'the picture and the question store one answer'],
  'proofs.verification-question': ['createPicture', 'the picture and the question store one answer'],
  'sign-in.login-creator': ['logIn', oneLogIn],
  'sign-in.login-code': ['logIn', oneLogIn],
  'sign-in.login-email': ['logIn', oneLogIn],
  'sign-in.login-passkey': ['logIn', oneLogIn],
  'sign-in.logout-creator': ['logOut', 'one log-out'],
  'sign-in.store-user-info': ['openPageSession', 'the documents’ second word for it'],
  'sign-in.clear-user-info': ['clearPageCookie', 'the documents’ word for the cookie is the member it names'],
  'sign-in.register-mobile': ['register', 'one registration after two forms'],
  'sign-in.register-email': ['register', 'one registration after two forms'],
  'sign-in.set-sign-in-alerts': ['proveOwner', 'one statement after the proof'],
  'sign-in.social-step-one': ['enterBySocialNetwork', byOtherSite],
  'sign-in.social-step-two': ['enterBySocialNetwork', byOtherSite],
  'sign-in.search-engine-login': ['enterBySearchEngine', byOtherSite],
  'sign-in.search-engine-bind': ['enterBySearchEngine', byOtherSite],
  'sign-in.search-engine-enter': ['enterBySearchEngine', byOtherSite],
  'sign-in.save-fb-token': ['handOver', handedOn],
  'sign-in.save-fb-detail': ['handOver', handedOn],
  'sign-in.save-fb-same-msg': ['handOver', handedOn],
  'sign-in.delete-fb-token': ['dropHandOver', handedOn],
  'sign-in.delete-fb-detail': ['dropHandOver', handedOn],
  'sign-in.delete-fb-same-msg': ['dropHandOver', handedOn],
  'store.good-single': ['goodsDetail', twoFamilies],
  'store.get-token': ['userToken', twoFamilies],
  'store.my-goods-list': ['orderList', twoFamilies],
  'store.order-single': ['orderDetail', twoFamilies],
  'tasks.receive-awards': ['claim', 'the documents’ older word for tasks.claim'],
  'threads.get-data': ['ownPost', 'the documents’ word for what a writer edits'],
  'threads.get-goods-info': ['lookUp', 'the documents’ word for looking a product up'],
  'threads.new-thread': ['createThread', 'the documents’ older word for threads.create'],
  'threads.new-reply': ['sendReply', 'threads.send-reply with the post in its answer'],
  'threads.edit-dream': ['editPhotos', 'the documents’ calls of two boards'],
  'threads.upload-dream': ['uploadPhoto', 'the documents’ calls of two boards'],
  'threads.like-dream': ['likePhoto', 'the documents’ calls of two boards'],
  'threads.agree': ['likeThread', 'the documents’ word for liking a thread'],
  'threads.set-commit-like': ['likePost', 'the documents’ older word for threads.like'],
  'topics.list-default': ['listTopics', 'the documents’ word for the first list'],
  'topics.follow-add': ['followTopic', 'topics.follow that only adds'],
};

/** What answers a call: its function and the file that defines it. */
interface Answerer {
  name: string;
  file: string;
}

const bindingFiles =
  /^server\/domains\/([^/]+)\/(manifest|handlers|(?:kinds\/)?[^/]+\/contributes)\.ts$|^server\/(pages)\/[^/]+\.ts$/;

/** A call, the function that answers it and that function's file have the same words. */
export function callNameBreaches(tree: Tree): Breach[] {
  const found: Breach[] = [];
  const answers = new Map<string, Set<string>>();
  const calls = declaredCalls(tree);
  for (const source of sources(tree).filter(({ path }) => bindingFiles.test(path) && !isTest(path))) {
    for (const { call, node } of bindings(source).filter((binding) => calls.has(binding.call))) {
      const answerers = answerersOf(source, node);
      // What the binding says itself, perhaps with other domains' help, has no name to compare.
      if (answerers.every(({ file }) => isFace(file)) && !answerers.some(({ name }) => bears(name, call))) continue;
      const twin = answerers.find(({ name }) => name === twins[call]?.[0]);
      const named = twin ?? answerers.find(({ name }) => bears(name, call));
      const at = { file: source.path, line: source.lineOf(node) };
      const theirs = answerers.map(({ name }) => name).join(', ');
      if (named === undefined) {
        const instead = `name what answers it ${camel(call.split('.')[1]!)}, with a word that says of what if need be; a call that another one answers goes into twins (tests/architecture/call-names.ts) with the reason`;
        found.push({ ...at, what: `binds ${call} to ${theirs}`, instead });
        continue;
      }
      answers.set(named.file, (answers.get(named.file) ?? new Set()).add(call));
      if (twin || named.file in groups || isFace(named.file) || bears(posix.basename(named.file, '.ts'), call))
        continue;
      const instead = `call the file ${call.split('.')[1]}.ts; one that answers several calls goes into groups (tests/architecture/call-names.ts) with what holds them together`;
      found.push({ ...at, what: `binds ${call} to ${named.name} in ${named.file}`, instead });
    }
  }
  return [...found, ...smallGroups(tree, answers), ...askersOf(tree)];
}

/** Another domain's function, asked for by its face: its file is that domain's matter. */
const isFace = (file: string): boolean => file.endsWith('/index.ts');

/** The calls of the contract: `'threads.info': defineCall({ … })`. */
function declaredCalls(tree: Tree): Set<string> {
  const calls = new Set<string>();
  for (const source of sources(tree).filter(({ path }) => /^contract\/domains\/.*calls\.ts$/.test(path))) {
    for (const { call, node } of bindings(source)) if (node.type === 'CallExpression') calls.add(call);
  }
  return calls;
}

/** A function of the web that does no more than ask is named like the call. */
function askersOf(tree: Tree): Breach[] {
  const found: Breach[] = [];
  for (const source of sources(tree).filter(({ path }) => path.startsWith('web/') && !isTest(path))) {
    for (const node of source.program.body as Node[]) {
      const declared = (node.declaration as Node | null | undefined)?.declarations as Node[] | undefined;
      for (const { id, init } of (declared ?? []) as unknown as { id: Node; init: Node | null }[]) {
        const call = init?.type === 'ArrowFunctionExpression' ? onlyAsks(init.body as Node) : undefined;
        const name = String(id.name);
        if (call === undefined || call in twins || bears(name, call)) continue;
        const instead = `name it ${camel(call.split('.')[1]!)}, with a word that says of what if need be`;
        found.push({ file: source.path, line: source.lineOf(node), what: `asks ${call} as ${name}`, instead });
      }
    }
  }
  return found;
}

/** The call's name where nothing else is done: `call('x.y', …)`, or `(await call('x.y', …)).data`. */
function onlyAsks(body: Node): string | undefined {
  const inner = (body.type === 'MemberExpression' ? body.object : body) as Node;
  const bare = inner.type === 'ParenthesizedExpression' ? (inner.expression as Node) : inner;
  const asked = (bare.type === 'AwaitExpression' ? bare.argument : bare) as Node;
  if (asked.type !== 'CallExpression' || nameOf(asked.callee) !== 'call') return undefined;
  return literal((asked.arguments as Node[])[0]);
}

/** A group of one is a file of its own, so that the list only shrinks. */
function smallGroups(tree: Tree, answers: ReadonlyMap<string, ReadonlySet<string>>): Breach[] {
  return Object.keys(groups)
    .filter((file) => tree.has(file) && (answers.get(file)?.size ?? 0) < 2)
    .map((file) => ({
      file,
      line: 1,
      what: 'is a group of calls, but answers fewer than two',
      instead: 'take it out of groups in tests/architecture/call-names.ts and give the file the name of its call',
    }));
}

/** Whether a name has all words of a call, and besides what the domain is about at most one that says of what. */
function bears(name: string, call: string): boolean {
  const [domain = '', verb = ''] = call.split('.');
  const words = wordsOf(name);
  const wanted = wordsOf(verb);
  const thing = [domain, domain.replace(/s$/, ''), domain.replace(/ies$/, 'y')];
  const more = words.filter((word) => !wanted.includes(word) && !thing.includes(word));
  return wanted.every((word) => words.includes(word)) && more.length <= 1;
}

/** `logIn` and `login` are one word. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
    .replace(/\blog-(in|out)\b/g, 'log$1')
    .split('-');

const camel = (words: string): string => words.replace(/-(\w)/g, (_, first: string) => first.toUpperCase());

/** The properties of a manifest that bind a call: `'threads.info': threadInfo(reads)`. */
function bindings(source: Source): { call: string; node: Node }[] {
  const found: { call: string; node: Node }[] = [];
  walk(source.program, (node) => {
    if (node.type !== 'Property') return;
    const call = (node.key as { value?: unknown }).value;
    if (typeof call !== 'string' || !/^[a-z-]+\.[a-z0-9-]+$/.test(call)) return;
    found.push({ call, node: node.value as Node });
  });
  return found;
}

/** The domain's own functions that a binding calls, directly or by a function of the same file. */
function answerersOf(source: Source, binding: Node): Answerer[] {
  const imported = importedNames(source);
  const seen = new Set<string>();
  const found: Answerer[] = [];
  const look = (node: Node): void =>
    walk(node, ({ type, name }) => {
      if (type !== 'Identifier' || seen.has(String(name))) return;
      seen.add(String(name));
      const item = imported.get(String(name));
      if (item !== undefined) found.push(item);
      const own = localFunction(source, String(name));
      if (own !== undefined && source.path.startsWith('server/pages/'))
        found.push({ name: String(name), file: source.path });
      else if (own !== undefined) look(own);
    });
  look(binding);
  return found;
}

const answering = /\/(actions|reads|third-party|pages)\/[^/]+\.ts$|^server\/domains\/[^/]+\/index\.ts$/;

/** What the file imports, by the name that it has there. */
function importedNames(source: Source): Map<string, Answerer> {
  const names = new Map<string, Answerer>();
  for (const node of source.program.body as Node[]) {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
    const file = posix.join(posix.dirname(source.path), String((node.source as { value: string }).value));
    if (!answering.test(file)) continue;
    for (const { local, imported, importKind } of node.specifiers as Record<string, { name: string } | string>[]) {
      const name = (imported as { name: string } | undefined)?.name ?? '';
      if (importKind !== 'type') names.set((local as { name: string }).name, { name, file });
    }
  }
  return names;
}

/** `const leave = …` or `function leave` of the binding file. */
function localFunction(source: Source, name: string): Node | undefined {
  let found: Node | undefined;
  walk(source.program, (node) => {
    const isIt = (node.id as { name?: string } | null | undefined)?.name === name;
    if (isIt && node.type === 'FunctionDeclaration') found = node.body as Node;
    const init = node.init as Node | null | undefined;
    if (isIt && node.type === 'VariableDeclarator' && init && /Function/.test(init.type)) found = init;
  });
  return found;
}
