/**
 * Stands in the page itself, behind its header, which is painted before this has come, and before all that isn't a link or a
 * form. Runs before all other code, and leaves the page as React drew it. Whatever is pressed shows it at once, and is done. A member's
 * marks are sent from here and the page stays; other forms are sent by the browser; what only later code can do waits for it.
 * Where data is dear that code is fetched once something needs it, and not before. Imports nothing, so that it is one small
 * piece.
 */
document.currentScript?.remove();

const acts: Promise<unknown>[] = [];
const page = document.documentElement;
/** A button, or a form that was sent without one. */
let held: HTMLElement | undefined;
let isComing = false;
let wasTried = false;

function stored(key: string, place: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** Changes with each log-in and log-out of this browser: what was drawn for one reader is not another's. */
const turn = stored('auth_turn');

/** By the reader's own choice on this device, else as the browser says (`onFrugalNetwork`). */
function savesData(): boolean {
  const [, choice] = /bb_lite=([01])/.exec(document.cookie) ?? [];
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return choice ? choice === '1' : !!connection?.saveData || /2g$/.test(connection?.effectiveType ?? '');
}

/** Adds what loads a file, and waits for it. */
const load = (name: 'link' | 'script', fields: object): Promise<unknown> =>
  new Promise((onload, onerror) =>
    document.head.append(Object.assign(document.createElement(name), fields, { onload, onerror })),
  );

/** Fetches all parts of the page's code at once, and then runs it. */
async function come(): Promise<void> {
  const [entry, ...parts] = document.getElementById('do')?.dataset.code?.split(' ') ?? [];
  if (!entry || isComing) return;
  isComing = wasTried = true;
  try {
    // Not as modules yet: a browser doesn't ask again for one that it could not get.
    await Promise.all([entry, ...parts, ...page.dataset.texts!.split(' ')].map(fetchPart));
    // One by one, each after those that it needs: what is pressed meanwhile shows it between two.
    const crossOrigin = isMissing ? 'use-credentials' : '';
    for (const src of [...parts, entry]) await load('script', { type: 'module', crossOrigin, src });
  } catch {
    giveUp();
  }
}

/**
 * A part could not be had. Its preload stays in the browser as failed, and so does what would find it: the next try fetches it
 * into the cache, and modules with credentials find no preload.
 */
let isMissing = false;

/** As a preload, which the page's code finds: no second request follows it. */
async function fetchPart(href: string): Promise<unknown> {
  if (isMissing) return (await fetch(href, { priority: 'low' })).arrayBuffer();
  try {
    await load('link', { rel: 'preload', as: 'script', crossOrigin: '', fetchPriority: 'low', href });
  } catch (error) {
    isMissing = true;
    // The site has been renewed since: its new page has the code that there is.
    if (held && (await fetch(href)).status === 404) location.reload();
    throw error;
  }
}

/** What waited for the code may be pressed again. */
function giveUp(): void {
  isComing = false;
  arrive();
  held?.classList.remove('pend');
  held = undefined;
}

/** What a page with little data can't do without code, beside its buttons. */
function needsCode(): boolean {
  // A session that only the code can take over, forget, or open this page for.
  const hasBegun = /bb_(entered|left)=/.test(document.cookie);
  const isShut = !document.getElementsByName('_token')[0] && stored('auth_token');
  // What was to be done here before a log-in at another site.
  return hasBegun || !!isShut || !!stored('left_for', 'sessionStorage') || !!document.querySelector('body noscript');
}

let isAwake = false;

/** A member's like or favourite, which is sent from here. */
const isMark = ({ ariaPressed, form }: HTMLButtonElement): boolean =>
  ariaPressed !== null && !!form?.elements.namedItem('_token');

/**
 * Whether the page's code serves it already: dialogs of the server's page come to life after the page around them. While the
 * code takes the page over, a press would wait for the whole of that: what can be served without leaving the page is.
 */
const isAlive = (element: HTMLElement): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps')) &&
  (isAwake || ((element as HTMLButtonElement).type !== 'button' && !isMark(element as HTMLButtonElement)));

function hold(button: HTMLElement): void {
  held?.classList.remove('pend');
  if (isAlive(button)) {
    button.classList.remove('pend');
    button.click();
    return;
  }
  held = button;
  button.classList.add('pend');
  page.classList.add('busy');
  come();
}

/** A like or a favourite; the page asks again what it became once its code is there. */
async function mark(button: HTMLButtonElement, form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  try {
    const answer = await fetch(button.formAction, { method: 'POST', body, headers: { accept: 'application/json' } });
    if ((await answer.json()).error) return sendForm(button);
  } catch {
    // The line is away: the code that is to come says so, and tries again.
    return hold(button);
  }
  button.classList.remove('pend');
  button.setAttribute('aria-pressed', button.ariaPressed === 'true' ? 'false' : 'true');
  // The same button takes it back.
  const action = button.getAttribute('formaction')!;
  button.setAttribute(
    'formaction',
    action.replace(/[01]$/, (on) => String(1 - Number(on))),
  );
}

/** The page that comes says why it was refused. */
function sendForm(button: HTMLButtonElement): void {
  document.removeEventListener('click', press, true);
  button.click();
}

function press(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || button.disabled || isAlive(button)) return;
  const { form } = button;
  const isPending = button.classList.contains('pend');
  const waits = button.type === 'button' && !button.hasAttribute('popovertarget');
  // A file comes while its page stays.
  const sends = button.type === 'submit' && form && button.hasAttribute('formaction') && !button.dataset.file;
  if (!(isPending || waits || sends)) return;
  // The page's code may listen already while it takes the page over: nothing is done by both.
  event.stopImmediatePropagation();
  // A double click on a switch asks for what was seen at its first.
  if (isPending || ((event as MouseEvent).detail > 1 && button.ariaPressed)) event.preventDefault();
  else if (waits) hold(button);
  else if (sends) {
    button.classList.add('pend');
    if (!isMark(button)) return;
    event.preventDefault();
    acts.push(mark(button, form));
  }
}

