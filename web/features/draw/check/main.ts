import './check.css';
import type { DrawFacts } from '../../../../contract/domains/draw/verify/files.ts';
import { signedBy } from './chains.ts';
import { checkFile, type FileChecked, type StepShown, type Tickets } from './check-file.ts';

/**
 * The check of a draw, a page of its own without any other code of the site: it fetches the public file, or takes one that
 * is chosen, and computes everything here. Saved to disk it does the same with the file that is chosen.
 */
interface Given {
  language: string;
  texts: Record<string, string>;
  /** Where the check of signatures is, and how large it is. */
  signature: string;
  signatureBytes: number;
}

const given = JSON.parse(document.getElementById('given')?.textContent ?? '{}') as Given;
const isSaved = location.protocol === 'file:';
const drawid = Number(/[?&]draw=([1-9]\d{0,8})(?:&|$)/.exec(location.search)?.[1] ?? 0);
const fileAddress = `/v5/jackpot/${drawid}/file`;

/** Large, and needed by those alone who ask for it. */
const signatureCode = (): Promise<typeof import('./signature.ts')> => import(/* @vite-ignore */ given.signature);

const place = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const number = (value: number, digits = 0): string =>
  value.toLocaleString(given.language, { maximumFractionDigits: digits });
const size = (bytes: number): string =>
  bytes < 1000 ? `${number(bytes)} B` : bytes < 1e6 ? `${number(bytes / 1000)} kB` : `${number(bytes / 1e6, 1)} MB`;

/** A text with its values in their places. */
const say = (id: string, values: Record<string, string> = {}): string =>
  (given.texts[id] ?? id).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

function element(name: string, className: string, ...parts: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...parts);
  return made;
}

const fours = (value: string): string => (/^[0-9a-f]{32,}$/.test(value) ? value.replace(/(.{4})(?=.)/g, '$1 ') : value);

let text = '';
let bytes = 0;

function head(look: 'fits' | 'differs' | 'plain', title: string, words: string): void {
  const box = place('said');
  box.className = `said said-${look}`;
  box.replaceChildren(element('h1', '', title), element('p', '', words), actions());
}

/** Compute again, and the file to download or to give to others. */
function actions(): HTMLElement {
  const row = element('p', 'row');
  if (text !== '') {
    const again = element('button', 'btn', say('again'));
    again.addEventListener('click', () => begin());
    const link = element('a', 'btn', say('file', { size: size(bytes) })) as HTMLAnchorElement;
    link.href = drawid > 0 && !isSaved ? fileAddress : URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = 'draw.txt';
    row.append(again, link);
  }
  return row;
}

function stepWords(facts: DrawFacts): Record<string, string> {
  return {
    tickets: number(facts.entries),
    count: number(facts.picks.length),
    round: number(facts.beacon?.round ?? 0),
  };
}

function stepShown({ step, result, shown, computed }: StepShown, facts: DrawFacts): HTMLElement {
  const name = { fits: step, differs: `${step}Differs`, absent: `${step}Absent` }[result];
  const body = element(
    'div',
    '',
    element('h2', '', say(name)),
    // What is said of a step that fits isn’t true of one that differs.
    ...(result === 'differs'
      ? []
      : [element('p', '', say(result === 'absent' ? `${name}Text` : `${step}Text`, stepWords(facts)))]),
  );
  if (result !== 'absent') {
    const rows = [
      [say('shown'), shown],
      [say('computed'), computed],
    ].map(([label = '', value = '']) =>
      element('p', '', element('small', '', label), element('code', '', fours(value))),
    );
    const values = element('details', '', element('summary', '', say('values')), ...rows);
    if (result === 'differs') values.setAttribute('open', '');
    body.append(values);
  }
  if (step === 'beacon' && facts.beacon) body.append(signature(facts.beacon));
  return element('li', result, element('span', 'mark'), body);
}

/** Which step the public number is. */
const beaconStep = 3;

