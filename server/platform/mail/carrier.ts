export interface Mail {
  /** The same for each attempt, so that a mail sent twice by a crash is shown once. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
}

/** Takes mails away. */
export interface MailCarrier {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The receiving side will never take this mail, so that trying again is of no use. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

const patienceMilliseconds = 20_000;

const library = () => import('nodemailer');

/** Hands mails to the SMTP server of SMTP_URL; the code for it is loaded with the first. */
export function smtpCarrier(smtpUrl: string, from: { name: string; address: string }): MailCarrier {
  const open = async () =>
    (await library()).createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: patienceMilliseconds,
      greetingTimeout: patienceMilliseconds,
      socketTimeout: patienceMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send({ to, unsubscribeUrl, ...mail }) {
      opened ??= open();
      const transport = await opened;
      try {
        // As an object: a string would be read as a list of addresses.
        await transport.sendMail({
          ...mail,
          headers: headersOf(unsubscribeUrl),
          from,
          to: { name: '', address: to },
        });
      } catch (error) {
        const { code, responseCode = 0, message } = error as Error & { code?: string; responseCode?: number };
        if (code === 'EENVELOPE' && (responseCode === 0 || responseCode >= 500)) throw new Undeliverable(message);
        throw error;
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

const headersOf = (unsubscribeUrl: string | undefined): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Who our mails come from: the site's name at the host of its address. */
export function senderOf(settings: { siteName: string; publicUrl: string }): { name: string; address: string } {
  return { name: settings.siteName, address: `no-reply@${new URL(settings.publicUrl).hostname}` };
}
