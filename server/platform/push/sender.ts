import webpush from 'web-push';
import type { Db } from '../context.ts';
import type { GuardedPost } from '../outgoing/guarded-post.ts';
import type { Secrets } from '../sealed-at-rest.ts';
import type { ServiceFaults } from '../service-faults.ts';
import { sharedKeys } from '../shared-keys.ts';

/** What a browser gives out to be reached by. */
interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushSender {
  /** What a browser subscribes with. */
  publicKey(): Promise<string>;
  /**
   * `gone`: the service says that the subscription has ended. `refused`: it says that something is wrong with us or with
   * the message, which ends nothing and is reported to operators. Anything that may pass is thrown, to be tried again.
   */
  send(target: PushTarget, payload: object, topic: string): Promise<'sent' | 'gone' | 'refused'>;
}

interface SenderDeps {
  db: Db;
  secrets: Secrets;
  clock: () => Date;
  post: GuardedPost;
  /** Where a push service can reach the site's operators: an https address or `mailto:`. */
  contact: string;
  faults: ServiceFaults;
}

const timeToLive = 86_400;
const timeoutMs = 10_000;

/** Encrypts messages for browsers and hands them to their push services (RFC 8030, 8291, 8292). */
export function createPushSender({ db, secrets, clock, post, contact, faults }: SenderDeps): PushSender {
  const load = sharedKeys({ db, secrets, clock }, 'vapid', () => {
    const { publicKey, privateKey } = webpush.generateVAPIDKeys();
    return { kid: publicKey.slice(0, 16), publicPart: { key: publicKey }, privatePart: privateKey };
  });
  /** They name this site to the push services, and every subscription is bound to them; both base64url. */
  const keys = async () => {
    const { publicPart, privatePart } = await load();
    return { publicKey: publicPart.key, privateKey: privatePart };
  };
  return {
    publicKey: async () => (await keys()).publicKey,
    send: async ({ endpoint, p256dh, auth }, payload, topic) => {
      const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
        vapidDetails: { subject: contact, ...(await keys()) },
        TTL: timeToLive,
        urgency: 'normal',
        topic,
      });
      const status = await post({
        url: endpoint,
        headers: details.headers as Headers,
        body: details.body!,
        timeoutMs,
      });
      const said = outcome(status);
      if (said === 'refused') await faults.refused('push-service', { host: new URL(endpoint).host, status });
      if (said === 'sent') await faults.took('push-service');
      return said;
    },
  };
}

type Headers = Record<string, string | number>;

/** Which answers of a push service say what (RFC 8030, 5 and 7.3; RFC 8292, 4.2). */
function outcome(status: number): 'sent' | 'gone' | 'refused' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  // Too many at once, or a fault of the service: of this hour.
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    throw new Error(`the push service answered ${status}`);
  }
  return 'refused';
}

/** The contact that push services are given: the site itself, or its mailbox where it has no address with TLS. */
export const contactOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:no-reply@${new URL(publicUrl).hostname}`;
