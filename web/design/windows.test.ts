import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

test.each([
  ['narrow', 'width', '18rem', '100vw'],
  ['low', 'height', '30rem', '100vh'],
])(
  'a window is %s by the browser’s type, and by root type enlarged in any other way',
  async (name, side, from, whole) => {
    const { build } = await compile(`${tokens}\n@variant ${name} { .x { color: red; } }`);
    const sheet = build([]).replace(/\s+/g, ' ');
    expect(sheet).toContain(`@media (max-${side}: ${from}) { .x { color: red; } }`);
    expect(sheet).toContain(`@container not style(--bb-${name}: 0rem) { .x { color: red; } }`);
    expect(sheet).toContain(`--bb-${name}: clamp(0rem, (${from} - ${whole}) * 999, 1rem);`);
    // A length that stays a calculation is never equal to nothing.
    expect(sheet).toContain(`@property --bb-${name} { syntax: "<length>"; inherits: true; initial-value: 0; }`);
  },
);
