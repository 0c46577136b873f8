/**
 * Stands in the page itself and runs before all other code: whatever is pressed shows it at once, and is done. A member's
 * marks are sent from here and the page stays; other forms are sent by the browser; what only later code can do waits for it.
 * Imports nothing, so that it is one small piece.
 */
const acts: Promise<unknown>[] = [];
let held: HTMLElement | undefined;

function hold(button: HTMLElement): void {
  held?.classList.remove('pend');
  held = button;
  button.classList.add('pend');
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
  if (!button || button.disabled) return;
  if (button.classList.contains('pend')) {
    event.preventDefault();
    return;
  }
  if (button.type === 'button') {
    if (!button.hasAttribute('popovertarget')) hold(button);
    return;
  }
  const { form } = button;
  if (!form || !button.hasAttribute('formaction')) return;
  button.classList.add('pend');
  if (button.ariaPressed === null || !form.elements.namedItem('_token')) return;
  event.preventDefault();
  acts.push(mark(button, form));
}

document.addEventListener('click', press, true);
window.__early = {
  acts,
  wake: () => {
    document.removeEventListener('click', press, true);
    held?.classList.remove('pend');
    return held;
  },
};
