import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Country } from '../../../contract/primitives/countries.ts';
import type { Said } from '../../../contract/primitives/said.ts';
import type { ActorPort } from '../context.ts';
import type { BodyRooms } from '../http/body-room.ts';
import type { BoundCall } from '../http/handlers.ts';
import type { TakeIncoming } from '../http/incoming-files.ts';
import type { Platform } from '../platform.ts';
import type { FormTokens } from './form-token.ts';

/** A form that was refused, and the path of the page that it was sent from. */
export interface RefusedForm {
  request: FastifyRequest;
  reply: FastifyReply;
  path: string;
  status: number;
  said: Said;
}

export type DrawAgain = (refused: RefusedForm) => Promise<unknown>;

export interface FormsDeps {
  platform: Platform;
  calls: readonly BoundCall[];
  actors: ActorPort;
  tokens: FormTokens;
  /** Seals what a form hands to the page's script. */
  secret: string;
  rooms: BodyRooms;
  incoming: TakeIncoming;
  countRead: (ip: string) => void;
  publicUrl: string;
  secureCookies: boolean;
  /** Whose pages a path belongs to. */
  countryOf(path: string): Country;
  /** Answers by the page at `path`, with what was refused on it. */
  drawAgain: DrawAgain;
}
