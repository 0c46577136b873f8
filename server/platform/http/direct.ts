import type { FastifyRequest } from 'fastify';

const ofProxies = ['forwarded', 'via', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'fly-client-ip'];
const beginnings = ['x-forwarded-', 'x-envoy-'];

/** Whether a request carries what proxies add. */
const carriesProxyHeaders = (headers: FastifyRequest['headers']): boolean =>
  Object.keys(headers).some(
    (name) => ofProxies.includes(name) || beginnings.some((beginning) => name.startsWith(beginning)),
  );

/** Whether a request came without a proxy, or by one that TRUST_PROXY names: only then has Fastify a list of addresses. */
export const isDirect = ({ headers, ips }: Pick<FastifyRequest, 'headers' | 'ips'>): boolean =>
  ips !== undefined || !carriesProxyHeaders(headers);

/** Whether somebody on this machine asks, and no proxy on it passes on what others ask. */
export const isThisMachine = ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean =>
  /^(?:::1|(?:::ffff:)?127\..*)$/.test(socket.remoteAddress ?? '') && !carriesProxyHeaders(headers);
