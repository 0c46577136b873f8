import type { Language } from '../../../contract/primitives/countries.ts';
import { escapeHtml } from '../escape-html.ts';
import { translate } from '../texts.ts';

/** What an e-mail says. Every part is plain text in the reader's language; the markup is made here. */
interface EmailParts {
  locale: Language;
  siteName: string;
  title: string;
  paragraphs: readonly string[];
  /** A code to type, shown large. */
  code?: string;
  /** The one thing to do. */
  button?: { label: string; url: string };
  /** Small print: why it came, and what to do if it wasn't asked for. */
  notes?: readonly string[];
  /** Where e-mails of this kind are switched off. */
  unsubscribe?: { label: string; url: string };
}

/** Mail programs know neither style sheets nor custom properties, so the design's colours stand here again. */
const ink = '#1a1b2b';
const ink2 = '#4a4b5e';
const ink3 = '#636476';
const line = '#e4dfd8';
const canvas = '#f5f3f0';
const primary = '#2e43a6';
const soft = '#e8ecfa';
const value = '#ffb41f';
const field = '#1f2c74';
const family = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

/** The text and the markup of an e-mail, for `sendMail`. All of the site's e-mails look like this. */
export function composeEmail(parts: EmailParts): { text: string; html: string } {
  return { text: plain(parts), html: markup(parts) };
}

function plain({ title, paragraphs, code, button, notes = [], unsubscribe, locale, siteName }: EmailParts): string {
  const blocks = [
    title,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(button ? [`${button.label}\n${button.url}`] : []),
    ...notes,
    `-- \n${translate(locale, 'mail.footer', { siteName })}`,
    ...(unsubscribe ? [`${unsubscribe.label}\n${unsubscribe.url}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function markup(parts: EmailParts): string {
  const { title, paragraphs, locale, siteName, unsubscribe } = parts;
  const preview = paragraphs[0] ?? title;
  return [
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${canvas};${family}">`,
    '<tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">',
    `<tr><td style="background:${field};border-radius:14px 14px 0 0;border-bottom:4px solid ${value};padding:16px 24px;color:#ffffff;font-size:18px;font-weight:700">${escapeHtml(siteName)}</td></tr>`,
    `<tr><td style="background:#ffffff;border:1px solid ${line};border-top:0;border-radius:0 0 14px 14px;padding:24px">`,
    `<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3;color:${ink}">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, 16, ink2)),
    ...body(parts),
    '</td></tr>',
    `<tr><td style="padding:16px 24px;font-size:12px;line-height:1.5;color:${ink3}">`,
    escapeHtml(translate(locale, 'mail.footer', { siteName })),
    unsubscribe
      ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:${ink3}">${escapeHtml(unsubscribe.label)}</a>`
      : '',
    '</td></tr></table></td></tr></table>',
  ].join('\n');
}

function body({ code, button, notes = [], locale }: EmailParts): string[] {
  const parts: string[] = [];
  if (code) {
    parts.push(
      `<p style="margin:20px 0;padding:16px;background:${soft};border-radius:10px;text-align:center;font-size:30px;font-weight:700;letter-spacing:6px;color:${field}">${escapeHtml(code)}</p>`,
    );
  }
  if (button) {
    const url = escapeHtml(button.url);
    parts.push(
      `<p style="margin:20px 0"><a href="${url}" style="display:inline-block;background:${primary};color:#ffffff;text-decoration:none;font-weight:700;padding:13px 22px;border-radius:10px">${escapeHtml(button.label)}</a></p>`,
      paragraph(translate(locale, 'mail.copyLink'), 13, ink3),
      `<p style="margin:0 0 12px;font-size:13px;line-height:1.5;word-break:break-all"><a href="${url}" style="color:${primary}">${url}</a></p>`,
    );
  }
  return [...parts, ...notes.map((text) => paragraph(text, 14, ink3))];
}

const paragraph = (text: string, size: number, colour: string): string =>
  `<p dir="auto" style="margin:0 0 12px;font-size:${size}px;line-height:1.5;color:${colour}">${escapeHtml(text)}</p>`;
