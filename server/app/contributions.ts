import type { FastifyInstance } from 'fastify';
import { payDeeds } from '../domains/economy/index.ts';
import type { Contribution, OverdueSince } from '../platform/domain.ts';
import { askItself } from '../platform/http/asks-itself.ts';
import type { Reader } from '../platform/outbox/readers.ts';
import { pausedTasks } from '../platform/read-only.ts';
import type { References } from '../platform/references.ts';
import type { SealedAtRest } from '../platform/rotate-secret-key.ts';

/** What all domains hand up, one list for each kind. */
export const settingsOf = (all: readonly Contribution[]) => all.flatMap((d) => d.settings ?? []);
/** Why money moves, and where its entries lead; asked for once all are there. */
export const moneyOf = (all: () => readonly Contribution[]) => ({
  reasons: () => all().flatMap((d) => d.reasons ?? []),
  pagesOf: (domain: string) => all().find((d) => d.domain === domain && d.moneyPages)?.moneyPages,
});
export const figuresOf = (all: readonly Contribution[]) => all.flatMap(({ figures }) => figures ?? []);
/** What each domain knows of a member, by its name; those that know nothing are left out. */
export const knowingOf = (all: readonly Contribution[]) =>
  all.flatMap(({ domain, knownOf }) => (knownOf ? [{ domain, knownOf }] : []));
export const deedsOf = (all: readonly Contribution[]) => all.flatMap(({ deeds }) => deeds ?? []);
export const noticesOf = (all: readonly Contribution[]) => all.flatMap((d) => d.notices ?? []);
export const referencesOf = (all: readonly Contribution[]): References =>
  Object.assign({}, ...all.map((d) => d.references ?? {}));
export const sealedOf = (all: readonly Contribution[]): SealedAtRest => ({
  columns: all.flatMap((d) => d.sealed?.columns ?? []),
  lasting: all.flatMap((d) => d.sealed?.lasting ?? []),
});

/** Each domain reads the log of events by itself, and pays there for what members did in it. */
export const readersOf = (all: readonly Contribution[], paying: Parameters<typeof payDeeds>[1]): Reader[] =>
  all
    .map(({ domain, listeners = [], deeds = [] }) => ({
      name: domain,
      listeners: [...listeners, ...payDeeds(deeds, paying)],
    }))
    .filter(({ listeners }) => listeners.length > 0);

export const waitingOf = (all: readonly Contribution[]) => ({
  waiting: Object.assign({}, ...all.map((d) => d.waiting ?? {})),
  waitingForModerator: Object.assign({}, ...all.map((d) => d.waitingForModerator ?? {})),
});

/** What warms a process up, one domain after another. */
export const warmUpOf = (all: readonly Contribution[], server: FastifyInstance) => async (): Promise<void> => {
  for (const domain of all) await askItself(server, (await domain.warmUp?.()) ?? []);
};

/** What domains have done at their hours, or later. */
export const runsByItself = (deps: Parameters<typeof pausedTasks>[0], all: readonly Contribution[]) => ({
  tasks: pausedTasks(deps, all),
  cron: all.flatMap(({ cron }) => cron ?? []),
});

/** What they promise for an hour, by its name. */
export const overdueOf = (all: readonly Contribution[]): Readonly<Record<string, OverdueSince>> =>
  Object.assign({}, ...all.map(({ overdue }) => overdue ?? {}));

/** What domains declare, for checks and for commands. */
export const declaredBy = (all: readonly Contribution[]) => ({
  tables: Object.assign({}, ...all.map((d) => d.tables ?? {})),
  settings: settingsOf(all),
  reasons: moneyOf(() => all).reasons(),
  deeds: deedsOf(all),
  switches: all.flatMap((d) => d.switches ?? []),
  noticeKinds: noticesOf(all).flatMap(({ kinds }) => kinds),
  references: referencesOf(all),
  figures: figuresOf(all),
  sealedAtRest: sealedOf(all),
});
