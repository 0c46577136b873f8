import { beforeEach, expect, test, vi } from 'vitest';
import { sendByKeys } from './send-keys.ts';

class Elements {
  dataset: Record<string, string> = {};
  around: Partial<Record<'form' | 'dialog', object>> = {};
  isEditable = true;
  matches = () => this.isEditable;
  closest = (name: 'form' | 'dialog') => this.around[name] ?? null;
}
class Button extends Elements {
  ariaDisabled: string | null = null;
  pressed = 0;
  readonly type: string;
  readonly shown: boolean;
  constructor(type: string, shown = true) {
    super();
    this.type = type;
    this.shown = shown;
  }
  getClientRects = () => (this.shown ? [{}] : []);
  click = (): void => {
    this.pressed += 1;
  };
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Elements);
  vi.stubGlobal('HTMLButtonElement', Button);
});

/** Presses the key in a field; how often each button was pressed, and whether the key was taken. */
function press(buttons: Button[], keys: object, { field = new Elements(), inDialog = false } = {}) {
  field.around = inDialog
    ? { dialog: { querySelectorAll: () => buttons } }
    : { form: { elements: [field, ...buttons] } };
  const event = { key: 'Enter', target: field, preventDefault: vi.fn(), stopPropagation: vi.fn(), ...keys };
  sendByKeys(event as unknown as KeyboardEvent);
  return { pressed: buttons.map(({ pressed }) => pressed), taken: event.preventDefault.mock.calls.length === 1 };
}

test.each([{ ctrlKey: true }, { metaKey: true }])(
  '%o and Enter press the button of the form that is to be seen',
  (keys) => {
    const buttons = [new Button('button'), new Button('submit', false), new Button('submit'), new Button('submit')];
    expect(press(buttons, keys)).toEqual({ pressed: [0, 0, 1, 0], taken: true });
  },
);

test('one that says what is missing is pressed too, and a tool of the form is not', () => {
  const missing = new Button('button');
  missing.ariaDisabled = 'true';
  expect(press([new Button('button'), missing], { ctrlKey: true }).pressed).toEqual([0, 1]);
});

test('in a dialog without a form it is the last at its foot', () => {
  expect(press([new Button('button'), new Button('submit')], { ctrlKey: true }, { inDialog: true }).pressed).toEqual([
    0, 1,
  ]);
});

test.each([
  {},
  { ctrlKey: true, shiftKey: true },
  { ctrlKey: true, altKey: true },
  { ctrlKey: true, isComposing: true },
  { ctrlKey: true, key: 'a' },
])('%o is the field’s own', (keys) => {
  expect(press([new Button('submit')], keys)).toEqual({ pressed: [0], taken: false });
});

test('a key that stays down sends once; a field of one line, and one with keys of its own, are left alone', () => {
  expect(press([new Button('submit')], { ctrlKey: true, repeat: true })).toEqual({ pressed: [0], taken: true });
  const [line, chat] = [new Elements(), new Elements()];
  line.isEditable = false;
  chat.dataset.ownKeys = '';
  for (const field of [line, chat])
    expect(press([new Button('submit')], { ctrlKey: true }, { field })).toEqual({ pressed: [0], taken: false });
});