/** The signature of the round is checked by code that is fetched when it is asked for. */
function signature(beacon: NonNullable<DrawFacts['beacon']>): HTMLElement {
  if (isSaved) return element('p', 'note', say('signatureSaved'));
  const said = element('p', 'note');
  const signed = signedBy(beacon);
  if (!signed) {
    said.textContent = say('signatureUnknown');
    return said;
  }
  const ask = element('button', 'btn', say('signature', { size: size(given.signatureBytes) }));
  said.append(ask);
  ask.addEventListener('click', () => {
    said.textContent = say('computing');
    void signatureCode().then(
      ({ isSigned }) => saySignature(said, isSigned(signed)),
      () => {
        said.textContent = say('noFile');
      },
    );
  });
  return said;
}

function saySignature(said: HTMLElement, fits: boolean): void {
  said.textContent = say(fits ? 'signatureFits' : 'signatureDiffers');
  if (fits) return;
  said.className = 'note wrong';
  said.closest('li')?.setAttribute('class', 'differs');
  head('differs', say('differs'), say('differsText', { at: number(beaconStep) }));
}

/** Says where a ticket stands in the list; nothing leaves this device for it. */
function finder(tickets: Tickets, count: number): HTMLElement {
  const field = document.createElement('input');
  field.inputMode = 'numeric';
  field.id = 'ticket';
  const label = element('label', '', say('find'));
  label.setAttribute('for', 'ticket');
  const said = element('output', '');
  field.addEventListener('input', () => {
    const typed = Number(field.value.replace(/\D/g, ''));
    const found = tickets.get(typed);
    said.textContent = found
      ? say('found', { place: number(found.place), count: number(count), weight: number(found.weight) })
      : typed > 0
        ? say('notFound')
        : '';
  });
  return element('div', 'find', label, field, said);
}

function show(checked: FileChecked, seconds: number): void {
  place('steps').replaceChildren();
  if (checked.kind === 'broken') head('differs', say('title'), say('notDraw'));
  else if (checked.kind === 'early') head('plain', say('early'), say('earlyText'));
  else showSteps(checked, seconds);
}

function showSteps(checked: Extract<FileChecked, { kind: 'checked' }>, seconds: number): void {
  const { facts, steps, differs, tickets } = checked;
  const won = facts.picks.filter(({ outcome }) => outcome === 'won').length;
  const values = { ...stepWords(facts), seconds: number(Math.max(seconds, 0.1), 1), count: number(won) };
  if (differs)
    head(
      'differs',
      say('differs'),
      say('differsText', { at: number(steps.findIndex(({ step }) => step === differs) + 1) }),
    );
  else head('fits', say('fits', values), say('fitsText', values));
  place('steps').append(
    element('h2', 'label', say('did')),
    element('ol', '', ...steps.map((step) => stepShown(step, facts))),
    finder(tickets, facts.entries),
  );
}

/** Computes what was fetched or chosen, once the page has said so. */
function begin(): void {
  head('plain', say('computing'), say('intro'));
  setTimeout(() => {
    const started = performance.now();
    show(checkFile(text), (performance.now() - started) / 1000);
  }, 50);
}

function take(taken: Blob): Promise<void> {
  bytes = taken.size;
  return taken.text().then((read) => {
    text = read;
    begin();
  });
}

async function fetchFile(): Promise<void> {
  head('plain', say('computing'), say('intro'));
  try {
    const answer = await fetch(fileAddress);
    const type = answer.headers.get('content-type') ?? '';
    if (answer.ok && type.startsWith('text/plain')) return await take(await answer.blob());
    const why = type.startsWith('application/json') ? await answer.text() : '';
    head('plain', say('title'), say(why.includes('draw.unknown') ? 'unknown' : why ? 'notClosed' : 'noFile'));
  } catch {
    head('plain', say('title'), say('noFile'));
  }
}

const chosen = /\bbb_theme=(light|dark)/.exec(document.cookie)?.[1];
if (chosen) document.documentElement.dataset.theme = chosen;
const picker = place('chosen') as HTMLInputElement;
picker.addEventListener('change', () => {
  const [file] = picker.files ?? [];
  if (file) void take(file);
  // The same file can be chosen again once it was changed.
  picker.value = '';
});
place('choice').hidden = false;
if (drawid > 0 && !isSaved) {
  (place('back') as HTMLAnchorElement).href += `/${drawid}`;
  void fetchFile();
} else head('plain', say('title'), say('intro'));
