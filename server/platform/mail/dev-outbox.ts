import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../../config/loopback.ts';
import type { Db } from '../context.ts';
import { escapeHtml } from '../escape-html.ts';
import { isThisMachine } from '../http/direct.ts';

const shownAtMost = 50;
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Shows developers what would have been sent, newest first, `?to=` to one of them. It shows codes: never mounted in
 * production, and not there for whoever comes from another machine, by another name or through a proxy.
 */
export function serveDevOutbox(app: FastifyInstance, db: Db): void {
  app.get<{ Querystring: { to?: string } }>('/dev/outbox', async (request, reply) => {
    if (!isDevelopers(request)) return reply.callNotFound();
    const outbox = await newest(db, request.query.to);
    reply.header('cache-control', 'no-store').header('content-security-policy', policy);
    if (request.headers.accept?.includes('application/json')) return reply.send(outbox);
    return reply.type('text/html; charset=utf-8').send(page(outbox));
  });
}

const isDevelopers = (request: FastifyRequest): boolean => isThisMachine(request) && isLoopback(request.hostname);

interface Sent {
  recipient: string;
  subject: string;
  text: string;
  at: Date;
  sentAt: Date | null;
  error: string | null;
}

async function newest(db: Db, to: string | undefined): Promise<{ mails: Sent[]; messages: Sent[] }> {
  const mails = await db
    .selectFrom('platform.mail_outbox')
    .$if(to !== undefined, (query) => query.where('recipient', '=', String(to)))
    .select([
      'recipient',
      'subject',
      'body_text as text',
      'created_at as at',
      'sent_at as sentAt',
      'last_error as error',
    ])
    .orderBy('id', 'desc')
    .limit(shownAtMost)
    .execute();
  const messages = await db
    .selectFrom('platform.sms_outbox')
    .$if(to !== undefined, (query) => query.where('recipient', '=', String(to)))
    .select(['recipient', 'body as text', 'created_at as at', 'sent_at as sentAt', 'last_error as error'])
    .orderBy('id', 'desc')
    .limit(shownAtMost)
    .execute();
  return { mails, messages: messages.map((message) => ({ ...message, subject: '' })) };
}

function page({ mails, messages }: { mails: Sent[]; messages: Sent[] }): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Outbox</title><h1>Outbox</h1>',
    `<h2>Mail (${mails.length})</h2>`,
    ...mails.map(entry),
    `<h2>SMS (${messages.length})</h2>`,
    ...messages.map(entry),
    '</html>',
  ].join('\n');
}

function entry({ recipient, subject, text, at, sentAt, error }: Sent): string {
  const state = sentAt ? `sent ${sentAt.toISOString()}` : error ? `failed: ${error}` : 'kept';
  return `<article><h3>${escapeHtml(recipient)} ${escapeHtml(subject)}</h3><p>${at.toISOString()} · ${escapeHtml(state)}</p><pre>${escapeHtml(text)}</pre></article>`;
}
