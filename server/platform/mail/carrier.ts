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

/** The address doesn't exist: the receiving side will never take this mail, so that trying again is of no use. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

/** The server refuses us or what we send, whoever it is for: our log-in, our sender, the form or the name of our mails. */
export class SenderRefused extends Error {
  override name = 'SenderRefused';
  /** What the server answered, without its words: they may name who the mail was for. */
  readonly answer: { code: string; status: number; command: string };

  constructor(message: string, answer: SenderRefused['answer']) {
    super(message);
    this.answer = answer;
  }
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

/** Says of a failure whom it is about: the recipient, ourselves, or this hour (RFC 5321, 4.2.1; RFC 3463). */
function judged(error: SmtpError): Error {
  const { code = '', responseCode: status = 0, response = '', command = '', message } = error;
  const enhanced = /\b[45]\.(\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  // 1.7 and 1.8 are said to a recipient as well, and are about the sender.
  const ofAddress = enhanced ? /^1\.(?![78]$)|^2\.1$/.test(enhanced) : [550, 551, 553].includes(status);
  const isFull = enhanced ? enhanced === '2.2' : status === 552 && command === 'RCPT TO';
  const isRefused = (status >= 500 && !isFull) || code === 'EAUTH';
  const ofRecipient = status === 0 || (command === 'RCPT TO' && isRefused && ofAddress);
  if (code === 'EENVELOPE' && ofRecipient) {
    return new Undeliverable(message);
  }
  return isRefused ? new SenderRefused(message, { code, status, command }) : error;
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
        throw judged(error as SmtpError);
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
