import type { Plugin } from 'vite';

/** A chunk of texts in Hindi or French would grow by this. */
const mostEscaped = 0.01;

const escaped = (text: string): string => `\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes the few characters beyond ASCII of the server's code as escapes: a single one of them has Node store two bytes
 * for each character of a file that stays in memory as long as the site runs.
 */
export function oneBytePlugin(): Plugin {
  return {
    name: 'baobab:one-byte',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const wide = chunk.code.match(/[\u0080-\uffff]/g)?.length ?? 0;
        if (wide > 0 && wide < chunk.code.length * mostEscaped)
          chunk.code = chunk.code.replaceAll(/[\u0080-\uffff]/g, escaped);
      }
    },
  };
}
