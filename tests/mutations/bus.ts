import type { Mutation } from './support/mutation.ts';

const at = 'server/platform';
export const tests = `${at}/bus/`;

export const mutations: readonly Mutation[] = [
  {
    breaks: 'what a transaction says is lost with its commit',
    file: `${at}/bus/after-commit.ts`,
    find: '    if (bus) for (const [channel, payload] of messages) void bus.publish(channel, payload);\n',
    put: '',
    noticedIn: `${at}/bus/bus.test.ts`,
  },
  {
    breaks: 'a process that died is forgotten like one that said farewell',
    file: `${at}/bus/vanished.ts`,
    find: 'const gone = [...away].some((id) => !here.has(id));',
    put: 'const gone = false;',
    noticedIn: `${at}/bus/vanished.test.ts`,
  },
  {
    breaks: 'who said farewell is missed while the connection stands for a moment',
    file: `${at}/bus/vanished.ts`,
    find: '      leaving.add(id);\n',
    put: '',
    noticedIn: `${at}/bus/vanished.test.ts`,
  },
  {
    breaks: 'a message to all is answered before it is done with',
    file: `${at}/bus/acknowledged.ts`,
    find: '    await this.#options.settled();\n',
    put: '',
    noticedIn: `${at}/bus/bus.test.ts`,
  },
  {
    breaks: 'a commit whose answer is lost has nobody look',
    file: `${at}/bus/after-commit.ts`,
    find: 'void bus?.sayMissed();',
    put: 'void 0;',
    noticedIn: `${at}/bus/bus.test.ts`,
  },
  {
    breaks: 'a process takes itself for known though the others have forgotten',
    file: `${at}/bus/by-notify.ts`,
    find: 'this.#isKnown && performance.now() - this.#saidAt < heldMs',
    put: 'this.#isKnown',
    noticedIn: `${at}/bus/by-notify.test.ts`,
  },
  {
    breaks: 'a lease that was answered too late is never said to be held again',
    file: `${at}/lease.ts`,
    find: "    if (held) await takeOne(held.name, 'silence');\n    if (held) return;",
    put: '    if (held) return void (await take(db, held.name, holder));',
    noticedIn: `${at}/lease.test.ts`,
  },
  {
    breaks: 'a lease is taken from a holder who renews it',
    file: `${at}/lease.ts`,
    find: 'where lease.holder = excluded.holder or lease.until <= clock_timestamp()',
    put: 'where true',
    noticedIn: `${at}/jobs/by-turn.test.ts`,
  },
  {
    breaks: 'a holder that was silent never learns that it lost its lease',
    file: `${at}/lease.ts`,
    find: '    else onLost?.();\n',
    put: '',
    noticedIn: `${at}/lease.test.ts`,
  },
  {
    breaks: 'who takes the log from a silent process asks nobody to look anew',
    file: `${at}/outbox/turn.ts`,
    find: "    if (from === 'silence') void bus.sayMissed();\n",
    put: '',
    noticedIn: `${at}/outbox/turn.test.ts`,
  },
  {
    breaks: 'a process that leaves something in the outbox wakes nobody who works the log',
    file: `${at}/outbox/turn.ts`,
    find: '        else if (lease.isHeld()) wake();\n',
    put: '',
    noticedIn: `${at}/outbox/turn.test.ts`,
  },
  {
    breaks: 'counts of two processes are not added up',
    file: `${at}/http/count-store.ts`,
    find: 'do update set count = limits.count + excluded.count',
    put: 'do update set count = excluded.count',
    noticedIn: `${at}/http/count-store.test.ts`,
  },
];
