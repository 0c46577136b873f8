import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Question {
  challenge: string;
  [field: string]: unknown;
}

interface Circumstances {
  /** The page that the browser believes to be on. */
  origin: string;
  /** Another host than the page's. */
  rpId?: string;
  /** Another count of uses than the next one. */
  counter?: number;
  /** The owner was not asked for finger or PIN. */
  unverified?: boolean;
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** Lengths and small numbers as CBOR writes them. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const bytesOf = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const textOf = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const numberOf = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const mapOf = (...pairs: Buffer[]): Buffer => Buffer.concat([head(5, pairs.length / 2), ...pairs]);

/** An authenticator made of nothing but arithmetic: it answers as a phone would, and lies on request. */
export class SoftPasskey {
  readonly id: string = base64url(randomBytes(32));
  private readonly privateKey: KeyObject;
  private readonly cose: Buffer;
  private uses = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    const [atX, atY] = [x, y].map((half) => bytesOf(Buffer.from(half ?? '', 'base64url'))) as [Buffer, Buffer];
    const kind = [numberOf(1), numberOf(2), numberOf(3), numberOf(-7), numberOf(-1), numberOf(1)];
    this.cose = mapOf(...kind, numberOf(-2), atX, numberOf(-3), atY);
  }

  /** What a browser answers to the question that makes a passkey. */
  make(question: Question, circumstances: Circumstances) {
    const id = Buffer.from(this.id, 'base64url');
    const idLength = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, id, this.cose]);
    const authData = this.authData(circumstances, attested);
    const format = [textOf('fmt'), textOf('none'), textOf('attStmt'), mapOf()];
    const attestationObject = mapOf(...format, textOf('authData'), bytesOf(authData));
    return {
      ...this.envelope(),
      response: {
        clientDataJSON: clientData('webauthn.create', question, circumstances),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** What a browser answers to the question for a passkey. */
  show(question: Question, circumstances: Circumstances) {
    this.uses += 1;
    const authData = this.authData(circumstances);
    const client = clientData('webauthn.get', question, circumstances);
    const signed = Buffer.concat([authData, sha256(Buffer.from(client, 'base64url'))]);
    return {
      ...this.envelope(),
      response: {
        clientDataJSON: client,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.privateKey)),
      },
    };
  }

  private envelope() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private authData({ origin, rpId, counter, unverified }: Circumstances, attested?: Buffer): Buffer {
    const flags = 1 | (unverified ? 0 : 4) | (attested ? 64 : 0);
    const uses = Buffer.alloc(4);
    uses.writeUInt32BE(counter ?? this.uses);
    const host = sha256(rpId ?? new URL(origin).hostname);
    return Buffer.concat([host, Buffer.from([flags]), uses, attested ?? Buffer.alloc(0)]);
  }
}

const clientData = (type: string, { challenge }: Question, { origin }: Circumstances): string =>
  base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
