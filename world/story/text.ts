/** Rich text in few signs: paragraphs, lists and quotes as the composer would send them. */
export const p = (...lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join('');
export const b = (text: string): string => `<strong>${text}</strong>`;
export const i = (text: string): string => `<em>${text}</em>`;
export const ul = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const ol = (...items: string[]): string => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
export const quote = (text: string): string => `<blockquote><p>${text}</p></blockquote>`;
export const link = (href: string, text: string): string => `<a href="${href}">${text}</a>`;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Words as they are, as one paragraph. */
export const plain = (text: string): string => `<p>${text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)}</p>`;
