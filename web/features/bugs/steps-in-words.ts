/** A description, and how to see the trouble, a step each. */
export interface InSteps {
  words: string;
  steps: readonly string[];
}

const open = '<ol>';
const close = '</ol>';

/** A report's message as HTML in two parts: the words, and the list of steps at its end, where there is one. */
export function partedMessage(html: string): { words: string; steps: string; count: number } {
  const at = html.lastIndexOf(open);
  if (at < 0 || !html.endsWith(close)) return { words: html, steps: '', count: 0 };
  const steps = html.slice(at);
  return { words: html.slice(0, at), steps, count: steps.split('<li').length - 1 };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (mark) => escapes[mark]!);

/** The lines of a field that are steps. */
export const stepsIn = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** What is sent: plain words, or HTML with the steps as a list at its end. */
export function messageOf(words: string, steps: string): { message: string; format: 'plain' | 'html' } {
  const lines = stepsIn(steps);
  if (lines.length === 0) return { message: words, format: 'plain' };
  const paragraphs = words.trim().split(/\n{2,}/);
  const body = paragraphs.map((lines) => `<p>${escaped(lines).replaceAll('\n', '<br>')}</p>`).join('');
  const list = lines.map((line) => `<li>${escaped(line)}</li>`).join('');
  return { message: `${body}${open}${list}${close}`, format: 'html' };
}
