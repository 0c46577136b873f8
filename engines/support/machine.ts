import { execFileSync } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { programOf, type Running, start } from './engine.ts';

/** A machine of a test: an address of loopback, a folder, and an account of its own where the test may use one. */
export interface Machine {
  name: string;
  address: string;
  folder: string;
  /** The number of its account; absent where the test runs as an ordinary user. */
  account: number | undefined;
}

const isRoot = process.getuid?.() === 0;

/** Accounts that every Debian has and nobody works as: the network tells machines apart by the account that sends. */
const accounts = [9, 10, 39];

/** Whether a machine can be cut off from the others: packets are dropped by account, which takes root. */
export function canCutOff(): boolean {
  if (possible === undefined) {
    possible = isRoot && programOf('iptables') !== undefined && canFilter();
    if (!possible)
      console.log('left out: a machine that is cut off (needs root, and iptables with owner and connmark)');
  }
  return possible;
}

let possible: boolean | undefined;

function canFilter(): boolean {
  try {
    const mark = ['-d', '127.33.0.1', '-m', 'owner', '--uid-owner', '9', '-j', 'CONNMARK', '--or-mark', '0x1'];
    for (const change of ['-A', '-D'] as const) filter(change, mark);
    return true;
  } catch {
    return false;
  }
}

/** Makes the folders of some machines. */
export async function createMachines(folder: string, addresses: Readonly<Record<string, string>>): Promise<Machine[]> {
  // Each account reaches its own folder below.
  await chmod(folder, 0o755);
  return Promise.all(
    Object.entries(addresses).map(async ([name, address], at) => {
      const own = join(folder, name);
      await mkdir(own, { mode: 0o700 });
      const account = isRoot ? accounts[at] : undefined;
      if (account !== undefined) await chown(own, account, account);
      return { name, address, folder: own, account };
    }),
  );
}

/** Starts a program on a machine, in its folder and as its account. */
export function startOn(
  machine: Machine,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Running {
  const { account, folder } = machine;
  const inFolder = ['--chdir', folder, programOf(program)!, ...args];
  if (account === undefined) return start('/usr/bin/env', inFolder, env);
  const as = [`--reuid=${account}`, `--regid=${account}`, '--clear-groups'];
  return start('/usr/bin/setpriv', [...as, '/usr/bin/env', ...inFolder], { ...env, HOME: folder });
}

/** The processes of a machine: whatever works in its folder. */
export function processesOf({ folder }: Machine): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const at = readlinkSync(`/proc/${pid}/cwd`);
        return at === folder || at.startsWith(`${folder}/`);
      } catch {
        // It has ended, or is somebody else's.
        return false;
      }
    })
    .map(Number);
}

/** Sends a signal to all processes of a machine, until none is new. */
export function signalAll(machine: Machine, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  const had = new Set<number>();
  for (let more = processesOf(machine); more.length > 0; more = processesOf(machine).filter((pid) => !had.has(pid))) {
    for (const pid of more) {
      had.add(pid);
      try {
        process.kill(pid, signal);
      } catch {
        // It ended by itself.
      }
    }
  }
}

const filter = (change: '-A' | '-D', rule: readonly string[]): void =>
  void execFileSync(programOf('iptables')!, ['-w', change, 'OUTPUT', ...rule], { stdio: 'pipe' });

/** Whom a machine is cut off from: everybody, or the other machines alone, so that the site still reaches it. */
export type CutFrom = 'all' | 'peers';

const bitOf = ({ account }: Machine, from: CutFrom): string => {
  const at = accounts.indexOf(account ?? 0) + (from === 'all' ? 0 : accounts.length);
  return `0x${(1 << at).toString(16)}`;
};

/**
 * Marks what passes between a machine and others by bits of its own. All that is sent on loopback comes from one address, so an
 * answer is known by its connection alone.
 */
function marking(machine: Machine, peers: readonly Machine[]): string[][] {
  const mark = (from: CutFrom) => {
    return ['-m', 'conntrack', '--ctstate', 'NEW', '-j', 'CONNMARK', '--or-mark', bitOf(machine, from)];
  };
  const by = ({ account }: Machine): string[] => ['-m', 'owner', '--uid-owner', `${account}`];
  return [
    [...by(machine), '!', '-d', machine.address, ...mark('all')],
    ['-m', 'owner', '!', '--uid-owner', `${machine.account}`, '-d', machine.address, ...mark('all')],
    ...peers.flatMap((peer) => [
      [...by(machine), '-d', peer.address, ...mark('peers')],
      [...by(peer), '-d', machine.address, ...mark('peers')],
    ]),
  ];
}

const dropping = (machine: Machine, from: CutFrom): string[] => {
  const bit = bitOf(machine, from);
  return ['-m', 'connmark', '--mark', `${bit}/${bit}`, '-j', 'DROP'];
};

const peersOf = (machine: Machine, machines: readonly Machine[]): Machine[] =>
  machines.filter(({ name }) => name !== machine.name);

/** Begins to know what passes between machines, so that they can be cut off. */
export function prepareCuts(machines: readonly Machine[]): void {
  for (const machine of machines) for (const rule of marking(machine, peersOf(machine, machines))) filter('-A', rule);
}

/** Drops every packet between a machine and others, without a word to either; by itself it goes on. */
export const cutOff = (machine: Machine, from: CutFrom): void => filter('-A', dropping(machine, from));

/** Lets packets through again; harmless where they are. */
export function joinAgain(machine: Machine): void {
  for (const from of ['all', 'peers'] as const) remove(dropping(machine, from));
}

/** Removes all that was set for machines. */
export function forgetCuts(machines: readonly Machine[]): void {
  for (const machine of machines) {
    joinAgain(machine);
    for (const rule of marking(machine, peersOf(machine, machines))) remove(rule);
  }
}

function remove(rule: readonly string[]): void {
  try {
    filter('-D', rule);
  } catch {
    // There was no such rule.
  }
}