/** What begins and ends a press, from which React would take over the whole page before the click. */
const ends = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup'];

function shield(event: Event): void {
  if (!isAwake && event.target instanceof Element && event.target.closest('button')) event.stopImmediatePropagation();
}

/** A form that the code alone can send waits for it: the browser would leave the page, with what was typed in its address. */
function holdForm(event: SubmitEvent): void {
  const { submitter } = event;
  const form = event.target as HTMLFormElement;
  if (form.hasAttribute('action') || submitter?.hasAttribute('formaction') || isAlive(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  hold(submitter ?? form);
}

/** The line on top runs until the answer is there. */
function leave(event: Event): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if ((event as SubmitEvent).submitter?.dataset.file) return;
  if (
    event.type !== 'submit' &&
    (!link || link.target || link.download || link.hash || !link.protocol.startsWith('http'))
  )
    return;
  setTimeout(() => {
    if (event.defaultPrevented) return;
    page.classList.add('busy');
    // A form is sent once.
    (event as SubmitEvent).submitter?.classList.add('pend');
  });
}

/** A field that no form of the page sends is of use with code alone. */
function enterField({ target }: Event): void {
  const { form } = target as HTMLInputElement;
  if (form !== undefined && !form?.hasAttribute('action') && form?.id !== 'do') come();
}

/** The page is shown: perhaps again, as it was left. */
function arrive(event?: Event): void {
  page.classList.remove('busy');
  if (!(event as PageTransitionEvent | undefined)?.persisted) return;
  for (const button of document.querySelectorAll('.pend')) button.classList.remove('pend');
  checkReader();
}

/** The page is asked for anew where somebody has logged in or out since, unless its code does so. */
function checkReader(): void {
  if (!window.__router && document.visibilityState === 'visible' && stored('auth_turn') !== turn) location.reload();
}

/** A menu whose entries the code draws. */
function openMenu({ target }: Event): void {
  if ((target as Element).childElementCount === 0) come();
}

for (const name of ends) document.addEventListener(name, shield, true);
document.addEventListener('click', press, true);
document.addEventListener('click', leave);
document.addEventListener('submit', holdForm, true);
document.addEventListener('submit', leave);
document.addEventListener('visibilitychange', checkReader);
addEventListener('storage', checkReader);
document.addEventListener('focusin', enterField);
document.addEventListener('toggle', openMenu, true);
document.addEventListener('DOMContentLoaded', () => {
  const isFrugal = savesData();
  if (isFrugal) page.dataset.lite = '';
  if (!isFrugal || needsCode()) come();
});
addEventListener('pageshow', arrive);
// What broke off on the way is fetched again.
addEventListener('online', () => wasTried && come());
window.__early = {
  acts,
  get isAwake() {
    return isAwake;
  },
  wake: () => {
    isAwake = true;
    document.removeEventListener('focusin', enterField);
    document.removeEventListener('toggle', openMenu, true);
    arrive();
    if (!held || !isAlive(held)) return;
    const button = held;
    held = undefined;
    button.classList.remove('pend');
    return button;
  },
};
