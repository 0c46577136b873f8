import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { CallName } from '../../contract/calls.ts';
import type { Provider } from '../../contract/domains/sign-in/third-party-limits.ts';
import type { Opened, Refused } from '../../contract/open-envelope.ts';
import type { Country } from '../../contract/primitives/countries.ts';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import type { Actor, ActorPort } from '../platform/context.ts';
import type { PieceStore } from '../platform/pieces/store.ts';
import type { SentPages } from './sent-pages.ts';

/** A call made for a page, inside this process: a refusal is an answer like any other. */
export type PageCall = (name: CallName, input: Record<string, unknown>) => Promise<Opened | Refused>;

export interface CallScope {
  actor: Actor | null;
  /** Looks the actor up once more, for what would be refused; absent for guests. */
  actorAfresh?: (() => Promise<Actor | null>) | undefined;
  country: Country;
  /** Filled by the reads of the page: what must change for the stored page to go. */
  cacheTags: Set<string>;
}

/** A page rendered to its end. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** The same by brotli, where it was packed for more than this reader. */
  packed?: Buffer;
  /** What the page shows, as cache tags (`t:tid`, `u:uid`, `f:fid`). */
  tags: string[];
}

/** What the pages ask of the rest of the server; app.ts puts it together. */
export interface PageDeps {
  actors: Pick<ActorPort, 'byPageCookie'>;
  viewerOf(actor: Actor): Promise<Viewer>;
  /** By what a page's own forms are known as drawn for this session. */
  formToken(actor: Actor): string;
  /** Counts a page that is drawn, and refuses past an address's share. */
  countRead(ip: string): void;
  callsFor(request: FastifyRequest, scope: CallScope): PageCall;
  /** Markup that was drawn once and serves many pages. */
  pieces: PieceStore;
  /** Pages that are sent again; absent where each is drawn from nothing, as tests compare. */
  sentPages: SentPages | undefined;
  /** Caches guests' whole pages (platform/cache/guest-pages.ts). */
  guestPages: { fill(url: string, render: (tags: Set<string>) => Promise<RenderedPage>): Promise<RenderedPage> };
  /** A guest was sent a page that the cache didn't have. */
  onGuestPage?(request: IncomingMessage): void;
  /** The shop of a country, or the general one; null where none is linked. */
  shopUrlOf(country: Country, reads: (tag: string) => void): Promise<string | null>;
  /** Where the app is had; absent where the page's own install hint serves. */
  appUrl?: string | undefined;
  /** Codes are sent by text message: registration by phone asks for one. */
  phoneCodes: boolean;
  /** Sites whose accounts serve to log in here. */
  otherSites: readonly Provider[];
  /** The time by which pages say how long ago something was. */
  now(): Date;
  publicUrl: string;
  siteName: string;
  development: boolean;
  /** Where `/media` redirects to; absent where it is served through. */
  mediaOrigin?: string | undefined;
}
